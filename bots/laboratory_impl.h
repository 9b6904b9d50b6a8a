// The laboratory of one game. Included by one source for each game, which CMake writes
// (cmake/laboratory.cpp.in), behind what bots/<game>/ knows of that game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/arena_impl.h"
#include "bots/balance_impl.h"
#include "bots/batch_impl.h"
#include "bots/check_laws_impl.h"
#include "bots/laboratory.h"
#include "bots/learn_policy_impl.h"
#include "bots/learn_value_impl.h"
#include "bots/perft_impl.h"
#include "bots/simulate_impl.h"

namespace pithead {

template <Game G>
class LaboratoryOf final : public Laboratory {
 public:
  Result<Outcomes> simulate(const Simulation& simulation, const Progress& progress) const override {
    return simulate_games<G>(simulation, progress);
  }
  Result<std::vector<SimulatedGame>> simulate_each(const Simulation& simulation, std::uint64_t first,
                                                   const Progress& progress) const override {
    return simulate_each_game<G>(simulation, first, progress);
  }
  Result<LawfulGames> check_laws(const Setup& setup, std::uint64_t games, int threads,
                                 const Progress& progress) const override {
    return check_laws_of_games<G>(setup, games, threads, progress);
  }
  PlayedGame play_arena_game(const Arena& arena, std::uint64_t deal, int rotation) const override {
    return pithead::play_arena_game<G>(arena, deal, rotation, /*stop=*/false);
  }
  Balance measure_balance(const BalanceTrial& trial, const BalanceProgress& progress) const override {
    return measure_balance_of<G>(trial, progress);
  }
  Standings play_arena(const Arena& arena, const ArenaProgress& progress) const override {
    return play_all_deals<G>(arena, progress);
  }
  std::unique_ptr<Batch> make_batch(const BatchPlan& plan) const override {
    return std::make_unique<BatchOf<G>>(plan);
  }
  std::vector<ObservedField> observed_fields() const override {
    if constexpr (ObservedGame<G>) return G::observed_fields();
    return {};
  }
  void observe([[maybe_unused]] const AnyState& state, [[maybe_unused]] Seat seat,
               [[maybe_unused]] std::uint8_t* row) const override {
    if constexpr (ObservedGame<G>) G::observe(static_cast<const StateOf<G>&>(state).get(), seat, row);
  }

  Result<std::uint64_t> perft(const Setup& setup, int after, int depth,
                              const PerftProgress& progress) const override {
    return count_leaves<G>(setup, after, depth, progress);
  }

  Training training() const override { return training_of<G>(); }
  std::vector<std::int16_t> learn_policy(const Learning& learning,
                                         const LearningProgress& progress) const override {
    return learn_policy_of<G>(learning, progress);
  }
  std::vector<std::int16_t> learn_value(const Learning& learning, const Progress& progress) const override {
    return learn_value_of<G>(learning, progress);
  }
  bool bring_policy([[maybe_unused]] int players,
                    [[maybe_unused]] std::span<const std::int16_t> weights) const override {
    constexpr bool kOwn = requires { Policy<G>::bring_weights(players, weights); };
    if constexpr (kOwn) Policy<G>::bring_weights(players, weights);
    return kOwn;
  }
  bool bring_value([[maybe_unused]] std::span<const std::int16_t> weights) const override {
    constexpr bool kOwn = requires { Value<G>::bring_weights(weights); };
    if constexpr (kOwn) Value<G>::bring_weights(weights);
    return kOwn;
  }
};

template <Game G>
const Laboratory& laboratory_for() {
  static const LaboratoryOf<G> kLaboratory;
  return kLaboratory;
}

}  // namespace pithead
