// What every bot promises: a legal move, in its budget, by what its seat knows; and that each level is
// stronger than the one before.
#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <iterator>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "bots/arena.h"
#include "bots/bot.h"
#include "tests/bots/wander.h"
#include "tests/support/effort.h"

namespace pithead {
namespace {

// Each level, the strongest with as little thought as makes a search.
constexpr std::array kThrifty{"random", "easy", "medium", "hard:5"};

// As the program has them.
template <Game G>
std::unique_ptr<AnyBot> bot_named(const char* name, const Budget& budget = {}) {
  return make_any_bot(*find_game(G::kInfo.id), *read_bot(name, budget));
}

template <class Body>
void for_each_table(Body body) {
  for_each_game([&]<class G>() {
    for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players)
      body.template operator()<G>(players);
  });
}

TEST(Levels, AlwaysAnswerWithALegalMove) {
  for_each_table([]<class G>(int players) {
    for (const char* name : kThrifty) {
      const auto bot = bot_named<G>(name);
      Rng rng(7);
      wander<G>(players, 1, [&](const typename G::State& state) {
        ASSERT_TRUE(StateOf<G>(state).is_legal(bot->choose(StateOf<G>(state), rng))) << name;
      });
    }
  });
}

// Positions at each table.
constexpr int kPositions = effort(200);

// How many positions there are in which one bot, shown the truth, chooses otherwise than its twin, shown the
// same with other hidden cards. In half of the games the positions come from its own choices.
template <Game G, class MakeBot>
int count_peeks(int players, MakeBot make_bot) {
  Rng others(3);
  int peeks = 0;
  int positions = 0;
  for (std::uint64_t seed = 1; positions < kPositions; ++seed) {
    const auto bot = make_bot();
    const auto twin = make_bot();
    const auto look = [&](const typename G::State& state) {
      typename G::State other = state;
      G::resample(other, G::to_move(state), others);
      Rng one = Rng::stream(seed, static_cast<std::uint64_t>(positions));
      Rng same = one;
      const Move move = bot->choose(StateOf<G>(state), one);
      ++positions;
      if (twin->choose(StateOf<G>(other), same) != move) ++peeks;
      return move;
    };
    seed % 2 == 0 ? wander<G>(players, seed, look) : follow<G>(players, seed, look);
  }
  return peeks;
}

// Whatever the seat cannot know, it chooses the same: in thousands of positions of each game.
TEST(Levels, NeverPeek) {
  for_each_table([]<class G>(int players) {
    for (const char* name : kThrifty) {
      EXPECT_EQ((count_peeks<G>(players, [&] { return bot_named<G>(name); })), 0) << G::kInfo.id << name;
    }
  });
}

// One that goes by the whole truth.
template <Game G>
struct PeekingBot final : AnyBot {
  Move choose(const AnyState& state, Rng& /*rng*/) override {
    const std::vector<Move> legal = state.legal();
    return legal[state.hash() % legal.size()];
  }
};

TEST(Levels, WouldBeCaughtPeeking) {
  for_each_table([]<class G>(int players) {
    const int peeks = count_peeks<G>(players, [] { return std::make_unique<PeekingBot<G>>(); });
    EXPECT_GT(peeks, kPositions / 10) << G::kInfo.id;
  });
}

// A whole game by one bot against itself, as the moves' numbers.
template <Game G>
std::vector<std::uint16_t> play_alone(const std::unique_ptr<AnyBot>& bot, int decisions) {
  Rng chance(5);
  Rng choices(6);
  typename G::State state = G::deal(2, Options{}, chance);
  NoEvents silence;
  std::vector<std::uint16_t> moves;
  while (G::to_move(state) != kNobody && static_cast<int>(moves.size()) < decisions) {
    const Move move = bot->choose(StateOf<G>(state), choices);
    moves.push_back(index_of(move));
    G::play(state, move, chance, silence);
  }
  return moves;
}

TEST(Levels, ChooseTheSameForTheSameSeedAndIterations) {
  for_each_game([]<class G>() {
    for (const char* name : kThrifty) {
      EXPECT_EQ(play_alone<G>(bot_named<G>(name), 60), play_alone<G>(bot_named<G>(name), 60)) << name;
    }
    const Budget crew{.milliseconds = 0, .iterations = 0, .threads = 3};
    EXPECT_EQ(play_alone<G>(bot_named<G>("hard:30", crew), 30),
              play_alone<G>(bot_named<G>("hard:30", crew), 30));
  });
}

// The time this thread was at work: waiting for a busy machine is no fault of a bot.
double milliseconds_at_work() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

// A single move is asked for only where nobody else may know that it is one.
TEST(Levels, HardThinksByTheClockAboutASingleMoveToo) {
  int asked = 0;
  for_each_game([&]<class G>() {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      wander<G>(3, seed, [&](const typename G::State& state) {
        if (StateOf<G>(state).legal().size() != 1 || asked >= 3) return;
        ++asked;
        Rng rng(1);
        const auto bot = bot_named<G>("hard", {.milliseconds = 40});
        const double start = milliseconds_at_work();
        EXPECT_EQ(bot->choose(StateOf<G>(state), rng), StateOf<G>(state).legal()[0]);
        EXPECT_GT(milliseconds_at_work() - start, 1);
      });
    }
  });
  EXPECT_GT(asked, 0) << "no position with one move was met";
}

