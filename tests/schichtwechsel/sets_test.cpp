// Step I: sets of cubes from the bag.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Seat 0 is first player in round 2 and has drawn the first of these sets.
Position drawing(int players, Position::List sets) {
  Position at(players);
  at.round(2).draws(2, sets).begin_sets();
  return at;
}

TEST(SwCoalExtraction, ACoalAndASpoilForEachPlayerGoIntoTheBag) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.round(2);
    const Numbers before = at.bag();
    at.end_round();
    EXPECT_EQ(at.round(), 3);
    EXPECT_EQ(at.bag()[0] + at.hand()[0], before[0] + players) << players << " players";
    EXPECT_EQ(at.bag()[1] + at.hand()[1], before[1] + players) << players << " players";
  }
}

TEST(SwCoalExtraction, TheFirstPlayerDrawsThreeCubesAndGivesThemToAnyPlayer) {
  Position at(3);
  at.round(2).first(2).draws(2, {"css"}).begin_sets();
  EXPECT_EQ(at.turn(), 2);
  EXPECT_EQ(at.hand(), (Numbers{1, 2}));
  EXPECT_EQ(at.legal(), (Texts{"give 0", "give 1", "give 2"})) << "also to the first player";
}

TEST(SwCoalExtraction, WhatIsDrawnLeavesTheBag) {
  Position at(2);
  at.round(2).draws(2, {"ccs", "sss"});
  at.begin_sets();
  const Numbers before = at.bag();
  at.play({"give 1", "cube coal K1", "cube coal K2", "cube spoil K3"});
  EXPECT_EQ(at.bag(), (Numbers{before[0], before[1] - 3}));
}

// A31, A36
TEST(SwCoalExtraction, TheReceiverPlacesTheWholeSetBeforeTheNextIsDrawn) {
  Position at = drawing(3, {"ccs", "css", "ccc"});
  at.play("give 1");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.question(), "cube");
  at.play({"cube spoil K1", "cube coal K3"});
  EXPECT_EQ(at.hand(), (Numbers{1, 0}));
  at.play("cube coal K3");
  EXPECT_EQ(at.carts(1), (Names{"K1 spoil 1", "K3 coal 2"}));
  EXPECT_EQ(at.question(), "give");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.hand(), (Numbers{1, 2})) << "the second set";
}

TEST(SwCoalExtraction, ASetGivenToOneselfIsPlacedOnTheSameTurn) {
  Position own = drawing(2, {"ccs"});
  EXPECT_TRUE(Schichtwechsel::begins_turn(own.state));
  own.play("give 0");
  EXPECT_FALSE(Schichtwechsel::begins_turn(own.state));
  Position other = drawing(2, {"ccs"});
  other.play("give 1");
  EXPECT_TRUE(Schichtwechsel::begins_turn(other.state)) << "now another seat decides";
}

TEST(SwCoalExtraction, NobodyGetsTwoSetsInARound) {
  Position at = drawing(3, {"ccs", "ccs", "ccs"});
  at.play({"give 2", "cube coal K1", "cube coal K2", "cube spoil K3"});
  EXPECT_EQ(at.legal(), (Texts{"give 0", "give 1"}));
  EXPECT_EQ(at.with_set(), Numbers{2});
}

TEST(SwCoalExtraction, TheLastSetGoesUnaskedToWhoHasNone) {
  Position at = drawing(2, {"ccc", "css"});
  at.play({"give 0", "cube coal K1", "cube coal K2", "cube coal K3"});
  EXPECT_EQ(at.question(), "cube");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.hand(), (Numbers{1, 2}));
}

TEST(SwCoalExtraction, TilesFollowWhenAllHavePlaced) {
  Position at = drawing(2, {"ccc", "css"});
  at.play({"give 0", "cube coal K1", "cube coal K2", "cube coal K3", "cube coal K5", "cube spoil K3",
           "cube spoil K4"});
  EXPECT_EQ(at.question(), "tile");
  EXPECT_EQ(at.with_set(), (Numbers{0, 1}));
  EXPECT_EQ(at.carts(1), (Names{"K3 spoil 1", "K4 spoil 1", "K5 coal 1"}));
}

