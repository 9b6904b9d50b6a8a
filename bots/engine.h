// What thinks about a game is a template over the game, compiled once for each (engine_impl.h). This is the
// handle by which the rest of the program finds it; the functions of bot.h, adviser.h and measure.h ask it.
// What plays many games at once is in laboratory.h: a browser, which has no threads, does without that.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bots/adviser.h"
#include "bots/bot.h"
#include "bots/measure.h"
#include "games/core/interface.h"
#include "games/core/text.h"

namespace pithead {

class Engine : public Interface {
 public:
  virtual std::unique_ptr<AnyBot> make_bot(const BotSpec& spec) const = 0;
  virtual Advice advise(const AnyState& state, const Question& question, Rng& rng) const = 0;
  virtual std::vector<Event> find_reasons(const AnyState& before, const AnyState& after) const = 0;
  virtual std::span<const EventForm> reason_forms() const = 0;
  // What a level is rated among so many players; nothing if nobody has measured it.
  virtual std::optional<int> level_rating(std::string_view level, int players) const = 0;
  virtual Speed measure_speed(int players, double seconds) const = 0;
};

// One for each game, compiled with all that bots/<game>/ knows of it.
template <Game G>
const Engine& engine_for();

// The engine of a game of the catalogue.
const Engine& engine_of(const AnyGame& game);

}  // namespace pithead
