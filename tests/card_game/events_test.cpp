// What is told of a move: to whom, and whether something hidden came to light.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

bool revealed(const Position& at) {
  const auto& events = at.events();
  return std::any_of(events.begin(), events.end(), [](const Event& event) { return event.reveals; });
}

TEST(CardEvents, TellATurnInItsSequence) {
  Position at(3);
  at.level("order", 1).top("order", kFiveOrders).play({"place order", "pay 1+1"});
  EXPECT_EQ(at.heard_by(kNobody), (Names{"Ann places 2 workers at order, paying 1+1", "Ann takes barracks-1",
                                         "furnaces-2 comes to light on order"}));
  at.play("pass");
  EXPECT_EQ(at.heard_by(kNobody), Names{"Ben passes"});
}

TEST(CardEvents, TellWhatIsDocked) {
  Position at(3);
  at.top("wagon-left", {"wild-wagon"}).top("engine", {"E3"});
  at.play({"place wagon-left", "dock 2", "place engine", "dock 1"});
  EXPECT_TRUE(at.told("Ann couples wild-wagon in dock 2"));
  EXPECT_TRUE(at.told("Ben puts engine E3 in dock 1"));
}

TEST(CardEvents, TellEachLorryThatMoves) {
  Position at(3);
  at.row(0, {"tower-1-2", "fox-1-1"}).storage(0, {"wheel-1-1"});
  at.dock(0, 2, {"tower-wagon"}).dock(0, 1, {"wild-wagon"});
  at.play({"place mine-2-3", "load tower-wagon 2", "fetch wheel-1-1 wild-wagon 1", "store"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann places 1 worker at mine-2-3, paying 1",
                                   "Ann loads tower-1-2 from the row into tower-wagon in dock 2",
                                   "Ann loads wheel-1-1 from the storage into wild-wagon in dock 1",
                                   "Ann moves fox-1-1 to the storage", "Ann has used 3 mining steps"}));
  EXPECT_FALSE(revealed(at));
}

TEST(CardEvents, TellADelivery) {
  Position at(3);
  at.dock(0, 2, {"E1", "tower-wagon:tower-2-0"}).hand(0, {"barracks-1"}).play("place delivery");
  EXPECT_EQ(at.heard_by(kNobody), (Names{"Ann places 1 worker at delivery, paying 1",
                                         "Ann sends the train of dock 2 with 2 lorries to barracks-1"}));
  EXPECT_FALSE(revealed(at));
}

TEST(CardEvents, TellAnInnovation) {
  Position at(3);
  at.hand(0, {"free-share"}).top("share", {"barracks-share"}).play("play free-share");
  EXPECT_TRUE(at.told("Ann plays free-share"));
  EXPECT_TRUE(at.told("Ann takes barracks-share"));
}

TEST(CardEvents, TellThatAStackIsCut) {
  Position at(3);
  at.stack("lorry-left", {"fox-1-2"}).stack("lorry-right", {"wheel-1-1", "tower-1-1", "fox-1-1"});
  at.play("place lorry-left");
  EXPECT_EQ(at.heard_by(kNobody), (Names{"Ann places 1 worker at lorry-left, paying 1", "Ann takes fox-1-2",
                                         "lorry-left has run out and gets 1 card from under its twin",
                                         "fox-1-1 comes to light on lorry-left"}));
}

TEST(CardEvents, CardsLookedAtAreToldToTheLookerOnly) {
  Position at(3);
  at.workers(0, "2").top("order", kFiveOrders).play({"place wild", "stack order"});
  EXPECT_EQ(at.heard_by(0), (Names{"Ann places 2 workers at wild, paying 2", "Ann looks at 4 cards of order",
                                   "Ann sees barracks-1", "Ann sees furnaces-2", "Ann sees factories-3",
                                   "Ann sees steamboats-4"}));
  for (const Seat viewer : {Seat{1}, Seat{2}, kNobody})
    EXPECT_EQ(at.heard_by(viewer),
              (Names{"Ann places 2 workers at wild, paying 2", "Ann looks at 4 cards of order"}));
}

TEST(CardEvents, WhatIsKeptInSecretIsToldToTheKeeperOnly) {
  Position at(3);
  at.workers(0, "2").top("order", kFiveOrders).play({"place wild", "stack order"});
  at.play("keep factories-3");
  EXPECT_EQ(at.heard_by(1), Names{"Ann keeps a card of order in secret"});
  EXPECT_EQ(at.heard_by(kNobody), at.heard_by(1));
  EXPECT_TRUE(at.told("Ann keeps factories-3", 0));
}

TEST(CardEvents, WhatIsReturnedIsToldToTheKeeperOnly) {
  Position at(3);
  at.workers(0, "2").top("order", kFiveOrders).play({"place wild", "stack order", "keep factories-3"});
  at.play({"return barracks-1", "return steamboats-4"});
  EXPECT_EQ(at.heard_by(1), (Names{"Ann puts 3 cards under order", "barracks-2 comes to light on order"}));
  EXPECT_EQ(at.heard_by(0), (Names{"Ann returns barracks-1 next", "Ann returns steamboats-4 next",
                                   "Ann returns furnaces-2 next", "Ann puts 3 cards under order",
                                   "barracks-2 comes to light on order"}));
}

