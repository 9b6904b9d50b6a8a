// What each seat knows of the two stacks: "1 gray-2-light" is the top card, "2-3,7 ..." lie somewhere in
// these three places.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

// Ann looks at five tiles, buys the black one and returns the others in an order of her own.
Position after_ann_returned_to(std::string_view end) {
  Position at(4);
  at.top_tiles(kFiveTiles).marks(0, 99);
  at.play({"place Fdraw", "buy black-2-dark", end, "return brown-1-light", "return yellow-2-light",
           "return yellow-1-dark"});
  return at;
}

const Names kAnnsFour{"1 brown-1-light", "2 yellow-2-light", "3 yellow-1-dark", "4 gray-2-light"};

// The seat to move looks at the top tiles and puts them back in any order, buying one or none.
void look_and_return(Position& at, std::string_view choice, std::string_view end) {
  const int looker = at.turn();
  at.play({"place Fdraw", choice, end});
  while (at.turn() == looker) at.play(*at.legal().begin());
}

// Deals the stack of tiles anew from the bottom up, so that somebody can learn of it before it is complete.
template <class AfterEachTile>
void deal_again(Position& at, AfterEachTile after_each_tile) {
  const auto all = at.state.tiles;
  at.state.tiles = {};
  for (std::size_t i = 0; i < all.size(); ++i) {
    at.state.tiles.deal(std::array{all.at(i)});
    after_each_tile(at.state.tiles);
  }
}

TEST(Knowledge, NobodyKnowsTheStacksAtFirst) {
  const Position at(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at.known_tiles(seat), Names{});
    EXPECT_EQ(at.known_orders(seat), Names{});
  }
}

TEST(Knowledge, WhoLooksKnowsTheCardsInTheirPlaces) {
  Position at(4);
  at.top_tiles(kFiveTiles).play("place Fdraw");
  EXPECT_EQ(at.known_tiles(0), (Names{"1 gray-2-light", "2 yellow-1-dark", "3 black-2-dark",
                                      "4 brown-1-light", "5 yellow-2-light"}));
  for (Seat seat = 1; seat < 4; ++seat) EXPECT_EQ(at.known_tiles(seat), Names{});
}

TEST(Knowledge, WhoReturnsOnTopKnowsTheirPlaces) {
  const Position at = after_ann_returned_to("top");
  EXPECT_EQ(at.known_tiles(0), kAnnsFour);
  for (Seat seat = 1; seat < 4; ++seat) EXPECT_EQ(at.known_tiles(seat), Names{});
}

TEST(Knowledge, WhoReturnsToTheBottomKnowsTheirPlaces) {
  const Position at = after_ann_returned_to("bottom");
  ASSERT_EQ(at.tile_stack().size(), 39U);
  EXPECT_EQ(at.known_tiles(0),
            (Names{"36 brown-1-light", "37 yellow-2-light", "38 yellow-1-dark", "39 gray-2-light"}));
}

TEST(Knowledge, ACardTurnedUpFromTheTopLiftsTheOthers) {
  Position top = after_ann_returned_to("top");
  top.marks(1, 99).play("place F1");
  EXPECT_EQ(top.open("F1"), "brown-1-light");
  EXPECT_EQ(top.known_tiles(0), (Names{"1 yellow-2-light", "2 yellow-1-dark", "3 gray-2-light"}));

  Position bottom = after_ann_returned_to("bottom");
  bottom.marks(1, 99).play("place F1");
  EXPECT_EQ(bottom.known_tiles(0),
            (Names{"35 brown-1-light", "36 yellow-2-light", "37 yellow-1-dark", "38 gray-2-light"}));
}

TEST(Knowledge, OutlastsTheShift) {
  Position at = after_ann_returned_to("top");
  at.end_shift();
  EXPECT_EQ(at.known_tiles(0), kAnnsFour);
}

TEST(Knowledge, WhenAnotherReturnsCardsTheirOrderIsLost) {
  Position at = after_ann_returned_to("top");
  look_and_return(at, "decline", "top");
  EXPECT_EQ(at.known_tiles(0), Names{"1-5 brown-1-light gray-2-light yellow-1-dark yellow-2-light"})
      << "four of the five";
  EXPECT_EQ(at.known_tiles(1).size(), 5U);
  EXPECT_EQ(at.known_tiles(2), Names{});
}

