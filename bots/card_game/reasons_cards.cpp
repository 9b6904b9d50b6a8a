// The Great Card Game: cards taken from stacks, and innovations played.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "bots/card_game/reasons_kinds.h"
#include "games/card_game/game.h"

namespace pithead::card_game::reasons {
namespace {

// The first kind of which there is more than before, or -1.
template <class Count>
int grown(int kinds, Count count) {
  for (int kind = 0; kind < kinds; ++kind) {
    if (count(kind) > 0) return kind;
  }
  return -1;
}

int engines_of(const Player& player, int type) {
  const auto docked = std::count(player.engines.begin(), player.engines.end(), static_cast<Engine>(type));
  return static_cast<int>(docked) + player.delivered_engines.of(type);
}

int laid_copies(const State& state, int kind) {
  int copies = 0;
  for (const WorkerInnovations laid : state.laid_innovations) copies += copies_in_innovations(laid, kind);
  return copies;
}

int played_copies(const Turn& turn, int kind) {
  if (kind < kWorkerInnovations)
    return turn.ends_shift() ? 0 : laid_copies(turn.after, kind) - laid_copies(turn.before, kind);
  return turn.after.spent.of(kind) - turn.before.spent.of(kind);
}

void find_docked_engine(const Turn& turn, List& list) {
  const int engine =
      grown(kEngineTypes, [&](int type) { return engines_of(turn.is, type) - engines_of(turn.was, type); });
  if (engine < 0) return;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    if (turn.is.engines[dock] == engine && turn.was.engines[dock] != engine)
      return list.add(Why::EngineDocked, engine, static_cast<int>(dock) + 1);
  }
}

// All wagons of a berth's kind, empty or loaded.
int wagons_at(const Train& train, int place) {
  int wagons = train.empty(place);
  for (int field = 0; field < Train::kLoaded; ++field) {
    const bool wild = field >= 2 * kPrints;
    const int crest = field / kPrints % 2;
    if (place == (wild ? kWildBerth : crest)) wagons += train.loaded(field);
  }
  return wagons;
}

void find_coupled_wagon(const Turn& turn, List& list) {
  for (int berth = 0; berth < kBerths; ++berth) {
    const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
    const int place = berth % kBerthsPerDock;
    if (wagons_at(turn.is.trains[dock], place) > wagons_at(turn.was.trains[dock], place))
      return list.add(Why::WagonCoupled, number_of(Family::Wagons, wagon_at(berth)),
                      static_cast<int>(dock) + 1);
  }
}

void find_hand_card(const Turn& turn, Family family, List& list) {
  if (family == Family::Orders) {
    const int order = taken_order(turn);
    if (order < 0) return;
    const auto card = static_cast<Order>(order);
    return list.add(Why::OrderTaken, points_of(card), destination_of(card), number_of(Family::Orders, card));
  }
  const int innovation = grown(kInnovationKinds, [&](int kind) {
    return turn.is.innovations.of(kind) + played_copies(turn, kind) - turn.was.innovations.of(kind);
  });
  if (innovation >= 0) list.add(Why::InnovationTaken, number_of(Family::Innovations, innovation));
}

void find_open_card(const Turn& turn, Family family, List& list) {
  switch (family) {
    case Family::Lorries: return list.add(Why::LorryTaken, number_of(Family::Lorries, taken_lorry(turn)));
    case Family::Shares: {
      const int share =
          grown(kDestinations, [&](int kind) { return turn.is.shares.of(kind) - turn.was.shares.of(kind); });
      return list.add(Why::ShareTaken, share);
    }
    case Family::Objectives: {
      const int objective = std::countr_zero(turn.is.objectives & ~turn.was.objectives);
      return list.add(Why::ObjectiveTaken, number_of(Family::Objectives, objective));
    }
    default: return;
  }
}

}  // namespace

// Orders and innovations may already have been used again.
int taken_order(const Turn& turn) {
  return grown(kOrderKinds, [&](int kind) {
    return turn.is.orders.of(kind) + turn.is.fulfilled.of(kind) - turn.was.orders.of(kind) -
           turn.was.fulfilled.of(kind);
  });
}

// The first one behind the old row.
Lorry taken_lorry(const Turn& turn) { return turn.is.row.at(turn.was.row.back - turn.is.row.front); }

void add_unseen(const Taken& taken, Family family, List& list) {
  const bool picked = taken.wild && taken.total() == 1;
  list.add(picked ? Why::CardPicked : Why::CardsDrawn, static_cast<int>(family), taken.of(family));
}

// A look that the turn does not go beyond yet.
void find_look(const Turn& turn, List& list) {
  if (turn.after.phase != Phase::Keep || turn.before.phase == Phase::Keep) return;
  const Family family = family_of(static_cast<Zone>(turn.after.stack));
  list.add(Why::CardsLookedAt, turn.after.looked, static_cast<int>(family));
}

void find_taken_cards(const Turn& turn, const Taken& taken, List& list) {
  // What was taken before and waited for its dock is known as well.
  if (taken.is_seen(Family::Engines)) find_docked_engine(turn, list);
  if (taken.is_seen(Family::Wagons)) find_coupled_wagon(turn, list);
  for (std::size_t i = 0; i < kFamilies; ++i) {
    const auto family = static_cast<Family>(i);
    if (taken.of(family) == 0) continue;
    if (!taken.is_seen(family)) {
      add_unseen(taken, family, list);
    } else if (family == Family::Orders || family == Family::Innovations) {
      find_hand_card(turn, family, list);
    } else {
      find_open_card(turn, family, list);
    }
  }
}

void find_played_innovations(const Turn& turn, List& list) {
  if (turn.ends_shift()) return;
  int played = 0;
  int last = 0;
  for (int kind = kWorkerInnovations; kind < kInnovationKinds; ++kind) {
    played += played_copies(turn, kind);
    if (played_copies(turn, kind) > 0) last = kind;
  }
  if (played == 1) list.add(Why::InnovationPlayed, number_of(Family::Innovations, last));
  if (played > 1) list.add(Why::InnovationsPlayed, played);
  int paid = 0;
  for (int kind = 0; kind < kWorkerInnovations; ++kind) paid += played_copies(turn, kind);
  if (paid > 0) list.add(Why::InnovationsPaid, paid);
}

// Ends of turns at which nothing happens any more.
void find_quiet_end(const Turn& turn, List& list) {
  if (!list.empty() || !CardGame::begins_turn(turn.after)) return;
  if (turn.before.phase == Phase::Return) list.add(Why::CardsReturned, turn.before.looked);
  int kept = 0;
  for (int kind = kWorkerInnovations; kind < kInnovationKinds; ++kind) kept += turn.is.innovations.of(kind);
  if (turn.before.phase == Phase::After && kept > 0) list.add(Why::InnovationsKept, kept);
}

}  // namespace pithead::card_game::reasons
