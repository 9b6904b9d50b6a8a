// Drawing five tiles or five orders: look, keep at most one, return the others.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

const Position::List kFiveOrders{"truck-KK", "barrow-Y", "engine-GGG", "carriage-BB", "truck-YBGK"};

Names top_of(const Names& stack, std::size_t count) {
  return {stack.begin(), stack.begin() + static_cast<std::ptrdiff_t>(count)};
}
Names bottom_of(const Names& stack, std::size_t count) {
  return {stack.end() - static_cast<std::ptrdiff_t>(count), stack.end()};
}

TEST(DrawFive, ShowsTheTopFiveTiles) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  at.play("place Fdraw");
  EXPECT_EQ(at.legal(), (Texts{"buy black-2-dark", "buy brown-1-light", "buy gray-2-light",
                               "buy yellow-1-dark", "buy yellow-2-light", "decline"}));
}

TEST(DrawFive, ATileCostsTheUsualPriceAndCarriesItsCubes) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 7);
  at.play({"place Fdraw", "buy gray-2-light"});
  EXPECT_EQ(at.marks(0), 1);
  EXPECT_EQ(at.tiles(0), Names{"gray-2-light"});
  EXPECT_EQ(at.carts(0, 3), "GGG");
}

TEST(DrawFive, OffersOnlyTilesThatCanBePaid) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 2);
  at.play("place Fdraw");
  EXPECT_EQ(at.legal(), (Texts{"buy brown-1-light", "buy yellow-1-dark", "buy yellow-2-light", "decline"}));
}

TEST(DrawFive, WhoCanPayNothingMayStillLook) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 0);
  EXPECT_TRUE(at.offers("place Fdraw"));
  at.play("place Fdraw");
  EXPECT_EQ(at.legal(), Texts{"decline"});
}

TEST(DrawFive, AtMostOneTileIsBought) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  at.play({"place Fdraw", "buy yellow-1-dark"});
  EXPECT_EQ(at.legal(), (Texts{"top", "bottom"}));
}

TEST(DrawFive, BuyingNoneIsAWholeAction) {
  Position at(4);
  at.top_tiles(kFiveTiles);
  const Names stack = at.tile_stack();
  at.play({"place Fdraw", "decline", "top", "return gray-2-light", "return yellow-1-dark",
           "return black-2-dark", "return brown-1-light"});
  EXPECT_EQ(at.tile_stack(), stack);
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.tiles(0), Names{});
  EXPECT_EQ(at.marks(0), 8);
}

TEST(DrawFive, TheOthersGoOnTopInTheChosenOrder) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  const Names below = bottom_of(at.tile_stack(), at.tile_stack().size() - 5);
  at.play({"place Fdraw", "buy black-2-dark", "top", "return brown-1-light", "return yellow-2-light",
           "return yellow-1-dark"});
  const Names stack = at.tile_stack();
  EXPECT_EQ(top_of(stack, 4), (Names{"brown-1-light", "yellow-2-light", "yellow-1-dark", "gray-2-light"}));
  EXPECT_EQ(bottom_of(stack, stack.size() - 4), below);
  EXPECT_EQ(at.turn(), 1);
}

TEST(DrawFive, TheOthersGoToTheBottomInTheChosenOrder) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  const Names below = bottom_of(at.tile_stack(), at.tile_stack().size() - 5);
  at.play({"place Fdraw", "buy black-2-dark", "bottom", "return brown-1-light", "return yellow-2-light",
           "return yellow-1-dark"});
  const Names stack = at.tile_stack();
  EXPECT_EQ(bottom_of(stack, 4), (Names{"brown-1-light", "yellow-2-light", "yellow-1-dark", "gray-2-light"}));
  EXPECT_EQ(top_of(stack, stack.size() - 4), below);
}

TEST(DrawFive, EachReturnedCardIsNamedOnceAndTheLastGoesUnasked) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  at.play({"place Fdraw", "buy black-2-dark", "top"});
  EXPECT_EQ(at.legal(), (Texts{"return brown-1-light", "return gray-2-light", "return yellow-1-dark",
                               "return yellow-2-light"}));
  at.play("return gray-2-light");
  EXPECT_EQ(at.legal(), (Texts{"return brown-1-light", "return yellow-1-dark", "return yellow-2-light"}));
  at.play("return yellow-1-dark");
  EXPECT_EQ(at.legal(), (Texts{"return brown-1-light", "return yellow-2-light"}));
  at.play("return yellow-2-light");
  EXPECT_EQ(at.turn(), 1);
}

