// perft.h for one game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "bots/perft.h"
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

template <Game G>
Result<std::uint64_t> count_leaves(const Setup& setup, int after, int depth, const PerftProgress& progress) {
  Rng rng = setup.seed.rng();
  typename G::State state = G::deal(setup.players, setup.options, rng);
  typename G::Moves moves;
  NoEvents silence;
  for (int i = 0; i < after; ++i) {
    G::legal(state, moves);
    if (moves.empty())
      return fail(Error::Kind::WrongSetup, "the game is over after " + std::to_string(i) + " decisions");
    G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
  }
  if (depth <= 1) return perft<G>(state, depth, rng);
  G::legal(state, moves);
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    progress(i, moves.size());
    typename G::State next = state;
    Rng chance = rng;
    G::play(next, moves[i], chance, silence);
    leaves += perft<G>(next, depth - 1, chance);
  }
  return leaves;
}

}  // namespace pithead
