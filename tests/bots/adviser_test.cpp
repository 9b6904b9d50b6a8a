// The adviser in every game, and whole games gone through with it. Few iterations: what must hold holds for
// any number of them.
#include "bots/adviser.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "bots/analysis.h"
#include "bots/bot.h"
#include "tests/bots/wander.h"
#include "tests/support/effort.h"

namespace pithead {
namespace {

Question ask(std::uint64_t iterations, std::size_t most = 5, std::optional<Move> also = {}) {
  return {.budget = {.milliseconds = 0, .iterations = iterations, .threads = 1}, .most = most, .also = also};
}

template <Game G>
Advice advise_on(const typename G::State& state, const Question& question, std::uint64_t seed) {
  Rng rng(seed);
  return advise(*find_game(G::kInfo.id), StateOf<G>(state), question, rng);
}

template <Game G>
std::string words_on(const typename G::State& state, const Question& question, std::uint64_t seed) {
  std::string text;
  JsonWriter json(text);
  write_advice(*find_game(G::kInfo.id), advise_on<G>(state, question, seed), G::players(state), json);
  return text;
}

// Calls body(state) for every so manieth position of a game with each number of players; under the sanitizers
// these lie further apart.
template <Game G, class Body>
void sample_positions(int step, Body body) {
  if (kSanitized) step = std::max(step, 45);
  for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) {
    int count = 0;
    wander<G>(players, static_cast<std::uint64_t>(players), [&](const typename G::State& state) {
      if (++count % step == 0) body(state);
    });
  }
}

double sum_of(const std::array<double, kMaxSeats>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

TEST(Adviser, NamesLegalMovesWithTheirProspects) {
  for_each_game([]<class G>() {
    sample_positions<G>(14, [](const typename G::State& state) {
      typename G::Moves legal;
      G::legal(state, legal);
      const Advice advice = advise_on<G>(state, ask(12, 3), 1);
      ASSERT_EQ(advice.seat, G::to_move(state));
      ASSERT_EQ(advice.iterations, 12U);
      ASSERT_FALSE(advice.moves.empty());
      ASSERT_LE(advice.moves.size(), std::min<std::size_t>(3, legal.size()));
      ASSERT_NEAR(sum_of(advice.prospect.victory), 1, 1e-9);
      for (const AdvisedMove& advised : advice.moves) {
        ASSERT_TRUE(legal.contains(advised.move));
        ASSERT_EQ(find_move(advice, advised.move), &advised) << "no move is told twice";
        ASSERT_GT(advised.visits, 0U);
        ASSERT_LE(advised.visits, advice.moves.front().visits) << "the best is tried most";
        ASSERT_NEAR(sum_of(advised.prospect.victory), 1, 1e-9);
        ASSERT_GT(advised.error, 0);
      }
    });
  });
}

TEST(Adviser, TellsFirstWhatItPromisesMostOf) {
  for_each_game([]<class G>() {
    sample_positions<G>(14, [](const typename G::State& state) {
      const Advice advice = advise_on<G>(state, ask(60, 5), 1);
      for (std::size_t i = 1; i < advice.moves.size(); ++i) {
        ASSERT_LE(advice.moves[i].prospect.victory[advice.seat],
                  advice.moves[i - 1].prospect.victory[advice.seat]);
      }
      ASSERT_EQ(advice.prospect.victory, advice.moves.front().prospect.victory);
    });
  });
}

// Also where the search saw at once which is best, and tried nothing else.
TEST(Adviser, TellsOfAsManyMovesAsItIsAskedFor) {
  for_each_game([]<class G>() {
    sample_positions<G>(40, [](const typename G::State& state) {
      typename G::Moves legal;
      G::legal(state, legal);
      ASSERT_EQ(advise_on<G>(state, ask(80, 3), 1).moves.size(), std::min<std::size_t>(3, legal.size()));
    });
  });
}

TEST(Adviser, SaysTheSameForTheSameSeed) {
  for_each_game([]<class G>() {
    sample_positions<G>(80, [](const typename G::State& state) {
      ASSERT_EQ(words_on<G>(state, ask(10), 4), words_on<G>(state, ask(10), 4));
    });
  });
}

// Whatever the seat cannot know, the advice is the same, with its reasons and plans.
TEST(Adviser, NeverPeeks) {
  for_each_game([]<class G>() {
    Rng others(3);
    std::uint64_t seed = 0;
    sample_positions<G>(10, [&](const typename G::State& state) {
      typename G::State other = state;
      G::resample(other, G::to_move(state), others);
      ++seed;
      ASSERT_EQ(words_on<G>(state, ask(3, 2), seed), words_on<G>(other, ask(3, 2), seed));
    });
  });
}

TEST(Adviser, TellsOfTheMoveItIsAskedAboutInAnyCase) {
  for_each_game([]<class G>() {
    Rng rng(5);
    sample_positions<G>(22, [&](const typename G::State& state) {
      typename G::Moves legal;
      G::legal(state, legal);
      const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      for (const std::uint64_t iterations : {1U, 16U}) {
        const Advice advice = advise_on<G>(state, ask(iterations, 1, move), 1);
        const AdvisedMove* asked = find_move(advice, move);
        ASSERT_NE(asked, nullptr);
        ASSERT_GT(asked->visits, 0U);
        ASSERT_LE(advice.moves.size(), 2U);
        if (asked == advice.moves.data() || iterations == 1) continue;
        // Both had the same number of games as far as the search left room for it.
        ASSERT_LE(asked->visits, advice.moves.front().visits + 1);
        ASSERT_EQ(advice.iterations, iterations);
      }
    });
  });
}

// ---- decisions that decide the game ---------------------------------------------------------------------

Match random_game(const AnyGame& game, std::uint64_t seed) {
  Match match({.game = &game, .players = 2, .options = {}, .seed = seed});
  Rng rng(seed);
  while (!match.over()) {
    const std::vector<Move> legal = match.state().legal();
    (void)match.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return match;
}

Match first_plies(const Match& match, std::size_t plies) {
  Match begun(match.setup());
  for (std::size_t i = 0; i < plies; ++i) (void)begun.play(match.plies()[i].move);
  return begun;
}

enum class End { Open, Lost, Won };

// What the move leads to, whatever the seat does not know and whatever is played then.
template <Game G>
End end_after(const typename G::State& state, Move move) {
  std::optional<End> end;
  typename G::Moves moves;
  Rng rng(1);
  NoEvents silence;
  for (int guess = 0; guess < 20; ++guess) {
    typename G::State after = state;
    G::resample(after, G::to_move(state), rng);
    for (Move next = move;; next = moves[rng.below(static_cast<std::uint32_t>(moves.size()))]) {
      G::play(after, next, rng, silence);
      if (G::to_move(after) == kNobody) break;
      G::legal(after, moves);
    }
    const SeatSet winners = G::winners(after);
    const End now = !winners.has(G::to_move(state)) ? End::Lost : winners.size() == 1 ? End::Won : End::Open;
    if (now == End::Open || end.value_or(now) != now) return End::Open;
    end = now;
  }
  return *end;
}

struct LastDecision {
  Match before;
  Move loses;
  std::vector<Move> wins;
};

// One of the last decisions of some random game, all of whose moves win or lose it.
template <Game G>
std::optional<LastDecision> find_last_decision() {
  constexpr std::size_t kLast = 6;
  for (std::uint64_t seed = 1; seed < 2000; ++seed) {
    const Match match = random_game(*find_game(G::kInfo.id), seed);
    for (std::size_t back = 1; back <= kLast; ++back) {
      LastDecision decision{first_plies(match, match.plies().size() - back), {}, {}};
      const auto& state = static_cast<const StateOf<G>&>(decision.before.state()).get();
      const std::vector<Move> legal = decision.before.state().legal();
      std::size_t lost = 0;
      for (const Move move : legal) {
        const End end = end_after<G>(state, move);
        if (end == End::Open) break;
        if (end == End::Won) decision.wins.push_back(move);
        if (end == End::Lost) decision.loses = move;
        lost += end == End::Lost ? 1 : 0;
      }
      if (lost > 0 && !decision.wins.empty() && lost + decision.wins.size() == legal.size()) return decision;
    }
  }
  return std::nullopt;
}

TEST(Adviser, SeesWhatDecidesTheGame) {
  for_each_game([]<class G>() {
    SCOPED_TRACE(std::string(G::kInfo.id));
    std::optional<LastDecision> decision = find_last_decision<G>();
    ASSERT_TRUE(decision) << "no random game hung by its last decision";
    Match& match = decision->before;
    Rng rng(1);
    const Advice advice = advise(match.game(), match.state(), ask(40), rng);
    EXPECT_EQ(std::count(decision->wins.begin(), decision->wins.end(), advice.moves.front().move), 1);
    EXPECT_DOUBLE_EQ(advice.prospect.victory[advice.seat], 1);

    ASSERT_TRUE(match.play(decision->loses));
    const Analysis analysis =
        analyse(match, {.milliseconds = 0, .iterations = 160}, 1, 1, [](std::uint64_t) {});
    const AnalysedPly& last = analysis.plies.back();
    EXPECT_DOUBLE_EQ(last.loss, 1);
    EXPECT_EQ(last.mistake, Mistake::Blunder);
    EXPECT_EQ(std::count(decision->wins.begin(), decision->wins.end(), last.best.move), 1);
    EXPECT_DOUBLE_EQ(analysis.end.victory[last.seat], 0);
  });
}

constexpr std::size_t kWholeGame = 100'000;

Match game_of(const AnyGame& game, std::string_view level, std::size_t plies, std::uint64_t seed = 11) {
  Match match({.game = &game, .players = 2, .options = {}, .seed = seed});
  const std::unique_ptr<AnyBot> bot = make_any_bot(game, *read_bot(level));
  while (!match.over() && match.plies().size() < plies) {
    Rng rng = bot_rng(match.setup().seed.number(), match.plies().size());
    (void)match.play(bot->choose(match.state(), rng));
  }
  return match;
}

// How far chances that come from other games are apart, in squares of their errors, at some positions of a
// match; those where next to nothing is left to decide are passed over.
struct Spread {
  double squares = 0;
  double degrees = 0;

  void look_at(const Match& begun) {
    constexpr std::size_t kSeeds = 10;
    constexpr double kDecided = 0.02;
    const Move asked_move = begun.state().legal().back();
    std::vector<double> chances;
    double errors = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      Rng rng(seed);
      const Advice advice = advise(begun.game(), begun.state(), ask(1500, 1, asked_move), rng);
      const AdvisedMove* asked = find_move(advice, asked_move);
      chances.push_back(asked->prospect.victory[advice.seat]);
      errors += asked->error * asked->error / kSeeds;
    }
    const double mean = std::accumulate(chances.begin(), chances.end(), 0.0) / kSeeds;
    if (mean < kDecided || mean > 1 - kDecided) return;
    for (const double chance : chances) squares += (chance - mean) * (chance - mean) / errors;
    degrees += kSeeds - 1;
  }
};

// Chances that come from other games differ by about their errors: neither much more, or an analysis names
// mistakes that are none, nor much less.
TEST(Adviser, KnowsItsErrors) {
  if (kSanitized) GTEST_SKIP() << "some hundred thousand games";
  for_each_game([]<class G>() {
    Spread spread;
    for (std::uint64_t seed = 11; seed < 16 && spread.degrees < 18; ++seed) {
      const Match match = game_of(*find_game(G::kInfo.id), "medium", kWholeGame, seed);
      for (const std::size_t part : {60U, 75U, 90U})
        spread.look_at(first_plies(match, match.plies().size() * part / 100));
    }
    ASSERT_GT(spread.degrees, 0) << G::kInfo.id << ": every game was decided early";
    const double deviation = std::sqrt(spread.squares / spread.degrees);
    EXPECT_LT(deviation, 1.4) << G::kInfo.id;
    EXPECT_GT(deviation, 0.5) << G::kInfo.id;
  });
}

// ---- whole games ------------------------------------------------------------------------------------

std::string words_of(const Match& match, const Analysis& analysis) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const AnalysedPly& ply : analysis.plies) {
    json.value(ply.ply);
    write_advised(match.game(), ply.best, match.setup().players, json);
    write_advised(match.game(), ply.chosen, match.setup().players, json);
    for (const AdvisedMove& other : ply.others) {
      write_advised(match.game(), other, match.setup().players, json);
    }
    json.fraction(ply.loss, 6);
  }
  json.end_array();
  return text;
}

