// The minecart factory: buying an open tile. Drawing five: draw_five_test.cpp; no coal left:
// shortage_test.cpp.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Factory, ExampleOfTheTileWithTwoGrayCarts) {
  Position at(3);
  at.open("F3", "gray-2-light").marks(0, 7);
  at.play("place F3");
  EXPECT_EQ(at.marks(0), 1);
  EXPECT_EQ(at.tiles(0), Names{"gray-2-light"});
  EXPECT_EQ(at.carts(0, 3), "GGG") << "two on the new tile and the one on the printed cart";
  EXPECT_EQ(carts_on_level(at.state.seats[0], Coal::Gray), 3);
  EXPECT_TRUE(at.told("Ann buys gray-2-light for 6 Marks"));
}

TEST(Factory, TheTileAtTheSpaceMustBeBought) {
  Position at(4);
  at.open("F1", "yellow-1-dark").open("F2", "brown-1-light");
  at.play("place F2");
  EXPECT_EQ(at.tiles(0), Names{"brown-1-light"});
  EXPECT_EQ(at.turn(), 1) << "there is nothing to choose";
}

TEST(Factory, ATileIsOfferedToThoseWhoCanPayIt) {
  Position at(4);
  at.open("F1", "yellow-1-light").open("F2", "gray-2-dark").open("F3", "black-2-light");
  EXPECT_EQ(at.marks(0, 0).legal("place F"), Texts{"place Fdraw"});
  at.marks(0, 1);
  EXPECT_TRUE(at.offers("place F1"));
  EXPECT_FALSE(at.marks(0, 5).offers("place F2"));
  EXPECT_TRUE(at.marks(0, 6).offers("place F2"));
  EXPECT_FALSE(at.marks(0, 7).offers("place F3"));
  EXPECT_TRUE(at.marks(0, 8).offers("place F3"));
  EXPECT_TRUE(at.marks(0, 300).offers("place F3"));
}

TEST(Factory, EachCartGetsACubeOfItsColourFromTheSupply) {
  Position at(2);
  at.open("F1", "black-2-dark").open("F2", "brown-1-dark").marks(0, 8).marks(1, 2).supply("YYBBGGKKK");
  at.play({"place F1", "place F2"});
  EXPECT_EQ(at.carts(0, 4), "KKK");
  EXPECT_EQ(at.carts(1, 2), "BB");
  EXPECT_EQ(at.supply(), "YYBGGK");
}

TEST(Factory, TilesOfBothSidesLieOnTheirSide) {
  Position at(2);
  at.marks(0, 20).open("F1", "gray-1-light").open("F2", "gray-1-light").open("F3", "gray-2-dark");
  at.play({"place F1", "place bank", "place F2", "place bank"});
  EXPECT_EQ(imbalance(at.state.seats[0]), 2);
  at.play("place F3");
  EXPECT_EQ(imbalance(at.state.seats[0]), 1);
}

TEST(Factory, TheStackRefillsTheSpaceAtTheEndOfTheTurn) {
  Position at(4);
  at.open("F5", "yellow-1-light").top_tiles({"black-1-dark", "brown-2-light"});
  at.play("place F5");
  EXPECT_EQ(at.open("F5"), "black-1-dark");
  EXPECT_EQ(at.tile_stack().front(), "brown-2-light");
}

TEST(Factory, TheSpaceIsRefilledOnlyAfterTheDecisionAboutTheCarts) {
  Position at(4);
  at.open("F5", "gray-1-light").top_tiles({"black-1-dark"}).supply("YB");
  at.play("place F5");
  EXPECT_EQ(at.open("F5"), "nothing");
  EXPECT_EQ(at.happened(EventKind::TileOpened).size(), 0U);
  EXPECT_EQ(at.turn(), 0);
  at.play("cart brown");
  EXPECT_EQ(at.open("F5"), "black-1-dark");
  EXPECT_EQ(at.turn(), 1);
}

TEST(Factory, AnExhaustedStackLeavesTheSpaceEmpty) {
  Position at(4);
  at.open("F5", "yellow-1-light").open("F6", "yellow-1-dark").only_tiles({"brown-1-dark"}).marks(1, 99);
  at.play("place F5");
  EXPECT_EQ(at.open("F5"), "brown-1-dark");
  at.play("place F6");
  EXPECT_EQ(at.open("F6"), "nothing");
  EXPECT_EQ(at.happened(EventKind::TileOpened).size(), 0U);
  at.marks(2, 99);
  EXPECT_FALSE(at.offers("place F6"));
  EXPECT_FALSE(at.offers("place Fdraw"));
  EXPECT_TRUE(at.offers("place F5"));
}

TEST(Factory, TheRefilledTileCanBeBoughtByWhoOustsTheBuyer) {
  Position at(4);
  at.open("F5", "yellow-1-light").top_tiles({"brown-1-dark"});
  at.play({"place F5", "place F5"});
  EXPECT_EQ(at.tiles(1), Names{"brown-1-dark"});
  EXPECT_EQ(at.standing("F5"), "Ben Ben");
  EXPECT_EQ(at.canteen(0), 1);
}

TEST(Factory, CartsAreNeverRefilled) {
  Position at(2);
  at.open("F1", "gray-1-light").marks(0, 9);
  at.play({"place M6", "cage 3", "load gray", "stop", "place bank"});
  at.play("place F1");
  EXPECT_EQ(at.carts(0, 3), "G") << "the new cart's cube, none for the old cart";
  EXPECT_EQ(empty_carts(at.state.seats[0], Coal::Gray), 1);
  at.end_shift();
  EXPECT_EQ(at.carts(0, 3), "G");
}

}  // namespace
}  // namespace pithead::coal_baron
