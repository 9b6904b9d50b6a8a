// Mining: work steps of the cage, the coal and the orders. Two cubes for one: substitution_test.cpp.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Mining, ASpaceAllowsAsManyStepsAsItsNumber) {
  for (const auto& [space, steps] : {std::pair{"M4", 4}, {"M6", 6}, {"M8", 8}, {"M10", 10}}) {
    Position at(4);
    at.play(std::string("place ") + space);
    for (int i = 0; i < steps; ++i) {
      EXPECT_EQ(at.turn(), 0) << space << " after " << i << " steps";
      at.play(i % 2 == 0 ? "cage 4" : "cage 0");
    }
    EXPECT_EQ(at.turn(), 1) << space << " ends by itself when no step is left";
  }
}

TEST(Mining, ExampleOfTheEightSteps) {
  Position at(4);
  at.tiles(0, {"gray-1-light"}).carts(0, 3, "GG").order(0, "barrow-GG");
  at.play({"place M8", "cage 3", "load gray", "load gray", "cage 1", "load yellow", "cage 0"});
  EXPECT_EQ(at.turn(), 0);
  at.play({"fill barrow-GG gray", "fill barrow-GG gray"});
  EXPECT_EQ(at.turn(), 1) << "that makes eight";
  EXPECT_EQ(at.lying_on_order("barrow-GG"), "GG");
  EXPECT_EQ(at.cage(0), "Y");
  EXPECT_EQ(at.carts(0, 3), "");
  EXPECT_EQ(at.level(0), 0);
}

TEST(Mining, MayStopAtOnceOrEarly) {
  Position at(2);
  at.play({"place M10", "stop"});
  EXPECT_EQ(at.turn(), 1);
  at.play({"place M6", "cage 2", "stop"});
  EXPECT_EQ(at.turn(), 0);
  EXPECT_TRUE(at.told("Ben ends mining with 5 steps to spare"));
}

TEST(Mining, UnusedStepsAreForfeited) {
  Position at(2);
  at.play({"place M10", "stop", "place bank", "place M6"});
  for (int i = 0; i < 6; ++i) at.play(i % 2 == 0 ? "cage 4" : "cage 0");
  EXPECT_EQ(at.turn(), 1);
}

TEST(Mining, IsAlwaysAvailable) {
  Position at(2);
  at.marks(0, 0).only_tiles({}).only_orders({});
  for (int level = 1; level <= 4; ++level) at.carts(0, level, "");
  EXPECT_TRUE(at.offers("place M6"));
}

TEST(Mining, TheCageGoesToAnyOtherLevelInOneStep) {
  Position at(4);
  at.play("place M10");
  EXPECT_EQ(at.legal("cage"), (Texts{"cage 1", "cage 2", "cage 3", "cage 4"}));
  at.play("cage 4");
  EXPECT_EQ(at.legal("cage"), (Texts{"cage 0", "cage 1", "cage 2", "cage 3"}));
  at.play("cage 2");
  EXPECT_EQ(at.legal("cage"), (Texts{"cage 0", "cage 1", "cage 3", "cage 4"}));
  EXPECT_EQ(at.state.steps, 8);
}

TEST(Mining, LoadsOneCubeFromACartOfTheLevel) {
  Position at(4);
  at.tiles(0, {"brown-2-dark"}).carts(0, 2, "BBB");
  at.play({"place M10", "cage 2"});
  EXPECT_EQ(at.legal("load"), Texts{"load brown"});
  at.play("load brown");
  EXPECT_EQ(at.cage(0), "B");
  EXPECT_EQ(at.carts(0, 2), "BB");
  EXPECT_EQ(at.state.steps, 8);
}

TEST(Mining, NothingIsLoadedAtTheSurface) {
  Position at(4);
  at.play("place M10");
  EXPECT_EQ(at.legal("load"), Texts{});
}

TEST(Mining, NothingIsLoadedFromEmptyCarts) {
  Position at(4);
  at.carts(0, 3, "");
  at.play({"place M10", "cage 3"});
  EXPECT_EQ(at.legal("load"), Texts{});
}

TEST(Mining, TheCageHasFivePlaces) {
  Position at(4);
  at.tiles(0, {"yellow-2-light", "yellow-2-light"}).carts(0, 1, "YY").cage(0, "BBGK", 1);
  at.play({"place M10", "load yellow"});
  EXPECT_EQ(at.cage(0), "YBBGK");
  EXPECT_EQ(at.legal("load"), Texts{});
  at.play({"cage 0", "store black", "cage 1"});
  EXPECT_TRUE(at.offers("load yellow"));
}

TEST(Mining, FillsFromTheCageOnlyAtTheSurface) {
  Position at(4);
  at.cage(0, "K", 1).order(0, "truck-K");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), Texts{});
  at.play("cage 0");
  EXPECT_EQ(at.legal("fill"), Texts{"fill truck-K black"});
}

TEST(Mining, ACubeFillsASpotOfItsColour) {
  Position at(4);
  at.cage(0, "B").order(0, "truck-K").order(0, "truck-YBGK").order(0, "engine-BB");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), (Texts{"fill truck-YBGK brown", "fill engine-BB brown"}));
  at.play("fill truck-YBGK brown");
  EXPECT_EQ(at.lying_on_order("truck-YBGK"), "B");
  EXPECT_EQ(at.cage(0), "");
  EXPECT_EQ(at.state.steps, 9);
}

