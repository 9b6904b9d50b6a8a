// The bot of each level: the only header that knows them all.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/planner_bot.h"
#include "bots/policy_bot.h"
#include "bots/search_bot.h"

namespace pithead {

template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec) {
  if (spec.level == "easy") return std::make_unique<PolicyBot<G>>();
  if (spec.level == "medium") return std::make_unique<PlannerBot<G>>();
  if (spec.level == "hard") return std::make_unique<SearchBot<G>>(spec.budget);
  if (spec.level == kByPolicy) return std::make_unique<PolicyBot<G>>(100);
  if (spec.level == kFlat) return std::make_unique<SearchBot<G>>(spec.budget, 1);
  return std::make_unique<RandomBot<G>>();
}

}  // namespace pithead
