// The Great Card Game: what a player sees in a yard, that is in docks, mining row, storage and hand: which
// lorry will go to which wagon, which train to which order, and what is missing.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "games/card_game/scoring.h"
#include "games/card_game/state.h"

namespace pithead::card_game {

using ByCrest = std::array<int, kCrests>;
using ByDock = std::array<int, kDocks>;
using ByDestination = std::array<int, kDestinations>;
inline constexpr Order kNoOrder = kOrderKinds;

struct Yard {
  std::array<int, kBerths> berths{};  // empty wagons that no waiting lorry will take
  ByDock empty{};                     // empty wagons of each dock
  ByCrest homeless{};                 // waiting lorries without a wagon
  ByCrest room{};                     // berths that a lorry of this crest could still take
  int waiting = 0;                    // lorry cards in row and storage
  int all_homeless = 0;
  int free_wagons = 0;
  int ready = 0;    // lorries that could be loaded at once
  int blocked = 0;  // the first lorry of the row fits; it does not; it does not, but the next would

  int engines = 0;
  int orders = 0;              // in hand
  ByDestination bonus{};       // points that an order in hand brings beside its own
  ByDestination next_bonus{};  // the same for another order
  ByDestination fulfilled{};   // orders
  ByDestination in_hand{};
  // Each order in hand, from the largest on, is the project of a dock, the fullest first.
  std::array<Order, kDocks> order{kNoOrder, kNoOrder, kNoOrder};
  ByDock project{};   // lorries that it asks for
  ByDock incoming{};  // waiting lorries that will go there
  ByDock loadable{};  // of these, the ones that could be loaded at once
  int lorries_missing = 0;
  int wagons_missing = 0;

  // The best delivery that could be made now.
  int delivery_points = 0;
  int delivery_trains = 0;
  int trains_begun = 0;
};

// The berths for each crest, those of its own wagons first.
inline constexpr std::array<std::array<std::uint8_t, 4>, kCrests> kBerthsFor = [] {
  std::array<std::array<std::uint8_t, 4>, kCrests> berths{};
  for (auto& each : berths) each.fill(kBerths);
  for (std::size_t crest = 0; crest < kCrests; ++crest) {
    std::size_t next = 0;
    for (const bool wild : {false, true}) {
      for (const auto [of, berth] : kLoadKinds) {
        if (static_cast<std::size_t>(of) == crest && (wagon_at(berth) == kWild) == wild)
          berths[crest][next++] = berth;
      }
    }
  }
  return berths;
}();

// The berth that a lorry will go to, or none.
inline std::size_t find_wagon(Yard& yard, std::size_t crest) {
  for (const std::uint8_t berth : kBerthsFor[crest]) {
    if (berth < kBerths && yard.berths[berth] > 0) {
      --yard.berths[berth];
      return berth;
    }
  }
  return kBerths;
}

inline bool has_room(const Yard& yard, Lorry lorry) {
  for (const std::uint8_t berth : kBerthsFor[static_cast<std::size_t>(crest_of(lorry))]) {
    if (berth < kBerths && yard.berths[berth] > 0) return true;
  }
  return false;
}

// Gives each waiting lorry a wagon, if there is one: those in the storage first, then the row.
inline void count_lorries(const Player& player, Yard& yard) {
  for (std::size_t berth = 0; berth < kBerths; ++berth) {
    const std::size_t dock = berth / kBerthsPerDock;
    yard.berths[berth] = player.trains[dock].empty(static_cast<int>(berth % kBerthsPerDock));
    yard.empty[dock] += yard.berths[berth];
  }
  const auto wait = [&](Lorry lorry, bool blocked) {
    const auto crest = static_cast<std::size_t>(crest_of(lorry));
    const int count = lorries_on(lorry);
    ++yard.waiting;
    const std::size_t berth = find_wagon(yard, crest);
    if (berth == kBerths) {
      ++yard.homeless[crest];
      ++yard.all_homeless;
      return false;
    }
    yard.incoming[berth / kBerthsPerDock] += count;
    if (blocked) return true;
    yard.loadable[berth / kBerthsPerDock] += count;
    yard.ready += count;
    return true;
  };
  for (std::uint64_t left = player.storage.packed; left != 0;) {
    const int kind = std::countr_zero(left) / 4;
    wait(static_cast<Lorry>(kind), false);
    left -= LorryCounts::one(kind);
  }
  const int row = player.row.size();
  if (row > 0 && !has_room(yard, player.row.at(0)))
    yard.blocked = row > 1 && has_room(yard, player.row.at(1)) ? 2 : 1;
  bool blocked = false;
  for (int i = 0; i < row; ++i) {
    if (!wait(player.row.at(i), blocked)) blocked = true;
  }
  for (std::size_t crest = 0; crest < kCrests; ++crest) {
    for (const std::uint8_t berth : kBerthsFor[crest])
      yard.room[crest] += berth < kBerths ? yard.berths[berth] : 0;
  }
  for (const int berth : yard.berths) yard.free_wagons += berth;
}

// From the largest on.
template <class Body>
void for_each_order(OrderCounts orders, Body body) {
  for (int size = kOrderSizes; size > 0; --size) {
    for (std::uint32_t left = orders.packed & 0x03030303U << (2 * (size - 1)); left != 0;) {
      const int order = std::countr_zero(left) / 2;
      body(static_cast<Order>(order));
      left -= OrderCounts::one(order);
    }
  }
}

// The docks, in the order of a key, the lowest first.
template <class Key>
std::array<std::size_t, kDocks> sorted_docks(Key key) {
  std::array<std::size_t, kDocks> docks{0, 1, 2};
  const auto order = [&](std::size_t& a, std::size_t& b) {
    if (key(b) < key(a)) std::swap(a, b);
  };
  order(docks[0], docks[1]);
  order(docks[1], docks[2]);
  order(docks[0], docks[1]);
  return docks;
}

inline void plan_projects(const Player& player, Yard& yard) {
  if (player.orders.packed == 0) return;
  const auto docks = sorted_docks([&](std::size_t dock) {
    return -(4 * player.loads[dock] + 2 * (yard.empty[dock] > 0 ? 1 : 0) +
             (player.engines[dock] == kNoEngine ? 0 : 1));
  });
  std::size_t next = 0;
  for_each_order(player.orders, [&](Order order) {
    if (next == kDocks) return;
    yard.order[docks[next]] = order;
    yard.project[docks[next++]] = size_of(order);
  });
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    const int missing = yard.project[dock] - player.loads[dock];
    yard.lorries_missing += std::max(0, missing - yard.incoming[dock]);
    yard.wagons_missing += std::max(0, missing - std::max(yard.empty[dock], yard.incoming[dock]));
  }
}

