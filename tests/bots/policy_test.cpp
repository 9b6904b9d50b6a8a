// Policy and value, and how they are learned.
#include "bots/policy.h"

#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "bots/learn.h"
#include "bots/learn_policy_impl.h"
#include "catalogue/bots.h"
#include "tests/bots/wander.h"

namespace pithead {
namespace {

TEST(FeatureTable, CountsWhatIsBeyondItsEndAsTheLast) {
  constexpr FeatureTable kTable{100, 3, 4, 5};
  EXPECT_EQ(kTable.end(), 160);
  EXPECT_EQ(kTable(0), 100);
  EXPECT_EQ(kTable(2, 3, 4), 159);
  EXPECT_EQ(kTable(7, 9, 9), 159);
  EXPECT_EQ(kTable(-1, -1, -1), 100);
  EXPECT_EQ(kTable(1, 2, 3), 100 + (1 * 4 + 2) * 5 + 3);
}

TEST(ExpTable, IsTheExponentialFunction) {
  for (std::size_t i = 0; i < kExpTable.size(); ++i) {
    EXPECT_NEAR(kExpTable[i], std::ldexp(std::exp(-0.01 * static_cast<double>(i)), 20), 1.5) << i;
  }
}

TEST(Policy, SeesOnlyFeaturesItHasWeightsFor) {
  for_each_game([]<class G>() {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      wander<G>(2 + static_cast<int>(seed % 3), seed, [&](const typename G::State& state) {
        typename G::Moves moves;
        G::legal(state, moves);
        const auto context = Policy<G>::context(state);
        for (const Move move : moves) {
          Policy<G>::features(state, context, move, [&](int feature) {
            ASSERT_GE(feature, 0);
            ASSERT_LT(feature, Policy<G>::kFeatures);
          });
        }
      });
    }
  });
}

TEST(MoveProbabilities, DrawsEachMoveAsOftenAsItIsLikely) {
  for_each_game([]<class G>() {
    Rng rng(3);
    const typename G::State state = G::deal(2, Options{}, rng);
    typename G::Moves moves;
    G::legal(state, moves);
    const MoveProbabilities<G> probabilities(state, moves);
    constexpr int kDraws = 20'000;
    std::vector<int> drawn(moves.size());
    for (int i = 0; i < kDraws; ++i) ++drawn[probabilities.draw(rng)];
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const double expected = kDraws * static_cast<double>(probabilities.probability(i));
      EXPECT_NEAR(drawn[i], expected, 5 * std::sqrt(expected) + 5);
    }
  });
}

TEST(MoveProbabilities, IsMoreRandomWithLessSharpness) {
  for_each_game([]<class G>() {
    wander<G>(2, 5, [](const typename G::State& state) {
      typename G::Moves moves;
      G::legal(state, moves);
      const MoveProbabilities<G> sharp(state, moves, 100);
      const MoveProbabilities<G> blunt(state, moves, 50);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        ASSERT_LE(blunt.gap(i), sharp.gap(i));
        ASSERT_TRUE(sharp.gap(i) > 0 || blunt.gap(i) == 0);
      }
    });
  });
}

TEST(MoveProbabilities, RanksTheLikeliestFirst) {
  for_each_game([]<class G>() {
    wander<G>(2, 6, [](const typename G::State& state) {
      typename G::Moves moves;
      G::legal(state, moves);
      if (moves.size() <= 3) return;
      const MoveProbabilities<G> probabilities(state, moves);
      std::vector<std::size_t> places;
      probabilities.rank(3, places);
      ASSERT_EQ(places.size(), 3U);
      ASSERT_EQ(probabilities.gap(places[0]), 0);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool ranked = std::find(places.begin(), places.end(), i) != places.end();
        ASSERT_TRUE(ranked || probabilities.gap(i) >= probabilities.gap(places[2]));
      }
    });
  });
}

// ---- learning ---------------------------------------------------------------------------------------

Learning lesson(const AnyGame& game, int threads) {
  return {.game = &game, .training = {.rounds = 12, .games = 90, .rate = 0.1}, .seed = 7, .threads = threads};
}

TEST(Learning, MakesThePolicyScoreMore) {
  for (const AnyGame* game : learned_games()) {
    std::vector<double> scores;
    (void)learn_policy(lesson(*game, 2), [&](int /*rounds*/, double score) {
      scores.push_back(score);
      return true;
    });
    ASSERT_EQ(scores.size(), 12U);
    EXPECT_GT(scores.back(), scores.front() + 5) << game->info().id;
  }
}

TEST(Learning, KnowsWhatAPlaceInTurnOrderUsuallyEarns) {
  UsualEarnings usual;
  EXPECT_EQ(usual.of(2, 0), 0);
  Gradient round;
  round.games[2] = 10;
  round.earned[2] = {static_cast<std::int64_t>(4 * kFixed), static_cast<std::int64_t>(-4 * kFixed)};
  for (int i = 0; i < 60; ++i) usual.learn(round);
  EXPECT_NEAR(usual.of(2, 0), 0.4, 1e-4) << "whoever begins learns from what is more than that";
  EXPECT_NEAR(usual.of(2, 1), -0.4, 1e-4);
  EXPECT_EQ(usual.of(3, 0), 0) << "nobody has played with three";
}

