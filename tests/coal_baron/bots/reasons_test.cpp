// The reasons for turns in Coal Baron: what is told, in which words, and what is not.
#include "tests/bots/reasons.h"

#include <string>

#include <gtest/gtest.h>

#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

std::string why(Position& at, Position::List moves) { return pithead::why<CoalBaron>(at, moves); }

// ---- orders -----------------------------------------------------------------------------------------

TEST(CoalBaronReasons, ADeliveredOrderAndTheLeadsItTakes) {
  Position at(3);
  at.complete_order(0, "truck-KK").workers(0, 4);
  EXPECT_EQ(why(at, {"place truck"}),
            "delivers the 9-point truck order, takes the lead in truck orders (8 points), takes the lead in "
            "black (5 points), keeps 3 workers");
}

TEST(CoalBaronReasons, SeveralDeliveredOrdersAreOneReason) {
  Position at(4);
  at.complete_order(0, "carriage-KK").complete_order(0, "carriage-YBGK").workers(0, 2);
  EXPECT_EQ(why(at, {"place carriage"}),
            "delivers 2 carriage orders for 19 points, rises in 5 majorities worth 21 more points, keeps 1 "
            "worker");
}

TEST(CoalBaronReasons, TiesAndSecondPlaces) {
  Position at(3);
  at.delivered(1, {"truck-GG"}).complete_order(0, "barrow-GG").workers(0, 4);
  EXPECT_EQ(why(at, {"place barrow"}),
            "delivers the 7-point barrow order, takes the lead in barrow orders (6 points), ties for the "
            "lead in gray (4 points), keeps 3 workers");
  at.turn(2).complete_order(2, "engine-G").workers(2, 4);
  EXPECT_EQ(why(at, {"place engine"}),
            "delivers the 4-point engine order, takes the lead in engine orders (9 points), keeps 3 workers")
      << "behind a tie there is no second place";
  Position second(3);
  second.delivered(1, {"truck-GG"}).complete_order(0, "truck-G").workers(0, 4);
  EXPECT_EQ(why(second, {"place truck"}),
            "delivers the 4-point truck order, becomes second in truck orders (4 points), becomes second in "
            "gray (2 points), keeps 3 workers");
}

TEST(CoalBaronReasons, ALeadThatWasThereIsNoReason) {
  Position at(3);
  at.delivered(0, {"truck-GG", "truck-KKK"}).complete_order(0, "truck-K").workers(0, 4);
  EXPECT_EQ(why(at, {"place truck"}), "delivers the 5-point truck order, keeps 3 workers");
}

TEST(CoalBaronReasons, CompletedOrders) {
  Position at(4);
  at.order(0, "truck-KK", "K").cage(0, "K").workers(0, 4);
  EXPECT_EQ(why(at, {"place M4", "fill truck-KK black", "stop"}),
            "completes the 9-point truck order, keeps 3 workers");
  Position two(4);
  two.order(0, "truck-K").order(0, "barrow-G").cage(0, "GK").workers(0, 4);
  EXPECT_EQ(why(two, {"place M4", "fill truck-K black", "fill barrow-G gray", "stop"}),
            "completes 2 orders worth 9 points, keeps 3 workers");
}

TEST(CoalBaronReasons, FilledSpots) {
  Position one(4);
  one.order(0, "truck-KKK").cage(0, "KK").workers(0, 4);
  EXPECT_EQ(why(one, {"place M4", "fill truck-KKK black", "fill truck-KKK black", "stop"}),
            "fills 2 spots of the 12-point truck order, keeps 3 workers");
  Position some(4);
  some.order(0, "truck-KKK").order(0, "barrow-GG").order(0, "engine-Y").cage(0, "YGK").workers(0, 4);
  EXPECT_EQ(
      why(some, {"place M6", "fill truck-KKK black", "fill barrow-GG gray", "fill engine-Y yellow", "stop"}),
      "completes the 2-point engine order, fills 2 spots of 2 orders, keeps 3 workers");
}

TEST(CoalBaronReasons, AnOrderTaken) {
  Position at(3);
  at.open("O3", "truck-KK").workers(0, 8);
  EXPECT_EQ(why(at, {"place O3"}), "takes the 9-point truck order, keeps 7 workers");
  Position prepared(3);
  prepared.open("O3", "truck-YBGK").cage(0, "YY").storage(0, "K").workers(0, 8);
  EXPECT_EQ(why(prepared, {"place O3"}),
            "takes the 10-point truck order, has 2 of its 4 cubes at hand, keeps 7 workers");
}