// How long a bot thinks about a decision of a game: half of them take no longer.
template <Game G>
double median_thought(const char* name, const Budget& budget = {}) {
  const auto bot = bot_named<G>(name, budget);
  std::vector<double> thoughts;
  Rng rng(4);
  follow<G>(4, 2, [&](const typename G::State& state) {
    const double start = milliseconds_at_work();
    const Move move = bot->choose(StateOf<G>(state), rng);
    if (StateOf<G>(state).legal().size() > 1) thoughts.push_back(milliseconds_at_work() - start);
    return move;
  });
  const auto middle = thoughts.begin() + std::ssize(thoughts) / 2;
  std::nth_element(thoughts.begin(), middle, thoughts.end());
  return *middle;
}

TEST(Levels, KeepToTheirTime) {
  constexpr double kSlower = kSanitized ? 20 : 1;
  for_each_game([]<class G>() {
    EXPECT_LE(median_thought<G>("easy"), 1 * kSlower) << G::kInfo.id;
    EXPECT_LE(median_thought<G>("medium"), 30 * kSlower) << G::kInfo.id;
    for (const int threads : {1, 2}) {
      EXPECT_LE(median_thought<G>("hard:2ms", {.threads = threads}), 2 * kSlower) << G::kInfo.id;
    }
  });
}

double share_of_victories(const AnyGame& game, const char* strong, const char* weak, std::uint64_t games) {
  const Arena arena{.setup = {.game = &game, .players = 2, .options = {}, .seed = 1},
                    .field = make_field({*read_bot(strong), *read_bot(weak)}, 2),
                    .games = games,
                    .threads = 2,
                    .decide = {}};
  const Standings standings =
      play_arena(arena, [](std::uint64_t /*done*/, const Standings& /*so_far*/) { return true; });
  return share_of(standings.bots[0].wins);
}

TEST(Levels, EachBeatsTheOneBefore) {
  for (const AnyGame* game : learned_games()) {
    EXPECT_GE(share_of_victories(*game, "easy", "random", 100), 0.95) << game->info().id;
    if (kSanitized) continue;
    EXPECT_GE(share_of_victories(*game, "medium", "easy", 20), 0.6) << game->info().id;
    EXPECT_GE(share_of_victories(*game, "hard:200", "medium", 4), 0.5) << game->info().id;
  }
}

}  // namespace
}  // namespace pithead
