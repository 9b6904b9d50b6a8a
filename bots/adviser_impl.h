// adviser.h for one game.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "bots/adviser.h"
#include "bots/bot.h"
#include "bots/planner.h"
#include "bots/policy.h"
#include "bots/reasons.h"
#include "bots/search.h"

namespace pithead {

template <Game G>
AdvisedMove read_move(const Search<G>& search, Move move, Seat seat) {
  const Candidate candidate = search.candidate(move);
  AdvisedMove advised;
  advised.move = move;
  advised.visits = candidate.visits;
  const auto visits = static_cast<double>(candidate.visits);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    advised.prospect.victory[i] = candidate.victory[i] / visits;
    advised.prospect.points[i] = candidate.points[i] / visits;
  }
  advised.error = search.error(move, seat);
  return advised;
}

// What was tried less is no better than the best for a lucky game or two: it claims no more.
inline void claim_at_most(const AdvisedMove& best, AdvisedMove& other, Seat seat) {
  const double claimed = other.prospect.victory[seat];
  const double most = best.prospect.victory[seat];
  if (claimed <= most) return;
  const double others = 1 - claimed;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (i == seat) continue;
    double& chance = other.prospect.victory[i];
    chance = others > 0 ? chance * (1 - most) / others : best.prospect.victory[i];
  }
  other.prospect.victory[seat] = most;
}

inline void keep_common_start(std::vector<Move>& plan, const std::vector<Move>& other) {
  plan.erase(std::mismatch(plan.begin(), plan.end(), other.begin(), other.end()).first, plan.end());
}

inline void keep_common(std::vector<Event>& reasons, const std::vector<Event>& other) {
  std::erase_if(
      reasons, [&](const Event& each) { return std::find(other.begin(), other.end(), each) == other.end(); });
}

