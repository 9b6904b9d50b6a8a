// What is told of a move: to whom, and whether something hidden came to light.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

bool revealed(const Position& at) {
  const auto& events = at.events();
  return std::any_of(events.begin(), events.end(), [](const Event& event) { return event.reveals; });
}

TEST(Events, TellATurnInItsSequence) {
  Position at(4);
  at.open("F1", "gray-1-light").crowd("F1", 2, 1).top_tiles({"black-2-dark"});
  at.play("place F1");
  EXPECT_EQ(at.heard_by(kNobody),
            (Names{"1 worker of Cleo on F1 must go to the canteen", "Ann places 2 workers on F1",
                   "Ann buys gray-1-light for 3 Marks", "Ann puts a gray cube on a gray cart",
                   "black-2-dark is laid open on F1"}));
}

TEST(Events, CardsLookedAtAreToldToTheLookerOnly) {
  Position at(4);
  at.top_tiles(kFiveTiles).play("place Fdraw");
  EXPECT_EQ(at.heard_by(0), (Names{"Ann places 1 worker on Fdraw", "Ann looks at 5 tiles of the stack",
                                   "Ann sees gray-2-light", "Ann sees yellow-1-dark", "Ann sees black-2-dark",
                                   "Ann sees brown-1-light", "Ann sees yellow-2-light"}));
  for (const Seat viewer : {Seat{1}, Seat{2}, Seat{3}, kNobody}) {
    EXPECT_EQ(at.heard_by(viewer),
              (Names{"Ann places 1 worker on Fdraw", "Ann looks at 5 tiles of the stack"}));
  }

  Position orders(3);
  orders.top_orders({"truck-KK", "barrow-Y", "engine-GGG", "carriage-BB", "truck-YBGK"}).play("place Odraw");
  EXPECT_TRUE(orders.told("Ann sees engine-GGG", 0));
  EXPECT_EQ(orders.heard_by(1),
            (Names{"Ann places 1 worker on Odraw", "Ann looks at 5 orders of the stack"}));
}

TEST(Events, WhatIsBoughtIsToldToAllAndWhatIsReturnedIsNot) {
  Position at(2);
  at.top_tiles(kFiveTiles).marks(0, 9);
  at.play({"place Fdraw", "buy yellow-1-dark"});
  EXPECT_TRUE(at.told("Ann buys yellow-1-dark for 1 Mark"));
  at.play({"bottom", "return brown-1-light", "return yellow-2-light", "return black-2-dark"});
  EXPECT_EQ(at.heard_by(1), Names{"Ann returns 4 to the bottom of the tiles"});
  EXPECT_EQ(at.heard_by(kNobody), at.heard_by(1));
  EXPECT_TRUE(at.told("Ann returns brown-1-light next", 0));
}

TEST(Events, DecliningIsToldToAll) {
  Position at(2);
  at.play({"place Odraw", "decline"});
  EXPECT_TRUE(at.told("Ann keeps none of them"));
}

TEST(Events, TurningUpACardReveals) {
  Position tile(4);
  tile.open("F1", "yellow-1-light").play("place F1");
  ASSERT_EQ(tile.happened(EventKind::TileOpened).size(), 1U);
  EXPECT_TRUE(tile.happened(EventKind::TileOpened)[0].reveals);

  Position order(4);
  order.play("place O1");
  ASSERT_EQ(order.happened(EventKind::OrderOpened).size(), 1U);
  EXPECT_TRUE(order.happened(EventKind::OrderOpened)[0].reveals);
}

TEST(Events, LookingAtCardsReveals) {
  Position tiles(4);
  tiles.play("place Fdraw");
  EXPECT_TRUE(revealed(tiles));

  Position orders(4);
  orders.play("place Odraw");
  EXPECT_TRUE(revealed(orders));
}

// The others see one of the hidden cards: taking it back for another would show them two.
TEST(Events, KeepingACardOfTheStackReveals) {
  Position tiles(4);
  tiles.top_tiles(kFiveTiles).play("place Fdraw");
  tiles.play("buy yellow-1-dark");
  EXPECT_TRUE(revealed(tiles));

  Position orders(4);
  orders.top_orders({"truck-KK", "barrow-Y", "engine-GGG", "carriage-BB", "truck-YBGK"}).play("place Odraw");
  orders.play("take truck-KK");
  EXPECT_TRUE(revealed(orders));
}

TEST(Events, WhatEverybodyKnewRevealsNothing) {
  Position at(4);
  at.complete_order(2, "truck-Y").cage(1, "K").order(1, "barrow-K");
  at.play({"place money4", "place M6", "fill barrow-K black", "cage 2", "load brown", "stop", "place truck"});
  EXPECT_FALSE(revealed(at));

  Position short_of_coal(4);
  short_of_coal.open("F1", "gray-1-dark").supply("Y").play("place F1");
  EXPECT_FALSE(revealed(short_of_coal)) << "the refill waits for the decision about the cart";
  short_of_coal.play("cart yellow");
  EXPECT_TRUE(revealed(short_of_coal));
}

TEST(Events, ReturningCardsRevealsNothing) {
  Position at(4);
  at.top_tiles(kFiveTiles).play({"place Fdraw", "decline"});
  at.play(
      {"top", "return brown-1-light", "return yellow-2-light", "return black-2-dark", "return gray-2-light"});
  EXPECT_FALSE(revealed(at));
}

TEST(Events, TheLastCardOfTheDraftRevealsNothing) {
  Rng rng(4);
  Position at(2);
  at.state = CoalBaron::deal(2, {}, rng);
  while (at.state.phase == Phase::Draft) at.play(*at.legal().begin());
  const auto opened = at.happened(EventKind::OrderOpened);
  ASSERT_EQ(opened.size(), 3U);
  EXPECT_FALSE(opened[0].reveals) << "it lay open before";
  EXPECT_TRUE(opened[1].reveals);
  EXPECT_TRUE(opened[2].reveals);
}

TEST(Events, TellTheScoringOfAShift) {
  Position at(3);
  at.delivered(0, {"barrow-KK"}).delivered(1, {"truck-K"}).end_shift();
  EXPECT_TRUE(at.told("Shift 1 is scored"));
  EXPECT_TRUE(at.told("Ann scores 5 points for black (counts 2)"));
  EXPECT_TRUE(at.told("Ben scores 2 points for black (counts 1)"));
  EXPECT_TRUE(at.told("Ben becomes the starting player"));
  EXPECT_TRUE(at.told("Shift 2 begins with Ben"));
}

TEST(Events, TellTheEndOfTheGame) {
  Position at(2);
  at.shift(3).marks(0, 7).order(1, "truck-G").end_shift();
  EXPECT_TRUE(at.told("Ann has 7 Marks left: 1 point"));
  EXPECT_TRUE(at.told("Ann has 4 cubes left: 1 point"));
  EXPECT_TRUE(at.told("Ben has 1 outstanding order: -1 points"));
  EXPECT_TRUE(at.told("Ann has 0 tiles too many on one side: 0 points"));
  EXPECT_TRUE(at.told("Ann wins with 2 points"));
}

}  // namespace
}  // namespace pithead::coal_baron
