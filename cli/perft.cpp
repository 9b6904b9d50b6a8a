#include "bots/perft.h"

#include <chrono>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress.h"

namespace pithead::cli {
namespace {

struct PerftAsked {
  std::string game;
  std::vector<std::string> options;
  int players = 2;
  std::string seed = "1";
  int depth = 4;
  int after = 0;
  bool json = false;
};

std::uint64_t count_with_bar(const Setup& setup, int after, int depth) {
  std::optional<ProgressBar> bar;
  return or_fail(perft(setup, after, depth, [&](std::uint64_t done, std::uint64_t moves) {
    if (!bar) bar.emplace(fmt::format("depth {}", depth), moves);
    bar->show(done);
  }));
}

void run(const PerftAsked& asked) {
  const Setup setup =
      or_fail(make_setup(asked.game, asked.players, read_game_options(asked.game, asked.options),
                         read_number("--seed", asked.seed)));
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("game", asked.game);
  json.field("players", asked.players);
  json.field("seed", setup.seed.number());
  json.field("after", asked.after);
  json.key("leaves").begin_array();
  for (int depth = 1; depth <= asked.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t leaves = count_with_bar(setup, asked.after, depth);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    json.value(leaves);
    if (!asked.json) fmt::print("depth {:>2}: {:>16} {:>10.3f} s\n", depth, leaves, seconds);
  }
  json.end_array();
  json.end_object();
  if (asked.json) fmt::print("{}\n", text);
}

}  // namespace

void add_perft(CLI::App& app) {
  Command command(app, "perft", "Counts every way a deal can go: a fingerprint of the rules");
  auto asked = std::make_shared<PerftAsked>();
  command.required("GAME", asked->game, "Which game");
  command.number("--players", asked->players, 0, 99, "How many seats");
  command.option("--seed", asked->seed, "The deal");
  add_game_options(command, asked->options);
  command.number("--depth", asked->depth, 1, 64, "How many decisions");
  command.number("--after", asked->after, 0, 100000, "Start so many random decisions after the deal");
  command.flag("--json", asked->json, "For programs: leaves for depth 1, 2, …");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
