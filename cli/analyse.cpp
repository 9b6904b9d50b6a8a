// `pithead analyse`: where a recorded game was won and lost.
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "cli/advice.h"
#include "cli/analysis.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/report/analysis_report.h"
#include "cli/terminal.h"
#include "match/file.h"

namespace pithead::cli {
namespace {

struct AnalyseAsked {
  std::string file;
  BudgetAsked budget;
  int threads = all_cores();
  std::string seed = "1";
  std::optional<std::string> report;
  bool json = false;
};

constexpr int kStandardBudget = 100;  // milliseconds a decision: a game takes well under a minute

// ---- for people -------------------------------------------------------------------------------------

void print_seats(const AnalysisResult& result) {
  const std::size_t label = widest(result.titles) + 2;
  fmt::print("{}{:>7}{:>9}{:>14}{:>10}{:>10}{:>11}\n", left("", label), "points", "choices", "inaccuracies",
             "mistakes", "blunders", "mean loss");
  for (Seat seat = 0; seat < result.players(); ++seat) {
    const Accuracy accuracy = accuracy_of(result.analysis, seat);
    fmt::print("{}{:>7}{:>9}{:>14}{:>10}{:>10}{:>11}\n", left(result.titles[seat], label),
               result.match().state().score(seat).total(), accuracy.choices, accuracy.inaccuracies,
               accuracy.mistakes, accuracy.blunders, fmt::format("{:.1f} %", 100 * accuracy.mean_loss));
  }
}

void print_moments(const AnalysisResult& result, const std::string& file) {
  constexpr std::size_t kMost = 8;
  const std::vector<AnalysedPly> moments = worst_moments(result.analysis, kMost);
  if (moments.empty()) return fmt::print("\nNobody gave away more than chance explains.\n");
  const auto width = static_cast<std::size_t>(find_screen(false).width) - 1;
  fmt::print("\nThe worst moments:\n");
  for (const AnalysedPly& ply : moments) {
    const std::string text =
        fmt::format("  ply {}, {}: {}", number_of(ply), seat_name(ply.seat), moment_sentence(result, ply));
    fmt::print("{}", join(wrap(text, width, 4)));
  }
  fmt::print("\nMore about the first: pithead advise {} --ply {}\n", quoted(file), moments.front().ply);
}

void print_tables(const AnalysisResult& result, const std::string& file, double seconds) {
  fmt::print("{}.\n\n", result_sentence(result));
  print_seats(result);
  print_moments(result, file);
  fmt::print("{}; {:.1f} s\n", game_sentence(result), seconds);
}

// ---- the command ------------------------------------------------------------------------------------

// Threads and outputs left out: they change nothing of what is said.
std::string command_of(const AnalyseAsked& asked, const Budget& budget) {
  const std::string thought = budget.iterations > 0 ? fmt::format("--iterations {}", budget.iterations)
                                                    : fmt::format("--budget {}", budget.milliseconds);
  return fmt::format("pithead analyse {} {} --seed {}", quoted(asked.file), thought, asked.seed);
}

// Before an hour of thought, not after it.
void check_report(const AnalyseAsked& asked) {
  std::error_code none;  // what does not exist yet is no record
  if (std::filesystem::equivalent(asked.file, *asked.report, none)) {
    throw Failure{fmt::format("--report {} is the record itself and would overwrite it; name another file",
                              in_quotes(*asked.report))};
  }
  or_fail(check_saving(*asked.report));
}

void run(const AnalyseAsked& asked) {
  const Budget budget = read_budget(asked.budget, {.milliseconds = kStandardBudget});
  const std::uint64_t seed = read_number("--seed", asked.seed);
  Recorded recorded = open_record(asked.file);
  if (recorded.match.plies().empty()) {
    throw Failure{fmt::format("nothing was played yet in {}; `pithead advise` tells how to begin",
                              in_quotes(asked.file))};
  }
  if (asked.report) check_report(asked);
  AnalysisResult result{.recorded = std::move(recorded),
                        .budget = budget,
                        .analysis = {},
                        .command = command_of(asked, budget),
                        .titles = {}};
  result.titles = titles_of(result.recorded);
  const auto start = std::chrono::steady_clock::now();
  {
    ProgressBar bar("thinking", result.match().plies().size());
    result.analysis =
        analyse(result.match(), budget, asked.threads, seed, [&](std::uint64_t done) { bar.show(done); });
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (asked.report) or_fail(save_text(*asked.report, report::analysis_page(result)));
  asked.json ? fmt::print("{}\n", to_json(result)) : print_tables(result, asked.file, seconds);
}

}  // namespace

void add_analyse(CLI::App& app) {
  Command command(app, "analyse", "Where a recorded game was won and lost");
  auto asked = std::make_shared<AnalyseAsked>();
  command.required("RECORD", asked->file, "A record, finished or not");
  add_budget(command, asked->budget, std::to_string(kStandardBudget));
  add_threads(command, asked->threads, "Changes the time; with --iterations never the result");
  command.option("--seed", asked->seed, "Same seed and --iterations, same analysis");
  command.option("--report", asked->report, "A page with curves: one HTML file");
  command.flag("--json", asked->json, "For programs");
  command.footer(
      "Every decision is judged by what its seat could know. A move is an inaccuracy, a mistake or a\n"
      "blunder if it gave away 3, 7 or 15 % of victory, and more than chance explains; 12 ± 4 % means 12 %\n"
      "with two standard errors to either side. The longer the thought, the surer the figures.\n"
      "docs/analysis.md explains them.\n"
      "Examples:\n"
      "  pithead analyse evening.json\n"
      "  pithead analyse evening.json --report evening.html\n"
      "  pithead analyse evening.json --iterations 5000 --json   the same on every machine");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
