// The planner: the best way to finish a turn, by looking at all positions it can lead to, step by step. A bot
// in a hurry sets limits; the plan is exactly the best as long as none was reached.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "bots/hash_set.h"
#include "bots/policy.h"
#include "bots/value.h"
#include "games/core/game.h"

namespace pithead {

struct PlanLimits {
  std::size_t breadth = std::numeric_limits<std::size_t>::max();  // moves tried in a position, the likeliest
  std::size_t width =
      std::numeric_limits<std::size_t>::max();  // positions followed after a step, by their value
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();  // then only one is followed

  static constexpr std::size_t kHurriedBreadth = 12;
};

template <Game G>
struct Plan {
  std::vector<Move> moves;  // to the end of the turn
  int lead = 0;             // then, in hundredths of a point
  bool exact = true;        // nothing better can be reached
};

template <Game G>
class Planner {
 public:
  using State = typename G::State;

  explicit Planner(const PlanLimits& limits = {}) : limits_(limits) {}

  // The count against the limit of positions begins anew.
  void start_count() { positions_ = 0; }

  // From a position in the middle of the seat's turn; an empty plan from any other.
  Plan<G> best_plan(const State& start, Seat seat, Rng& rng) {
    search(start, seat, rng);
    Plan<G> plan{.moves = {}, .lead = best_.lead, .exact = exact_};
    for (std::size_t i = best_.step; i != kStart; i = steps_[i].before) plan.moves.push_back(steps_[i].move);
    std::reverse(plan.moves.begin(), plan.moves.end());
    return plan;
  }

  // The lead alone; of a finished turn the one it has.
  int best_lead(const State& start, Seat seat, Rng& rng) {
    search(start, seat, rng);
    return best_.lead;
  }

  // Positions looked at since the count began.
  std::uint64_t positions() const { return positions_; }

 private:
  static constexpr std::size_t kStart = std::numeric_limits<std::size_t>::max();

  struct Step {
    Move move;
    std::size_t before;  // the step before it, or kStart
  };
  struct Reached {
    State state;
    int value;
    std::size_t step;
  };
  struct Best {
    int lead = std::numeric_limits<int>::min();
    std::size_t step = kStart;
  };

  void search(const State& start, Seat seat, Rng& rng) {
    seat_ = seat;
    best_ = {};
    exact_ = true;
    steps_.clear();
    next_.clear();
    reach(start, kStart);
    std::swap(layer_, next_);
    while (!layer_.empty()) advance(rng);
  }

  // The turn is over when another seat is to move, or the same seat begins its next one.
  bool is_over(const State& state) const { return G::to_move(state) != seat_ || G::begins_turn(state); }

  void reach(const State& state, std::size_t step) {
    ++positions_;
    if (!is_over(state)) return next_.push_back({state, 0, step});
    const int lead = lead_of(values_of<G>(state), seat_, G::players(state));
    if (lead > best_.lead) best_ = {lead, step};
  }

  void advance(Rng& rng) {
    next_.clear();
    seen_.clear();
    NoEvents silence;
    for (const Reached& from : layer_) {
      for (const std::size_t i : moves_to_try(from.state)) {
        const Move move = moves_[i];
        State state = from.state;
        G::play(state, move, rng, silence);
        if (!seen_.insert(G::hash(state))) continue;
        steps_.push_back({move, from.step});
        reach(state, steps_.size() - 1);
      }
    }
    keep_best();
    std::swap(layer_, next_);
  }

  bool in_a_hurry() const { return positions_ > limits_.positions; }

  // Their places in the list of legal moves: the likeliest ones, if there are too many for all.
  const std::vector<std::size_t>& moves_to_try(const State& state) {
    const std::size_t most =
        in_a_hurry() ? std::min(limits_.breadth, PlanLimits::kHurriedBreadth) : limits_.breadth;
    G::legal(state, moves_);
    if (moves_.size() > most) {
      exact_ = false;
      MoveProbabilities<G>(state, moves_).rank(most, tried_);
    } else {
      tried_.resize(moves_.size());
      std::iota(tried_.begin(), tried_.end(), 0);
    }
    return tried_;
  }

  void keep_best() {
    const std::size_t width = in_a_hurry() ? 1 : limits_.width;
    if (next_.size() <= width) return;
    for (Reached& each : next_) each.value = values_of<G>(each.state)[seat_];
    const auto middle = next_.begin() + static_cast<std::ptrdiff_t>(width);
    std::nth_element(next_.begin(), middle, next_.end(),
                     [](const Reached& a, const Reached& b) { return a.value > b.value; });
    next_.erase(middle, next_.end());
    exact_ = false;
  }

  PlanLimits limits_;
  Seat seat_ = kNobody;
  Best best_;
  bool exact_ = true;
  std::uint64_t positions_ = 0;
  typename G::Moves moves_;
  std::vector<std::size_t> tried_;
  std::vector<Step> steps_;
  std::vector<Reached> layer_;
  std::vector<Reached> next_;
  HashSet seen_;
};

}  // namespace pithead
