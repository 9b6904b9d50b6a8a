// Headframe cards: which headframe goes where, and what the spaces give.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

Texts moves(std::initializer_list<std::string> spaces, std::initializer_list<std::string> places) {
  Texts texts;
  for (const std::string& space : spaces) {
    for (const std::string& place : places) texts.insert("frame " + space + " from " + place);
  }
  return texts;
}
Texts operator+(Texts some, Texts more) {
  some.merge(more);
  return some;
}

// Seat 0 has these in play and uses the card for one, or for both.
Position use_one(Position at, Position::List in_play) {
  at.frames(0, in_play).purse(0, "WW").play("card head-1");
  return at;
}
Position use_both(Position at, Position::List in_play) {
  at.frames(0, in_play).purse(0, "C").play("card head-2");
  return at;
}

// ---- when -------------------------------------------------------------------------------------------

TEST(SwHeadframes, TheCardsNeedAHeadframeInPlay) {
  Position at(4);
  at.purse(0, "WWC");
  EXPECT_FALSE(at.offers("card head-1"));
  EXPECT_FALSE(at.offers("card head-2"));
  for (const auto* place : {"depot", "T3", "L3"}) {
    at.frames(0, {place});
    EXPECT_TRUE(at.offers("card head-1")) << place;
    EXPECT_TRUE(at.offers("card head-2")) << place;
  }
}

TEST(SwHeadframes, OthersHeadframesAreNoHelp) {
  Position at(4);
  at.frames(1, {"depot", "depot"}).purse(0, "WWC");
  EXPECT_FALSE(at.offers("card head-1"));
  EXPECT_FALSE(at.offers("card head-2"));
}

// ---- one headframe ----------------------------------------------------------------------------------

TEST(SwHeadframes, TheCardForOneGoesToEitherArea) {
  EXPECT_EQ(use_one(Position(4), {"depot"}).legal(),
            moves({"T1", "T2", "T3", "T4", "L1", "L2", "L3", "L4"}, {"depot"}));
  EXPECT_EQ(use_one(Position(4), {"depot", "depot"}).legal(),
            moves({"T1", "T2", "T3", "T4", "L1", "L2", "L3", "L4"}, {"depot"}));
}

// A41
TEST(SwHeadframes, TheOneInTheTargetAreaMovesElseTheOwnerChooses) {
  EXPECT_EQ(use_one(Position(4), {"T1", "depot"}).legal(),
            moves({"T2", "T3", "T4"}, {"top"}) + moves({"L1", "L2", "L3", "L4"}, {"depot", "top"}));
  EXPECT_EQ(use_one(Position(4), {"L2", "depot"}).legal(),
            moves({"T1", "T2", "T3", "T4"}, {"depot", "left"}) + moves({"L1", "L3", "L4"}, {"left"}));
  EXPECT_EQ(use_one(Position(4), {"T4", "L2"}).legal(),
            moves({"T1", "T2", "T3"}, {"top"}) + moves({"L1", "L3", "L4"}, {"left"}));
}

TEST(SwHeadframes, ALoneOneMayChangeTheArea) {
  Position at = use_one(Position(4), {"T1"});
  EXPECT_EQ(at.legal(), moves({"T2", "T3", "T4", "L1", "L2", "L3", "L4"}, {"top"}));
  at.play("frame L4 from top");
  EXPECT_EQ(at.frames(0), (Names{"card", "L4"}));
  EXPECT_EQ(at.points(0), 1);
}

TEST(SwHeadframes, TheCardForOneMovesExactlyOne) {
  Position at = use_one(Position(4), {"depot", "depot"});
  at.play("frame L4 from depot");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.frames(0), (Names{"depot", "L4"}));
}

// ---- both headframes --------------------------------------------------------------------------------

TEST(SwHeadframes, TheCardForBothGoesToTheTopFirstThenToTheLeft) {
  Position at = use_both(Position(4), {"depot", "depot"});
  EXPECT_EQ(at.legal(), moves({"T1", "T2", "T3", "T4"}, {"depot"})) << "it cannot be declined";
  at.play("frame T2 from depot");
  EXPECT_EQ(at.coke(0), 1) << "the first bonus comes before the second move";
  EXPECT_EQ(at.legal(), moves({"L1", "L2", "L3", "L4"}, {"depot"}));
  at.play("frame L4 from depot");
  EXPECT_EQ(at.frames(0), (Names{"T2", "L4"}));
  EXPECT_EQ(at.points(0), 1);
  EXPECT_EQ(at.turn(), 1);
}

