// The Great Card Game: what an experienced player counts in a position.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bots/card_game/value_weights.h"
#include "bots/card_game/yard.h"
#include "bots/value.h"
#include "games/card_game/game.h"
#include "games/card_game/payment.h"
#include "games/core/bits.h"

namespace pithead::card_game::value {

enum Feature : std::uint8_t {
  kAlways,
  kToMove,
  // workers in hand
  kWorkerCards,
  kWorkerSum,
  kOnes,
  kZonesForOneCard,
  kZonesForOnes,
  // the shift token
  kTokenLead,
  kTokenSafe,         // and no rival can pay to follow
  kTokenOfObjective,  // the lead, for who has the objective of tokens
  kTokenOdd,          // that objective with a token without a twin
  // docks with an order: how far they are, in points that they will bring and as trains
  kReadyPoints,
  kReadyTrains,
  kReadyTypes,    // of engines: each needs its own delivery
  kLoadedPoints,  // only the engine is missing
  kLoadedTrains,
  kComingPoints,  // the missing lorries wait, with a wagon for each; there is an engine
  kComingTrains,
  kComingWithoutEngine,
  kComingTrainsWithoutEngine,
  kBegunPoints,  // lorries are missing
  kBegunTrains,
  kBegunWithoutEngine,
  kBegunTrainsWithoutEngine,
  kLorriesMissing,
  kWagonsMissing,
  kSurplusLorries,
  // docks without an order
  kIdleLorries,
  kIdleLorriesWithEngine,
  kIdleTrains,
  kIdleEngines,
  kOrdersWithoutDock,
  kPointsWithoutDock,
  kSmallOrders,  // for one or two lorries
  // lorries and wagons
  kLorryPoints,    // on trains
  kPointsWaiting,  // on lorries in row and storage
  kReadyLorries,
  kIncomingLorries,
  kHomelessLorries,
  kStoredLorries,
  kBlocked,
  kFreeWagons,
  kFreeWildWagons,
  kWagonsInDocks,  // that have some
  // engines
  kEngines,
  kEnginesAlike,
  kEnginesOfObjective,
  // shares and objectives
  kSharesWithoutOrder,
  kSharesInHand,  // with an order in hand
  kOrdersWithoutShare,
  kBonusOfNextOrder,
  kObjectives,  // by family
  kLorriesForObjective = kObjectives + kObjectiveFamilies,
  // innovations
  kInnovations,
  kFeatures = kInnovations + kInnovationKinds,
};

// By number of players and shift. The last two shifts have parts, by the worker cards that are left: what is
// not delivered then is lost.
inline constexpr int kPartsOfLast = 4;
inline constexpr int kPartsOfLastButOne = 2;
inline constexpr int kStagesOfTable = kMostShifts - 2 + kPartsOfLast + kPartsOfLastButOne;
inline constexpr int kStages = 3 * kStagesOfTable;

inline int stage_of(const State& s) {
  const Table& table = table_for(s.players);
  int cards = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) cards += kCardsInSet[s.seats[seat].workers];
  const int all = s.players * kCardsInSet[table.workers] + 1;
  const int shifts = table.shifts - 1 - s.round;
  const int first = (s.players - 2) * kStagesOfTable;
  if (shifts == 0) return first + cards * kPartsOfLast / all;
  if (shifts == 1) return first + kPartsOfLast + cards * kPartsOfLastButOne / all;
  return first + kPartsOfLast + kPartsOfLastButOne + shifts - 2;
}

// Zones whose need is one of the sums.
inline int zones_payable(const State& s, Sums sums) {
  int zones = 0;
  for (std::size_t level = 0; level < kLowLevels; ++level)
    zones += (sums >> (level + 1) & 1U) != 0 ? count_bits(s.zones_at[level]) : 0;
  return zones;
}

inline Sums single_cards(Workers hand) {
  Sums sums = 0;
  for (int value = 1; value <= kWorkerValues; ++value)
    sums |= copies_in(hand, value) > 0 ? Sums{1} << value : 0U;
  return sums;
}

