// The bot of each level.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace pithead {

// Compiled once for each game, with its engine.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec);

}  // namespace pithead
