// Step VI: the uncovered spaces of the building bar, and the lower bonuses of the selection tiles.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Round 2, and these spaces of seat 0 are uncovered.
Position uncovered(Position::List spaces, int players = 3) {
  Position at(players);
  at.round(2).bar(0, spaces);
  return at;
}

TEST(SwBuildingBar, SpaceOneLowersTheWaterOrGivesAPoint) {
  Position at = uncovered({"B1"});
  at.begin_bar();
  EXPECT_EQ(at.legal(), (Texts{"option a", "option b"}));
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.water(0), 1);
  EXPECT_EQ(at.points(0), 0);
  other.play("option b");
  EXPECT_EQ(other.water(0), 2);
  EXPECT_EQ(other.points(0, "bonuses"), 1);
}

TEST(SwBuildingBar, SpaceOneMayReachTheBottom) {
  Position at = uncovered({"B1"});
  at.water(0, 1).begin_bar();
  at.play("option a");
  EXPECT_EQ(at.water(0), 0);
  EXPECT_EQ(at.points(0, "water"), 1);
  EXPECT_EQ(at.points(0), 1);
}

// A37
TEST(SwBuildingBar, SpaceOneGivesThePointWhenTheWaterIsAtTheBottom) {
  Position at = uncovered({"B1"});
  at.water(0, 0).begin_bar();
  EXPECT_EQ(at.points(0, "bonuses"), 1);
  EXPECT_EQ(at.phase(), "actions") << "and nothing is asked";
}

// A16
TEST(SwBuildingBar, SpaceTwoGivesAWhiteTokenOnTopOfThree) {
  Position at = uncovered({"B2"});
  at.begin_bar();
  EXPECT_EQ(at.white(0), 4);
  EXPECT_EQ(at.white(1), 3);
}

TEST(SwBuildingBar, SpaceThreeAdvancesOnTheRoadOrGivesAPoint) {
  Position at = uncovered({"B3"});
  at.begin_bar();
  EXPECT_EQ(at.legal(), (Texts{"option a", "option b"}));
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.disc(0, "road"), 1);
  EXPECT_EQ(at.points(0), 0);
  other.play("option b");
  EXPECT_EQ(other.disc(0, "road"), 0);
  EXPECT_EQ(other.points(0, "bonuses"), 1);
}

// A37
TEST(SwBuildingBar, SpaceThreeGivesThePointAtTheEndOfTheRoad) {
  Position at = uncovered({"B3"});
  at.disc(0, "road", 16).begin_bar();
  EXPECT_EQ(at.points(0, "bonuses"), 1);
  EXPECT_EQ(at.phase(), "actions");
}

TEST(SwBuildingBar, SpaceThreeCrossesABarrierWithItsBenefits) {
  Position at = uncovered({"B3"});
  at.disc(0, "road", 7).begin_bar();
  at.play("option a");
  EXPECT_EQ(at.disc(0, "road"), 8);
  EXPECT_EQ(at.tools(0), 5) << "the tool of that barrier";
  EXPECT_EQ(at.question(), "benefit");
  at.play("headframe");
  EXPECT_EQ(at.frames(0), (Names{"card", "depot"}));
  EXPECT_EQ(at.spoil(0), 1);
  EXPECT_EQ(at.phase(), "actions");
}

// A19
TEST(SwBuildingBar, WhatABarrierTriggersIsResolvedFullyAndAtOnce) {
  Position at(3);
  at.round(2).build(0, "B3", "four-a").build(0, "B4", "four-b").cart(0, "K1", "coal", 1);
  at.disc(0, "road", 7).miner(0, "lamp-room").begin_bar();
  at.play({"option a", "miner"});
  EXPECT_EQ(at.miner(0), "overman");
  EXPECT_EQ(at.question(), "copy");
  at.play("copy route-S");
  EXPECT_EQ(at.question(), "option") << "of the copied card";
  at.play("option b");
  EXPECT_EQ(at.points(0, "cards"), 1);
  EXPECT_EQ(at.question(), "carts") << "now the bar goes on with its fourth space";
}

TEST(SwBuildingBar, ASpaceUncoveredDuringTheStepGivesNothing) {
  Position at = uncovered({"B3"});
  at.disc(0, "road", 3).cart(0, "K1", "coal", 1).begin_bar();
  at.play({"option a", "build B4", "lot four-a", "decline"});
  EXPECT_EQ(at.bar(0), (Names{"B1", "B2", "B5"}));
  EXPECT_EQ(at.phase(), "actions") << "no cart was moved";
  EXPECT_EQ(at.carts(0), Names{"K1 coal 1"});
}

