// The value of a position: the points with which each seat may expect to end the game.
//
// A game brings what an experienced player counts: features of a seat's position, each with a weight that
// says how many hundredths of a point one more of it brings by the end. The weights are learned from games
// played by policy (learn.h), apart for each stage of the game. Whole numbers, so that every machine values
// alike.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "games/core/game.h"

namespace pithead {

inline constexpr int kPoint = 100;

// Specialised in bots/<game>/value.h:
//   kStages, kFeatures, and kWeights: an array of kStages * kFeatures, in hundredths of a point
//   weights_of(state) instead, if not all positions go by the same ones; bring_weights as learn.h tells
//   stage(state): 0..kStages-1
//   context(state): what the seats' features have in common
//   features(state, context, seat, visit): calls visit(feature, amount); a feature may be told in several
//   parts
// A game without one counts what the running round would still bring if it ended now.
template <Game G>
struct Value {
  static constexpr int kStages = 1;
  static constexpr int kFeatures = 1;
  static constexpr std::array<std::int16_t, kFeatures> kWeights{kPoint};

  struct Context {};
  static int stage(const typename G::State& /*state*/) { return 0; }
  static Context context(const typename G::State& /*state*/) { return {}; }
  template <class Visit>
  static void features(const typename G::State& state, const Context& /*context*/, Seat seat, Visit visit) {
    visit(0, G::projected(state, seat).total() - G::score(state, seat).total());
  }
};

// The weights that a position is valued with, those of its stage.
template <Game G>
const std::int16_t* value_weights_of(const typename G::State& state) {
  using V = Value<G>;
  const auto at = static_cast<std::ptrdiff_t>(V::stage(state)) * V::kFeatures;
  if constexpr (requires { V::weights_of(state); }) {
    return V::weights_of(state) + at;
  } else {
    return V::kWeights.data() + at;
  }
}

// In hundredths of a point, by seat.
using SeatValues = std::array<int, kMaxSeats>;

template <Game G>
SeatValues values_of(const typename G::State& state) {
  using V = Value<G>;
  const auto context = V::context(state);
  const std::int16_t* weights = value_weights_of<G>(state);
  SeatValues values{};
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    int sum = kPoint * G::score(state, seat).total();
    if (G::to_move(state) != kNobody) {
      V::features(state, context, seat, [&](int feature, int amount) { sum += weights[feature] * amount; });
    }
    values[seat] = sum;
  }
  return values;
}

// Before the best of the others.
inline int lead_of(const SeatValues& values, Seat seat, int players) {
  int rival = std::numeric_limits<int>::min();
  for (Seat other = 0; other < players; ++other) {
    if (other != seat && values[other] > rival) rival = values[other];
  }
  return values[seat] - rival;
}

}  // namespace pithead
