// Loading: coke leaves the plant for the coke wagons.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

Position four_in_plant(std::string_view purse) {
  Position at(4);
  at.plant(0, {"own", "Q1", "Q4", "Q5"}).purse(0, purse);
  return at;
}

TEST(SwLoading, TheLargeCardLoadsUpToFourAndScoresAPoint) {
  Position at = four_in_plant("P");
  at.play({"card load-L", "load own", "load Q4", "load Q5"});
  EXPECT_EQ(at.points(0), 0) << "the point comes last";
  at.play("load Q1");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coke(0), 4);
  EXPECT_EQ(at.plant(0), Names{});
  EXPECT_EQ(at.points(0), 1);
  EXPECT_EQ(at.points(0, "cards"), 1);
}

TEST(SwLoading, TheMediumCardLoadsUpToThreeAndLowersTheWater) {
  Position at = four_in_plant("WW");
  at.play({"card load-M", "load own", "load Q4", "load Q5"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coke(0), 3);
  EXPECT_EQ(at.plant(0), Names{"Q1"});
  EXPECT_EQ(at.water(0), 1);
  EXPECT_EQ(at.points(0), 0);
}

TEST(SwLoading, TheSmallCardLoadsUpToTwoWithoutABonus) {
  Position at = four_in_plant("W");
  at.play({"card load-S", "load own", "load Q4"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coke(0), 2);
  EXPECT_EQ(at.plant(0), (Names{"Q1", "Q5"}));
  EXPECT_EQ(at.water(0), 2);
  EXPECT_EQ(at.points(0), 0);
}

TEST(SwLoading, FewerMayBeLoadedAndAlsoNone) {
  Position at = four_in_plant("P");
  at.play("card load-L");
  EXPECT_EQ(at.legal(), (Texts{"load own", "load Q1", "load Q4", "load Q5", "stop"}));
  Position one = at;
  one.play({"load Q1", "stop"});
  EXPECT_EQ(one.coke(0), 1);
  EXPECT_EQ(one.points(0), 1);
  at.play("stop");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coke(0), 0);
  EXPECT_EQ(at.points(0), 1);
}

TEST(SwLoading, OnlyOwnCokeIsLoaded) {
  Position at(4);
  at.plant(0, {"Q2"}).plant(1, {"own", "Q1"}).purse(0, "W").play("card load-S");
  EXPECT_EQ(at.legal(), (Texts{"load Q2", "stop"}));
}

TEST(SwLoading, FreesTheSpaceForEverybody) {
  Position at(2);
  at.plant(0, {"Q3"}).coal(1, 1).purse(0, "W").purse(1, "W").play({"card load-S", "load Q3", "card coke-S"});
  EXPECT_TRUE(at.offers("coke 1 Q3"));
}

TEST(SwLoading, TheSpacesDoNothingWhenTheyAreLeft) {
  Position at(4);
  at.plant(0, {"Q4", "Q5"}).purse(0, "W").play({"card load-S", "load Q4", "load Q5"});
  EXPECT_EQ(at.points(0), 0);
  EXPECT_EQ(at.water(0), 2);
}

TEST(SwLoading, SixWagonsAreAllThereAre) {
  Position at = four_in_plant("WWWP");
  at.coke(0, 5).play({"card load-L", "load Q4"});
  EXPECT_EQ(at.turn(), 1) << "no wagon is left";
  EXPECT_EQ(at.coke(0), 6);
  EXPECT_EQ(at.points(0), 1);
}

// A13, A23
TEST(SwLoading, WithFullWagonsOnlyTheBonusesAreLeft) {
  Position at = four_in_plant("WWWP");
  at.coke(0, 6);
  EXPECT_FALSE(at.offers("card load-S"));
  EXPECT_TRUE(at.offers("card load-M"));
  EXPECT_TRUE(at.offers("card load-L"));
  at.water(0, 0);
  EXPECT_FALSE(at.offers("card load-M"));
  at.play("card load-L");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coke(0), 6);
  EXPECT_EQ(at.points(0), 1);
}

TEST(SwLoading, WithoutCokeInThePlantTheSmallCardIsNoUse) {
  Position at(4);
  at.coke(0, 2).plant(1, {"Q1"}).purse(0, "W");
  EXPECT_FALSE(at.offers("card load-S"));
}

TEST(SwLoading, TheSmallCardMayBeUsedAgain) {
  Position at = four_in_plant("WW");
  at.passed({1, 2, 3}).play({"card load-S", "load own", "load Q4", "card load-S", "load Q1"});
  EXPECT_EQ(at.coke(0), 3);
  EXPECT_EQ(at.laid("load-S"), "WW");
}

}  // namespace
}  // namespace pithead::schichtwechsel
