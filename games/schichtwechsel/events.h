// Schichtwechsel: what can happen. text.cpp says what each event's arguments are and how it is told.
#pragma once

#include <cstdint>

namespace pithead::schichtwechsel {

enum class EventKind : std::uint8_t {
  RoundBegun,
  CartsClosed,
  MarkerIntoBag,
  SetDrawn,
  MarkerDrawn,
  SetGiven,
  CubePlaced,
  CubeLost,
  TileTaken,
  WaterRisen,
  WaterLowered,
  WaterFlooded,
  ToolsTaken,
  ToolsDiscarded,
  WhiteTaken,
  CoinsTaken,
  CokeSold,
  CardUsed,
  CardCopied,
  SpoilExchanged,
  CartMoved,
  CokeMade,
  CokePlanted,
  CokeLoaded,
  CokeReceived,
  CoalReceived,
  SpoilReceived,
  DiscAdvanced,
  EndReached,
  BuildingTaken,
  BuildingPlaced,
  HeadframePlaced,
  HeadframeMoved,
  MinerMoved,
  ExitReached,
  MarkerTaken,
  Passed,
  PointsScored,
  RoundScored,
  GameWon,
};
inline constexpr int kEventKinds = 40;

}  // namespace pithead::schichtwechsel
