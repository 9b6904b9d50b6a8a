// Pit Pony: what can happen. text.cpp says what each event's arguments are and how it is told.
#pragma once

#include <cstdint>

namespace pithead::pit_pony {

enum class EventKind : std::uint8_t {
  LoadHauled,
  LoadBuried,
  BuriedLoadSeen,
  TrainLeft,
  TrainRefused,
  LoadDrawn,
  GameWon
};

}  // namespace pithead::pit_pony
