// The Great Card Game: what a turn takes from rivals.
#include <cstddef>

#include "bots/card_game/reasons_kinds.h"

namespace pithead::card_game::reasons {
namespace {

bool has_empty_wagon(const Player& player, Crest crest) {
  for (int berth = 0; berth < kBerths; ++berth) {
    const bool takes = (kBerthsTaking[static_cast<std::size_t>(crest)] >> berth & 1U) != 0;
    const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
    if (takes && player.trains[dock].empty(berth % kBerthsPerDock) > 0) return true;
  }
  return false;
}

// Whether a train with an engine carries so many lorries.
bool has_train(const Player& player, int lorries) {
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (player.engines[dock] != kNoEngine && player.loads[dock] >= lorries) return true;
  }
  return false;
}

}  // namespace

// Cards from the tops of stacks, where everybody saw them. What rivals hold in hand may be unknown, so their
// docks must tell.
void find_denied_cards(const Turn& turn, const Taken& taken, List& list) {
  if (turn.before.phase != Phase::Turn || taken.wild) return;
  if (taken.of(Family::Lorries) > 0 && taken.is_seen(Family::Lorries)) {
    const Crest crest = crest_of(taken_lorry(turn));
    const Seat rival =
        find_rival(turn, [&](Seat seat) { return has_empty_wagon(turn.before.seats[seat], crest); });
    if (rival != kNobody) list.add(Why::LorryDenied, rival);
  }
  const int order = taken_order(turn);
  if (order >= 0 && taken.of(Family::Orders) > 0 && taken.is_seen(Family::Orders)) {
    const int size = size_of(static_cast<Order>(order));
    const Seat rival = find_rival(turn, [&](Seat seat) { return has_train(turn.before.seats[seat], size); });
    if (rival != kNobody) list.add(Why::OrderDenied, rival);
  }
}

void find_dearer_delivery(const Turn& turn, List& list) {
  const int level = level_of(turn.after, Zone::Delivery);
  if (turn.ends_shift() || level == level_of(turn.before, Zone::Delivery)) return;
  const Seat rival = find_rival(turn, [&](Seat seat) {
    const Player& player = turn.after.seats[seat];
    return !turn.after.passed.has(seat) && sum_of(player.workers) > level && has_train(player, 1);
  });
  if (rival != kNobody) list.add(Why::DeliveryDearer, level + 1, rival);
}

}  // namespace pithead::card_game::reasons
