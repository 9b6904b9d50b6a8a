// Ratings from rankings.
#include "bots/rating.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "games/core/rng.h"

namespace pithead {
namespace {

double elo_of(double strength) { return 400 * std::log10(strength); }

double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11U) / 9007199254740992.0; }

// Places drawn one after the other, each with a chance in proportion to the strength.
void add_drawn_game(Rankings& rankings, const std::vector<double>& strengths, std::vector<std::size_t> seats,
                    Rng& rng) {
  std::vector<Placing> places;
  while (!seats.empty()) {
    double sum = 0;
    for (const std::size_t bot : seats) sum += strengths[bot];
    double mark = chance(rng) * sum;
    std::size_t next = 0;
    while (next + 1 < seats.size() && (mark -= strengths[seats[next]]) >= 0) ++next;
    places.push_back({seats[next], static_cast<int>(places.size())});
    seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(next));
  }
  rankings.add(places);
}

void expect_recovered(const Rankings& rankings, const std::vector<double>& strengths) {
  double mean = 0;
  for (const double strength : strengths) mean += elo_of(strength) / static_cast<double>(strengths.size());
  const std::vector<Rating> ratings = rate(rankings, strengths.size());
  for (std::size_t bot = 0; bot < strengths.size(); ++bot) {
    EXPECT_NEAR(ratings[bot].elo, elo_of(strengths[bot]) - mean, 3 * ratings[bot].error) << bot;
    EXPECT_GT(ratings[bot].error, 1);
    EXPECT_LT(ratings[bot].error, 10);
  }
}

TEST(Rating, RecoversStrengthsOfFourAtATable) {
  const std::vector<double> strengths{1, 3, 0.5, 8};
  Rankings rankings;
  Rng rng(11);
  for (int game = 0; game < 4000; ++game) add_drawn_game(rankings, strengths, {0, 1, 2, 3}, rng);
  expect_recovered(rankings, strengths);
}

TEST(Rating, RecoversStrengthsWhenABotHoldsThreeSeats) {
  const std::vector<double> strengths{4, 1};
  Rankings rankings;
  Rng rng(12);
  for (int game = 0; game < 4000; ++game) add_drawn_game(rankings, strengths, {0, 1, 1, 1}, rng);
  expect_recovered(rankings, strengths);
}

TEST(Rating, RecoversStrengthsOfPairsThatTakeTurns) {
  const std::vector<double> strengths{1, 2, 6};
  Rankings rankings;
  Rng rng(13);
  for (int game = 0; game < 2000; ++game) {
    add_drawn_game(rankings, strengths, {0, 1}, rng);
    add_drawn_game(rankings, strengths, {1, 2}, rng);
    add_drawn_game(rankings, strengths, {2, 0}, rng);
  }
  expect_recovered(rankings, strengths);
}

// The error says how far ratings of other series lie from each other.
TEST(Rating, KnowsItsError) {
  constexpr int kSeries = 200;
  const std::vector<double> strengths{2, 1, 1};
  Rng rng(14);
  double squares = 0;
  double error = 0;
  for (int series = 0; series < kSeries; ++series) {
    Rankings rankings;
    for (int game = 0; game < 100; ++game) add_drawn_game(rankings, strengths, {0, 1, 2}, rng);
    const Rating rating = rate(rankings, 3)[0];
    squares += std::pow(rating.elo - elo_of(2) * 2 / 3, 2) / kSeries;
    error += rating.error / kSeries;
  }
  EXPECT_NEAR(std::sqrt(squares) / error, 1, 0.12);
}

TEST(Rating, IsThatOfChessForTwo) {
  Rankings rankings;
  for (int game = 0; game < 4000; ++game) {
    rankings.add(std::vector<Placing>{{0, game % 4 == 0 ? 1 : 0}, {1, game % 4 == 0 ? 0 : 1}});
  }
  const std::vector<Rating> ratings = rate(rankings, 2);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, elo_of(3), 0.5);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-9);
}

TEST(Rating, CountsATieAsHalfAVictory) {
  Rankings tied;
  Rankings halved;
  for (int game = 0; game < 10; ++game) {
    tied.add(std::vector<Placing>{{0, 0}, {1, 0}});
    tied.add(std::vector<Placing>{{0, 0}, {1, 1}});
    halved.add(std::vector<Placing>{{0, game % 2}, {1, 1 - game % 2}});
    halved.add(std::vector<Placing>{{0, 0}, {1, 1}});
  }
  EXPECT_EQ(tied.orders(), halved.orders());
}

TEST(Rating, GivesEveryGameTheSameWeight) {
  const std::vector<std::vector<Placing>> games{{{0, 0}, {1, 1}},
                                                {{0, 0}, {0, 0}, {1, 2}},
                                                {{0, 1}, {1, 1}, {2, 1}, {3, 0}},
                                                {{0, 0}, {1, 0}, {1, 2}, {0, 2}},
                                                {{2, 0}, {2, 0}, {2, 0}, {2, 0}}};
  for (const auto& game : games) {
    Rankings rankings;
    rankings.add(game);
    std::uint64_t weight = 0;
    for (const auto& [order, parts] : rankings.orders()) weight += parts;
    EXPECT_EQ(weight, Rankings::kWholeGame);
  }
}

TEST(Rating, StaysFiniteForWhoAlwaysWins) {
  Rankings rankings;
  for (int game = 0; game < 100000; ++game) rankings.add(std::vector<Placing>{{0, 0}, {1, 1}});
  const std::vector<Rating> ratings = rate(rankings, 2);
  EXPECT_GT(ratings[0].elo, 500);
  EXPECT_LT(ratings[0].elo, 2500);
  EXPECT_LT(ratings[0].error, 1000);
}

TEST(Rating, IsZeroForWhoPlaysAlone) {
  Rankings rankings;
  rankings.add(std::vector<Placing>{{0, 0}, {0, 1}});
  const std::vector<Rating> ratings = rate(rankings, 1);
  EXPECT_NEAR(ratings[0].elo, 0, 1e-9);
  EXPECT_NEAR(ratings[0].error, 0, 1e-9);
}

}  // namespace
}  // namespace pithead
