// Phase 3 and clean-up: the round cards, what they do when they are revealed, and what is put back.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Points of the round's card, seat by seat.
Numbers round_points(Position& at) {
  at.end_round();
  Numbers points;
  for (Seat seat = 0; seat < at.state.players; ++seat) points.push_back(at.points(seat, "rounds"));
  return points;
}

TEST(SwRoundCards, TheFirstPaysTwoPointsForEveryThreeRoadSpaces) {
  Position at(4);
  at.round(2, 1).disc(0, "road", 2).disc(1, "road", 3).disc(2, "road", 8).disc(3, "road", 16);
  EXPECT_EQ(round_points(at), (Numbers{0, 2, 4, 10}));
}

TEST(SwRoundCards, TheSecondPaysTwoPointsForEveryTwoRailSpaces) {
  Position at(4);
  at.round(2, 2).disc(0, "rail", 1).disc(1, "rail", 2).disc(2, "rail", 7).disc(3, "rail", 12);
  EXPECT_EQ(round_points(at), (Numbers{0, 2, 6, 12}));
}

TEST(SwRoundCards, TheThirdPaysTwoPointsForEveryTwoCanalSpaces) {
  Position at(4);
  at.round(2, 3).disc(0, "canal", 1).disc(1, "canal", 2).disc(2, "canal", 5).disc(3, "canal", 9);
  EXPECT_EQ(round_points(at), (Numbers{0, 2, 4, 8}));
}

TEST(SwRoundCards, EachOfThreePaysForItsOwnTrackOnly) {
  for (const int card : {1, 2, 3}) {
    Position at(2);
    at.round(2, card).disc(0, "road", card == 1 ? 0 : 16).disc(0, "rail", card == 2 ? 0 : 12);
    at.disc(0, "canal", card == 3 ? 0 : 9);
    EXPECT_EQ(round_points(at), (Numbers{0, 0})) << "card " << card;
  }
}

// A3: the other reading is an option.
TEST(SwRoundCards, TheFirstThreeMayPayForOneGroupAtMost) {
  for (const auto& [card, track, group] :
       {std::tuple{1, "road", 3}, std::tuple{2, "rail", 2}, std::tuple{3, "canal", 2}}) {
    Position at(4);
    at.option("round-cards", "once").round(2, card);
    at.disc(0, track, group - 1).disc(1, track, group).disc(2, track, 2 * group + 1).disc(3, track, 9);
    EXPECT_EQ(round_points(at), (Numbers{0, 2, 2, 2})) << track;
  }
}

TEST(SwRoundCards, TheFourthPaysTwoPointsForEachDiscInFront) {
  Position at(3);
  at.round(2, 4).disc(0, "road", 5).disc(1, "road", 4);
  at.disc(0, "rail", 2).disc(1, "rail", 3).disc(0, "canal", 1);
  EXPECT_EQ(round_points(at), (Numbers{4, 2, 0}));
}

// A5
TEST(SwRoundCards, TheFourthPaysEveryDiscThatIsTiedInFront) {
  Position at(3);
  at.round(2, 4).disc(0, "road", 5).disc(1, "road", 5).disc(2, "road", 4);
  EXPECT_EQ(round_points(at), (Numbers{2, 2, 0}));
}

// A5
TEST(SwRoundCards, TheFourthPaysNothingForADiscAtTheStart) {
  Position at(2);
  at.round(2, 4).disc(0, "canal", 1);
  EXPECT_EQ(round_points(at), (Numbers{2, 0})) << "though all are level on road and rail";
}

// A5
TEST(SwRoundCards, TheFourthCountsAllDiscsAtAnEndAsLevel) {
  Position at(2);
  at.round(2, 4).disc(1, "rail", 12).disc(0, "rail", 12);
  EXPECT_EQ(round_points(at), (Numbers{2, 2})) << "whoever was first";
}

TEST(SwRoundCards, TheFifthPaysAPointForEveryTwoSpoilInTheMine) {
  Position at(4);
  at.round(2, 5).spoil(0, 1).spoil(1, 2).spoil(2, 3).cart(2, "K1", "spoil", 1).cart(2, "K3", "spoil", 2);
  at.cart(3, "K4", "spoil", 1).cart(3, "K3", "spoil", 2).coal(3, 6).cart(3, "K5", "coal", 2);
  EXPECT_EQ(round_points(at), (Numbers{0, 1, 3, 1})) << "on the tip and on carts, but no coal";
}

// A27: what lies on a closed cart counts too. Both effects never meet on one card, so the cart is closed here
// by hand.
TEST(SwRoundCards, TheFifthCountsSpoilOnAClosedCart) {
  Position at(2);
  at.round(2, 5).carts_closed().cart(0, "K6", "spoil", 2);
  EXPECT_EQ(round_points(at), (Numbers{1, 0}));
}

TEST(SwRoundCards, TheSixthPaysAPointForEveryTwoCokeProduced) {
  Position at(4);
  at.round(2, 6).coke(0, 1).coke(1, 2).plant(2, {"own", "Q3"}).coke(2, 1).pairs(2, 1).pairs(3, 5).coke(3, 1);
  EXPECT_EQ(round_points(at), (Numbers{0, 1, 2, 5})) << "in the plant, on wagons and sold";
}

