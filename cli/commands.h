// The subcommands of `pithead`. Each file of this folder adds one; main.cpp gathers them and turns what they
// throw into a sentence and an exit status.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot_spec.h"
#include "bots/parallel.h"
#include "cli/command.h"
#include "match/match.h"
#include "match/record.h"

namespace pithead::cli {

// Wrong use: one sentence, exit status 2.
struct Failure {
  std::string what;
};

// The value, or its error as a Failure.
template <class T>
T or_fail(Result<T> result) {
  if (!result) throw Failure{result.error().what};
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// A record that was checked; a remark on it goes to the error output, so that it never mixes with a report.
Recorded open_record(const std::string& file);

// Bots by name, separated by commas and blanks if you like: at least one.
std::vector<BotSpec> read_bots(const std::string& list, const Budget& budget = {});
// "random,random" for a number of seats: one name serves all seats.
std::vector<BotSpec> read_bots(const std::string& list, int seats);

// A whole number within bounds from words, or a Failure that names the option.
std::uint64_t read_number(std::string_view option, const std::string& text, std::uint64_t least = 0,
                          std::uint64_t most = UINT64_MAX);
// A seed of either kind: a number, or 64 hexadecimal digits as records of fair deals have them.
Seed read_seed(const std::string& text);
// A number of games: at least one, and not more than anybody can wait for.
std::uint64_t read_games(const std::string& text);

// --budget or --iterations: how long to think about a decision.
struct BudgetAsked {
  std::optional<int> milliseconds;
  std::optional<int> iterations;
};
void add_budget(Command& command, BudgetAsked& asked, const std::string& standard);
// Iterations are thought on one thread, so that they give the same on every machine.
Budget read_budget(const BudgetAsked& asked, Budget standard);

// --threads, all cores by default.
void add_threads(Command& command, int& threads,
                 const std::string& help = "Changes the time, never the result");

// --option KEY=VALUE, any number of them.
void add_game_options(Command& command, std::vector<std::string>& options);
ChosenOptions read_game_options(std::string_view game, const std::vector<std::string>& options);

// A game for its smallest number of players; fails when there is no such game or option.
Result<Setup> make_smallest_setup(const std::string& game, const std::vector<std::string>& options,
                                  std::uint64_t seed);

// Commands and what they do, a line each, with the first game of the catalogue for GAME.
std::string examples(const std::vector<std::pair<std::string, std::string>>& commands);

// A word as a shell takes it.
std::string quoted(const std::string& word);

// --box GAME=FILE: a game's printed numbers as their owner wrote them; from now on its option box=own is
// there.
void load_box(const std::string& asked);
// What --box was given for this game; nothing, if it was not.
std::optional<std::string> box_asked(std::string_view game);

// Those that need a server, which Python's package does without: cli/server_commands.cpp or
// bindings/program/no_server.cpp.
void add_server_commands(CLI::App& app);

void add_games(CLI::App& app);
void add_rules(CLI::App& app);
void add_box(CLI::App& app);
void add_play(CLI::App& app);
void add_simulate(CLI::App& app);
void add_arena(CLI::App& app);
void add_balance(CLI::App& app);
void add_analyse(CLI::App& app);
void add_advise(CLI::App& app);
void add_serve(CLI::App& app);
void add_backup(CLI::App& app);
void add_restore(CLI::App& app);
void add_end_logins(CLI::App& app);
void add_ratings(CLI::App& app);
void add_admin(CLI::App& app);
void add_replay(CLI::App& app);
void add_trace(CLI::App& app);
void add_perft(CLI::App& app);
void add_check(CLI::App& app);
void add_record(CLI::App& app);
void add_bench(CLI::App& app);
void add_learn(CLI::App& app);

}  // namespace pithead::cli
