#include "match/record.h"

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"

namespace pithead::cli {
namespace {

struct RecordAsked {
  std::string game;
  std::vector<std::string> options;
  int players = 4;
  std::string seed = "1";
  std::string file;
};

// One move a line; empty lines and lines that begin with # are left out.
void play_lines(Match& match, std::istream& in) {
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty() || line.starts_with('#')) continue;
    if (const auto played = match.play(line); !played) {
      throw Failure{fmt::format("line {}: {}", number, played.error().what)};
    }
  }
  if (std::ferror(stdin) != 0) throw Failure{"standard input cannot be read to its end"};
}

void run(const RecordAsked& asked) {
  const Setup setup = or_fail(make_setup(
      asked.game, asked.players, read_game_options(asked.game, asked.options), read_seed(asked.seed)));
  std::error_code error;
  if (std::filesystem::exists(asked.file, error)) {
    throw Failure{fmt::format("'{}' exists already: choose another name", asked.file)};
  }
  Match match(setup);
  play_lines(match, std::cin);
  or_fail(save_record(asked.file, match));
  fmt::print("{} moves written to {}; the game is {}.\n", match.plies().size(), asked.file,
             match.over() ? "over" : "not over yet");
}

}  // namespace

void add_record(CLI::App& app) {
  Command command(app, "record", "Moves from standard input, one a line, as a record");
  auto asked = std::make_shared<RecordAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.required("FILE", asked->file, "The record to write; it must not exist yet");
  command.number("--players", asked->players, 0, 99, "How many seats");
  command.option("--seed", asked->seed, "The deal");
  add_game_options(command, asked->options);
  command.footer(
      "Every move is checked; nothing is written when one is wrong. Without any move the record\n"
      "holds the deal: `pithead trace` then shows it. Lines that begin with # are comments.\n"
      "Example:\n" +
      examples({{"pithead record GAME game.json --players 2 --seed 7 < moves.txt", ""}}));
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