// A43
TEST(SwRoundCards, TheSixthCountsBonusCokeToo) {
  Position at(2);
  at.round(1, 6).tile(0, "gatekeeper").plant(0, {"own"}).begin_bonuses();
  EXPECT_EQ(round_points(at), (Numbers{1, 0}));
}

TEST(SwRoundCards, AreScoredOnceEach) {
  Position at(2);
  at.round_cards({1, 2}).disc(0, "road", 3).disc(0, "rail", 2);
  at.end_round();
  EXPECT_EQ(at.points(0, "rounds"), 2);
  EXPECT_EQ(at.round_card(), 2);
}

TEST(SwRoundCards, AreScoredInTheLastRoundToo) {
  Position at(2);
  at.round(5, 1).disc(0, "road", 4);
  EXPECT_EQ(round_points(at), (Numbers{2, 0}));
  EXPECT_EQ(at.phase(), "over");
}

// ---- when a card is revealed --------------------------------------------------------------------------

TEST(SwRoundReveal, TheFourthClosesTheRedWhiteCarts) {
  Position at(2);
  at.round_cards({1, 4}).cart(1, "K6", "coal", 2).end_round();
  EXPECT_TRUE(at.state.carts_closed);
  at.play("give 1");
  EXPECT_EQ(at.cart(1, "K6"), "coal 2") << "what lies on it stays";
  EXPECT_FALSE(at.offers("cube spoil K6"));
  EXPECT_TRUE(at.offers("cube spoil K4"));
}

// A27
TEST(SwRoundReveal, AClosedCartCannotBeMovedUntilTheRoundEnds) {
  Position at(2);
  at.round_cards({4, 1}).carts_closed().cart(0, "K6", "coal", 2).cart(0, "K1", "coal", 1);
  at.play({"card cart-M", "pay WW"});
  EXPECT_EQ(at.legal("cart"), Texts{"cart K1"});
  Position next(2);
  next.round_cards({4, 1}).carts_closed().end_round();
  EXPECT_FALSE(next.state.carts_closed);
  next.play("give 0");
  EXPECT_TRUE(next.offers("cube coal K6"));
  Position last(2);
  last.round(5, 4).carts_closed().end_round();
  EXPECT_FALSE(last.state.carts_closed);
}

TEST(SwRoundReveal, TheFifthPutsTheWaterMarkerIntoTheBag) {
  Position at(2);
  at.round_cards({1, 5}).draws(2, {"ccs", "ccs"}).end_round();
  EXPECT_TRUE(at.marker_in_bag());
  Position drawn(2);
  drawn.round_cards({1, 5}).draws(2, {"ccw", "ccs"}).end_round();
  EXPECT_FALSE(drawn.marker_in_bag()) << "it may be drawn in this very round";
  drawn.play("give 1");
  EXPECT_EQ(drawn.water(1), 3);
}

// A28
TEST(SwRoundReveal, TheSixthLowersEverybodysWater) {
  Position at(3);
  at.round_cards({1, 6}).water(0, 3).water(1, 1).water(2, 0).end_round();
  EXPECT_EQ(at.water(0), 2);
  EXPECT_EQ(at.water(1), 0);
  EXPECT_EQ(at.points(1, "water"), 1) << "the bottom is reached";
  EXPECT_EQ(at.water(2), 0);
  EXPECT_EQ(at.points(2, "water"), 0) << "it was there already";
}

TEST(SwRoundReveal, TheFirstThreeHaveNoEffect) {
  for (const int card : {1, 2, 3}) {
    Position at(2);
    at.round(1, 5).round_cards({5 - card, card}).end_round();
    EXPECT_EQ(at.round_card(), card);
    EXPECT_FALSE(at.state.carts_closed);
    EXPECT_FALSE(at.marker_in_bag());
    EXPECT_EQ(at.water(0), 2);
  }
}

// ---- clean-up -----------------------------------------------------------------------------------------

TEST(SwCleanUp, PaymentsReturn) {
  Position at(3);
  at.coins(0, 3).frames(0, {"depot"});
  at.play({"card miner-L", "pay P", "pass", "pass", "card head-2", "frame T4 from depot"});
  at.play({"card route-S", "pay W", "option b", "card personal", "pay W", "stop"});
  EXPECT_EQ(at.laid("miner-L"), "0");
  EXPECT_EQ(at.laid("head-2"), "C");
  EXPECT_EQ(at.laid("route-S"), "W");
  EXPECT_EQ(at.laid_on_personal(0), "W");
  at.play("pass");
  EXPECT_TRUE(at.token(0)) << "player tokens go to their owners";
  for (const auto card : {"miner-L", "head-2", "route-S"}) EXPECT_EQ(at.laid(card), "") << card;
  EXPECT_EQ(at.laid_on_personal(0), "");
  EXPECT_EQ(at.coins(0), 2) << "coins to the supply";
}

