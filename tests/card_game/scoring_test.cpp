// The end of the game: five categories, eighteen objectives, and ties.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

// The last shift of three players; all tokens of the past lie with Cleo.
Position last_shift() {
  Position at(3);
  at.shift(6);
  return at;
}

int objective(const Position& at) { return at.points(0, Source::Objectives); }

TEST(GameEnd, ComesWithTheLastToken) {
  Position at = last_shift();
  at.play({"pass", "place mine-0-1", "pass"});
  EXPECT_EQ(at.winners(), Numbers{}) << "nobody before the end";
  at.play("pass");
  EXPECT_EQ(at.phase(), Phase::Over);
  EXPECT_EQ(CardGame::to_move(at.state), kNobody);
  EXPECT_EQ(at.legal(), Texts{});
  EXPECT_EQ(at.tokens(1), Numbers{6}) << "it is awarded before the game ends";
}

TEST(GameEnd, NothingIsGathered) {
  Position at = last_shift();
  at.hand(0, {"workers-3"}).play({"place order", "pay 1"});
  at.end_shift();
  EXPECT_EQ(at.laid("order", 0), "1");
  EXPECT_EQ(at.level("order"), 1);
}

TEST(FinalScore, DeliveredSingleLorriesScoreTheirPrint) {
  Position at(3);
  at.delivered(0, {"wheel-1-1", "wheel-1-1", "fox-1-2", "tower-1-2", "clover-1-1"});
  EXPECT_EQ(at.points(0, Source::Lorries), 1 + 1 + 2 + 2 + 1);
}

TEST(FinalScore, DoubleLorriesScoreNothing) {
  Position at(3);
  at.delivered(0, {"wheel-2-0", "clover-2-0", "tower-2-0", "fox-2-0"});
  EXPECT_EQ(at.points(0), 0);
}

TEST(FinalScore, FulfilledOrdersScoreThreeFiveSevenOrTen) {
  for (const auto& [size, points] :
       {std::pair{"1", 3}, std::pair{"2", 5}, std::pair{"3", 7}, std::pair{"4", 10}}) {
    for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
      Position at(3);
      at.fulfilled(0, {destination + "-" + size});
      EXPECT_EQ(at.points(0, Source::Orders), points);
      EXPECT_EQ(at.points(0), points);
    }
  }
  Position all(3);
  all.fulfilled(0, {"barracks-1", "barracks-1", "furnaces-2", "factories-3", "steamboats-4"});
  EXPECT_EQ(all.points(0, Source::Orders), 3 + 3 + 5 + 7 + 10);
}

TEST(FinalScore, AShareScoresThreeWithAnOrderOfItsDestination) {
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    Position at(3);
    at.shares(0, {destination + "-share"});
    EXPECT_EQ(at.points(0, Source::Shares), 0) << "no order";
    at.fulfilled(0, {destination == "barracks" ? "furnaces-4" : "barracks-4"});
    EXPECT_EQ(at.points(0, Source::Shares), 0) << "another destination";
    at.fulfilled(0, {destination + "-1"});
    EXPECT_EQ(at.points(0, Source::Shares), 3);
  }
}

// R16
TEST(FinalScore, EachOrderTakesOneShareOnly) {
  Position at(3);
  at.shares(0, {"barracks-share", "barracks-share", "barracks-share"}).fulfilled(0, {"barracks-1"});
  EXPECT_EQ(at.points(0, Source::Shares), 3);
  at.fulfilled(0, {"barracks-4"});
  EXPECT_EQ(at.points(0, Source::Shares), 6);
  at.fulfilled(0, {"barracks-2", "barracks-2"});
  EXPECT_EQ(at.points(0, Source::Shares), 9) << "three shares for four orders";
  at.shares(0, {"steamboats-share"}).fulfilled(0, {"steamboats-3"});
  EXPECT_EQ(at.points(0, Source::Shares), 12) << "destinations add up";
}

TEST(FinalScore, OrdersInHandFulfilNothing) {
  Position at(3);
  at.shares(0, {"barracks-share"}).hand(0, {"barracks-1"}).secret(0, {"barracks-2"});
  EXPECT_EQ(at.points(0), 0);
}

TEST(FinalScore, EachTokenScoresOne) {
  Position at(2);
  at.shift(7).tokens(0, {1, 4, 6});
  EXPECT_EQ(at.points(0, Source::Tokens), 3);
  EXPECT_EQ(at.points(1, Source::Tokens), 3);
}

