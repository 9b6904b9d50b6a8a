// The reasons for turns in The Great Card Game: what is told, in which words, and what is not.
#include "tests/bots/reasons.h"

#include <string>

#include <gtest/gtest.h>

#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

std::string why(Position& at, Position::List moves) { return pithead::why<CardGame>(at, moves); }

// ---- delivery ---------------------------------------------------------------------------------------

TEST(CardGameReasons, ADeliveredOrderAndItsPoints) {
  Position at(3);
  at.dock(0, 2, {"E1", "tower-wagon:tower-1-2", "wild-wagon:wheel-2-0"}).hand(0, {"barracks-3"});
  at.workers(0, "2+1");
  EXPECT_EQ(why(at, {"place delivery"}),
            "delivers the 7-point barracks order, scores 2 points on lorries, keeps 2 workers");
}

TEST(CardGameReasons, SharesAndObjectivesThatADeliveryMakesCount) {
  Position at(3);
  at.dock(0, 2, {"E1", "wild-wagon:wheel-2-0"}).hand(0, {"barracks-2"}).shares(0, {"barracks-share"});
  at.objectives(0, {"E1-objective", "barracks-orders-objective", "furnaces-orders-objective"})
      .workers(0, "1");
  EXPECT_EQ(why(at, {"place delivery"}),
            "delivers the 5-point barracks order, makes 1 share count (3 points), scores 4 points by "
            "objectives, has no worker left");
}

TEST(CardGameReasons, SeveralDeliveredOrdersAreOneReason) {
  Position at(3);
  at.dock(0, 1, {"E3", "wild-wagon:wheel-2-0"}).dock(0, 2, {"E3", "tower-wagon:tower-2-0"});
  at.hand(0, {"barracks-2", "furnaces-1"}).workers(0, "1+1");
  EXPECT_EQ(why(at, {"place delivery", "deliver 1 barracks-2", "deliver 2 furnaces-1"}),
            "delivers 2 orders for 8 points, keeps 1 worker");
}

TEST(CardGameReasons, ATrainThatBecomesReady) {
  Position order(3);
  order.dock(0, 2, {"E1", "wild-wagon:wheel-2-0"}).top("order", {"barracks-2"}).workers(0, "2+1");
  EXPECT_EQ(why(order, {"place order"}),
            "has dock 2 ready for the 5-point barracks order, takes the 5-point barracks order, keeps 2 "
            "workers");
  Position engine(3);
  engine.dock(0, 3, {"wild-wagon:fox-1-1"}).hand(0, {"furnaces-1"}).top("engine", {"E4"}).workers(0, "2+1");
  EXPECT_EQ(why(engine, {"place engine", "dock 3"}),
            "has dock 3 ready for the 3-point furnaces order, puts an E4 engine in dock 3, keeps 2 workers");
  Position load(3);
  load.dock(0, 1, {"E1", "wheel-wagon"}).hand(0, {"furnaces-1"}).row(0, {"wheel-1-1"}).workers(0, "2+1");
  EXPECT_EQ(why(load, {"place mine-0-1", "load wheel-wagon 1"}),
            "has dock 1 ready for the 3-point furnaces order, loads 1 lorry, keeps 2 workers");
  EXPECT_EQ(load.dock(0, 1), (Names{"E1", "wheel-wagon:wheel-1-1"}));
}

// ---- mining -----------------------------------------------------------------------------------------

TEST(CardGameReasons, LorriesLoadedAndStored) {
  Position at(3);
  at.dock(0, 2, {"tower-wagon"}).row(0, {"tower-2-0", "fox-1-1"}).workers(0, "2+1").turn(0);
  EXPECT_EQ(why(at, {"place mine-2-3", "load tower-wagon 2", "store"}),
            "loads 2 lorries, moves 1 lorry to the storage, keeps 2 workers");
  EXPECT_EQ(at.storage(0), Names{"fox-1-1"});
}

TEST(CardGameReasons, TheTokenOfTheShift) {
  Position at(3);
  at.start_player(1).workers(0, "2+1");
  EXPECT_EQ(why(at, {"place mine-0-1"}), "would get the token of shift 1 instead of Cobalt, keeps 2 workers");
  Position holder(3);
  holder.workers(0, "2+1");
  EXPECT_EQ(why(holder, {"place mine-0-1"}), "keeps 2 workers") << "the start player has it in view anyway";
}

// ---- cards ------------------------------------------------------------------------------------------

TEST(CardGameReasons, CardsFromTheTopOfAStack) {
  Position at(3);
  at.top("lorry-left", {"tower-1-2"}).top("wagon-right", {"wild-wagon"}).top("share", {"factories-share"});
  at.top("innovation", {"free-mining"}).top("objective", {"E2-objective"}).delivered(0, {"E2"});
  at.workers(0, "3+2+1+1+1+1+1").passed({1, 2});
  EXPECT_EQ(why(at, {"place lorry-left"}), "takes a tower lorry (2 points), keeps 9 workers");
  EXPECT_EQ(why(at, {"place wagon-right", "dock 3"}), "couples a wild wagon in dock 3, keeps 8 workers");
  EXPECT_EQ(why(at, {"place share"}), "takes a share in the factories, keeps 7 workers");
  EXPECT_EQ(why(at, {"place objective"}),
            "scores 2 points by objectives, takes the objective for E2 engines, keeps 6 workers");
  EXPECT_EQ(why(at, {"place innovation", "end"}), "takes an innovation for free mining, keeps 5 workers");
}

