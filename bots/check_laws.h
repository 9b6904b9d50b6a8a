// Plays random games and checks every law of the game after every move.
#pragma once

#include <cstdint>

#include "bots/parallel.h"
#include "match/match.h"

namespace pithead {

// No game of ours takes more decisions; one that does has found a way to go on for ever.
inline constexpr int kLongestGame = 5000;

struct LawfulGames {
  std::uint64_t decisions = 0;
  void add(const LawfulGames& other) { decisions += other.decisions; }
};

// The seed of the setup is the series' seed. An error names the game's seed, the decision and the law.
Result<LawfulGames> check_laws(const Setup& setup, std::uint64_t games, int threads,
                               const Progress& progress);

}  // namespace pithead