TEST(SwBuildingBar, TheNewSpaceIsUsedInTheNextRound) {
  Position at = uncovered({"B3"});
  at.disc(0, "road", 3).begin_bar();
  at.play({"option a", "build B2", "lot four-a", "decline"});
  EXPECT_EQ(at.white(0), 3);
  at.round(3).begin_bar();
  EXPECT_EQ(at.white(0), 4);
}

TEST(SwBuildingBar, SpaceFourMovesUpToOneFullCart) {
  Position at = uncovered({"B4"});
  at.cart(0, "K1", "coal", 1).cart(0, "K3", "spoil", 2).cart(0, "K4", "coal", 1).begin_bar();
  EXPECT_EQ(at.legal(), (Texts{"cart K1", "cart K3", "stop"})) << "K4 is not full";
  Position none = at;
  at.play("cart K3");
  EXPECT_EQ(at.spoil(0), 2);
  EXPECT_EQ(at.carts(0), (Names{"K1 coal 1", "K4 coal 1"}));
  EXPECT_EQ(at.phase(), "actions") << "only one";
  none.play("stop");
  EXPECT_EQ(none.carts(0).size(), 3U);
  EXPECT_EQ(none.phase(), "actions");
}

TEST(SwBuildingBar, SpaceFourIsNotAskedWithoutAFullCart) {
  Position at = uncovered({"B4"});
  at.cart(0, "K3", "coal", 1).begin_bar();
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.tools(0), 6);
}

// A27
TEST(SwBuildingBar, SpaceFourDoesNotMoveAClosedCart) {
  Position at = uncovered({"B4"});
  at.round(2, 4).carts_closed().cart(0, "K6", "coal", 2).begin_bar();
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.cart(0, "K6"), "coal 2");
}

TEST(SwBuildingBar, GoesFromLeftToRight) {
  Position at = uncovered({"B1", "B2", "B3", "B4", "B5"});
  at.cart(0, "K1", "coal", 1).tile(0, "mine-rescue").begin_bar();
  EXPECT_EQ(at.white(0), 3);
  at.play("option a");
  EXPECT_EQ(at.water(0), 1) << "B1";
  EXPECT_EQ(at.white(0), 4) << "B2";
  at.play("option a");
  EXPECT_EQ(at.disc(0, "road"), 1) << "B3";
  EXPECT_EQ(at.question(), "carts") << "B4";
  at.play("stop");
  EXPECT_EQ(at.question(), "option") << "B5";
  at.play("option b");
  EXPECT_EQ(at.tools(0), 5);
  EXPECT_EQ(at.phase(), "actions");
}

TEST(SwBuildingBar, OnePlayerAfterTheOtherUsesAllSpaces) {
  Position at(3);
  at.round(2).first(1).bar(0, {"B1"}).bar(1, {"B1", "B3"}).bar(2, {"B1"}).begin_bar();
  Numbers seats;
  for (int i = 0; i < 4; ++i) {
    seats.push_back(at.turn());
    at.play("option b");
  }
  EXPECT_EQ(seats, (Numbers{1, 1, 2, 0}));
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.turn(), 1) << "actions begin with the first player";
}

TEST(SwBuildingBar, CoveredSpacesGiveNothing) {
  Position at(3);
  at.round(2).cart(0, "K1", "coal", 1).begin_bar();
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.white(0), 3);
}

TEST(SwBuildingBar, IsNotUsedInTheFirstRound) {
  Position at(3);
  at.tile(0, "coal-merchant").bar(0, {"B1", "B2"}).begin_bonuses();
  EXPECT_EQ(at.phase(), "actions");
  EXPECT_EQ(at.white(0), 3);
}

TEST(SwBuildingBar, CannotBeRefused) {
  Position at = uncovered({"B1"});
  at.begin_bar();
  EXPECT_FALSE(at.offers("decline"));
  EXPECT_FALSE(at.offers("stop"));
}

TEST(SwBuildingBar, TheTipCannotBeExchangedMeanwhile) {
  Position at = uncovered({"B1"});
  at.spoil(0, 6).begin_bar();
  EXPECT_EQ(at.legal("exchange"), Texts{});
}

// ---- lower bonuses ------------------------------------------------------------------------------------