// Otherwise the number of decisions would tell the others that equal tiles were among them.
TEST(DrawFive, EqualTilesAreNamedOneByOne) {
  Position at(4);
  at.top_tiles({"gray-1-dark", "gray-1-dark", "gray-1-dark", "black-1-dark", "black-1-dark"}).marks(0, 3);
  at.play({"place Fdraw", "decline", "bottom", "return gray-1-dark", "return black-1-dark",
           "return gray-1-dark"});
  EXPECT_EQ(at.legal(), (Texts{"return black-1-dark", "return gray-1-dark"}));
  at.play("return black-1-dark");
  EXPECT_EQ(bottom_of(at.tile_stack(), 5),
            (Names{"gray-1-dark", "black-1-dark", "gray-1-dark", "black-1-dark", "gray-1-dark"}));

  Position alike(4);
  alike.top_tiles({"gray-1-dark", "gray-1-dark", "gray-1-dark", "black-1-dark", "black-1-dark"}).marks(0, 3);
  alike.play({"place Fdraw", "decline", "top", "return black-1-dark", "return black-1-dark"});
  EXPECT_EQ(alike.legal(), Texts{"return gray-1-dark"}) << "three are left, all alike";
  alike.play({"return gray-1-dark", "return gray-1-dark"});
  EXPECT_EQ(alike.turn(), 1);
}

TEST(DrawFive, AnEmptyTileStackIsNotAvailable) {
  Position at(3);
  EXPECT_TRUE(at.offers("place Fdraw"));
  at.only_tiles({});
  EXPECT_FALSE(at.offers("place Fdraw"));
}

TEST(DrawFive, AStackOfOneTileShowsIt) {
  Position bought(3);
  bought.only_tiles({"yellow-1-dark"});
  bought.play("place Fdraw");
  EXPECT_EQ(bought.legal(), (Texts{"buy yellow-1-dark", "decline"}));
  bought.play("buy yellow-1-dark");
  EXPECT_EQ(bought.turn(), 1) << "there is nothing to return";
  EXPECT_EQ(bought.tile_stack(), Names{});

  Position declined(3);
  declined.only_tiles({"yellow-1-dark"});
  declined.play({"place Fdraw", "decline"});
  EXPECT_EQ(declined.turn(), 1) << "it can only go back where it was";
  EXPECT_EQ(declined.tile_stack(), Names{"yellow-1-dark"});
}

TEST(DrawFive, AShortStackShowsWhatIsThere) {
  Position two(3);
  two.only_tiles({"yellow-1-dark", "brown-1-dark"}).play("place Fdraw");
  EXPECT_EQ(two.legal(), (Texts{"buy brown-1-dark", "buy yellow-1-dark", "decline"}));

  Position three(3);
  three.only_tiles({"yellow-1-dark", "brown-1-dark", "gray-1-dark"}).play("place Fdraw");
  EXPECT_EQ(three.legal(), (Texts{"buy brown-1-dark", "buy gray-1-dark", "buy yellow-1-dark", "decline"}));

  Position four(3);
  four.only_tiles({"yellow-1-dark", "brown-1-dark", "gray-1-dark", "gray-1-dark"}).play("place Fdraw");
  EXPECT_EQ(four.legal(), (Texts{"buy brown-1-dark", "buy gray-1-dark", "buy yellow-1-dark", "decline"}));
  EXPECT_EQ(four.happened(EventKind::TileSeen).size(), 4U);
}

TEST(DrawFive, TheWholeStackInHandHasNeitherTopNorBottom) {
  Position at(4);
  at.only_tiles({"yellow-1-dark", "brown-1-dark", "gray-1-dark"});
  at.play({"place Fdraw", "decline"});
  EXPECT_EQ(at.legal(), (Texts{"return brown-1-dark", "return gray-1-dark", "return yellow-1-dark"}));
  at.play({"return gray-1-dark", "return yellow-1-dark"});
  EXPECT_EQ(at.tile_stack(), (Names{"gray-1-dark", "yellow-1-dark", "brown-1-dark"}));
  EXPECT_EQ(at.turn(), 1);
}