TEST(CoalBaronReasons, OrdersOfTheDraft) {
  Rng rng(1);
  const State before = CoalBaron::deal(3, {}, rng);
  Moves moves;
  CoalBaron::legal(before, moves);
  State after = before;
  NoEvents silence;
  CoalBaron::play(after, moves[0], rng, silence);
  const std::string words = words_of<CoalBaron>(find_reasons<CoalBaron>(before, after, before.turn));
  EXPECT_TRUE(words.starts_with("takes the ") && words.ends_with(" order")) << words;
}

// ---- tiles, money, mining ---------------------------------------------------------------------------

TEST(CoalBaronReasons, ATileBought) {
  Position at(3);
  at.open("F1", "gray-2-light").order(0, "truck-GG").workers(0, 8).start_player(1).shift(3);
  EXPECT_EQ(why(at, {"place F1"}),
            "buys a light tile with 2 gray carts for 6 Marks, gets 1 cube that orders lack, leaves one side "
            "1 tile ahead, keeps "
            "7 workers")
      << "the printed cart has the other";
  at.turn(0).open("F2", "brown-1-dark");
  EXPECT_EQ(
      why(at, {"place F2"}),
      "buys a dark tile with 1 brown cart for 2 Marks, evens the two sides of the pit, keeps 6 workers");
  at.turn(0)
      .marks(0, 9)
      .tiles(0, {"yellow-1-dark", "yellow-1-dark", "black-1-dark"})
      .open("F3", "yellow-1-light");
  EXPECT_EQ(why(at, {"place F3"}),
            "buys a light tile with 1 yellow cart for 1 Mark, cuts the surplus of one side to 2 tiles, keeps "
            "5 workers");
}

TEST(CoalBaronReasons, MarksGainedAndWorkersSpent) {
  Position at(3);
  at.workers(0, 5).crowd("money6", 1, 2);
  EXPECT_EQ(why(at, {"place money6"}), "gains 6 Marks, spends 3 workers and keeps 2");
  at.turn(0).workers(0, 1).workers(1, 3);
  EXPECT_EQ(why(at, {"place bank"}), "gains 1 Mark, has no worker left");
}

TEST(CoalBaronReasons, CubesOutOfTheCarts) {
  Position at(3);
  at.order(0, "truck-KK").workers(0, 8);
  EXPECT_EQ(why(at, {"place M6", "cage 4", "load black", "cage 1", "load yellow", "stop"}),
            "gets 1 cube for orders out of the carts, keeps 7 workers");
  Position unwanted(3);
  unwanted.workers(0, 8);
  EXPECT_EQ(why(unwanted, {"place M6", "cage 4", "load black", "cage 0", "store black", "stop"}),
            "takes 1 cube out of the carts, stores 1 cube, keeps 7 workers");
}

TEST(CoalBaronReasons, EmptyCartsCountInTheLastShiftOnly) {
  Position first(3);
  first.workers(0, 8);
  EXPECT_EQ(why(first, {"place M6", "cage 4", "load black", "stop"}),
            "takes 1 cube out of the carts, keeps 7 workers");
  Position last(3);
  last.workers(0, 8).shift(3);
  EXPECT_EQ(why(last, {"place M6", "cage 4", "load black", "stop"}),
            "takes the lead in empty black carts (13 points), keeps 7 workers");
}

TEST(CoalBaronReasons, QuietMining) {
  Position at(4);
  at.workers(0, 8).workers(1, 8);
  EXPECT_EQ(why(at, {"place M6", "stop"}), "keeps 7 workers");
  EXPECT_EQ(why(at, {"place M8", "cage 3", "stop"}), "moves the cage to level 3, keeps 7 workers");
  at.turn(0).play("place M4");
  EXPECT_EQ(why(at, {"stop"}), "ends the mining with 4 steps to spare, keeps 6 workers");
  at.turn(1).play("place M10");
  EXPECT_EQ(why(at, {"cage 0", "stop"}), "brings the cage to the surface, keeps 6 workers");
}

// ---- what nobody knows yet --------------------------------------------------------------------------

