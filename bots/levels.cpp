#include "bots/levels.h"

#include "bots/instinct_bot.h"
#include "bots/instincts/all.h"
#include "bots/judgements/all.h"
#include "bots/planner_bot.h"
#include "bots/search_bot.h"

namespace pithead {

template <Game G>
std::unique_ptr<Bot<G>> make_bot(const BotSpec& spec) {
  if (spec.level == "easy") return std::make_unique<InstinctBot<G>>();
  if (spec.level == "medium") return std::make_unique<PlannerBot<G>>();
  if (spec.level == "hard") return std::make_unique<SearchBot<G>>(spec.budget);
  if (spec.level == kFlat) return std::make_unique<SearchBot<G>>(spec.budget, 1);
  return std::make_unique<RandomBot<G>>();
}

template std::unique_ptr<Bot<coal_baron::CoalBaron>> make_bot(const BotSpec& spec);
template std::unique_ptr<Bot<card_game::CardGame>> make_bot(const BotSpec& spec);
template std::unique_ptr<Bot<schichtwechsel::Schichtwechsel>> make_bot(const BotSpec& spec);

}  // namespace pithead