TEST(Adviser, EndsAtOnceWhenItIsStopped) {
  const std::atomic<bool> stopped = true;
  for (const AnyGame* game : learned_games()) {
    const Match match = game_of(*game, "easy", 20);
    Question question = ask(1'000'000'000, 5, match.plies().back().move);
    question.budget.stopped = &stopped;
    Rng rng(1);
    const Match before = first_plies(match, match.plies().size() - 1);
    EXPECT_LE(advise(*game, before.state(), question, rng).iterations, 2U) << game->info().id;
  }
}

TEST(Analysis, IsTheSameOnAnyNumberOfThreads) {
  for (const AnyGame* game : learned_games()) {
    const Match match = game_of(*game, "random", 40);
    const auto analysed = [&](int threads) {
      return words_of(match, analyse(match, {.milliseconds = 0, .iterations = 6, .threads = threads}, threads,
                                     2, [](std::uint64_t) {}));
    };
    const std::string one = analysed(1);
    EXPECT_EQ(analysed(2), one) << game->info().id;
    EXPECT_EQ(analysed(5), one) << game->info().id;
  }
}

TEST(Analysis, OfADecisionByItselfIsThatOfTheWhole) {
  for (const AnyGame* game : learned_games()) {
    const Match match = game_of(*game, "easy", 30);
    const Budget budget{.milliseconds = 0, .iterations = 40};
    Analysis whole = analyse(match, budget, 2, 3, [](std::uint64_t) {});
    Analysis parts{.plies = {}, .end = whole.end};
    for (std::size_t ply = match.plies().size(); ply-- > 0;) {
      parts.plies.insert(parts.plies.begin(), analyse_ply(match, ply, budget, 3));
    }
    EXPECT_EQ(words_of(match, parts), words_of(match, whole)) << game->info().id;
  }
}

// What is told beside it must not change what is told of the best move and the one that was played.
TEST(Analysis, TellsOfOthersWithoutChangingTheRest) {
  std::size_t told = 0;
  for (const AnyGame* game : learned_games()) {
    const Match match = game_of(*game, "easy", 40);
    for (std::size_t ply = 0; ply < match.plies().size(); ply += 4) {
      const Match before = first_plies(match, ply);
      Question question = ask(600, 1, match.plies()[ply].move);
      Rng rng(1);
      const Advice alone = advise(*game, before.state(), question, rng);
      question.others = 2;
      rng = Rng(1);
      const Advice beside = advise(*game, before.state(), question, rng);
      ASSERT_GE(beside.moves.size(), alone.moves.size());
      ASSERT_LE(beside.moves.size(), alone.moves.size() + 2);
      for (std::size_t i = 0; i < beside.moves.size(); ++i) {
        std::string one;
        std::string other;
        JsonWriter json(one);
        write_advised(*game, beside.moves[i], 2, json);
        if (i < alone.moves.size()) {
          JsonWriter also(other);
          write_advised(*game, alone.moves[i], 2, also);
          ASSERT_EQ(one, other);
          continue;
        }
        ++told;
        ASSERT_GE(beside.moves[i].visits, 30U);
        ASSERT_LE(beside.moves[i].prospect.victory[beside.seat],
                  beside.moves.front().prospect.victory[beside.seat]);
      }
    }
  }
  EXPECT_GT(told, 10U);
}

TEST(Analysis, FindsMoreMistakesOfWorsePlayers) {
  for (const AnyGame* game : learned_games()) {
    const auto mean_loss = [&](std::string_view level) {
      const Match match = game_of(*game, level, kSanitized ? 60 : kWholeGame);
      const Budget budget{.milliseconds = 0, .iterations = effort(150U)};
      const Analysis analysis = analyse(match, budget, 2, 1, [](std::uint64_t) {});
      return accuracy_of(analysis, 0).mean_loss + accuracy_of(analysis, 1).mean_loss;
    };
    const double random = mean_loss("random");
    const double medium = mean_loss("medium");
    EXPECT_GT(random, (kSanitized ? 1 : 1.5) * medium)
        << game->info().id << ": " << random << " : " << medium;
  }
}

TEST(Analysis, TellsEveryPlyOfAnUnfinishedGame) {
  for (const AnyGame* game : learned_games()) {
    const Match match = game_of(*game, "easy", 30);
    const Analysis analysis =
        analyse(match, {.milliseconds = 0, .iterations = 4}, 2, 1, [](std::uint64_t) {});
    ASSERT_EQ(analysis.plies.size(), match.plies().size());
    for (std::size_t i = 0; i < analysis.plies.size(); ++i) {
      const AnalysedPly& ply = analysis.plies[i];
      EXPECT_EQ(ply.ply, i);
      EXPECT_EQ(ply.seat, match.plies()[i].seat);
      EXPECT_EQ(ply.played, match.plies()[i].move);
      EXPECT_EQ(ply.chosen.move, ply.played);
      EXPECT_GE(ply.loss, 0);
      if (ply.best.move == ply.played) {
        EXPECT_EQ(ply.loss, 0);
      }
      EXPECT_NEAR(sum_of(ply.chosen.prospect.victory), 1, 1e-9);
    }
    EXPECT_EQ(analysis.end.victory, analysis.plies.back().chosen.prospect.victory);
    EXPECT_TRUE(
        analyse(game_of(*game, "easy", 0), {.iterations = 4}, 2, 1, [](std::uint64_t) {}).plies.empty());
  }
}

}  // namespace
}  // namespace pithead
