// Coal Baron: what a shift and the game score. Templates where rules tell what they award and a projection
// does not.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/coal_baron/events.h"
#include "games/coal_baron/state.h"
#include "games/core/tell.h"

namespace pithead::coal_baron {

// A player's counts for each element of the clock.
using Counts = std::array<std::uint8_t, kElements>;
Counts count_elements(const Player& player);
// First and second place of one element. A tie for first leaves no second; nothing counted, nothing won;
// two players have no second place.
std::array<int, kMaxSeats> majority(Award award, const std::array<int, kMaxSeats>& counts, int players);
// Most workers on factory spaces; of tied players the first clockwise after the old starting player, who
// comes last and so never wins a tie.
Seat next_start_player(const State& s);
// Cubes wherever they lie: carts, cage, storage, outstanding orders.
int count_cubes(const State& s, const Player& player);
// Tiles, not carts, that one side has more than the other.
int imbalance(const Player& player);

inline void award(Player& player, Source source, int points) {
  if (source == Source::Orders) {
    player.order_points = static_cast<std::int16_t>(player.order_points + points);
  } else {
    auto& sum = player.other_points[static_cast<std::size_t>(source) - 1];
    sum = static_cast<std::int8_t>(sum + points);
  }
}

inline int total_points(const Player& player) {
  int sum = player.order_points;
  for (const int points : player.other_points) sum += points;
  return sum;
}

// After shift n the first 4n elements of the clock score.
template <class Sink>
void score_majorities(State& s, Sink& sink) {
  std::array<Counts, kMaxSeats> counts{};
  for (std::size_t seat = 0; seat < s.players; ++seat) counts[seat] = count_elements(s.seats[seat]);
  const auto elements = static_cast<std::size_t>(kElementsPerShift * (s.round + 1));
  for (std::size_t element = 0; element < elements; ++element) {
    std::array<int, kMaxSeats> of_seat{};
    for (std::size_t seat = 0; seat < s.players; ++seat) of_seat[seat] = counts[seat][element];
    const auto points = majority(kAwards[element], of_seat, s.players);
    const auto source = static_cast<Source>(1 + element / kElementsPerShift);
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      if (points[seat] == 0) continue;
      award(s.seats[seat], source, points[seat]);
      tell(sink, EventKind::MajorityScored, static_cast<Seat>(seat), static_cast<int>(element), of_seat[seat],
           points[seat]);
    }
  }
}

template <class Sink>
void score_round(State& s, Sink& sink) {
  tell(sink, EventKind::ShiftScored, kNobody, s.round + 1);
  score_majorities(s, sink);
}

template <class Sink>
void score_game(State& s, Sink& sink) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    Player& player = s.seats[seat];
    const int marks = player.marks;
    award(player, Source::Money, marks / kMarksPerPoint);
    player.marks = static_cast<std::uint16_t>(marks % kMarksPerPoint);
    tell(sink, EventKind::MoneyScored, seat, marks, marks / kMarksPerPoint);

    const int cubes = count_cubes(s, player);
    award(player, Source::Cubes, cubes / kCubesPerPoint);
    tell(sink, EventKind::CubesScored, seat, cubes, cubes / kCubesPerPoint);

    const int outstanding = std::popcount(player.outstanding);
    award(player, Source::Outstanding, -kOutstandingPenalty * outstanding);
    tell(sink, EventKind::OutstandingScored, seat, outstanding, -kOutstandingPenalty * outstanding);

    const int tiles = imbalance(player);
    award(player, Source::Balance, -kImbalancePenalty * tiles);
    tell(sink, EventKind::BalanceScored, seat, tiles, -kImbalancePenalty * tiles);
  }
}

}  // namespace pithead::coal_baron
