#include "games/coal_baron/scoring.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/coal_baron/game.h"
#include "games/coal_baron/spots.h"

namespace pithead::coal_baron {
Seat next_start_player(const State& s) {
  std::array<int, kMaxSeats> workers{};
  for (int space = index(Space::F1); space <= index(Space::Fdraw); ++space) {
    const Crowd crowd = s.crowds[static_cast<std::size_t>(space)];
    workers[owner_of(crowd)] += workers_in(crowd);
  }
  Seat best = kNobody;
  for (int i = 1; i <= s.players; ++i) {
    const auto seat = static_cast<Seat>((s.first_player + i) % s.players);
    if (best == kNobody || workers[seat] > workers[best]) best = seat;
  }
  return best;
}

int count_cubes(const State& s, const Player& player) {
  int cubes = player.cage.total() + player.storage.total();
  for (const Cubes coal : player.coal) cubes += coal.total();
  for (OrderSet left = player.outstanding; left != 0; left &= left - 1) {
    cubes += cubes_lying(s, static_cast<Order>(std::countr_zero(left))).total();
  }
  return cubes;
}

int imbalance(const Player& player) {
  int light_over_dark = 0;
  for (Tile kind = 0; kind < kTileKinds; ++kind) {
    const int count = player.tiles_of(kind);
    light_over_dark += side_of(kind) == Side::Light ? count : -count;
  }
  return std::abs(light_over_dark);
}

ScoreSheet CoalBaron::score(const State& state, Seat seat) {
  const Player& player = state.seats[seat];
  ScoreSheet sheet;
  sheet.points[0] = player.order_points;
  for (std::size_t i = 0; i < player.other_points.size(); ++i) sheet.points[i + 1] = player.other_points[i];
  return sheet;
}

ScoreSheet CoalBaron::projected(const State& state, Seat seat) {
  if (state.phase == Phase::Over || state.phase == Phase::Draft) return score(state, seat);
  State ended = state;
  NoEvents silence;
  score_round(ended, silence);
  if (ended.round + 1 == kShifts) score_game(ended, silence);
  return score(ended, seat);
}

// Most points, then most Marks left after their conversion; still tied players share the victory.
SeatSet CoalBaron::winners(const State& state) {
  if (state.phase != Phase::Over) return SeatSet::none();
  return best_seats(state.players, [&](Seat seat) {
    return std::pair(total_points(state.seats[seat]), int{state.seats[seat].marks});
  });
}

}  // namespace pithead::coal_baron
