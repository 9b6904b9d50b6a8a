// Innovations: workers for once, and actions without workers before and after the placement.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

// ---- worker innovations -----------------------------------------------------------------------------

TEST(WorkerInnovation, LiesInItsZoneUntilTheShiftEnds) {
  Position at(3);
  at.workers(0, "").hand(0, {"workers-3", "workers-4"}).play({"place order", "pay workers-4"});
  EXPECT_EQ(at.laid_innovations("order"), "workers-4");
  EXPECT_EQ(at.hand(0).back(), "workers-3");
  EXPECT_EQ(at.spent(), Names{});
  at.end_shift();
  EXPECT_EQ(at.laid_innovations("order"), "");
  EXPECT_EQ(at.spent(), Names{"workers-4"}) << "then it leaves the game";
}

TEST(WorkerInnovation, InHandOutlastsTheShift) {
  Position at(3);
  at.hand(0, {"workers-3"}).end_shift();
  EXPECT_EQ(at.hand(0), Names{"workers-3"});
}

TEST(WorkerInnovation, IsNotPlayedAsAnAction) {
  Position at(3);
  at.hand(0, {"workers-3", "workers-5"});
  EXPECT_EQ(at.legal("play"), Texts{});
}

// ---- action innovations -----------------------------------------------------------------------------

TEST(ActionInnovation, LeavesTheGameAtOnce) {
  Position at(3);
  at.hand(0, {"free-share"}).play("play free-share");
  EXPECT_EQ(at.hand(0), Names{});
  EXPECT_EQ(at.spent(), Names{"free-share"});
}

TEST(ActionInnovation, FreeLorryTakesTheTopOfEitherStack) {
  Position at(3);
  at.hand(0, {"free-lorry"}).top("lorry-left", {"fox-1-1"}).top("lorry-right", {"wheel-1-1"});
  at.play("play free-lorry");
  EXPECT_EQ(at.legal(), (Texts{"stack lorry-left", "stack lorry-right"}));
  at.play("stack lorry-right");
  EXPECT_EQ(at.row(0), Names{"wheel-1-1"});
  EXPECT_EQ(at.height("lorry-right"), 19);
  EXPECT_EQ(at.phase(), Phase::Turn);
}

TEST(ActionInnovation, FreeLorryWithOneStackLeftIsNotAsked) {
  Position at(3);
  at.hand(0, {"free-lorry"}).stack("lorry-left", {}).stack("lorry-right", {"fox-1-1"});
  at.play("play free-lorry");
  EXPECT_EQ(at.row(0), Names{"fox-1-1"});
}

TEST(ActionInnovation, FreeWagonTakesTheTopOfEitherStackIntoADock) {
  Position at(3);
  at.hand(0, {"free-wagon"}).top("wagon-left", {"clover-wagon"}).play("play free-wagon");
  EXPECT_EQ(at.legal(), (Texts{"stack wagon-left", "stack wagon-right"}));
  at.play("stack wagon-left");
  EXPECT_EQ(at.legal(), (Texts{"dock 1", "dock 3"}));
  at.play("dock 3");
  EXPECT_EQ(at.dock(0, 3), Names{"clover-wagon"});
  EXPECT_EQ(at.phase(), Phase::Turn);
}

TEST(ActionInnovation, FreeEngineNeedsAFreeDock) {
  Position at(3);
  at.hand(0, {"free-engine"}).dock(0, 1, {"E1"}).dock(0, 2, {"E1"}).top("engine", {"E4"});
  EXPECT_TRUE(at.offers("play free-engine"));
  at.play("play free-engine");
  EXPECT_EQ(at.dock(0, 3), Names{"E4"});

  Position full(3);
  full.hand(0, {"free-engine"}).dock(0, 1, {"E1"}).dock(0, 2, {"E1"}).dock(0, 3, {"E1"});
  EXPECT_FALSE(full.offers("play free-engine"));
}

