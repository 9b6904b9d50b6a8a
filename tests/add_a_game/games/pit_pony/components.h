// Pit Pony: what is in the box.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pithead::pit_pony {

inline constexpr int kWeights = 6;  // a load weighs 1 to 6
inline constexpr int kLoadsOfAWeight = 4;
inline constexpr int kLoads = kWeights * kLoadsOfAWeight;
inline constexpr int kHand = 3;        // loads of a player at the start
inline constexpr int kPonyPulls = 10;  // exactly that much brings points, more is refused
inline constexpr int kHaulPoints = 3;  // and one more for each wagon
inline constexpr int kRefusalPoints = -2;

enum class Source : std::uint8_t { Hauls, Refusals };
inline constexpr std::array<std::string_view, 2> kSourceNames{"hauls", "refusals"};

}  // namespace pithead::pit_pony
