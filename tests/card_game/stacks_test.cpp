// Taking the top card of a stack: one zone after the other, where the card goes, and what happens when a
// stack runs out. Docks are asked only where there is a choice.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

TEST(LorryZone, TheTopCardGoesToTheLeftEndOfTheRow) {
  for (const auto stack : {"lorry-left", "lorry-right"}) {
    Position at(3);
    at.row(0, {"fox-1-1", "wheel-2-0"}).top(stack, {"tower-1-2", "clover-2-0"});
    const Names below = at.stack(stack);
    at.play(std::string("place ") + stack);
    EXPECT_EQ(at.row(0), (Names{"fox-1-1", "wheel-2-0", "tower-1-2"})) << "the next to move first";
    EXPECT_EQ(at.stack(stack), Names(below.begin() + 1, below.end()));
    EXPECT_EQ(at.turn(), 1);
  }
}

TEST(LorryZone, TheRowHasNoLimit) {
  Position at(2);
  at.stack("lorry-right", {"fox-1-1"});
  Names expected;
  for (const auto name : {"wheel-1-1", "clover-1-1", "tower-1-1"}) {
    for (int i = 0; i < 4; ++i) at.row(0, {name}), expected.emplace_back(name);
  }
  at.play("place lorry-right");
  expected.emplace_back("fox-1-1");
  EXPECT_EQ(at.row(0), expected);
}

TEST(WagonZone, AWagonGoesOnlyToADockThatShowsItsCrest) {
  for (const auto& [wagon, docks] : {std::pair{"wheel-wagon", Texts{"dock 1", "dock 2"}},
                                     {"clover-wagon", Texts{"dock 1", "dock 3"}},
                                     {"wild-wagon", Texts{"dock 1", "dock 2", "dock 3"}}}) {
    Position at(3);
    at.top("wagon-left", {wagon}).play("place wagon-left");
    EXPECT_EQ(at.legal(), docks) << wagon;
    for (const std::string& dock : docks) {
      Position there = at;
      there.play(dock);
      EXPECT_EQ(there.dock(0, dock.back() - '0'), Names{wagon});
      EXPECT_EQ(there.turn(), 1);
    }
  }
}

TEST(WagonZone, TowerAndFoxHaveOneDockAndAreNotAsked) {
  Position at(3);
  at.top("wagon-left", {"tower-wagon"}).top("wagon-right", {"fox-wagon"});
  at.play({"place wagon-left", "place wagon-right"});
  EXPECT_EQ(at.dock(0, 2), Names{"tower-wagon"});
  EXPECT_EQ(at.dock(1, 3), Names{"fox-wagon"});
}

TEST(WagonZone, ADockHasNoLimit) {
  Position at(2);
  for (int i = 0; i < 6; ++i) at.dock(0, 2, {"tower-wagon", "wheel-wagon"});
  for (int i = 0; i < 15; ++i) at.dock(0, 2, {"wild-wagon"});
  at.top("wagon-left", {"wild-wagon"}).play({"place wagon-left", "dock 2"});
  EXPECT_EQ(at.dock(0, 2).size(), 28U);
  EXPECT_EQ(at.turn(), 1);
}

TEST(WagonZone, AnEngineInTheDockIsNoObstacle) {
  Position at(3);
  at.dock(0, 2, {"E4"}).top("wagon-left", {"tower-wagon"}).play("place wagon-left");
  EXPECT_EQ(at.dock(0, 2), (Names{"E4", "tower-wagon"}));
}

TEST(WagonZone, AWagonStaysInItsDock) {
  Position at(2);
  at.dock(0, 1, {"wild-wagon"}).row(0, {"fox-1-1", "fox-1-1"});
  at.play("place mine-2-3");
  EXPECT_EQ(at.dock(0, 1), Names{"wild-wagon"}) << "it is not moved to dock 3";
  EXPECT_EQ(at.storage(0).size(), 2U);
}

TEST(EngineZone, AnEngineGoesToAnyDockWithoutOne) {
  Position at(3);
  at.top("engine", {"E2", "E3"}).dock(0, 2, {"E2", "tower-wagon"}).dock(1, 1, {"wild-wagon"});
  at.play("place engine");
  EXPECT_EQ(at.legal(), (Texts{"dock 1", "dock 3"}));
  at.play("dock 3");
  EXPECT_EQ(at.dock(0, 3), Names{"E2"});
  at.play({"place engine", "pay 2", "dock 1"});
  EXPECT_EQ(at.dock(1, 1), (Names{"E3", "wild-wagon"}));
}

