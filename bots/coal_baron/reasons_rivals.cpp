// Coal Baron: what a turn takes from rivals.
#include <algorithm>
#include <cstddef>

#include "bots/coal_baron/reasons_kinds.h"
#include "games/coal_baron/spots.h"

namespace pithead::coal_baron::reasons {
namespace {

// The space the turn placed workers on; the bank, where nobody is in the way of anybody, if there is none.
Space used_space(const Turn& turn) {
  if (turn.before.phase != Phase::Place || turn.ends_shift()) return Space::Bank;
  const auto changed = std::mismatch(turn.before.crowds.begin(), turn.before.crowds.begin() + kCrowdedSpaces,
                                     turn.after.crowds.begin());
  return space_at(static_cast<int>(changed.first - turn.before.crowds.begin()));
}

// An order that lay open for all.
void find_denied_order(const Turn& turn, int place, List& list) {
  const Order order = turn.before.open_orders[static_cast<std::size_t>(place)];
  const Cubes asked = asked_by(order);
  const Seat rival = find_rival(
      turn, [&](Seat seat) { return in_common(asked, at_hand(turn.before.seats[seat])) == spots_of(order); });
  if (rival != kNobody) list.add(Why::OrderDenied, rival);
}

// Workers neither come home nor leave a space before the shift ends, so who cannot pay now cannot at all.
void find_dearer_delivery(const Turn& turn, Space space, List& list) {
  const int vehicle = kAreas[at(space)].detail;
  const OrderSet ready = turn.after.complete & orders_of(static_cast<Vehicle>(vehicle));
  const int price = workers_in(turn.after.crowds[at(space)]) + 1;
  const auto find = [&](auto can_pay) {
    return find_rival(turn, [&](Seat seat) {
      const Player& rival = turn.after.seats[seat];
      return (rival.outstanding & ready) != 0 && can_pay(rival.workers);
    });
  };
  const int price_before = workers_in(turn.before.crowds[at(space)]) + 1;
  const Seat blocked = find([&](int workers) { return workers >= price_before && workers < price; });
  if (blocked != kNobody) return list.add(Why::DeliveryBlocked, vehicle, blocked);
  const Seat dearer = find([&](int workers) { return workers >= price; });
  if (dearer != kNobody) list.add(Why::DeliveryDearer, vehicle, price, dearer);
}

// Where one worker was enough, two are needed now.
void find_last_free_space(const Turn& turn, Why why, Space used, List& list) {
  if (workers_in(turn.before.crowds[at(used)]) > 0) return;
  for (std::size_t i = 0; i < kCrowdedSpaces; ++i) {
    const Crowd crowd = turn.after.crowds[i];
    if (kAreas[i].kind == kAreas[at(used)].kind && crowd != kLocked && workers_in(crowd) == 0) return;
  }
  const auto has_workers = [&](Seat seat) { return turn.after.seats[seat].workers > 0; };
  if (find_rival(turn, has_workers) != kNobody) list.add(why);
}

}  // namespace

void find_rivals(const Turn& turn, List& list) {
  const Space used = used_space(turn);
  switch (kAreas[at(used)].kind) {
    case AreaKind::Factory: return find_last_free_space(turn, Why::LastFreeFactory, used, list);
    case AreaKind::Mining: return find_last_free_space(turn, Why::LastFreeMining, used, list);
    case AreaKind::Delivery: return find_dearer_delivery(turn, used, list);
    case AreaKind::Money: return find_last_free_space(turn, Why::LastFreeMoney, used, list);
    case AreaKind::Orders:
      find_denied_order(turn, kAreas[at(used)].detail, list);
      return find_last_free_space(turn, Why::LastFreeOrders, used, list);
    default: return;
  }
}

}  // namespace pithead::coal_baron::reasons
