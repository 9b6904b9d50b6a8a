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

template <Game G>
Result<void> simulate_game(const Simulation& simulation, const SeatBots<G>& bots, std::uint64_t game,
                           Outcomes& outcomes) {
  const std::uint64_t seed = game_seed(simulation.setup.seed.number(), game);
  Rng chance(seed);
  Rng choices = bot_rng(seed, 0);
  typename G::State state = G::deal(simulation.setup.players, simulation.setup.options, chance);
  NoEvents silence;
  int decisions = 0;
  std::vector<Move> moves;
  while (G::to_move(state) != kNobody) {
    const Move move = bots[G::to_move(state)]->choose(Situation<G>(state), choices);
    if (!simulation.records.empty()) moves.push_back(move);
    G::play(state, move, chance, silence);
    ++decisions;
  }
  add_game<G>(outcomes, state, decisions);
  return simulation.records.empty() ? Result<void>{} : save_simulated_game(simulation, game, moves);
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
