#include <memory>
#include <vector>

#include <fmt/format.h>

#include "bots/measure.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

struct Measured {
  const GameInfo* info;
  int players;
  Speed speed;
};

std::vector<Measured> measure(const std::string& only, double seconds) {
  std::vector<Measured> plan;
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    if (!only.empty() && info.id != only) continue;
    for (int players = info.min_players; players <= info.max_players; ++players)
      plan.push_back({&info, players, {}});
  }
  ProgressBar bar("measuring", plan.size());
  for (std::size_t i = 0; i < plan.size(); ++i) {
    bar.show(i);
    plan[i].speed = measure_speed(*find_game(plan[i].info->id), plan[i].players, seconds);
  }
  return plan;
}

void print_json(const std::vector<Measured>& all) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("games").begin_array();
  for (const auto& [info, players, speed] : all) {
    json.begin_object();
    json.field("game", info->id);
    json.field("players", players);
    json.key("decisions_per_second").fraction(speed.decisions_per_second, 0);
    json.key("games_per_second").fraction(speed.games_per_second, 0);
    json.key("decisions_per_game").fraction(speed.decisions_per_game, 2);
    json.key("moves_per_decision").fraction(speed.moves_per_decision, 2);
    json.field("state_bytes", speed.state_bytes);
    json.key("copy_ns").fraction(speed.copy_ns, 2);
    json.key("hash_ns").fraction(speed.hash_ns, 2);
    json.key("sample_ns").fraction(speed.sample_ns, 2);
    json.key("replay_us").fraction(speed.replay_us, 2);
    json.key("iterations_per_second").fraction(speed.iterations_per_second, 0);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  fmt::print("{}\n", text);
}

void print_table(const std::vector<Measured>& all) {
  fmt::print("{:<16}{:>8}{:>14}{:>10}{:>8}{:>8}{:>9}{:>9}{:>11}{:>11}{:>10}\n", "game", "players",
             "Mdecisions/s", "games/s", "length", "bytes", "copy ns", "hash ns", "sample ns", "replay µs",
             "search/s");
  for (const auto& [info, players, speed] : all) {
    fmt::print("{:<16}{:>8}{:>14.2f}{:>10.0f}{:>8.1f}{:>8}{:>9.1f}{:>9.1f}{:>11.1f}{:>10.1f}{:>10.0f}\n",
               info->id, players, speed.decisions_per_second / 1e6, speed.games_per_second,
               speed.decisions_per_game, speed.state_bytes, speed.copy_ns, speed.hash_ns, speed.sample_ns,
               speed.replay_us, speed.iterations_per_second);
  }
}

void run(const std::string& game, double seconds, bool json) {
  if (!game.empty()) or_fail(make_smallest_setup(game, {}, 0));
  if (!(seconds > 0 && seconds <= 3600)) throw Failure{"--seconds takes more than 0 and at most 3600"};
  const std::vector<Measured> all = measure(game, seconds);
  json ? print_json(all) : print_table(all);
}

}  // namespace

void add_bench(CLI::App& app) {
  Command command(app, "bench", "How fast the games are on this machine, one thread");
  auto game = std::make_shared<std::string>();
  auto seconds = std::make_shared<double>(0.4);
  auto json = std::make_shared<bool>(false);
  command.option("GAME", *game, "Only this game");
  command.option("--seconds", *seconds, "Length of one repetition; the fastest of five counts");
  command.flag("--json", *json, "For programs");
  command.footer(
      "Decisions and games: complete random games, list, choose and play. Copy: one state.\n"
      "Sample: one state drawn from a seat's knowledge. Replay: a record read, every hash checked.\n"
      "Search: iterations of the level `hard`, each a game played to its end.");
  command.run([game, seconds, json] { run(*game, *seconds, *json); });
}

}  // namespace pithead::cli