TEST(CardGameReasons, CardsInWords) {
  Position at(3);
  at.top("lorry-left", {"wheel-2-0"}).top("wagon-right", {"clover-wagon"}).top("innovation", {"workers-3"});
  at.workers(0, "3+2+1+1+1+1+1").passed({1, 2});
  EXPECT_EQ(why(at, {"place lorry-left"}), "takes 2 wheel lorries, keeps 9 workers");
  EXPECT_EQ(why(at, {"place wagon-right", "dock 1"}), "couples a clover wagon in dock 1, keeps 8 workers");
  EXPECT_EQ(why(at, {"place innovation"}), "takes an innovation worth up to 3 workers, keeps 7 workers");
  const auto objective = [](std::string_view name) {
    Position table(3);
    table.top("objective", {name}).workers(0, "2+1");
    return why(table, {"place objective"});
  };
  EXPECT_EQ(objective("tokens-objective"), "takes the objective for pairs of shift tokens, keeps 2 workers");
  EXPECT_EQ(objective("barracks-shares-objective"),
            "takes the objective for barracks shares, keeps 2 workers");
  EXPECT_EQ(objective("furnaces-orders-objective"),
            "takes the objective for furnaces orders, keeps 2 workers");
  EXPECT_EQ(objective("steamboats-lorries-objective"),
            "takes the objective for lorries to the steamboats, keeps 2 workers");
}

TEST(CardGameReasons, AShareOfAFulfilledOrderCounts) {
  Position at(3);
  at.top("share", {"factories-share"}).fulfilled(0, {"factories-2"}).workers(0, "2+1");
  EXPECT_EQ(why(at, {"place share"}),
            "makes 1 share count (3 points), takes a share in the factories, keeps 2 workers");
}

TEST(CardGameReasons, InnovationsPlayedAndPaid) {
  Position at(3);
  at.hand(0, {"free-share", "workers-4"}).top("share", {"factories-share"}).top("order", {"barracks-2"});
  at.workers(0, "3");
  EXPECT_EQ(why(at, {"place order", "play free-share"}),
            "takes the 5-point barracks order, takes a share in the factories, plays an innovation for a "
            "free share, pays with 1 worker "
            "innovation, keeps 3 workers");
}

TEST(CardGameReasons, QuietEndsOfTurns) {
  Position wild(3);
  wild.top("order", {"barracks-1", "furnaces-2", "factories-3", "steamboats-4"}).workers(0, "2+1");
  wild.play({"place wild", "stack order", "keep furnaces-2"});
  EXPECT_EQ(why(wild, {"return barracks-1", "return factories-3"}),
            "puts 3 cards under the stack, keeps 1 worker");
  Position after(3);
  after.hand(0, {"free-share"}).workers(0, "2+1").play("place order");
  EXPECT_EQ(why(after, {"end"}), "keeps 1 innovation in hand, keeps 2 workers");
}

// ---- what nobody knows yet --------------------------------------------------------------------------

TEST(CardGameReasons, TheSecondCardOfAStackIsNotNamed) {
  Position at(3);
  at.hand(0, {"free-order"}).top("order", {"barracks-2", "furnaces-3"}).workers(0, "2+1");
  EXPECT_EQ(why(at, {"place order", "play free-order"}),
            "draws 2 cards from the order stacks, plays an innovation for a free order, keeps 2 workers");
}

TEST(CardGameReasons, CardsOfTheWildActionAreNotNamedBeforeTheyAreSeen) {
  Position at(3);
  at.top("objective", {"E1-objective", "tokens-objective", "E2-objective", "E3-objective"});
  at.delivered(0, {"E2"}).workers(0, "2+1");
  Position seen = at;
  EXPECT_EQ(why(at, {"place wild", "stack objective", "keep E2-objective", "return E1-objective",
                     "return E3-objective"}),
            "picks one of the top objective cards, spends 2 workers and keeps 1");
  EXPECT_EQ(why(seen, {"place wild", "stack objective"}),
            "looks at 4 cards of the objective stack, spends 2 workers and keeps 1");
  EXPECT_EQ(why(seen, {"keep E2-objective", "return E1-objective", "return E3-objective"}),
            "scores 2 points by objectives, takes the objective for E2 engines, keeps 1 worker");
}

TEST(CardGameReasons, NothingIsToldOfWhatAnUnseenInnovationDid) {
  Position at(3);
  at.top("innovation", {"workers-3", "free-delivery", "workers-4", "workers-5"}).workers(0, "2+1");
  at.dock(0, 2, {"E1", "wild-wagon:wheel-2-0"}).hand(0, {"barracks-2"});
  EXPECT_EQ(why(at, {"place wild", "stack innovation", "keep free-delivery", "return workers-3",
                     "return workers-4", "play free-delivery"}),
            "picks one of the top innovation cards, spends 2 workers and keeps 1");
}

