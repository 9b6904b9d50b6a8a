// Coal runs short: a cart that the supply cannot fill in its own colour.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Shortage, OneCartIsFilledAndTheBuyerDecidesAboutTheOther) {
  Position at(4);
  at.open("F1", "gray-2-dark").supply("YYGK");
  at.play("place F1");
  EXPECT_EQ(at.carts(0, 3), "GG");
  EXPECT_EQ(at.legal(), (Texts{"cart yellow", "cart black", "cart empty"}));
  at.play("cart black");
  EXPECT_EQ(at.carts(0, 3), "GGK");
  EXPECT_EQ(at.supply(), "YY");
  EXPECT_EQ(at.turn(), 1);
}

TEST(Shortage, WithoutAnyOfTheColourTheBuyerDecidesAboutBothCarts) {
  Position at(4);
  at.open("F1", "gray-2-dark").supply("YBK");
  at.play("place F1");
  EXPECT_EQ(at.legal(), (Texts{"cart yellow", "cart brown", "cart black", "cart empty"}));
  at.play("cart brown");
  EXPECT_EQ(at.legal(), (Texts{"cart yellow", "cart black", "cart empty"})) << "the brown cube is gone";
  at.play("cart yellow");
  EXPECT_EQ(at.carts(0, 3), "YBG");
  EXPECT_EQ(at.supply(), "K");
  EXPECT_EQ(at.turn(), 1);
}

TEST(Shortage, NobodyIsAskedWhileTheColourLasts) {
  Position at(4);
  at.open("F1", "gray-2-dark").supply("YYGG");
  at.play("place F1");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.supply(), "YY");
}

TEST(Shortage, ACartMayBeLeftEmpty) {
  Position at(4);
  at.open("F1", "gray-2-dark").supply("Y");
  at.play({"place F1", "cart empty"});
  EXPECT_EQ(at.legal(), (Texts{"cart yellow", "cart empty"})) << "each cart is a decision of its own";
  at.play("cart yellow");
  EXPECT_EQ(at.carts(0, 3), "YG");
  EXPECT_EQ(empty_carts(at.state.seats[0], Coal::Gray), 1);
}

TEST(Shortage, WithoutAnyCubesTheCartsStayEmptyUnasked) {
  Position at(4);
  at.open("F1", "gray-2-dark").supply("");
  at.play("place F1");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.carts(0, 3), "G");
  EXPECT_EQ(at.happened(EventKind::CartLeftEmpty).size(), 2U);
}

TEST(Shortage, TheLastCubeOfAllLeavesTheSecondCartEmptyUnasked) {
  Position at(4);
  at.open("F1", "gray-2-dark").supply("K");
  at.play({"place F1", "cart black"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.carts(0, 3), "GK");
  EXPECT_EQ(at.supply(), "");
}

TEST(Shortage, ThePriceStaysTheSame) {
  Position at(4);
  at.open("F1", "black-2-dark").supply("Y").marks(0, 9);
  at.play({"place F1", "cart empty", "cart empty"});
  EXPECT_EQ(at.marks(0), 1);
}

TEST(Shortage, ACartLeftEmptyScoresAsAnEmptyCart) {
  Position at(4);
  at.shift(3).open("F1", "brown-1-dark").supply("Y");
  at.play({"place F1", "cart empty"});
  at.end_shift();
  EXPECT_EQ(at.awarded("empty-brown"), (Numbers{11, 0, 0, 0}));
}

TEST(Shortage, ACubeOfAnotherColourIsLoadedAsWhatItIs) {
  Position at(4);
  at.open("F1", "gray-1-dark").supply("Y").order(0, "barrow-Y").workers(1, 0).workers(2, 0).workers(3, 0);
  at.play({"place F1", "cart yellow"});
  at.play({"place M6", "cage 3"});
  EXPECT_EQ(at.legal("load"), (Texts{"load yellow", "load gray"}));
  at.play({"load yellow", "cage 0", "fill barrow-Y yellow", "stop"});
  EXPECT_EQ(at.carts(0, 3), "G");
  EXPECT_EQ(at.lying_on_order("barrow-Y"), "Y");
}

TEST(Shortage, ACubeOfAnotherColourKeepsACartOfItsLevelFromBeingEmpty) {
  Position at(2);
  at.tiles(0, {"gray-2-light"}).carts(0, 3, "YK").carts(0, 1, "");
  EXPECT_EQ(empty_carts(at.state.seats[0], Coal::Gray), 1);
  EXPECT_EQ(empty_carts(at.state.seats[0], Coal::Yellow), 1) << "the yellow cube lies on the gray level";
}

TEST(Shortage, AppliesToATileFromTheStackToo) {
  Position at(4);
  at.top_tiles({"gray-1-dark", "gray-2-dark", "brown-1-dark", "brown-1-light", "yellow-1-light"}).supply("Y");
  at.play({"place Fdraw", "buy gray-1-dark"});
  EXPECT_EQ(at.legal(), (Texts{"cart yellow", "cart empty"}));
  at.play("cart yellow");
  EXPECT_EQ(at.legal(), (Texts{"top", "bottom"})) << "the carts come before the tiles that go back";
  EXPECT_EQ(at.carts(0, 3), "YG");
}

}  // namespace
}  // namespace pithead::coal_baron
