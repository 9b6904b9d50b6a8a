// Pit Pony: points and the end.
#include <algorithm>

#include "games/pit_pony/game.h"

namespace pithead::pit_pony {

ScoreSheet PitPony::score(const State& s, Seat seat) {
  ScoreSheet sheet;
  std::copy(s.seats[seat].points.begin(), s.seats[seat].points.end(), sheet.points.begin());
  return sheet;
}

SeatSet PitPony::winners(const State& s) {
  if (to_move(s) != kNobody) return SeatSet::none();
  return best_seats(s.players, [&](Seat seat) { return score(s, seat).total(); });
}

}  // namespace pithead::pit_pony