// ---- rivals -----------------------------------------------------------------------------------------

TEST(CardGameReasons, CardsThatARivalCouldUse) {
  Position lorry(3);
  lorry.top("lorry-left", {"fox-1-1"})
      .dock(1, 2, {"wild-wagon"})
      .dock(2, 3, {"wild-wagon"})
      .workers(0, "2+1");
  EXPECT_EQ(
      why(lorry, {"place lorry-left"}),
      "takes a fox lorry (1 point), takes a lorry that Verdigris has an empty wagon for, keeps 2 workers")
      << "dock 2 takes no fox";
  Position order(3);
  order.top("order", {"barracks-2"}).dock(1, 2, {"wild-wagon:wheel-2-0"}).workers(0, "2+1");
  Position train = order;
  EXPECT_EQ(why(order, {"place order"}), "takes the 5-point barracks order, keeps 2 workers")
      << "without an engine it is no train";
  train.dock(1, 2, {"E1", "wild-wagon:wheel-2-0"});
  EXPECT_EQ(why(train, {"place order"}),
            "takes the 5-point barracks order, takes an order that Cobalt has a train ready for, keeps 2 "
            "workers");
}

TEST(CardGameReasons, ADeliveryThatBecomesDearerForARival) {
  Position at(3);
  at.dock(0, 2, {"E1", "wild-wagon:wheel-2-0"}).hand(0, {"barracks-2"}).workers(0, "2+1");
  at.dock(1, 2, {"E1", "wild-wagon:tower-2-0"});
  EXPECT_EQ(why(at, {"place delivery"}),
            "delivers the 5-point barracks order, makes Cobalt, who has a loaded train, pay 2 workers to "
            "deliver, keeps 2 workers");
}

// ---- ends -------------------------------------------------------------------------------------------

TEST(CardGameReasons, Passing) {
  Position at(3);
  at.workers(0, "2+1+1").workers(1, "").start_player(1);
  EXPECT_EQ(why(at, {"pass"}), "passes with 4 workers in hand");
  EXPECT_EQ(why(at, {"pass"}), "passes");
  EXPECT_EQ(why(at, {"pass"}), "ends the shift");
}

TEST(CardGameReasons, TheTokenAtTheEndOfAShift) {
  Position at(3);
  at.shift(2).tokens(0, {1}).objectives(0, {"tokens-objective"}).passed({1, 2});
  EXPECT_EQ(why(at, {"pass"}), "gets the token of shift 2 (4 points), ends the shift");
}

TEST(CardGameReasons, TheEndOfTheGame) {
  Position at(2);
  at.shift(7).tokens(0, {1, 2, 3, 4}).passed({1}).start_player(0);
  EXPECT_EQ(why(at, {"pass"}),
            "wins the game, ends the game with 5 points, gets the token of shift 7 (1 point)");
}

// ---- whole games ------------------------------------------------------------------------------------

TEST(CardGameReasons, FormsAreSound) { expect_sound_forms<CardGame>(); }

TEST(CardGameReasons, EveryTurnHasReasonsAndTheirNumbersAreRight) {
  for_each_turn<CardGame>(150, [](const PlayedTurn<CardGame>& turn, Rng& /*rng*/) {
    expect_reasons_for_all(turn);
    const auto reasons = find_reasons<CardGame>(turn.before(), turn.after(), turn.seat);
    const ScoreSheet before = CardGame::score(turn.before(), turn.seat);
    const ScoreSheet after = CardGame::score(turn.after(), turn.seat);
    const auto expect = [&](std::string_view name, std::string_view argument, int number) {
      const int told = told_number<CardGame>(reasons, name, argument);
      if (told == 0) return;
      EXPECT_EQ(told, number) << name;
    };
    const auto gain = [&](Source source) {
      return after.points[static_cast<std::size_t>(source)] - before.points[static_cast<std::size_t>(source)];
    };
    expect("order-delivered", "points", gain(Source::Orders));
    expect("orders-delivered", "points", gain(Source::Orders));
    expect("lorries-scored", "points", gain(Source::Lorries));
    expect("shares-scored", "points", gain(Source::Shares));
    expect("objectives-scored", "points", gain(Source::Objectives));
    expect("token-won", "points", after.total() - before.total());
    expect("game-ended", "points", after.total());
    expect("workers-kept", "n", sum_of(turn.after().seats[turn.seat].workers));
  });
}

TEST(CardGameReasons, NothingIsToldOfGuesses) {
  int compared = 0;
  for_each_turn<CardGame>(
      150, [&](const PlayedTurn<CardGame>& turn, Rng& rng) { compared += expect_no_guess(turn, rng); });
  EXPECT_GT(compared, 10000);
}

}  // namespace
}  // namespace pithead::card_game
