// measure.h for one game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/measure.h"
#include "bots/timing.h"
#include "bots/tree.h"

namespace pithead {

struct Played {
  std::uint64_t decisions = 0;
  std::uint64_t listed = 0;
};

// Flattened, as a search flattens its playouts: list, choose and play in one piece of code.
template <Game G>
[[gnu::flatten]] Played play_random_game(int players, std::uint64_t seed) {
  Rng rng(seed);
  typename G::State state = G::deal(players, Options{}, rng);
  typename G::Moves moves;
  NoEvents silence;
  Played played;
  while (G::to_move(state) != kNobody) {
    G::legal(state, moves);
    ++played.decisions;
    played.listed += moves.size();
    G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
  }
  keep(state);
  return played;
}

template <Game G>
void measure_games(int players, double seconds, Speed& speed) {
  Played all;
  std::uint64_t games = 0;
  const double game_seconds = time_one(seconds, [&] {
    const Played played = play_random_game<G>(players, games++);
    all.decisions += played.decisions;
    all.listed += played.listed;
  });
  speed.decisions_per_game = static_cast<double>(all.decisions) / static_cast<double>(games);
  speed.moves_per_decision = static_cast<double>(all.listed) / static_cast<double>(all.decisions);
  speed.games_per_second = 1 / game_seconds;
  speed.decisions_per_second = speed.decisions_per_game / game_seconds;
}

// A state about half way through a random game.
template <Game G>
typename G::State middle_of_game(int players) {
  Rng rng(1);
  const auto half = play_random_game<G>(players, 1).decisions / 2;
  typename G::State state = G::deal(players, Options{}, rng);
  typename G::Moves moves;
  NoEvents silence;
  for (std::uint64_t i = 0; i < half; ++i) {
    G::legal(state, moves);
    G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
  }
  return state;
}

template <Game G>
void measure_state(int players, double seconds, Speed& speed) {
  constexpr double kNano = 1e9;
  const typename G::State state = middle_of_game<G>(players);
  speed.state_bytes = sizeof(state);
  std::vector<typename G::State> copies(8, state);
  std::size_t next = 0;
  speed.copy_ns = kNano * time_one(seconds, [&] {
                    copies[next & 7U] = state;
                    keep(copies[next++ & 7U]);
                  });
  speed.hash_ns = kNano * time_one(seconds, [&] { keep(G::hash(copies[next++ & 7U])); });
  const Belief<G> belief(state, G::to_move(state));
  Rng rng(1);
  speed.sample_ns = kNano * time_one(seconds, [&] { keep(belief.sample(rng)); });
}

template <Game G>
void measure_search(int players, double seconds, Speed& speed) {
  const typename G::State state = middle_of_game<G>(players);
  const Belief<G> belief(state, G::to_move(state));
  Tree<G> tree;
  Rng rng(1);
  speed.iterations_per_second = 1 / time_one(seconds, [&] { tree.iterate(belief, rng); });
}

template <Game G>
Speed measure_speed_of(int players, double seconds) {
  Speed speed;
  measure_games<G>(players, seconds, speed);
  measure_state<G>(players, seconds / 4, speed);
  measure_search<G>(players, seconds, speed);
  return speed;
}

}  // namespace pithead
