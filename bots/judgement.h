// What a position is worth: the points with which each seat may expect to end the game.
//
// A game brings what an experienced player counts: aspects of a seat's position, each with a weight that says
// how many hundredths of a point one more of it brings by the end. The weights are learned from games played
// by instinct (learn.h), apart for each stage of the game. Whole numbers, so that every machine judges the
// same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "games/core/game.h"

namespace pithead {

inline constexpr int kPoint = 100;

// Specialised for each game in judgements/:
//   kStages, kAspects, and kWeights: an array of kStages * kAspects, in hundredths of a point
//   stage(state): 0..kStages-1
//   look(state): what the seats' aspects have in common
//   aspects(state, look, seat, visit): calls visit(aspect, amount); an aspect may be told in several parts
template <Game G>
struct Judgement;

// In hundredths of a point, by seat.
using Worth = std::array<int, kMaxSeats>;

template <Game G>
Worth worth(const typename G::State& state) {
  using J = Judgement<G>;
  const auto look = J::look(state);
  const auto first = static_cast<std::size_t>(J::stage(state)) * J::kAspects;
  Worth worth{};
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    int sum = kPoint * G::score(state, seat).total();
    if (G::to_move(state) != kNobody) {
      J::aspects(state, look, seat, [&](int aspect, int amount) {
        sum += J::kWeights[first + static_cast<std::size_t>(aspect)] * amount;
      });
    }
    worth[seat] = sum;
  }
  return worth;
}

// Before the best of the others.
inline int lead_of(const Worth& worth, Seat seat, int players) {
  int rival = std::numeric_limits<int>::min();
  for (Seat other = 0; other < players; ++other) {
    if (other != seat && worth[other] > rival) rival = worth[other];
  }
  return worth[seat] - rival;
}

}  // namespace pithead
