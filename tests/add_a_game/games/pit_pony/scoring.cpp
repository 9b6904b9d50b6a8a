// Pit Pony: points and the end.
#include <algorithm>
#include <limits>

#include "games/pit_pony/game.h"

namespace pithead::pit_pony {

ScoreSheet PitPony::score(const State& s, Seat seat) {
  ScoreSheet sheet;
  std::copy(s.seats[seat].points.begin(), s.seats[seat].points.end(), sheet.points.begin());
  return sheet;
}

SeatSet PitPony::winners(const State& s) {
  SeatSet winners;
  if (to_move(s) != kNobody) return winners;
  int most = std::numeric_limits<int>::min();
  for (Seat seat = 0; seat < s.players; ++seat) most = std::max(most, score(s, seat).total());
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (score(s, seat).total() == most) winners.add(seat);
  }
  return winners;
}

}  // namespace pithead::pit_pony
