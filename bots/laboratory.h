// What plays many games is a template over the game as well, compiled once for each (laboratory_impl.h). The
// functions of arena.h, balance.h, batch.h, simulate.h, learn.h, check_laws.h and perft.h ask it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/arena.h"
#include "bots/balance.h"
#include "bots/batch.h"
#include "bots/check_laws.h"
#include "bots/learn.h"
#include "bots/perft.h"
#include "bots/simulate.h"
#include "games/core/interface.h"

namespace pithead {

class Laboratory : public Interface {
 public:
  virtual Result<Outcomes> simulate(const Simulation& simulation, const Progress& progress) const = 0;
  virtual Result<std::vector<SimulatedGame>> simulate_each(const Simulation& simulation, std::uint64_t first,
                                                           const Progress& progress) const = 0;
  virtual Result<LawfulGames> check_laws(const Setup& setup, std::uint64_t games, int threads,
                                         const Progress& progress) const = 0;
  virtual PlayedGame play_arena_game(const Arena& arena, std::uint64_t deal, int rotation) const = 0;
  virtual Balance measure_balance(const BalanceTrial& trial, const BalanceProgress& progress) const = 0;
  virtual Standings play_arena(const Arena& arena, const ArenaProgress& progress) const = 0;

  virtual std::unique_ptr<Batch> make_batch(const BatchPlan& plan) const = 0;
  // What observations are made of, none if the game has none; and one, into a row of zeros as long as they
  // say.
  virtual std::vector<ObservedField> observed_fields() const = 0;
  virtual void observe(const AnyState& state, Seat seat, std::uint8_t* row) const = 0;

  virtual Result<std::uint64_t> perft(const Setup& setup, int after, int depth,
                                      const PerftProgress& progress) const = 0;

  virtual Training training() const = 0;
  virtual std::vector<std::int16_t> learn_policy(const Learning& learning,
                                                 const LearningProgress& progress) const = 0;
  virtual std::vector<std::int16_t> learn_value(const Learning& learning, const Progress& progress) const = 0;
  virtual bool bring_policy(int players, std::span<const std::int16_t> weights) const = 0;
  virtual bool bring_value(std::span<const std::int16_t> weights) const = 0;
};

// One for each game, compiled with all that bots/<game>/ knows of it.
template <Game G>
const Laboratory& laboratory_for();

// The laboratory of a game of the catalogue.
const Laboratory& laboratory_of(const AnyGame& game);

}  // namespace pithead
