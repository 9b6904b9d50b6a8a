// The bot of each level.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/greedy.h"

namespace pithead {

template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec) {
  if (spec.level == "easy") return std::make_unique<GreedyBot<G>>();
  return std::make_unique<RandomBot<G>>();
}

}  // namespace pithead
