// What every bot promises: a legal move, in its budget, by what its seat knows; and that each level is
// stronger than the one before.
#include <array>
#include <chrono>
#include <cstdint>
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

// Whatever the seat cannot know, it chooses the same: in thousands of positions of each game.
TEST(Levels, NeverPeek) {
  constexpr int kPositions = effort(400);  // at each table
  for_each_table([]<class G>(int players) {
    for (const char* name : kThrifty) {
      Rng others(3);
      int positions = 0;
      std::uint64_t seed = 0;
      while (positions < kPositions) {
        ++seed;
        const auto bot = bot_named<G>(name);
        const auto twin = bot_named<G>(name);
        wander<G>(players, seed, [&](const typename G::State& state) {
          if (++positions > kPositions) return;
          typename G::State other = state;
          G::resample(other, G::to_move(state), others);
          Rng one(seed);
          Rng same(seed);
          ASSERT_EQ(bot->choose(StateOf<G>(state), one), twin->choose(StateOf<G>(other), same)) << name;
        });
      }
    }
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

// A bot that looked at the clock too seldom would think for ever here: 1 ms for each of its decisions.
TEST(Levels, HardKeepsToItsTime) {
  for_each_game([]<class G>() {
    const auto start = std::chrono::steady_clock::now();
    const Budget crew{.milliseconds = 0, .iterations = 0, .threads = 2};
    EXPECT_EQ(play_alone<G>(bot_named<G>("hard:1ms", crew), 100).size(), 100U);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
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
  for (const AnyGame* game : all_games()) {
    EXPECT_GE(share_of_victories(*game, "easy", "random", 100), 0.95) << game->info().id;
    if (kSanitized) continue;
    EXPECT_GE(share_of_victories(*game, "medium", "easy", 20), 0.6) << game->info().id;
    EXPECT_GE(share_of_victories(*game, "hard:400", "medium", 4), 0.5) << game->info().id;
  }
}

}  // namespace
}  // namespace pithead