TEST(ActionInnovation, FreeEngineChoosesAmongSeveralDocks) {
  Position at(3);
  at.hand(0, {"free-engine"}).dock(0, 2, {"E1"}).top("engine", {"E4"}).play("play free-engine");
  EXPECT_EQ(at.legal(), (Texts{"dock 1", "dock 3"}));
}

TEST(ActionInnovation, FreeOrderTakesTheTopIntoTheHand) {
  Position at(3);
  at.hand(0, {"free-order"}).top("order", {"barracks-4"}).play("play free-order");
  EXPECT_EQ(at.hand(0), Names{"barracks-4"});
}

TEST(ActionInnovation, FreeShareLaysTheTopOpen) {
  Position at(3);
  at.hand(0, {"free-share"}).top("share", {"furnaces-share"}).play("play free-share");
  EXPECT_EQ(at.shares(0), Names{"furnaces-share"});
}

TEST(ActionInnovation, FreeMiningAllowsUpToFourSteps) {
  Position at(3);
  at.hand(0, {"free-mining"}).dock(0, 3, {"fox-wagon"});
  at.row(0, {"fox-1-1", "fox-1-1", "fox-1-2", "fox-1-2", "fox-1-1"}).play("play free-mining");
  EXPECT_EQ(at.legal(), (Texts{"load fox-wagon 3", "store"})) << "at least one step";
  for (int step = 1; step < 4; ++step) {
    at.play("store");
    EXPECT_TRUE(at.offers("stop")) << step;
  }
  at.play("store");
  EXPECT_EQ(at.phase(), Phase::Turn);
  EXPECT_EQ(at.row(0).size(), 1U);
}

TEST(ActionInnovation, FreeMiningOfADoubleLorryByTheStorageCostsFour) {
  Position at(3);
  at.hand(0, {"free-mining"}).row(0, {"fox-2-0"}).dock(0, 3, {"fox-wagon"}).play("play free-mining");
  EXPECT_EQ(at.legal(), (Texts{"load fox-wagon 3", "store"}));
  Position loaded = at;
  loaded.play("load fox-wagon 3");
  EXPECT_EQ(loaded.phase(), Phase::Turn);
  at.play("store");
  EXPECT_EQ(at.legal(), (Texts{"fetch fox-2-0 fox-wagon 3", "stop"}));
  at.play("fetch fox-2-0 fox-wagon 3");
  EXPECT_TRUE(at.told("Ann has used 4 mining steps"));
}

// R3
TEST(ActionInnovation, FreeMiningNeedsSomethingToMove) {
  Position at(3);
  at.hand(0, {"free-mining"}).storage(0, {"fox-1-1"}).dock(0, 1, {"wild-wagon"});
  EXPECT_FALSE(at.offers("play free-mining"));
  at.dock(0, 3, {"wild-wagon"});
  EXPECT_TRUE(at.offers("play free-mining"));
}

TEST(ActionInnovation, FreeDeliveryIsAWholeDelivery) {
  Position at(3);
  at.hand(0, {"free-delivery", "barracks-1", "barracks-1"});
  at.dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E1", "wild-wagon:wheel-1-1"});
  at.play({"play free-delivery", "deliver 1 barracks-1", "deliver 2 barracks-1"});
  EXPECT_EQ(at.phase(), Phase::Turn);
  EXPECT_EQ(at.fulfilled(0).size(), 2U);
  EXPECT_EQ(at.level("delivery"), 0);
}

