#include "bots/balance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "bots/laboratory.h"

namespace pithead {
namespace {

// In parts of kWholeVictory.
std::array<std::uint64_t, kMaxSeats> victories_in(const BalanceGame& game) {
  const auto winners = static_cast<std::uint64_t>(std::count(game.won.begin(), game.won.end(), true));
  std::array<std::uint64_t, kMaxSeats> parts{};
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
    if (game.won[seat]) parts[seat] = kWholeVictory / winners;
  return parts;
}

void add_points(PointsTally& tally, const ScoreSheet& sheet, std::uint64_t parts) {
  tally.seats += parts;
  for (std::size_t i = 0; i < sheet.points.size(); ++i)
    tally.points[i] += static_cast<std::int64_t>(parts) * sheet.points[i];
}

void add_uses(std::vector<BalanceUse>& uses, const BalanceGame& game) {
  const auto victories = victories_in(game);
  std::vector<std::pair<Seat, Move>> seen;
  for (const Use& use : game.uses) {
    BalanceUse& tally = uses[index_of(use.move)];
    ++tally.times;
    ++tally.by_seat[use.seat];
    tally.in_first_round[use.seat] += use.first_round ? 1 : 0;
    tally.by_winners += victories[use.seat];
    tally.gain += use.gain;
    const std::pair<Seat, Move> once{use.seat, use.move};
    if (std::find(seen.begin(), seen.end(), once) != seen.end()) continue;
    seen.push_back(once);
    ++tally.games;
  }
  for (const Move move : game.offered) ++uses[index_of(move)].games_offered;
}

}  // namespace

double PointsTally::mean(std::size_t source) const {
  return seats == 0 ? 0 : static_cast<double>(points[source]) / static_cast<double>(seats);
}

void Balance::add(const BalanceGame& game) {
  const auto victories = victories_in(game);
  const auto count = static_cast<std::size_t>(players);
  int best = std::numeric_limits<int>::min();
  int second = best;
  for (std::size_t seat = 0; seat < count; ++seat) {
    const ScoreSheet& sheet = game.sheets[seat];
    const int total = sheet.total();
    second = std::max(second, std::min(best, total));
    best = std::max(best, total);
    wins[seat].add(1, static_cast<std::int64_t>(victories[seat]));
    points[seat].add(1, total);
    seats[seat].scores.add(total);
    seats[seat].victories += victories[seat];
    for (std::size_t i = 0; i < sheet.points.size(); ++i) seats[seat].points[i] += sheet.points[i];
    add_points(winners, sheet, victories[seat]);
    add_points(others, sheet, kWholeVictory - victories[seat]);
  }
  winning_scores.add(best);
  margins.add(best - second);
  add_uses(uses, game);
  for (std::size_t round = 0; round < std::min(game.led_after.size(), kMostRoundsTold); ++round) {
    ++led[round];
    held[round] += victories[game.led_after[round]];
  }
  lengths.add(game.decisions);
  ++games;
}

double Balance::unevenness() const {
  double most = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    most = std::max(most, std::abs(win_share(seat) * players - 1));
  return most;
}

bool is_idle(const BalanceUse& use, int players) {
  constexpr std::uint64_t kRarely = 50;
  return use.games * kRarely < use.games_offered * static_cast<std::uint64_t>(players);
}

double Balance::idle_share() const {
  int offered = 0;
  int idle = 0;
  for (const BalanceUse& use : uses) {
    if (use.games_offered == 0) continue;
    ++offered;
    idle += is_idle(use, players) ? 1 : 0;
  }
  return offered == 0 ? 0 : static_cast<double>(idle) / offered;
}

Balance measure_balance(const BalanceTrial& trial, const BalanceProgress& progress) {
  return laboratory_of(*trial.setup.game).measure_balance(trial, progress);
}

}  // namespace pithead
