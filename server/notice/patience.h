// How often a message is tried, and how long it waits in between.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "server/store/store.h"

namespace pithead::server {

inline constexpr std::array<Milliseconds, 5> kPauses{60'000, 5 * 60'000, 30 * 60'000, 2 * 3'600'000,
                                                     6 * 3'600'000};
inline constexpr Milliseconds kLongestPause = 24 * 3'600'000;

// After so many failures; none when it is given up. Who asks for more time gets it.
inline std::optional<Milliseconds> pause_after(int failures, Milliseconds asked) {
  const auto index = static_cast<std::size_t>(failures - 1);
  if (failures < 1 || index >= kPauses.size()) return std::nullopt;
  return std::clamp(asked, kPauses[index], std::max(kPauses[index], kLongestPause));
}

}  // namespace pithead::server
