// Counts every way a game can go for a number of decisions: one number that any change of behaviour changes.
#pragma once

#include <cstdint>

#include "games/core/game.h"

namespace pithead {

// Chance is drawn from a copy of the same generator in every branch, so the count depends on the deal alone.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth, const Rng& rng) {
  if (depth == 0) return 1;
  typename G::Moves moves;
  G::legal(state, moves);
  if (depth == 1) return moves.size();
  std::uint64_t leaves = 0;
  NoEvents silence;
  for (const Move move : moves) {
    typename G::State next = state;
    Rng chance = rng;
    G::play(next, move, chance, silence);
    leaves += perft<G>(next, depth - 1, chance);
  }
  return leaves;
}

}  // namespace pithead
