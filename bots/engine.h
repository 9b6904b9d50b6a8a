// Everything that thinks about a game or plays many of them is a template over the game, compiled once for
// each (engine_impl.h). This is the handle by which the rest of the program finds it; the functions of
// adviser.h, arena.h, simulate.h and the others ask it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/adviser.h"
#include "bots/arena.h"
#include "bots/balance.h"
#include "bots/bot.h"
#include "bots/check_laws.h"
#include "bots/learn.h"
#include "bots/measure.h"
#include "bots/perft.h"
#include "bots/simulate.h"
#include "games/core/interface.h"
#include "games/core/text.h"

namespace pithead {

class Engine : public Interface {
 public:
  virtual std::unique_ptr<AnyBot> make_bot(const BotSpec& spec) const = 0;
  virtual Advice advise(const AnyState& state, const Question& question, Rng& rng) const = 0;
  virtual std::vector<Event> find_reasons(const AnyState& before, const AnyState& after) const = 0;
  virtual std::span<const EventForm> reason_forms() const = 0;

  virtual Result<Outcomes> simulate(const Simulation& simulation, const Progress& progress) const = 0;
  virtual Result<LawfulGames> check_laws(const Setup& setup, std::uint64_t games, int threads,
                                         const Progress& progress) const = 0;
  virtual PlayedGame play_arena_game(const Arena& arena, std::uint64_t deal, int rotation) const = 0;
  virtual Balance measure_balance(const BalanceTrial& trial, const BalanceProgress& progress) const = 0;
  virtual Standings play_arena(const Arena& arena, const ArenaProgress& progress) const = 0;

  virtual Result<std::uint64_t> perft(const Setup& setup, int after, int depth,
                                      const PerftProgress& progress) const = 0;
  virtual Speed measure_speed(int players, double seconds) const = 0;

  virtual Training training() const = 0;
  virtual std::vector<std::int16_t> learn_policy(const Learning& learning,
                                                 const LearningProgress& progress) const = 0;
  virtual std::vector<std::int16_t> learn_value(const Learning& learning, const Progress& progress) const = 0;
  virtual bool bring_policy(int players, std::span<const std::int16_t> weights) const = 0;
  virtual bool bring_value(std::span<const std::int16_t> weights) const = 0;
};

// One for each game, compiled with all that bots/<game>/ knows of it.
template <Game G>
const Engine& engine_for();

// The engine of a game of the catalogue.
const Engine& engine_of(const AnyGame& game);

}  // namespace pithead
