#include "bots/bot.h"

#include "bots/engine.h"

namespace pithead {

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec) {
  return engine_of(game).make_bot(spec);
}

}  // namespace pithead