TEST(SwCartLoading, CubesArePlacedInAnyOrderOnAnyCartWithAFreePlace) {
  Position at = drawing(2, {"ccs"});
  at.play("give 0");
  EXPECT_EQ(at.legal(), (Texts{"cube coal K1", "cube coal K2", "cube coal K3", "cube coal K4", "cube coal K5",
                               "cube coal K6", "cube spoil K1", "cube spoil K2", "cube spoil K3",
                               "cube spoil K4", "cube spoil K6"}));
}

TEST(SwCartLoading, ACartTakesOneKindOnly) {
  Position at(2);
  at.round(2).draws(2, {"ccs"}).cart(0, "K3", "coal", 1).cart(0, "K4", "spoil", 1).begin_sets();
  at.play("give 0");
  EXPECT_TRUE(at.offers("cube coal K3"));
  EXPECT_FALSE(at.offers("cube spoil K3"));
  EXPECT_TRUE(at.offers("cube spoil K4"));
  EXPECT_FALSE(at.offers("cube coal K4"));
}

TEST(SwCartLoading, AFullCartTakesNothing) {
  Position at(2);
  at.round(2).draws(2, {"ccs"}).cart(0, "K1", "coal", 1).cart(0, "K3", "coal", 2).begin_sets();
  at.play("give 0");
  EXPECT_FALSE(at.offers("cube coal K1"));
  EXPECT_FALSE(at.offers("cube coal K3"));
}

TEST(SwCartLoading, TheCoalOnlyCartTakesNoSpoil) {
  Position at = drawing(2, {"css"});
  at.play("give 0");
  EXPECT_TRUE(at.offers("cube coal K5"));
  EXPECT_FALSE(at.offers("cube spoil K5"));
}

// A27
TEST(SwCartLoading, AClosedCartTakesNothing) {
  Position at(2);
  at.round(2, 4).carts_closed().draws(2, {"ccs"}).begin_sets();
  at.play("give 0");
  EXPECT_FALSE(at.offers("cube coal K6"));
  EXPECT_FALSE(at.offers("cube spoil K6"));
  EXPECT_TRUE(at.offers("cube spoil K4"));
}

TEST(SwCartLoading, ACubeThatFitsMustBePlaced) {
  Position at = drawing(2, {"ccs"});
  at.play("give 0");
  EXPECT_FALSE(at.offers("decline"));
  EXPECT_FALSE(at.offers("stop"));
}

TEST(SwCartLoading, ACubeThatFitsNowhereCostsATool) {
  Position at(2);
  at.round(2).draws(2, {"ccs"}).full_carts(1).begin_sets();
  const Numbers bag = at.bag();
  at.play("give 1");
  EXPECT_EQ(at.tools(1), 6 + 3);
  EXPECT_EQ(at.happened(EventKind::CubeLost).size(), 3U);
  EXPECT_EQ(at.turn(), 0) << "and there is nothing to ask";
  EXPECT_EQ(at.bag()[0] + at.hand()[0], bag[0]) << "the cubes go to the supply, not back into the bag";
}

TEST(SwCartLoading, TheOrderOfPlacingDecidesWhatIsLost) {
  Position coal_first(2);
  coal_first.round(2).draws(2, {"ccs"}).full_carts(0).cart(0, "K3", "coal", 0).begin_sets();
  coal_first.play({"give 0", "cube coal K3"});
  EXPECT_EQ(coal_first.cart(0, "K3"), "coal 2") << "the other coal has one place left and goes there";
  EXPECT_EQ(coal_first.tools(0), 6 + 1);

  Position spoil_first(2);
  spoil_first.round(2).draws(2, {"ccs"}).full_carts(0).cart(0, "K3", "coal", 0).begin_sets();
  spoil_first.play({"give 0", "cube spoil K3"});
  EXPECT_EQ(spoil_first.cart(0, "K3"), "spoil 1");
  EXPECT_EQ(spoil_first.tools(0), 6 + 2);
}

TEST(SwCartLoading, WhatFitsNowhereIsLostBeforeTheRestIsPlaced) {
  Position at(2);
  at.round(2).draws(2, {"ccs"}).full_carts(0).cart(0, "K3", "coal", 1).cart(0, "K5", "coal", 0).begin_sets();
  at.play("give 0");
  EXPECT_EQ(at.tools(0), 6 + 1) << "the spoil";
  EXPECT_EQ(at.hand(), (Numbers{2, 0}));
  EXPECT_EQ(at.legal(), (Texts{"cube coal K3", "cube coal K5"}));
}

