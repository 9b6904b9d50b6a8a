#include "bots/coal_baron/reasons.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "bots/coal_baron/reasons_kinds.h"
#include "games/coal_baron/scoring.h"

namespace pithead {
namespace coal_baron::reasons {
namespace {

// ---- what the seat could not know -------------------------------------------------------------------

template <class Stack>
int known_cards(const Stack& stack, std::size_t places, Seat seat) {
  int known = 0;
  for (std::size_t i = 0; i < places; ++i) known += stack.cards().is_certain(i, seat) ? 1 : 0;
  return known;
}

// Cards that were looked at only during the turn are a guess. At the end of a shift, when the workers are
// home again, the seat has seen cards if it knows more of those still there.
template <class Stack>
bool drew(const Turn& turn, Space space, Stack State::* stack) {
  if (turn.before.phase != Phase::Place) return false;
  if (!turn.ends_shift()) return turn.before.crowds[at(space)] != turn.after.crowds[at(space)];
  const std::size_t left = (turn.after.*stack).size();
  return known_cards(turn.after.*stack, left, turn.seat) > known_cards(turn.before.*stack, left, turn.seat);
}

}  // namespace

bool drew_tiles(const Turn& turn) { return drew(turn, Space::Fdraw, &State::tiles); }
bool drew_orders(const Turn& turn) { return drew(turn, Space::Odraw, &State::orders); }

namespace {

// ---- minecart factory, money ------------------------------------------------------------------------

void find_balance(const Turn& turn, List& list) {
  const int before = imbalance(turn.was);
  const int after = imbalance(turn.is);
  if (after == before) return;
  if (after == 0) return list.add(Why::SidesEvened);
  list.add(after < before ? Why::SidesCloser : Why::SidesApart, after);
}

Cubes owned(const Player& player) {
  Cubes cubes = at_hand(player);
  for (const Cubes coal : player.coal) cubes += coal;
  return cubes;
}

void find_bought_tile(const Turn& turn, List& list) {
  if (drew_tiles(turn)) {
    const auto looked = std::min<std::size_t>(turn.before.tiles.size(), kDrawnCards);
    return list.add(Why::TilesLookedAt, static_cast<int>(looked));
  }
  if (turn.was.tiles == turn.is.tiles) return;
  Tile tile = 0;
  while (turn.was.tiles_of(tile) == turn.is.tiles_of(tile)) ++tile;
  list.add(Why::TileBought, tile, price_of(tile));
  const Cubes asked = wanted(turn.after, turn.is);
  const int useful = in_common(asked, owned(turn.is)) - in_common(asked, owned(turn.was));
  if (useful > 0) list.add(Why::LackedCubesBought, useful);
  find_balance(turn, list);
}

// At the end of the game Marks have become points.
void find_marks(const Turn& turn, List& list) {
  if (turn.ends_game() || turn.is.marks <= turn.was.marks) return;
  list.add(Why::MarksGained, turn.is.marks - turn.was.marks);
}

// ---- mining -----------------------------------------------------------------------------------------

int cubes_in_carts(const Player& player) {
  int cubes = 0;
  for (const Cubes coal : player.coal) cubes += coal.total();
  return cubes;
}

void find_wanted_cubes(const Turn& turn, List& list) {
  if (drew_tiles(turn) || cubes_in_carts(turn.is) >= cubes_in_carts(turn.was)) return;
  const Cubes asked = wanted(turn.after, turn.is);
  const int ready = in_common(asked, at_hand(turn.is)) - in_common(asked, at_hand(turn.was));
  if (ready > 0) list.add(Why::WantedCubesAtHand, ready);
}

// ---- the end of the shift ---------------------------------------------------------------------------

void find_start_player(const Turn& turn, List& list) {
  if (turn.ends_game() || turn.before.phase == Phase::Draft) return;
  if (turn.ends_shift()) {
    if (turn.after.first_player == turn.seat) list.add(Why::StartWon);
    return;
  }
  if (turn.before.round + 1 == kShifts || next_start_player(turn.after) != turn.seat) return;
  const Seat rival = next_start_player(turn.before);
  if (rival != turn.seat) list.add(Why::StartInView, rival);
}

// The points of a shift's end are those of its majorities; orders were scored with their delivery.
void find_scoring(const Turn& turn, List& list) {
  if (!turn.ends_shift() || drew_tiles(turn) || drew_orders(turn)) return;
  if (turn.ends_game()) {
    const SeatSet winners = CoalBaron::winners(turn.after);
    if (winners.has(turn.seat)) list.add(winners.size() == 1 ? Why::GameWon : Why::VictoryShared);
    return list.add(Why::GameEnded, total_points(turn.is));
  }
  const auto other_points = [](const Player& player) { return total_points(player) - player.order_points; };
  const int points = other_points(turn.is) - other_points(turn.was);
  if (points > 0) list.add(Why::ShiftScored, points);
}

// ---- quiet work -------------------------------------------------------------------------------------

// Cards that go back on top leave those below where they were.
void find_returned_cards(const Turn& turn, List& list) {
  if (turn.before.looked == 0 || !CoalBaron::begins_turn(turn.after)) return;
  const auto on_top = [&](const auto& before, const auto& after) {
    for (std::size_t i = 0; i + turn.before.looked < before.size(); ++i) {
      if (before.at(i) != after.at(i)) return false;
    }
    return true;
  };
  const bool tiles = turn.before.active == Space::Fdraw;
  const bool top =
      tiles ? on_top(turn.before.tiles, turn.after.tiles) : on_top(turn.before.orders, turn.after.orders);
  const bool at_bottom = turn.before.phase == Phase::Arrange ? turn.before.at_bottom : !top;
  const Why where = tiles ? (at_bottom ? Why::TilesToBottom : Why::TilesOnTop)
                          : (at_bottom ? Why::CardsToBottom : Why::CardsOnTop);
  list.add(where, turn.before.looked);
}

// Work that makes nothing ready yet.
void find_quiet_work(const Turn& turn, List& list) {
  if (!list.empty() || drew_tiles(turn)) return;
  const int loaded = cubes_in_carts(turn.was) - cubes_in_carts(turn.is);
  const int stored = turn.is.storage.total() - turn.was.storage.total();
  if (loaded > 0) list.add(Why::CubesLoaded, loaded);
  if (stored > 0) list.add(Why::CubesStored, stored);
  find_returned_cards(turn, list);
  if (!list.empty()) return;
  if (turn.was.level != turn.is.level)
    return turn.is.level == kSurface ? list.add(Why::CageSurfaced) : list.add(Why::CageMoved, turn.is.level);
  const bool stopped = turn.before.phase == Phase::Mine && turn.after.phase != Phase::Mine;
  if (stopped && turn.was.cage == turn.is.cage) list.add(Why::StepsUnused, turn.before.steps);
}

// ---- what is left -----------------------------------------------------------------------------------

void find_workers(const Turn& turn, List& list) {
  if (turn.ends_game() && !list.empty()) return;
  if (turn.ends_shift()) return list.close(Why::ShiftEnded);
  if (turn.before.phase == Phase::Draft) return;
  const int spent = turn.was.workers - turn.is.workers;
  if (turn.is.workers == 0) return list.close(Why::WorkersGone);
  if (spent < 2) return list.close(Why::WorkersKept, turn.is.workers);
  list.close(Why::WorkersSpent, spent, turn.is.workers);
}

void find_all(const Turn& turn, List& list) {
  find_scoring(turn, list);
  find_deliveries(turn, list);
  find_filled_spots(turn, list);
  find_taken_order(turn, list);
  find_bought_tile(turn, list);
  find_marks(turn, list);
  find_majorities(turn, list);
  find_wanted_cubes(turn, list);
  find_start_player(turn, list);
  find_quiet_work(turn, list);
  find_rivals(turn, list);
  find_workers(turn, list);
}

}  // namespace
}  // namespace coal_baron::reasons

void Reasons<coal_baron::CoalBaron>::find(const coal_baron::State& before, const coal_baron::State& after,
                                          Seat seat, std::vector<Event>& reasons) {
  coal_baron::reasons::List list(seat, reasons);
  coal_baron::reasons::find_all({{.before = before, .after = after, .seat = seat}}, list);
}

}  // namespace pithead
