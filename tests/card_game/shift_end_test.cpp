// The end of a shift: the token, the next start player, and what returns to the hands.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

TEST(ShiftToken, GoesToTheLastPlayerOnTheFirstMiningCard) {
  Position at(3);
  at.play({"place mine-0-1", "place mine-0-1", "pay 2", "place share", "place order"});
  at.end_shift();
  EXPECT_EQ(at.tokens(1), Numbers{1});
  EXPECT_EQ(at.start_player(), 1);
  EXPECT_EQ(at.turn(), 1) << "who begins the next shift";
}

TEST(ShiftToken, OtherMiningCardsDoNotCount) {
  Position at(3);
  at.row(1, {"fox-1-1"}).row(2, {"fox-1-1", "fox-1-1"});
  at.play({"place mine-0-1", "place mine-1-2", "place mine-2-3"});
  at.end_shift();
  EXPECT_EQ(at.tokens(0), Numbers{1});
}

TEST(ShiftToken, TheMiningInnovationDoesNotCount) {
  Position at(3);
  at.hand(1, {"free-mining"}).row(1, {"fox-1-1"});
  at.play({"place mine-0-1", "play free-mining", "place share"});
  at.end_shift();
  EXPECT_EQ(at.tokens(0), Numbers{1});
}

// R8
TEST(ShiftToken, OfTheFirstShiftGoesToTheStartPlayerIfNobodyWentThere) {
  Position at(4);
  at.start_player(2).turn(2).end_shift();
  EXPECT_EQ(at.tokens(2), Numbers{1});
  EXPECT_EQ(at.start_player(), 2);
  EXPECT_EQ(at.turn(), 2);
}

TEST(ShiftToken, OtherwiseGoesToTheOwnerOfThePreviousOne) {
  Position at(3);
  at.play({"pass", "place mine-0-1"});
  at.end_shift();
  ASSERT_EQ(at.tokens(1), Numbers{1});
  at.play({"place share"});
  at.end_shift();
  EXPECT_EQ(at.tokens(1), (Numbers{1, 2})) << "nobody used the card in the second shift";
  EXPECT_EQ(at.start_player(), 1);
}

// R18
TEST(ShiftToken, AWorkerInnovationBelongsToWhoPlacedIt) {
  Position at(3);
  at.workers(2, "").hand(2, {"workers-3"}).play({"place mine-0-1", "place share", "place mine-0-1"});
  EXPECT_EQ(at.last_player("mine-0-1"), 2);
  at.end_shift();
  EXPECT_EQ(at.tokens(2), Numbers{1});
}

TEST(ShiftToken, TheTopOneIsAwardedInEachShift) {
  Position at(2);
  for (int shift = 1; shift <= 7; ++shift) {
    at.end_shift();
    Numbers all;
    for (int i = 1; i <= shift; ++i) all.push_back(i);
    EXPECT_EQ(at.tokens(0), all);
  }
}

TEST(NewShift, AllWorkerCardsComeHome) {
  Position at(4);
  at.play({"place order", "place order", "pay 1+1", "place order", "pay 2+1", "place order", "pay 4"});
  EXPECT_EQ(at.workers(3), "5+3+2+2+1+1+1+1+1");
  at.end_shift();
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at.workers(seat), "5+4+3+2+2+1+1+1+1+1");
    EXPECT_EQ(at.laid("order", seat), "");
  }
}

TEST(NewShift, TheLevelsStartAgain) {
  Position at(3);
  at.workers(2, "2").play({"place order", "place mine-0-1", "place wild", "stack share"});
  while (at.turn() == 2) at.play(*at.legal().begin());
  EXPECT_EQ(at.level("wild"), 2);
  at.end_shift();
  for (std::size_t i = 0; i < kZones; ++i) {
    EXPECT_EQ(at.level(kZoneNames[i]), kZoneNames[i] == "wild" ? 1 : 0) << kZoneNames[i];
    EXPECT_EQ(at.last_player(kZoneNames[i]), kNobody) << kZoneNames[i];
  }
}

TEST(NewShift, EverythingElseStays) {
  Position at(3);
  at.hand(0, {"barracks-1", "free-share"}).secret(0, {"furnaces-3"}).row(0, {"fox-1-1"});
  at.storage(0, {"wheel-1-1"}).dock(0, 2, {"E1", "tower-wagon:tower-1-1"}).shares(0, {"barracks-share"});
  at.objectives(0, {"E1-objective"}).fulfilled(0, {"steamboats-2"});
  const Names orders = at.stack("order");
  at.end_shift();
  EXPECT_EQ(at.hand(0), (Names{"barracks-1", "furnaces-3", "free-share"}));
  EXPECT_EQ(at.secret(0), Names{"furnaces-3"});
  EXPECT_EQ(at.row(0), Names{"fox-1-1"});
  EXPECT_EQ(at.storage(0), Names{"wheel-1-1"});
  EXPECT_EQ(at.dock(0, 2), (Names{"E1", "tower-wagon:tower-1-1"}));
  EXPECT_EQ(at.shares(0), Names{"barracks-share"});
  EXPECT_EQ(at.objectives(0), Texts{"E1-objective"});
  EXPECT_EQ(at.fulfilled(0), Names{"steamboats-2"});
  EXPECT_EQ(at.stack("order"), orders);
}

TEST(NewShift, WhoPassedIsInAgain) {
  Position at(3);
  at.play({"pass", "pass", "pass", "place share"});
  EXPECT_EQ(at.turn(), 1);
  at.play({"place order", "place engine", "dock 1"});
  EXPECT_EQ(at.turn(), 0);
}

}  // namespace
}  // namespace pithead::card_game