inline bool has(const Player& player, int objective) { return ((player.objectives >> objective) & 1U) != 0; }

// The two single ones, engines, shares, orders, lorries.
inline constexpr int kObjectiveFamilies = 6;
constexpr int family_of_objective(Objective objective) {
  return objective < kEngineObjectives ? objective : 2 + (objective - kEngineObjectives) / kDestinations;
}

// How many orders a destination's part of the counts holds.
inline constexpr std::array<std::uint8_t, 256> kOrdersInPart = [] {
  std::array<std::uint8_t, 256> orders{};
  for (std::size_t part = 0; part < orders.size(); ++part)
    orders[part] =
        static_cast<std::uint8_t>((part & 3U) + (part >> 2U & 3U) + (part >> 4U & 3U) + (part >> 6U));
  return orders;
}();
inline int orders_for(OrderCounts orders, int destination) {
  return kOrdersInPart[orders.packed >> (2 * kOrderSizes * destination) & 0xffU];
}

// Points of an order for a destination beside its own, if so many are fulfilled before it.
inline int bonus_for(const Player& player, int destination, int before) {
  int points = 0;
  if (player.shares.of(destination) > before)
    points += kSharePoints + (has(player, kShareObjectives + destination) ? kPointsPerMatch : 0);
  if (has(player, kOrderObjectives + destination)) points += kPointsPerMatch;
  if (has(player, kLorryObjectives + destination) && lorries_ordered(player, destination) < kLorryGoal)
    points += kPointsPerMatch;
  return points;
}

inline void count_orders(const Player& player, Yard& yard) {
  for (int destination = 0; destination < kDestinations; ++destination) {
    const auto d = static_cast<std::size_t>(destination);
    yard.in_hand[d] = orders_for(player.orders, destination);
    yard.fulfilled[d] = orders_for(player.fulfilled, destination);
    yard.orders += yard.in_hand[d];
    yard.bonus[d] = bonus_for(player, destination, yard.fulfilled[d]);
    yard.next_bonus[d] = bonus_for(player, destination, yard.fulfilled[d] + yard.in_hand[d]);
  }
}

