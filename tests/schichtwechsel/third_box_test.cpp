// What is in the third box, which new games have: as its file says, and where it differs from the second.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/schichtwechsel/box_file.h"
#include "games/schichtwechsel/box_words.h"
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

const Box& third_box = boxes[kUsualBox];

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines{{}};
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back().push_back(c);
    }
  }
  return lines;
}

TEST(SwThirdBox, IsWhatNewGamesHaveAndOldOnesHaveTheFirst) {
  EXPECT_EQ(kBoxNames[kUsualBox], "third");
  EXPECT_EQ(kBoxNames[kSecondBox], "second");
  EXPECT_EQ(kBoxNames[game_options[2].before], "first");
  Rng rng(1);
  EXPECT_EQ(&box_of(Schichtwechsel::deal(2, {}, rng)), &third_box);
}

TEST(SwThirdBox, IsAsItsFileSays) {
  std::ifstream file(PITHEAD_SOURCE_DIR "/docs/games/schichtwechsel/third.box");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const BoxOrFault read = read_box(text);
  ASSERT_TRUE(read.print.has_value()) << read.fault.line << ": " << read.fault.what;
  EXPECT_EQ(write_box(*read.print), write_box(third_box));
}

TEST(SwThirdBox, DiffersFromTheSecondInRoadAndRailInAmountsAndInWhatFewPlayersHave) {
  const auto second = lines_of(write_box(boxes[kSecondBox]));
  const auto third = lines_of(write_box(third_box));
  ASSERT_EQ(second.size(), third.size());
  std::vector<std::string> changed;
  for (std::size_t i = 0; i < third.size(); ++i)
    if (second[i] != third[i]) changed.push_back(third[i].substr(0, third[i].find(':')));
  EXPECT_EQ(changed,
            (std::vector<std::string>{"carts",        "road length",        "road points",   "road barriers",
                                      "rail length",  "rail points",        "rail barriers", "circle 5",
                                      "card cart-L",  "card cart-M",        "card coke-L",   "card coke-M",
                                      "card load-M",  "card load-S",        "card route-M1", "card route-M2",
                                      "card miner-L", "tile engine-driver", "tile overman",  "tile hewer"}));
}

const Tasks& effects(std::string_view name) {
  for (std::size_t i = 0; i < kCards; ++i)
    if (kCardNames[i] == name) return third_box.cards[i].effects;
  ADD_FAILURE() << name;
  return third_box.cards[0].effects;
}

// A medium card costs as much as two small ones, which may be used as often as one likes.
TEST(SwThirdBox, GivesMoreForAMediumCardThanForTwoSmallOnesAndMostForALargeOne) {
  // How many carts, wagons or coke a card is for.
  const auto amount = [](const std::string& name) { return effects(name).list[0].amount; };
  for (const std::string kind : {"cart", "load"}) EXPECT_GT(amount(kind + "-M"), 2 * amount(kind + "-S"));
  for (const std::string kind : {"cart", "coke", "load"}) EXPECT_GT(amount(kind + "-L"), amount(kind + "-M"));
  // Four wagons are hardly ever full at once, so coking brings points.
  EXPECT_EQ(write_tasks(effects("coke-M")), "3 coke, 2 points");
  EXPECT_EQ(write_tasks(effects("coke-S")), "2 coke, water +1");
}

// Whoever comes later finds a large card as good as those that are gone.
TEST(SwThirdBox, HasPointsOnLargeCardsThatBringLess) {
  EXPECT_EQ(write_tasks(effects("coke-L")), "4 coke, 2 points");
  EXPECT_EQ(write_tasks(effects("miner-L")), "miner, 2 points");
  EXPECT_EQ(write_tasks(effects("route-L2")), "1 rail, 1 canal, 1 point");
  EXPECT_EQ(write_tasks(effects("route-M2")), "1 road, 1 rail, 1 point");
}

// A circle for four players only, so with fewer nothing differs.
TEST(SwThirdBox, LetsTheFirstWindingCopyMediumCardsToo) {
  Position at(4);
  at.state.box = kUsualBox;
  for (std::size_t seat = 0; seat < 4; ++seat) at.state.seats[seat] = new_player(third_box);
  at.miner(0, "overman").purse(0, "WW").play("card miner-M");
  EXPECT_TRUE(at.offers("copy route-S"));
  EXPECT_TRUE(at.offers("copy route-M1"));
  EXPECT_FALSE(at.offers("copy route-L1"));
  EXPECT_EQ(write_tasks(third_box.circles[kFirstWinding].benefit), "copy small or medium");
  EXPECT_EQ(write_tasks(boxes[kSecondBox].circles[kFirstWinding].benefit), "copy small");
}

TEST(SwThirdBox, HasTwentyOneNineteenOrSeventeenActionCardsInPlay) {
  EXPECT_EQ(std::popcount(third_box.cards_for[4]), 21);
  EXPECT_EQ(std::popcount(third_box.cards_for[3]), 19);
  EXPECT_EQ(std::popcount(third_box.cards_for[2]), 17);
}

TEST(SwThirdBox, HasAHashOfItsOwnAsEveryBoxHasAndTheFirstKeepsTheOldOne) {
  std::set<std::uint64_t> hashes;
  for (std::size_t box = 0; box < kBoxNames.size(); ++box) {
    Rng rng(1);
    hashes.insert(Schichtwechsel::hash(Schichtwechsel::deal(2, with_box(box), rng)));
  }
  EXPECT_EQ(hashes.size(), kBoxNames.size());
  EXPECT_EQ(kBoxNumbers[kFirstBox], 0) << "it was the only one";
  EXPECT_EQ(kBoxNumbers[kSecondBox], 2) << "games are played with it";
}

}  // namespace
}  // namespace pithead::schichtwechsel