TEST(ActionInnovation, FreeDeliveryNeedsATrain) {
  Position at(3);
  at.hand(0, {"free-delivery", "barracks-2"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  EXPECT_FALSE(at.offers("play free-delivery"));
  at.hand(0, {"barracks-1"});
  EXPECT_TRUE(at.offers("play free-delivery"));
}

TEST(ActionInnovation, NeitherRaisesALevelNorCountsForTheToken) {
  Position at(3);
  at.hand(0, {"free-mining", "free-share", "free-lorry"}).row(0, {"fox-1-1"});
  at.play({"play free-mining", "play free-share", "play free-lorry", "stack lorry-left", "place order"});
  for (std::size_t i = 0; i < kZones; ++i) {
    const int start = kZoneNames[i] == "wild" || kZoneNames[i] == "order" ? 1 : 0;
    EXPECT_EQ(at.level(kZoneNames[i]), start) << kZoneNames[i];
    EXPECT_EQ(at.last_player(kZoneNames[i]), kZoneNames[i] == "order" ? 0 : int{kNobody});
  }
}

TEST(ActionInnovation, AnyNumberBeforeAndAfterThePlacement) {
  Position at(3);
  at.hand(0, {"free-lorry", "free-lorry", "free-share", "free-order", "free-wagon"});
  at.top("wagon-left", {"fox-wagon"});
  at.play({"play free-lorry", "stack lorry-left", "play free-share", "place mine-0-1", "stop"});
  EXPECT_EQ(at.legal(), (Texts{"play free-lorry", "play free-order", "play free-wagon", "end"}));
  at.play({"play free-order", "play free-wagon", "stack wagon-left"});
  EXPECT_EQ(at.legal(), (Texts{"play free-lorry", "end"}));
  at.play({"play free-lorry", "stack lorry-left"});
  EXPECT_EQ(at.turn(), 1) << "nothing is left to play";
}

TEST(ActionInnovation, TwoOfAKindArePlayedOneByOne) {
  Position at(3);
  at.hand(0, {"free-mining", "free-mining"}).row(0, {"fox-1-1", "fox-1-1"});
  at.play({"play free-mining"});
  EXPECT_EQ(at.spent(), Names{"free-mining"});
  EXPECT_EQ(at.hand(0), Names{"free-mining"});
}

TEST(ActionInnovation, AfterThePlacementNothingLimitsIt) {
  Position at(3);
  at.only_payable({"share"}).workers(0, "1").stack("share", {"barracks-share", "furnaces-share"});
  at.hand(0, {"free-share"}).play("place share");
  EXPECT_EQ(at.legal(), (Texts{"play free-share", "end"}));
}

// ---- before the placement: one must still be possible (R4) ------------------------------------------

// One worker, and only these zones can be paid with it.
Position one_worker(Position::List zones) {
  Position at(3);
  at.only_payable(zones).workers(0, "1");
  return at;
}

TEST(LookAhead, AnInnovationThatClosesTheLastZoneIsNotOffered) {
  Position at = one_worker({"share"});
  at.hand(0, {"free-share", "free-order"}).stack("share", {"barracks-share"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "place share", "play free-order"}));
  at.stack("share", {"barracks-share", "furnaces-share"});
  EXPECT_TRUE(at.offers("play free-share"));
}

TEST(LookAhead, EachStackThatRunsOutClosesItsZone) {
  Position order = one_worker({"order"});
  order.hand(0, {"free-order"}).stack("order", {"barracks-1"});
  EXPECT_FALSE(order.offers("play free-order"));
  Position engine = one_worker({"engine"});
  engine.hand(0, {"free-engine"}).stack("engine", {"E1"});
  EXPECT_FALSE(engine.offers("play free-engine"));
  Position lorry = one_worker({"lorry-left"});
  lorry.hand(0, {"free-lorry"}).stack("lorry-left", {"fox-1-1"}).stack("lorry-right", {});
  EXPECT_FALSE(lorry.offers("play free-lorry"));
  Position wagon = one_worker({"wagon-right"});
  wagon.hand(0, {"free-wagon"}).stack("wagon-right", {"fox-wagon"}).stack("wagon-left", {});
  EXPECT_FALSE(wagon.offers("play free-wagon"));
}

TEST(LookAhead, TheLastStackClosesTheWildCard) {
  for (const auto& [stack, card, innovation] :
       {std::tuple{"lorry-left", "fox-1-1", "free-lorry"},
        std::tuple{"wagon-left", "fox-wagon", "free-wagon"}, std::tuple{"engine", "E1", "free-engine"},
        std::tuple{"order", "barracks-1", "free-order"},
        std::tuple{"share", "barracks-share", "free-share"}}) {
    Position at(2);
    at.only_payable({"wild"}).workers(0, "2").hand(0, {innovation});
    for (std::size_t i = 0; i < kStacks; ++i) at.stack(kZoneNames[i], {});
    at.stack(stack, {card});
    EXPECT_EQ(at.legal(), (Texts{"pass", "place wild"})) << innovation;
    at.stack("objective", {"E1-objective"});
    EXPECT_TRUE(at.offers(std::string("play ") + innovation)) << "another stack is left for the wild card";
  }
}

TEST(LookAhead, AThirdEngineWouldCloseTheEngineZone) {
  Position at = one_worker({"engine"});
  at.hand(0, {"free-engine"}).dock(0, 1, {"E1"});
  EXPECT_TRUE(at.offers("play free-engine"));
  at.dock(0, 2, {"E1"});
  EXPECT_FALSE(at.offers("play free-engine"));
}

TEST(LookAhead, TheStackIsChosenSoThatAPlacementIsLeft) {
  Position at = one_worker({"lorry-left"});
  at.hand(0, {"free-lorry"}).stack("lorry-left", {"fox-1-1"}).stack("lorry-right", {"wheel-1-1"});
  at.play("play free-lorry");
  EXPECT_EQ(at.row(0), Names{"wheel-1-1"}) << "nothing else to choose";
  EXPECT_EQ(at.legal(), Texts{"place lorry-left"});

  Position refilled = one_worker({"lorry-left"});
  refilled.hand(0, {"free-lorry"}).stack("lorry-left", {"fox-1-1"});
  refilled.stack("lorry-right", {"wheel-1-1", "tower-1-1"}).play("play free-lorry");
  EXPECT_EQ(refilled.legal(), (Texts{"stack lorry-left", "stack lorry-right"})) << "the twin is cut";
}

TEST(LookAhead, TheDockIsChosenSoThatAPlacementIsLeft) {
  Position at = one_worker({"mine-2-3"});
  at.hand(0, {"free-wagon"}).row(0, {"fox-1-1"}).top("wagon-left", {"wild-wagon"});
  at.stack("wagon-right", {"tower-wagon", "tower-wagon"});
  EXPECT_FALSE(at.offers("place mine-2-3"));
  EXPECT_EQ(at.legal(), (Texts{"pass", "play free-wagon"})) << "it makes the placement possible";
  at.play("play free-wagon");
  EXPECT_EQ(at.dock(0, 3), Names{"wild-wagon"}) << "only from the left stack, only into dock 3";
  EXPECT_EQ(at.legal(), Texts{"place mine-2-3"});
}

TEST(LookAhead, TwoTrainsLeaveOneForTheDelivery) {
  Position at = one_worker({"delivery"});
  at.hand(0, {"free-delivery", "barracks-1", "furnaces-2"});
  at.dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E1", "tower-wagon:tower-2-0"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "place delivery", "play free-delivery"}));
  at.play("play free-delivery");
  EXPECT_EQ(at.legal(), (Texts{"deliver 1 barracks-1", "deliver 2 furnaces-2"}))
      << "load 2 with size 1 would strand the other train";
  at.play("deliver 1 barracks-1");
  EXPECT_EQ(at.phase(), Phase::Turn) << "the second train must stay";
  EXPECT_EQ(at.legal(), Texts{"place delivery"});
  at.play("place delivery");
  EXPECT_EQ(at.fulfilled(0), (Names{"barracks-1", "furnaces-2"}));
}

TEST(LookAhead, ASingleTrainIsKeptForTheDelivery) {
  Position at = one_worker({"delivery"});
  at.hand(0, {"free-delivery", "barracks-1", "furnaces-1"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "place delivery"}));
}

