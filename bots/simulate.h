// Plays many games between bots and gathers what they say about bots, seats and points.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "bots/bot_spec.h"
#include "bots/parallel.h"
#include "bots/tally.h"
#include "games/core/game.h"
#include "match/match.h"

namespace pithead {

struct Simulation {
  Setup setup;                // its seed is the series' seed; each game derives its own
  std::vector<BotSpec> bots;  // one for each seat
  std::uint64_t games = 1;
  int threads = 1;
  std::string records;  // a folder for one record a game; empty: none are written
};

struct SeatTally {
  Distribution scores;
  std::uint64_t victories = 0;  // in parts of kWholeVictory
  std::array<std::int64_t, ScoreSheet::kMost> points{};

  void add(const SeatTally& other);
};

struct Outcomes {
  std::array<SeatTally, kMaxSeats> seats;
  Distribution lengths;  // decisions in a game

  void add(const Outcomes& other);
};

// The same seed gives the same outcomes, whatever the number of threads.
Result<Outcomes> simulate(const Simulation& simulation, const Progress& progress);

// One game of a series, for whoever wants to look at each of them.
struct SimulatedGame {
  std::uint64_t seed = 0;
  Seat first = 0;  // the first player of the first round
  int decisions = 0;
  SeatSet winners;
  std::array<ScoreSheet, kMaxSeats> sheets;
};

// The games of a series from `first` on, as many as the simulation says, so that several computers can share
// a series.
Result<std::vector<SimulatedGame>> simulate_each(const Simulation& simulation, std::uint64_t first,
                                                 const Progress& progress);

// Plays a game of the series anew and writes its record.
Result<void> save_simulated_game(const Simulation& simulation, std::uint64_t game,
                                 const std::vector<Move>& moves);

// The seed of one game of a series, as its record has it.
std::uint64_t game_seed(std::uint64_t series_seed, std::uint64_t game);

}  // namespace pithead