TEST(FinalScore, WhatIsLeftAtTheBoardScoresNothing) {
  Position at(3);
  at.row(0, {"fox-1-2"}).storage(0, {"fox-1-2"}).dock(0, 1, {"E1", "wild-wagon:wheel-1-2"});
  at.hand(0, {"barracks-1", "free-order"}).secret(0, {"workers-5"}).objectives(0, {"E1-objective"});
  EXPECT_EQ(at.points(0), 0);
}

// The rulebook's example: 6 + 30 + 9 + 2 + 12.
TEST(FinalScore, ExampleOfTheFiftyNinePoints) {
  Position at = last_shift();
  at.delivered(0, {"wheel-1-1", "clover-1-1", "tower-1-2", "fox-1-2", "fox-2-0"});
  at.fulfilled(0, {"barracks-4", "barracks-3", "barracks-2", "furnaces-2", "furnaces-1"});
  at.shares(0, {"barracks-share", "barracks-share", "furnaces-share", "factories-share"}).tokens(0, {1, 3});
  at.objectives(0, {"barracks-orders-objective", "barracks-shares-objective", "E2-objective"});
  at.delivered(0, {"E2", "E1", "E1"});
  EXPECT_EQ(at.points(0, Source::Lorries), 6);
  EXPECT_EQ(at.points(0, Source::Orders), 30);
  EXPECT_EQ(at.points(0, Source::Shares), 9);
  EXPECT_EQ(at.points(0, Source::Tokens), 2);
  EXPECT_EQ(at.points(0, Source::Objectives), 3 * 2 + 2 * 2 + 1 * 2);
  EXPECT_EQ(at.points(0), 59);
}

// ---- objectives -------------------------------------------------------------------------------------

TEST(ObjectiveCard, ThreePointsForEveryTwoTokens) {
  for (int tokens = 0; tokens <= 6; ++tokens) {
    Position at(2);
    at.shift(7).objectives(0, {"tokens-objective"});
    for (int i = 1; i <= tokens; ++i) at.tokens(0, {i});
    EXPECT_EQ(objective(at), 3 * (tokens / 2)) << tokens;
  }
  Position five(4);
  five.objectives(0, {"tokens-objective"});
  for (int shift = 1; shift <= 5; ++shift) five.end_shift();
  EXPECT_EQ(five.points(0), 5 + 6);
  Position seven(2);
  seven.objectives(0, {"tokens-objective"});
  for (int shift = 1; shift <= 7; ++shift) seven.end_shift();
  EXPECT_EQ(seven.points(0), 7 + 9);
}

TEST(ObjectiveCard, OnePointForEachObjective) {
  Position at(3);
  at.objectives(0, {"objectives-objective"});
  EXPECT_EQ(objective(at), 1) << "itself";
  at.objectives(0, {"E1-objective", "barracks-lorries-objective", "tokens-objective"});
  EXPECT_EQ(objective(at), 4) << "though the others score nothing";
}

// R14
TEST(ObjectiveCard, TwoPointsForEachDeliveredEngineOfTheType) {
  for (const std::string engine : {"E1", "E2", "E3", "E4"}) {
    Position at(3);
    at.objectives(0, {engine + "-objective"}).dock(0, 1, {engine});
    EXPECT_EQ(objective(at), 0) << "one still at the board";
    at.delivered(0, {engine, engine, engine});
    EXPECT_EQ(objective(at), 6);
    at.delivered(0, {engine == "E1" ? "E2" : "E1"});
    EXPECT_EQ(objective(at), 6);
  }
}

TEST(ObjectiveCard, TwoPointsForEachAssignedShareOfTheDestination) {
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    const std::string share = destination + "-share";
    Position at(3);
    at.objectives(0, {destination + "-shares-objective"}).shares(0, {share, share, share});
    EXPECT_EQ(objective(at), 0);
    at.fulfilled(0, {destination + "-1", destination + "-2"});
    EXPECT_EQ(objective(at), 4) << "two of the three are assigned";
    EXPECT_EQ(at.points(0, Source::Shares), 6);
    const std::string other = destination == "barracks" ? "furnaces" : "barracks";
    at.shares(0, {other + "-share"}).fulfilled(0, {other + "-1"});
    EXPECT_EQ(objective(at), 4);
  }
}

TEST(ObjectiveCard, TwoPointsForEachFulfilledOrderOfTheDestination) {
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    Position at(3);
    at.objectives(0, {destination + "-orders-objective"}).hand(0, {destination + "-1"});
    EXPECT_EQ(objective(at), 0) << "not from the hand";
    at.fulfilled(0, {destination + "-1", destination + "-2", destination + "-4"});
    EXPECT_EQ(objective(at), 6);
    at.fulfilled(0, {destination == "barracks" ? "furnaces-1" : "barracks-1"});
    EXPECT_EQ(objective(at), 6);
  }
}

