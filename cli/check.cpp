#include <memory>

#include <fmt/format.h>

#include "bots/check_laws.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "games/catalogue.h"

namespace pithead::cli {
namespace {

struct CheckAsked {
  std::string game;
  std::vector<std::string> options;
  std::string games = "30000";
  std::string seed = "1";
  int threads = all_cores();
};

void run(const CheckAsked& asked) {
  const Setup smallest =
      or_fail(make_smallest_setup(asked.game, asked.options, read_number("--seed", asked.seed)));
  const GameInfo& info = smallest.game->info();
  const std::uint64_t games = read_games(asked.games);
  const auto counts = static_cast<std::uint64_t>(info.max_players - info.min_players + 1);
  LawfulGames sum;
  {
    ProgressBar bar("checking", games);
    std::uint64_t before = 0;
    for (std::uint64_t i = 0; i < counts; ++i) {
      Setup setup = smallest;
      setup.players = info.min_players + static_cast<int>(i);
      const std::uint64_t share = games / counts + (i < games % counts ? 1 : 0);
      sum.add(or_fail(
          check_laws(setup, share, asked.threads, [&](std::uint64_t done) { bar.show(before + done); })));
      before += share;
    }
  }
  fmt::print("{} random games of {} with {} to {} players, {} decisions: every law held after every move.\n",
             games, info.title, info.min_players, info.max_players, sum.decisions);
}

}  // namespace

void add_check(CLI::App& app) {
  Command command(app, "check", "Random games with every law of the game checked after every move");
  auto asked = std::make_shared<CheckAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.option("--games", asked->games, "How many games, over all player counts");
  command.option("--seed", asked->seed, "Same seed, same games");
  add_game_options(command, asked->options);
  add_threads(command, asked->threads);
  command.footer("Laws say what is never made and never lost: cubes, cards, tiles, workers.");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
