// Delivery: trains depart with an order each.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

TEST(CardDelivery, NeedsAnEngineALoadAndAnOrder) {
  Position complete(3);
  complete.dock(0, 2, {"E1", "tower-wagon:tower-1-1"}).hand(0, {"barracks-1"});
  EXPECT_TRUE(complete.offers("place delivery"));
  Position no_engine(3);
  no_engine.dock(0, 2, {"tower-wagon:tower-1-1"}).dock(0, 1, {"E1"}).hand(0, {"barracks-1"});
  EXPECT_FALSE(no_engine.offers("place delivery"));
  Position no_load(3);
  no_load.dock(0, 2, {"E1", "tower-wagon"}).hand(0, {"barracks-1"}).row(0, {"tower-1-1"});
  EXPECT_FALSE(no_load.offers("place delivery"));
  Position no_order(3);
  no_order.dock(0, 2, {"E1", "tower-wagon:tower-1-1"}).fulfilled(0, {"barracks-1"}).hand(1, {"barracks-1"});
  EXPECT_FALSE(no_order.offers("place delivery"));
}

TEST(CardDelivery, TheTrainMustCarryAtLeastWhatTheOrderAsksFor) {
  Position at(3);
  at.dock(0, 2, {"E1", "tower-wagon:tower-2-0", "wild-wagon:wheel-1-1"});
  at.hand(0, {"barracks-4"});
  EXPECT_FALSE(at.offers("place delivery"));
  at.hand(0, {"furnaces-3", "furnaces-2", "steamboats-1"}).play("place delivery");
  EXPECT_EQ(at.legal(), (Texts{"deliver 2 furnaces-3", "deliver 2 furnaces-2", "deliver 2 steamboats-1"}));
}

TEST(CardDelivery, LorriesAreCountedAndNotCards) {
  Position at(3);
  at.dock(0, 3, {"E1", "fox-wagon:fox-2-0", "wild-wagon:clover-2-0"}).hand(0, {"barracks-4"});
  at.play("place delivery");
  EXPECT_EQ(at.fulfilled(0), Names{"barracks-4"});
}

// R13
TEST(CardDelivery, SurplusLorriesLeaveWithTheTrain) {
  Position at(3);
  at.dock(0, 3, {"E2", "fox-wagon:fox-1-2", "wild-wagon:clover-1-1", "clover-wagon:clover-2-0"});
  at.hand(0, {"barracks-1"}).play("place delivery");
  EXPECT_EQ(at.dock(0, 3), Names{});
  EXPECT_EQ(at.delivered(0), (Names{"E2", "clover-1-1", "fox-1-2", "clover-2-0"}));
  EXPECT_EQ(at.points(0, Source::Lorries), 3) << "surplus single lorries score as well";
  EXPECT_TRUE(at.told("Ann sends the train of dock 3 with 4 lorries to barracks-1"));
}

TEST(CardDelivery, EverythingInTheDockLeaves) {
  Position at(3);
  at.dock(0, 1, {"E4", "wheel-wagon", "clover-wagon", "wild-wagon", "wild-wagon:wheel-1-1"});
  at.hand(0, {"factories-1", "factories-2"}).play("place delivery");
  EXPECT_EQ(at.dock(0, 1), Names{});
  EXPECT_EQ(at.delivered_wagons(), (Names{"wheel-wagon", "clover-wagon", "wild-wagon", "wild-wagon"}));
  EXPECT_EQ(at.delivered(0), (Names{"E4", "wheel-1-1"}));
  EXPECT_EQ(at.fulfilled(0), Names{"factories-1"});
  EXPECT_EQ(at.hand(0), Names{"factories-2"});
  EXPECT_EQ(at.state.seats[0].loads[0], 0);
}

TEST(CardDelivery, EveryKindOfWagonAndLorryLeaves) {
  Position at(2);
  at.dock(0, 2, {"E1", "wheel-wagon:wheel-1-1", "wheel-wagon:wheel-1-2", "wheel-wagon:wheel-2-0"});
  at.dock(0, 2, {"tower-wagon:tower-1-1", "tower-wagon:tower-1-2", "tower-wagon:tower-2-0"});
  at.dock(0, 2, {"wild-wagon:wheel-1-1", "wild-wagon:wheel-1-2", "wild-wagon:wheel-2-0"});
  at.dock(0, 2, {"wild-wagon:tower-1-1", "wild-wagon:tower-1-2", "wild-wagon:tower-2-0", "tower-wagon"});
  at.hand(0, {"barracks-4"}).play("place delivery");
  EXPECT_EQ(at.delivered(0),
            (Names{"E1", "wheel-1-1", "wheel-1-1", "tower-1-1", "tower-1-1", "wheel-1-2", "wheel-1-2",
                   "tower-1-2", "tower-1-2", "wheel-2-0", "wheel-2-0", "tower-2-0", "tower-2-0"}));
  EXPECT_EQ(at.delivered_wagons().size(), 13U);
  EXPECT_EQ(at.points(0, Source::Lorries), 4 * 1 + 4 * 2);
}

