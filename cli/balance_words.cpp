// What the balance lab says in words and rows.
#include <algorithm>

#include <fmt/format.h>

#include "cli/arena.h"
#include "cli/balance.h"
#include "cli/boards/boards.h"
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
}

void print_decided(const Balance& balance) {
  std::string text;
  for (std::size_t round = 0; round < kMostRoundsTold && balance.led[round] > 0; ++round)
    text += fmt::format("{}{:.0f}", round == 0 ? "" : ", ", 100 * held_share(balance, round));
  if (!text.empty()) fmt::print("  who leads after each round wins: {} %\n", text);
}

void print_sources(const BalanceReport& report, const Balance& balance) {
  fmt::print("  {:<{}}", "points from", kNameWidth - 2);
  for (int seat = 0; seat < balance.players; ++seat)
    fmt::print("{:>9}", ordinal(static_cast<std::size_t>(seat)));
  fmt::print("{:>10}{:>9}\n", "winner", "others");
  for (std::size_t i = 0; i < report.game().sources.size(); ++i) {
    fmt::print("    {:<{}}", report.game().sources[i], kNameWidth - 4);
    for (int seat = 0; seat < balance.players; ++seat)
      fmt::print("{:>9.2f}", mean_points(balance.seats[static_cast<std::size_t>(seat)], i));
    fmt::print("{:>10.2f}{:>9.2f}\n", balance.winners.mean(i), balance.others.mean(i));
  }
}

void print_uses(const BalanceReport& report, const Balance& balance) {
  fmt::print("  {:<{}}{:>9}{:>10}{:>9}\n", "used a game", kNameWidth - 2, "a seat", "winner", "others");
  for (const BalanceUseRow& row : list_uses(*report.plan.game, balance))
    fmt::print("    {:<{}}{:>9.2f}{:>10.2f}{:>9.2f}{}\n", row.words, kNameWidth - 4, row.a_seat, row.winner,
               row.others, is_idle(*row.use, balance.players) ? "  idle" : "");
}

}  // namespace

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
  fmt::print("{}\n", report.command);
}

}  // namespace pithead::cli
