// The level `hard`: tree search with all the time and threads it may use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/bot.h"
#include "bots/search.h"

namespace pithead {

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  explicit SearchBot(const Budget& budget, std::size_t deepest = kDeepest)
      : search_(budget, 1, deepest), is_watched_(budget.iterations == 0) {}

  Move choose(const Situation<G>& situation, Rng& rng) override {
    if (is_plain(situation)) return situation.legal()[0];
    think(situation, rng);
    const Move move = search_.most_visited(situation.legal());
    expect(situation.belief(), move, rng);
    return move;
  }

  std::vector<Favoured> weigh(const Situation<G>& situation, Rng& rng) override {
    if (is_plain(situation)) return {{situation.legal()[0], 1}};
    think(situation, rng);
    std::vector<Favoured> all;
    for (const Move move : situation.legal()) all.push_back({move, search_.share_of(move)});
    return all;
  }
  void settle(const Situation<G>& situation, Move move, Rng& rng) override {
    if (!is_plain(situation)) expect(situation.belief(), move, rng);
  }

 private:
  // A single move is asked for where others cannot know that it is one. To whoever watches the clock an
  // answer at once would tell.
  bool is_plain(const Situation<G>& situation) const { return situation.legal().size() == 1 && !is_watched_; }

  void think(const Situation<G>& situation, Rng& rng) {
    const Belief<G> belief = situation.belief();
    if (belief.fingerprint() != expected_) search_.forget();
    search_.think(belief, rng);
  }

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
  bool is_watched_;             // thinks by the clock
  std::uint64_t expected_ = 0;  // the fingerprint of the knowledge that the trees began with
};

}  // namespace pithead