TEST(DrawFive, OneTileLeftInHandGoesOnTopOfOrUnderTheStack) {
  Position at(4);
  at.only_tiles({"yellow-1-dark", "brown-1-dark"});
  at.play({"place Fdraw", "buy brown-1-dark"});
  EXPECT_EQ(at.turn(), 1) << "alone it has neither top nor bottom";
  EXPECT_EQ(at.tile_stack(), Names{"yellow-1-dark"});

  Position six(4);
  six.only_tiles(
      {"yellow-1-dark", "brown-1-dark", "gray-1-dark", "black-1-dark", "gray-1-light", "gray-2-dark"});
  six.play({"place Fdraw", "decline"});
  EXPECT_EQ(six.legal(), (Texts{"top", "bottom"})) << "one tile stayed on the stack";
}

TEST(DrawFive, NoTileSpaceIsRefilledOrEmptied) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  const auto open = at.state.open_tiles;
  at.play({"place Fdraw", "buy black-2-dark", "bottom", "return brown-1-light", "return yellow-2-light",
           "return yellow-1-dark"});
  EXPECT_EQ(at.state.open_tiles, open);
}

TEST(DrawFive, ShowsTheTopFiveOrders) {
  Position at(4);
  at.top_orders(kFiveOrders);
  at.play("place Odraw");
  EXPECT_EQ(at.legal(), (Texts{"take truck-KK", "take barrow-Y", "take engine-GGG", "take carriage-BB",
                               "take truck-YBGK", "decline"}));
}

TEST(DrawFive, AKeptOrderLiesOpenAndIsFree) {
  Position at(4);
  at.top_orders(kFiveOrders).marks(0, 0).storage(0, "G");
  EXPECT_TRUE(at.offers("place Odraw"));
  const auto open = at.state.open_orders;
  at.play({"place Odraw", "take engine-GGG", "top", "return barrow-Y", "return truck-YBGK",
           "return carriage-BB"});
  EXPECT_EQ(at.outstanding(0), Texts{"engine-GGG"});
  EXPECT_EQ(at.marks(0), 0);
  EXPECT_EQ(at.state.open_orders, open) << "the order spaces are not touched";
  EXPECT_EQ(top_of(at.order_stack(), 4), (Names{"barrow-Y", "truck-YBGK", "carriage-BB", "truck-KK"}));
  EXPECT_TRUE(at.told("Ann takes engine-GGG"));
  at.pass_to(0);
  at.play("place M6");
  EXPECT_TRUE(at.offers("fill engine-GGG gray with stored-gray"));
}

TEST(DrawFive, OrdersGoToTheBottomInTheChosenOrder) {
  Position at(2);
  at.top_orders(kFiveOrders);
  at.play({"place Odraw", "decline", "bottom", "return barrow-Y", "return truck-YBGK", "return carriage-BB",
           "return truck-KK"});
  EXPECT_EQ(bottom_of(at.order_stack(), 5),
            (Names{"barrow-Y", "truck-YBGK", "carriage-BB", "truck-KK", "engine-GGG"}));
  EXPECT_EQ(at.outstanding(0), Texts{});
  EXPECT_EQ(at.turn(), 1);
}

TEST(DrawFive, AShortOrderStackShowsWhatIsThere) {
  Position none(4);
  none.only_orders({});
  EXPECT_FALSE(none.offers("place Odraw"));

  Position one(4);
  one.only_orders({"barrow-K"});
  one.play("place Odraw");
  EXPECT_EQ(one.legal(), (Texts{"take barrow-K", "decline"}));
  one.play("take barrow-K");
  EXPECT_EQ(one.turn(), 1);
  EXPECT_EQ(one.order_stack(), Names{});

  Position four(4);
  four.only_orders({"barrow-K", "barrow-B", "barrow-Y", "barrow-G"});
  four.play("place Odraw");
  EXPECT_EQ(four.legal("take"), (Texts{"take barrow-B", "take barrow-G", "take barrow-K", "take barrow-Y"}));
  four.play({"take barrow-G", "return barrow-Y", "return barrow-K"});
  EXPECT_EQ(four.order_stack(), (Names{"barrow-Y", "barrow-K", "barrow-B"}));
}

}  // namespace
}  // namespace pithead::coal_baron
