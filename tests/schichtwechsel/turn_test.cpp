// The course of the action phase: whose turn it is, what a turn offers, and passing.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// A whole turn without any consequence but a point.
void take_a_point(Position& at) { at.play({"card route-S", "pay W", "option b"}); }

// ---- turns ------------------------------------------------------------------------------------------

TEST(SwTurn, GoesClockwiseOneActionEach) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    for (int i = 0; i < 2 * players; ++i) {
      EXPECT_EQ(at.turn(), i % players);
      take_a_point(at);
    }
  }
}

TEST(SwTurn, TheActionPhaseBeginsWithTheFirstPlayer) {
  std::set<int> firsts;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    State state = Schichtwechsel::deal(4, Options{}, rng);
    NoEvents silence;
    Moves moves;
    while (state.phase != Phase::Actions) {
      Schichtwechsel::legal(state, moves);
      Schichtwechsel::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
    }
    EXPECT_EQ(state.turn, state.first_player);
    firsts.insert(state.first_player);
  }
  EXPECT_GT(firsts.size(), 1U) << "not always the same seat";
}

TEST(SwTurn, OffersEveryCardThatCanBeUsedAndPaid) {
  const Texts always{"pass",         "card cart-L",   "card cart-S",   "card coke-S",
                     "card load-L",  "card route-L1", "card route-M1", "card route-S",
                     "card miner-L", "card first",    "card personal"};
  const auto and_also = [&](Texts more) {
    more.insert(always.begin(), always.end());
    return more;
  };
  Position two(2);
  two.purse(0, "WWWPC");
  EXPECT_EQ(two.legal(), and_also({"card water-X"}));
  Position three(3);
  three.purse(0, "WWWPC");
  EXPECT_EQ(three.legal(), and_also({"card water-X", "card load-M", "card route-L2", "card miner-M"}));
  Position four(4);
  four.purse(0, "WWWPC");
  EXPECT_EQ(four.legal(), and_also({"card water-S", "card water-L", "card load-M", "card route-L2",
                                    "card route-M2", "card miner-M"}));
}

TEST(SwTurn, IsOneActionAndNoMore) {
  Position at(3);
  at.purse(0, "WWWPC").play({"card route-S", "pay P", "option b"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.white(0), 3);
}

// What a match may stop between: only there nothing of a turn is under way.
TEST(SwTurn, BeginsWithItsFirstDecisionAndNotAgain) {
  Position at(2);
  at.spoil(0, 3).purse(0, "WW");
  EXPECT_TRUE(Schichtwechsel::begins_turn(at.state));
  for (const auto* move : {"exchange 3 rail", "card route-S"}) {
    at.play(move);
    EXPECT_FALSE(Schichtwechsel::begins_turn(at.state)) << move;
  }
  at.play("option b");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_TRUE(Schichtwechsel::begins_turn(at.state));
  at.play("pass");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_TRUE(Schichtwechsel::begins_turn(at.state));
}

// ---- passing ----------------------------------------------------------------------------------------

// A32
TEST(SwPassing, IsAllowedWithEverythingInHandAndLosesTheWhiteTokens) {
  Position at(2);
  at.purse(0, "WWWPC").purse(1, "WPC");
  EXPECT_TRUE(at.offers("pass"));
  at.play({"pass", "pass"});
  EXPECT_EQ(at.round(), 2);
  EXPECT_EQ(at.white(0), 0);
  EXPECT_EQ(at.white(1), 0);
  EXPECT_EQ(at.coins(0), 1) << "coins are kept";
  EXPECT_TRUE(at.token(0));
}

TEST(SwPassing, IsOutForTheRestOfTheRound) {
  Position at(3);
  take_a_point(at);
  at.play("pass");
  take_a_point(at);
  EXPECT_EQ(at.turn(), 0);
  take_a_point(at);
  EXPECT_EQ(at.turn(), 2) << "Ben is skipped";
  take_a_point(at);
  at.play("pass");
  EXPECT_EQ(at.turn(), 2) << "Ben does not come back";
}

TEST(SwPassing, TheLastPlayerGoesOnUntilShePassesToo) {
  Position at(4);
  at.purse(3, "WWWPC").play({"pass", "pass", "pass"});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(at.turn(), 3);
    take_a_point(at);
  }
  EXPECT_EQ(at.turn(), 3);
  EXPECT_EQ(at.round(), 1);
  at.play("pass");
  EXPECT_EQ(at.round(), 2);
}

