// The end of the game: the last points, and who wins.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

// The last shift; every pit is as printed, so everybody gets 1 point for four cubes and nothing else.
Position last_shift(int players) {
  Position at(players);
  at.shift(3);
  for (Seat seat = 0; seat < players; ++seat) at.marks(seat, 0);
  return at;
}

TEST(End, ComesAfterTheThirdShift) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.end_shift();
    at.end_shift();
    EXPECT_EQ(at.shift(), 3);
    EXPECT_NE(CoalBaron::to_move(at.state), kNobody);
    EXPECT_EQ(at.winners(), Numbers{});
    at.end_shift();
    EXPECT_EQ(CoalBaron::to_move(at.state), kNobody);
    EXPECT_EQ(at.legal(), Texts{});
    EXPECT_NE(at.winners(), Numbers{});
  }
}

TEST(End, ExampleOfTheLastPoints) {
  Position at = last_shift(4);
  at.marks(0, 7).carts(0, 1, "").carts(0, 2, "").carts(0, 3, "").carts(0, 4, "K");
  at.cage(0, "G").storage(0, "B").order(0, "barrow-YY", "Y");
  at.tiles(0, {"yellow-1-light", "yellow-2-light", "brown-1-light", "brown-2-light", "gray-1-light",
               "gray-2-light", "black-1-light"});
  at.tiles(0, {"yellow-1-dark", "yellow-2-dark", "brown-1-dark", "brown-2-dark"});
  at.end_shift();
  EXPECT_EQ(at.points(0, Source::Money), 1);
  EXPECT_EQ(at.marks(0), 2) << "left for ties";
  EXPECT_EQ(at.points(0, Source::Cubes), 1);
  EXPECT_EQ(at.points(0, Source::Outstanding), -1);
  EXPECT_EQ(at.points(0, Source::Balance), -6);
}

TEST(End, EveryFiveMarksAreAPoint) {
  for (const auto& [marks, points, left] :
       {std::array{4, 0, 4}, {5, 1, 0}, {9, 1, 4}, {10, 2, 0}, {53, 10, 3}}) {
    Position at = last_shift(3);
    at.marks(1, marks).end_shift();
    EXPECT_EQ(at.points(1, Source::Money), points) << marks << " Marks";
    EXPECT_EQ(at.marks(1), left);
  }
}

TEST(End, MarksAreWorthNothingBeforeTheEnd) {
  Position at(3);
  at.shift(2).marks(1, 50).end_shift();
  EXPECT_EQ(at.points(1), 0);
  EXPECT_EQ(at.marks(1), 50);
}

TEST(End, EveryThreeCubesAreAPointWhereverTheyLie) {
  Position at = last_shift(4);
  at.storage(0, "YY");
  at.storage(1, "Y");
  at.carts(2, 1, "").cage(2, "YBG", 3);
  at.carts(3, 1, "").carts(3, 2, "").order(3, "truck-KKK", "KKK").order(3, "truck-YBGK", "G");
  at.end_shift();
  EXPECT_EQ(at.points(0, Source::Cubes), 2) << "4 in carts and 2 stored";
  EXPECT_EQ(at.points(1, Source::Cubes), 1) << "5 cubes";
  EXPECT_EQ(at.points(2, Source::Cubes), 2) << "3 in carts and 3 in a cage underground";
  EXPECT_EQ(at.points(3, Source::Cubes), 2) << "2 in carts and 4 on orders";
}

TEST(End, ASubstitutionOnAnOrderCountsAsTwoCubes) {
  Position at = last_shift(2);
  at.storage(0, "YY").order(0, "truck-KK");
  at.play({"place M10", "fill truck-KK black with stored-yellow stored-yellow", "stop"});
  at.end_shift();
  EXPECT_EQ(at.points(0, Source::Cubes), 2) << "4 in carts and 2 on one spot";
}

TEST(End, EachOutstandingOrderCostsAPoint) {
  Position at = last_shift(2);
  at.order(0, "truck-K").order(0, "truck-KK", "K").complete_order(0, "barrow-Y").delivered(1, {"engine-Y"});
  at.end_shift();
  EXPECT_EQ(at.points(0, Source::Outstanding), -3) << "complete ones too";
  EXPECT_EQ(at.points(1, Source::Outstanding), 0) << "delivered ones do not";
}

