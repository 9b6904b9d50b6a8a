// The level `medium`: it plans its whole turn, and takes the move with which the turn can end best. Where
// that makes little difference it goes by policy, which knows what pays later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/bot.h"
#include "bots/planner.h"

namespace pithead {

template <Game G>
class PlannerBot final : public Bot<G> {
 public:
  Move choose(const Situation<G>& situation, Rng& rng) override {
    const Belief<G> belief = situation.belief();
    planner_.start_count();
    rank(belief.sample(rng), situation.legal());
    for (int i = 0; i < kGuesses; ++i) add_leads(belief.sample(rng), belief.seat(), rng);
    return options_[best(rng)].move;
  }

 private:
  static constexpr int kGuesses = 2;  // at what the seat does not know
  static constexpr std::size_t kBreadth = 24;
  static constexpr std::size_t kWidth = 16;
  static constexpr std::uint64_t kPositions = 20'000;

  struct Option {
    Move move;
    std::int64_t value;  // sum over the guesses
  };

  // The likeliest moves. A hundredth of a policy score counts as a hundredth of a point.
  void rank(const typename G::State& guess, const typename G::Moves& legal) {
    const MoveProbabilities<G> probabilities(guess, legal);
    probabilities.rank(kBreadth, places_);
    options_.clear();
    for (const std::size_t i : places_) options_.push_back({legal[i], -kGuesses * probabilities.gap(i)});
  }

  void add_leads(const typename G::State& now, Seat seat, Rng& rng) {
    NoEvents silence;
    for (Option& option : options_) {
      typename G::State state = now;
      G::play(state, option.move, rng, silence);
      option.value += planner_.best_lead(state, seat, rng);
    }
  }

  // Each of the equally good moves with the same chance.
  std::size_t best(Rng& rng) const {
    std::size_t best = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < options_.size(); ++i) {
      if (options_[i].value < options_[best].value) continue;
      equals = options_[i].value > options_[best].value ? 1 : equals + 1;
      if (rng.below(equals) == 0) best = i;
    }
    return best;
  }

  Planner<G> planner_{{.breadth = kBreadth, .width = kWidth, .positions = kPositions}};
  std::vector<std::size_t> places_;
  std::vector<Option> options_;
};

}  // namespace pithead
