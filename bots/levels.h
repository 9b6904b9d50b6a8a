// The bot of each level.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "games/catalogue.h"

namespace pithead {

// For the games of the catalogue; levels.cpp has them all, so that only it has to be compiled with every bot
// of every game.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec);

}  // namespace pithead