TEST(LookAhead, MiningStopsWhileALorryIsLeft) {
  Position at = one_worker({"mine-1-2"});
  at.hand(0, {"free-mining", "free-mining"}).row(0, {"fox-1-1", "wheel-1-1"});
  EXPECT_TRUE(at.offers("play free-mining"));
  at.play("play free-mining");
  EXPECT_EQ(at.storage(0), Names{"fox-1-1"}) << "one step, then it had to stop";
  EXPECT_EQ(at.legal(), Texts{"place mine-1-2"}) << "the second one is not offered";
}

TEST(LookAhead, MiningMovesThatStrandTheMineAreNotOffered) {
  Position at = one_worker({"mine-1-2"});
  at.hand(0, {"free-mining"}).row(0, {"fox-1-1"}).dock(0, 3, {"fox-wagon"});
  at.play("play free-mining");
  EXPECT_EQ(at.storage(0), Names{"fox-1-1"}) << "loading it would leave nothing to move";
  EXPECT_EQ(at.dock(0, 3), Names{"fox-wagon"});
  EXPECT_EQ(at.legal(), Texts{"place mine-1-2"});
}

TEST(LookAhead, AnInnovationMayOpenTheOnlyZone) {
  Position at = one_worker({"mine-1-2"});
  at.hand(0, {"free-lorry", "free-wagon"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "play free-lorry"}));
  at.play({"play free-lorry", "stack lorry-left"});
  EXPECT_EQ(at.legal(), (Texts{"place mine-1-2", "play free-wagon"})) << "and passing is over";
}

