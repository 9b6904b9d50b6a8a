#include "bots/simulate.h"

#include <cstdio>

#include "bots/levels.h"
#include "games/catalogue.h"
#include "match/record.h"

namespace pithead {
namespace {

template <Game G>
using Table = std::array<std::unique_ptr<Bot<G>>, kMaxSeats>;

template <Game G>
Table<G> seat_bots(const std::vector<BotSpec>& bots) {
  Table<G> table;
  for (std::size_t seat = 0; seat < bots.size(); ++seat) table[seat] = make_bot<G>(bots[seat]);
  return table;
}

template <Game G>
void add_game(Outcomes& outcomes, const typename G::State& state, int decisions) {
  const SeatSet winners = G::winners(state);
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    SeatTally& tally = outcomes.seats[seat];
    const ScoreSheet sheet = G::score(state, seat);
    tally.scores.add(sheet.total());
    for (std::size_t i = 0; i < sheet.points.size(); ++i) tally.points[i] += sheet.points[i];
    if (winners.has(seat)) tally.victories += kWholeVictory / static_cast<std::uint64_t>(winners.size());
  }
  outcomes.lengths.add(decisions);
}

std::string record_file(const std::string& folder, std::uint64_t game) {
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "/game-%08llu.json", static_cast<unsigned long long>(game));
  return folder + name.data();
}

Result<void> write_game(const Simulation& simulation, std::uint64_t game, const std::vector<Move>& moves) {
  Setup setup = simulation.setup;
  setup.seed = game_seed(simulation.setup.seed, game);
  Match match(setup);
  for (const Move move : moves) {
    if (auto played = match.play(move); !played) return played;
  }
  return save_record(record_file(simulation.records, game), match, names_of(simulation.bots));
}

template <Game G>
Result<void> play_game(const Simulation& simulation, const Table<G>& table, std::uint64_t game,
                       Outcomes& outcomes) {
  const std::uint64_t seed = game_seed(simulation.setup.seed, game);
  Rng chance(seed);
  Rng choices = bot_rng(seed, 0);
  typename G::State state = G::deal(simulation.setup.players, simulation.setup.options, chance);
  NoEvents silence;
  int decisions = 0;
  std::vector<Move> moves;
  while (G::to_move(state) != kNobody) {
    const Move move = table[G::to_move(state)]->choose(Situation<G>(state), choices);
    if (!simulation.records.empty()) moves.push_back(move);
    G::play(state, move, chance, silence);
    ++decisions;
  }
  add_game<G>(outcomes, state, decisions);
  return simulation.records.empty() ? Result<void>{} : write_game(simulation, game, moves);
}

template <Game G>
Result<Outcomes> simulate_games(const Simulation& simulation, const Progress& progress) {
  return in_parallel<Outcomes>(simulation.games, simulation.threads, progress, [&] {
    return [&simulation, table = seat_bots<G>(simulation.bots)](std::uint64_t game, Outcomes& outcomes) {
      return play_game<G>(simulation, table, game, outcomes);
    };
  });
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
  Result<Outcomes> outcomes;
  with_game(simulation.setup.game->info().id,
            [&]<class G>() { outcomes = simulate_games<G>(simulation, progress); });
  return outcomes;
}

std::uint64_t game_seed(std::uint64_t series_seed, std::uint64_t game) {
  return derive_seed(series_seed, game) >> 11U;  // below 2^53, which every reader of JSON keeps exactly
}

}  // namespace pithead