// A12
TEST(SwHeadframes, WithOneInPlayTheCardForBothGivesTheTopBonusOnly) {
  for (const std::string place : {"depot", "L1"}) {
    Position at = use_both(Position(4), {place});
    EXPECT_EQ(at.legal(), moves({"T1", "T2", "T3", "T4"}, {place == "depot" ? "depot" : "left"}));
    at.play("frame T2 from " + std::string(place == "depot" ? "depot" : "left"));
    EXPECT_EQ(at.turn(), 1);
    EXPECT_EQ(at.frames(0), (Names{"card", "T2"}));
  }
}

// A41
TEST(SwHeadframes, WhicheverGoesToTheTopTheOtherGoesToTheLeft) {
  Position at = use_both(Position(4), {"L2", "depot"});
  EXPECT_EQ(at.legal(), moves({"T1", "T2", "T3", "T4"}, {"depot", "left"}));
  Position from_left = at;
  from_left.play("frame T2 from left");
  EXPECT_EQ(from_left.legal(), moves({"L1", "L2", "L3", "L4"}, {"depot"})) << "L2 has become free";
  at.play("frame T2 from depot");
  EXPECT_EQ(at.legal(), moves({"L1", "L3", "L4"}, {"left"}));
}

// A41
TEST(SwHeadframes, TheOneInTheTopRowStaysThere) {
  Position depot = use_both(Position(4), {"T1", "depot"});
  EXPECT_EQ(depot.legal(), moves({"T2", "T3", "T4"}, {"top"}));
  depot.play("frame T2 from top");
  EXPECT_EQ(depot.legal(), moves({"L1", "L2", "L3", "L4"}, {"depot"}));
  Position both = use_both(Position(4), {"T1", "L1"});
  both.play("frame T2 from top");
  EXPECT_EQ(both.legal(), moves({"L2", "L3", "L4"}, {"left"}));
}

// A41: it is judged after the first bonus which the other one is.
TEST(SwHeadframes, ASecondOneBroughtInByTheFirstBonusGoesToTheLeft) {
  Position at(4);
  at.disc(0, "canal", 1);
  at = use_both(at, {"depot"});
  at.play({"frame T4 from depot", "headframe"});
  EXPECT_EQ(at.tools(0), 5);
  EXPECT_EQ(at.points(0, "headframes"), 4) << "two for the second headframe, two of T4";
  EXPECT_EQ(at.legal(), moves({"L1", "L2", "L3", "L4"}, {"depot"}));
  at.play("frame L2 from depot");
  EXPECT_EQ(at.frames(0), (Names{"T4", "L2"}));
  EXPECT_EQ(at.turn(), 1);
}

// ---- blocked spaces ---------------------------------------------------------------------------------

TEST(SwHeadframes, SpacesWithAHeadframeAreBlockedForEverybody) {
  Position at(4);
  at.frames(1, {"T1", "L1"}).frames(2, {"T4"}).frames(3, {"L3"});
  EXPECT_EQ(use_one(at, {"depot"}).legal(), moves({"T2", "T3", "L2", "L4"}, {"depot"}));
}

TEST(SwHeadframes, TheDepotHoldsAnyNumber) {
  Position at(4);
  at.frames(1, {"depot", "depot"}).frames(2, {"depot", "depot"});
  EXPECT_EQ(use_one(at, {"depot"}).legal().size(), 8U);
}

TEST(SwHeadframes, WithoutAFreeTopSpaceThatPartIsSkipped) {
  Position at(4);
  at.frames(1, {"T2"}).frames(2, {"T3"}).frames(3, {"T4"});
  Position both = use_both(at, {"T1", "depot"});
  EXPECT_EQ(both.legal(), moves({"L1", "L2", "L3", "L4"}, {"depot"}));
  both.play("frame L4 from depot");
  EXPECT_EQ(both.frames(0), (Names{"T1", "L4"}));
}

TEST(SwHeadframes, WithoutAFreeLeftSpaceThatPartIsSkipped) {
  Position at(4);
  at.frames(1, {"L2"}).frames(2, {"L3"}).frames(3, {"L4"});
  at = use_both(at, {"depot", "L1"});
  at.play("frame T2 from depot");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.frames(0), (Names{"T2", "L1"}));
}

