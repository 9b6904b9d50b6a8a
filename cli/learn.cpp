#include "bots/learn.h"

#include <fstream>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress.h"

namespace pithead::cli {
namespace {

struct LearnAsked {
  std::string game;
  int rounds = 300;
  std::optional<std::string> games;
  double rate = 0.04;
  std::string seed = "1";
  int threads = all_cores();
  bool instinct = false;
  bool judgement = false;
  std::string out;
};

void write(const std::string& file, const std::string& text) {
  if (file.empty()) return fmt::print("{}", text);
  std::ofstream out(file);
  out << text;
  if (!out.flush()) throw Failure{fmt::format("cannot write '{}'", file)};
}

std::vector<std::int16_t> learn_instinct_with_bar(const Learning& learning) {
  std::vector<std::int16_t> weights;
  double score = 0;
  {
    ProgressBar bar("learning", static_cast<std::uint64_t>(learning.rounds));
    weights = learn_instinct(learning, [&](int rounds, double mean_score) {
      bar.show(static_cast<std::uint64_t>(rounds));
      score = mean_score;
    });
  }
  fmt::print(stderr, "Mean score in the last round: {:.2f}\n", score);
  return weights;
}

std::vector<std::int16_t> learn_judgement_with_bar(const Learning& learning) {
  ProgressBar bar("learning", learning.games);
  return learn_judgement(learning, [&](std::uint64_t done) { bar.show(done); });
}

void run(const LearnAsked& asked) {
  const Setup setup = or_fail(make_smallest_setup(asked.game, {}, 0));
  if (asked.instinct == asked.judgement) throw Failure{"learn what? Say --instinct or --judgement"};
  if (!(asked.rate > 0 && asked.rate <= 1)) throw Failure{"--rate takes more than 0 and at most 1"};
  const Learning learning{.game = setup.game,
                          .rounds = asked.rounds,
                          .games = read_games(asked.games.value_or(asked.instinct ? "3000" : "60000")),
                          .rate = asked.rate,
                          .seed = read_number("--seed", asked.seed),
                          .threads = asked.threads};
  const auto weights =
      asked.instinct ? learn_instinct_with_bar(learning) : learn_judgement_with_bar(learning);
  write(asked.out, weights_header(*setup.game, asked.instinct ? "instinct" : "judgement", weights));
}

}  // namespace

void add_learn(CLI::App& app) {
  Command command(app, "learn", "Teaches the bots by games against themselves");
  auto asked = std::make_shared<LearnAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.flag("--instinct", asked->instinct, "Which moves look good at first sight");
  command.flag("--judgement", asked->judgement, "What positions are worth, from games by instinct");
  command.number("--rounds", asked->rounds, 1, 1000000, "After each round the weights change");
  command.option("--games", asked->games,
                 "Games in a round, or in all for --judgement (default: 3000, 60000)");
  command.option("--rate", asked->rate, "How much they change in the first round");
  command.option("--seed", asked->seed, "Same seed, same weights");
  add_threads(command, asked->threads);
  command.option("--out", asked->out, "The file for the weights; printed otherwise");
  command.footer(
      "The program plays by the weights it was built with: write them beside the features and build again.\n"
      "Example:\n"
      "  pithead learn coal-baron --instinct --out bots/instincts/coal_baron_weights.h");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
