// `balance`: how even a game is, what decides it, and which printed numbers would make it better.
#include "cli/balance.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include <fmt/format.h>

#include "bots/learn.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report/balance_report.h"
#include "match/file.h"

namespace pithead::cli {
namespace {

struct BalanceAsked {
  std::string game;
  std::vector<std::string> options;
  std::vector<std::string> variants;
  std::string players;
  std::string bots = "medium";
  std::string games = "200";
  std::string seed = "1";
  int threads = all_cores();
  std::optional<std::string> learn;
  std::optional<std::string> vary;
  int most = 64;
  int keep = 3;
  std::optional<std::string> state;
  std::optional<std::string> best;
  std::optional<std::string> report;
  bool json = false;
};

std::string read_text(const std::string& file) {
  std::ifstream in(file);
  if (!in || std::filesystem::is_directory(file)) throw Failure{fmt::format("{} cannot be read", file)};
  return {std::istreambuf_iterator<char>(in), {}};
}

// ---- what was asked ---------------------------------------------------------------------------------

// "2,3,4"; all numbers of players, if nothing is said.
std::vector<int> read_players(const GameInfo& info, const std::string& list) {
  std::vector<int> players;
  if (list.empty()) {
    for (int n = info.min_players; n <= info.max_players; ++n) players.push_back(n);
    return players;
  }
  std::string word;
  for (const char c : list + ',') {
    if (c != ',') {
      word += c;
      continue;
    }
    players.push_back(
        static_cast<int>(read_number("--players", word, static_cast<std::uint64_t>(info.min_players),
                                     static_cast<std::uint64_t>(info.max_players))));
    word.clear();
  }
  return players;
}

// "3000x75": rounds and games in each.
Training read_learning(const AnyGame& game, const std::string& text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string::npos)
    throw Failure{
        fmt::format("--learn takes rounds and games a round such as 3000x75, not '{}'", on_one_line(text))};
  Training training = training_of(game);
  training.rounds = static_cast<int>(read_number("--learn", text.substr(0, cross), 1, 100'000));
  training.games = read_number("--learn", text.substr(cross + 1), 1, 10'000'000);
  training.rate *= 0.5;  // what is learned already is not to be forgotten in the first rounds
  return training;
}

BotSpec read_one_bot(const std::string& name) {
  const std::vector<BotSpec> named = read_bots(name);
  if (named.size() != 1) throw Failure{"--bots names one bot: it holds every seat"};
  BotSpec bot = named[0];
  bot.budget.threads = 1;
  return bot;
}

// `usual`, KEY=VALUE of the game's options, or a file with a box.
BalanceVariant read_variant(const AnyGame& game, const ChosenOptions& options, const std::string& word) {
  BalanceVariant variant{.name = word, .options = options, .box = {}};
  if (word == "usual") return variant;
  if (word.find('=') != std::string::npos) {
    for (const auto& option : read_game_options({word})) variant.options.push_back(option);
    return variant;
  }
  variant.name = std::filesystem::path(word).stem().string();
  variant.box = read_text(word);
  if (const auto fault = game.load_box(*variant.box)) throw Failure{fmt::format("{}, {}", word, *fault)};
  return variant;
}

// The same with its box as a text, so that the bots can learn for it.
BalanceVariant with_own_box(const BalancePlan& plan, BalanceVariant variant) {
  if (variant.box) return variant;
  const Setup setup = or_fail(make_setup(plan.game->info().id, plan.players[0], variant.options, 0));
  variant.box = plan.game->box_text(setup.options);
  if (variant.box->empty())
    throw Failure{fmt::format("{} has no box to learn for or to vary: its bots play by the weights they have",
                              plan.game->info().title)};
  return variant;
}

BalancePlan read_plan(const BalanceAsked& asked) {
  const Setup setup = or_fail(make_smallest_setup(asked.game, asked.options, 0));
  BalancePlan plan{.game = setup.game,
                   .players = read_players(setup.game->info(), asked.players),
                   .bot = read_one_bot(asked.bots),
                   .games = read_games(asked.games),
                   .seed = read_number("--seed", asked.seed),
                   .threads = asked.threads,
                   .learn = {}};
  if (asked.learn) plan.learn = read_learning(*plan.game, *asked.learn);
  return plan;
}

std::vector<BalanceVariant> read_variants(const BalanceAsked& asked, const BalancePlan& plan) {
  std::vector<BalanceVariant> variants;
  std::vector<std::string> words = asked.variants;
  if (words.empty()) words.emplace_back("usual");
  for (const std::string& word : words) {
    BalanceVariant variant = read_variant(*plan.game, read_game_options(asked.options), word);
    variants.push_back(plan.learn || asked.vary ? with_own_box(plan, variant) : variant);
    (void)bring_variant(plan, variants.back(), plan.players[0]);  // its options are checked
  }
  return variants;
}

// Threads and outputs left out: they change nothing of what is played.
std::string command_of(const BalanceAsked& asked, const BalancePlan& plan) {
  std::string text = fmt::format("pithead balance {} --players {} --bots {} --games {} --seed {}", asked.game,
                                 fmt::join(plan.players, ","), quoted(asked.bots), plan.games, plan.seed);
  for (const std::string& option : asked.options) text += " --option " + option;
  for (const std::string& variant : asked.variants) text += " --variant " + quoted(variant);
  if (asked.learn) text += " --learn " + *asked.learn;
  if (asked.vary)
    text += fmt::format(" --vary {} --most {} --keep {}", quoted(*asked.vary), asked.most, asked.keep);
  return text;
}

std::vector<BalanceVariant> search(const BalanceAsked& asked, BalancePlan& plan, const std::string& command) {
  if (!plan.learn) plan.learn = read_learning(*plan.game, "10x300");
  const std::string text = read_text(*asked.vary);
  auto ranges = read_ranges(text);
  if (!ranges) throw Failure{fmt::format("{}, {}", *asked.vary, ranges.error().what)};
  BalanceSearch search{.base = read_variants(asked, plan).front(),
                       .ranges = std::move(*ranges),
                       .most = static_cast<std::size_t>(asked.most),
                       .keep = static_cast<std::size_t>(asked.keep),
                       .state = asked.state,
                       .fingerprint = {}};
  std::uint64_t hash = 0;
  for (const char c : command + text + *search.base.box)
    hash = derive_seed(hash, static_cast<unsigned char>(c));
  search.fingerprint = fmt::format("{:016x}", hash);
  return search_variants(plan, search);
}

void run_balance(const BalanceAsked& asked) {
  BalanceReport report;
  report.plan = read_plan(asked);
  report.command = command_of(asked, report.plan);
  for (const auto& file : {asked.report, asked.best, asked.state})
    if (file) or_fail(check_saving(*file));
  if (asked.vary && asked.variants.size() > 1) throw Failure{"--vary begins with one variant"};
  if (!asked.vary && (asked.state || asked.best)) throw Failure{"--state and --best go with --vary"};
  catch_interrupt();
  const auto variants =
      asked.vary ? search(asked, report.plan, report.command) : read_variants(asked, report.plan);
  if (asked.best && !variants.empty()) or_fail(save_text(*asked.best, *variants.front().box));
  measure_variants(variants, report);
  if (report.results.empty()) {
    fmt::print(stderr, "pithead: stopped before anything was measured{}\n",
               asked.state ? "; the same command goes on" : "");
    return end_interrupted();
  }
  if (asked.report) or_fail(save_text(*asked.report, report::balance_page(report)));
  asked.json ? fmt::print("{}\n", to_json(report)) : print_balance(report);
  if (report.stopped) end_interrupted();
}

}  // namespace

// ---- playing ----------------------------------------------------------------------------------------

Setup bring_variant(const BalancePlan& plan, const BalanceVariant& variant, int players) {
  ChosenOptions options = variant.options;
  if (variant.box) {
    if (const auto fault = plan.game->load_box(*variant.box))
      throw Failure{fmt::format("{}: {}", variant.name, *fault)};
    std::erase_if(options, [](const auto& option) { return option.first == "box"; });
    options.emplace_back("box", "own");
  }
  return or_fail(make_setup(plan.game->info().id, players, options, plan.seed));
}

void teach_policy(const BalancePlan& plan, const Setup& setup, const Training& training) {
  bring_policy(*plan.game, setup.players, {});
  const auto weights = learn_policy({.game = plan.game,
                                     .options = setup.options,
                                     .players = setup.players,
                                     .training = training,
                                     .onward = true,
                                     .seed = plan.seed,
                                     .threads = plan.threads},
                                    [](int /*rounds*/, double /*score*/) { return !interrupted(); });
  bring_policy(*plan.game, setup.players, weights);
}

void teach_value(const BalancePlan& plan, const Setup& setup) {
  constexpr std::uint64_t kEnough = 2000;
  const std::uint64_t learned = plan.learn->games * static_cast<std::uint64_t>(plan.learn->rounds);
  bring_value(*plan.game, {});
  const auto weights = learn_value({.game = plan.game,
                                    .options = setup.options,
                                    .players = setup.players,
                                    .training = {.games = std::min(kEnough, learned)},
                                    .seed = plan.seed,
                                    .threads = plan.threads},
                                   [](std::uint64_t /*done*/) {});
  bring_value(*plan.game, weights);
}

void measure_variants(const std::vector<BalanceVariant>& variants, BalanceReport& report) {
  const BalancePlan& plan = report.plan;
  ProgressBar bar("measuring", plan.games * plan.players.size() * variants.size());
  std::uint64_t before = 0;
  for (const BalanceVariant& variant : variants) {
    BalanceResult result{.variant = variant.name, .by_players = {}};
    for (const int players : plan.players) {
      if (interrupted()) break;
      const Setup setup = bring_variant(plan, variant, players);
      if (plan.learn) {
        bar.show(before, "teaching the bots");
        teach_policy(plan, setup, *plan.learn);
        if (interrupted()) break;
        teach_value(plan, setup);
      }
      const BalanceTrial trial{.setup = setup, .bot = plan.bot, .games = plan.games, .threads = plan.threads};
      Balance balance = measure_balance(trial, [&](std::uint64_t done, const Balance& so_far) {
        bar.show(before + done,
                 so_far.games == 0 ? variant.name : variant.name + ": " + seat_sentence(so_far));
        return !interrupted();
      });
      before += plan.games;
      if (balance.games > 0) result.by_players.push_back(std::move(balance));
    }
    if (!result.by_players.empty()) report.results.push_back(std::move(result));
  }
  report.stopped = interrupted();
}

void add_balance(CLI::App& app) {
  Command command(app, "balance", "How even a game is, what decides it, and which numbers would be better");
  auto asked = std::make_shared<BalanceAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.repeated("--variant", "WHAT", asked->variants,
                   "usual, an option as KEY=VALUE, or a file with a box; all on the same deals");
  command.option("--players", asked->players, "Numbers of players such as 2,3,4 (default: all)");
  command.option("--bots", asked->bots, "Who holds every seat: medium, hard:1000; policy is quickest");
  command.option("--games", asked->games, "How many games of each variant and number of players");
  command.option("--seed", asked->seed, "Same seed, same deals");
  add_game_options(command, asked->options);
  command.option("--learn", asked->learn, "Teach the bots for each variant first: rounds and games, 3000x75");
  command.option("--vary", asked->vary, "Search the ranges in this file for the most even variants");
  command.number("--most", asked->most, 2, 100'000, "Variants the search begins with");
  command.number("--keep", asked->keep, 1, 100, "Variants it measures in the end");
  command.option("--state", asked->state,
                 "What the search has found so far; the same command goes on with it");
  command.option("--best", asked->best, "The box of the best variant found, as a file");
  add_threads(command, asked->threads);
  command.option("--report", asked->report, "A page with plots: one HTML file");
  command.flag("--json", asked->json, "For programs");
  command.footer(
      "Equal bots hold all seats: what differs is who began. A seat is even if its 95 % interval reaches\n"
      "into an even share give or take a third. Something is idle if it is on offer and next to nobody\n"
      "uses it. A file for --vary has a line for each entry of the box (`pithead box GAME`) that may "
      "differ:\n"
      "  road length: 16..20 step 2\n"
      "  rail length & rail points: 12 & 2 from 5, 3 from 8, 4 from 10 | 13 & 2 from 5, 3 from 8, 4 from 11\n"
      "  option round-cards: per-group | once\n"
      "All variants play cheap games by policy, taught for a short while; the better half plays twice as\n"
      "many, taught twice as long, and so on; those that are left are measured by --bots and --games.\n"
      "Ctrl-C ends it and tells what was measured so far.\n"
      "Examples:\n" +
      examples(
          {{"pithead balance GAME --bots hard:200 --games 100", "who wins, and by what"},
           {"pithead balance GAME --variant usual --variant my.box --learn 3000x75", "two boxes compared"},
           {"pithead balance GAME --vary ranges.txt --state search.txt --best found.box", "a search"}}));
  command.run([asked] { run_balance(*asked); });
}

}  // namespace pithead::cli