TEST(SwCartLoading, ACartOfTheOtherKindIsNoRoom) {
  Position at(2);
  at.round(2).draws(2, {"ccs"}).full_carts(0).cart(0, "K3", "spoil", 1).begin_sets();
  at.play("give 0");
  EXPECT_EQ(at.tools(0), 6 + 2);
  EXPECT_EQ(at.cart(0, "K3"), "spoil 2") << "the only place for the only cube left";
}

TEST(SwCartLoading, RoomOnTheCoalOnlyCartIsNoneForSpoil) {
  Position at(2);
  at.round(2).draws(2, {"css"}).full_carts(0).cart(0, "K5", "coal", 0).begin_sets();
  at.play("give 0");
  EXPECT_EQ(at.tools(0), 6 + 2);
  EXPECT_EQ(at.cart(0, "K5"), "coal 1");
}

// A27
TEST(SwCartLoading, RoomOnAClosedCartIsNone) {
  Position at(2);
  at.round(2, 4).carts_closed().draws(2, {"ccs"}).full_carts(0).cart(0, "K6", "coal", 1).begin_sets();
  at.play("give 0");
  EXPECT_EQ(at.tools(0), 6 + 3);
  EXPECT_EQ(at.cart(0, "K6"), "coal 1") << "what is on it stays";
}

// Round 2 with card 5: the marker is in the bag.
Position drawing_with_marker(int players, Position::List sets) {
  Position at(players);
  at.round(2, 5).draws(2, sets).begin_sets();
  return at;
}

TEST(SwWaterMarker, RaisesTheWaterOfItsReceiverAndReplacesACube) {
  Position at = drawing_with_marker(3, {"csw"});
  EXPECT_EQ(at.hand(), (Numbers{1, 1}));
  at.play("give 1");
  EXPECT_EQ(at.water(1), 3) << "at once, before the cubes are placed";
  EXPECT_EQ(at.water(0), 2);
  EXPECT_EQ(at.hand(), (Numbers{1, 1}));
  at.play({"cube coal K1", "cube spoil K2"});
  EXPECT_EQ(at.water(1), 3);
  EXPECT_EQ(at.question(), "give");
}

TEST(SwWaterMarker, CostsAToolAtTheTop) {
  Position at(2);
  at.round(2, 5).draws(2, {"ccw"}).water(1, 4).begin_sets();
  at.play("give 1");
  EXPECT_EQ(at.water(1), 2);
  EXPECT_EQ(at.tools(1), 7);
}

// A2
TEST(SwWaterMarker, ReturnsToTheBagWhenAllSetsAreGiven) {
  Position at = drawing_with_marker(2, {"ccw", "ccs"});
  EXPECT_FALSE(at.marker_in_bag());
  at.play({"give 0", "cube coal K1", "cube coal K2"});
  EXPECT_FALSE(at.marker_in_bag()) << "so it cannot be drawn twice in a round";
  at.play({"cube coal K1", "cube coal K2"});
  EXPECT_FALSE(at.marker_in_bag()) << "the last set is not placed yet";
  at.play("cube spoil K3");
  EXPECT_EQ(at.question(), "tile");
  EXPECT_TRUE(at.marker_in_bag());
}

TEST(SwWaterMarker, ThatIsNotDrawnStaysInTheBag) {
  Position at = drawing_with_marker(2, {"ccs", "ccs"});
  EXPECT_TRUE(at.marker_in_bag());
  at.play({"give 0", "cube coal K1", "cube coal K2", "cube spoil K3", "cube coal K1", "cube coal K2",
           "cube spoil K3"});
  EXPECT_TRUE(at.marker_in_bag());
}

TEST(SwWaterMarker, MayBeDrawnInLaterRoundsToo) {
  Position at(2);
  at.round(4).round_cards({1, 5, 2, 3}).draws(4, {"ccs", "ccw"}).begin_sets();
  at.play({"give 0", "cube coal K1", "cube coal K2", "cube spoil K3"});
  EXPECT_EQ(at.water(1), 3);
}

}  // namespace
}  // namespace pithead::schichtwechsel
