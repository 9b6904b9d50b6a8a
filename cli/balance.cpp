// `balance`: how even a game is, what decides it, and which printed numbers would make it better.
#include "cli/balance.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include <fmt/format.h>

#include "bots/learn.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/report/balance_report.h"
#include "games/catalogue.h"
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
  std::optional<int> most;
  std::optional<int> keep;
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

bool name_the_same_file(const std::string& one, const std::string& other) {
  std::error_code ignored;
  return std::filesystem::weakly_canonical(one, ignored) == std::filesystem::weakly_canonical(other, ignored);
}

// Nothing is written over what is read, or twice into one file.
void check_files(const BalanceAsked& asked) {
  using Named = std::pair<std::string_view, const std::optional<std::string>&>;
  const std::array<Named, 4> files{Named{"--vary", asked.vary},
                                   {"--state", asked.state},
                                   {"--best", asked.best},
                                   {"--report", asked.report}};
  for (std::size_t i = 0; i < files.size(); ++i)
    for (std::size_t j = i + 1; j < files.size(); ++j)
      if (files[i].second && files[j].second && name_the_same_file(*files[i].second, *files[j].second))
        throw Failure{fmt::format("{} and {} name the same file {}: each needs one of its own",
                                  files[i].first, files[j].first, *files[j].second)};
}

// ---- what was asked ---------------------------------------------------------------------------------

// "2,3,4", each once; all numbers of players, if nothing is said.
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
    const auto number =
        static_cast<int>(read_number("--players", word, static_cast<std::uint64_t>(info.min_players),
                                     static_cast<std::uint64_t>(info.max_players)));
    if (std::find(players.begin(), players.end(), number) == players.end()) players.push_back(number);
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
  std::vector<BotSpec> named;
  try {
    named = read_bots(name);
  } catch (const Failure& failure) {
    if (!failure.what.starts_with("there is no bot")) throw;
    throw Failure{fmt::format("{}, {}", failure.what, kByPolicy)};  // not offered to people, but here it is
  }
  if (named.size() != 1) throw Failure{"--bots names one bot: it holds every seat"};
  BotSpec bot = named[0];
  bot.budget.threads = 1;
  return bot;
}

// As --box gave it: no variant was brought yet.
std::optional<std::string> own_box_of(const AnyGame& game) {
  const auto setup = make_setup(game.info().id, game.info().min_players, {{"box", "own"}}, 0);
  if (!setup) return std::nullopt;
  return game.box_text(setup->options);
}

bool choose_own_box(const ChosenOptions& options) {
  const auto last = std::find_if(options.rbegin(), options.rend(),
                                 [](const auto& option) { return option.first == "box"; });
  return last != options.rend() && last->second == "own";
}

