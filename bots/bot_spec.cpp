#include "bots/bot_spec.h"

#include <algorithm>
#include <optional>

#include "games/core/number.h"

namespace pithead {
namespace {

constexpr int kLongestThought = 3'600'000;
constexpr std::uint64_t kMostIterations = 1'000'000'000;

std::string all_levels() {
  std::string names;
  for (const std::string_view level : kBotLevels) names += (names.empty() ? "" : ", ") + std::string(level);
  return names;
}

// What stands behind the colon.
bool read_budget(std::string_view text, Budget& budget) {
  if (text.ends_with("ms")) {
    const auto milliseconds = read_whole<int>(text.substr(0, text.size() - 2), 1, kLongestThought);
    budget.milliseconds = milliseconds.value_or(0);
    budget.iterations = 0;
    return milliseconds.has_value();
  }
  const auto iterations = read_whole<std::uint64_t>(text, 1, kMostIterations);
  budget.iterations = iterations.value_or(0);
  budget.threads = 1;  // as many trees on every machine
  return iterations.has_value();
}

}  // namespace

Result<BotSpec> read_bot(std::string_view text, const Budget& budget) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  BotSpec spec{.name = std::string(text), .level = std::string(text.substr(0, colon)), .budget = budget};
  const bool is_level = std::find(kBotLevels.begin(), kBotLevels.end(), spec.level) != kBotLevels.end();
  if (!is_level && spec.level != kFlat && spec.level != kByPolicy) {
    return fail(Error::Kind::UnknownBot,
                "there is no bot " + in_quotes(text) + "; the bots are: " + all_levels());
  }
  if (colon == text.size() || read_budget(text.substr(colon + 1), spec.budget)) return spec;
  return fail(Error::Kind::UnknownBot, "the budget of " + in_quotes(text) + " is neither a time (" +
                                           spec.level + ":200ms) nor a number of iterations (" + spec.level +
                                           ":5000)");
}

std::vector<std::string> names_of(const std::vector<BotSpec>& bots) {
  std::vector<std::string> names;
  for (const BotSpec& bot : bots) names.push_back(bot.name);
  return names;
}

}  // namespace pithead