// How the turn goes on after the move, and what that changes: as far as it is the same in several guesses at
// what the seat does not know, so that no card is promised that only one guess holds.
template <Game G>
void explain(const Belief<G>& belief, AdvisedMove& advised, Rng& rng) {
  constexpr std::size_t kGuesses = 3;
  constexpr PlanLimits kLimits{.breadth = 40, .width = 400, .positions = 10'000};
  std::array<typename G::State, kGuesses> before;
  std::array<typename G::State, kGuesses> after;
  NoEvents silence;
  for (std::size_t i = 0; i < kGuesses; ++i) {
    before[i] = belief.sample(rng);
    after[i] = before[i];
    G::play(after[i], advised.move, rng, silence);
    const std::vector<Move> plan = Planner<G>(kLimits).best_plan(after[i], belief.seat(), rng).moves;
    if (i == 0) advised.plan = plan;
    keep_common_start(advised.plan, plan);
  }
  for (std::size_t i = 0; i < kGuesses; ++i) {
    // Checked, as chance may fall differently from when it was planned.
    for (const Move move : advised.plan) {
      if (!play_checked<G>(after[i], move, rng, silence)) break;
    }
    std::vector<Event> reasons;
    Reasons<G>::find(before[i], after[i], belief.seat(), reasons);
    if (i == 0) advised.reasons = reasons;
    keep_common(advised.reasons, reasons);
  }
}

// A budget that is spent step by step.
class Allowance {
 public:
  explicit Allowance(const Budget& budget)
      : budget_(budget), end_(Clock::now() + std::chrono::milliseconds(budget.milliseconds)) {}

  bool is_empty(std::uint64_t iterations) const {
    if (budget_.is_stopped()) return true;
    return budget_.iterations > 0 ? iterations >= budget_.iterations : Clock::now() >= end_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  Budget budget_;
  Clock::time_point end_;
};

// A part is kept back: half of it if a certain move is to be compared with the best, else as much as it takes
// to say something of the second best.
inline Budget to_find_the_best(const Question& question) {
  const int part = question.also ? 2 : 8;
  Budget budget = question.budget;
  budget.milliseconds = std::max(1, budget.milliseconds - budget.milliseconds / part);
  budget.iterations -= budget.iterations / static_cast<std::uint64_t>(part);
  return budget;
}

template <Game G>
class Adviser {
 public:
  Adviser(const typename G::State& state, const Question& question, Rng& rng)
      : situation_(state),
        belief_(situation_.belief()),
        question_(question),
        rng_(rng),
        allowance_(question.budget),
        search_(to_find_the_best(question), kTrees),
        comparison_({.milliseconds = 0, .iterations = 0, .threads = 1}, kComparisonTrees) {}

  Advice advise() {
    const bool is_choice = situation_.legal().size() > 1;
    if (is_choice) search_.think(belief_, rng_);
    const Move best = search_.most_visited(situation_.legal());
    if (question_.also && *question_.also != best) {
      give_games(comparison_, {best, *question_.also}, 2, std::numeric_limits<std::uint64_t>::max());
      Advice advice = tell(comparison_, {best, *question_.also});
      add_others(advice);
      return advice;
    }
    std::vector<Move> moves = moves_to_tell(best);
    give_games(search_, moves, 1, is_choice ? kEnoughToTell : kEnoughOfAnOnlyMove);
    std::erase_if(moves, [&](Move move) { return search_.candidate(move).visits == 0; });
    Advice advice = tell(search_, moves);
    for (AdvisedMove& each : advice.moves) claim_at_most(advice.moves.front(), each, advice.seat);
    std::ranges::stable_sort(advice.moves, std::ranges::greater{},
                             [&](const AdvisedMove& each) { return each.prospect.victory[advice.seat]; });
    add_others(advice);
    return advice;
  }

 private:
  static constexpr std::size_t kTrees = 4;
  static constexpr std::uint64_t kEnoughToTell = 100;
  static constexpr std::uint64_t kEnoughOfAnOnlyMove = 400;
  static constexpr std::uint64_t kAGoodDeal = 30;
  // The search took the best among moves that were all more or less lucky. Trees that know nothing of that
  // luck compare two moves; several, as each alone settles on something of its own.
  static constexpr std::size_t kComparisonTrees = 8;

  // The best first, then those that were tried most, then those the policy likes best.
  std::vector<Move> moves_to_tell(Move best) {
    std::vector<Move> moves{best};
    const auto add = [&](Move move) {
      const bool is_new = std::find(moves.begin(), moves.end(), move) == moves.end();
      if (is_new && moves.size() < question_.most) moves.push_back(move);
    };
    for (const Candidate& each : search_.candidates()) add(each.move);
    const MoveProbabilities<G> probabilities(belief_.sample(rng_), situation_.legal());
    std::vector<std::size_t> places;
    probabilities.rank(question_.most, places);
    for (const std::size_t i : places) add(situation_.legal()[i]);
    return moves;
  }

  // Always to the one that had the fewest, until each had enough or the budget is spent; so many of the first
  // get one in any case.
  void give_games(Search<G>& search, const std::vector<Move>& moves, std::size_t in_any_case,
                  std::uint64_t enough) {
    std::vector<std::uint64_t> games;
    for (const Move move : moves) games.push_back(search.candidate(move).visits);
    while (true) {
      const auto fewest = std::min_element(games.begin(), games.end());
      const auto i = static_cast<std::size_t>(fewest - games.begin());
      const bool must = i < in_any_case && *fewest == 0;
      if (*fewest >= enough || (!must && allowance_.is_empty(iterations()))) return;
      search.try_out(belief_, moves[i], (*fewest)++, rng_);
    }
  }

  // Last of all, so that no figure of what was asked for hangs on it.
  void add_others(Advice& advice) {
    std::size_t left = question_.others;
    for (const Candidate& each : search_.candidates()) {
      if (left == 0 || each.visits < kAGoodDeal) return;
      if (find_move(advice, each.move) != nullptr) continue;
      AdvisedMove other = read_move(search_, each.move, advice.seat);
      explain<G>(belief_, other, rng_);
      claim_at_most(advice.moves.front(), other, advice.seat);
      advice.moves.push_back(std::move(other));
      --left;
    }
  }

  std::uint64_t iterations() const { return search_.iterations() + comparison_.iterations(); }

  Advice tell(const Search<G>& search, const std::vector<Move>& moves) {
    Advice advice{.seat = situation_.seat(), .iterations = iterations(), .prospect = {}, .moves = {}};
    for (const Move move : moves) {
      advice.moves.push_back(read_move(search, move, advice.seat));
      explain<G>(belief_, advice.moves.back(), rng_);
    }
    advice.prospect = advice.moves.front().prospect;
    return advice;
  }

  Situation<G> situation_;
  Belief<G> belief_;
  const Question& question_;
  Rng& rng_;
  Allowance allowance_;
  Search<G> search_;
  Search<G> comparison_;
};

}  // namespace pithead
