// What the balance lab says in words and rows.
#include <algorithm>

#include <fmt/format.h>

#include "cli/arena.h"
#include "cli/balance.h"
#include "cli/boards/boards.h"
#include "cli/commands.h"
#include "cli/tallies.h"

namespace pithead::cli {
namespace {

constexpr int kNameWidth = 30;

std::string limits(const Interval& interval) {
  return fmt::format("{:.1f} to {:.1f} %", 100 * interval.low, 100 * interval.high);
}

void print_seats(const Balance& balance) {
  fmt::print("  {:<{}}{:>9}{:>18}{:>10}{:>8}\n", "seat in turn", kNameWidth - 2, "wins", "95 % interval",
             "points", "sd");
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(balance.players); ++seat) {
    const Distribution& scores = balance.seats[seat].scores;
    fmt::print("  {:<{}}{:>9}{:>18}{:>10.1f}{:>8.1f}\n", ordinal(seat), kNameWidth - 2,
               percent(balance.win_share(seat)), limits(share_interval(balance.wins[seat])), scores.mean(),
               scores.deviation());
  }
  fmt::print("  {:<{}}{:>37.1f}{:>8.1f}\n", "who wins", kNameWidth - 2, balance.winning_scores.mean(),
             balance.winning_scores.deviation());
  fmt::print("  {:<{}}{:>9.2f}\n", "unevenness", kNameWidth - 2, balance.unevenness());
}

void print_decided(const Balance& balance) {
  std::string text;
  for (std::size_t round = 0; round < kMostRoundsTold && balance.led[round] > 0; ++round)
    text += fmt::format("{}{:.0f}", round == 0 ? "" : ", ", 100 * held_share(balance, round));
  if (!text.empty()) fmt::print("  who leads after each round wins: {} %\n", text);
}

// The head of a table with a column for each seat.
void print_by_seat(std::string_view what, const Balance& balance) {
  fmt::print("  {:<{}}", what, kNameWidth - 2);
  for (int seat = 0; seat < balance.players; ++seat)
    fmt::print("{:>9}", ordinal(static_cast<std::size_t>(seat)));
}

void print_sources(const BalanceReport& report, const Balance& balance) {
  print_by_seat("points from", balance);
  fmt::print("{:>10}{:>9}\n", "winner", "others");
  for (std::size_t i = 0; i < report.game().sources.size(); ++i) {
    fmt::print("    {:<{}}", report.game().sources[i], kNameWidth - 4);
    for (int seat = 0; seat < balance.players; ++seat)
      fmt::print("{:>9.2f}", mean_points(balance.seats[static_cast<std::size_t>(seat)], i));
    fmt::print("{:>10.2f}{:>9.2f}\n", balance.winners.mean(i), balance.others.mean(i));
  }
}

void print_times(const TimesBySeat& times, const Balance& balance) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(balance.players); ++seat)
    fmt::print("{:>9.2f}", times_a_game(times[seat], balance));
}

void print_uses(const BalanceReport& report, const Balance& balance) {
  print_by_seat("used a game", balance);
  fmt::print("{:>10}{:>9}\n", "winner", "others");
  const std::vector<BalanceUseRow> rows = list_uses(*report.plan.game, balance);
  for (const BalanceUseRow& row : rows) {
    fmt::print("    {:<{}}", row.words, kNameWidth - 4);
    print_times(row.use->by_seat, balance);
    fmt::print("{:>10.2f}{:>9.2f}{}\n", row.winner, row.others,
               is_idle(*row.use, balance.players) ? "  idle" : "");
  }
  print_by_seat("used in the first round", balance);
  fmt::print("\n");
  for (const BalanceUseRow& row : rows) {
    const TimesBySeat& times = row.use->in_first_round;
    if (std::all_of(times.begin(), times.end(), [](std::uint64_t each) { return each == 0; })) continue;
    fmt::print("    {:<{}}", row.words, kNameWidth - 4);
    print_times(times, balance);
    fmt::print("\n");
  }
}

}  // namespace

std::string best_sentence(const BalanceReport& report) {
  const BestBox& best = *report.best;
  std::string options = "--option box=own";
  for (const auto& [key, value] : best.options) options += fmt::format(" --option {}={}", key, value);
  return fmt::format("{} has the box of '{}': play it with {} --box {}", best.file, best.variant, options,
                     quoted(fmt::format("{}={}", report.game().id, best.file)));
}

double times_a_game(std::uint64_t times, const Balance& balance) {
  return static_cast<double>(times) / static_cast<double>(std::max<std::uint64_t>(1, balance.games));
}

std::vector<BalanceUseRow> list_uses(const AnyGame& game, const Balance& balance) {
  const Board& board = board_of(game);
  std::vector<BalanceUseRow> rows;
  const auto games = static_cast<double>(std::max<std::uint64_t>(1, balance.games));
  for (std::size_t i = 0; i < balance.uses.size(); ++i) {
    const BalanceUse& use = balance.uses[i];
    if (use.games_offered == 0) continue;
    std::string notation = game.move_text(static_cast<Move>(i));
    std::string words = use_in_words(board, notation);
    const double times = static_cast<double>(use.times);
    const double winner = static_cast<double>(use.by_winners) / static_cast<double>(kWholeVictory);
    rows.push_back({std::move(notation), std::move(words), &use, times / games / balance.players,
                    winner / games, (times - winner) / games / (balance.players - 1)});
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& one, const auto& other) { return one.use->times > other.use->times; });
  return rows;
}

std::string seat_sentence(const Balance& balance) {
  std::size_t farthest = 0;
  const auto miss = [&](std::size_t seat) { return std::abs(balance.win_share(seat) - balance.even()); };
  for (std::size_t seat = 1; seat < static_cast<std::size_t>(balance.players); ++seat)
    if (miss(seat) > miss(farthest)) farthest = seat;
  const Interval interval = share_interval(balance.wins[farthest]);
  return fmt::format("the {} of {} players wins {}, between {} and {}", ordinal(farthest), balance.players,
                     percent(balance.win_share(farthest)), percent(interval.low), percent(interval.high));
}

bool is_even(const Balance& balance) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(balance.players); ++seat) {
    const Interval interval = share_interval(balance.wins[seat]);
    if (interval.high < balance.even() * 2 / 3 || interval.low > balance.even() * 4 / 3) return false;
  }
  return true;
}

double held_share(const Balance& balance, std::size_t round) {
  return static_cast<double>(balance.held[round]) / static_cast<double>(kWholeVictory) /
         static_cast<double>(std::max<std::uint64_t>(1, balance.led[round]));
}

void print_balance(const BalanceReport& report) {
  for (const BalanceResult& result : report.results) {
    for (const Balance& balance : result.by_players) {
      fmt::print("{}, {} games: {}{}\n", result.variant, balance.games, seat_sentence(balance),
                 is_even(balance) ? "; every seat may have an even share give or take a third" : "");
      print_seats(balance);
      print_decided(balance);
      print_sources(report, balance);
      print_uses(report, balance);
      fmt::print("\n");
    }
  }
  if (report.best) fmt::print("{}\n", best_sentence(report));
  fmt::print("{}\n", report.command);
}

}  // namespace pithead::cli
