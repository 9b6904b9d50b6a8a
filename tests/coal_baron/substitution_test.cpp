// Any two cubes instead of the one that a spot asks for.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Substitution, TwoCubesOfAnyColoursFillASpot) {
  Position at(4);
  at.cage(0, "YYB").order(0, "truck-KK");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"),
            (Texts{"fill truck-KK black with yellow yellow", "fill truck-KK black with yellow brown"}));
  at.play("fill truck-KK black with yellow brown");
  EXPECT_EQ(at.lying_on_order("truck-KK"), "YB");
  EXPECT_EQ(at.cage(0), "Y");
}

TEST(Substitution, CostsTwoSteps) {
  Position at(4);
  at.cage(0, "YY").order(0, "truck-K");
  at.play({"place M8", "fill truck-K black with yellow yellow"});
  EXPECT_EQ(at.state.steps, 6);
}

TEST(Substitution, NeedsTwoStepsLeft) {
  Position at(4);
  at.cage(0, "YY").order(0, "truck-K");
  at.play({"place M4", "cage 1", "cage 0"});
  EXPECT_TRUE(at.offers("fill truck-K black with yellow yellow"));
  at.play({"cage 1"});
  EXPECT_EQ(at.legal("fill"), Texts{});

  Position last(4);
  last.cage(0, "YY").order(0, "truck-K");
  last.play({"place M4", "cage 1", "cage 0", "fill truck-K black with yellow yellow"});
  EXPECT_EQ(last.turn(), 1) << "the two last steps suffice";

  Position one(4);
  one.storage(0, "YYK").order(0, "truck-K");
  one.play({"place M4", "cage 1", "cage 0", "cage 1"});
  EXPECT_EQ(one.legal("fill"), Texts{"fill truck-K black with stored-black"});
}

TEST(Substitution, NeedsTwoCubes) {
  Position at(4);
  at.cage(0, "Y").order(0, "truck-K");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), Texts{});
}

TEST(Substitution, TakesCubesFromCageAndStorage) {
  Position at(4);
  at.cage(0, "Y").storage(0, "YG").order(0, "truck-K");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), (Texts{"fill truck-K black with yellow stored-yellow",
                                     "fill truck-K black with yellow stored-gray",
                                     "fill truck-K black with stored-yellow stored-gray"}));
  at.play("fill truck-K black with yellow stored-gray");
  EXPECT_EQ(at.cage(0), "");
  EXPECT_EQ(at.storage(0), "Y");
  EXPECT_EQ(at.lying_on_order("truck-K"), "YG");
}

TEST(Substitution, TwoOfOneKindMustBothBeThere) {
  Position at(4);
  at.cage(0, "YB").storage(0, "GG").order(0, "truck-K");
  at.play("place M10");
  EXPECT_FALSE(at.offers("fill truck-K black with yellow yellow"));
  EXPECT_FALSE(at.offers("fill truck-K black with brown brown"));
  EXPECT_TRUE(at.offers("fill truck-K black with stored-gray stored-gray"));
  at.play("fill truck-K black with stored-gray stored-gray");
  EXPECT_EQ(at.storage(0), "");
}

TEST(Substitution, UndergroundOnlyTheStorageIsAtHand) {
  Position at(4);
  at.cage(0, "YY", 2).storage(0, "BG").order(0, "truck-K");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), Texts{"fill truck-K black with stored-brown stored-gray"});
  at.play("fill truck-K black with stored-brown stored-gray");
  EXPECT_EQ(at.state.steps, 8);
  EXPECT_EQ(at.cage(0), "YY");
}

TEST(Substitution, UndergroundACageAndAStoredCubeDoNotPair) {
  Position at(4);
  at.cage(0, "YY", 2).storage(0, "B").order(0, "truck-K");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), Texts{});
}

TEST(Substitution, TheColourAskedForMayBeOneOfTheTwo) {
  Position at(4);
  at.cage(0, "YK").order(0, "truck-K");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), (Texts{"fill truck-K black", "fill truck-K black with yellow black"}));
}

TEST(Substitution, IsOneMoveSoNoSpotIsHalfFilled) {
  Position at(4);
  at.cage(0, "YYY").order(0, "truck-KKK");
  at.play({"place M10", "fill truck-KKK black with yellow yellow"});
  EXPECT_EQ(at.lying_on_order("truck-KKK"), "YY");
  EXPECT_EQ(at.legal("fill"), Texts{}) << "one cube is left for two empty spots";
}

TEST(Substitution, FillsTheSpotForGood) {
  Position at(4);
  at.cage(0, "YYK").order(0, "truck-YBGK");
  at.play({"place M10", "fill truck-YBGK black with yellow yellow"});
  EXPECT_EQ(at.legal("fill"), Texts{}) << "the black cube comes too late";
}

TEST(Substitution, AnySpotOfAnOrderCanBeFilledSo) {
  Position at(4);
  at.cage(0, "GG").order(0, "truck-YBGK", "B").order(0, "engine-KK");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"),
            (Texts{"fill engine-KK black with gray gray", "fill truck-YBGK black with gray gray",
                   "fill truck-YBGK gray", "fill truck-YBGK gray with gray gray",
                   "fill truck-YBGK yellow with gray gray"}));
}

TEST(Substitution, CompletesAnOrder) {
  Position at(2);
  at.cage(0, "YBK").order(0, "barrow-KK");
  at.play(
      {"place M6", "fill barrow-KK black with yellow brown", "fill barrow-KK black", "stop", "place bank"});
  EXPECT_TRUE(at.offers("place barrow"));
}

TEST(Substitution, WorksWithEveryPairOfColours) {
  for (const char first : kCoalLetters) {
    for (const char second : kCoalLetters) {
      Position at(2);
      const std::string pair{first, second};
      at.cage(0, pair).order(0, "truck-B");
      at.play("place M6");
      const Texts substitutions = at.legal("fill truck-B brown with");
      ASSERT_EQ(substitutions.size(), 1U) << pair;
      at.play(*substitutions.begin());
      EXPECT_EQ(at.lying_on_order("truck-B"), show_cubes(read_cubes(pair)));
      EXPECT_EQ(at.cage(0), "");
    }
  }
}

}  // namespace
}  // namespace pithead::coal_baron