TEST(LookAhead, AnOrderOpensTheDeliveryOnlyIfItFits) {
  Position at = one_worker({"delivery"});
  at.hand(0, {"free-order"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).top("order", {"barracks-1"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "play free-order"}));
  at.top("order", {"barracks-2"});
  EXPECT_EQ(at.legal(), Texts{"pass"});
}

TEST(LookAhead, AnEngineOpensTheDelivery) {
  Position at = one_worker({"delivery"});
  at.hand(0, {"free-engine", "barracks-1"}).dock(0, 1, {"wild-wagon:wheel-1-1"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "play free-engine"}));
  at.play("play free-engine");
  EXPECT_EQ(at.dock(0, 1).front().substr(0, 1), "E") << "only in the dock with the lorry";
}

TEST(LookAhead, ADepartingTrainMakesRoomForAnEngine) {
  Position at = one_worker({"engine"});
  at.dock(0, 1, {"E1", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E1"}).dock(0, 3, {"E1"});
  at.hand(0, {"free-delivery", "barracks-1"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "play free-delivery"}));
}

TEST(LookAhead, ADeliveryMayCloseAMine) {
  Position at = one_worker({"mine-1-2"});
  at.dock(0, 3, {"E1", "fox-wagon:fox-1-1", "wild-wagon"}).storage(0, {"fox-1-1"});
  at.hand(0, {"free-delivery", "barracks-1"});
  EXPECT_EQ(at.legal(), (Texts{"pass", "place mine-1-2"})) << "the empty wagon would leave with the train";
}

TEST(LookAhead, AFurtherInnovationDoesNotCount) {
  Position at = one_worker({"delivery"});
  at.hand(0, {"free-engine", "free-order"}).dock(0, 1, {"wild-wagon:wheel-1-1"}).top("order", {"barracks-1"});
  EXPECT_EQ(at.legal(), Texts{"pass"}) << "only both together would make a delivery";
}

TEST(LookAhead, WithAnotherZoneOpenNothingIsBarred) {
  Position at = one_worker({"share", "objective"});
  at.hand(0, {"free-share"}).stack("share", {"barracks-share"});
  EXPECT_TRUE(at.offers("play free-share"));
}

TEST(LookAhead, CountsWorkerInnovationsInTheHand) {
  Position at(3);
  at.only_payable({"order"}).workers(0, "").hand(0, {"workers-3", "free-share"});
  EXPECT_TRUE(at.offers("play free-share"));
}

}  // namespace
}  // namespace pithead::card_game
