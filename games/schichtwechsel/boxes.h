// Schichtwechsel: the boxes that a game can be played with.
//
// The rules are sourced; most of what is printed on boards and cards is not public. Every box here is
// RECONSTRUCTED: it fits all that is known. docs/games/schichtwechsel/rulings.md gives the reasons. An owner
// of the printed game can bring a further one, which is read from a file (box_file.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/schichtwechsel/box.h"

namespace pithead::schichtwechsel {

// New games have the first of them; games of before there was a choice have the box called "first".
inline constexpr std::array<std::string_view, 4> kBoxNames{"third", "second", "first", "own"};
inline constexpr std::size_t kUsualBox = 0;
inline constexpr std::size_t kSecondBox = 1;
inline constexpr std::size_t kFirstBox = 2;
inline constexpr std::size_t kOwnBox = kBoxNames.size() - 1;
// What a hash covers: a box keeps its number, wherever it stands among the names.
inline constexpr std::array<std::uint8_t, kBoxNames.size()> kBoxNumbers{3, 2, 0, 1};

// In the sequence of their names. The own one is the usual one again until somebody brings it.
extern std::array<Box, kBoxNames.size()> boxes;

// Before any game is dealt with it: games in play are not asked.
void bring_own_box(const Print& print);

}  // namespace pithead::schichtwechsel
