// A search for the best move: some trees, grown at the same time and put together at the end.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/bot_spec.h"
#include "bots/threads.h"
#include "bots/tree.h"

namespace pithead {

// One tree for each thread, or more. No thread waits for another, and a number of iterations always gives the
// same result.
template <Game G>
class Search {
 public:
  explicit Search(const Budget& budget, std::size_t trees = 1, std::size_t deepest = kDeepest)
      : budget_(budget), deepest_(deepest), trees_(std::max(trees, threads())) {
    forget();
  }

  void forget() {
    for (auto& tree : trees_) tree = std::make_unique<Tree<G>>(deepest_);
  }
  void advance(Move move) {
    for (auto& tree : trees_) tree->advance(move);
  }

  void think(const Belief<G>& belief, Rng& rng) {
    // A little is left for what comes after, so that the answer is there in time.
    constexpr auto kReserve = std::chrono::microseconds(150);
    const auto end = Clock::now() + std::chrono::microseconds(980) * budget_.milliseconds - kReserve;
    const std::uint64_t seed = rng.next();
    on_threads(threads(), [&](std::size_t i) { grow(i, belief, seed, end); });
  }

  // One more game after a legal move, in one of the trees.
  void try_out(const Belief<G>& belief, Move move, std::uint64_t tree, Rng& rng) {
    trees_[tree % trees_.size()]->try_out(belief, move, rng);
  }

  // How much the trees are for a move. Each has the same say, also one that was sure early; what was taken
  // over from earlier trees counts.
  double share_of(Move move) const {
    double share = 0;
    for (const auto& tree : trees_) {
      share += tree->visits_of(move) / static_cast<double>(std::max<std::uint64_t>(1, tree->iterations()));
    }
    return share;
  }
  Move most_visited(const typename G::Moves& legal) const {
    MostFavoured best{.move = legal[0]};
    for (const Move move : legal) best.consider(move, share_of(move));
    return best.move;
  }

  std::uint64_t iterations() const {
    std::uint64_t sum = 0;
    for (const auto& tree : trees_) sum += tree->iterations();
    return sum;
  }

  // The tried moves, the most visited first.
  std::vector<Candidate> candidates() const {
    std::vector<Candidate> all;
    for (const auto& tree : trees_) {
      for (const Candidate& each : tree->candidates()) {
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Candidate& other) { return other.move == each.move; });
        found == all.end() ? all.push_back(each) : found->add(each);
      }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Candidate& a, const Candidate& b) { return a.visits > b.visits; });
    return all;
  }

  // What all trees know of the move: nothing, if it was never tried.
  Candidate candidate(Move move) const {
    Candidate sum{.move = move};
    for (const auto& tree : trees_) sum.add(tree->candidate(move));
    return sum;
  }

  // The standard error of the seat's chance of victory after the move. The games of a tree are alike, as it
  // settles on what is played later; so what tells is how much the trees differ.
  double error(Move move, Seat seat) const {
    const Candidate sum = candidate(move);
    const auto games = static_cast<double>(sum.visits);
    // One won and one lost game more, so that few games do not seem certain.
    const double chance = (sum.victory[seat] + 1) / (games + 2);
    const double if_unlike = std::sqrt(chance * (1 - chance) / (games + 2));
    double tried = 0;
    double scatter = 0;
    for (const auto& tree : trees_) {
      const Candidate own = tree->candidate(move);
      const double surplus = own.victory[seat] - static_cast<double>(own.visits) * sum.victory[seat] / games;
      scatter += surplus * surplus;
      tried += own.visits > 0 ? 1 : 0;
    }
    if (tried < 2) return if_unlike;
    return std::max(if_unlike, std::sqrt(scatter * tried / (tried - 1)) / games);
  }

 private:
  using Clock = std::chrono::steady_clock;

  // A tree in the care of one thread.
  struct ThreadTree {
    Tree<G>* tree;
    Rng rng;
    std::uint64_t share;  // of the iterations
  };

  std::size_t threads() const { return static_cast<std::size_t>(std::max(1, budget_.threads)); }

  // What the thread of this number does.
  void grow(std::size_t thread, const Belief<G>& belief, std::uint64_t seed, Clock::time_point end) const {
    std::vector<ThreadTree> trees;
    const std::size_t all = trees_.size() * budget_.parts;
    for (std::size_t i = thread; i < trees_.size(); i += threads()) {
      const std::size_t number = i * budget_.parts + budget_.part;
      const std::uint64_t share = (budget_.iterations + all - 1 - number) / all;
      trees.push_back({trees_[i].get(), Rng::stream(seed, number), share});
    }
    if (budget_.iterations > 0) {
      for (ThreadTree& each : trees) {
        for (std::uint64_t i = 0; i < each.share && !budget_.is_stopped(); ++i) {
          each.tree->iterate(belief, each.rng);
        }
      }
    } else {
      grow_until(trees, belief, end);
    }
  }

  static void grow_until(std::vector<ThreadTree>& trees, const Belief<G>& belief, Clock::time_point end) {
    const auto start = Clock::now();
    auto before = start;
    Clock::duration longest{};
    for (std::uint64_t rounds = 1;; ++rounds) {
      for (ThreadTree& each : trees) each.tree->iterate(belief, each.rng);
      const auto now = Clock::now();
      longest = std::max(longest, now - std::exchange(before, now));
      if (now + longest >= end) return;
      if (rounds % 256 == 0 && are_decided(trees, rounds * (end - now) / (now - start))) return;
    }
  }

  // So many iterations more would change the choice of none of them.
  static bool are_decided(const std::vector<ThreadTree>& trees, std::uint64_t more) {
    return std::all_of(trees.begin(), trees.end(),
                       [&](const ThreadTree& each) { return each.tree->lead_in_visits() > more; });
  }

  Budget budget_;
  std::size_t deepest_;
  std::vector<std::unique_ptr<Tree<G>>> trees_;
};

}  // namespace pithead
