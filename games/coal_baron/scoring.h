// Coal Baron: what a shift and the game score. Templates where rules tell what they award and a projection
// does not.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/coal_baron/events.h"
#include "games/coal_baron/spots.h"
#include "games/coal_baron/state.h"
#include "games/core/bits.h"
#include "games/core/tell.h"

namespace pithead::coal_baron {

// A player's counts for each element of the clock.
using Counts = std::array<std::uint8_t, kElements>;

// What one order adds to the first eight counts, a byte each: its spots by colour, then by vehicle.
inline constexpr std::array<std::uint64_t, kOrders> kOrderCounts = [] {
  std::array<std::uint64_t, kOrders> counts{};
  for (Order order = 0; order < kOrders; ++order) {
    for (int spot = 0; spot < spots_of(order); ++spot) {
      counts[order] += std::uint64_t{1} << (8 * index(spot_coal(order, spot)));
      counts[order] += std::uint64_t{1} << (8 * (kColours + static_cast<int>(vehicle_of(order))));
    }
  }
  return counts;
}();

inline Counts count_elements(const Player& player) {
  std::uint64_t delivered = 0;
  for (OrderSet left = player.delivered; left != 0; left &= left - 1) {
    delivered += kOrderCounts[static_cast<std::size_t>(std::countr_zero(left))];
  }
  Counts counts{};
  for (std::size_t i = 0; i < 8; ++i) counts[i] = static_cast<std::uint8_t>(delivered >> (8 * i));
  for (std::size_t c = 0; c < kColours; ++c) {
    counts[8 + c] = static_cast<std::uint8_t>(empty_carts(player, static_cast<Coal>(c)));
  }
  return counts;
}

// First and second place of one element. A tie for first leaves no second; nothing counted, nothing won;
// two players have no second place.
inline std::array<int, kMaxSeats> majority(Award award, const std::array<int, kMaxSeats>& counts,
                                           int players) {
  const auto last = counts.begin() + players;
  const int most = *std::max_element(counts.begin(), last);
  std::array<int, kMaxSeats> points{};
  if (most == 0) return points;
  int next = 0;
  int leaders = 0;
  for (int seat = 0; seat < players; ++seat) {
    const int count = counts[static_cast<std::size_t>(seat)];
    if (count == most) {
      ++leaders;
    } else {
      next = std::max(next, count);
    }
  }
  const bool second_place = leaders == 1 && next > 0 && players >= kFewestForSecond;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    if (counts[seat] == most) {
      points[seat] = award.first;
    } else if (second_place && counts[seat] == next) {
      points[seat] = award.second;
    }
  }
  return points;
}

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

    const int outstanding = count_bits(player.outstanding);
    award(player, Source::Outstanding, -kOutstandingPenalty * outstanding);
    tell(sink, EventKind::OutstandingScored, seat, outstanding, -kOutstandingPenalty * outstanding);

    const int tiles = imbalance(player);
    award(player, Source::Balance, -kImbalancePenalty * tiles);
    tell(sink, EventKind::BalanceScored, seat, tiles, -kImbalancePenalty * tiles);
  }
}

}  // namespace pithead::coal_baron
