#include "cli/commands.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/catalogue.h"
#include "games/core/number.h"

namespace pithead::cli {
namespace {

std::string without_blanks(const std::string& text) {
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

// The game itself would only say that it knows no such box.
void check_own_box(std::string_view id, const ChosenOptions& options) {
  const AnyGame* game = find_game(id);
  if (game == nullptr || game->box_text({}).empty() || box_asked(id)) return;
  if (std::ranges::find(options, std::pair<std::string, std::string>("box", "own")) != options.end())
    throw Failure{fmt::format("box=own needs a box of your own: --box {}=FILE", id)};
}

}  // namespace

Recorded open_record(const std::string& file) {
  Recorded recorded = or_fail(load_record(file));
  if (const std::string remark = remark_on(recorded); !remark.empty()) {
    fmt::print(stderr, "pithead: {}: {}\n", file, remark);
  }
  return recorded;
}

std::vector<BotSpec> read_bots(const std::string& list, const Budget& budget) {
  std::vector<BotSpec> bots;
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t comma = std::min(list.find(',', start), list.size());
    bots.push_back(or_fail(read_bot(without_blanks(list.substr(start, comma - start)), budget)));
    start = comma + 1;
  }
  return bots;
}

std::vector<BotSpec> read_bots(const std::string& list, int seats) {
  std::vector<BotSpec> bots = read_bots(list);
  if (bots.size() == 1) bots.resize(static_cast<std::size_t>(seats), bots.front());
  if (bots.size() != static_cast<std::size_t>(seats)) {
    throw Failure{fmt::format("--bots names {} bots for {} seats; name one for all or one for each",
                              bots.size(), seats)};
  }
  return bots;
}

std::uint64_t read_number(std::string_view option, const std::string& text, std::uint64_t least,
                          std::uint64_t most) {
  if (const auto number = read_whole<std::uint64_t>(text, least, most)) return *number;
  throw Failure{fmt::format("{} takes a whole number from {} to {}, not '{}'", option, least, most, text)};
}

Seed read_seed(const std::string& text) {
  if (const auto seed = Seed::read(text)) return *seed;
  throw Failure{fmt::format("--seed takes {}, not '{}'", kSeedInWords, text)};
}

std::uint64_t read_games(const std::string& text) {
  constexpr std::uint64_t kMost = 1'000'000'000'000;
  return read_number("--games", text, 1, kMost);
}

void add_budget(Command& command, BudgetAsked& asked, const std::string& standard) {
  command.number("--budget", asked.milliseconds, 1, 3'600'000,
                 fmt::format("Milliseconds a decision (default: {})", standard));
  command.number("--iterations", asked.iterations, 1, 1'000'000'000,
                 "Games tried out for a decision, instead of a time: the same on every machine");
}

Budget read_budget(const BudgetAsked& asked, Budget standard) {
  if (asked.milliseconds && asked.iterations) {
    throw Failure{"--budget and --iterations are two ways to say how long to think; name one of them"};
  }
  if (asked.milliseconds) standard.milliseconds = *asked.milliseconds;
  if (asked.iterations) {
    standard.iterations = static_cast<std::uint64_t>(*asked.iterations);
    standard.threads = 1;
  }
  return standard;
}

void add_threads(Command& command, int& threads, const std::string& help) {
  command.number("--threads", threads, 1, 1024, help);
  command.show_default("--threads", "all cores");
}

void add_game_options(Command& command, std::vector<std::string>& options) {
  command.repeated(
      "--option", "KEY=VALUE", options,
      "KEY=VALUE, a choice of the game's own; can be repeated. `pithead games --json` lists them");
}

ChosenOptions read_game_options(std::string_view game, const std::vector<std::string>& options) {
  ChosenOptions pairs;
  for (const std::string& text : options) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) throw Failure{fmt::format("--option takes KEY=VALUE, not '{}'", text)};
    pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  check_own_box(game, pairs);
  return pairs;
}

Result<Setup> make_smallest_setup(const std::string& game, const std::vector<std::string>& options,
                                  std::uint64_t seed) {
  const AnyGame* found = find_game(game);
  return make_setup(game, found == nullptr ? 0 : found->info().min_players, read_game_options(game, options),
                    seed);
}

std::string examples(const std::vector<std::pair<std::string, std::string>>& commands) {
  std::vector<std::string> words;
  std::size_t width = 0;
  for (const auto& [command, meaning] : commands) {
    words.push_back(command);
    if (const std::size_t game = command.find("GAME"); game != std::string::npos)
      words.back().replace(game, 4, all_games().front()->info().id);
    width = std::max(width, words.back().size());
  }
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!text.empty()) text += '\n';
    text += commands[i].second.empty() ? "  " + words[i]
                                       : fmt::format("  {:<{}}  {}", words[i], width, commands[i].second);
  }
  return text;
}

std::string quoted(const std::string& word) {
  constexpr std::string_view kSafe =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-+=:,@%";
  if (!word.empty() && word.find_first_not_of(kSafe) == std::string::npos) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? "'\\''" : std::string(1, c);
  return text + "'";
}

}  // namespace pithead::cli
