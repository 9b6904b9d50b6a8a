// The shift clock: what its twelve elements count, when they score, and who wins how much.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

Numbers counts(const Position& at, Seat seat) {
  const Counts counts = count_elements(at.state.seats[seat]);
  return {counts.begin(), counts.end()};
}

const Names kElementNames{"yellow", "brown",  "gray",         "black",       "barrow",     "carriage",
                          "truck",  "engine", "empty-yellow", "empty-brown", "empty-gray", "empty-black"};

// Ann is ahead of Ben in every element, and the others have nothing.
Position everything_for_two(int players) {
  Position at(players);
  at.delivered(0, {"barrow-YBGK", "carriage-YBGK", "truck-YBGK", "engine-YBGK"});
  at.delivered(1, {"barrow-Y", "carriage-B", "truck-G", "engine-K"});
  at.tiles(0, {"yellow-1-light", "brown-1-light", "gray-1-light", "black-1-light"});
  for (int level = 1; level <= 4; ++level) at.carts(0, level, "").carts(1, level, "");
  return at;
}

TEST(Clock, ScoresFourEightAndTwelveElements) {
  for (const int players : {2, 3, 4}) {
    for (int shift = 1; shift <= 3; ++shift) {
      Position at = everything_for_two(players);
      at.shift(shift).end_shift();
      for (std::size_t element = 0; element < 12; ++element) {
        const bool scored = at.awarded(kElementNames[element])[0] > 0;
        EXPECT_EQ(scored, element < static_cast<std::size_t>(4 * shift))
            << kElementNames[element] << " after shift " << shift;
      }
    }
  }
}

