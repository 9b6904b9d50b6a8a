// The water cards: two with four players, one with two or three, and what the bottom is worth.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

TEST(SwWaterCards, ThereAreTwoForFourPlayersAndOneForFewer) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.purse(0, "WP");
    EXPECT_EQ(at.legal("card water"),
              players == 4 ? (Texts{"card water-S", "card water-L"}) : Texts{"card water-X"});
  }
}

TEST(SwWaterCards, TheSmallOneLowersByThree) {
  Position at(4);
  at.water(0, 4).purse(0, "W").play("card water-S");
  EXPECT_EQ(at.water(0), 1);
  EXPECT_EQ(at.points(0), 0);
  EXPECT_EQ(at.turn(), 1) << "no choice";
}

TEST(SwWaterCards, TheSmallOneStopsAtTheBottomForAPoint) {
  for (const int level : {1, 2, 3}) {
    Position at(4);
    at.water(0, level).purse(0, "W").play("card water-S");
    EXPECT_EQ(at.water(0), 0);
    EXPECT_EQ(at.points(0, "water"), 1);
    EXPECT_EQ(at.points(0), 1);
  }
}

// A13
TEST(SwWaterCards, TheSmallOneIsNoUseAtTheBottom) {
  Position at(4);
  at.water(0, 0).purse(0, "W");
  EXPECT_FALSE(at.offers("card water-S"));
}

TEST(SwWaterCards, TheLargeOneLowersByZeroToFourAndIsWorthTwoPoints) {
  for (int level = 1; level <= 4; ++level) {
    for (int lower = 0; lower <= level; ++lower) {
      Position at(4);
      at.water(0, level).purse(0, "P").play("card water-L");
      EXPECT_EQ(at.legal().size(), static_cast<std::size_t>(level + 1)) << "never more than the level";
      at.play("lower " + std::to_string(lower));
      EXPECT_EQ(at.water(0), level - lower);
      EXPECT_EQ(at.points(0, "cards"), 2);
      EXPECT_EQ(at.points(0, "water"), lower == level ? 1 : 0);
    }
  }
}

TEST(SwWaterCards, AtTheBottomLoweringAgainIsWorthNothing) {
  Position large(4);
  large.water(0, 0).purse(0, "P").play("card water-L");
  EXPECT_EQ(large.turn(), 1) << "0 is the only answer";
  EXPECT_EQ(large.points(0, "cards"), 2);
  EXPECT_EQ(large.points(0, "water"), 0);
  Position carts(4);
  carts.water(0, 0).cart(0, "K1", "coal", 1).purse(0, "P").play({"card cart-L", "cart K1"});
  EXPECT_EQ(carts.water(0), 0);
  EXPECT_EQ(carts.points(0), 0);
}

TEST(SwWaterCards, TheBottomIsWorthAPointEachTimeItIsReached) {
  Position at(4);
  at.water(0, 1).purse(0, "WWW").passed({1, 2, 3}).play({"card water-S", "card cart-S", "card personal"});
  EXPECT_EQ(at.points(0, "water"), 2);
}

TEST(SwWaterCards, OnlyTheOwnWaterFalls) {
  Position at(4);
  at.purse(0, "W").play("card water-S");
  EXPECT_EQ(at.water(1), 2);
}

TEST(SwWaterCards, EachWorksOnceARound) {
  Position at(4);
  at.purse(0, "WP").purse(1, "WPC").play({"card water-S", "pay W"});
  EXPECT_EQ(at.legal("card water"), Texts{"card water-L"});
  at.play({"card water-L", "pay P", "lower 0"});
  EXPECT_EQ(at.legal("card water"), Texts{});
}

}  // namespace
}  // namespace pithead::schichtwechsel