// Round 2; seat 0 has uncovered B5 and has this tile.
Position uncovered_with(std::string_view tile) {
  Position at = uncovered({"B5"}, 4);
  at.tile(0, tile);
  return at;
}

TEST(SwLowerBonus, IsThatOfTheTileOfThisRound) {
  Position at(2);
  at.round(2).bar(0, {"B5"}).tile(0, "mine-rescue").begin_tiles();
  at.play({"tile coal-merchant", "tile mine-rescue"});
  EXPECT_EQ(at.question(), "option");
  at.play("option a");
  EXPECT_EQ(at.disc(0, "canal"), 1);
}

TEST(SwLowerBonus, EngineDriverAdvancesOnTheRailOrGetsCoal) {
  Position at = uncovered_with("engine-driver");
  at.begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.disc(0, "rail"), 1);
  EXPECT_EQ(at.coal(0), 0);
  other.play("option b");
  EXPECT_EQ(other.disc(0, "rail"), 0);
  EXPECT_EQ(other.coal(0), 1);
}

TEST(SwLowerBonus, EngineDriverCrossesNoBarrier) {
  for (const int space : {2, 5, 8, 10, 12}) {
    Position at = uncovered_with("engine-driver");
    at.disc(0, "rail", space).begin_bar();
    EXPECT_EQ(at.disc(0, "rail"), space);
    EXPECT_EQ(at.coal(0), 1) << "which is all that is left, before a barrier and at the end";
  }
  Position behind = uncovered_with("engine-driver");
  behind.disc(0, "rail", 3).begin_bar();
  EXPECT_TRUE(behind.offers("option a"));
}

TEST(SwLowerBonus, EngineDriverWithFullWagonsAdvances) {
  Position at = uncovered_with("engine-driver");
  at.coal(0, 6).begin_bar();
  EXPECT_EQ(at.disc(0, "rail"), 1);
  EXPECT_EQ(at.tools(0), 6);
}

TEST(SwLowerBonus, EngineDriverWithNeitherTakesATool) {
  Position at = uncovered_with("engine-driver");
  at.coal(0, 6).disc(0, "rail", 2).begin_bar();
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.disc(0, "rail"), 2);
}

TEST(SwLowerBonus, MineRescueScoresAndLowersTheWaterOrDiscardsATool) {
  Position at = uncovered_with("mine-rescue");
  at.begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.points(0, "bonuses"), 1);
  EXPECT_EQ(at.water(0), 1);
  EXPECT_EQ(at.tools(0), 6);
  other.play("option b");
  EXPECT_EQ(other.points(0), 0);
  EXPECT_EQ(other.water(0), 2);
  EXPECT_EQ(other.tools(0), 5);
}

TEST(SwLowerBonus, MineRescueScoresAlsoWithTheWaterAtTheBottom) {
  Position at = uncovered_with("mine-rescue");
  at.water(0, 0).begin_bar();
  EXPECT_EQ(at.legal(), (Texts{"option a", "option b"}));
  at.play("option a");
  EXPECT_EQ(at.points(0), 1) << "and none for the bottom";
}

TEST(SwLowerBonus, MineRescueMayReachTheBottom) {
  Position at = uncovered_with("mine-rescue");
  at.water(0, 1).begin_bar();
  at.play("option a");
  EXPECT_EQ(at.points(0, "bonuses"), 1);
  EXPECT_EQ(at.points(0, "water"), 1);
}

TEST(SwLowerBonus, MineRescueWithoutToolsScores) {
  Position at = uncovered_with("mine-rescue");
  at.tools(0, 0).begin_bar();
  EXPECT_EQ(at.points(0, "bonuses"), 1);
}

TEST(SwLowerBonus, GatekeeperAdvancesOnTheRoadOrLowersTheWater) {
  Position at = uncovered_with("gatekeeper");
  at.begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.disc(0, "road"), 1);
  EXPECT_EQ(at.water(0), 2);
  other.play("option b");
  EXPECT_EQ(other.disc(0, "road"), 0);
  EXPECT_EQ(other.water(0), 1);
}

TEST(SwLowerBonus, GatekeeperCrossesNoBarrier) {
  for (const int space : {3, 7, 10, 13, 16}) {
    Position at = uncovered_with("gatekeeper");
    at.disc(0, "road", space).begin_bar();
    EXPECT_EQ(at.disc(0, "road"), space);
    EXPECT_EQ(at.water(0), 1);
  }
}