TEST(Clock, PaysFirstAndSecondPlaceOfEveryElement) {
  Position at = everything_for_two(4);
  at.shift(3).end_shift();
  constexpr std::array kFirst{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
  constexpr std::array kSecond{1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
  for (std::size_t element = 0; element < 12; ++element) {
    EXPECT_EQ(at.awarded(kElementNames[element]), (Numbers{kFirst[element], kSecond[element], 0, 0}))
        << kElementNames[element];
  }
  EXPECT_EQ(at.points(0, Source::Coal), 2 + 3 + 4 + 5);
  EXPECT_EQ(at.points(0, Source::Vehicles), 6 + 7 + 8 + 9);
  EXPECT_EQ(at.points(0, Source::Carts), 10 + 11 + 12 + 13);
  EXPECT_EQ(at.points(1, Source::Coal), 1 + 1 + 2 + 2);
  EXPECT_EQ(at.points(1, Source::Vehicles), 3 + 3 + 4 + 4);
  EXPECT_EQ(at.points(1, Source::Carts), 5 + 5 + 6 + 6);
}

TEST(Clock, DeliveredOrdersScoreAgainAfterEveryShift) {
  Position at(3);
  at.delivered(0, {"barrow-KK"});
  at.end_shift();
  EXPECT_EQ(at.points(0), 5);
  at.end_shift();
  EXPECT_EQ(at.points(0), 5 + 5 + 6);
  EXPECT_EQ(at.delivered(0), Texts{"barrow-KK"});
  at.end_shift();
  EXPECT_EQ(at.points(0, Source::Coal) + at.points(0, Source::Vehicles), 5 + 5 + 6 + 5 + 6);
}

TEST(Clock, ExampleOfTheSpotsByColourAndByVehicle) {
  Position at(3);
  at.delivered(0, {"carriage-YBGK", "barrow-GG", "carriage-KK"});
  EXPECT_EQ(counts(at, 0), (Numbers{1, 1, 3, 3, 2, 6, 0, 0, 0, 0, 0, 0}));
}

TEST(Clock, ExampleOfTheEmptyCarts) {
  Position at(3);
  at.tiles(0, {"gray-2-light", "black-2-dark", "black-1-dark"}).carts(0, 3, "").carts(0, 4, "");
  EXPECT_EQ(counts(at, 0), (Numbers{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4}));
}

TEST(Clock, OutstandingOrdersDoNotCount) {
  Position at(3);
  at.complete_order(0, "truck-KKK");
  EXPECT_EQ(counts(at, 0), Numbers(12, 0));
}

TEST(Clock, ASubstitutedSpotCountsAsTheColourItAsksFor) {
  Position at(2);
  at.cage(0, "YY").order(0, "truck-K");
  at.play({"place M6", "fill truck-K black with yellow yellow", "stop", "place bank", "place truck"});
  EXPECT_EQ(counts(at, 0), (Numbers{0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0}));
}

TEST(Clock, PrintedCartsCountWhenEmpty) {
  Position at(3);
  EXPECT_EQ(counts(at, 0), Numbers(12, 0)) << "each still holds its cube";
  at.carts(0, 2, "");
  EXPECT_EQ(counts(at, 0), (Numbers{0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0}));
  at.shift(3).end_shift();
  EXPECT_EQ(at.awarded("empty-brown"), (Numbers{11, 0, 0}));
}

TEST(Clock, ACartIsEmptyOnceItsCubeIsLoaded) {
  Position at(2);
  at.tiles(0, {"yellow-2-dark"}).carts(0, 1, "YYY");
  at.play({"place M6", "cage 1", "load yellow", "load yellow", "stop"});
  EXPECT_EQ(counts(at, 0)[8], 2);
}

TEST(Clock, BothSidesAndBothSizesOfTilesCount) {
  Position at(2);
  at.tiles(0, {"gray-1-light", "gray-1-dark", "gray-2-light", "gray-2-dark", "gray-2-dark"}).carts(0, 3, "G");
  EXPECT_EQ(counts(at, 0)[10], 1 + 1 + 1 + 2 + 2 + 2 - 1);
}

TEST(Clock, TiedForFirstAllGetTheFirstAwardAndNobodyTheSecond) {
  Position four(4);
  four.delivered(0, {"truck-KK"}).delivered(1, {"truck-K"}).delivered(3, {"engine-KK"}).end_shift();
  EXPECT_EQ(four.awarded("black"), (Numbers{5, 0, 0, 5}));

  Position three(3);
  three.delivered(0, {"truck-K"}).delivered(1, {"truck-KK"}).delivered(2, {"engine-KK"}).end_shift();
  EXPECT_EQ(three.awarded("black"), (Numbers{0, 5, 5}));

  Position two(2);
  two.delivered(0, {"truck-KK"}).delivered(1, {"engine-KK"}).end_shift();
  EXPECT_EQ(two.awarded("black"), (Numbers{5, 5}));
}

TEST(Clock, AllTiedGetTheFirstAward) {
  Position four(4);
  four.delivered(0, {"barrow-G"})
      .delivered(1, {"truck-G"})
      .delivered(2, {"carriage-G"})
      .delivered(3, {"engine-G"});
  four.end_shift();
  EXPECT_EQ(four.awarded("gray"), (Numbers{4, 4, 4, 4}));

  Position three(3);
  three.delivered(0, {"barrow-G"}).delivered(1, {"truck-G"}).delivered(2, {"carriage-G"}).end_shift();
  EXPECT_EQ(three.awarded("gray"), (Numbers{4, 4, 4}));
}

TEST(Clock, TiedForSecondAllGetTheSecondAward) {
  Position four(4);
  four.delivered(0, {"truck-GG"})
      .delivered(1, {"truck-G"})
      .delivered(2, {"engine-G"})
      .delivered(3, {"barrow-G"});
  four.end_shift();
  EXPECT_EQ(four.awarded("gray"), (Numbers{4, 2, 2, 2}));

  Position three(3);
  three.delivered(2, {"truck-GG"}).delivered(1, {"truck-G"}).delivered(0, {"engine-G"}).end_shift();
  EXPECT_EQ(three.awarded("gray"), (Numbers{2, 2, 4}));
}

TEST(Clock, ThirdPlaceGetsNothing) {
  Position at(4);
  at.delivered(0, {"truck-G"}).delivered(1, {"barrow-GG"}).delivered(2, {"barrow-GGG"}).end_shift();
  EXPECT_EQ(at.awarded("gray"), (Numbers{0, 2, 4, 0}));
}

TEST(Clock, NothingCountedNothingWon) {
  for (const int players : {2, 3, 4}) {
    Position nobody(players);
    nobody.shift(3).end_shift();
    EXPECT_EQ(nobody.happened(EventKind::MajorityScored).size(), 0U);

    Position one(players);
    one.delivered(0, {"truck-K"}).end_shift();
    Numbers expected(static_cast<std::size_t>(players));
    expected[0] = 5;
    EXPECT_EQ(one.awarded("black"), expected) << "no second place without a single spot";
  }
}

TEST(Clock, TwoPlayersHaveNoSecondAward) {
  Position at = everything_for_two(2);
  at.shift(3).end_shift();
  for (const std::string& element : kElementNames) {
    EXPECT_GT(at.awarded(element)[0], 0) << element;
    EXPECT_EQ(at.awarded(element)[1], 0) << element;
  }
}

TEST(Clock, ExampleOfTheVehicles) {
  for (const int players : {3, 4}) {
    Position at(players);
    // The first two tie in barrows and carriages; the third has the most carriages.
    at.delivered(0, {"barrow-BBB", "carriage-Y"}).delivered(1, {"barrow-GGG", "carriage-G"});
    at.delivered(2, {"barrow-GG", "carriage-YBGK", "carriage-KK"});
    at.shift(2).end_shift();
    const auto of_three = [&](Numbers points) {
      points.resize(static_cast<std::size_t>(players));
      return points;
    };
    EXPECT_EQ(at.awarded("barrow"), of_three({6, 6, 0}));
    EXPECT_EQ(at.awarded("carriage"), of_three({3, 3, 7}));
    EXPECT_EQ(at.awarded("truck"), of_three({0, 0, 0}));
    EXPECT_EQ(at.awarded("engine"), of_three({0, 0, 0}));
  }
}

}  // namespace
}  // namespace pithead::coal_baron