// A13
TEST(SwHeadframes, WithoutAnyFreeSpaceTheCardIsNoUse) {
  Position at(4);
  at.frames(1, {"T2", "L2"}).frames(2, {"T3", "L3"}).frames(3, {"T4", "L4"}).purse(0, "WWC");
  at.frames(0, {"T1", "L1"});
  EXPECT_FALSE(at.offers("card head-1"));
  EXPECT_FALSE(at.offers("card head-2"));
  at.frames(0, {"T1"});
  EXPECT_TRUE(at.offers("card head-1")) << "to L1";
  EXPECT_FALSE(at.offers("card head-2")) << "the left part needs both";
}

TEST(SwHeadframes, SpacesAreFreeAgainAfterTheRound) {
  Position at(2);
  at.frames(0, {"T1", "L1"}).frames(1, {"T2"}).end_round();
  EXPECT_EQ(at.frames(0), (Names{"depot", "depot"}));
  EXPECT_EQ(at.frames(1), (Names{"card", "depot"}));
}

TEST(SwHeadframes, AreRepositionedAsOftenAsThePlayerPays) {
  Position at(4);
  at.frames(0, {"depot"}).purse(0, "WWWWCC").passed({1, 2, 3});
  at.play({"card head-1", "pay WW", "frame L4 from depot", "card head-1", "pay WW", "frame T2 from left"});
  at.play({"card head-2", "frame T4 from top"});
  EXPECT_EQ(at.points(0, "headframes"), 3) << "one of L4, two of T4";
  EXPECT_EQ(at.coke(0), 1);
  EXPECT_EQ(at.laid("head-1"), "WWWW");
  EXPECT_EQ(at.laid("head-2"), "C");
}

// ---- the top row ------------------------------------------------------------------------------------

Position to(std::string_view space, Position at) {
  at = use_one(at, {"depot"});
  at.play("frame " + std::string(space) + " from depot");
  return at;
}

TEST(SwHeadframes, TopOneMovesTheMinerWithoutItsBenefit) {
  Position baths = to("T1", Position(4));
  EXPECT_EQ(baths.miner(0), "baths");
  EXPECT_EQ(baths.points(0), 0);
  for (const auto* before : {"baths", "lamp-room", "overman", "winding-1", "pit-bottom", "heading",
                             "coal-face", "pumps", "tool-chest", "winding-2"}) {
    Position at(4);
    at.miner(0, before);
    at = to("T1", at);
    EXPECT_EQ(at.turn(), 1) << "nothing is asked after " << before;
    EXPECT_EQ(at.points(0), 0) << before;
    EXPECT_EQ(at.tools(0), 6) << before;
    EXPECT_EQ(at.coins(0), 0) << before;
    EXPECT_EQ(at.water(0), 2) << before;
  }
}

TEST(SwHeadframes, TopOneMovesTheMinerAtItsSpeed) {
  Position at(4);
  at.lot(0, "speed").miner(0, "meal");
  at = to("T1", at);
  EXPECT_EQ(at.legal(), (Texts{"go tool-chest", "go winding-2"}));
}

TEST(SwHeadframes, TopOneStillDiscardsTools) {
  Position chest(4);
  chest.miner(0, "meal");
  EXPECT_EQ(to("T1", chest).tools(0), 5);
  Position exit(4);
  exit.miner(0, "pay-hall");
  exit = to("T1", exit);
  EXPECT_EQ(exit.tools(0), 5);
  EXPECT_EQ(exit.projected(0, "gate"), 8);
}

TEST(SwHeadframes, TopOneBeyondTheExitIsWorthTwoPointsAndATool) {
  Position at(4);
  at.miner(0, "gate-out");
  at = to("T1", at);
  EXPECT_EQ(at.points(0, "shift"), 2);
  EXPECT_EQ(at.tools(0), 5);
}

TEST(SwHeadframes, TopTwoGivesCokeOnAWagonAndRaisesTheWater) {
  Position at = to("T2", Position(4));
  EXPECT_EQ(at.coke(0), 1);
  EXPECT_EQ(at.water(0), 3);
}

// A23
TEST(SwHeadframes, TopTwoWithoutCokeOrWagonRaisesTheWaterOnly) {
  Position wagons(4);
  wagons.coke(0, 6);
  wagons = to("T2", wagons);
  EXPECT_EQ(wagons.coke(0), 6);
  EXPECT_EQ(wagons.water(0), 3);
  Position supply(4);
  supply.pairs(0, 5).coke(0, 1);
  supply = to("T2", supply);
  EXPECT_EQ(supply.coke(0), 1);
  EXPECT_EQ(supply.water(0), 3);
}