TEST(SwLowerBonus, GatekeeperWithTheWaterAtTheBottomAdvances) {
  Position at = uncovered_with("gatekeeper");
  at.water(0, 0).begin_bar();
  EXPECT_EQ(at.disc(0, "road"), 1);
}

TEST(SwLowerBonus, GatekeeperWithNeitherGetsNothing) {
  Position at = uncovered_with("gatekeeper");
  at.water(0, 0).disc(0, "road", 3).begin_bar();
  EXPECT_EQ(at.disc(0, "road"), 3);
  EXPECT_EQ(at.tools(0), 6);
  EXPECT_EQ(at.points(0), 0);
  EXPECT_EQ(at.phase(), "actions");
}

TEST(SwLowerBonus, CoalMerchantAdvancesOnTheCanalOrScores) {
  Position at = uncovered_with("coal-merchant");
  at.begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.disc(0, "canal"), 1);
  EXPECT_EQ(at.points(0), 0);
  other.play("option b");
  EXPECT_EQ(other.disc(0, "canal"), 0);
  EXPECT_EQ(other.points(0, "bonuses"), 1);
}

TEST(SwLowerBonus, CoalMerchantCrossesNoBarrier) {
  for (const int space : {1, 3, 5, 7, 9}) {
    Position at = uncovered_with("coal-merchant");
    at.disc(0, "canal", space).begin_bar();
    EXPECT_EQ(at.disc(0, "canal"), space);
    EXPECT_EQ(at.points(0, "bonuses"), 1);
  }
}

TEST(SwLowerBonus, OvermanGetsCokeAndAToolOrSpoil) {
  Position at = uncovered_with("overman");
  at.begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.coke(0), 1);
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.spoil(0), 0);
  other.play("option b");
  EXPECT_EQ(other.coke(0), 0);
  EXPECT_EQ(other.tools(0), 6);
  EXPECT_EQ(other.spoil(0), 1);
}

TEST(SwLowerBonus, OvermanWithAFullTipMustTakeCokeAndATool) {
  Position at = uncovered_with("overman");
  at.spoil(0, 6).begin_bar();
  EXPECT_EQ(at.coke(0), 1);
  EXPECT_EQ(at.tools(0), 7);
}

// A37: the coke would be only half of the bonus.
TEST(SwLowerBonus, OvermanWithoutCokeOrWagonGetsSpoil) {
  Position wagons = uncovered_with("overman");
  wagons.coke(0, 6).begin_bar();
  EXPECT_EQ(wagons.spoil(0), 1);
  EXPECT_EQ(wagons.tools(0), 6);
  Position supply = uncovered_with("overman");
  supply.pairs(0, 4).coke(0, 1).plant(0, {"own", "Q1"}).begin_bar();
  EXPECT_EQ(supply.spoil(0), 1);
  EXPECT_EQ(supply.tools(0), 6);
}

// A23
TEST(SwLowerBonus, OvermanWithNeitherTakesOnlyTheTool) {
  Position wagons = uncovered_with("overman");
  wagons.spoil(0, 6).coke(0, 6).begin_bar();
  EXPECT_EQ(wagons.coke(0), 6);
  EXPECT_EQ(wagons.tools(0), 7);
  Position supply = uncovered_with("overman");
  supply.spoil(0, 6).pairs(0, 4).coke(0, 1).plant(0, {"own", "Q1"}).begin_bar();
  EXPECT_EQ(supply.coke(0), 1);
  EXPECT_EQ(supply.tools(0), 7);
}

TEST(SwLowerBonus, HaulierGetsCokeIntoThePlantOrCoalOnACart) {
  Position at = uncovered_with("haulier");
  at.plant(0, {"own"}).begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.legal(), (Texts{"plant Q1", "plant Q2", "plant Q3", "plant Q4", "plant Q5"}));
  at.play("plant Q3");
  EXPECT_EQ(at.plant(0), (Names{"own", "Q3"}));
  other.play("option b");
  EXPECT_EQ(other.legal().size(), 6U);
  other.play("cube coal K5");
  EXPECT_EQ(other.carts(0), Names{"K5 coal 1"});
}

TEST(SwLowerBonus, HaulierTriggersTheGraySpaces) {
  Position at = uncovered_with("haulier");
  at.plant(0, {"own"}).begin_bar();
  Position water = at;
  at.play({"option a", "plant Q4"});
  EXPECT_EQ(at.points(0, "coke"), 1);
  water.play({"option a", "plant Q5"});
  EXPECT_EQ(water.water(0), 3);
}