TEST(EngineZone, TheLastFreeDockIsNotAsked) {
  Position at(3);
  at.top("engine", {"E1"}).dock(0, 1, {"E1"}).dock(0, 3, {"E1"}).play("place engine");
  EXPECT_EQ(at.dock(0, 2), Names{"E1"});
  EXPECT_EQ(at.turn(), 1);
}

TEST(EngineZone, IsClosedWithThreeEngines) {
  Position at(3);
  at.dock(0, 1, {"E1"}).dock(0, 2, {"E2"}).dock(0, 3, {"E3"});
  EXPECT_FALSE(at.offers("place engine"));
  at.turn(1);
  EXPECT_TRUE(at.offers("place engine")) << "to others";
}

TEST(EngineZone, ADockThatATrainHasLeftIsFreeAgain) {
  Position at(3);
  at.dock(0, 1, {"E1", "wheel-wagon:wheel-1-1"}).dock(0, 2, {"E2"}).dock(0, 3, {"E3"});
  at.hand(0, {"barracks-1", "free-engine"}).play("place delivery");
  EXPECT_TRUE(at.offers("play free-engine"));
  at.top("engine", {"E4"}).play("play free-engine");
  EXPECT_EQ(at.dock(0, 1), Names{"E4"});
}

TEST(OrderZone, TheTopCardGoesToTheHand) {
  Position at(3);
  at.hand(0, {"barracks-4"}).top("order", {"furnaces-3", "barracks-1"}).play("place order");
  EXPECT_EQ(at.hand(0), (Names{"barracks-4", "furnaces-3"}));
  EXPECT_EQ(at.top("order"), "barracks-1");
  EXPECT_EQ(at.secret(0), Names{}) << "everybody saw it on top";
}

TEST(OrderZone, AHandHasNoLimit) {
  Position at(3);
  at.hand(0, {"barracks-1", "barracks-1", "barracks-2", "barracks-2", "barracks-3", "barracks-3",
              "barracks-4", "furnaces-1", "furnaces-1", "furnaces-2", "furnaces-2", "furnaces-3"});
  at.play("place order");
  EXPECT_EQ(at.hand(0).size(), 13U);
}

TEST(ShareZone, TheTopCardIsLaidOpen) {
  Position at(3);
  at.shares(0, {"steamboats-share"}).top("share", {"factories-share"}).play("place share");
  EXPECT_EQ(at.shares(0), (Names{"factories-share", "steamboats-share"}));
  EXPECT_NE(at.view(kNobody).find(R"("shares":["factories-share","steamboats-share"])"), std::string::npos);
}

TEST(InnovationZone, TheTopCardGoesToTheHand) {
  Position at(3);
  at.top("innovation", {"workers-4"}).play("place innovation");
  EXPECT_EQ(at.hand(0), Names{"workers-4"});
  EXPECT_EQ(at.turn(), 1) << "a worker innovation cannot be played after the placement";
}

// R5
TEST(InnovationZone, ADrawnInnovationMayBePlayedOnTheSameTurn) {
  Position at(3);
  at.top("innovation", {"free-share"}).play("place innovation");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.legal(), (Texts{"play free-share", "end"}));
  at.play("play free-share");
  EXPECT_EQ(at.shares(0).size(), 1U);
  EXPECT_EQ(at.turn(), 1);
}

TEST(ObjectiveZone, TheTopCardIsLaidOpen) {
  Position at(3);
  at.objectives(0, {"E1-objective"}).top("objective", {"tokens-objective"}).play("place objective");
  EXPECT_EQ(at.objectives(0), (Texts{"E1-objective", "tokens-objective"}));
  EXPECT_NE(at.view(kNobody).find(R"("objectives":["tokens-objective","E1-objective"])"), std::string::npos);
}

// ---- stacks that run out ----------------------------------------------------------------------------

TEST(EmptyStack, CannotBeUsedByWorkers) {
  for (const auto stack : {"engine", "order", "share", "innovation", "objective"}) {
    Position at(3);
    at.stack(stack, {});
    EXPECT_FALSE(at.offers(std::string("place ") + stack)) << stack;
    EXPECT_EQ(at.legal("place").size(), 14U - 3U - 1U) << "the others still can";
  }
}