TEST(SwCleanUp, CardsOpenAgain) {
  Position at(2);
  at.closed({"cart-L", "miner-L"}).personal_closed(1).end_round();
  EXPECT_FALSE(at.is_closed("cart-L"));
  EXPECT_FALSE(at.is_closed("miner-L"));
  EXPECT_FALSE(at.is_personal_closed(1));
}

// A32
TEST(SwCleanUp, UnusedWhiteTokensAreLostAndCoinsKept) {
  Position at(2);
  at.coins(0, 3).coins(1, 0).end_round();
  EXPECT_EQ(at.white(0), 0);
  EXPECT_EQ(at.white(1), 0);
  EXPECT_EQ(at.coins(0), 3);
  EXPECT_EQ(at.coins(1), 0);
  EXPECT_TRUE(at.token(0)) << "the player token is kept too";
}

// A11
TEST(SwCleanUp, HeadframesGoBackToTheDepot) {
  Position at(3);
  at.frames(0, {"T2", "L3"}).frames(1, {"T1"}).frames(2, {"depot"}).end_round();
  EXPECT_EQ(at.frames(0), (Names{"depot", "depot"}));
  EXPECT_EQ(at.frames(1), (Names{"card", "depot"})) << "not to the personal card";
  EXPECT_EQ(at.frames(2), (Names{"card", "depot"}));
}

TEST(SwCleanUp, FollowsTheLastRoundToo) {
  Position at(2);
  at.round(5).lot(1, "miner").lot(1, "speed").frames(0, {"T2", "depot"}).token(1, false).closed({"miner-L"});
  at.end_round();
  EXPECT_EQ(at.phase(), "last-move");
  EXPECT_EQ(at.white(0) + at.white(1), 0);
  EXPECT_TRUE(at.token(1));
  EXPECT_EQ(at.laid("route-S") + at.laid("miner-L"), "");
  EXPECT_FALSE(at.is_closed("miner-L"));
  EXPECT_EQ(at.frames(0), (Names{"depot", "depot"}));
}

TEST(SwCleanUp, EverybodyIsInAgain) {
  Position at(2);
  at.end_round();
  EXPECT_EQ(at.passed(), Numbers{});
  EXPECT_EQ(at.with_set(), Numbers{});
}

TEST(SwCleanUp, TheRestStays) {
  Position at(2);
  at.cart(0, "K3", "spoil", 1).coal(0, 2).spoil(0, 3).coke(0, 1).plant(0, {"own", "Q3"}).tools(0, 4);
  at.lot(0, "spoil").disc(0, "rail", 2).miner(0, "meal").end_round();
  EXPECT_EQ(at.carts(0), Names{"K3 spoil 1"});
  EXPECT_EQ(at.coal(0), 2);
  EXPECT_EQ(at.spoil(0), 3);
  EXPECT_EQ(at.coke(0), 1);
  EXPECT_EQ(at.plant(0), (Names{"own", "Q3"}));
  EXPECT_EQ(at.tools(0), 4);
  EXPECT_EQ(at.water(0), 2);
  EXPECT_EQ(at.lots(0), Names{"spoil"});
  EXPECT_EQ(at.disc(0, "rail"), 2);
  EXPECT_EQ(at.miner(0), "meal");
  EXPECT_EQ(at.tile(0), "mine-rescue") << "until the next is chosen";
}

// ---- rounds -------------------------------------------------------------------------------------------

TEST(SwRounds, ThePreparationOfTheNextFollows) {
  Position at(2);
  at.end_round();
  EXPECT_EQ(at.round(), 2);
  EXPECT_EQ(at.phase(), "sets");
  EXPECT_EQ(at.question(), "give");
  EXPECT_EQ(at.turn(), 0);
}

// A30
TEST(SwRounds, ThereAreFive) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    for (int round = 1; round <= 5; ++round) {
      EXPECT_EQ(at.round(), round);
      EXPECT_NE(at.phase(), "over");
      at.state.phase = Phase::Actions;
      at.state.question = Question::Turn;
      at.state.hand_coal = at.state.hand_spoil = 0;
      at.end_round();
    }
    EXPECT_EQ(at.phase(), "over") << players << " players";
    EXPECT_EQ(at.round(), 5);
    EXPECT_EQ(at.legal(), Texts{});
  }
}

// A26
TEST(SwRounds, ATakenMarkerCountsAtOnceButNotForTheRunningPhase) {
  Position at(3);
  at.turn(1).play({"card first", "pay P", "copy route-S", "option b"});
  EXPECT_EQ(at.first(), 1);
  EXPECT_EQ(at.turn(), 2) << "the phase goes on clockwise";
  at.play("pass");
  EXPECT_EQ(at.turn(), 0);
  at.end_round();
  EXPECT_EQ(at.turn(), 1) << "the new first player draws the sets";
}

TEST(SwRounds, TheMarkerStaysWithItsHolder) {
  Position at(3);
  at.first(2).turn(2).end_round();
  EXPECT_EQ(at.first(), 2);
  EXPECT_EQ(at.turn(), 2);
}

}  // namespace
}  // namespace pithead::schichtwechsel