TEST(Knowledge, WhenAnotherReturnsThemToTheBottomTheyAreKnownToLieThere) {
  Position at = after_ann_returned_to("top");
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0), Names{"35-39 brown-1-light gray-2-light yellow-1-dark yellow-2-light"});
}

TEST(Knowledge, ACardBoughtByAnotherIsKnownToBeGone) {
  Position at = after_ann_returned_to("top");
  at.marks(1, 99);
  look_and_return(at, "buy yellow-1-dark", "top");
  EXPECT_EQ(at.known_tiles(0), Names{"1-4 brown-1-light gray-2-light yellow-2-light"});
}

TEST(Knowledge, AMixedCardTurnedUpIsKnownToBeGone) {
  Position at = after_ann_returned_to("top");
  look_and_return(at, "decline", "top");
  at.marks(2, 99).play("place F1");
  Names left{"brown-1-light", "gray-2-light", "yellow-1-dark", "yellow-2-light"};
  left.erase(std::remove(left.begin(), left.end(), at.open("F1")), left.end());
  std::string line = "1-4";
  for (const std::string& tile : left) line += " " + tile;
  EXPECT_EQ(at.known_tiles(0), Names{line});
}

TEST(Knowledge, LookingAgainMakesItExactAgain) {
  Position at = after_ann_returned_to("top");
  look_and_return(at, "decline", "top");
  at.pass_to(0);
  at.play("place Fdraw");
  const Names stack = at.tile_stack();
  Names expected;
  for (std::size_t i = 0; i < 5; ++i) expected.push_back(std::to_string(i + 1) + " " + stack[i]);
  EXPECT_EQ(at.known_tiles(0), expected);
}

TEST(Knowledge, TheOtherLookerKnowsExactly) {
  Position at = after_ann_returned_to("top");
  at.play({"place Fdraw", "decline", "top", "return gray-2-light", "return yellow-2-light",
           "return brown-1-light", "return yellow-1-dark"});
  const Names ben = at.known_tiles(1);
  ASSERT_EQ(ben.size(), 5U);
  EXPECT_EQ(Names(ben.begin(), ben.begin() + 4),
            (Names{"1 gray-2-light", "2 yellow-2-light", "3 brown-1-light", "4 yellow-1-dark"}));
}

TEST(Knowledge, LookingAtOtherCardsChangesNothing) {
  Position at = after_ann_returned_to("bottom");
  const Names ann = at.known_tiles(0);
  look_and_return(at, "decline", "top");
  EXPECT_EQ(at.known_tiles(0), ann);
}

// Two equal tiles, the first and the third of the stack, of which Ann knows one.
enum class Known { Higher, Lower };
Position with_twins(Known which) {
  Position at(4);
  at.only_tiles(
      {"gray-1-dark", "black-1-dark", "gray-1-dark", "black-1-light", "black-2-light", "black-2-dark"});
  deal_again(at, [&](auto& stack) {
    if (stack.size() == (which == Known::Higher ? 6 : 4)) stack.look(1, 0);
  });
  at.turn(1).marks(1, 3);
  return at;
}

// Of two equal cards nobody can say which one left: the knowledge goes with it, whichever it was.
TEST(Knowledge, OfTwinsTheKnownOneIsTakenToHaveLeft) {
  for (const Known which : {Known::Higher, Known::Lower}) {
    Position bought = with_twins(which);
    EXPECT_EQ(bought.known_tiles(0), Names{which == Known::Higher ? "1 gray-1-dark" : "3 gray-1-dark"});
    look_and_return(bought, "buy gray-1-dark", "top");
    EXPECT_EQ(bought.known_tiles(0), Names{});

    Position turned_up = with_twins(which);
    turned_up.play({"place Fdraw", "decline", "top", "return gray-1-dark", "return black-1-dark",
                    "return black-1-light", "return black-2-light"});
    EXPECT_EQ(turned_up.known_tiles(0), Names{"1-5 gray-1-dark"});
    turned_up.marks(2, 99).play("place F1");
    EXPECT_EQ(turned_up.open("F1"), "gray-1-dark");
    EXPECT_EQ(turned_up.known_tiles(0), Names{});
  }
}

