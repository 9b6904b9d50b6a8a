// simulate.h for one game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "bots/levels.h"
#include "bots/simulate.h"

namespace pithead {

template <Game G>
using SeatBots = std::array<std::unique_ptr<Bot<G>>, kMaxSeats>;

template <Game G>
SeatBots<G> make_seat_bots(const std::vector<BotSpec>& bots) {
  SeatBots<G> seats;
  for (std::size_t seat = 0; seat < bots.size(); ++seat) seats[seat] = make_bot<G>(bots[seat]);
  return seats;
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

// Plays a game of the series to its end; on_move(move) hears of every move.
template <Game G>
struct FinishedGame {
  std::uint64_t seed;
  Seat first;
  int decisions;
  typename G::State state;
};
template <Game G, class OnMove>
FinishedGame<G> play_series_game(const Simulation& simulation, const SeatBots<G>& bots, std::uint64_t game,
                                 OnMove on_move) {
  const std::uint64_t seed = game_seed(simulation.setup.seed.number(), game);
  Rng chance(seed);
  Rng choices = bot_rng(seed, 0);
  typename G::State state = G::deal(simulation.setup.players, simulation.setup.options, chance);
  const Seat first = G::first_player(state);
  NoEvents silence;
  int decisions = 0;
  for (; G::to_move(state) != kNobody; ++decisions) {
    const Move move = bots[G::to_move(state)]->choose(Situation<G>(state), choices);
    on_move(move);
    G::play(state, move, chance, silence);
  }
  return {seed, first, decisions, state};
}

template <Game G>
Result<void> simulate_game(const Simulation& simulation, const SeatBots<G>& bots, std::uint64_t game,
                           Outcomes& outcomes) {
  std::vector<Move> moves;
  const bool recorded = !simulation.records.empty();
  const auto played = play_series_game<G>(simulation, bots, game, [&](Move move) {
    if (recorded) moves.push_back(move);
  });
  add_game<G>(outcomes, played.state, played.decisions);
  return recorded ? save_simulated_game(simulation, game, moves) : Result<void>{};
}

template <Game G>
SimulatedGame simulate_one(const Simulation& simulation, const SeatBots<G>& bots, std::uint64_t game) {
  const auto played = play_series_game<G>(simulation, bots, game, [](Move /*move*/) {});
  SimulatedGame result{.seed = played.seed,
                       .first = played.first,
                       .decisions = played.decisions,
                       .winners = G::winners(played.state),
                       .sheets = {}};
  for (Seat seat = 0; seat < simulation.setup.players; ++seat)
    result.sheets[seat] = G::score(played.state, seat);
  return result;
}

// What each game wrote down for itself; there is nothing to add up.
struct NoSum {
  void add(const NoSum& /*other*/) {}
};

template <Game G>
Result<std::vector<SimulatedGame>> simulate_each_game(const Simulation& simulation, std::uint64_t first,
                                                      const Progress& progress) {
  std::vector<SimulatedGame> games(simulation.games);
  const auto played = in_parallel<NoSum>(
      simulation.games, simulation.threads, progress,
      [&] {
        return [&, bots = make_seat_bots<G>(simulation.bots)](std::uint64_t game, NoSum& /*sum*/) {
          games[game] = simulate_one<G>(simulation, bots, first + game);
          return Result<void>{};
        };
      },
      /*block=*/1);
  if (!played) return tl::unexpected(played.error());
  return games;
}

template <Game G>
Result<Outcomes> simulate_games(const Simulation& simulation, const Progress& progress) {
  return in_parallel<Outcomes>(simulation.games, simulation.threads, progress, [&] {
    return [&simulation, bots = make_seat_bots<G>(simulation.bots)](std::uint64_t game, Outcomes& outcomes) {
      return simulate_game<G>(simulation, bots, game, outcomes);
    };
  });
}

}  // namespace pithead
