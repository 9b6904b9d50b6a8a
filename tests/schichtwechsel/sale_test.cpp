// Step V: the sale of coke.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

TEST(SwCokeSale, APairBringsACoinAndAWhiteToken) {
  Position at(2);
  at.round(2).coke(0, 2).begin_sale();
  EXPECT_EQ(at.legal(), (Texts{"sell", "hold"}));
  at.play("sell");
  EXPECT_EQ(at.coke(0), 0);
  EXPECT_EQ(at.pairs(0), 1);
  EXPECT_EQ(at.coins(0), 2);
  EXPECT_EQ(at.points(0), 0) << "points come at the end of the game";
}

// A16
TEST(SwCokeSale, ItsWhiteTokenComesOnTopOfThree) {
  Position at(2);
  at.round(2).tile(0, "coal-merchant").coke(0, 2).begin_bonuses();
  ASSERT_EQ(at.question(), "sale");
  EXPECT_EQ(at.white(0), 3);
  at.play("sell");
  EXPECT_EQ(at.white(0), 4);
}

TEST(SwCokeSale, MayBeRefused) {
  Position at(2);
  at.round(2).coke(0, 3).begin_sale();
  at.play("hold");
  EXPECT_EQ(at.coke(0), 3);
  EXPECT_EQ(at.coins(0), 1);
  EXPECT_EQ(at.white(0), 3);
  EXPECT_EQ(at.phase(), "actions");
}

TEST(SwCokeSale, IsNotPossibleInTheFirstRound) {
  Position at(2);
  at.tile(0, "coal-merchant").coke(0, 2).begin_bonuses();
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.coke(0), 2);
}

TEST(SwCokeSale, IsPossibleFromTheSecondRoundOn) {
  for (int round = 2; round <= 5; ++round) {
    Position at(2);
    at.round(round).tile(0, "coal-merchant").coke(0, 2).begin_bonuses();
    EXPECT_EQ(at.question(), "sale") << "round " << round;
  }
}

TEST(SwCokeSale, NeedsTwoCokeOnWagons) {
  Position at(2);
  at.round(2).coke(0, 1).plant(0, {"own", "Q3"}).begin_sale();
  EXPECT_EQ(at.phase(), "actions") << "coke in the plant does not count";
}

TEST(SwCokeSale, IsOnePairARound) {
  Position at(2);
  at.round(2).coke(0, 6).begin_sale();
  at.play("sell");
  EXPECT_EQ(at.coke(0), 4) << "upper coke moves down, but is not sold";
  EXPECT_EQ(at.pairs(0), 1);
  EXPECT_EQ(at.phase(), "actions");
}

TEST(SwCokeSale, GoesClockwiseFromTheFirstPlayer) {
  Position at(4);
  at.round(2).first(2).coke(0, 2).coke(1, 2).coke(3, 3).begin_sale();
  EXPECT_EQ(at.turn(), 3) << "seat 2 has nothing to sell";
  at.play("sell");
  EXPECT_EQ(at.turn(), 0);
  at.play("hold");
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwCokeSale, FillsTheColumnsFromLeftToRight) {
  Position at(2);
  at.round(5).pairs(0, 2).coke(0, 2).begin_sale();
  at.play("sell");
  EXPECT_EQ(at.pairs(0), 3);
  at.end_round();
  EXPECT_EQ(at.points(0, "coke"), 4 + 6 + 7);
}

// A24: with eleven coke a sixth pair cannot arise.
TEST(SwCokeSale, TheFifthPairIsTheLast) {
  Position at(2);
  at.round(5).pairs(0, 4).coke(0, 3).begin_sale();
  at.play("sell");
  EXPECT_EQ(at.pairs(0), 5);
  EXPECT_EQ(at.coke(0), 1);
  at.begin_sale();
  EXPECT_EQ(at.phase(), "actions");
}

TEST(SwCokeSale, ComesAfterTheWhiteTokensAndBeforeTheBar) {
  Position at(2);
  at.round(2).tile(0, "coal-merchant").coke(0, 2).bar(0, {"B1"}).begin_bonuses();
  EXPECT_EQ(at.question(), "sale");
  at.play("sell");
  EXPECT_EQ(at.question(), "option");
  EXPECT_EQ(at.phase(), "bar");
}

TEST(SwCokeSale, EverybodyHasSoldBeforeTheBarIsUsed) {
  Position at(2);
  at.round(2).coke(1, 2).bar(0, {"B1"}).begin_sale();
  EXPECT_EQ(at.question(), "sale");
  EXPECT_EQ(at.turn(), 1);
}

}  // namespace
}  // namespace pithead::schichtwechsel
