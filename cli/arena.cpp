#include "cli/arena.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report/arena_report.h"
#include "cli/tallies.h"
#include "match/file.h"

namespace pithead::cli {
namespace {

struct ArenaAsked {
  std::string game;
  std::vector<std::string> options;
  int players = 2;
  std::string bots;
  std::string games = "1000";
  std::optional<int> budget;
  std::string seed = "1";
  int threads = all_cores();
  std::optional<std::string> decide;
  std::optional<std::string> report;
  bool json = false;
};

// ---- for people -------------------------------------------------------------------------------------

std::string range(const Interval& interval, int decimals) {
  return fmt::format("{:.{}f} to {:.{}f}", interval.low, decimals, interval.high, decimals);
}

void print_strength(const ArenaResult& result) {
  fmt::print("{:<16}{:>9}{:>9}{:>18}{:>16}\n", "", "games", "wins", "95 % interval", "rating");
  for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) {
    const BotTally& tally = result.standings.bots[bot];
    const Interval interval = share_interval(tally.wins);
    const Rating& rating = result.ratings[bot];
    fmt::print("{:<16}{:>9}{:>9}{:>18}{:>16}\n", result.name(bot), tally.seats.scores.count(),
               percent(share_of(tally.wins)), range({100 * interval.low, 100 * interval.high}, 1) + " %",
               fmt::format("{:+.0f} ± {:.0f}", rating.elo, kSure * rating.error));
  }
}

void print_scores(const ArenaResult& result) {
  fmt::print("\n{:<16}{:>9}{:>7}{:>9}{:>18}{:>12}{:>10}\n", "", "points", "sd", "lead", "95 % interval",
             "a decision", "longest");
  for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) {
    const BotTally& tally = result.standings.bots[bot];
    fmt::print("{:<16}{:>9.1f}{:>7.1f}{:>+9.1f}{:>18}{:>12}{:>10}\n", result.name(bot),
               tally.seats.scores.mean(), tally.seats.scores.deviation(), tally.leads.mean(),
               tally.leads.deals < 2 ? "unknown" : range(mean_interval(tally.leads), 1),
               duration(mean_thinking(tally)), duration(static_cast<double>(tally.thinking.longest)));
  }
  const Distribution& winning = result.standings.winning_scores;
  fmt::print("{:<16}{:>9.1f}{:>7.1f}\n", "who wins", winning.mean(), winning.deviation());
}

// A row for each source, a column for each bot.
void print_points(const ArenaResult& result) {
  fmt::print("\n{:<16}", "mean points from");
  for (const BotSpec& bot : result.arena.field.bots) fmt::print("{:>12}", bot.name);
  fmt::print("\n");
  for (std::size_t i = 0; i < result.game().sources.size(); ++i) {
    fmt::print("  {:<14}", result.game().sources[i]);
    for (const BotTally& bot : result.standings.bots) fmt::print("{:>12.2f}", mean_points(bot.seats, i));
    fmt::print("\n");
  }
}

void print_in_turn(const ArenaResult& result) {
  fmt::print("\n{:<16}{:>9}{:>18}\n", "player in turn", "wins", "95 % interval");
  for (std::size_t i = 0; i < static_cast<std::size_t>(result.arena.setup.players); ++i) {
    const Clusters& wins = result.standings.in_turn[i];
    const Interval interval = share_interval(wins);
    fmt::print("  {:<14}{:>9}{:>18}\n", ordinal(i), percent(share_of(wins)),
               range({100 * interval.low, 100 * interval.high}, 1) + " %");
  }
}

// Those that are used most; the report and JSON have more.
void print_uses(const ArenaResult& result) {
  constexpr std::size_t kMostRows = 12;
  fmt::print("\n{:<30}{:>7}{:>9}", "used a game", "worth", "winner");
  for (const BotSpec& bot : result.arena.field.bots) fmt::print("{:>12}", bot.name);
  fmt::print("\n");
  const std::vector<UseRow> rows = list_uses(result);
  for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i) {
    fmt::print("  {:<28}{:>+7.2f}{:>9.2f}", rows[i].words, mean_gain(rows[i].all),
               winners_uses(result, rows[i].all));
    for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) {
      fmt::print("{:>12.2f}", uses_a_game(result, bot, rows[i].move));
    }
    fmt::print("\n");
  }
}

void print_tables(const ArenaResult& result) {
  for (const std::string& sentence : all_sentences(result)) fmt::print("{}.\n", sentence);
  fmt::print("\n{}\n\n", series_sentence(result));
  print_strength(result);
  print_scores(result);
  print_points(result);
  print_in_turn(result);
  print_uses(result);
  fmt::print("\n{:.2f} s: {:.1f} games a second\n", result.seconds,
             static_cast<double>(result.standings.games) / result.seconds);
}

// ---- the command ------------------------------------------------------------------------------------

// 0.75 or 75%
double read_share(const std::string& text) {
  const bool in_percent = text.ends_with('%');
  const char* last = text.data() + text.size() - (in_percent ? 1 : 0);
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), last, number);
  const double share = in_percent ? number / 100 : number;
  if (error != std::errc{} || end != last || !(share > 0 && share < 1)) {
    throw Failure{fmt::format("--decide takes a share between 0 and 1 such as 0.75 or 75%, not '{}'",
                              on_one_line(text))};
  }
  return share;
}

