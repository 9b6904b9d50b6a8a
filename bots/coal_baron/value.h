// Coal Baron: what an experienced player counts in a position.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bots/coal_baron/value_weights.h"
#include "bots/value.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"
#include "games/core/bits.h"

namespace pithead::coal_baron::value {

enum Feature : std::uint8_t {
  kAlways,
  kWorkers,
  kWorkersBeforeRival,  // of the rival with the most
  kToMove,
  kFirstMarks,  // up to 4
  kMoreMarks,   // up to 10
  kManyMarks,
  kOrdersOutstanding,
  kCompletePoints,  // on complete orders
  kCompleteVehicles,
  kOpenPoints,    // on other orders
  kFilledPoints,  // of these, in proportion to their filled spots
  kFreeSpots,
  kCubesAtSurface,  // what orders ask for, and where it is
  kCubesInCage,
  kCubesInStorage,
  kCubesInCarts = kCubesInStorage + 1,  // by level: the cage has to stop there
  kSpareCubes = kCubesInCarts + kColours,
  kCarts,  // by level
  kSideways = kCarts + kColours,
  kMajorities,                          // points if they were scored now, by group
  kMargins = kMajorities + kShifts,     // by group: awards times how far before the best rival
  kMarginsBehind = kMargins + kShifts,  // and how far behind
  kSteps = kMarginsBehind + kShifts,    // left while mining
  kFeatures,
};

// By shift, by how far it has come, and by whether there is a second place.
inline constexpr int kParts = 5;
inline constexpr int kStages = kShifts * kParts * 2;

using CountsOfAll = std::array<Counts, kMaxSeats>;

struct Context {
  CountsOfAll counts{};
};

template <class Visit>
void count_marks(const Player& player, Visit visit) {
  const int marks = player.marks;
  visit(kFirstMarks, std::min(marks, 4));
  visit(kMoreMarks, std::clamp(marks - 4, 0, 6));
  visit(kManyMarks, std::clamp(marks - 10, 0, 20));
}

// Returns the free spots by colour.
template <class Visit>
std::array<int, kColours> count_orders(const State& s, const Player& player, Visit visit) {
  std::array<int, kColours> asked{};
  unsigned vehicles = 0;
  visit(kOrdersOutstanding, count_bits(player.outstanding));
  for (OrderSet left = player.outstanding; left != 0; left &= left - 1) {
    const auto order = static_cast<Order>(std::countr_zero(left));
    const int points = kOrderCards[order].points;
    if ((s.complete & only(order)) != 0) {
      visit(kCompletePoints, points);
      vehicles |= 1U << static_cast<unsigned>(vehicle_of(order));
      continue;
    }
    int free = 0;
    for (int spot = 0; spot < spots_of(order); ++spot) {
      if (lying_on(s, order, spot) != 0) continue;
      ++asked[static_cast<std::size_t>(spot_coal(order, spot))];
      ++free;
    }
    visit(kOpenPoints, points);
    visit(kFilledPoints, points * (spots_of(order) - free) / spots_of(order));
    visit(kFreeSpots, free);
  }
  visit(kCompleteVehicles, count_bits(vehicles));
  return asked;
}

// Each cube an order asks for where it can be fetched most easily; all others are spare.
template <class Visit>
void count_coal(const Player& player, std::array<int, kColours> asked, Visit visit) {
  const auto use = [&](Cubes cubes, int feature) {
    int used = 0;
    for (std::size_t c = 0; c < kColours; ++c) {
      const int useful = std::min(asked[c], cubes.of(static_cast<Coal>(c)));
      asked[c] -= useful;
      used += useful;
    }
    visit(feature, used);
    visit(kSpareCubes, cubes.total() - used);
  };
  use(player.cage, player.level == kSurface ? kCubesAtSurface : kCubesInCage);
  use(player.storage, kCubesInStorage);
  for (int level = 0; level < kColours; ++level) {
    use(player.coal[static_cast<std::size_t>(level)], kCubesInCarts + level);
  }
}

template <class Visit>
void count_majorities(const State& s, const CountsOfAll& counts, Seat seat, Visit visit) {
  constexpr int kFarAhead = 3;
  const int scored = std::min(s.round + 1, kShifts);
  for (int element = 0; element < kElements; ++element) {
    const auto e = static_cast<std::size_t>(element);
    const int group = element / kElementsPerShift;
    const int own = counts[seat][e];
    int best = 0;
    for (Seat other = 0; other < s.players; ++other) {
      if (other != seat) best = std::max<int>(best, counts[other][e]);
    }
    const int award = kAwards[e].first;
    if (own > 0 && own >= best && group < scored) visit(kMajorities + group, award);
    visit(kMargins + group, award * std::clamp(own - best, 0, kFarAhead));
    visit(kMarginsBehind + group, award * std::clamp(best - own, 0, kFarAhead));
  }
}

}  // namespace pithead::coal_baron::value

namespace pithead {

template <>
struct Value<coal_baron::CoalBaron> {
  static constexpr int kStages = coal_baron::value::kStages;
  static constexpr int kFeatures = coal_baron::value::kFeatures;
  static constexpr std::array<std::int16_t, kStages * kFeatures> kWeights =
      coal_baron::value::kLearned<kStages * kFeatures>;

  static int stage(const coal_baron::State& s) {
    int home = 0;
    for (std::size_t seat = 0; seat < s.players; ++seat) home += s.seats[seat].workers;
    const int all = s.players * coal_baron::table_for(s.players).workers;
    const int part = std::min((all - home) * coal_baron::value::kParts / all, coal_baron::value::kParts - 1);
    const int shift = std::min<int>(s.round, coal_baron::kShifts - 1);
    return (shift * coal_baron::value::kParts + part) * 2 + (s.players > 2 ? 1 : 0);
  }

  static coal_baron::value::Context context(const coal_baron::State& s) {
    coal_baron::value::Context context;
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      context.counts[seat] = coal_baron::count_elements(s.seats[seat]);
    }
    return context;
  }

  template <class Visit>
  static void features(const coal_baron::State& s, const coal_baron::value::Context& context, Seat seat,
                       Visit visit) {
    using namespace coal_baron;         // NOLINT(google-build-using-namespace): of this game alone
    using namespace coal_baron::value;  // NOLINT(google-build-using-namespace)
    const Player& player = s.seats[seat];
    int rival = 0;
    for (Seat other = 0; other < s.players; ++other) {
      if (other != seat) rival = std::max<int>(rival, s.seats[other].workers);
    }
    visit(kAlways, 1);
    visit(kWorkers, player.workers);
    visit(kWorkersBeforeRival, player.workers - rival);
    visit(kToMove, s.turn == seat ? 1 : 0);
    count_marks(player, visit);
    count_coal(player, count_orders(s, player, visit), visit);
    for (int level = 0; level < kColours; ++level) {
      visit(kCarts + level, carts_on_level(player, static_cast<Coal>(level)));
    }
    visit(kSideways, imbalance(player));
    count_majorities(s, context.counts, seat, visit);
    if (s.phase == Phase::Mine && s.turn == seat) visit(kSteps, s.steps);
  }
};

}  // namespace pithead
