// The level `easy`: it plays what looks good at first sight, not always the best of it, and never looks
// ahead.
#pragma once

#include "bots/bot.h"
#include "bots/policy.h"

namespace pithead {

template <Game G>
class PolicyBot final : public Bot<G> {
 public:
  // Less sharp than it was learned, so that beginners can win.
  explicit PolicyBot(int sharpness = 40) : sharpness_(sharpness) {}

  Move choose(const Situation<G>& situation, Rng& rng) override {
    const typename G::State guess = situation.belief().sample(rng);
    return situation.legal()[MoveProbabilities<G>(guess, situation.legal(), sharpness_).draw(rng)];
  }

 private:
  int sharpness_;
};

}  // namespace pithead
