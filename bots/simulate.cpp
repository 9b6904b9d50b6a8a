#include "bots/simulate.h"

#include <cstdio>

#include "bots/laboratory.h"
#include "match/record.h"

namespace pithead {
namespace {

std::string record_file(const std::string& folder, std::uint64_t game) {
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "/game-%08llu.json", static_cast<unsigned long long>(game));
  return folder + name.data();
}

}  // namespace

void SeatTally::add(const SeatTally& other) {
  scores.add(other.scores);
  victories += other.victories;
  for (std::size_t i = 0; i < points.size(); ++i) points[i] += other.points[i];
}

void Outcomes::add(const Outcomes& other) {
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i].add(other.seats[i]);
  lengths.add(other.lengths);
}

Result<Outcomes> simulate(const Simulation& simulation, const Progress& progress) {
  return laboratory_of(*simulation.setup.game).simulate(simulation, progress);
}

Result<std::vector<SimulatedGame>> simulate_each(const Simulation& simulation, std::uint64_t first,
                                                 const Progress& progress) {
  return laboratory_of(*simulation.setup.game).simulate_each(simulation, first, progress);
}

Result<void> save_simulated_game(const Simulation& simulation, std::uint64_t game,
                                 const std::vector<Move>& moves) {
  Setup setup = simulation.setup;
  setup.seed = game_seed(simulation.setup.seed.number(), game);
  Match match(setup);
  for (const Move move : moves) {
    if (auto played = match.play(move); !played) return played;
  }
  return save_record(record_file(simulation.records, game), match, names_of(simulation.bots));
}

std::uint64_t game_seed(std::uint64_t series_seed, std::uint64_t game) {
  return derive_seed(series_seed, game) >> 11U;  // below 2^53, which every reader of JSON keeps exactly
}

}  // namespace pithead
