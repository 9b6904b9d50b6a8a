// What is in the second box: as its file says, and as the text is read best.
#include <fstream>
#include <iterator>
#include <string>

#include "games/schichtwechsel/box_file.h"
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

const Box& second_box = boxes[kSecondBox];

const Card& card(std::string_view name) {
  for (std::size_t i = 0; i < kCards; ++i)
    if (kCardNames[i] == name) return second_box.cards[i];
  ADD_FAILURE() << "there is no card " << name;
  return second_box.cards[0];
}

bool has(const Barrier& barrier, Effect effect) {
  return std::ranges::any_of(barrier.benefits, [&](Task task) { return task.effect == effect; });
}

TEST(SwSecondBox, IsAsItsFileSays) {
  std::ifstream file(PITHEAD_SOURCE_DIR "/docs/games/schichtwechsel/second.box");
  const BoxOrFault read = read_box(std::string{std::istreambuf_iterator<char>(file), {}});
  ASSERT_TRUE(read.print.has_value()) << read.fault.line << ": " << read.fault.what;
  EXPECT_EQ(write_box(*read.print), write_box(second_box));
}

TEST(SwSecondBox, HasHousesOnBarriersOfTheirOwn) {
  int houses = 0;
  for (const TrackForm& track : second_box.tracks) {
    int choices = 0;
    for (const Barrier& barrier : track.barriers) {
      choices += has(barrier, Effect::MinerOrHeadframe) ? 1 : 0;
      if (!has(barrier, Effect::Build)) continue;
      ++houses;
      EXPECT_EQ(barrier.benefits.count, 1) << "a house and nothing else";
    }
    EXPECT_EQ(choices, 4);
    EXPECT_FALSE(has(track.barriers[0], Effect::Build)) << "sooner or later, but not at first";
  }
  EXPECT_EQ(houses, kBarSpaces);
}

TEST(SwSecondBox, LetsTheFirstTurnCrossNoBarrierOfTheRoad) {
  EXPECT_GT(second_box.tracks[0].barriers[0].after, spaces_of(card("route-L1").effects.list[0]) + 1);
}

TEST(SwSecondBox, HasALargeRouteForEachPlayerButOneAndTwoForTwo) {
  for (const auto& [players, routes] : {std::pair{2U, 2}, {3U, 2}, {4U, 3}}) {
    int large = 0;
    for (const auto* name : {"route-L1", "route-L2", "route-M1", "route-M2"}) {
      const Card& route = card(name);
      large += route.size == Size::Large && players >= route.min_players && players <= route.max_players;
    }
    EXPECT_EQ(large, routes) << players << " players";
  }
}

TEST(SwSecondBox, HasTwentyOneNineteenOrSeventeenActionCardsInPlay) {
  EXPECT_EQ(std::popcount(second_box.cards_for[4]), 21);
  EXPECT_EQ(std::popcount(second_box.cards_for[3]), 19);
  EXPECT_EQ(std::popcount(second_box.cards_for[2]), 17);
}

TEST(SwSecondBox, StartsMinersBeforeTheGateWhereAToolIsDiscarded) {
  Rng rng(1);
  State state = Schichtwechsel::deal(2, with_box(kSecondBox), rng);
  EXPECT_EQ(circle_name(second_box, state.seats[0].miner), "before-gate");
  EXPECT_EQ(second_box.circles[0].benefit.list[0], kTool);
}

TEST(SwSecondBox, ReadsTheTextWhereItIsPlain) {
  EXPECT_FALSE(second_box.spoil_forced) << "the spoil of the first headframe may be refused (A45)";
  EXPECT_FALSE(second_box.lamp_copies_water) << "the lamp room copies what costs exactly one player token";
}

}  // namespace
}  // namespace pithead::schichtwechsel
