// Coal Baron: what lies on the spots of orders.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/coal_baron/state.h"

namespace pithead::coal_baron {

// What lies on one spot of an order, four bits: nothing, the cube it asks for, or a pair that stands in
// for it.
enum class Spot : std::uint8_t { Free, Exact, FirstPair };
inline constexpr int kSpotBits = 4;

// The pairs of colours that can stand in on a spot, and the number that each goes by there.
inline constexpr int kColourPairs = kColours * (kColours + 1) / 2;
inline constexpr auto kFirstPair = static_cast<std::uint8_t>(Spot::FirstPair);

struct ColourPair {
  Coal first, second;
};
inline constexpr std::array<ColourPair, kColourPairs> kColourPairKinds = [] {
  std::array<ColourPair, kColourPairs> pairs{};
  std::size_t next = 0;
  for (int i = 0; i < kColours; ++i) {
    for (int j = i; j < kColours; ++j) pairs[next++] = {static_cast<Coal>(i), static_cast<Coal>(j)};
  }
  return pairs;
}();

inline constexpr std::array<std::array<std::uint8_t, kColours>, kColours> kPairSpot = [] {
  std::array<std::array<std::uint8_t, kColours>, kColours> spots{};
  for (std::size_t pair = 0; pair < kColourPairs; ++pair) {
    const auto a = static_cast<std::size_t>(kColourPairKinds[pair].first);
    const auto b = static_cast<std::size_t>(kColourPairKinds[pair].second);
    spots[a][b] = spots[b][a] = static_cast<std::uint8_t>(kFirstPair + pair);
  }
  return spots;
}();

constexpr unsigned lying_on(const State& s, Order order, int spot) {
  return (s.spots[order] >> (kSpotBits * spot)) & 15U;
}

// The cubes on one spot, by its four bits and the colour it asks for.
constexpr Cubes cubes_on_spot(unsigned lying, Coal asked) {
  Cubes cubes;
  if (lying == static_cast<unsigned>(Spot::Exact)) cubes += Cubes::one(asked);
  if (lying >= kFirstPair) {
    cubes += Cubes::one(kColourPairKinds[lying - kFirstPair].first);
    cubes += Cubes::one(kColourPairKinds[lying - kFirstPair].second);
  }
  return cubes;
}

constexpr Cubes cubes_lying(const State& s, Order order) {
  Cubes cubes;
  for (int spot = 0; spot < spots_of(order); ++spot) {
    cubes += cubes_on_spot(lying_on(s, order, spot), spot_coal(order, spot));
  }
  return cubes;
}

}  // namespace pithead::coal_baron