TEST(Knowledge, OfKnownTwinsOneStaysKnown) {
  Position at = with_twins(Known::Higher);
  at.state.tiles.look(3, 0);
  look_and_return(at, "buy gray-1-dark", "top");
  EXPECT_EQ(at.known_tiles(0), Names{"1-4 black-1-dark gray-1-dark"});
}

// Ann knows one gray tile among five, then sees a gray one: it may be the other of the two.
TEST(Knowledge, SeeingOneOfTwinsLeavesTheOtherInDoubt) {
  Position at(4);
  at.only_tiles({"black-1-dark", "brown-1-dark", "gray-1-dark", "gray-2-dark", "yellow-1-dark", "gray-1-dark",
                 "black-2-dark"});
  deal_again(at, [](auto& stack) {
    if (stack.size() == 2) stack.look(1, 0);
    if (stack.size() == 5) stack.mix(5, 1);
  });
  EXPECT_EQ(at.known_tiles(0), Names{"3-7 gray-1-dark"});
  at.play("place Fdraw");
  EXPECT_EQ(at.known_tiles(0),
            (Names{"1 black-1-dark", "2 brown-1-dark", "3 gray-1-dark", "4 gray-2-dark", "5 yellow-1-dark"}));
}

const Position::List kSeven{"gray-1-dark", "yellow-1-dark", "black-1-dark", "brown-1-dark",
                            "gray-2-dark", "black-2-dark",  "brown-2-dark"};

// Ann's five lie in the places 3 to 7 when Cleo takes the upper five in hand and puts them below.
TEST(Knowledge, AMixedGroupGrowsByTheCardsMixedWithIt) {
  Position at(4);
  at.only_tiles(kSeven);
  look_and_return(at, "decline", "top");
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0), Names{"3-7 black-1-dark brown-1-dark gray-1-dark gray-2-dark yellow-1-dark"});
  const Names ben = at.known_tiles(1);
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0), Names{"1-7 black-1-dark brown-1-dark gray-1-dark gray-2-dark yellow-1-dark"});
  // Ben knew all places: two of his tiles are now on top, three among the five that Cleo laid below.
  EXPECT_EQ(at.known_tiles(1).size(), 3U);
  EXPECT_EQ(at.known_tiles(1)[0], "1" + ben[3].substr(1));
  EXPECT_EQ(at.known_tiles(1)[1], "2" + ben[4].substr(1));
  EXPECT_EQ(at.known_tiles(1)[2].substr(0, 4), "3-7 ");
}

// The same with more tiles: a part of the mixed group goes below, a part stays on top, and Ann still knows
// that her five are there. When she sees two of them, three are left for the others to be.
TEST(Knowledge, ATornMixedGroupIsKept) {
  Position at(4);
  at.only_tiles({"gray-1-dark", "yellow-1-dark", "black-1-dark", "brown-1-dark", "gray-2-dark",
                 "gray-1-light", "yellow-1-light", "black-1-light", "brown-1-light", "gray-2-light",
                 "black-2-light", "brown-2-light"});
  look_and_return(at, "decline", "top");
  look_and_return(at, "decline", "bottom");
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0), Names{"3-7 black-1-dark brown-1-dark gray-1-dark gray-2-dark yellow-1-dark"});
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0),
            Names{"1-2,8-12 black-1-dark brown-1-dark gray-1-dark gray-2-dark yellow-1-dark"});

  const Names stack = at.tile_stack();
  at.play("place Fdraw");
  Texts below{"black-1-dark", "brown-1-dark", "gray-1-dark", "gray-2-dark", "yellow-1-dark"};
  EXPECT_EQ(below.erase(stack[0]) + below.erase(stack[1]), 2U);
  Names expected;
  for (std::size_t i = 0; i < 5; ++i) expected.push_back(std::to_string(i + 1) + " " + stack[i]);
  expected.emplace_back("8-12");
  for (const std::string& tile : below) expected.back() += " " + tile;
  EXPECT_EQ(at.known_tiles(0), expected);
}

