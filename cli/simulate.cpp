#include "bots/simulate.h"

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/tallies.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

struct SimulateAsked {
  std::string game;
  std::vector<std::string> options;
  int players = 4;
  std::string bots = "random";
  std::string games = "1000";
  std::string seed = "1";
  int threads = all_cores();
  std::optional<std::string> records;
  bool json = false;
};

std::map<std::string, SeatTally> by_bot(const Simulation& simulation, const Outcomes& outcomes) {
  std::map<std::string, SeatTally> bots;
  for (std::size_t seat = 0; seat < simulation.bots.size(); ++seat) {
    bots[simulation.bots[seat].name].add(outcomes.seats[seat]);
  }
  return bots;
}

// ---- for programs -----------------------------------------------------------------------------------

void write_tally(JsonWriter& json, const GameInfo& info, const SeatTally& tally) {
  json.field("games", tally.scores.count());
  json.key("wins").fraction(static_cast<double>(tally.victories) / kWholeVictory, 4);
  json.key("win_share").fraction(share(tally), 6);
  write_distribution(json, "score", tally.scores);
  write_points(json, info, tally);
}

void print_json(const Simulation& simulation, const Outcomes& outcomes, double seconds) {
  const GameInfo& info = simulation.setup.game->info();
  const auto games = static_cast<double>(simulation.games);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_setup(json, simulation.setup);
  json.field("games", simulation.games);
  json.field("seed", simulation.setup.seed.number());
  json.key("seats").begin_array();
  for (std::size_t seat = 0; seat < simulation.bots.size(); ++seat) {
    json.begin_object();
    json.field("seat", seat);
    json.field("bot", simulation.bots[seat].name);
    write_tally(json, info, outcomes.seats[seat]);
    json.end_object();
  }
  json.end_array();
  json.key("bots").begin_array();
  for (const auto& [name, tally] : by_bot(simulation, outcomes)) {
    json.begin_object();
    json.field("name", name);
    write_tally(json, info, tally);
    json.end_object();
  }
  json.end_array();
  write_distribution(json, "decisions", outcomes.lengths);
  json.key("seconds").fraction(seconds, 3);
  json.key("games_per_second").fraction(games / seconds, 1);
  json.key("decisions_per_second").fraction(games * outcomes.lengths.mean() / seconds, 0);
  json.end_object();
  fmt::print("{}\n", text);
}

// ---- for people -------------------------------------------------------------------------------------

void print_row(std::string_view name, const SeatTally& tally) {
  const Distribution& scores = tally.scores;
  fmt::print("{:<16}{:>7.1f} %{:>8.1f}{:>7.1f}{:>7}{:>6}{:>6}{:>6}{:>6}\n", name, 100 * share(tally),
             scores.mean(), scores.deviation(), scores.smallest(), scores.quantile(0.25),
             scores.quantile(0.5), scores.quantile(0.75), scores.largest());
}

// A row for each source, as a game may have many, and a column for each bot.
void print_points(const GameInfo& info, const std::map<std::string, SeatTally>& bots) {
  fmt::print("\n{:<16}", "mean points from");
  for (const auto& [name, tally] : bots) fmt::print("{:>9}", name);
  fmt::print("\n");
  for (std::size_t i = 0; i < info.sources.size(); ++i) {
    fmt::print("  {:<14}", info.sources[i]);
    for (const auto& [name, tally] : bots) fmt::print("{:>9.2f}", mean_points(tally, i));
    fmt::print("\n");
  }
}

void print_tables(const Simulation& simulation, const Outcomes& outcomes, double seconds) {
  const GameInfo& info = simulation.setup.game->info();
  fmt::print("{} games of {} with {} players, seed {}{}\n\n", simulation.games, info.title,
             simulation.setup.players, simulation.setup.seed.text(), chosen_options(simulation.setup));
  fmt::print("{:<16}{:>9}{:>8}{:>7}{:>7}{:>6}{:>6}{:>6}{:>6}\n", "", "wins", "mean", "sd", "min", "25%",
             "50%", "75%", "max");
  for (std::size_t seat = 0; seat < simulation.bots.size(); ++seat) {
    print_row(fmt::format("seat {} {}", seat, simulation.bots[seat].name), outcomes.seats[seat]);
  }
  const auto bots = by_bot(simulation, outcomes);
  for (const auto& [name, tally] : bots) print_row("all " + name, tally);

  print_points(info, bots);

  const Distribution& lengths = outcomes.lengths;
  fmt::print("\ndecisions a game: {:.1f} on average, {} to {}\n", lengths.mean(), lengths.smallest(),
             lengths.largest());
  fmt::print("{:.2f} s: {:.0f} games and {:.2f} million decisions a second\n", seconds,
             static_cast<double>(simulation.games) / seconds,
             static_cast<double>(simulation.games) * lengths.mean() / seconds / 1e6);
}

// ---- the command ------------------------------------------------------------------------------------

// Records go into a folder of their own, so that none of an earlier series is overwritten.
void prepare_folder(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw Failure{fmt::format("cannot make the folder '{}': {}", folder, error.message())};
  const bool empty = fs::is_empty(folder, error);
  if (error) throw Failure{fmt::format("cannot read the folder '{}': {}", folder, error.message())};
  if (!empty) {
    throw Failure{fmt::format("the folder '{}' is not empty; name a new one for the records", folder)};
  }
}

Simulation read(const SimulateAsked& asked) {
  Simulation simulation;
  simulation.setup =
      or_fail(make_setup(asked.game, asked.players, read_game_options(asked.game, asked.options),
                         read_number("--seed", asked.seed)));
  simulation.bots = read_bots(asked.bots, asked.players);
  simulation.games = read_games(asked.games);
  simulation.threads = asked.threads;
  if (asked.records && asked.records->empty()) throw Failure{"--records takes the name of a new folder"};
  simulation.records = asked.records.value_or("");
  return simulation;
}

void run(const SimulateAsked& asked) {
  const Simulation simulation = read(asked);
  if (!simulation.records.empty()) prepare_folder(simulation.records);
  const auto start = std::chrono::steady_clock::now();
  Outcomes outcomes;
  {
    ProgressBar bar("simulating", simulation.games);
    outcomes = or_fail(simulate(simulation, [&](std::uint64_t done) { bar.show(done); }));
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  asked.json ? print_json(simulation, outcomes, seconds) : print_tables(simulation, outcomes, seconds);
}

}  // namespace

void add_simulate(CLI::App& app) {
  Command command(app, "simulate", "Many games between bots: scores, win shares, points by source");
  auto asked = std::make_shared<SimulateAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.number("--players", asked->players, 0, 99, "How many seats");
  command.option("--bots", asked->bots, "One bot for all seats, or one for each: a,b,c");
  command.option("--games", asked->games, "How many games");
  command.option("--seed", asked->seed, "Same seed, same result");
  add_game_options(command, asked->options);
  add_threads(command, asked->threads);
  command.option("--records", asked->records, "A new folder for one record a game");
  command.flag("--json", asked->json, "For programs; only seconds and rates differ from run to run");
  command.footer(
      "A shared victory counts as an equal part of one.\n"
      "Example:\n" +
      examples({{"pithead simulate GAME --players 4 --bots random --games 100000 --seed 7", ""}}));
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
