// check_laws.h for one game.
#pragma once

#include <cstdint>
#include <string>

#include "bots/check_laws.h"
#include "bots/simulate.h"
#include "games/core/game.h"

namespace pithead {

template <Game G>
const char* broken_here(const typename G::State& state, const typename G::Moves& moves, int decision) {
  if (const char* broken = G::broken_law(state)) return broken;
  if (moves.empty() != (G::to_move(state) == kNobody))
    return "somebody is to move exactly when there is a move";
  return decision < kLongestGame ? nullptr : "a game comes to an end";
}

template <Game G>
Result<void> check_laws_of_game(const Setup& setup, std::uint64_t game, LawfulGames& sum) {
  const std::uint64_t seed = game_seed(setup.seed.number(), game);
  Rng rng(seed);
  typename G::State state = G::deal(setup.players, setup.options, rng);
  typename G::Moves moves;
  NoEvents silence;
  for (int decision = 0;; ++decision) {
    G::legal(state, moves);
    if (const char* broken = broken_here<G>(state, moves, decision)) {
      return fail(Error::Kind::BrokenLaw, "with " + std::to_string(setup.players) + " players, seed " +
                                              std::to_string(seed) + ", decision " +
                                              std::to_string(decision) + " this does not hold: " + broken);
    }
    if (moves.empty()) return {};
    ++sum.decisions;
    G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
  }
}

template <Game G>
Result<LawfulGames> check_laws_of_games(const Setup& setup, std::uint64_t games, int threads,
                                        const Progress& progress) {
  return in_parallel<LawfulGames>(games, threads, progress, [&] {
    return [&setup](std::uint64_t game, LawfulGames& sum) { return check_laws_of_game<G>(setup, game, sum); };
  });
}

}  // namespace pithead
