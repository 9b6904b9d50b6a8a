// The Great Card Game: what can happen. text.cpp says what each event's arguments are and how it is told.
#pragma once

#include <cstdint>

namespace pithead::card_game {

enum class EventKind : std::uint8_t {
  ShiftBegun,
  WorkersPlaced,
  Passed,
  InnovationPlayed,
  SecretShown,
  CardTaken,
  TopTurned,
  StackCut,
  WagonDocked,
  EngineDocked,
  LorryLoaded,
  LorryStored,
  LorryFetched,
  MiningEnded,
  TrainDeparted,
  StackLookedAt,
  CardSeen,
  CardKept,
  SecretKept,
  CardReturned,
  CardsReturned,
  TokenAwarded,
  PointsScored,
  GameWon,
};
inline constexpr int kEventKinds = 24;

}  // namespace pithead::card_game
