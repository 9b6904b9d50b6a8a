// Steps III and IV: the pit water rises, and white tokens are taken.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Four players whose upper bonuses touch nothing that matters here: each puts a cube on a cart.
Position before_bonuses() {
  Position at(4);
  at.tile(0, "overman").tile(1, "haulier").tile(2, "hewer").tile(3, "engine-driver");
  for (Seat seat = 0; seat < 4; ++seat) at.cart(seat, "K1", "coal", 1).tools(seat, 0);
  return at;
}
void take_bonuses(Position& at) {
  at.begin_bonuses();
  at.play({"cube coal K2", "cube spoil K2", "cube coal K2", "cube coal K2"});
}

TEST(SwWaterRise, LiftsEverybodysWaterByOne) {
  Position at = before_bonuses();
  at.water(0, 0).water(1, 1).water(2, 2).water(3, 3);
  take_bonuses(at);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at.water(seat), seat + 1);
    EXPECT_EQ(at.tools(seat), 0);
    EXPECT_EQ(at.points(seat), 0);
  }
}

TEST(SwWaterRise, AtTheTopAToolIsTakenAndTheWaterFallsByThree) {
  Position at = before_bonuses();
  at.water(1, 4);
  take_bonuses(at);
  EXPECT_EQ(at.water(1), 5 - 3);
  EXPECT_EQ(at.tools(1), 1);
}

TEST(SwWaterRise, ComesInEveryRound) {
  for (int round = 1; round <= 5; ++round) {
    Position at = before_bonuses();
    at.round(round);
    take_bonuses(at);
    EXPECT_EQ(at.water(0), 3) << "round " << round;
    EXPECT_EQ(at.white(0), 3) << "round " << round;
  }
}

TEST(SwWhiteTokens, AreThreeWhenNothingHidesThem) {
  Position at = before_bonuses();
  take_bonuses(at);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(at.white(seat), 3);
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.turn(), 0);
}

TEST(SwWhiteTokens, OneIsHiddenByTheWaterAtItsLevel) {
  Position at = before_bonuses();
  at.water(0, 3).water(1, 2).water(2, 4);
  take_bonuses(at);
  EXPECT_EQ(at.water(0), 4);
  EXPECT_EQ(at.white(0), 2) << "the water has risen before";
  EXPECT_EQ(at.white(1), 3);
  EXPECT_EQ(at.water(2), 2);
  EXPECT_EQ(at.white(2), 3) << "it has fallen from the top";
}

// A34: coal is arranged so that the token wagon stays empty as long as it can.
TEST(SwWhiteTokens, OneIsHiddenByMoreThanFourCoal) {
  for (int coal = 0; coal <= 6; ++coal) {
    Position at = before_bonuses();
    at.coal(0, coal);
    take_bonuses(at);
    EXPECT_EQ(at.white(0), coal <= 4 ? 3 : 2) << coal << " coal";
  }
}

TEST(SwWhiteTokens, OneIsHiddenByCokeOnTheOwnCokingSpace) {
  Position at = before_bonuses();
  at.plant(0, {"own"}).plant(1, {"Q3", "Q4"});
  take_bonuses(at);
  EXPECT_EQ(at.white(0), 2);
  EXPECT_EQ(at.white(1), 3) << "gray spaces show no token";
  EXPECT_EQ(at.white(2), 3) << "nor does the space of another player";
}

// The third coke must go to the own space, at the price of a token.
TEST(SwWhiteTokens, TheThirdCokeInThePlantCostsOne) {
  Position at(2);
  at.coal(0, 4).plant(0, {"Q3", "Q4"}).tile(0, "coal-merchant").tile(1, "gatekeeper");
  at.play({"card coke-L", "pay P"});
  EXPECT_EQ(at.legal("coke 1"), Texts{"coke 1 own"});
  at.play({"coke 2 own", "stop"});
  at.begin_bonuses();
  EXPECT_EQ(at.white(0), 2);
}

TEST(SwWhiteTokens, AllThreeMayBeHidden) {
  Position at = before_bonuses();
  at.water(0, 3).coal(0, 5).plant(0, {"own"});
  take_bonuses(at);
  EXPECT_EQ(at.white(0), 0);
}

TEST(SwWhiteTokens, AnUpperBonusMayHideOne) {
  Position at(2);
  at.tile(0, "mine-rescue").coal(0, 4).begin_bonuses();
  EXPECT_EQ(at.coal(0), 5);
  EXPECT_EQ(at.white(0), 2);
}

TEST(SwWhiteTokens, OthersCannotHideMine) {
  Position at = before_bonuses();
  at.water(1, 3).coal(1, 6).plant(1, {"own"});
  take_bonuses(at);
  EXPECT_EQ(at.white(0), 3);
  EXPECT_EQ(at.white(1), 0);
}

}  // namespace
}  // namespace pithead::schichtwechsel