TEST(SwPassing, TheRoundEndsWhenAllHavePassed) {
  Position at(4);
  at.play({"pass", "pass", "pass"});
  EXPECT_EQ(at.round(), 1);
  at.play("pass");
  EXPECT_EQ(at.round(), 2);
  EXPECT_EQ(at.phase(), "sets");
  EXPECT_EQ(at.passed(), Numbers{}) << "everybody is in again";
}

TEST(SwPassing, IsAMustWithoutAUnitAndThenNotAsked) {
  Position at(3);
  at.purse(1, "");
  take_a_point(at);
  EXPECT_EQ(at.turn(), 2);
  EXPECT_EQ(at.passed(), Numbers{1});
  EXPECT_TRUE(at.told("Ben passes"));
}

TEST(SwPassing, AForcedPassIsFinal) {
  Position at(2);
  at.purse(0, "W").purse(1, "WWPC").play({"card route-S", "option b"});
  take_a_point(at);
  EXPECT_EQ(at.passed(), Numbers{0});
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwPassing, IsNoMustWhileSixSpoilCanBecomeACoin) {
  Position at(3);
  at.purse(1, "").spoil(1, 6);
  take_a_point(at);
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.legal(), (Texts{"pass", "exchange 6 coin"}));
}

TEST(SwPassing, AnyOneUnitIsEnoughForAnAction) {
  for (const auto* unit : {"W", "P", "C"}) {
    Position at(3);
    at.purse(0, unit).water(0, 0);
    EXPECT_TRUE(at.offers("card route-S")) << unit;
    at.disc(0, "road", 16).disc(0, "rail", 12).disc(0, "canal", 9);
    EXPECT_TRUE(at.offers("card route-S")) << unit << ", for its point";
  }
}

// A20
TEST(SwPassing, NoSpoilIsExchangedOnThatTurn) {
  Position at(3);
  at.spoil(0, 6).play("pass");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.spoil(0), 6);
}

// A20
TEST(SwPassing, IsOverOnceSpoilWasExchanged) {
  Position at(3);
  at.spoil(0, 3).play("exchange 3 point");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.question(), "turn");
  EXPECT_FALSE(at.offers("pass"));
  take_a_point(at);
  EXPECT_EQ(at.turn(), 1);
  EXPECT_TRUE(at.offers("pass")) << "for the next player";
}

// ---- the first-player marker ------------------------------------------------------------------------

// A26
TEST(SwMarker, MovesAtOnceAndLeavesTheOrderOfTheRunningPhase) {
  Position at(4);
  take_a_point(at);
  take_a_point(at);
  at.purse(2, "P").play({"card first", "decline"});
  EXPECT_EQ(at.first(), 2);
  for (const int seat : {3, 0, 1}) {
    EXPECT_EQ(at.turn(), seat);
    take_a_point(at);
  }
  EXPECT_EQ(at.passed(), Numbers{2}) << "without a unit";
  EXPECT_EQ(at.turn(), 3);
}

// A26
TEST(SwMarker, ItsNewHolderOpensTheNextRound) {
  Position at(4);
  at.play("pass");
  at.purse(1, "P").play({"card first", "decline", "pass", "pass"});
  EXPECT_EQ(at.round(), 2);
  EXPECT_EQ(at.first(), 1);
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.question(), "give");
}

TEST(SwMarker, StaysWithItsHolderUnlessSomebodyTakesIt) {
  Position at(3);
  at.play({"pass", "pass", "pass"});
  EXPECT_EQ(at.first(), 0);
  EXPECT_EQ(at.turn(), 0);
}

}  // namespace
}  // namespace pithead::schichtwechsel