TEST(CardEvents, WhatIsKeptOpenlyIsToldToAll) {
  Position at(3);
  at.workers(0, "2").top("share", {"barracks-share", "furnaces-share"}).play({"place wild", "stack share"});
  at.play("keep furnaces-share");
  EXPECT_EQ(at.heard_by(1), Names{"Ann keeps furnaces-share"});
  EXPECT_TRUE(revealed(at));
}

TEST(CardEvents, TheLastCardOfAStackIsKeptBeforeAllEyes) {
  Position at(3);
  at.workers(0, "2").stack("order", {"barracks-3"}).play({"place wild", "stack order"});
  EXPECT_TRUE(at.told("Ann keeps barracks-3"));
}

TEST(CardEvents, TurningUpACardReveals) {
  Position at(3);
  at.play("place share");
  ASSERT_EQ(at.happened(EventKind::TopTurned).size(), 1U);
  EXPECT_TRUE(at.happened(EventKind::TopTurned)[0].reveals);
  Position last(3);
  last.stack("share", {"barracks-share"}).play("place share");
  EXPECT_FALSE(revealed(last)) << "nothing lies below";
}

TEST(CardEvents, LookingAtCardsReveals) {
  Position at(3);
  at.workers(0, "2").play("place wild");
  EXPECT_FALSE(revealed(at));
  at.play("stack share");
  EXPECT_TRUE(revealed(at));
}

TEST(CardEvents, ReturningTheLastCardReveals) {
  Position at(3);
  at.workers(0, "2").top("share", {"barracks-share", "furnaces-share", "factories-share", "factories-share"});
  at.play({"place wild", "stack share", "keep furnaces-share"});
  at.play("return barracks-share");
  EXPECT_FALSE(revealed(at));
  at.play("return factories-share");
  EXPECT_TRUE(revealed(at)) << "the next card is turned up";
}

TEST(CardEvents, ASecretCardThatIsUsedComesToLight) {
  Position order(3);
  order.secret(0, {"barracks-1"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-1"});
  order.play({"place delivery", "deliver 1 barracks-1"});
  EXPECT_TRUE(order.told("Ann shows barracks-1"));
  EXPECT_TRUE(revealed(order));

  Position action(3);
  action.secret(0, {"free-share"}).stack("share", {"barracks-share"}).play("play free-share");
  EXPECT_TRUE(action.told("Ann shows free-share"));
  EXPECT_TRUE(revealed(action));

  Position worker(3);
  worker.secret(0, {"workers-3"}).stack("share", {"barracks-share"});
  worker.play({"place share", "pay workers-3"});
  EXPECT_TRUE(worker.told("Ann shows workers-3"));
}

TEST(CardEvents, OfEqualCardsTheOneThatWasSeenIsUsedFirst) {
  Position at(3);
  at.hand(0, {"free-lorry"})
      .secret(0, {"free-lorry"})
      .stack("lorry-left", {})
      .stack("lorry-right", {"fox-1-1"});
  at.play("play free-lorry");
  EXPECT_FALSE(revealed(at));
  EXPECT_EQ(at.secret(0), Names{"free-lorry"});
}

TEST(CardEvents, WhatEverybodyKnewRevealsNothing) {
  Position at(3);
  at.hand(0, {"workers-3", "free-mining"}).row(0, {"fox-1-1", "fox-1-1"}).dock(0, 3, {"fox-wagon"});
  at.play(
      {"play free-mining", "load fox-wagon 3", "stop", "place mine-0-1", "pay workers-3", "stop", "pass"});
  EXPECT_FALSE(revealed(at));
}

TEST(CardEvents, TellTheEndOfAShift) {
  Position at(3);
  at.play({"pass", "place mine-0-1", "pass", "pass"});
  EXPECT_TRUE(at.told("Ben gets the token of shift 1"));
  EXPECT_TRUE(at.told("Shift 2 begins with Ben"));
}

TEST(CardEvents, TellTheEndOfTheGame) {
  Position at(3);
  at.shift(6).tokens(0, {1}).fulfilled(0, {"barracks-4"}).delivered(1, {"fox-1-2"}).end_shift();
  EXPECT_TRUE(at.told("Ann gets the token of shift 6"));
  EXPECT_TRUE(at.told("Ann scores 10 points for orders"));
  EXPECT_TRUE(at.told("Ann scores 2 points for tokens"));
  EXPECT_TRUE(at.told("Ben scores 2 points for lorries"));
  EXPECT_TRUE(at.told("Ann wins with 12 points"));
  EXPECT_FALSE(at.told("Shift 7 begins with Ann"));
}

}  // namespace
}  // namespace pithead::card_game
