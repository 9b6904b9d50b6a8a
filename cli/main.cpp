// `pithead`: one program with subcommands.
#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "server/version.h"

namespace {

constexpr int kWrongUse = 2;

bool has_command(const CLI::App& app, const std::string& name) {
  return !app.get_subcommands([&](const CLI::App* command) { return command->check_name(name); }).empty();
}

int run(int argc, char** argv) {
  CLI::App app{"Pithead: coal-mining board games against bots and friends, and their fast rules engine."};
  app.name("pithead");
  app.require_subcommand(1);
  app.set_version_flag("--version", fmt::format("pithead {}", pithead::server::version()));
  app.get_formatter()->column_width(32);
  app.footer("Try:\n" +
             pithead::cli::examples(
                 {{"pithead play GAME", "a game right now"},
                  {"pithead serve", "for friends and browsers"},
                  {"pithead simulate GAME --games 10000 --bots random", "what random play is worth"},
                  {"pithead arena GAME --bots easy,random", "which bot is the stronger one"},
                  {"pithead analyse evening.json", "where a game was won and lost"},
                  {"pithead COMMAND --help", "more about a command"}}));
  pithead::cli::add_games(app);
  pithead::cli::add_rules(app);
  pithead::cli::add_play(app);
  pithead::cli::add_server_commands(app);
  pithead::cli::add_simulate(app);
  pithead::cli::add_arena(app);
  pithead::cli::add_balance(app);
  pithead::cli::add_analyse(app);
  pithead::cli::add_advise(app);
  pithead::cli::add_replay(app);
  pithead::cli::add_trace(app);
  pithead::cli::add_record(app);
  pithead::cli::add_perft(app);
  pithead::cli::add_check(app);
  pithead::cli::add_bench(app);
  pithead::cli::add_learn(app);
  pithead::cli::add_box(app);
  app.add_option_function<std::string>(
         "--box", pithead::cli::load_box,
         "GAME=FILE, printed numbers of your own for --option box=own; see: pithead box")
      ->type_name("GAME=FILE")
      ->trigger_on_parse();
  if (argc > 1 && argv[1][0] != '-' && !has_command(app, argv[1])) {
    fmt::print(stderr, "pithead: there is no command '{}' (see: pithead --help)\n", argv[1]);
    return kWrongUse;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);
    fmt::print(stderr, "pithead: {} (see: pithead --help)\n", error.what());
    return kWrongUse;
  } catch (const pithead::cli::Failure& failure) {
    fmt::print(stderr, "pithead: {}\n", failure.what);
    return kWrongUse;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int status = run(argc, argv);
    // A full disk or a closed pipe must not look like success.
    if (std::fflush(stdout) == 0) return status;
    std::fprintf(stderr, "pithead: standard output cannot be written\n");
    return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "pithead: %s\n", error.what());
    return 1;
  }
}
