// The miner's shift: how far a miner goes, and what the circle does on which it ends.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Seat 0's miner stands there and moves by the medium card.
Position move_from(std::string_view circle) {
  Position at(4);
  at.miner(0, circle).purse(0, "WW").play("card miner-M");
  return at;
}
Position move_with_speed(int players, std::string_view circle, int buildings) {
  Position at(players);
  for (int i = 0; i < buildings; ++i) at.lot(0, "speed");
  at.miner(0, circle).purse(0, "P").play("card miner-L");
  return at;
}

// ---- how far ----------------------------------------------------------------------------------------

TEST(SwMiner, GoesOneCircle) {
  const Position at = move_from("gate-in");
  EXPECT_EQ(at.miner(0), "baths");
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwMiner, GoesUpToOneMoreForEachBuildingInTheSpeedArea) {
  EXPECT_EQ(move_with_speed(4, "pit-bottom", 1).legal(), (Texts{"go heading", "go coal-face"}));
  EXPECT_EQ(move_with_speed(4, "pit-bottom", 2).legal(), (Texts{"go heading", "go coal-face", "go pumps"}));
  EXPECT_EQ(move_with_speed(4, "gate-in", 5).legal(),
            (Texts{"go baths", "go lamp-room", "go overman", "go winding-1", "go pit-bottom", "go heading"}));
}

TEST(SwMiner, JumpsOverOthersWithoutCountingThem) {
  Position at(4);
  at.miner(1, "heading").miner(2, "coal-face").miner(0, "pit-bottom").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.miner(0), "pumps");
  Position fast(4);
  fast.lot(0, "speed").miner(1, "coal-face").miner(0, "pit-bottom").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(fast.legal(), (Texts{"go heading", "go pumps"}));
}

TEST(SwMiner, MinersBehindItDoNotMatter) {
  Position at(4);
  at.miner(1, "baths").miner(2, "lamp-room").miner(0, "pit-bottom").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.question(), "use");
  EXPECT_EQ(at.miner(0), "heading");
}

TEST(SwMiner, TheExitHoldsAnyNumber) {
  Position at(4);
  at.miner(1, "gate-out").miner(2, "gate-out").miner(0, "pay-hall").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.miner(0), "gate-out");
}

TEST(SwMiner, TheEntranceHoldsAllAtFirst) {
  Rng rng(3);
  const State dealt = Schichtwechsel::deal(4, with_box(kFirstBox), rng);
  for (const Player& player : dealt.seats) EXPECT_EQ(circle_name(box_of(dealt), player.miner), "gate-in");
  EXPECT_EQ(Schichtwechsel::broken_law(dealt), nullptr) << "no law keeps them apart there";
}

TEST(SwMiner, AllStartBeforeTheEntranceOfTheSecondBox) {
  Rng rng(3);
  const State dealt = Schichtwechsel::deal(4, Options{}, rng);
  for (const Player& player : dealt.seats) EXPECT_EQ(circle_name(box_of(dealt), player.miner), "before-gate");
  EXPECT_EQ(Schichtwechsel::broken_law(dealt), nullptr) << "no law keeps them apart there";
}

TEST(SwMiner, SurplusStepsAtTheExitAreLost) {
  EXPECT_EQ(move_with_speed(4, "winding-2", 4).legal(), (Texts{"go pay-hall", "go gate-out"}));
  EXPECT_EQ(move_with_speed(4, "pay-hall", 4).miner(0), "gate-out") << "not asked";
}

TEST(SwMiner, TwoCirclesAreCoveredForTwoAndOneForThree) {
  EXPECT_EQ(move_with_speed(2, "lamp-room", 1).legal(), (Texts{"go pit-bottom", "go heading"}));
  EXPECT_EQ(move_with_speed(3, "lamp-room", 1).legal(), (Texts{"go overman", "go pit-bottom"}));
  EXPECT_EQ(move_with_speed(4, "lamp-room", 1).legal(), (Texts{"go overman", "go winding-1"}));
}

TEST(SwMiner, ACoveredCircleIsNoStep) {
  Position at(2);
  at.miner(0, "lamp-room").purse(0, "P").play("card miner-L");
  EXPECT_EQ(at.miner(0), "pit-bottom");
}

// The shift takes 13, 12 or 11 single moves.
TEST(SwMiner, EveryOpenCircleIsOneMove) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    int moves = 0;
    while (at.miner(0) != "gate-out" && moves < 20) {
      const std::string from = at.miner(0);
      at = Position(players);
      at.miner(0, from).water(0, 0).purse(0, "P").play("card miner-L");
      ++moves;
    }
    EXPECT_EQ(moves, players + 9) << players;
  }
}