// Of more bots than seats every choice plays, so one that is named twice would also play itself.
void check_repeated(const std::vector<BotSpec>& named, int seats) {
  if (named.size() <= static_cast<std::size_t>(seats)) return;
  std::set<std::string> seen;
  for (const BotSpec& bot : named) {
    if (seen.insert(bot.name).second) continue;
    throw Failure{
        fmt::format("--bots names '{}' twice; of more bots than seats each is named once, and all "
                    "line-ups of {} take turns",
                    bot.name, seats)};
  }
}

Arena read(const ArenaAsked& asked) {
  constexpr std::size_t kMostBots = 16;
  Arena arena;
  arena.setup = or_fail(make_setup(asked.game, asked.players, read_game_options(asked.game, asked.options),
                                   read_number("--seed", asked.seed)));
  const Budget standard;
  const std::vector<BotSpec> named =
      read_bots(asked.bots, {.milliseconds = asked.budget.value_or(standard.milliseconds)});
  if (named.size() > kMostBots) {
    throw Failure{fmt::format("--bots names {} bots; an arena takes {}", named.size(), kMostBots)};
  }
  check_repeated(named, asked.players);
  arena.field = make_field(named, asked.players);
  arena.games = read_games(asked.games);
  arena.threads = asked.threads;
  if (asked.decide) arena.decide = read_share(*asked.decide);
  if (arena.decide && arena.field.bots.size() == 1) {
    throw Failure{"--decide needs a second bot: a bot that plays itself wins its even share"};
  }
  return arena;
}

// Threads and outputs left out: they change nothing of what is played.
std::string command_of(const ArenaAsked& asked, std::uint64_t games) {
  std::string text = fmt::format("pithead arena {} --players {} --bots {} --games {} --seed {}", asked.game,
                                 asked.players, quoted(asked.bots), games, asked.seed);
  if (asked.budget) text += fmt::format(" --budget {}", *asked.budget);
  for (const std::string& option : asked.options) text += " --option " + option;
  if (asked.decide) text += " --decide " + *asked.decide;
  return text;
}

// "easy 96.2 to 98.2 %"
std::string running_note(const ArenaResult& result, const Standings& standings) {
  if (interrupted()) return "ending; Ctrl-C again ends it at once";
  if (standings.games == 0) return {};
  const Interval interval = share_interval(standings.bots[0].wins);
  return fmt::format("{} {} %", result.name(0), range({100 * interval.low, 100 * interval.high}, 1));
}

void play(ArenaResult& result) {
  const auto start = std::chrono::steady_clock::now();
  ProgressBar bar("playing", result.arena.games);
  catch_interrupt();
  result.standings = play_arena(result.arena, [&](std::uint64_t done, const Standings& standings) {
    bar.show(done, running_note(result, standings));
    return !interrupted();
  });
  result.stopped = interrupted() && result.standings.verdict == Verdict::Open &&
                   result.standings.games < result.arena.games;
  result.ratings = rate(result.standings.rankings, result.arena.field.bots.size());
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void run(const ArenaAsked& asked) {
  ArenaResult result;
  result.arena = read(asked);
  if (asked.report) or_fail(check_saving(*asked.report));
  play(result);
  if (result.standings.games == 0) {
    fmt::print(stderr,
               "pithead: stopped before a deal was played from every seat: there is nothing to tell\n");
    return end_interrupted();
  }
  result.command = command_of(asked, result.stopped ? result.standings.games : result.arena.games);
  if (asked.report) or_fail(save_text(*asked.report, report::arena_page(result)));
  asked.json ? fmt::print("{}\n", to_json(result)) : print_tables(result);
  if (result.stopped) end_interrupted();
}

}  // namespace

void add_arena(CLI::App& app) {
  Command command(app, "arena", "Which bot is stronger, and how sure that is");
  auto asked = std::make_shared<ArenaAsked>();
  command.required("GAME", asked->game, "Which game; see `pithead games`");
  command.number("--players", asked->players, 0, 99, "How many seats");
  command.required("--bots", asked->bots, "Who plays: a,b,… with budgets such as hard:200ms or hard:5000");
  command.option("--games", asked->games, "How many games");
  command.number("--budget", asked->budget, 1, 3'600'000,
                 "Milliseconds a decision of bots that name no budget");
  command.option("--seed", asked->seed, "Same seed, same deals");
  add_game_options(command, asked->options);
  add_threads(command, asked->threads);
  command.option("--decide", asked->decide,
                 "End as soon as the first bot's win share is known to be above or below: 0.75 or 75%");
  command.option("--report", asked->report, "A page with plots: one HTML file");
  command.flag("--json", asked->json, "For programs; only times differ from run to run");
  command.footer(
      "Every deal is played once for each rotation of the seats, so luck weighs on all bots alike.\n"
      "With fewer bots than seats the last one named fills the rest; with more, all line-ups take turns.\n"
      "A shared victory counts as an equal part of one. Ratings: 400 points are odds of ten to one, the\n"
      "mean of all bots is 0. Bots that think in iterations (hard:5000) play the same on every machine.\n"
      "Ctrl-C ends a series early and tells what was played so far; a second one ends it at once.\n"
      "Examples:\n" +
      examples({{"pithead arena GAME --players 2 --bots easy,random --games 1000", ""},
                {"pithead arena GAME --players 4 --bots easy,random --games 400 --report strength.html", ""},
                {"pithead arena GAME --bots easy,random --decide 75% --games 10000", ""}}));
  command.run([asked] { run(*asked); });
}

}  // namespace pithead::cli