// Four times Ann knows two tiles that Ben then holds and puts below.
TEST(Knowledge, AFourthMixedGroupBecomesOneWithTheThird) {
  Position at(4);
  at.top_tiles({"gray-1-dark", "gray-1-light", "black-1-dark", "black-1-light", "brown-1-dark",
                "brown-1-light", "yellow-1-dark", "yellow-1-light"});
  for (int i = 0; i < 4; ++i) {
    at.state.tiles.look(2, 0);
    at.state.tiles.mix(2, 1);
    at.state.tiles.to_bottom(2);
  }
  ASSERT_EQ(at.tile_stack().size(), 40U);
  EXPECT_EQ(at.known_tiles(0), (Names{"33-34 gray-1-dark gray-1-light", "35-36 black-1-dark black-1-light",
                                      "37-40 brown-1-dark brown-1-light yellow-1-dark yellow-1-light"}));
}

// Ben's five come to lie below Ann's three, but she knows none of them: hers are not lost among them.
TEST(Knowledge, CardsThatASeatDoesNotKnowMakeNoMixedGroup) {
  Position at(4);
  at.only_tiles({"gray-1-dark", "yellow-1-dark", "black-1-dark", "brown-1-dark", "gray-2-dark",
                 "black-2-dark", "brown-2-dark", "yellow-2-dark"});
  deal_again(at, [](auto& stack) {
    if (stack.size() == 3) stack.look(3, 0);
  });
  at.turn(1);
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0), (Names{"1 black-2-dark", "2 brown-2-dark", "3 yellow-2-dark"}));
  look_and_return(at, "decline", "bottom");
  EXPECT_EQ(at.known_tiles(0), Names{"4-8 black-2-dark brown-2-dark yellow-2-dark"});
}

TEST(Knowledge, LookingAtAPartOfAMixedGroupKeepsTheRest) {
  Position at(2);
  at.only_tiles(kSeven);
  look_and_return(at, "decline", "top");
  at.play({"place Fdraw", "decline", "bottom", "return gray-1-dark", "return yellow-1-dark",
           "return black-1-dark", "return brown-1-dark"});
  at.play("place Fdraw");
  EXPECT_EQ(at.known_tiles(0), (Names{"1 black-2-dark", "2 brown-2-dark", "3 gray-1-dark", "4 yellow-1-dark",
                                      "5 black-1-dark", "6-7 brown-1-dark gray-2-dark"}));
}

TEST(Knowledge, HoldsForOrdersToo) {
  Position at(3);
  at.top_orders({"truck-KK", "barrow-Y", "engine-GGG", "carriage-BB", "truck-YBGK"});
  at.play(
      {"place Odraw", "take truck-KK", "top", "return carriage-BB", "return barrow-Y", "return truck-YBGK"});
  EXPECT_EQ(at.known_orders(0), (Names{"1 carriage-BB", "2 barrow-Y", "3 truck-YBGK", "4 engine-GGG"}));
  EXPECT_EQ(at.known_orders(1), Names{});
  at.play("place O2");
  EXPECT_EQ(at.known_orders(0), (Names{"1 barrow-Y", "2 truck-YBGK", "3 engine-GGG"}));
}

TEST(Knowledge, AViewShowsOnlyWhatItsSeatKnows) {
  Position at = after_ann_returned_to("top");
  EXPECT_NE(
      at.view(0).find(R"("known":[{"cards":["brown-1-light"],"places":[1]},{"cards":["yellow-2-light"],)"
                      R"("places":[2]},{"cards":["yellow-1-dark"],"places":[3]},)"
                      R"({"cards":["gray-2-light"],"places":[4]}])"),
      std::string::npos);
  for (const Seat viewer : {Seat{1}, Seat{2}, Seat{3}, kNobody}) {
    EXPECT_NE(at.view(viewer).find(R"("tile_stack":{"size":39,"known":[]})"), std::string::npos);
  }
  // The tiles of a mixed group are sorted as in a pit, whatever their order in the stack.
  look_and_return(at, "decline", "top");
  EXPECT_NE(at.view(0).find(R"("known":[{"cards":["yellow-1-dark","yellow-2-light","brown-1-light",)"
                            R"("gray-2-light"],"places":[1,2,3,4,5]}])"),
            std::string::npos);
}

// All four look at five tiles, and four of these are turned up. Everybody can tell the fifth; who only
// watches has not seen it.
TEST(Knowledge, WhatAllSeatsKnowIsHiddenFromSpectators) {
  Position at(4);
  at.top_tiles(kFiveTiles);
  for (int i = 0; i < 4; ++i) look_and_return(at, "decline", "top");
  for (const auto place : {"place F1", "place F2", "place F3", "place F4"}) {
    at.marks(static_cast<Seat>(at.turn()), 99).play(place);
  }
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at.known_tiles(seat), Names{"1 " + at.tile_stack()[0]});
  }
  EXPECT_EQ(at.known_tiles(kNobody), Names{});
  EXPECT_NE(at.view(kNobody).find(R"("tile_stack":{"size":36,"known":[]})"), std::string::npos);
}

