// The level `easy`: it plays what looks good at first sight, not always the best of it, and never looks
// ahead.
#pragma once

#include "bots/bot.h"
#include "bots/instinct.h"

namespace pithead {

template <Game G>
class InstinctBot final : public Bot<G> {
 public:
  // A little confused, so that beginners can win.
  explicit InstinctBot(int calm = 40) : calm_(calm) {}

  Move choose(const Situation<G>& situation, Rng& rng) override {
    const typename G::State guess = situation.belief().sample(rng);
    return situation.legal()[Appeal<G>(guess, situation.legal(), calm_).draw(rng)];
  }

 private:
  int calm_;
};

}  // namespace pithead