TEST(SwLowerBonus, HaulierNeedsOwnCokeInThePlant) {
  Position at = uncovered_with("haulier");
  at.plant(1, {"own", "Q1"}).begin_bar();
  EXPECT_EQ(at.question(), "cube") << "coke of others does not help";
  EXPECT_EQ(at.legal("cube spoil"), Texts{});
}

TEST(SwLowerBonus, HaulierWithFourCokeInThePlantGetsCoal) {
  Position at = uncovered_with("haulier");
  at.plant(0, {"own", "Q1", "Q2", "Q3"}).begin_bar();
  EXPECT_EQ(at.question(), "cube");
}

TEST(SwLowerBonus, HaulierWithoutALegalSpaceGetsCoal) {
  Position at(2);
  at.round(2).bar(0, {"B5"}).tile(0, "haulier").plant(0, {"own"}).plant(1, {"Q3", "Q4", "Q5"}).begin_bar();
  EXPECT_EQ(at.question(), "cube");
}

TEST(SwLowerBonus, HaulierWithoutCokeLeftGetsCoal) {
  Position at = uncovered_with("haulier");
  at.pairs(0, 4).coke(0, 2).plant(0, {"own"}).begin_bar();
  EXPECT_EQ(at.question(), "cube");
}

TEST(SwLowerBonus, HaulierWithTwoGraySpacesMustUseTheOwn) {
  Position at = uncovered_with("haulier");
  at.plant(0, {"Q1", "Q2"}).begin_bar();
  at.play("option a");
  EXPECT_EQ(at.plant(0), (Names{"own", "Q1", "Q2"}));
}

TEST(SwLowerBonus, HaulierWithoutACartPutsCokeIntoThePlant) {
  Position at = uncovered_with("haulier");
  at.full_carts(0).plant(0, {"own"}).begin_bar();
  EXPECT_EQ(at.question(), "plant");
}

TEST(SwLowerBonus, HaulierWithNeitherTakesATool) {
  Position four = uncovered_with("haulier");
  four.full_carts(0).plant(0, {"own", "Q1", "Q2", "Q3"}).begin_bar();
  EXPECT_EQ(four.tools(0), 7);
  Position none = uncovered_with("haulier");
  none.full_carts(0).begin_bar();
  EXPECT_EQ(none.tools(0), 7);
}

TEST(SwLowerBonus, HewerGetsTwoSpoilOnTheTipOrOneOnACart) {
  Position at = uncovered_with("hewer");
  at.spoil(0, 1).begin_bar();
  Position other = at;
  at.play("option a");
  EXPECT_EQ(at.spoil(0), 3);
  other.play("option b");
  EXPECT_EQ(other.legal().size(), 5U) << "not on the coal-only cart";
  other.play("cube spoil K1");
  EXPECT_EQ(other.carts(0), Names{"K1 spoil 1"});
}

TEST(SwLowerBonus, HewerNeedsSpoilOnTheTip) {
  Position at = uncovered_with("hewer");
  at.cart(0, "K3", "spoil", 2).begin_bar();
  EXPECT_EQ(at.question(), "cube") << "spoil on a cart is not on the tip";
}

// A21
TEST(SwLowerBonus, HewerNeedsRoomForBoth) {
  Position four = uncovered_with("hewer");
  four.spoil(0, 4).begin_bar();
  EXPECT_TRUE(four.offers("option a"));
  Position five = uncovered_with("hewer");
  five.spoil(0, 5).begin_bar();
  EXPECT_EQ(five.question(), "cube");
}

TEST(SwLowerBonus, HewerWithoutACartGetsTwoSpoil) {
  Position at = uncovered_with("hewer");
  at.spoil(0, 1).full_carts(0).begin_bar();
  EXPECT_EQ(at.spoil(0), 3);
}

TEST(SwLowerBonus, HewerWithNeitherTakesATool) {
  for (const int spoil : {0, 5, 6}) {
    Position at = uncovered_with("hewer");
    at.spoil(0, spoil).full_carts(0).begin_bar();
    EXPECT_EQ(at.tools(0), 7) << spoil << " spoil";
    EXPECT_EQ(at.spoil(0), spoil);
  }
}

}  // namespace
}  // namespace pithead::schichtwechsel