TEST(Knowledge, CardsInHandAreShownToTheirHolderOnly) {
  Position at(4);
  at.top_tiles(kFiveTiles).play("place Fdraw");
  EXPECT_NE(at.view(0).find(R"("cards":["gray-2-light","yellow-1-dark","black-2-dark","brown-1-light",)"),
            std::string::npos);
  for (const Seat viewer : {Seat{1}, kNobody}) {
    EXPECT_NE(
        at.view(viewer).find(R"("looked_at":{"stack":"tiles","size":5,"arranged":0,"at_bottom":false})"),
        std::string::npos);
  }
}

TEST(Knowledge, DeliveredOrdersWereSeenByAll) {
  Position at(2);
  at.delivered(0, {"truck-KK"});
  EXPECT_NE(at.view(1).find(R"("delivered":["truck-KK"])"), std::string::npos);
}

TEST(Knowledge, ABeliefDrawsWhatTheSeatKnowsAndShufflesTheRest) {
  const Position at = after_ann_returned_to("top");
  const Belief<CoalBaron> ann(at.state, 0);
  const Belief<CoalBaron> ben(at.state, 1);
  Rng rng(5);
  Texts below;
  Texts bens_tops;
  Position guess(4);
  for (int i = 0; i < 40; ++i) {
    guess.state = ann.sample(rng);
    EXPECT_EQ(guess.known_tiles(0), kAnnsFour);
    below.insert(guess.tile_stack()[4]);
    guess.state = ben.sample(rng);
    bens_tops.insert(guess.tile_stack()[0]);
  }
  EXPECT_GT(below.size(), 5U);
  EXPECT_GT(bens_tops.size(), 5U);
}

TEST(Knowledge, ABeliefKeepsAMixedGroupTogether) {
  Position at = after_ann_returned_to("top");
  look_and_return(at, "decline", "top");
  const Belief<CoalBaron> ann(at.state, 0);
  Rng rng(5);
  Position guess(4);
  Texts tops;
  for (int i = 0; i < 60; ++i) {
    guess.state = ann.sample(rng);
    EXPECT_EQ(guess.known_tiles(0), at.known_tiles(0));
    const Names stack = guess.tile_stack();
    const Texts five(stack.begin(), stack.begin() + 5);
    for (const auto tile : {"brown-1-light", "gray-2-light", "yellow-1-dark", "yellow-2-light"}) {
      EXPECT_TRUE(five.contains(tile)) << tile;
    }
    tops.insert(stack[0]);
  }
  for (const auto tile : {"brown-1-light", "gray-2-light", "yellow-1-dark", "yellow-2-light"}) {
    EXPECT_TRUE(tops.contains(tile)) << tile << " is never on top";
  }
  EXPECT_GT(tops.size(), 4U) << "nor is the fifth, which Ann does not know";
}

TEST(Knowledge, ABeliefHoldsNothingThatTheSeatCannotTellApart) {
  Position one = after_ann_returned_to("top");
  Position two(4);
  two.top_tiles(kFiveTiles).marks(0, 99);
  two.play({"place Fdraw", "buy black-2-dark", "top", "return gray-2-light", "return yellow-2-light",
            "return yellow-1-dark"});
  const auto print = [](const Position& at, Seat seat) {
    return Belief<CoalBaron>(at.state, seat).fingerprint();
  };
  EXPECT_EQ(print(one, 1), print(two, 1));
  EXPECT_EQ(print(one, kNobody), print(two, kNobody));
  EXPECT_NE(print(one, 0), print(two, 0));
}

TEST(Knowledge, ABeliefKeepsNoOtherSeatsKnowledge) {
  const Position at = after_ann_returned_to("top");
  Rng rng(5);
  Position guess(4);
  guess.state = Belief<CoalBaron>(at.state, 1).sample(rng);
  EXPECT_EQ(guess.known_tiles(0), Names{});
}

}  // namespace
}  // namespace pithead::coal_baron
