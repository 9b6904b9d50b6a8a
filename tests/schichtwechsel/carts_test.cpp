// Cart cards: how many carts come above ground, which ones can, and what the water does.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Five full carts that all find room: six coal, two spoil.
Position five_carts(std::string_view purse) {
  Position at(4);
  at.cart(0, "K1", "spoil", 1).cart(0, "K2", "spoil", 1);
  at.cart(0, "K3", "coal", 2).cart(0, "K4", "coal", 2).cart(0, "K5", "coal", 2);
  at.purse(0, purse);
  return at;
}

TEST(SwCarts, TheLargeCardMovesUpToFourAndLowersTheWater) {
  Position at = five_carts("P");
  at.play({"card cart-L", "cart K1", "cart K3", "cart K4", "cart K5"});
  EXPECT_EQ(at.turn(), 1) << "the fifth stays";
  EXPECT_EQ(at.carts(0), Names{"K2 spoil 1"});
  EXPECT_EQ(at.water(0), 1);
}

TEST(SwCarts, TheMediumCardMovesUpToThree) {
  Position at = five_carts("WW");
  at.play({"card cart-M", "cart K1", "cart K3", "cart K2"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.carts(0), (Names{"K4 coal 2", "K5 coal 2"}));
  EXPECT_EQ(at.water(0), 2) << "as it was";
}

TEST(SwCarts, TheSmallCardMovesUpToTwoAndRaisesTheWater) {
  Position at = five_carts("W");
  at.play({"card cart-S", "cart K5", "cart K2"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.carts(0), (Names{"K1 spoil 1", "K3 coal 2", "K4 coal 2"}));
  EXPECT_EQ(at.water(0), 3);
}

TEST(SwCarts, FewerMayBeMovedAndAlsoNone) {
  for (const int moved : {0, 1, 2}) {
    Position at = five_carts("P");
    at.play("card cart-L");
    for (int i = 0; i < moved; ++i) at.play(*at.legal("cart").begin());
    EXPECT_TRUE(at.offers("stop"));
    at.play("stop");
    EXPECT_EQ(at.turn(), 1);
    EXPECT_EQ(at.carts(0).size(), static_cast<std::size_t>(5 - moved));
    EXPECT_EQ(at.water(0), 1) << "the rest of the card comes all the same";
  }
}

TEST(SwCarts, WithoutAnotherCartItIsOverUnasked) {
  Position at(4);
  at.cart(0, "K1", "coal", 1).purse(0, "P").play({"card cart-L", "cart K1"});
  EXPECT_EQ(at.turn(), 1);
  Position none(4);
  none.purse(0, "P").play("card cart-L");
  EXPECT_EQ(none.turn(), 1);
  EXPECT_EQ(none.water(0), 1);
}

TEST(SwCarts, CoalGoesToTheWagonsAndSpoilToTheTip) {
  Position at(4);
  at.cart(0, "K3", "coal", 2).cart(0, "K6", "spoil", 2).coal(0, 1).purse(0, "WW");
  at.play({"card cart-M", "cart K3"});
  EXPECT_EQ(at.coal(0), 3);
  EXPECT_EQ(at.spoil(0), 0);
  at.play("cart K6");
  EXPECT_EQ(at.coal(0), 3);
  EXPECT_EQ(at.spoil(0), 2);
  EXPECT_EQ(at.carts(0), Names{}) << "the carts are empty";
}

TEST(SwCarts, OnlyFullOnesMove) {
  Position at(4);
  at.cart(0, "K1", "coal", 1).cart(0, "K3", "coal", 1).cart(0, "K4", "spoil", 1).cart(0, "K5", "coal", 2);
  at.purse(0, "WW").play("card cart-M");
  EXPECT_EQ(at.legal(), (Texts{"cart K1", "cart K5", "stop"}));
}

// A15
TEST(SwCarts, CubesAreNotRearrangedUnderground) {
  Position at(4);
  at.cart(0, "K3", "coal", 1).cart(0, "K4", "coal", 1).cart(0, "K5", "coal", 1).purse(0, "WW");
  EXPECT_FALSE(at.offers("card cart-M")) << "three halves make no full cart";
}

// A14
TEST(SwCarts, ACartMovesOnlyIfAllItsCubesFindRoom) {
  Position at(4);
  at.cart(0, "K1", "coal", 1).cart(0, "K3", "coal", 2).cart(0, "K2", "spoil", 1).cart(0, "K4", "spoil", 2);
  at.coal(0, 5).spoil(0, 5).purse(0, "WW");
  at.play("card cart-M");
  EXPECT_EQ(at.legal(), (Texts{"cart K1", "cart K2", "stop"}));
}

// A14
TEST(SwCarts, WhatOneCartFillsTheNextCannotUse) {
  Position at(4);
  at.cart(0, "K1", "coal", 1).cart(0, "K2", "coal", 1).cart(0, "K3", "coal", 2).coal(0, 4).purse(0, "WW");
  Position pair = at;
  pair.play({"card cart-M", "cart K3"});
  EXPECT_EQ(pair.turn(), 1) << "the wagons are full";
  EXPECT_EQ(pair.coal(0), 6);
  EXPECT_EQ(pair.carts(0), (Names{"K1 coal 1", "K2 coal 1"}));
  at.play({"card cart-M", "cart K1"});
  EXPECT_EQ(at.legal(), (Texts{"cart K2", "stop"})) << "the pair needs two places";
}

// A13
TEST(SwCarts, WithFullWagonsAndTipOnlyTheWaterIsLeft) {
  Position at(4);
  at.full_carts(0, "spoil").coal(0, 6).spoil(0, 6).purse(0, "WWWP");
  EXPECT_FALSE(at.offers("card cart-M"));
  EXPECT_TRUE(at.offers("card cart-L"));
  EXPECT_TRUE(at.offers("card cart-S"));
  at.water(0, 0);
  EXPECT_FALSE(at.offers("card cart-L"));
  EXPECT_TRUE(at.offers("card cart-S")) << "rising water is a change too";
  at.play({"card cart-S", "pay W"});
  EXPECT_EQ(at.water(0), 1);
  EXPECT_EQ(at.question(), "after") << "six spoil may still be exchanged";
  EXPECT_EQ(at.carts(0).size(), 6U);
}

TEST(SwCarts, FullWagonsDoNotHinderSpoil) {
  Position at(4);
  at.cart(0, "K3", "coal", 2).cart(0, "K4", "spoil", 2).coal(0, 6).purse(0, "WW");
  at.play("card cart-M");
  EXPECT_EQ(at.legal(), (Texts{"cart K4", "stop"}));
}

// A27
TEST(SwCarts, AClosedCartStaysWhereItIs) {
  Position at(4);
  at.cart(0, "K6", "spoil", 2).cart(0, "K4", "spoil", 2).purse(0, "WW");
  Position open = at;
  open.play("card cart-M");
  EXPECT_EQ(open.legal(), (Texts{"cart K4", "cart K6", "stop"}));
  at.carts_closed().play({"card cart-M"});
  EXPECT_EQ(at.legal(), (Texts{"cart K4", "stop"}));
  at.play("cart K4");
  EXPECT_EQ(at.carts(0), Names{"K6 spoil 2"});
}

// A27
TEST(SwCarts, AClosedCartAloneMakesNoCardUsable) {
  Position at(4);
  at.cart(0, "K6", "coal", 2).purse(0, "WW");
  EXPECT_TRUE(at.offers("card cart-M"));
  at.carts_closed();
  EXPECT_FALSE(at.offers("card cart-M"));
}

// A27
TEST(SwCarts, ClosedCartsOpenAgainAfterTheRound) {
  Position at(2);
  at.round_cards({4, 1}).carts_closed().cart(0, "K6", "coal", 2);
  at.end_round();
  EXPECT_FALSE(at.state.carts_closed);
  EXPECT_EQ(at.cart(0, "K6"), "coal 2");
  Position last(2);
  last.round(5, 4).carts_closed().end_round();
  EXPECT_FALSE(last.state.carts_closed) << "also when no card follows";
}

TEST(SwCarts, TheSmallCardsWaterMayReachTheTop) {
  Position at(4);
  at.water(0, 4).purse(0, "W").play("card cart-S");
  EXPECT_EQ(at.water(0), 2);
  EXPECT_EQ(at.tools(0), 7);
}

TEST(SwCarts, TheLargeCardsWaterMayReachTheBottom) {
  Position at(4);
  at.water(0, 1).purse(0, "P").play("card cart-L");
  EXPECT_EQ(at.water(0), 0);
  EXPECT_EQ(at.points(0, "water"), 1);
}

}  // namespace
}  // namespace pithead::schichtwechsel
