// The level `hard`: tree search with all the time and threads it may use.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/tree.h"

namespace pithead {

// Grows one tree for each thread; they are put together at the end, so no thread waits for another and a
// number of iterations always gives the same result.
template <Game G>
class Search {
 public:
  explicit Search(const Budget& budget, std::size_t deepest = kDeepest)
      : budget_(budget), deepest_(deepest), trees_(static_cast<std::size_t>(std::max(1, budget.threads))) {
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
    const auto end = Clock::now() + std::chrono::microseconds(980) * budget_.milliseconds;
    const std::uint64_t seed = rng.next();
    std::vector<std::jthread> crew;
    for (std::size_t i = 1; i < trees_.size(); ++i) {
      crew.emplace_back([&, i] { grow(*trees_[i], belief, Rng::stream(seed, i), end); });
    }
    grow(*trees_[0], belief, Rng::stream(seed, 0), end);
  }

  // One more game after a legal move.
  void try_out(const Belief<G>& belief, Move move, Rng& rng) { trees_[0]->try_out(belief, move, rng); }

  // By how often all trees tried them; what was taken over from earlier trees counts too.
  Move most_visited(const typename G::Moves& legal) const {
    Move best = legal[0];
    std::uint64_t most = 0;
    for (const Move move : legal) {
      std::uint64_t visits = 0;
      for (const auto& tree : trees_) visits += tree->visits_of(move);
      if (visits <= most) continue;
      most = visits;
      best = move;
    }
    return best;
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

 private:
  using Clock = std::chrono::steady_clock;

  void grow(Tree<G>& tree, const Belief<G>& belief, Rng rng, Clock::time_point end) const {
    if (budget_.iterations > 0) {
      const std::uint64_t share = (budget_.iterations + trees_.size() - 1) / trees_.size();
      for (std::uint64_t i = 0; i < share; ++i) tree.iterate(belief, rng);
      return;
    }
    const auto start = Clock::now();
    for (std::uint64_t i = 1;; ++i) {
      tree.iterate(belief, rng);
      const auto now = Clock::now();
      if (now >= end || is_decided(tree, i, now - start, end - now)) return;
    }
  }

  // The moves' sequence could not change in the time left.
  static bool is_decided(const Tree<G>& tree, std::uint64_t done, Clock::duration passed,
                         Clock::duration left) {
    if (done % 256 != 0) return false;
    const double rate = static_cast<double>(done) / static_cast<double>(passed.count());
    return tree.lead_in_visits() > rate * static_cast<double>(left.count());
  }

  Budget budget_;
  std::size_t deepest_;
  std::vector<std::unique_ptr<Tree<G>>> trees_;
};

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  explicit SearchBot(const Budget& budget, std::size_t deepest = kDeepest) : search_(budget, deepest) {}

  Move choose(const Situation<G>& situation, Rng& rng) override {
    if (situation.legal().size() == 1) return situation.legal()[0];
    const Belief<G> belief = situation.belief();
    if (belief.fingerprint() != expected_) search_.forget();
    search_.think(belief, rng);
    const Move move = search_.most_visited(situation.legal());
    expect(belief, move, rng);
    return move;
  }

 private:
  // Its next decision, if the turn goes on and nothing was revealed: what the trees know is still good then.
  void expect(const Belief<G>& belief, Move move, Rng& rng) {
    typename G::State state = belief.sample(rng);
    NoEvents silence;
    G::play(state, move, rng, silence);
    expected_ = 0;
    if (G::to_move(state) != belief.seat()) return;
    expected_ = Belief<G>(state, belief.seat()).fingerprint();
    search_.advance(move);
  }

  Search<G> search_;
  std::uint64_t expected_ = 0;  // the fingerprint of the knowledge that the trees began with
};

}  // namespace pithead