// ---- the circles ------------------------------------------------------------------------------------

TEST(SwCircles, OnlyTheLastOneIsUsed) {
  Position at(4);
  at.lot(0, "speed").lot(0, "speed").miner(0, "pumps").purse(0, "WW").play({"card miner-M", "go winding-2"});
  EXPECT_EQ(at.points(0), 0) << "not the meal";
  EXPECT_EQ(at.tools(0), 6) << "nor the tool chest";
  EXPECT_EQ(at.question(), "copy");
}

TEST(SwCircles, TheBathsAreWorthAPoint) {
  const Position at = move_from("gate-in");
  EXPECT_EQ(at.points(0, "shift"), 1);
  EXPECT_EQ(at.points(0), 1);
  EXPECT_EQ(at.turn(), 1) << "not asked: points are never declined";
}

TEST(SwCircles, TheLampRoomTheOvermanAndTheWindingsCopy) {
  for (const auto* before : {"baths", "lamp-room", "overman", "tool-chest"}) {
    const Position at = move_from(before);
    EXPECT_EQ(at.question(), "copy") << before;
    EXPECT_TRUE(at.offers("decline"));
    EXPECT_EQ(at.offers("copy cart-L"), at.miner(0) == "lamp-room") << before;
    EXPECT_EQ(at.offers("copy cart-S"), at.miner(0) != "lamp-room") << before;
  }
}

TEST(SwCircles, ThePitBottomGivesCoalForACart) {
  Position at(4);
  at.cart(0, "K1", "spoil", 1).cart(0, "K3", "coal", 1).cart(0, "K4", "spoil", 1).cart(0, "K5", "coal", 2);
  at.miner(0, "winding-1").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.legal(), (Texts{"cube coal K2", "cube coal K3", "cube coal K6", "decline"}));
  Position declined = at;
  declined.play("decline");
  EXPECT_EQ(declined.carts(0), at.carts(0));
  EXPECT_EQ(declined.tools(0), 6);
  at.play("cube coal K3");
  EXPECT_EQ(at.cart(0, "K3"), "coal 2");
  EXPECT_EQ(at.turn(), 1);
}

// A22
TEST(SwCircles, ThePitBottomWithoutACartGivesNothingAndCostsNoTool) {
  Position at(4);
  at.full_carts(0, "spoil").miner(0, "winding-1").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.tools(0), 6);
}

// A22, A27
TEST(SwCircles, ThePitBottomLoadsNoClosedCart) {
  Position at(4);
  at.full_carts(0).cart(0, "K6", "coal", 0).miner(0, "winding-1").purse(0, "WW");
  Position open = at;
  open.play("card miner-M");
  EXPECT_EQ(open.legal(), (Texts{"cube coal K6", "decline"}));
  at.carts_closed().play("card miner-M");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.tools(0), 6);
}

TEST(SwCircles, TheHeadingGivesSpoilOrNot) {
  Position at = move_from("pit-bottom");
  EXPECT_EQ(at.legal(), (Texts{"use", "decline"}));
  Position declined = at;
  declined.play("decline");
  EXPECT_EQ(declined.spoil(0), 0);
  EXPECT_EQ(declined.turn(), 1);
  at.play("use");
  EXPECT_EQ(at.spoil(0), 1);
}

TEST(SwCircles, TheCoalFaceGivesCoalOrNot) {
  Position at = move_from("heading");
  EXPECT_EQ(at.legal(), (Texts{"use", "decline"}));
  Position declined = at;
  declined.play("decline");
  EXPECT_EQ(declined.coal(0), 0);
  at.play("use");
  EXPECT_EQ(at.coal(0), 1) << "on a coal wagon";
  EXPECT_EQ(at.carts(0), Names{});
}

TEST(SwCircles, ThePumpsLowerTheWaterByTwoOrNot) {
  Position at(4);
  at.water(0, 4).miner(0, "coal-face").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.legal(), (Texts{"use", "decline"}));
  Position declined = at;
  declined.play("decline");
  EXPECT_EQ(declined.water(0), 4);
  at.play("use");
  EXPECT_EQ(at.water(0), 2);
}

TEST(SwCircles, ThePumpsStopAtTheBottom) {
  Position at(4);
  at.water(0, 1).miner(0, "coal-face").purse(0, "WW").play({"card miner-M", "use"});
  EXPECT_EQ(at.water(0), 0);
  EXPECT_EQ(at.points(0, "water"), 1);
}

