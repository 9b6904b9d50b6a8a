// The course of a shift: whose turn it is, what a turn is, and passing.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

TEST(CardTurn, GoesClockwiseOnePlacementEach) {
  Position at(4);
  at.turn(2);
  for (const int seat : {2, 3, 0, 1, 2}) {
    EXPECT_EQ(at.turn(), seat);
    at.play({"place mine-0-1"});
    if (at.phase() == Phase::Pay) at.play(*at.legal().begin());
  }
}

TEST(CardTurn, OffersEveryZoneThatCanBePaidAndUsed) {
  const Position at(4);
  EXPECT_EQ(at.legal(), (Texts{"pass", "place lorry-left", "place lorry-right", "place wagon-left",
                               "place wagon-right", "place engine", "place order", "place share",
                               "place innovation", "place objective", "place mine-0-1", "place wild"}));
}

TEST(CardTurn, AnInnovationNeitherEndsNorReplacesThePlacement) {
  Position at(3);
  at.hand(0, {"free-share", "free-order"});
  at.play("play free-share");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.phase(), Phase::Turn);
  at.play("place mine-0-1");
  EXPECT_EQ(at.turn(), 0) << "another one may be played after the placement";
  EXPECT_EQ(at.legal(), (Texts{"play free-order", "end"}));
  at.play("play free-order");
  EXPECT_EQ(at.turn(), 1);
}

TEST(CardTurn, HasExactlyOnePlacement) {
  Position at(3);
  at.hand(0, {"free-order"}).play("place mine-0-1");
  EXPECT_EQ(at.legal("place"), Texts{});
}

TEST(CardTurn, EndsOnlyWhenThePlayerSaysSoWhileInnovationsAreLeft) {
  Position at(3);
  at.hand(0, {"free-order", "free-share"}).play({"place mine-0-1", "play free-order"});
  EXPECT_EQ(at.turn(), 0);
  at.play("end");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.hand(0).back(), "free-share") << "it is kept for later";
}

TEST(Passing, IsAlwaysPossibleAtTheStartOfATurn) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    EXPECT_TRUE(at.offers("pass")) << "with all workers in hand";
    at.workers(0, "");
    EXPECT_TRUE(at.offers("pass"));
  }
}

TEST(Passing, IsOutForTheRestOfTheShift) {
  Position at(3);
  at.play({"place mine-0-1", "pass", "place order", "place share", "place engine", "dock 1"});
  EXPECT_EQ(at.turn(), 0) << "Ben is skipped";
  at.play({"place objective", "pass"});
  EXPECT_EQ(at.turn(), 0) << "Ben does not come back";
}

TEST(Passing, TheLastPlayerGoesOnUntilShePassesToo) {
  Position at(3);
  at.play({"pass", "pass"});
  for (const auto zone : {"place order", "place share", "place objective", "place innovation"}) {
    at.play(zone);
    if (at.phase() == Phase::After) at.play("end");
    EXPECT_EQ(at.turn(), 2);
    EXPECT_EQ(at.shift(), 1);
  }
  at.play("pass");
  EXPECT_EQ(at.shift(), 2);
}

TEST(Passing, TheShiftEndsWhenAllHavePassed) {
  Position at(4);
  at.play({"pass", "pass", "pass"});
  EXPECT_EQ(at.shift(), 1);
  at.play("pass");
  EXPECT_EQ(at.shift(), 2);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_FALSE(at.state.passed.has(seat)) << "everybody is in again";
}

TEST(Passing, WithoutAnExactPaymentThereIsNothingElse) {
  Position at(4);
  at.workers(0, "5+4");
  EXPECT_EQ(at.legal(), Texts{"pass"}) << "nothing costs 4 or 5 yet, and it is still asked";
}

TEST(Passing, AForcedPassIsFinalThoughAZoneWouldFitLater) {
  Position at(3);
  at.workers(0, "2").play("pass");
  at.play({"place order", "pass", "place engine", "dock 1", "place share"});
  EXPECT_EQ(at.turn(), 1) << "two workers would now fit three zones";
}

TEST(Passing, NoInnovationIsPlayedOnThatTurn) {
  Position at(3);
  at.hand(0, {"free-share"}).play("pass");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.hand(0), Names{"free-share"});
}

TEST(Passing, IsOverOnceAnInnovationWasPlayed) {
  Position at(3);
  at.hand(0, {"free-share"}).play("play free-share");
  EXPECT_FALSE(at.offers("pass"));
  at.play("place order");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_TRUE(at.offers("pass")) << "for the next player";
}

// R19
TEST(Passing, WithoutWorkersInnovationsCannotBePlayed) {
  Position at(3);
  at.workers(0, "").hand(0, {"free-share", "free-lorry", "free-order", "free-engine"});
  EXPECT_EQ(at.legal(), Texts{"pass"});
}

TEST(Passing, AWorkerInnovationIsAWorkerToo) {
  Position at(3);
  at.workers(0, "").hand(0, {"free-share", "workers-3"});
  EXPECT_TRUE(at.offers("play free-share"));
  EXPECT_TRUE(at.offers("place order"));
}

}  // namespace
}  // namespace pithead::card_game
