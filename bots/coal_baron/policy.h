// Coal Baron: what an experienced player sees in a move at first sight.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "bots/coal_baron/policy_weights.h"
#include "bots/policy.h"
#include "games/coal_baron/game.h"
#include "games/coal_baron/scoring.h"
#include "games/coal_baron/spots.h"
#include "games/core/bits.h"

namespace pithead::coal_baron::policy {

// ---- features ---------------------------------------------------------------------------------------

inline constexpr int kWorkerStages = 3;  // few, some, many workers at home
inline constexpr int kStepStages = 5;

inline constexpr FeatureTable kSpace{0, kSpaces, kShifts};
inline constexpr FeatureTable kCost{kSpace.end(), 6, kWorkerStages};     // workers to place
inline constexpr FeatureTable kTile{kCost.end(), kColours, 2, kShifts};  // level, carts
inline constexpr FeatureTable kBalance{kTile.end(), 3};                  // sides even; worse; better
inline constexpr FeatureTable kTileWanted{kBalance.end(), 2};            // its coal is still missing
inline constexpr FeatureTable kMarksLeft{kTileWanted.end(), 3};
inline constexpr FeatureTable kPointsDelivered{kMarksLeft.end(), 10, kShifts};
inline constexpr FeatureTable kDeliveryWorkers{kPointsDelivered.end(), 4};
inline constexpr FeatureTable kMiningUse{kDeliveryWorkers.end(), 4, 8};  // space, cubes that orders ask for
inline constexpr FeatureTable kMoney{kMiningUse.end(), 4, 4, kShifts};   // Marks at hand, space
inline constexpr FeatureTable kOrderPoints{kMoney.end(), 13};
inline constexpr FeatureTable kOutstanding{kOrderPoints.end(), 8, kShifts};
inline constexpr FeatureTable kCovered{kOutstanding.end(), 3, kShifts};  // by spare cubes: none, some, all
inline constexpr FeatureTable kOrderColour{kCovered.end(), kColours + 1};
inline constexpr FeatureTable kDeclined{kOrderColour.end(), 2};  // orders, tiles
inline constexpr FeatureTable kCartChoice{kDeclined.end(), 3};   // not missing, missing, empty
inline constexpr FeatureTable kGoDown{kCartChoice.end(), 4, kStepStages,
                                      2};                             // useful cubes there, cage empty
inline constexpr FeatureTable kGoUp{kGoDown.end(), 5, kStepStages};   // useful cubes in the cage
inline constexpr FeatureTable kLoading{kGoUp.end(), 2, kStepStages};  // missing
inline constexpr FeatureTable kStoring{kLoading.end(), 2};            // asked for
inline constexpr FeatureTable kFilling{kStoring.end(), 2, 2};         // completes, from storage
inline constexpr FeatureTable kSubstituting{kFilling.end(), 2, 3};    // completes, cubes that are asked for
inline constexpr FeatureTable kStopping{kSubstituting.end(), kStepStages, 2};  // something useful is left
inline constexpr int kFeatures = kStopping.end();

// ---- what all moves of a decision have in common ----------------------------------------------------

using ByColour = std::array<int, kColours>;

struct Context {
  ByColour asked{};    // free spots of outstanding orders
  ByColour missing{};  // of these, how many cubes are neither in the cage nor in the storage
  ByColour spare{};    // cubes anywhere beyond what is asked
  ByColour in_carts{};
  OrderSet nearly = 0;       // orders with a single free spot
  unsigned asked_kinds = 0;  // of cubes in cage and storage, a bit for each
  int useful = 0;            // cubes anywhere that orders ask for
  int outstanding = 0;
  int side = 0;  // light tiles over dark ones
};

inline void count_asked(const State& s, const Player& player, Context& context) {
  context.outstanding = count_bits(player.outstanding);
  for (OrderSet left = player.outstanding & ~s.complete; left != 0; left &= left - 1) {
    const auto order = static_cast<Order>(std::countr_zero(left));
    int free = 0;
    for (int spot = 0; spot < spots_of(order); ++spot) {
      if (lying_on(s, order, spot) != 0) continue;
      ++context.asked[static_cast<std::size_t>(spot_coal(order, spot))];
      ++free;
    }
    if (free == 1) context.nearly |= only(order);
  }
  for (std::uint8_t kind = 0; kind < kCubeKinds; ++kind) {
    const bool asked = context.asked[static_cast<std::size_t>(coal_of_kind(kind))] > 0;
    context.asked_kinds |= static_cast<unsigned>(asked) << kind;
  }
}

inline void count_cubes_at_hand(const Player& player, Context& context) {
  Cubes carts;
  for (const Cubes level : player.coal) carts += level;
  for (std::size_t c = 0; c < kColours; ++c) {
    const auto coal = static_cast<Coal>(c);
    const int hand = player.cage.of(coal) + player.storage.of(coal);
    context.in_carts[c] = carts.of(coal);
    context.missing[c] = std::max(0, context.asked[c] - hand);
    context.spare[c] = std::max(0, hand + carts.of(coal) - context.asked[c]);
    context.useful += std::min(context.asked[c], hand + carts.of(coal));
  }
}

// Two bits a kind, light and dark kinds in turn.
inline int side_of_tiles(const Player& player) {
  const auto count = [](std::uint32_t tiles) {
    const std::uint32_t light = tiles & 0x33333333U;
    return static_cast<int>(((light + (light >> 4U)) & 0x0f0f0f0fU) * 0x01010101U >> 24U);
  };
  return count(player.tiles) - count(player.tiles >> 2U);
}

inline Context context_of(const State& s) {
  const Player& player = mover(s);
  Context context;
  count_asked(s, player, context);
  count_cubes_at_hand(player, context);
  context.side = side_of_tiles(player);
  return context;
}

// ---- the features of a move -------------------------------------------------------------------------

template <class Visit>
void features_of_tile(const State& s, const Context& context, Tile tile, Visit visit) {
  const int colour = index(coal_of(tile));
  const auto c = static_cast<std::size_t>(colour);
  const int side = side_of(tile) == Side::Light ? 1 : -1;
  visit(kTile(colour, carts_of(tile) - 1, s.round));
  visit(kBalance(context.side == 0 ? 0 : context.side * side > 0 ? 1 : 2));
  visit(kTileWanted(context.missing[c] > context.in_carts[c] ? 1 : 0));
  visit(kMarksLeft((mover(s).marks - price_of(tile)) / 3));
}

template <class Visit>
void features_of_order(const State& s, const Context& context, Order order, Visit visit) {
  ByColour spare = context.spare;
  int covered = 0;
  for (int spot = 0; spot < spots_of(order); ++spot) {
    if (spare[static_cast<std::size_t>(spot_coal(order, spot))]-- > 0) ++covered;
  }
  visit(kOrderPoints(kOrderCards[order].points));
  visit(kOutstanding(context.outstanding, s.round));
  visit(kCovered(covered == spots_of(order) ? 2 : covered > 0 ? 1 : 0, s.round));
  visit(kOrderColour(is_mixed(order) ? kColours : index(spot_coal(order, 0))));
}

template <class Visit>
void features_of_delivery(const State& s, Vehicle vehicle, Visit visit) {
  int points = 0;
  for (OrderSet left = mover(s).outstanding & s.complete & orders_of(vehicle); left != 0; left &= left - 1) {
    points += kOrderCards[static_cast<std::size_t>(std::countr_zero(left))].points;
  }
  visit(kPointsDelivered(points / 3, s.round));
  visit(kDeliveryWorkers((mover(s).workers - 1) / 2));
}

template <class Visit>
void features_of_space(const State& s, const Context& context, Space space, Visit visit) {
  const int workers = mover(s).workers;
  const int cost = space == Space::Bank ? 1 : workers_in(s.crowds[static_cast<std::size_t>(space)]) + 1;
  visit(kSpace(index(space), s.round));
  visit(kCost(cost - 1, workers <= 2 ? 0 : workers <= 6 ? 1 : 2));
  const auto [kind, detail] = kAreas[static_cast<std::size_t>(space)];
  switch (kind) {
    case AreaKind::Factory: return features_of_tile(s, context, s.open_tiles[detail], visit);
    case AreaKind::Mining: return visit(kMiningUse(index(space) - index(Space::M4), context.useful));
    case AreaKind::Delivery: return features_of_delivery(s, static_cast<Vehicle>(detail), visit);
    case AreaKind::Money:
      return visit(kMoney(mover(s).marks / 3, index(space) - index(Space::Money3), s.round));
    case AreaKind::Orders: return features_of_order(s, context, s.open_orders[detail], visit);
    case AreaKind::DrawOrders: return visit(kOutstanding(context.outstanding, s.round));
    case AreaKind::DrawTiles:
    case AreaKind::Bank: return;
  }
}

template <class Visit>
void features_of_cage(const State& s, const Context& context, int level, Visit visit) {
  const Player& player = mover(s);
  int useful = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    const auto coal = static_cast<Coal>(c);
    useful += level == kSurface
                  ? std::min(context.asked[c], player.cage.of(coal))
                  : std::min(context.missing[c], player.coal[static_cast<std::size_t>(level) - 1].of(coal));
  }
  if (level == kSurface) return visit(kGoUp(useful, s.steps - 1));
  visit(kGoDown(useful, s.steps - 1, player.cage.total() > 0 ? 1 : 0));
}

