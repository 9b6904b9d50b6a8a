// The rules of the added game, a test each.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/pit_pony/game.h"
#include "tests/add_a_game/position.h"

namespace pithead::pit_pony {
namespace {

TEST(PitPony, EachHoldsThreeLoadsAndTheOthersAreTheStack) {
  Rng rng(1);
  const State s = PitPony::deal(4, {}, rng);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(count(s.seats[seat].hand), kHand);
  EXPECT_EQ(s.left, kLoads - 4 * kHand);
}

TEST(PitPony, ALoadOnTheTrainAndOneDrawn) {
  Position at;
  at.hand(0, {2, 2, 5}).hand(1, {1}).stack({6});
  at.play("haul 2");
  EXPECT_EQ(at.state.train, (Loads{0, 1, 0, 0, 0, 0}));
  EXPECT_EQ(at.state.seats[0].hand, (Loads{0, 1, 0, 0, 1, 1}));
  EXPECT_EQ(at.state.turn, 1);
}

TEST(PitPony, OnlyWhoBuriesALoadKnowsWhichAndOnlyWhoDrawsSeesIt) {
  Position at;
  at.hand(0, {2}).hand(1, {1}).stack({6});
  at.play("bury 2");
  EXPECT_EQ(at.heard_by(0), (std::vector<std::string>{"Ann buries a load", "You bury 2", "You draw 6"}));
  EXPECT_EQ(at.heard_by(1), (std::vector<std::string>{"Ann buries a load"}));
}

TEST(PitPony, ATrainOfTenBringsThreePointsAndOneForEachWagon) {
  Position at;
  at.hand(0, {4}).hand(1, {1}).train({1, 5});
  at.play("haul 4");
  EXPECT_EQ(PitPony::score(at.state, 0).total(), 3 + 3);
  EXPECT_EQ(count(at.state.train), 0);
}

TEST(PitPony, AHeavierTrainIsRefusedAndCostsTwo) {
  Position at;
  at.hand(0, {5}).hand(1, {1}).train({1, 5});
  at.play("haul 5");
  EXPECT_EQ(PitPony::score(at.state, 0).total(), -2);
  EXPECT_EQ(at.state.gone, (Loads{1, 0, 0, 0, 2, 0}));
}

TEST(PitPony, EqualPointsShareTheVictoryWhenAllHandsAreEmpty) {
  Position at;
  at.hand(0, {1}).hand(1, {1});
  at.play("haul 1");
  EXPECT_TRUE(PitPony::winners(at.state).empty());
  at.play("bury 1");
  EXPECT_EQ(PitPony::to_move(at.state), kNobody);
  EXPECT_EQ(PitPony::winners(at.state).size(), 2);
}

}  // namespace
}  // namespace pithead::pit_pony