TEST(CoalBaronReasons, CardsOfTheStackAreNotNamedBeforeTheyAreSeen) {
  Position tiles(3);
  tiles.top_tiles({"gray-2-light", "yellow-1-dark", "black-2-dark", "brown-1-light", "yellow-2-light"});
  tiles.workers(0, 8).start_player(1);
  Position seen = tiles;
  EXPECT_EQ(
      why(tiles, {"place Fdraw", "buy gray-2-light", "bottom", "return yellow-1-dark", "return black-2-dark",
                  "return brown-1-light"}),
      "looks at 5 tiles of the stack, would start the next shift instead of Verdigris, keeps 7 workers");
  seen.play("place Fdraw");
  EXPECT_EQ(why(seen, {"buy gray-2-light", "bottom", "return yellow-1-dark", "return black-2-dark",
                       "return brown-1-light"}),
            "buys a light tile with 2 gray carts for 6 Marks, leaves one side 1 tile ahead, keeps 7 workers");

  Position orders(3);
  orders.only_orders({"truck-KK", "barrow-Y", "engine-GGG"}).workers(0, 8);
  Position known = orders;
  EXPECT_EQ(why(orders, {"place Odraw", "take truck-KK", "return barrow-Y"}),
            "looks at 3 orders of the stack, keeps 7 workers");
  known.play("place Odraw");
  EXPECT_EQ(why(known, {"take truck-KK"}), "takes the 9-point truck order, keeps 7 workers");
  EXPECT_EQ(why(known, {"return barrow-Y"}), "leaves 2 orders on top of the stack, keeps 7 workers");
}

TEST(CoalBaronReasons, WhereCardsGoBack) {
  Position at(3);
  at.only_orders({"truck-KK", "barrow-Y", "engine-GGG", "carriage-K", "truck-Y", "truck-B", "engine-Y"});
  at.workers(0, 8).play({"place Odraw", "take engine-GGG"});
  Position bottom = at;
  EXPECT_EQ(why(at, {"top", "return truck-KK", "return truck-Y", "return barrow-Y"}),
            "leaves 4 orders on top of the stack, keeps 7 workers");
  EXPECT_EQ(why(bottom, {"bottom", "return truck-KK", "return truck-Y", "return barrow-Y"}),
            "puts 4 orders under the stack, keeps 7 workers");
}

TEST(CoalBaronReasons, TilesThatGoBackAreNoOrders) {
  Position at(3);
  at.top_tiles({"gray-2-light", "yellow-1-dark", "black-2-dark", "brown-1-light", "yellow-2-light"});
  at.workers(0, 8).play({"place Fdraw", "buy yellow-2-light"});
  Position top = at;
  EXPECT_EQ(why(at, {"bottom", "return yellow-1-dark", "return black-2-dark", "return brown-1-light"}),
            "puts 4 tiles under the stack, keeps 7 workers");
  EXPECT_EQ(why(top, {"top", "return yellow-1-dark", "return black-2-dark", "return brown-1-light"}),
            "leaves 4 tiles on top of the stack, keeps 7 workers");
}

TEST(CoalBaronReasons, AtTheEndOfAShiftACardOfTheStackIsNotNamedEither) {
  Position at(2);
  at.only_tiles({"gray-2-light", "yellow-1-dark"}).workers(0, 1).workers(1, 0).start_player(1);
  EXPECT_EQ(why(at, {"place Fdraw", "buy gray-2-light"}),
            "looks at 2 tiles of the stack, starts the next shift, ends the shift");
  Position open(2);
  open.top_tiles({"gray-2-light"}).open("F1", "gray-2-light").workers(0, 1).workers(1, 0).start_player(1);
  EXPECT_EQ(why(open, {"place F1"}),
            "buys a light tile with 2 gray carts for 6 Marks, leaves one side 1 tile ahead, starts the next "
            "shift, ends the shift")
      << "an equal one takes its place";
}

// ---- ends -------------------------------------------------------------------------------------------

TEST(CoalBaronReasons, TheStartOfTheNextShift) {
  Position at(3);
  at.open("F1", "yellow-1-light").crowd("F2", 1, 1).crowd("F1", 1, 1).workers(0, 8).shift(2);
  EXPECT_EQ(why(at, {"place F1"}),
            "buys a light tile with 1 yellow cart for 1 Mark, leaves one side 1 tile ahead, would start the "
            "next shift instead of Cobalt, spends "
            "2 workers and keeps 6");
}

TEST(CoalBaronReasons, TheEndOfAShift) {
  Position at(3);
  at.delivered(0, {"truck-GG"}).workers(0, 1).workers(1, 0).workers(2, 0).start_player(2);
  EXPECT_EQ(why(at, {"place money6"}),
            "scores 4 points at the end of the shift, gains 6 Marks, starts the next shift, ends the shift");
}

