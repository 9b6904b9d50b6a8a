#include "games/card_game/scoring.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/core/bits.h"

namespace pithead::card_game {
namespace {

int lorry_points(const Player& player) {
  int points = 0;
  for (Lorry lorry = 0; lorry < kLorryKinds; ++lorry)
    points += player.delivered_lorries.of(lorry) * points_on(lorry);
  return points;
}

int order_points(const Player& player) {
  int points = 0;
  for (Order order = 0; order < kOrderKinds; ++order) points += player.fulfilled.of(order) * points_of(order);
  return points;
}

int share_points(const Player& player) {
  int shares = 0;
  for (int destination = 0; destination < kDestinations; ++destination)
    shares += assigned_shares(player, destination);
  return shares * kSharePoints;
}

int all_objective_points(const Player& player) {
  int points = 0;
  for (std::uint32_t left = player.objectives; left != 0; left &= left - 1)
    points += objective_points(player, static_cast<Objective>(std::countr_zero(left)));
  return points;
}

ScoreSheet sheet_of(const Player& player) {
  ScoreSheet sheet;
  const auto set = [&](Source source, int points) {
    sheet.points[static_cast<std::size_t>(source)] = static_cast<std::int16_t>(points);
  };
  set(Source::Lorries, lorry_points(player));
  set(Source::Orders, order_points(player));
  set(Source::Shares, share_points(player));
  set(Source::Tokens, count_bits(player.tokens));
  set(Source::Objectives, all_objective_points(player));
  return sheet;
}

}  // namespace

int fulfilled_for(const Player& player, int destination) {
  int orders = 0;
  for (int size = 1; size <= kOrderSizes; ++size)
    orders += player.fulfilled.of(make_order(destination, size));
  return orders;
}

int assigned_shares(const Player& player, int destination) {
  return std::min(player.shares.of(destination), fulfilled_for(player, destination));
}

int lorries_ordered(const Player& player, int destination) {
  int lorries = 0;
  for (int size = 1; size <= kOrderSizes; ++size)
    lorries += size * player.fulfilled.of(make_order(destination, size));
  return lorries;
}

int objective_points(const Player& player, Objective objective) {
  if (objective == kTokenObjective) return kPointsPerTokenPair * (count_bits(player.tokens) / 2);
  if (objective == kObjectiveObjective) return kPointsPerObjective * count_bits(player.objectives);
  if (objective < kShareObjectives)
    return kPointsPerMatch * player.delivered_engines.of(objective - kEngineObjectives);
  if (objective < kOrderObjectives)
    return kPointsPerMatch * assigned_shares(player, objective - kShareObjectives);
  if (objective < kLorryObjectives)
    return kPointsPerMatch * fulfilled_for(player, objective - kOrderObjectives);
  return lorries_ordered(player, objective - kLorryObjectives) >= kLorryGoal ? kLorryGoalPoints : 0;
}

ScoreSheet CardGame::score(const State& state, Seat seat) { return sheet_of(state.seats[seat]); }

ScoreSheet CardGame::projected(const State& state, Seat seat) {
  Player player = state.seats[seat];
  if (state.phase != Phase::Over && next_token_owner(state) == seat) award_token(player, state.round);
  return sheet_of(player);
}

// The most points; of those the latest shift token; without any token a victory is shared.
SeatSet CardGame::winners(const State& state) {
  if (state.phase != Phase::Over) return SeatSet::none();
  return best_seats(state.players, [&](Seat seat) {
    return std::pair(score(state, seat).total(), std::bit_width(state.seats[seat].tokens));
  });
}

}  // namespace pithead::card_game
