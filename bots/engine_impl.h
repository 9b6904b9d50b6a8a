// The engine of one game. Included by one source for each game, which CMake writes (cmake/engine.cpp.in),
// behind what bots/<game>/ knows of that game; for a game without such a folder the defaults of policy.h,
// value.h, reasons.h and strength.h hold.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/adviser_impl.h"
#include "bots/engine.h"
#include "bots/levels.h"
#include "bots/measure_impl.h"
#include "bots/strength.h"

namespace pithead {

template <Game G>
class BotOf final : public AnyBot {
 public:
  explicit BotOf(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  Move choose(const AnyState& state, Rng& rng) override { return bot_->choose(situation(state), rng); }
  std::vector<Favoured> weigh(const AnyState& state, Rng& rng) override {
    return bot_->weigh(situation(state), rng);
  }
  void settle(const AnyState& state, Move move, Rng& rng) override {
    bot_->settle(situation(state), move, rng);
  }

 private:
  static Situation<G> situation(const AnyState& state) {
    return Situation<G>(static_cast<const StateOf<G>&>(state).get());
  }

  std::unique_ptr<Bot<G>> bot_;
};

template <Game G>
class EngineOf final : public Engine {
 public:
  std::unique_ptr<AnyBot> make_bot(const BotSpec& spec) const override {
    return std::make_unique<BotOf<G>>(pithead::make_bot<G>(spec));
  }
  Advice advise(const AnyState& state, const Question& question, Rng& rng) const override {
    return Adviser<G>(known(state), question, rng).advise();
  }
  std::vector<Event> find_reasons(const AnyState& before, const AnyState& after) const override {
    std::vector<Event> reasons;
    Reasons<G>::find(known(before), known(after), before.to_move(), reasons);
    return reasons;
  }
  std::span<const EventForm> reason_forms() const override { return Reasons<G>::kForms; }
  std::optional<int> level_rating(std::string_view level, int players) const override {
    return pithead::level_rating<G>(level, players);
  }

  Speed measure_speed(int players, double seconds) const override {
    return measure_speed_of<G>(players, seconds);
  }

 private:
  static const typename G::State& known(const AnyState& state) {
    return static_cast<const StateOf<G>&>(state).get();
  }
};

template <Game G>
const Engine& engine_for() {
  static const EngineOf<G> kEngine;
  return kEngine;
}

}  // namespace pithead