TEST(Mining, AFilledSpotIsNotFilledAgain) {
  Position at(4);
  at.cage(0, "GG").order(0, "barrow-GG", "G").order(0, "truck-YBGK", "G");
  at.play("place M10");
  EXPECT_TRUE(at.offers("fill barrow-GG gray"));
  EXPECT_FALSE(at.offers("fill truck-YBGK gray"));
  at.play("fill barrow-GG gray");
  EXPECT_FALSE(at.offers("fill barrow-GG gray"));
  EXPECT_EQ(at.lying_on_order("barrow-GG"), "GG");
}

TEST(Mining, OnlyOwnOutstandingOrdersAreFilled) {
  Position at(2);
  at.cage(0, "YYY").order(1, "truck-Y").delivered(0, {"barrow-Y"}).open("O2", "carriage-Y");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), Texts{});
}

TEST(Mining, ACubeIsStoredAtTheSurface) {
  Position at(4);
  at.cage(0, "GK", 3);
  at.play("place M10");
  EXPECT_EQ(at.legal("store"), Texts{});
  at.play("cage 0");
  EXPECT_EQ(at.legal("store"), (Texts{"store gray", "store black"}));
  at.play("store gray");
  EXPECT_EQ(at.storage(0), "G");
  EXPECT_EQ(at.cage(0), "K");
  EXPECT_EQ(at.state.steps, 8);
}

TEST(Mining, ACubeMayBeStoredThoughAnOrderAsksForIt) {
  Position at(4);
  at.cage(0, "K").order(0, "truck-K");
  at.play("place M10");
  EXPECT_TRUE(at.offers("store black"));
}

TEST(Mining, TheStorageHasNoLimit) {
  Position at(2);
  at.storage(0, "YYYYYYYYYYBBBBBBBBBBGGGGGGGGGG").cage(0, "KKKKK");
  at.play({"place M6", "store black", "store black", "store black", "store black", "store black", "stop"});
  EXPECT_EQ(at.state.seats[0].storage.total(), 35);
}

TEST(Mining, FillsFromTheStorageWhereverTheCageIs) {
  for (int level = 0; level <= 4; ++level) {
    Position at(4);
    at.cage(0, "", level).storage(0, "BK").order(0, "truck-K");
    at.play("place M10");
    EXPECT_EQ(at.legal("fill truck-K black with stored-black"),
              Texts{"fill truck-K black with stored-black"});
    at.play("fill truck-K black with stored-black");
    EXPECT_EQ(at.storage(0), "B");
    EXPECT_EQ(at.lying_on_order("truck-K"), "K");
    EXPECT_EQ(at.state.steps, 9);
  }
}

TEST(Mining, TheStorageFillsOnlySpotsOfTheCubesColour) {
  Position at(4);
  at.storage(0, "B").order(0, "truck-K").order(0, "truck-YBGK");
  at.play("place M10");
  EXPECT_EQ(at.legal("fill"), Texts{"fill truck-YBGK brown with stored-brown"});
}

// Neither taken back nor shifted: the only moves that follow are those of the cage.
TEST(Mining, CubesOnASpotDoNotMoveAgain) {
  Position at(4);
  at.cage(0, "K").order(0, "truck-KK").order(0, "barrow-K");
  at.play({"place M10", "fill truck-KK black"});
  EXPECT_EQ(at.legal(), (Texts{"cage 1", "cage 2", "cage 3", "cage 4", "stop"}));
}

TEST(Mining, StoredCubesDoNotGoBackIntoTheCage) {
  Position at(4);
  at.storage(0, "K");
  at.play("place M10");
  EXPECT_EQ(at.legal(), (Texts{"cage 1", "cage 2", "cage 3", "cage 4", "stop"}));
}

TEST(Mining, TheCageKeepsItsPlaceAndItsLoad) {
  Position at(2);
  at.play({"place M6", "cage 4", "load black", "stop", "place bank"});
  EXPECT_EQ(at.level(0), 4);
  EXPECT_EQ(at.cage(0), "K");
  at.end_shift();
  EXPECT_EQ(at.level(0), 4);
  EXPECT_EQ(at.cage(0), "K");
}

TEST(Mining, CubesGoOnSeveralOrdersInOneAction) {
  Position at(4);
  at.cage(0, "YBGK").storage(0, "Y").order(0, "truck-YBGK").order(0, "barrow-Y");
  at.play({"place M6", "fill truck-YBGK gray", "fill truck-YBGK yellow",
           "fill barrow-Y yellow with stored-yellow", "fill truck-YBGK black", "fill truck-YBGK brown"});
  EXPECT_EQ(at.lying_on_order("truck-YBGK"), "YBGK");
  EXPECT_EQ(at.lying_on_order("barrow-Y"), "Y");
  at.play("stop");
  at.pass_to(0);
  EXPECT_TRUE(at.offers("place truck"));
  EXPECT_TRUE(at.offers("place barrow"));
}

}  // namespace
}  // namespace pithead::coal_baron
