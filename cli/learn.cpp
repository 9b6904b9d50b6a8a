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
  std::vector<std::string> options;
  bool onward = false;
  bool apart = false;
  std::optional<int> players;
  std::optional<int> rounds;
  std::optional<int> lessons;
  std::optional<std::string> games;
  std::optional<double> rate;
  std::optional<double> entropy;
  std::string seed = "1";
  int threads = all_cores();
  bool policy = false;
  bool value = false;
  std::string out;
};

void write(const std::string& file, const std::string& text) {
  if (file.empty()) return fmt::print("{}", text);
  std::ofstream out(file);
  out << text;
  if (!out.flush()) throw Failure{fmt::format("cannot write '{}'", file)};
}

std::vector<std::int16_t> learn_policy_with_bar(const Learning& learning) {
  std::vector<std::int16_t> weights;
  double score = 0;
  {
    const Training& training = learning.training;
    ProgressBar bar("learning", static_cast<std::uint64_t>(training.rounds) *
                                    static_cast<std::uint64_t>(training.lessons));
    weights = learn_policy(learning, [&](int rounds, double mean_score) {
      bar.show(static_cast<std::uint64_t>(rounds));
      score = mean_score;
      return true;
    });
  }
  if (!weights.empty() && learning.training.rounds > 0)
    fmt::print(stderr, "Mean score in the last round: {:.2f}\n", score);
  return weights;
}

std::vector<std::int16_t> learn_value_with_bar(const Learning& learning) {
  ProgressBar bar("learning", learning.training.games);
  return learn_value(learning, [&](std::uint64_t done) { bar.show(done); });
}

Training read_training(const LearnAsked& asked, const AnyGame& game) {
  constexpr std::uint64_t kGamesForAValue = 60'000;
  Training training = training_of(game);
  if (asked.value) training.games = kGamesForAValue;
  if (asked.rounds) training.rounds = *asked.rounds;
  if (asked.lessons) training.lessons = *asked.lessons;
  if (asked.games) training.games = read_games(*asked.games);
  if (asked.rate) training.rate = *asked.rate;
  if (asked.entropy) training.entropy = *asked.entropy;
  training.apart = training.apart || asked.apart;
  if (!(training.rate > 0 && training.rate <= 1)) throw Failure{"--rate takes more than 0 and at most 1"};
  if (!(training.entropy >= 0 && training.entropy <= 1)) throw Failure{"--entropy takes 0 to 1"};
  return training;
}

// One table after the other, for each number of players; with `only`, the others stay as they are.
std::vector<std::int16_t> learn_apart(const Learning& learning, std::optional<int> only) {
  std::vector<std::int16_t> all;
  const GameInfo& info = learning.game->info();
  for (int players = info.min_players; players <= info.max_players; ++players) {
    Learning lesson = learning;
    lesson.players = players;
    if (only && players != *only) lesson.training.rounds = 0;
    const auto weights = learn_policy_with_bar(lesson);
    all.insert(all.end(), weights.begin(), weights.end());
  }
  return all;
}

// kLearned, or the name of a box: kSecond.
std::string table_name(const Setup& setup) {
  for (const auto& [key, value] : options_of(setup)) {
    if (key != "box" || setup.options == Options{}) continue;
    std::string name = "k" + value;
    name[1] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[1])));
    return name;
  }
  return "kLearned";
}

void run(const LearnAsked& asked) {
  const Setup setup = or_fail(make_smallest_setup(asked.game, asked.options, 0));
  if (asked.policy == asked.value) throw Failure{"learn what? Say --policy or --value"};
  if (asked.apart && asked.value) throw Failure{"--apart goes with --policy: a value knows the players"};
  if (asked.players && !(asked.apart && asked.onward))
    throw Failure{"--players goes with --apart and --onward: the tables of the others stay as they are"};
  const Learning learning{.game = setup.game,
                          .options = setup.options,
                          .training = read_training(asked, *setup.game),
                          .onward = asked.onward,
                          .seed = read_number("--seed", asked.seed),
                          .threads = asked.threads};
  const auto weights = asked.value               ? learn_value_with_bar(learning)
                       : learning.training.apart ? learn_apart(learning, asked.players)
                                                 : learn_policy_with_bar(learning);
  if (weights.empty()) throw Failure{fmt::format("{} has no features to learn weights for", asked.game)};
  write(asked.out,
        weights_header(*setup.game, asked.policy ? "policy" : "value", table_name(setup), weights));
}

}  // namespace

void add_learn(CLI::App& app) {
  Command command(app, "learn", "Teaches the bots by games against themselves");
  auto asked = std::make_shared<LearnAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.flag("--policy", asked->policy, "Which moves look good at first sight");
  command.flag("--value", asked->value, "What positions are worth, from games by policy");
  command.number("--rounds", asked->rounds, 1, 1000000, "After each round the weights change");
  command.option("--games", asked->games,
                 "Games in a round, or in all for --value (default: the game's own, 60000)");
  command.option("--rate", asked->rate, "How much they change in the first round");
  command.option("--entropy", asked->entropy,
                 "What trying different moves is worth beside winning, in the first round; 0.03 is much");
  command.number("--lessons", asked->lessons, 1, 100,
                 "So many lessons, by this seed and the next ones; their mean has fewer habits than each");
  add_game_options(command, asked->options);
  command.flag("--onward", asked->onward, "From the weights in use instead of from nothing");
  command.flag("--apart", asked->apart, "A policy for each number of players, one table after the other");
  command.number("--players", asked->players, 2, 4,
                 "With --apart and --onward: only the policy for so many players, the others stay");
  command.option("--seed", asked->seed, "Same seed, same weights");
  add_threads(command, asked->threads);
  command.option("--out", asked->out, "The file for the weights; printed otherwise");
  command.footer(
      "The program plays by the weights it was built with: write them beside the features and build again.\n"
      "`make learn` does it for all games.");
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
