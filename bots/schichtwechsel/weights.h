// Schichtwechsel: weights belong to a box, those of a policy also to a number of players.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/schichtwechsel/boxes.h"

namespace pithead::schichtwechsel {

inline constexpr std::size_t kPlayerCounts = kMaxSeats - kMinPlayers + 1;

// The weights of all boxes, in the sequence of their names. Those of the own box are the usual ones until
// somebody brings others, before any game is dealt with it, as with the box itself.
template <std::size_t Size, std::size_t Tables>
struct WeightsOfBoxes {
  using Table = std::array<std::int16_t, Size>;
  using Box = std::array<const std::int16_t*, Tables>;

  static inline constinit std::array<Table, Tables> own{};
  std::array<Box, kBoxNames.size()> tables{};

  // None: the usual ones again.
  void bring(std::size_t table, std::span<const std::int16_t> weights) {
    tables[kOwnBox][table] = tables[kUsualBox][table];
    if (weights.empty()) return;
    std::copy_n(weights.begin(), std::min(weights.size(), Size), own[table].begin());
    tables[kOwnBox][table] = own[table].data();
  }
};

}  // namespace pithead::schichtwechsel
