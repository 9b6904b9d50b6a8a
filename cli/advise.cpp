// `pithead advise`: the best moves in a position of a recorded game.
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "bots/adviser.h"
#include "cli/advice.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "match/record.h"

namespace pithead::cli {
namespace {

struct AdviseAsked {
  std::string file;
  std::optional<int> ply;
  BudgetAsked budget;
  int most = 5;
  std::string seed = "1";
  bool json = false;
};

// The match as it was after so many plies.
Match after(const Match& match, std::size_t plies) {
  Match past(match.setup());
  for (std::size_t i = 0; i < plies; ++i) or_fail(past.play(match.plies()[i].move));
  return past;
}

Match find_position(const AdviseAsked& asked, const Match& match) {
  const std::size_t plies = match.plies().size();
  if (!asked.ply && match.over()) {
    throw Failure{fmt::format(
        "the game in {} is over, so nobody is to move; --ply N asks about an earlier position, 0 to {}",
        in_quotes(asked.file), plies - 1)};
  }
  const auto ply = asked.ply ? static_cast<std::size_t>(*asked.ply) : plies;
  if (ply > plies) {
    throw Failure{fmt::format("--ply is 0 to {} in {}, not {}", match.over() ? plies - 1 : plies,
                              in_quotes(asked.file), ply)};
  }
  if (ply == plies && match.over()) {
    throw Failure{fmt::format("after ply {} the game in {} is over; --ply is 0 to {}", ply,
                              in_quotes(asked.file), plies - 1)};
  }
  return after(match, ply);
}

void print_table(const Recorded& recorded, const Match& position, const Advice& advice) {
  const int players = position.setup().players;
  const std::size_t plies = position.plies().size();
  const Screen screen = find_screen(false);
  const auto width = static_cast<std::size_t>(screen.width) - 1;
  const std::size_t legal = position.state().legal().size();
  std::string head =
      fmt::format("After {} {} {} is to move and has {} legal {}.", plies, plies == 1 ? "ply" : "plies",
                  titles_of(recorded)[advice.seat], legal, legal == 1 ? "move" : "moves");
  head += " Each seat's chance of victory (± two standard errors) and its points at the end:";
  std::vector<std::string> labels;
  for (const AdvisedMove& advised : advice.moves) {
    labels.push_back(fmt::format("{:>3}  {}", labels.size() + 1, position.game().move_text(advised.move)));
  }
  screen.show(join(wrap(head, width)) + "\n");
  screen.show(join(tell_advice(position.game(), advice, players, labels, width)));
  if (plies < recorded.match.plies().size()) {
    const Move played = recorded.match.plies()[plies].move;
    screen.show(fmt::format("\nPlayed was: {}\n", position.game().move_text(played)));
  }
}

void run(const AdviseAsked& asked) {
  const Budget budget = read_budget(asked.budget, {.milliseconds = 1000, .threads = all_cores()});
  const std::uint64_t seed = read_number("--seed", asked.seed);
  const Recorded recorded = open_record(asked.file);
  const Match position = find_position(asked, recorded.match);
  Rng rng(seed);
  const Question question{.budget = budget, .most = static_cast<std::size_t>(asked.most), .also = {}};
  const Advice advice = advise(position.game(), position.state(), question, rng);
  if (!asked.json) return print_table(recorded, position, advice);
  std::string text;
  JsonWriter json(text);
  write_advice(position.game(), advice, position.setup().players, json);
  fmt::print("{}\n", text);
}

}  // namespace

void add_advise(CLI::App& app) {
  Command command(app, "advise", "The best moves in a position of a record, and why");
  auto asked = std::make_shared<AdviseAsked>();
  command.required("RECORD", asked->file, "A record, finished or not");
  command.number("--ply", asked->ply, 0, 1'000'000,
                 "The position after so many plies (default: the end of the record)");
  add_budget(command, asked->budget, "1000");
  command.number("--most", asked->most, 1, 100, "How many moves to tell of");
  command.option("--seed", asked->seed, "Same seed and --iterations, same advice");
  command.flag("--json", asked->json, "For programs");
  command.footer(
      "It sees what the seat to move sees, no more. Plies are numbered as `pithead replay` numbers them:\n"
      "--ply 56 is the position in which ply 57 was played. A chance has two standard errors behind it: 19\n"
      "times out of 20 the truth is within 67 ± 5 %. docs/analysis.md explains the figures.\n"
      "Examples:\n"
      "  pithead advise game.json                      what now?\n"
      "  pithead advise game.json --ply 0 --most 3     how to begin\n"
      "  pithead advise game.json --iterations 20000   the same on every machine");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