TEST(CoalBaronReasons, TheEndOfTheGame) {
  Position at(2);
  at.shift(3).complete_order(0, "truck-KK").marks(0, 0).marks(1, 0).workers(0, 1).workers(1, 0);
  EXPECT_EQ(why(at, {"place truck"}),
            "wins the game, ends the game with 23 points, delivers the 9-point truck order")
      << "black 5, trucks 8, 4 cubes 1";
}

// ---- rivals -----------------------------------------------------------------------------------------

TEST(CoalBaronReasons, AnOrderThatARivalHasTheCoalFor) {
  Position at(3);
  at.open("O3", "truck-KK").cage(1, "K").storage(1, "K").storage(2, "").workers(0, 8);
  EXPECT_EQ(why(at, {"place O3"}),
            "takes the 9-point truck order, takes an order that Cobalt has the coal for, keeps 7 workers");
  Position lacking(3);
  lacking.open("O3", "truck-KK").cage(1, "K").storage(2, "").workers(0, 8);
  EXPECT_EQ(why(lacking, {"place O3"}), "takes the 9-point truck order, keeps 7 workers");
}

TEST(CoalBaronReasons, ADeliveryThatBecomesDearerForARival) {
  Position at(3);
  at.delivered(0, {"truck-KKK"}).complete_order(0, "truck-K").complete_order(2, "truck-GG").workers(0, 4);
  Position last = at;
  EXPECT_EQ(why(at, {"place truck"}),
            "delivers the 5-point truck order, makes Verdigris pay 2 workers to deliver by truck, keeps 3 "
            "workers");
  last.workers(2, 1);
  EXPECT_EQ(why(last, {"place truck"}),
            "delivers the 5-point truck order, leaves Verdigris too few workers to deliver by truck in this "
            "shift, keeps 3 workers");
}

TEST(CoalBaronReasons, TheLastFreeSpace) {
  Position at(2);
  at.workers(0, 8).workers(1, 8).crowd("M6", 1, 1);
  Position alone = at;
  EXPECT_EQ(why(at, {"place M10", "stop"}), "takes the last free mining space, keeps 7 workers");
  EXPECT_EQ(why(alone.workers(1, 0), {"place M10", "stop"}), "keeps 7 workers") << "nobody is in need of it";
  Position used(2);
  used.workers(0, 8).workers(1, 8).crowd("M6", 1, 1).crowd("M10", 1, 1);
  EXPECT_EQ(why(used, {"place M10", "stop"}), "spends 2 workers and keeps 6") << "it was free no more";
}

// ---- whole games ------------------------------------------------------------------------------------

TEST(CoalBaronReasons, FormsAreSound) { expect_sound_forms<CoalBaron>(); }

TEST(CoalBaronReasons, EveryTurnHasReasonsAndTheirNumbersAreRight) {
  for_each_turn<CoalBaron>(300, [](const PlayedTurn<CoalBaron>& turn, Rng& /*rng*/) {
    expect_reasons_for_all(turn);
    const auto reasons = find_reasons<CoalBaron>(turn.before(), turn.after(), turn.seat);
    const auto told = [&](std::string_view name, std::string_view argument) {
      return told_number<CoalBaron>(reasons, name, argument);
    };
    const Player& was = turn.before().seats[turn.seat];
    const Player& is = turn.after().seats[turn.seat];
    EXPECT_EQ(told("order-delivered", "points") + told("orders-delivered", "points"),
              is.order_points - was.order_points);
    const auto expect = [&](std::string_view name, std::string_view argument, int number) {
      if (told(name, argument) == 0) return;
      EXPECT_EQ(told(name, argument), number) << name;
    };
    expect("game-ended", "points", total_points(is));
    if (turn.after().phase == Phase::Over) return;  // where Marks became points
    expect("marks-gained", "n", is.marks - was.marks);
    expect("tile-bought", "price", was.marks - is.marks);
    expect("workers-kept", "n", is.workers);
    expect("workers-spent", "n", was.workers - is.workers);
    const int points = is.order_points - was.order_points;
    expect("shift-scored", "points", total_points(is) - total_points(was) - points);
  });
}

TEST(CoalBaronReasons, NothingIsToldOfGuesses) {
  int compared = 0;
  for_each_turn<CoalBaron>(
      300, [&](const PlayedTurn<CoalBaron>& turn, Rng& rng) { compared += expect_no_guess(turn, rng); });
  EXPECT_GT(compared, 10000);
}

}  // namespace
}  // namespace pithead::coal_baron
