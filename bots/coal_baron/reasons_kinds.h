// Coal Baron: the kinds of reason, and what the sources that find them share.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/reason_list.h"
#include "games/coal_baron/state.h"

namespace pithead::coal_baron::reasons {

// In the sequence of the forms in reasons_words.cpp.
enum class Why : std::uint8_t {
  GameWon,
  VictoryShared,
  OrderDelivered,
  OrdersDelivered,
  OrderCompleted,
  OrdersCompleted,
  SpotsFilled,
  SpotsFilledOnOrders,
  OrderTaken,
  OrderPrepared,
  OrdersLookedAt,
  TileBought,
  LackedCubesBought,
  TilesLookedAt,
  SidesEvened,
  SidesCloser,
  SidesApart,
  MarksGained,
  LeadInCoal,  // three rows of three, each in the sequence of the shift clock
  LeadInVehicle,
  LeadInCarts,
  TieInCoal,
  TieInVehicle,
  TieInCarts,
  SecondInCoal,
  SecondInVehicle,
  SecondInCarts,
  MajoritiesGained,
  WantedCubesAtHand,
  CubesLoaded,
  StartInView,
  StartWon,
  ShiftScored,
  GameEnded,
  CardsOnTop,
  CardsToBottom,
  TilesOnTop,
  TilesToBottom,
  CubesStored,
  CageMoved,
  CageSurfaced,
  StepsUnused,
  OrderDenied,
  DeliveryBlocked,
  DeliveryDearer,
  LastFreeFactory,
  LastFreeMining,
  LastFreeMoney,
  LastFreeOrders,
  WorkersKept,
  WorkersSpent,
  WorkersGone,
  ShiftEnded,
};
constexpr std::size_t kKinds = static_cast<std::size_t>(Why::ShiftEnded) + 1;

struct Turn : BeforeAndAfter<State, Player> {
  bool ends_game() const { return after.phase == Phase::Over; }
  bool ends_shift() const { return ends_game() || after.round != before.round; }
};

using List = ReasonList<Why>;

constexpr std::size_t at(Space space) { return static_cast<std::size_t>(space); }

// Whether the seat looked at tiles or orders in this turn: which ones is a guess.
bool drew_tiles(const Turn& turn);
bool drew_orders(const Turn& turn);

// ---- reasons_orders.cpp -----------------------------------------------------------------------------

// The cubes that outstanding orders still ask for.
Cubes wanted(const State& state, const Player& player);
Cubes asked_by(Order order);
Cubes at_hand(const Player& player);
int in_common(Cubes a, Cubes b);

void find_deliveries(const Turn& turn, List& list);
void find_filled_spots(const Turn& turn, List& list);
void find_taken_order(const Turn& turn, List& list);

// ---- reasons_majorities.cpp -------------------------------------------------------------------------

void find_majorities(const Turn& turn, List& list);

// ---- reasons_rivals.cpp -----------------------------------------------------------------------------

void find_rivals(const Turn& turn, List& list);

}  // namespace pithead::coal_baron::reasons
