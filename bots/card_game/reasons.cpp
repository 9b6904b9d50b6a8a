#include "bots/card_game/reasons.h"

#include <cstddef>
#include <vector>

#include "bots/card_game/reasons_kinds.h"
#include "games/card_game/scoring.h"

namespace pithead {
namespace card_game::reasons {
namespace {

// A stack shows its top; what lies below comes to light only by taking it, or by the wild action.
Taken count_taken(const Turn& turn) {
  Taken taken;
  for (std::size_t stack = 0; stack < kStacks; ++stack)
    taken.cards[at(kFamilyOf[stack])] += turn.before.heights[stack] - turn.after.heights[stack];
  const bool chooses_stack = turn.before.zone == static_cast<std::uint8_t>(Zone::Wild) &&
                             turn.before.phase == Phase::Stack && turn.before.innovation == kNone;
  const bool uses_wild =
      !turn.ends_shift() && level_of(turn.before, Zone::Wild) < level_of(turn.after, Zone::Wild);
  taken.wild = chooses_stack || uses_wild;
  for (std::size_t family = 0; family < kFamilies; ++family) {
    const bool looked_at = turn.before.looked > 0 && at(kFamilyOf[turn.before.stack]) == family;
    const int in_sight = !looked_at || turn.before.phase == Phase::Keep ? 1 : 0;
    taken.unseen[family] = taken.cards[family] > (taken.wild ? 0 : in_sight);
  }
  return taken;
}

// ---- delivery ---------------------------------------------------------------------------------------

void find_deliveries(const Turn& turn, const Taken& taken, List& list) {
  int orders = 0;
  int points = 0;
  Order last = 0;
  for (Order order = 0; order < kOrderKinds; ++order) {
    const int more = turn.is.fulfilled.of(order) - turn.was.fulfilled.of(order);
    orders += more;
    points += more * points_of(order);
    if (more > 0) last = order;
  }
  if (orders == 0 || !taken.trains_seen()) return;
  if (orders > 1) return list.add(Why::OrdersDelivered, orders, points);
  list.add(Why::OrderDelivered, points, destination_of(last), number_of(Family::Orders, last));
}

// Points that come with it, by their source; only delivered orders have a sentence of their own.
void find_points(const Turn& turn, const Taken& taken, List& list) {
  if (!taken.all_seen() || turn.ends_shift()) return;
  const ScoreSheet before = CardGame::score(turn.before, turn.seat);
  const ScoreSheet after = CardGame::score(turn.after, turn.seat);
  const auto gain = [&](Source source) { return after.points[at(source)] - before.points[at(source)]; };
  if (gain(Source::Lorries) != 0) list.add(Why::LorriesScored, gain(Source::Lorries));
  if (gain(Source::Shares) != 0)
    list.add(Why::SharesScored, gain(Source::Shares) / kSharePoints, gain(Source::Shares));
  if (gain(Source::Objectives) != 0) list.add(Why::ObjectivesScored, gain(Source::Objectives));
}

struct Ready {
  int points = 0;
  Order order = 0;
  int dock = 0;
};

// The best order that a train could leave with.
Ready best_ready(const Player& player) {
  Ready best;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (player.engines[dock] == kNoEngine) continue;
    for (Order order = 0; order < kOrderKinds; ++order) {
      const bool fits = player.orders.of(order) > 0 && size_of(order) <= player.loads[dock];
      if (fits && points_of(order) > best.points)
        best = {points_of(order), order, static_cast<int>(dock) + 1};
    }
  }
  return best;
}

void find_ready_train(const Turn& turn, const Taken& taken, List& list) {
  if (!taken.trains_seen()) return;
  const Ready ready = best_ready(turn.is);
  if (ready.points > best_ready(turn.was).points)
    list.add(Why::TrainReady, ready.dock, ready.points, destination_of(ready.order));
}

// ---- mining -----------------------------------------------------------------------------------------

int count_lorries(LorryCounts cards) {
  int lorries = 0;
  for (Lorry lorry = 0; lorry < kLorryKinds; ++lorry) lorries += cards.of(lorry) * lorries_on(lorry);
  return lorries;
}

// On wagons, or gone with them.
int loaded_lorries(const Player& player) {
  int lorries = count_lorries(player.delivered_lorries);
  for (const int load : player.loads) lorries += load;
  return lorries;
}

void find_mining(const Turn& turn, const Taken& taken, List& list) {
  if (!taken.is_seen(Family::Lorries) || !taken.is_seen(Family::Wagons)) return;
  const int loaded = loaded_lorries(turn.is) - loaded_lorries(turn.was);
  if (loaded > 0) list.add(Why::LorriesLoaded, loaded);
  const int stored = count_lorries(turn.is.storage) - count_lorries(turn.was.storage);
  if (stored > 0) list.add(Why::LorriesStored, stored);
}

// ---- the end of the shift and of the game -----------------------------------------------------------

void find_end_of_game(const Turn& turn, List& list) {
  if (!turn.ends_game()) return;
  const SeatSet winners = CardGame::winners(turn.after);
  if (winners.has(turn.seat)) list.add(winners.size() == 1 ? Why::GameWon : Why::VictoryShared);
  list.add(Why::GameEnded, CardGame::score(turn.after, turn.seat).total());
}

// The token is a point and the first turn of the next shift.
void find_token(const Turn& turn, List& list) {
  if (turn.ends_shift()) {
    const int points =
        CardGame::score(turn.after, turn.seat).total() - CardGame::score(turn.before, turn.seat).total();
    if (turn.is.tokens != turn.was.tokens) list.add(Why::TokenWon, turn.before.round + 1, points);
    return;
  }
  const Seat rival = next_token_owner(turn.before);
  if (rival != turn.seat && next_token_owner(turn.after) == turn.seat)
    list.add(Why::TokenInView, turn.before.round + 1, rival);
}

void find_workers(const Turn& turn, List& list) {
  const int before = sum_of(turn.was.workers);
  const int after = sum_of(turn.is.workers);
  if (turn.passes()) {
    if (turn.ends_game()) return;
    if (turn.ends_shift()) return list.close(Why::ShiftEnded);
    return before == 0 ? list.close(Why::Passed) : list.close(Why::PassedWithWorkers, before);
  }
  if (after == 0) return list.close(Why::WorkersGone);
  if (before - after < 2) return list.close(Why::WorkersKept, after);
  list.close(Why::WorkersSpent, before - after, after);
}

// An innovation that was a guess may have been played at once, and all else may be its doing.
void find_all(const Turn& turn, List& list) {
  const Taken taken = count_taken(turn);
  if (!taken.is_seen(Family::Innovations)) {
    add_unseen(taken, Family::Innovations, list);
    return find_workers(turn, list);
  }
  find_end_of_game(turn, list);
  find_deliveries(turn, taken, list);
  find_points(turn, taken, list);
  find_ready_train(turn, taken, list);
  find_mining(turn, taken, list);
  find_look(turn, list);
  find_taken_cards(turn, taken, list);
  find_token(turn, list);
  find_played_innovations(turn, list);
  find_quiet_end(turn, list);
  find_denied_cards(turn, taken, list);
  find_dearer_delivery(turn, list);
  find_workers(turn, list);
}

}  // namespace
}  // namespace card_game::reasons

void Reasons<card_game::CardGame>::find(const card_game::State& before, const card_game::State& after,
                                        Seat seat, std::vector<Event>& reasons) {
  card_game::reasons::List list(seat, reasons);
  card_game::reasons::find_all({{.before = before, .after = after, .seat = seat}}, list);
}

}  // namespace pithead
