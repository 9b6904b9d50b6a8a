// Coal Baron: what can happen. text.cpp says what each event's arguments are and how it is told.
#pragma once

#include <cstdint>

namespace pithead::coal_baron {

enum class EventKind : std::uint8_t {
  OrderDrafted,
  OrderOpened,
  TileOpened,
  WorkersOusted,
  WorkersPlaced,
  MarksGained,
  TileBought,
  CartFilled,
  CartLeftEmpty,
  TilesLookedAt,
  TileSeen,
  OrdersLookedAt,
  OrderSeen,
  OrderTaken,
  NothingKept,
  CardsReturned,
  TileReturned,
  OrderReturned,
  CageMoved,
  CubeLoaded,
  CubeStored,
  SpotFilled,
  SpotSubstituted,
  MiningEnded,
  OrderDelivered,
  ShiftScored,
  MajorityScored,
  StartPlayerChosen,
  ShiftBegun,
  MoneyScored,
  CubesScored,
  OutstandingScored,
  BalanceScored,
  GameWon,
};
inline constexpr int kEventKinds = 34;

}  // namespace pithead::coal_baron
