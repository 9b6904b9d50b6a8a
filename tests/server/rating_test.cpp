// Glicko-2 against its published example, and ratings as a fold over games.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "server/rating/fold.h"

namespace pithead::server {
namespace {

// ---- one rating period -----------------------------------------------------------------------------------

TEST(Glicko, IsThePublishedExample) {
  // Glickman rounds on the way: 1464.06 is 1464.0507 if nobody does.
  const std::vector<Opponent> opponents{{.points = 1400, .deviation = 30, .score = 1},
                                        {.points = 1550, .deviation = 100, .score = 0},
                                        {.points = 1700, .deviation = 300, .score = 0}};
  const Rating after = rate({.points = 1500, .deviation = 200, .volatility = 0.06}, opponents);
  EXPECT_NEAR(after.points, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.005);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, WhoMeetsNobodyIsOnlyLessSure) {
  const Rating after = rate({.points = 1600, .deviation = 50, .volatility = 0.06}, {});
  EXPECT_DOUBLE_EQ(after.points, 1600);
  EXPECT_DOUBLE_EQ(after.volatility, 0.06);
  EXPECT_NEAR(after.deviation, 51.07, 0.01);
}

TEST(Glicko, AnAbsenceOfPeriodsIsSoManyWithoutGames) {
  Rating step{.points = 1600, .deviation = 50, .volatility = 0.06};
  const Rating gone = after_absence(step, 20);
  for (int i = 0; i < 20; ++i) step = rate(step, {});
  EXPECT_NEAR(gone.deviation, step.deviation, 1e-9);
  EXPECT_DOUBLE_EQ(gone.points, 1600);
  EXPECT_DOUBLE_EQ(after_absence(step, 0).deviation, step.deviation);
  EXPECT_DOUBLE_EQ(after_absence(step, 1e9).deviation, 350);
}

TEST(Glicko, NobodyIsLessKnownThanSomebodyNew) { EXPECT_DOUBLE_EQ(rate({}, {}).deviation, 350); }

TEST(Glicko, AnOpponentBeyondComparisonTellsNothing) {
  const std::vector<Opponent> opponents{{.points = 30'000, .deviation = 0, .score = 0}};
  EXPECT_NEAR(rate({}, opponents).points, 1500, 1e-6);
}

TEST(Glicko, SurprisesMakeSomebodyLessSteady) {
  const std::vector<Opponent> wins(6, {.points = 2000, .deviation = 30, .score = 1});
  const Rating steady{.points = 1500, .deviation = 60, .volatility = 0.06};
  EXPECT_GT(rate(steady, wins).volatility, steady.volatility);
}

// ---- one game --------------------------------------------------------------------------------------------

RatedSeat person(const std::string& id, int rank) {
  return {.person = id, .level = {}, .points = 0, .rank = rank};
}
RatedSeat bot(int points, int rank) {
  return {.person = {}, .level = "easy", .points = points, .rank = rank};
}

RatedGame game_of(std::vector<RatedSeat> seats, const std::string& table = "t", std::int64_t finished = 1) {
  return {.table = table, .finished = finished, .game = "coal-baron", .seats = std::move(seats)};
}

Standings after(const std::vector<RatedGame>& games) {
  Standings standings;
  fold(games, standings);
  return standings;
}

TEST(RatedGames, WhoWinsGainsWhatTheOtherLosesIfBothAreNew) {
  const Standings all = after({game_of({person("ada", 1), person("bea", 2)})});
  EXPECT_GT(all.at("ada").points, 1'500'000'000);
  EXPECT_EQ(all.at("ada").points - 1'500'000'000, 1'500'000'000 - all.at("bea").points);
  EXPECT_LT(all.at("ada").deviation, 350'000'000);
  EXPECT_EQ(all.at("ada").games, 1);
}

TEST(RatedGames, SeatsDoNotMatter) {
  const std::vector<RatedSeat> seats{person("ada", 1), bot(1300, 2), person("bea", 2), person("eve", 4)};
  const Standings once = after({game_of(seats)});
  std::vector<std::size_t> order{0, 1, 2, 3};
  while (std::ranges::next_permutation(order).found) {
    std::vector<RatedSeat> moved;
    for (const std::size_t i : order) moved.push_back(seats[i]);
    EXPECT_EQ(after({game_of(moved)}), once);
  }
}

TEST(RatedGames, ATieBetweenEqualsMovesNobody) {
  const Standings all = after({game_of({person("ada", 1), person("bea", 1), person("eve", 1)})});
  for (const auto& [id, standing] : all) EXPECT_EQ(standing.points, 1'500'000'000) << id;
}

TEST(RatedGames, OnlyTheOrderOfPlacesCounts) {
  EXPECT_EQ(after({game_of({person("ada", 1), person("bea", 2), person("eve", 3)})}),
            after({game_of({person("ada", 1), person("bea", 3), person("eve", 4)})}));
}

TEST(RatedGames, ABotStaysWhatItWasMeasured) {
  Standings all = after({game_of({person("ada", 1), bot(1500, 2)})});
  EXPECT_EQ(all.size(), 1U);
  EXPECT_GT(all.at("ada").points - 1'500'000'000,
            after({game_of({person("ada", 1), bot(900, 2)})}).at("ada").points - 1'500'000'000);
}

// To win against three at once counts as one game and a half, not as three.
TEST(RatedGames, AGameOfFourCountsLessThanThreeGamesOfTwo) {
  const auto gain = [](const Standings& all) { return all.at("ada").points - Standing{}.points; };
  const std::int64_t two = gain(after({game_of({person("ada", 1), bot(1500, 2)})}));
  const std::int64_t four =
      gain(after({game_of({person("ada", 1), bot(1500, 2), bot(1500, 3), bot(1500, 4)})}));
  const std::int64_t three_of_two = gain(
      after({game_of({person("ada", 1), bot(1500, 2)}, "a"), game_of({person("ada", 1), bot(1500, 2)}, "b"),
             game_of({person("ada", 1), bot(1500, 2)}, "c")}));
  EXPECT_GT(four, two);
  EXPECT_LT(four, 3 * two / 2);  // the first games count most
  EXPECT_LT(four, three_of_two);
  const std::vector<Opponent> pairs(3, {.points = 1500, .deviation = 0, .score = 1, .weight = 0.5});
  const std::vector<Opponent> whole{{.points = 1500, .deviation = 0, .score = 1, .weight = 1.5}};
  EXPECT_NEAR(rate({}, pairs).points, rate({}, whole).points, 1e-9);
  EXPECT_NEAR(static_cast<double>(four) / 1e6, rate({}, whole).points - 1500, 1e-5);
}

TEST(RatedGames, ARatingIsAFirstGuessUntilItIsSureEnough) {
  std::vector<RatedGame> games;
  Standings standings;
  EXPECT_TRUE(is_provisional(Standing{}));
  int needed = 0;
  while (is_provisional(standings["ada"])) {
    ++needed;
    fold({game_of({person("ada", 1 + needed % 2), bot(1500, 2 - needed % 2)}, "t", needed)}, standings);
  }
  EXPECT_GE(needed, 8);
  EXPECT_LE(needed, 14);
}

TEST(RatedGames, WhoBeatsMediumAsOftenAsNotIsRatedLikeIt) {
  Standings standings;
  for (int i = 0; i < 60; ++i)
    fold({game_of({person("ada", 1 + i % 2), bot(1700, 2 - i % 2)}, "t", i)}, standings);
  EXPECT_NEAR(static_cast<double>(standings.at("ada").points) / 1e6, 1700, 40);
}

TEST(RatedGames, WhoComesBackAfterAYearIsLessKnown) {
  constexpr std::int64_t kYear = 365LL * 24 * 60 * 60 * 1000;
  Standings stayed;
  for (int i = 0; i < 60; ++i)
    fold({game_of({person("ada", 1 + i % 2), bot(1500, 2 - i % 2)}, "t", i)}, stayed);
  Standings away = stayed;
  const auto win = [](Standings& all, std::int64_t finished) {
    const std::int64_t before = all.at("ada").points;
    fold({game_of({person("ada", 1), bot(1500, 2)}, "u", finished)}, all);
    return all.at("ada").points - before;
  };
  EXPECT_GT(win(away, kYear), 2 * win(stayed, 60));
  EXPECT_GT(away.at("ada").deviation, stayed.at("ada").deviation);
  EXPECT_LT(away.at("ada").deviation, Standing{}.deviation / 2);
}

// ---- many games ------------------------------------------------------------------------------------------

// Four people and a bot, at moments of which some are the same.
std::vector<RatedGame> any_games(std::mt19937& random) {
  const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
  std::vector<RatedGame> games;
  const int count = 1 + below(30);
  for (int i = 0; i < count; ++i) {
    std::vector<std::string> people{"ada", "bea", "eve", "joe"};
    std::ranges::shuffle(people, random);
    std::vector<RatedSeat> seats{person(people[0], 1 + below(3)), person(people[1], 1 + below(3)),
                                 bot(900 + below(900), 1 + below(3))};
    games.push_back(game_of(seats, "t" + std::to_string(i), below(20)));
  }
  return games;
}

RC_GTEST_PROP(RatedGames, TheSequenceInWhichGamesAreKnownDoesNotMatter, (unsigned seed)) {
  std::mt19937 random(seed);
  std::vector<RatedGame> games = any_games(random);
  const Standings once = after(games);
  std::ranges::shuffle(games, random);
  RC_ASSERT(after(games) == once);
}

RC_GTEST_PROP(RatedGames, FoldingInBitesIsFoldingAtOnce, (unsigned seed)) {
  std::mt19937 random(seed);
  std::vector<RatedGame> games = any_games(random);
  const Standings once = after(games);
  std::ranges::sort(games, {}, [](const RatedGame& game) { return std::tie(game.finished, game.table); });
  Standings standings;
  for (const RatedGame& game : games) fold({game}, standings);
  RC_ASSERT(standings == once);
}

RC_GTEST_PROP(RatedGames, NobodyLeavesTheScale, (unsigned seed)) {
  std::mt19937 random(seed);
  Standings standings;
  for (int i = 0; i < 20; ++i) fold(any_games(random), standings);
  for (const auto& [id, standing] : standings) {
    RC_ASSERT(standing.points > -1'000'000'000);
    RC_ASSERT(standing.points < 4'000'000'000);
    RC_ASSERT(standing.deviation > 0);
    RC_ASSERT(standing.deviation <= 350'000'000);
    RC_ASSERT(standing.volatility > 0);
  }
}

TEST(RatedGames, AreShownInWholePoints) {
  EXPECT_EQ(shown(1'464'050'700), 1464);
  EXPECT_EQ(shown(1'464'500'000), 1465);
  EXPECT_EQ(shown(-500'001), -1);
}

}  // namespace
}  // namespace pithead::server