// A22
TEST(SwCircles, WhatCanChangeNothingIsNotAskedAndCostsNoTool) {
  Position tip(4);
  tip.spoil(0, 6).miner(0, "pit-bottom").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(tip.question(), "after");
  EXPECT_EQ(tip.spoil(0), 6);
  EXPECT_EQ(tip.tools(0), 6);
  Position wagons(4);
  wagons.coal(0, 6).miner(0, "heading").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(wagons.turn(), 1);
  EXPECT_EQ(wagons.coal(0), 6);
  EXPECT_EQ(wagons.tools(0), 6);
  Position dry(4);
  dry.water(0, 0).miner(0, "coal-face").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(dry.turn(), 1);
  EXPECT_EQ(dry.points(0), 0);
}

TEST(SwCircles, TheMealIsWorthTwoPoints) {
  const Position at = move_from("pumps");
  EXPECT_EQ(at.points(0, "shift"), 2);
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwCircles, TheToolChestTakesATool) {
  EXPECT_EQ(move_from("meal").tools(0), 5);
  Position none(4);
  none.tools(0, 0).miner(0, "meal").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(none.tools(0), 0);
}

TEST(SwCircles, ThePayHallPaysACoin) {
  const Position at = move_from("winding-2");
  EXPECT_EQ(at.coins(0), 1);
  EXPECT_EQ(at.turn(), 1);
}

// ---- the exit ---------------------------------------------------------------------------------------

// A7
TEST(SwExit, ArrivingTakesAToolAndNoPoints) {
  const Position at = move_from("pay-hall");
  EXPECT_EQ(at.miner(0), "gate-out");
  EXPECT_EQ(at.tools(0), 5);
  EXPECT_EQ(at.points(0), 0);
}

TEST(SwExit, TheFirstMinerIsWorthEightLaterOnesFive) {
  const Position first = move_from("pay-hall");
  EXPECT_TRUE(first.told("Ann has the miner at the exit, worth 8 points"));
  EXPECT_EQ(first.projected(0, "gate"), 8);
  Position later(4);
  later.miner(3, "gate-out").miner(0, "pay-hall").purse(0, "WW").play("card miner-M");
  EXPECT_TRUE(later.told("Ann has the miner at the exit, worth 5 points"));
  EXPECT_EQ(later.projected(0, "gate"), 5);
  EXPECT_EQ(later.projected(3, "gate"), 8);
}

TEST(SwExit, EveryFurtherMoveIsWorthTwoPointsAndTakesATool) {
  Position at(4);
  at.miner(0, "gate-out").purse(0, "WWP").passed({1, 2, 3}).play({"card miner-M", "pay WW"});
  EXPECT_EQ(at.miner(0), "gate-out");
  EXPECT_EQ(at.points(0, "shift"), 2);
  EXPECT_EQ(at.tools(0), 5);
  at.purse(0, "CP").play({"card miner-L", "pay P"});
  EXPECT_EQ(at.points(0, "shift"), 4);
  EXPECT_EQ(at.points(0, "cards"), 1);
  EXPECT_EQ(at.tools(0), 4);
}

TEST(SwExit, SpeedDoesNotMultiplyFurtherMoves) {
  Position at(4);
  at.lot(0, "speed").lot(0, "speed").miner(0, "gate-out").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.points(0), 2);
  EXPECT_EQ(at.tools(0), 5);
}

TEST(SwExit, AFurtherMoveWithoutToolsStillScores) {
  Position at(4);
  at.tools(0, 0).miner(0, "gate-out").purse(0, "WW").play("card miner-M");
  EXPECT_EQ(at.points(0), 2);
  EXPECT_EQ(at.tools(0), 0);
}

// ---- the cards --------------------------------------------------------------------------------------

TEST(SwMiner, TheLargeCardIsWorthAPointAfterTheMove) {
  Position at(4);
  at.miner(0, "pit-bottom").purse(0, "P").play("card miner-L");
  EXPECT_EQ(at.question(), "use");
  EXPECT_EQ(at.points(0), 0);
  at.play("decline");
  EXPECT_EQ(at.points(0, "cards"), 1);
  EXPECT_EQ(at.points(0), 1);
}

TEST(SwMiner, TheMediumCardIsWorthNone) {
  Position at = move_from("pit-bottom");
  at.play("use");
  EXPECT_EQ(at.points(0), 0);
}

}  // namespace
}  // namespace pithead::schichtwechsel
