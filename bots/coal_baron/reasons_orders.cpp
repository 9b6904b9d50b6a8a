// Coal Baron: orders taken, filled and delivered.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "bots/coal_baron/reasons_kinds.h"
#include "games/coal_baron/spots.h"

namespace pithead::coal_baron::reasons {
namespace {

template <class Use>
void for_each_order(OrderSet orders, Use use) {
  for (; orders != 0; orders &= orders - 1) use(static_cast<Order>(std::countr_zero(orders)));
}

int points_of(OrderSet orders) {
  int points = 0;
  for_each_order(orders, [&](Order order) { points += kOrderCards[order].points; });
  return points;
}

// About one order by its points, vehicle and name.
void add_order(Why why, OrderSet orders, List& list) {
  const auto order = static_cast<Order>(std::countr_zero(orders));
  list.add(why, kOrderCards[order].points, static_cast<int>(vehicle_of(order)), order);
}

int filled_spots(const State& state, Order order) {
  int filled = 0;
  for (int spot = 0; spot < spots_of(order); ++spot) filled += lying_on(state, order, spot) != 0 ? 1 : 0;
  return filled;
}

}  // namespace

Cubes wanted(const State& state, const Player& player) {
  Cubes cubes;
  for_each_order(player.outstanding, [&](Order order) {
    for (int spot = 0; spot < spots_of(order); ++spot) {
      if (lying_on(state, order, spot) == 0) cubes += Cubes::one(spot_coal(order, spot));
    }
  });
  return cubes;
}

Cubes asked_by(Order order) {
  Cubes cubes;
  for (int spot = 0; spot < spots_of(order); ++spot) cubes += Cubes::one(spot_coal(order, spot));
  return cubes;
}

Cubes at_hand(const Player& player) {
  Cubes cubes = player.cage;
  cubes += player.storage;
  return cubes;
}

int in_common(Cubes a, Cubes b) {
  int cubes = 0;
  for (int c = 0; c < kColours; ++c)
    cubes += std::min(a.of(static_cast<Coal>(c)), b.of(static_cast<Coal>(c)));
  return cubes;
}

void find_deliveries(const Turn& turn, List& list) {
  const OrderSet delivered = turn.is.delivered & ~turn.was.delivered;
  if (delivered == 0) return;
  if (std::has_single_bit(delivered)) return add_order(Why::OrderDelivered, delivered, list);
  const auto any = static_cast<Order>(std::countr_zero(delivered));  // all have the same vehicle
  list.add(Why::OrdersDelivered, std::popcount(delivered), static_cast<int>(vehicle_of(any)),
           points_of(delivered));
}

void find_filled_spots(const Turn& turn, List& list) {
  const OrderSet held = turn.was.outstanding & turn.is.outstanding;
  const OrderSet completed = held & turn.after.complete & ~turn.before.complete;
  if (std::has_single_bit(completed)) {
    add_order(Why::OrderCompleted, completed, list);
  } else if (completed != 0) {
    list.add(Why::OrdersCompleted, std::popcount(completed), points_of(completed));
  }

  OrderSet begun = 0;
  int filled = 0;
  for_each_order(held & ~turn.after.complete, [&](Order order) {
    const int more = filled_spots(turn.after, order) - filled_spots(turn.before, order);
    if (more > 0) begun |= only(order);
    filled += more;
  });
  if (std::has_single_bit(begun)) {
    const auto order = static_cast<Order>(std::countr_zero(begun));
    list.add(Why::SpotsFilled, filled, kOrderCards[order].points, static_cast<int>(vehicle_of(order)));
  } else if (begun != 0) {
    list.add(Why::SpotsFilledOnOrders, filled, std::popcount(begun));
  }
}

void find_taken_order(const Turn& turn, List& list) {
  if (drew_orders(turn)) {
    const auto looked = std::min<std::size_t>(turn.before.orders.size(), kDrawnCards);
    return list.add(Why::OrdersLookedAt, static_cast<int>(looked));
  }
  const OrderSet taken = turn.is.outstanding & ~turn.was.outstanding;
  if (taken == 0) return;
  add_order(Why::OrderTaken, taken, list);
  const auto order = static_cast<Order>(std::countr_zero(taken));
  const int ready = in_common(asked_by(order), at_hand(turn.is));
  if (ready > 0) list.add(Why::OrderPrepared, ready, spots_of(order));
}

}  // namespace pithead::coal_baron::reasons