template <class Visit>
void count_workers(const State& s, Seat seat, Visit visit) {
  const Player& player = s.seats[seat];
  const int cards = s.passed.has(seat) ? 0 : kCardsInSet[player.workers];
  if (cards == 0) return;
  visit(kWorkerCards, cards);
  visit(kWorkerSum, sum_of(player.workers));
  visit(kOnes, copies_in(player.workers, 1));
  visit(kZonesForOneCard, zones_payable(s, single_cards(player.workers) & ~Sums{2}));
  visit(kZonesForOnes, zones_payable(s, single_cards(player.workers) & Sums{2}));
}

template <class Visit>
void count_token(const State& s, Seat seat, Visit visit) {
  const Player& player = s.seats[seat];
  const bool objective = has(player, kTokenObjective);
  if (objective) visit(kTokenOdd, count_bits(player.tokens) % 2);
  if (next_token_owner(s) != seat) return;
  visit(kTokenLead, 1);
  if (objective) visit(kTokenOfObjective, 1);
  const int need = level_of(s, Zone::Mine01) + 1;
  for (Seat other = 0; other < s.players; ++other) {
    if (other != seat && !s.passed.has(other) && (kPayable[s.seats[other].workers].sums >> need & 1U) != 0)
      return;
  }
  visit(kTokenSafe, 1);
}

// A dock that has an order.
template <class Visit>
void count_project(const Player& player, const Yard& yard, std::size_t dock, unsigned& types, Visit visit) {
  const bool engine = player.engines[dock] != kNoEngine;
  const int points = order_value(yard, yard.order[dock]) + train_points(player, dock);
  const int missing = yard.project[dock] - player.loads[dock];
  const auto tell = [&](int feature) {
    visit(feature, points);
    visit(feature + 1, 1);
  };
  if (missing < 0) visit(kSurplusLorries, -missing);
  if (missing <= 0) {
    if (engine) types |= 1U << player.engines[dock];
    return tell(engine ? kReadyPoints : kLoadedPoints);
  }
  if (missing <= yard.incoming[dock]) return tell(engine ? kComingPoints : kComingWithoutEngine);
  tell(engine ? kBegunPoints : kBegunWithoutEngine);
}

template <class Visit>
void count_docks(const Player& player, const Yard& yard, Visit visit) {
  unsigned types = 0;
  for (std::size_t dock = 0; dock < kDocks; ++dock) {
    const bool engine = player.engines[dock] != kNoEngine;
    visit(kLorryPoints, lorry_points(player.trains[dock]));
    if (yard.empty[dock] > 0) visit(kWagonsInDocks, 1);
    if (engine && has(player, kEngineObjectives + player.engines[dock])) visit(kEnginesOfObjective, 1);
    if (yard.order[dock] != kNoOrder) {
      count_project(player, yard, dock, types, visit);
      continue;
    }
    visit(engine ? kIdleLorriesWithEngine : kIdleLorries, std::min<int>(player.loads[dock], kOrderSizes));
    if (player.loads[dock] > 0) visit(kIdleTrains, 1);
    if (engine) visit(kIdleEngines, 1);
  }
  if (types != 0) visit(kReadyTypes, count_bits(types));
  const auto& engines = player.engines;
  const auto alike = [&](std::size_t a, std::size_t b) {
    return engines[a] != kNoEngine && engines[a] == engines[b] ? 1 : 0;
  };
  visit(kEngines, yard.engines);
  visit(kEnginesAlike, alike(0, 1) + alike(0, 2) + alike(1, 2));
  visit(kLorriesMissing, yard.lorries_missing);
  visit(kWagonsMissing, yard.wagons_missing);
}

