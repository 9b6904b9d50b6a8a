// Whoever thinks for tables: a pool of threads on a server (thinking_pool.h), workers of the page in a
// browser. What they need of a game is taken from it at once, so that its table can go on; the answer comes
// back on the thread of the event loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "games/core/interface.h"
#include "match/match.h"
#include "server/net/fair_queue.h"
#include "server/store/analyses.h"

namespace pithead::server {

// A bot for one turn, in which it remembers what it thought of before.
class ThinkingBot : public Interface {
 public:
  // For the seat to move, with a generator that follows from the game and its ply. None if it was stopped, as
  // may happen when nobody holds the bot any more; there is an answer in any case.
  using Then = std::function<void(std::optional<Move>)>;
  virtual void choose(const Asker& by, Effort effort, const Match& match, Then then) = 0;
};

inline Rng rng_for(const Match& match) { return bot_rng(match.setup().seed.number(), match.plies().size()); }

class Thinkers : public Interface {
 public:
  virtual std::shared_ptr<ThinkingBot> make_bot(const AnyGame& game, const BotSpec& spec) = 0;

  // What the seat to move had best do, as JSON (write_advice).
  virtual void advise(const Asker& by, const Match& match, int milliseconds,
                      std::function<void(std::string advice)> then) = 0;

  // One decision of a game that is over, and how long that took; nothing more once it was stopped.
  using Analysed = std::function<void(const AnalysedDecision& decision, Milliseconds spent)>;
  virtual void analyse(std::shared_ptr<const Match> match, std::size_t ply, std::uint64_t iterations,
                       Analysed then) = 0;
  virtual void stop_analysing() = 0;

  // How many pieces of long work are done before one that is asked for now, for each who thinks.
  virtual std::size_t crowd(const Asker& by) const = 0;
};

}  // namespace pithead::server