TEST(End, EachTileTooManyOnOneSideCostsTwoPoints) {
  Position at = last_shift(3);
  at.tiles(0, {"gray-1-light", "black-2-dark"});
  at.tiles(1, {"gray-2-light", "brown-2-light"});
  at.tiles(2, {"gray-1-dark", "yellow-1-dark", "yellow-1-dark", "gray-2-light"});
  at.end_shift();
  EXPECT_EQ(at.points(0, Source::Balance), 0) << "levels and carts do not matter, only tiles";
  EXPECT_EQ(at.points(1, Source::Balance), -4);
  EXPECT_EQ(at.points(2, Source::Balance), -4);
}

TEST(End, PrintedCartsDoNotCountForTheBalance) {
  Position at = last_shift(2);
  at.carts(0, 1, "").carts(0, 4, "").end_shift();
  EXPECT_EQ(at.points(0, Source::Balance), 0);
  EXPECT_EQ(at.points(1, Source::Balance), 0);
}

TEST(End, ATotalMayBeNegative) {
  Position at = last_shift(2);
  at.order(0, "truck-K").order(0, "truck-KK").order(0, "truck-KKK").delivered(1, {"barrow-Y"});
  at.tiles(0, {"gray-1-light", "black-1-light"}).carts(0, 3, "GG").carts(0, 4, "KK");
  at.end_shift();
  EXPECT_EQ(at.points(0), 2 - 3 - 4) << "2 for cubes";
  EXPECT_EQ(at.winners(), Numbers{1});
}

TEST(End, TheBestOfNegativeTotalsWins) {
  Position at = last_shift(2);
  at.order(0, "truck-K").order(0, "truck-KK").order(0, "truck-G").order(1, "truck-KKK").order(1, "truck-B");
  at.end_shift();
  EXPECT_EQ((Numbers{at.points(0), at.points(1)}), (Numbers{-2, -1}));
  EXPECT_EQ(at.winners(), Numbers{1});
}

TEST(End, TheLastShiftIsScoredFirst) {
  Position at = last_shift(3);
  at.delivered(2, {"engine-KK"}).end_shift();
  EXPECT_EQ(at.points(2), 5 + 9 + 1);
  EXPECT_EQ(at.winners(), Numbers{2});
  EXPECT_TRUE(at.told("Cleo wins with 15 points"));
}

TEST(End, MostPointsWin) {
  for (const int players : {2, 3, 4}) {
    for (Seat best = 0; best < players; ++best) {
      Position at = last_shift(players);
      for (Seat seat = 0; seat < players; ++seat)
        at.order_points(seat, seat == best ? 41 : 40).marks(seat, seat == best ? 0 : 4);
      at.end_shift();
      EXPECT_EQ(at.winners(), Numbers{best}) << "Marks matter only in a tie";
    }
  }
}

TEST(End, ATieIsBrokenByTheMarksLeftAfterTheConversion) {
  for (const int players : {2, 3, 4}) {
    for (const Seat rich : {Seat{0}, Seat{1}}) {
      const auto thrifty = static_cast<Seat>(1 - rich);
      Position at = last_shift(players);
      // The rich one had more Marks but turned five of them into the last point.
      at.order_points(rich, 39).marks(rich, 8).order_points(thrifty, 40).marks(thrifty, 4);
      at.end_shift();
      EXPECT_EQ(at.points(0), at.points(1));
      EXPECT_EQ(at.winners(), Numbers{thrifty});
    }
  }
}

TEST(End, StillTiedPlayersShareTheVictory) {
  for (const int players : {2, 3, 4}) {
    Position at = last_shift(players);
    at.order_points(0, 39).marks(0, 8).order_points(1, 40).marks(1, 3);
    at.end_shift();
    EXPECT_EQ(at.winners(), (Numbers{0, 1}));
  }
  Position all = last_shift(4);
  all.end_shift();
  EXPECT_EQ(all.winners(), (Numbers{0, 1, 2, 3}));
  EXPECT_EQ(all.happened(EventKind::GameWon).size(), 4U);
}

}  // namespace
}  // namespace pithead::coal_baron
