// Coal that stays on the wagon on which it was laid, as a box may say (A46). Everywhere else it may be
// rearranged, which coking_test.cpp, water_and_tokens_test.cpp and final_scoring_test.cpp have.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// The first box, but for its coal: two wagons for one coal, one for two, and one for two with the token.
Position where_coal_stays(int players = 4) {
  Print print = boxes[kFirstBox];
  print.coal_stays = true;
  bring_own_box(print);
  Position at(players);
  at.state.box = kOwnBox;
  return at.settle();
}

Numbers wagons(const Position& at, Seat seat = 0) {
  Numbers coal;
  for_each_wagon(box_of(at.state), at.state.seats[seat], [&](int here, int) { coal.push_back(here); });
  return coal;
}

// The token wagon shows its white token in step IV.
bool shows_token(const Position& at) { return !hides_white_token(box_of(at.state), at.state.seats[0]); }

TEST(SwWagons, AreFilledOneAfterTheOtherThatWithTheTokenLast) {
  const std::vector<Numbers> after{{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0},
                                   {1, 1, 2, 0}, {1, 1, 2, 1}, {1, 1, 2, 2}};
  for (std::size_t coal = 0; coal < after.size(); ++coal) {
    Position at = where_coal_stays();
    at.coal(0, static_cast<int>(coal));
    EXPECT_EQ(wagons(at), after[coal]);
    EXPECT_EQ(shows_token(at), coal < 5);
  }
}

TEST(SwWagons, KeepTheirCoalWhenAnotherIsCoked) {
  Position at = where_coal_stays();
  at.coal(0, 5).purse(0, "W").play({"card coke-S", "coke 1 Q1"});
  EXPECT_EQ(wagons(at), (Numbers{1, 0, 2, 1})) << "the begun wagon stays begun";
  EXPECT_FALSE(shows_token(at)) << "with four coal that may be rearranged it would";
  EXPECT_EQ(Schichtwechsel::broken_law(at.state), nullptr);
}

TEST(SwWagons, AreCokedOnlyWhereTheyAreFull) {
  Position at = where_coal_stays();
  at.coal(0, 4).purse(0, "P").play({"card coke-L", "coke 1 Q1", "coke 1 Q2"});
  EXPECT_EQ(wagons(at), (Numbers{0, 0, 2, 0}));
  EXPECT_EQ(at.legal("coke 1"), Texts{}) << "two coal on a large wagon fill no small one";
  EXPECT_FALSE(at.legal("coke 2").empty());
  Position begun = where_coal_stays();
  begun.coal(0, 3).purse(0, "P").play({"card coke-L", "coke 1 Q1", "coke 1 Q2"});
  EXPECT_EQ(wagons(begun), (Numbers{0, 0, 1, 0}));
  EXPECT_EQ(begun.turn(), 1) << "nothing more can be coked";
  Position next = begun;
  next.state.turn = 0;
  EXPECT_FALSE(next.purse(0, "P").offers("card coke-L")) << "one coal, and no wagon is full";
}

TEST(SwWagons, AreCokedAgainWithinOneEffectOnlyIfFullAgain) {
  Position at(4);
  at.coal(0, 6).purse(0, "P").play({"card coke-L", "coke 1 Q1", "coke 1 Q2"});
  EXPECT_TRUE(at.legal("coke 1").empty()) << "two small wagons are all there are, however coal is arranged";
  Position stays = where_coal_stays();
  stays.coal(0, 6).purse(0, "P").play({"card coke-L", "coke 2 Q1", "coke 2 Q2"});
  EXPECT_TRUE(stays.legal("coke 2").empty());
  EXPECT_FALSE(stays.legal("coke 1").empty());
}

TEST(SwWagons, TheOneWithTheTokenIsCokedFirst) {
  Position at = where_coal_stays();
  at.coal(0, 6).purse(0, "W").play({"card coke-S", "coke 2 Q1"});
  EXPECT_EQ(wagons(at), (Numbers{1, 1, 2, 0}));
  EXPECT_TRUE(shows_token(at));
  at.state.turn = 0;
  at.purse(0, "W").play({"card coke-S", "coke 2 Q2"});
  EXPECT_EQ(wagons(at), (Numbers{1, 1, 0, 0}));
}

TEST(SwWagons, TakeTheCoalOfCartsAndBonusesWhereThereIsRoom) {
  Position at = where_coal_stays();
  at.coal(0, 5).purse(0, "WW").play({"card coke-S", "coke 1 Q1"});
  at.state.turn = 0;
  at.cart(0, "K3", "coal", 2).purse(0, "W").play({"card cart-S", "cart K3"});
  EXPECT_EQ(wagons(at), (Numbers{1, 1, 2, 2}));
  EXPECT_EQ(at.coal(0), 6);
}

TEST(SwWagons, ScoreAtTheEndAsTheyStand) {
  Position at = where_coal_stays();
  at.coal(0, 5).purse(0, "W").play({"card coke-S", "coke 1 Q1"});
  EXPECT_EQ(leftover_points(box_of(at.state), at.state.seats[0]), 2 + 1) << "two full wagons and a coke";
  Position free(4);
  free.coal(0, 5).purse(0, "W").play({"card coke-S", "coke 1 Q1"});
  EXPECT_EQ(leftover_points(box_of(free.state), free.state.seats[0]), 3 + 1)
      << "arranged anew they are three";
}

TEST(SwWagons, AreAPartOfTheHash) {
  Position at = where_coal_stays();
  at.coal(0, 3);
  State other = at.state;
  other.seats[0].coal_on_small = 1;  // and two on a large one
  EXPECT_NE(Schichtwechsel::hash(other), Schichtwechsel::hash(at.state));
}

TEST(SwWagons, KeepTheLawsInRandomGames) {
  where_coal_stays();
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Rng rng(seed);
    State state = Schichtwechsel::deal(2 + static_cast<int>(seed % 3), with_box(kOwnBox), rng);
    Moves moves;
    while (state.question != Question::Over) {
      Schichtwechsel::legal(state, moves);
      NoEvents silence;
      Schichtwechsel::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
      ASSERT_EQ(Schichtwechsel::broken_law(state), nullptr) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace pithead::schichtwechsel