// With what it brings beside its own points.
inline int order_value(const Yard& yard, Order order) {
  return points_of(order) + yard.bonus[static_cast<std::size_t>(destination_of(order))];
}

inline int lorry_points(const Train& train) {
  int points = 0;
  for (int i = 0; i < Train::kLoaded; i += kPrints) points += train.loaded(i) + 2 * train.loaded(i + 1);
  return points;
}

// What the train brings besides its order.
inline int train_points(const Player& player, std::size_t dock) {
  return lorry_points(player.trains[dock]) +
         (has(player, kEngineObjectives + player.engines[dock]) ? kPointsPerMatch : 0);
}

// The best that a delivery of one type of engine can bring: each train from the smallest on takes the best
// order that fits.
inline void plan_delivery(const Player& player, Engine engine, Yard& yard) {
  const auto docks = sorted_docks([&](std::size_t dock) { return player.loads[dock]; });
  OrderCounts hand = player.orders;
  int points = 0;
  int trains = 0;
  for (const std::size_t dock : docks) {
    if (player.engines[dock] != engine || player.loads[dock] == 0) continue;
    int best = -1;
    int value = 0;
    for (std::uint32_t left = hand.packed; left != 0;) {
      const int order = std::countr_zero(left) / 2;
      left &= ~(3U << (2 * order));
      if (size_of(static_cast<Order>(order)) > player.loads[dock]) continue;
      if (order_value(yard, static_cast<Order>(order)) <= value) continue;
      best = order;
      value = order_value(yard, static_cast<Order>(order));
    }
    if (best < 0) continue;
    hand.remove(best);
    points += value + train_points(player, dock);
    ++trains;
  }
  if (points <= yard.delivery_points) return;
  yard.delivery_points = points;
  yard.delivery_trains = trains;
}

inline void count_trains(const Player& player, Yard& yard) {
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    const Engine engine = player.engines[dock];
    if (player.loads[dock] > 0) ++yard.trains_begun;
    if (engine == kNoEngine) continue;
    ++yard.engines;
    if (player.loads[dock] == 0 || player.orders.packed == 0) continue;
    if ((dock > 0 && player.engines[0] == engine && player.loads[0] > 0) ||
        (dock > 1 && player.engines[1] == engine && player.loads[1] > 0))
      continue;
    plan_delivery(player, engine, yard);
  }
}

inline Yard yard_of(const Player& player) {
  Yard yard;
  count_orders(player, yard);
  count_lorries(player, yard);
  plan_projects(player, yard);
  count_trains(player, yard);
  return yard;
}

// ---- workers ----------------------------------------------------------------------------------------

inline constexpr std::array<std::uint8_t, kWorkerSets> kCardsInSet = [] {
  std::array<std::uint8_t, kWorkerSets> cards{};
  for (std::size_t set = 0; set < kWorkerSets; ++set) {
    for (int value = 1; value <= kWorkerValues; ++value)
      cards[set] = static_cast<std::uint8_t>(cards[set] + copies_in(static_cast<Workers>(set), value));
  }
  return cards;
}();

// The fewest worker cards of a hand that make a sum, or more than there are.
inline constexpr int kHighSum = 8;
inline constexpr std::array<std::array<std::uint8_t, kHighSum + 1>, kWorkerSets> kFewestCards = [] {
  std::array<std::array<std::uint8_t, kHighSum + 1>, kWorkerSets> fewest{};
  for (std::size_t hand = 0; hand < kWorkerSets; ++hand) {
    fewest[hand].fill(3);
    for (int value = 1; value <= kWorkerValues; ++value) {
      if (copies_in(static_cast<Workers>(hand), value) == 0) continue;
      for (int other = value; other <= kWorkerValues; ++other) {
        const int wanted = other == value ? 2 : 1;
        if (copies_in(static_cast<Workers>(hand), other) < wanted || value + other > kHighSum) continue;
        auto& pair = fewest[hand][static_cast<std::size_t>(value + other)];
        pair = std::min<std::uint8_t>(pair, 2);
      }
      fewest[hand][static_cast<std::size_t>(value)] = 1;
    }
  }
  return fewest;
}();

}  // namespace pithead::card_game