// `usual`, KEY=VALUE of the game's options, or a file with a box.
BalanceVariant read_variant(const BalancePlan& plan, const ChosenOptions& options, const std::string& word) {
  const AnyGame& game = *plan.game;
  BalanceVariant variant{.name = word, .options = options, .box = {}};
  if (word == "usual" || word.find('=') != std::string::npos) {
    if (word != "usual")
      for (const auto& option : read_game_options(game.info().id, {word})) variant.options.push_back(option);
    if (choose_own_box(variant.options)) variant.box = plan.own_box;
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
  const AnyGame* game = find_game(asked.game);
  const auto own_box = game == nullptr ? std::nullopt : own_box_of(*game);
  const Setup setup = or_fail(make_smallest_setup(asked.game, asked.options, 0));
  BalancePlan plan{.game = setup.game,
                   .players = read_players(setup.game->info(), asked.players),
                   .bot = read_one_bot(asked.bots),
                   .games = read_games(asked.games),
                   .seed = read_number("--seed", asked.seed),
                   .threads = asked.threads,
                   .learn = {},
                   .own_box = own_box};
  if (asked.learn) plan.learn = read_learning(*plan.game, *asked.learn);
  return plan;
}

std::vector<BalanceVariant> read_variants(const BalanceAsked& asked, const BalancePlan& plan) {
  std::vector<BalanceVariant> variants;
  std::vector<std::string> words = asked.variants;
  if (words.empty()) words.emplace_back("usual");
  for (const std::string& word : words) {
    BalanceVariant variant = read_variant(plan, read_game_options(asked.game, asked.options), word);
    if (plan.learn || asked.vary) variant = with_own_box(plan, std::move(variant));
    const Setup setup = bring_variant(plan, variant, plan.players[0]);  // its options are checked
    if (variant.box) variant.box = plan.game->box_text(setup.options);  // however it was written
    variants.push_back(std::move(variant));
  }
  return variants;
}

int most_of(const BalanceAsked& asked) { return asked.most.value_or(64); }
int keep_of(const BalanceAsked& asked) { return asked.keep.value_or(3); }

// Threads and outputs left out: they change nothing of what is played.
std::string command_of(const BalanceAsked& asked, const BalancePlan& plan) {
  std::string text = fmt::format("pithead balance {} --players {} --bots {} --games {} --seed {}", asked.game,
                                 fmt::join(plan.players, ","), quoted(asked.bots), plan.games, plan.seed);
  if (const auto box = box_asked(asked.game)) text += " --box " + quoted(*box);
  for (const std::string& option : asked.options) text += " --option " + quoted(option);
  for (const std::string& variant : asked.variants) text += " --variant " + quoted(variant);
  if (asked.learn) text += " --learn " + *asked.learn;
  if (asked.vary)
    text +=
        fmt::format(" --vary {} --most {} --keep {}", quoted(*asked.vary), most_of(asked), keep_of(asked));
  return text;
}

// Ranges of what the box and the game do not have.
void check_ranges(const BalanceAsked& asked, const BalancePlan& plan, const BalanceSearch& search) {
  for (const Range& range : search.ranges) {
    const auto refuse = [&](const std::string& what) {
      throw Failure{fmt::format("{}, line {}: {}", *asked.vary, range.line, what)};
    };
    if (range.is_option && std::find(range.keys.begin(), range.keys.end(), "box") != range.keys.end())
      refuse(
          "each variant of a search is a box of its own, so the option box cannot differ; begin with "
          "another box by --variant box=NAME");
    if (const auto box = box_with(*search.base.box, {range}, {0}); !box) refuse(box.error().what);
    for (std::size_t i = 0; i < range.values.size(); ++i) {
      const auto options = options_with({}, {range}, {i});
      const auto setup = make_setup(plan.game->info().id, plan.players[0], options, 0);
      if (!setup) refuse(setup.error().what);
    }
  }
}

std::vector<BalanceVariant> search(const BalanceAsked& asked, BalancePlan& plan, const std::string& command) {
  if (!plan.learn) plan.learn = read_learning(*plan.game, "10x300");
  const std::string text = read_text(*asked.vary);
  auto ranges = read_ranges(text);
  if (!ranges) throw Failure{fmt::format("{}, {}", *asked.vary, ranges.error().what)};
  BalanceSearch search{.base = read_variants(asked, plan).front(),
                       .ranges = std::move(*ranges),
                       .most = static_cast<std::size_t>(most_of(asked)),
                       .keep = static_cast<std::size_t>(keep_of(asked)),
                       .state = asked.state,
                       .fingerprint = {}};
  check_ranges(asked, plan, search);
  std::uint64_t hash = 0;
  for (const char c : command + text + *search.base.box)
    hash = derive_seed(hash, static_cast<unsigned char>(c));
  search.fingerprint = fmt::format("{:016x}", hash);
  return search_variants(plan, search);
}

// With a remark on what a box cannot say.
BestBox save_best(const std::string& file, const BalanceVariant& variant) {
  BestBox best{.variant = variant.name, .options = variant.options, .file = file};
  std::erase_if(best.options, [](const auto& option) { return option.first == "box"; });
  std::string remark;
  for (const auto& [key, value] : best.options) remark += fmt::format(" --option {}={}", key, value);
  if (!remark.empty()) remark = "# with" + remark + '\n';
  or_fail(save_text(file, remark + *variant.box));
  return best;
}

// For examples that take a box.
std::string_view id_of_game_with_box() {
  const auto& games = all_games();
  const auto found = std::find_if(games.begin(), games.end(),
                                  [](const AnyGame* game) { return !game->box_text({}).empty(); });
  return found == games.end() ? "GAME" : (*found)->info().id;
}

void run_balance(const BalanceAsked& asked) {
  check_files(asked);
  BalanceReport report;
  report.plan = read_plan(asked);
  report.command = command_of(asked, report.plan);
  for (const auto& file : {asked.report, asked.best, asked.state})
    if (file) or_fail(check_saving(*file));
  if (asked.vary && asked.variants.size() > 1) throw Failure{"--vary begins with one variant"};
  if (!asked.vary && (asked.state || asked.best || asked.most || asked.keep))
    throw Failure{"--state, --best, --most and --keep go with --vary"};
  catch_interrupt();
  const auto variants =
      asked.vary ? search(asked, report.plan, report.command) : read_variants(asked, report.plan);
  measure_variants(variants, report);
  if (asked.best && !variants.empty()) report.best = save_best(*asked.best, variants[find_most_even(report)]);
  if (report.results.empty()) {
    fmt::print(stderr, "pithead: stopped before anything was measured{}\n",
               asked.state ? "; the same command goes on" : "");
    if (report.best) fmt::print(stderr, "{}\n", best_sentence(report));
    return end_interrupted();
  }
  if (asked.report) or_fail(save_text(*asked.report, report::balance_page(report)));
  asked.json ? fmt::print("{}\n", to_json(report)) : print_balance(report);
  if (report.stopped) end_interrupted();
}

}  // namespace

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
  command.number("--most", asked->most, 2, 100'000, "Variants the search begins with (default: 64)");
  command.number("--keep", asked->keep, 1, 100, "Variants it measures in the end (default: 3)");
  command.option("--state", asked->state,
                 "What the search has found so far; the same command goes on with it");
  command.option("--best", asked->best, "The box of the best variant found, as a file");
  add_threads(command, asked->threads);
  command.option("--report", asked->report, "A page with plots: one HTML file");
  command.flag("--json", asked->json, "For programs");
  const std::string_view with_box = id_of_game_with_box();
  command.footer(
      "Equal bots hold all seats: what differs is who began. A seat is even if its 95 % interval reaches\n"
      "into an even share give or take a third. Something is idle if it is on offer and next to nobody\n"
      "uses it. A file for --vary has a line for each entry of the box (`pithead box GAME`) that may "
      "differ:\n"
      "  road length: 24..28 step 2\n"
      "  rail length & rail points: 15 & 2 from 5, 3 from 9, 4 from 13 | 16 & 2 from 5, 3 from 9, 4 from 14\n"
      "  option round-cards: per-group | once\n"
      "All variants play cheap games by policy, taught for a short while; the better half plays twice as\n"
      "many, taught twice as long, and so on; those that are left are measured by --bots and --games.\n"
      "Ctrl-C ends it and tells what was measured so far.\n"
      "Examples:\n" +
      examples(
          {{"pithead balance GAME --bots hard:200 --games 100", "who wins, and by what"},
           {fmt::format("pithead balance {} --variant usual --variant my.box --learn 3000x75", with_box),
            "two boxes compared"},
           {fmt::format("pithead balance {} --vary ranges.txt --state search.txt --best found.box", with_box),
            "a search"}}));
  command.run([asked] { run_balance(*asked); });
}

}  // namespace pithead::cli