// R15
TEST(ObjectiveCard, FourPointsForFiveLorriesOrderedOfTheDestination) {
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    const std::string card = destination + "-lorries-objective";
    Position four(3);
    four.objectives(0, {card}).fulfilled(0, {destination + "-4"});
    EXPECT_EQ(objective(four), 0);
    four.fulfilled(0, {destination == "barracks" ? "furnaces-4" : "barracks-4"});
    EXPECT_EQ(objective(four), 0) << "other destinations do not help";
    Position five(3);
    five.objectives(0, {card}).fulfilled(0, {destination + "-3", destination + "-2"});
    EXPECT_EQ(objective(five), 4);
    five.fulfilled(0, {destination + "-4", destination + "-3"});
    EXPECT_EQ(objective(five), 4) << "twelve lorries score once";
  }
}

// R15
TEST(ObjectiveCard, LorriesOrderedCountAndNotLorriesCarried) {
  Position at(3);
  at.objectives(0, {"barracks-lorries-objective"}).hand(0, {"barracks-1"});
  at.dock(0, 3, {"E1", "wild-wagon:fox-2-0", "wild-wagon:fox-2-0", "wild-wagon:fox-2-0"});
  at.play("place delivery");
  EXPECT_EQ(objective(at), 0);
}

TEST(ObjectiveCard, SeveralAddUp) {
  Position at(3);
  at.objectives(0, {"barracks-orders-objective", "barracks-lorries-objective", "objectives-objective"});
  at.fulfilled(0, {"barracks-4", "barracks-1"});
  EXPECT_EQ(objective(at), 2 * 2 + 4 + 3);
}

// ---- who wins ---------------------------------------------------------------------------------------

TEST(Victory, MostPointsWin) {
  Position at = last_shift();
  at.fulfilled(0, {"barracks-4"}).fulfilled(1, {"furnaces-4", "barracks-1"}).end_shift();
  EXPECT_EQ(at.winners(), Numbers{1});
}

TEST(Victory, ATieGoesToTheOwnerOfTheLastToken) {
  Position at = last_shift();
  at.fulfilled(0, {"barracks-4", "barracks-3"}).tokens(0, {5});
  at.fulfilled(1, {"furnaces-4", "furnaces-3"}).play({"pass", "place mine-0-1"});
  at.end_shift();
  ASSERT_EQ(at.points(0), at.points(1));
  EXPECT_EQ(at.winners(), Numbers{1});
}

// R7
TEST(Victory, OtherwiseToTheHighestTokenOfTheTied) {
  Position at = last_shift();
  at.start_player(2).turn(2).tokens(0, {1, 2}).tokens(1, {3});
  at.fulfilled(0, {"barracks-4"}).fulfilled(1, {"furnaces-4"}).delivered(1, {"fox-1-1"}).end_shift();
  ASSERT_EQ(at.points(0), 12);
  ASSERT_EQ(at.points(1), 12);
  EXPECT_EQ(at.tokens(2), (Numbers{4, 5, 6}));
  EXPECT_EQ(at.winners(), Numbers{1});
}

// R7
TEST(Victory, OrderOfSeatsDoesNotMatterInATie) {
  Position at = last_shift();
  at.start_player(2).turn(2).tokens(1, {1, 2}).tokens(0, {3});
  at.fulfilled(1, {"barracks-4"}).fulfilled(0, {"furnaces-4"}).delivered(0, {"fox-1-1"}).end_shift();
  EXPECT_EQ(at.winners(), Numbers{0});
}

// R7
TEST(Victory, IsSharedByTiedPlayersWithoutTokens) {
  Position at = last_shift();
  at.start_player(2).turn(2).fulfilled(0, {"barracks-4"}).fulfilled(1, {"furnaces-4"}).end_shift();
  EXPECT_EQ(at.points(2), 6);
  EXPECT_EQ(at.winners(), (Numbers{0, 1}));
}

TEST(Victory, TokensDoNotDecideWithoutATie) {
  Position at = last_shift();
  at.fulfilled(0, {"barracks-3"}).start_player(2).turn(2).end_shift();
  EXPECT_EQ(at.points(2), 6);
  EXPECT_EQ(at.winners(), Numbers{0});
}

}  // namespace
}  // namespace pithead::card_game
