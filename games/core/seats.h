// Who sits at the table: seats are numbered 0..n-1 clockwise.
#pragma once

#include <bit>
#include <cstdint>

#include "games/core/bits.h"

namespace pithead {

using Seat = std::uint8_t;

inline constexpr int kMaxSeats = 4;

// Nobody's seat: a finished game's seat to move, and the eyes of a spectator.
inline constexpr Seat kNobody = 0xff;

// A few seats at once, as bits. Holds what seats know and who wins.
struct SeatSet {
  std::uint8_t bits = 0;

  static constexpr SeatSet none() { return {}; }
  static constexpr SeatSet all() { return {(1U << kMaxSeats) - 1U}; }
  static constexpr SeatSet only(Seat seat) {
    return {static_cast<std::uint8_t>(seat < kMaxSeats ? 1U << seat : 0U)};
  }

  constexpr bool has(Seat seat) const { return seat < kMaxSeats && ((bits >> seat) & 1U) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return count_bits(bits); }
  constexpr void add(Seat seat) { bits |= only(seat).bits; }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

// The next seat clockwise that is not out: the others as bits, twice in a row, from the one after this on. If
// only this one is left, it is the next.
constexpr Seat next_clockwise(Seat seat, SeatSet out, unsigned players) {
  const unsigned in = ~unsigned{out.bits} & ((1U << players) - 1U);
  const unsigned in_turn = (in | in << players) >> (seat + 1U);
  const unsigned next = seat + 1U + static_cast<unsigned>(std::countr_zero(in_turn));
  return static_cast<Seat>(next < players ? next : next - players);
}

// The seats whose rank no other beats; equals share.
template <class RankOf>
SeatSet best_seats(int players, RankOf rank_of) {
  SeatSet best = SeatSet::only(0);
  auto highest = rank_of(Seat{0});
  for (Seat seat = 1; seat < players; ++seat) {
    const auto rank = rank_of(seat);
    if (rank < highest) continue;
    if (rank > highest) best = SeatSet::none();
    highest = rank;
    best.add(seat);
  }
  return best;
}

}  // namespace pithead
