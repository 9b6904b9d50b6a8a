// Schichtwechsel: the boxes that a game can be played with.
//
// The rules are sourced; most of what is printed on boards and cards is not public. Every box here is
// RECONSTRUCTED: it fits all that is known. docs/games/schichtwechsel/rulings.md gives the reasons.
#pragma once

#include <array>
#include <string_view>

#include "games/schichtwechsel/box.h"

namespace pithead::schichtwechsel {

inline constexpr std::array<std::string_view, 1> kBoxNames{"first"};
// In the sequence of their names.
extern const std::array<Box, kBoxNames.size()> kBoxes;

}  // namespace pithead::schichtwechsel