TEST(SwHeadframes, TopThreeGivesCokeOnACokingSpace) {
  Position at = to("T3", Position(4));
  EXPECT_EQ(at.legal(), (Texts{"plant own", "plant Q1", "plant Q2", "plant Q3", "plant Q4", "plant Q5"}));
  Position point = at;
  point.play("plant Q4");
  EXPECT_EQ(point.plant(0), Names{"Q4"});
  EXPECT_EQ(point.points(0, "coke"), 1);
  Position water = at;
  water.play("plant Q5");
  EXPECT_EQ(water.water(0), 3);
  at.play("plant own");
  EXPECT_EQ(at.plant(0), Names{"own"});
  EXPECT_EQ(at.coal(0), 0) << "it needs no coal";
}

TEST(SwHeadframes, TopThreeKeepsTheRulesOfThePlant) {
  Position third(4);
  third.plant(0, {"Q1", "Q2"});
  third = to("T3", third);
  EXPECT_EQ(third.plant(0), (Names{"own", "Q1", "Q2"})) << "not asked";
  Position full(4);
  full.plant(0, {"own", "Q1", "Q2", "Q3"});
  full = to("T3", full);
  EXPECT_EQ(full.plant(0).size(), 4U);
  EXPECT_EQ(full.turn(), 1);
  Position taken(4);
  taken.plant(1, {"own", "Q1", "Q2", "Q3"});
  EXPECT_EQ(to("T3", taken).legal(), (Texts{"plant own", "plant Q4", "plant Q5"}));
}

// A23
TEST(SwHeadframes, TopThreeWithoutCokeLeftGivesNothing) {
  Position at(4);
  at.pairs(0, 5).coke(0, 1);
  at = to("T3", at);
  EXPECT_EQ(at.plant(0), Names{});
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwHeadframes, TopFourAdvancesOnTheCanalAndIsWorthTwoPoints) {
  Position at = to("T4", Position(4));
  EXPECT_EQ(at.disc(0, "canal"), 1);
  EXPECT_EQ(at.points(0, "headframes"), 2);
  EXPECT_EQ(at.points(0), 2);
}

TEST(SwHeadframes, TopFourAtTheEndOfTheCanalIsWorthItsPoints) {
  Position at(4);
  at.disc(0, "canal", 9);
  at = to("T4", at);
  EXPECT_EQ(at.disc(0, "canal"), 9);
  EXPECT_EQ(at.points(0), 2);
}

// A35
TEST(SwHeadframes, TopFourScoresAfterTheBarrierItCrosses) {
  Position at(4);
  at.disc(0, "canal", 3);
  at = to("T4", at);
  EXPECT_EQ(at.question(), "building");
  EXPECT_EQ(at.points(0), 0);
  at.play({"decline", "decline"});
  EXPECT_EQ(at.points(0), 2);
}

// ---- the left column --------------------------------------------------------------------------------

TEST(SwHeadframes, LeftOneGivesCoalOnAWagon) {
  const Position at = to("L1", Position(4));
  EXPECT_EQ(at.coal(0), 1);
  EXPECT_EQ(at.carts(0), Names{});
}

TEST(SwHeadframes, LeftTwoGivesSpoilOnTheTip) { EXPECT_EQ(to("L2", Position(4)).spoil(0), 1); }

TEST(SwHeadframes, LeftThreeTakesATool) { EXPECT_EQ(to("L3", Position(4)).tools(0), 5); }

TEST(SwHeadframes, LeftFourIsWorthAPoint) {
  const Position at = to("L4", Position(4));
  EXPECT_EQ(at.points(0, "headframes"), 1);
  EXPECT_EQ(at.points(0), 1);
}

// A22
TEST(SwHeadframes, ASpaceThatGivesNothingMayBeChosenAndCostsNoTool) {
  Position at(4);
  at.coal(0, 6).spoil(0, 6).tools(0, 0);
  Position coal = to("L1", at);
  EXPECT_EQ(coal.coal(0), 6);
  EXPECT_EQ(coal.tools(0), 0);
  Position spoil = to("L2", at);
  EXPECT_EQ(spoil.spoil(0), 6);
  EXPECT_EQ(spoil.tools(0), 0);
  Position tools = to("L3", at);
  EXPECT_EQ(tools.tools(0), 0);
  EXPECT_EQ(tools.frames(0), (Names{"card", "L3"}));
}

}  // namespace
}  // namespace pithead::schichtwechsel