TEST(CardDelivery, TheDestinationDoesNotMatter) {
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    for (int dock = 1; dock <= 3; ++dock) {
      Position at(3);
      at.dock(0, dock, {"E1"}).dock(0, dock, {dock == 2 ? "wild-wagon:wheel-1-1" : "wild-wagon:clover-1-1"});
      at.hand(0, {destination + "-1"}).play("place delivery");
      EXPECT_EQ(at.fulfilled(0), Names{destination + "-1"});
    }
  }
}

TEST(CardDelivery, TrainsOfOneTypeOfEngineMayLeaveTogether) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-2-0", "wild-wagon:clover-1-1"});
  at.dock(0, 2, {"E3", "tower-wagon:tower-1-1"}).hand(0, {"barracks-2", "furnaces-1"});
  at.play("place delivery");
  EXPECT_EQ(at.legal(), (Texts{"deliver 1 barracks-2", "deliver 1 furnaces-1", "deliver 2 furnaces-1"}));
  at.play("deliver 1 barracks-2");
  EXPECT_EQ(at.legal(), (Texts{"deliver 2 furnaces-1", "done"}));
  at.play("deliver 2 furnaces-1");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.fulfilled(0), (Names{"barracks-2", "furnaces-1"}));
  EXPECT_EQ(at.level("delivery"), 1) << "one placement";
}

TEST(CardDelivery, AllThreeTrainsMayLeaveTogether) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E3", "wild-wagon:wheel-1-1"});
  at.dock(0, 3, {"E3", "wild-wagon:fox-1-1"}).hand(0, {"barracks-1", "furnaces-1", "factories-1"});
  at.play({"place delivery", "deliver 3 furnaces-1", "deliver 1 barracks-1", "deliver 2 factories-1"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.fulfilled(0), (Names{"barracks-1", "furnaces-1", "factories-1"}));
  EXPECT_EQ(at.delivered(0), (Names{"E3", "E3", "E3", "wheel-1-1", "wheel-1-1", "fox-1-1"}));
}

TEST(CardDelivery, TrainsOfDifferentEnginesDoNotLeaveTogether) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-2-0", "wild-wagon:clover-1-1"});
  at.dock(0, 2, {"E1", "tower-wagon:tower-1-1"}).hand(0, {"barracks-2", "furnaces-1"});
  at.play({"place delivery", "deliver 2 furnaces-1"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.dock(0, 1).size(), 3U) << "it waits for another delivery";
}

TEST(CardDelivery, TheFirstTrainFixesTheTypeOfEngine) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E1", "wild-wagon:wheel-1-1"});
  at.dock(0, 3, {"E3", "wild-wagon:fox-1-1"}).hand(0, {"barracks-1", "barracks-1", "furnaces-1"});
  at.play({"place delivery", "deliver 1 barracks-1"});
  EXPECT_EQ(at.legal(), (Texts{"deliver 3 barracks-1", "deliver 3 furnaces-1", "done"}));
}

TEST(CardDelivery, EachTrainNeedsAnOrderOfItsOwn) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E3", "wild-wagon:wheel-1-1"});
  at.hand(0, {"barracks-1"}).play({"place delivery", "deliver 1 barracks-1"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.dock(0, 2), (Names{"E3", "wild-wagon:wheel-1-1"}));
}

// R23
TEST(CardDelivery, NotAllMatchingTrainsMustLeave) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E3", "wild-wagon:wheel-1-1"});
  at.hand(0, {"barracks-1", "barracks-1"}).play({"place delivery", "deliver 1 barracks-1", "done"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.dock(0, 2), (Names{"E3", "wild-wagon:wheel-1-1"}));
}

TEST(CardDelivery, OneTrainMustLeave) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E3", "wild-wagon:wheel-1-1"});
  at.hand(0, {"barracks-1"}).play("place delivery");
  EXPECT_FALSE(at.offers("done"));
}

TEST(CardDelivery, AnEmptyTrainOfTheTypeDoesNotWait) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E3", "wild-wagon"});
  at.hand(0, {"barracks-1", "barracks-1"}).play("place delivery");
  EXPECT_EQ(at.turn(), 1) << "one pair, and no other train";
}

TEST(CardDelivery, EqualOrdersAreOneOption) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-1"}).dock(0, 2, {"E2", "wild-wagon:wheel-1-1"});
  at.hand(0, {"barracks-1", "barracks-1"}).play("place delivery");
  EXPECT_EQ(at.legal(), (Texts{"deliver 1 barracks-1", "deliver 2 barracks-1"}));
}

// R20
TEST(CardDelivery, WhatDepartsIsSeenByAll) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-1-2"}).hand(0, {"barracks-1"}).play("place delivery");
  EXPECT_NE(at.view(1).find(R"("fulfilled":["barracks-1"])"), std::string::npos);
  EXPECT_NE(at.view(kNobody).find(R"("delivered":{"engines":["E3"],"lorries":["wheel-1-2"]})"),
            std::string::npos);
}

}  // namespace
}  // namespace pithead::card_game
