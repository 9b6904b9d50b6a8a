#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "games/catalogue.h"
#include "match/match.h"

namespace pithead::cli {
namespace {

void print_json() {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("games").begin_array();
  for (const AnyGame* game : all_games()) write_game_info(json, *game);
  json.end_array();
  json.end_object();
  fmt::print("{}\n", text);
}

// "per-group or once", as far as it helps to read them.
std::string choices(std::span<const std::string_view> values) {
  if (values.size() == 2) return fmt::format("{} or {}", values[0], values[1]);
  return fmt::format("{} or one of {} others", values[0], values.size() - 1);
}

void print_table() {
  fmt::print("{:<16}{:<10}{}\n", "game", "players", "title");
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    fmt::print("{:<16}{:<10}{}\n", info.id, fmt::format("{}-{}", info.min_players, info.max_players),
               info.title);
    for (const OptionInfo& option : info.options) {
      if (option.values.size() == 1) continue;  // nothing to choose
      fmt::print("{:<16}--option {}={}\n{:<18}{}\n", "", option.key, choices(option.values), "",
                 option.about);
    }
  }
}

void print_ids() {
  for (const AnyGame* game : all_games()) fmt::print("{}\n", game->info().id);
}

}  // namespace

void add_games(CLI::App& app) {
  Command command(app, "games", "The games, with id, players and title");
  auto json = std::make_shared<bool>(false);
  command.flag("--json", *json, "For programs: also options, rules version and size of the action space");
  auto ids = std::make_shared<bool>(false);
  command.flag("--ids", *ids, "For scripts: an id a line");
  command.run([json, ids] { *ids ? print_ids() : *json ? print_json() : print_table(); });
}

}  // namespace pithead::cli