// Without weights all moves are alike.
TEST(Learning, MakesChoicesMoreOpenWhenThatIsWorthMoreThanWinning) {
  const auto heaviness = [](const Learning& learning) {
    double sum = 0;
    for (const std::int16_t weight :
         learn_policy(learning, [](int /*rounds*/, double /*score*/) { return true; }))
      sum += std::abs(weight);
    return sum;
  };
  for (const AnyGame* game : learned_games()) {
    Learning learning = lesson(*game, 2);
    learning.onward = true;
    learning.training.rounds = 40;
    const double sure = heaviness(learning);
    learning.training.entropy = 1;
    EXPECT_LT(heaviness(learning), 0.95 * sure) << game->info().id;
  }
}

TEST(Learning, TakesTheMeanOfSeveralLessonsByThisSeedAndTheNextOnes) {
  Learning learning = lesson(*all_games().front(), 2);
  const auto ignore = [](int /*rounds*/, double /*score*/) { return true; };
  const auto first = learn_policy(learning, ignore);
  ++learning.seed;
  const auto second = learn_policy(learning, ignore);
  --learning.seed;
  learning.training.lessons = 2;
  std::vector<int> reported;
  const auto both = learn_policy(learning, [&](int rounds, double /*score*/) {
    reported.push_back(rounds);
    return true;
  });
  std::vector<int> expected(24);
  std::iota(expected.begin(), expected.end(), 1);
  EXPECT_EQ(reported, expected) << "rounds of all lessons";
  ASSERT_EQ(both.size(), first.size());
  EXPECT_NE(first, second);
  for (std::size_t i = 0; i < both.size(); ++i) EXPECT_NEAR(both[i], (first[i] + second[i]) / 2.0, 1) << i;
}

TEST(Learning, EndsBetweenTwoRoundsWhenNobodyWaitsForItAnyMore) {
  Learning learning = lesson(*all_games().front(), 2);
  learning.training.lessons = 2;
  std::vector<int> reported;
  const auto until_the_third = [&](int rounds, double /*score*/) {
    reported.push_back(rounds);
    return rounds < 3;
  };
  EXPECT_TRUE(learn_policy(learning, until_the_third).empty());
  EXPECT_EQ(reported, (std::vector<int>{1, 2, 3}));
}

TEST(Learning, DoesNotDependOnThreads) {
  const AnyGame& game = *all_games().front();
  const auto ignore = [](int /*rounds*/, double /*score*/) { return true; };
  EXPECT_EQ(learn_policy(lesson(game, 1), ignore), learn_policy(lesson(game, 3), ignore));
  const auto silent = [](std::uint64_t /*done*/) {};
  EXPECT_EQ(learn_value(lesson(game, 1), silent), learn_value(lesson(game, 3), silent));
}

TEST(Learning, WritesAHeaderThatCompilersRead) {
  const std::string text = weights_header(*find_game("card-game"), "policy", "kLearned", {1, -20, 300});
  EXPECT_NE(text.find("namespace pithead::card_game::policy {"), std::string::npos);
  EXPECT_NE(text.find("    1, -20, 300,\n"), std::string::npos);
}

// ---- value ------------------------------------------------------------------------------------------

TEST(Value, IsTheScoreWhenTheGameIsOver) {
  for_each_game([]<class G>() {
    Rng rng(4);
    typename G::State state = G::deal(3, Options{}, rng);
    typename G::Moves moves;
    while (G::to_move(state) != kNobody) play_by_policy<G>(state, moves, rng);
    for (Seat seat = 0; seat < 3; ++seat)
      EXPECT_EQ(values_of<G>(state)[seat], kPoint * G::score(state, seat).total());
  });
}

// Half way through a game it knows the final scores better than who goes by the present ones and the mean of
// what is still to come.
TEST(Value, ForeseesTheScores) {
  for_each_game([]<class G>() {
    double valued = 0;
    double plain = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      Rng rng(seed);
      typename G::State state = G::deal(2, Options{}, rng);
      typename G::Moves moves;
      std::vector<std::pair<int, int>> guesses;  // of the lead, in hundredths
      while (G::to_move(state) != kNobody) {
        if (G::begins_turn(state)) {
          guesses.emplace_back(lead_of(values_of<G>(state), 0, 2),
                               kPoint * (G::score(state, 0).total() - G::score(state, 1).total()));
        }
        play_by_policy<G>(state, moves, rng);
      }
      const int lead = kPoint * (G::score(state, 0).total() - G::score(state, 1).total());
      for (const auto& [by_value, by_score] : guesses) {
        valued += std::abs(by_value - lead);
        plain += std::abs(by_score - lead);
      }
    }
    EXPECT_LT(valued, 0.9 * plain) << G::kInfo.id;
  });
}

TEST(Lead, IsBeforeTheBestOfTheOthers) {
  EXPECT_EQ(lead_of({500, 300, 900, 100}, 0, 4), -400);
  EXPECT_EQ(lead_of({500, 300, 900, 100}, 2, 4), 400);
  EXPECT_EQ(lead_of({500, 300, 900, 100}, 0, 2), 200);
}

}  // namespace
}  // namespace pithead