template <class Visit>
void count_orders_in_hand(const Player& player, const Yard& yard, Visit visit) {
  int docks = kDocks;
  for_each_order(player.orders, [&](Order order) {
    if (size_of(order) <= 2) visit(kSmallOrders, 1);
    if (docks-- > 0) return;
    visit(kOrdersWithoutDock, 1);
    visit(kPointsWithoutDock, points_of(order));
  });
  int bonus = 0;
  for (int destination = 0; destination < kDestinations; ++destination) {
    const auto d = static_cast<std::size_t>(destination);
    const int shares = player.shares.of(destination);
    const int fulfilled = yard.fulfilled[d];
    if (shares > fulfilled) {
      const int covered = std::min(shares - fulfilled, yard.in_hand[d]);
      visit(kSharesInHand, covered);
      visit(kSharesWithoutOrder, shares - fulfilled - covered);
    } else {
      visit(kOrdersWithoutShare, fulfilled - shares);
    }
    bonus = std::max(bonus, yard.next_bonus[d]);
    if (has(player, kLorryObjectives + destination))
      visit(kLorriesForObjective, std::min(kLorryGoal, lorries_ordered(player, destination)) % kLorryGoal);
  }
  visit(kBonusOfNextOrder, bonus);
}

template <class Visit>
void count_waiting(const Player& player, const Yard& yard, Visit visit) {
  int points = 0;
  for (int i = 0; i < player.row.size(); ++i) points += points_on(player.row.at(i));
  for (Lorry lorry = 0; lorry < 2 * kCrests; ++lorry) points += player.storage.of(lorry) * points_on(lorry);
  visit(kPointsWaiting, points);
  visit(kReadyLorries, yard.ready);
  visit(kIncomingLorries, yard.incoming[0] + yard.incoming[1] + yard.incoming[2]);
  visit(kHomelessLorries, yard.all_homeless);
  visit(kStoredLorries, player.storage.packed == 0 ? 0 : player.storage.total());
  visit(kBlocked, yard.blocked == 2 ? 1 : 0);
  const int wild = yard.berths[kWildBerth] + yard.berths[kWildBerth + kBerthsPerDock] +
                   yard.berths[kWildBerth + 2 * kBerthsPerDock];
  visit(kFreeWagons, std::min(yard.free_wagons - wild, 4));
  visit(kFreeWildWagons, std::min(wild, 4));
}

template <class Visit>
void count_cards(const Player& player, Visit visit) {
  for (std::uint32_t left = player.objectives; left != 0; left &= left - 1)
    visit(kObjectives + family_of_objective(static_cast<Objective>(std::countr_zero(left))), 1);
  for (std::uint32_t left = player.innovations.packed; left != 0;) {
    const int kind = std::countr_zero(left) / 2;
    visit(kInnovations + kind, 1);
    left -= InnovationCounts::one(kind);
  }
}

}  // namespace pithead::card_game::value

namespace pithead {

template <>
struct Value<card_game::CardGame> {
  static constexpr int kStages = card_game::value::kStages;
  static constexpr int kFeatures = card_game::value::kFeatures;
  static constexpr std::array<std::int16_t, kStages * kFeatures> kWeights =
      card_game::value::kLearned<kStages * kFeatures>;

  struct Context {};
  static int stage(const card_game::State& s) { return card_game::value::stage_of(s); }
  static Context context(const card_game::State& /*s*/) { return {}; }

  template <class Visit>
  static void features(const card_game::State& s, const Context& /*context*/, Seat seat, Visit visit) {
    using namespace card_game::value;  // NOLINT(google-build-using-namespace): of this game alone
    const card_game::Player& player = s.seats[seat];
    const card_game::Yard yard = card_game::yard_of(player);
    visit(kAlways, 1);
    if (s.turn == seat) visit(kToMove, 1);
    count_workers(s, seat, visit);
    count_token(s, seat, visit);
    count_docks(player, yard, visit);
    count_orders_in_hand(player, yard, visit);
    count_waiting(player, yard, visit);
    count_cards(player, visit);
  }
};

}  // namespace pithead
