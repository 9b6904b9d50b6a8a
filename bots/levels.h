// The bot of each level.
#pragma once

#include <memory>
#include <string_view>

#include "bots/bot.h"
#include "bots/greedy.h"

namespace pithead {

// The bot of that level (kBotLevels), or null.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot<G>>();
  if (level == "easy") return std::make_unique<GreedyBot<G>>();
  return nullptr;
}

}  // namespace pithead