inline int completes(const Context& context, int slot) {
  return (context.nearly & only(kSlotInfo[static_cast<std::size_t>(slot)].order)) != 0 ? 1 : 0;
}

inline int asked_of(const Context& context, Pair pair) {
  const auto asked = [&](std::uint8_t kind) { return static_cast<int>(context.asked_kinds >> kind & 1U); };
  return asked(pair.first) + asked(pair.second);
}

}  // namespace pithead::coal_baron::policy

namespace pithead {

template <>
struct Policy<coal_baron::CoalBaron> {
  static constexpr int kFeatures = coal_baron::policy::kFeatures;
  static constexpr std::array<std::int16_t, kFeatures> kWeights = coal_baron::policy::kLearned<kFeatures>;

  static coal_baron::policy::Context context(const coal_baron::State& state) {
    return coal_baron::policy::context_of(state);
  }

  template <class Visit>
  static void features(const coal_baron::State& s, const coal_baron::policy::Context& context, Move move,
                       Visit visit) {
    using namespace coal_baron;          // NOLINT(google-build-using-namespace): of this game alone
    using namespace coal_baron::policy;  // NOLINT(google-build-using-namespace)
    const auto is_missing = [&](int colour) {
      return context.missing[static_cast<std::size_t>(colour)] > 0 ? 1 : 0;
    };
    switch (kind_of(move)) {
      case Kind::Place: return features_of_space(s, context, space_at(kPlace.detail(move)), visit);
      case Kind::Take: return features_of_order(s, context, static_cast<Order>(kTake.detail(move)), visit);
      case Kind::Buy: return features_of_tile(s, context, static_cast<Tile>(kBuy.detail(move)), visit);
      case Kind::Decline: return visit(kDeclined(s.phase == Phase::Buy ? 1 : 0));
      case Kind::Cart: return visit(kCartChoice(is_missing(kCart.detail(move))));
      case Kind::CartEmpty: return visit(kCartChoice(2));
      case Kind::Cage: return features_of_cage(s, context, kCage.detail(move), visit);
      case Kind::Load: return visit(kLoading(is_missing(kLoad.detail(move)), s.steps - 1));
      case Kind::Store:
        return visit(kStoring(context.asked[static_cast<std::size_t>(kStore.detail(move))] > 0 ? 1 : 0));
      case Kind::Fill: return visit(kFilling(completes(context, kFill.detail(move)), 0));
      case Kind::FillStored: return visit(kFilling(completes(context, kFillStored.detail(move)), 1));
      case Kind::Substitute: {
        const int detail = kSubstitute.detail(move);
        const Pair pair = kPairKinds[static_cast<std::size_t>(detail % kPairs)];
        return visit(kSubstituting(completes(context, detail / kPairs), asked_of(context, pair)));
      }
      case Kind::Stop: return visit(kStopping(s.steps - 1, context.useful > 0 ? 1 : 0));
      case Kind::ReturnTo:
      case Kind::ReturnTile:
      case Kind::ReturnOrder: return;
    }
  }
};

}  // namespace pithead
