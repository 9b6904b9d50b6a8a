// A beginner that thinks no further than the end of its own turn: it tries each move with a few random ways
// to finish the turn, and takes the one after which its lead can be the largest.
#pragma once

#include <algorithm>
#include <limits>

#include "bots/bot.h"
#include "bots/worth.h"

namespace pithead {

template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  Move choose(const Situation<G>& situation, Rng& rng) override {
    const Belief<G> belief = situation.belief();
    Move best = situation.legal()[0];
    int best_lead = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    for (const Move move : situation.legal()) {
      const int lead = best_lead_after(belief, move, rng);
      if (lead < best_lead) continue;
      equals = lead > best_lead ? 1 : equals + 1;
      // Each of the equally good moves is taken with the same chance.
      if (rng.below(equals) == 0) best = move;
      best_lead = lead;
    }
    return best;
  }

 private:
  static constexpr int kTrials = 8;

  static int best_lead_after(const Belief<G>& belief, Move move, Rng& rng) {
    int best = std::numeric_limits<int>::min();
    for (int trial = 0; trial < kTrials; ++trial) {
      typename G::State state = belief.sample(rng);
      NoEvents silence;
      G::play(state, move, rng, silence);
      finish_turn(state, belief.seat(), rng);
      best = std::max(best, lead_of(state, belief.seat()));
    }
    return best;
  }

  // Before the best of the others.
  static int lead_of(const typename G::State& state, Seat seat) {
    int rival = std::numeric_limits<int>::min();
    for (Seat other = 0; other < G::players(state); ++other) {
      if (other != seat) rival = std::max(rival, worth<G>(state, other));
    }
    return worth<G>(state, seat) - rival;
  }

  static void finish_turn(typename G::State& state, Seat seat, Rng& rng) {
    NoEvents silence;
    typename G::Moves moves;
    while (G::to_move(state) == seat && !G::begins_turn(state)) {
      G::legal(state, moves);
      G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
    }
  }
};

}  // namespace pithead
