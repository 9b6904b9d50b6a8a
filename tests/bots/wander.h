// Positions to ask bots about.
#pragma once

#include <cstdint>
#include <vector>

#include "catalogue/bots.h"
#include "games/catalogue.h"

namespace pithead {

// The games that the bots have learned. What is claimed of levels, policies and values is claimed of these;
// what holds for a game that has rules and nothing else, tests/add_a_game/ says.
inline std::vector<const AnyGame*> learned_games() {
  std::vector<const AnyGame*> learned;
  for (const AnyGame* game : all_games()) {
    with_game(game->info().id, [&]<class G>() {
      if (Policy<G>::kFeatures > 0) learned.push_back(game);
    });
  }
  return learned;
}

// Calls body.operator()<G>() for each of them.
template <class Body>
void for_each_game(Body body) {
  for (const AnyGame* game : learned_games()) with_game(game->info().id, body);
}

// Calls body(state) for every position of a game in which the moves are half random, half by policy.
template <Game G, class Body>
void wander(int players, std::uint64_t seed, Body body) {
  Rng rng(seed);
  typename G::State state = G::deal(players, Options{}, rng);
  typename G::Moves moves;
  NoEvents silence;
  while (G::to_move(state) != kNobody) {
    body(state);
    G::legal(state, moves);
    const auto some = rng.below(2) == 0 ? std::size_t{rng.below(static_cast<std::uint32_t>(moves.size()))}
                                        : MoveProbabilities<G>(state, moves).draw(rng);
    G::play(state, moves[some], rng, silence);
  }
}

// A game in which each move is what choose(state) says.
template <Game G, class Choose>
void follow(int players, std::uint64_t seed, Choose choose) {
  Rng rng(seed);
  typename G::State state = G::deal(players, Options{}, rng);
  NoEvents silence;
  while (G::to_move(state) != kNobody) G::play(state, choose(state), rng, silence);
}

}  // namespace pithead