TEST(EmptyStack, CannotBeUsedByInnovations) {
  Position at(3);
  at.hand(0, {"free-engine", "free-order", "free-share", "free-lorry", "free-wagon"});
  at.stack("engine", {}).stack("order", {}).stack("share", {});
  at.stack("lorry-left", {}).stack("lorry-right", {}).stack("wagon-left", {}).stack("wagon-right", {});
  EXPECT_EQ(at.legal("play"), Texts{});
  at.stack("wagon-right", {"fox-wagon"}).stack("engine", {"E1"});
  EXPECT_EQ(at.legal("play"), (Texts{"play free-engine", "play free-wagon"}));
}

TEST(EmptyStack, StaysEmptyWithoutATwin) {
  Position at(3);
  at.stack("share", {"barracks-share"}).play("place share");
  EXPECT_EQ(at.height("share"), 0);
  EXPECT_FALSE(at.offers("place share"));
  EXPECT_EQ(at.happened(EventKind::StackCut).size(), 0U);
}

// R9
TEST(StackCut, TheLowerHalfOfTheTwinFillsTheGap) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-2"});
  at.stack("lorry-right",
           {"wheel-1-1", "wheel-1-2", "wheel-2-0", "clover-1-1", "clover-1-2", "clover-2-0", "tower-1-1"});
  at.play("place lorry-left");
  EXPECT_EQ(at.stack("lorry-right"), (Names{"wheel-1-1", "wheel-1-2", "wheel-2-0", "clover-1-1"}));
  EXPECT_EQ(at.stack("lorry-left"), (Names{"clover-1-2", "clover-2-0", "tower-1-1"}));
  EXPECT_EQ(at.row(0), Names{"fox-1-2"});
}

TEST(StackCut, WorksFromLeftToRightAsWell) {
  Position at(3);
  at.stack("wagon-right", {"fox-wagon"});
  at.stack("wagon-left", {"wheel-wagon", "wild-wagon", "tower-wagon", "clover-wagon"});
  at.play("place wagon-right");
  EXPECT_EQ(at.stack("wagon-left"), (Names{"wheel-wagon", "wild-wagon"}));
  EXPECT_EQ(at.stack("wagon-right"), (Names{"tower-wagon", "clover-wagon"}));
}

TEST(StackCut, WithTwoCardsEachStackGetsOne) {
  Position at(3);
  at.stack("lorry-right", {"fox-1-2"}).stack("lorry-left", {"wheel-1-1", "tower-1-1"});
  at.play("place lorry-right");
  EXPECT_EQ(at.stack("lorry-left"), Names{"wheel-1-1"});
  EXPECT_EQ(at.stack("lorry-right"), Names{"tower-1-1"});
}

// R9
TEST(StackCut, ASingleCardIsNotCutAndTheGapStaysForGood) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-2"}).stack("lorry-right", {"wheel-1-1"}).play("place lorry-left");
  EXPECT_EQ(at.height("lorry-left"), 0);
  EXPECT_EQ(at.stack("lorry-right"), Names{"wheel-1-1"});
  EXPECT_FALSE(at.offers("place lorry-left"));
  EXPECT_TRUE(at.offers("place lorry-right"));
  at.play("place lorry-right");
  EXPECT_EQ(at.legal("place lorry"), Texts{});
}

// R9
TEST(StackCut, ComesBeforeTheWagonIsDocked) {
  Position at(3);
  at.stack("wagon-left", {"wild-wagon"}).stack("wagon-right", {"tower-wagon", "fox-wagon", "clover-wagon"});
  at.play("place wagon-left");
  EXPECT_EQ(at.phase(), Phase::Dock);
  EXPECT_EQ(at.stack("wagon-left"), Names{"clover-wagon"});
  EXPECT_EQ(at.stack("wagon-right"), (Names{"tower-wagon", "fox-wagon"}));
}

TEST(StackCut, ComesAfterAnInnovationToo) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-2"}).stack("lorry-right", {"wheel-1-1", "tower-1-1"});
  at.hand(0, {"free-lorry"}).play({"play free-lorry", "stack lorry-left"});
  EXPECT_EQ(at.stack("lorry-left"), Names{"tower-1-1"});
}

TEST(StackCut, TheLevelStaysWithThePlaceOnTheTable) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-2"}).stack("lorry-right", {"wheel-1-1", "tower-1-1"});
  at.play("place lorry-left");
  EXPECT_EQ(at.level("lorry-left"), 1);
  EXPECT_EQ(at.level("lorry-right"), 0);
}

}  // namespace
}  // namespace pithead::card_game
