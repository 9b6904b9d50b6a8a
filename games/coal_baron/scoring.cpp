#include "games/coal_baron/scoring.h"

#include "games/coal_baron/game.h"

namespace pithead::coal_baron {

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
  score_majorities(ended, silence);
  if (ended.round + 1 == kShifts) score_end_of_game(ended, silence);
  return score(ended, seat);
}

SeatSet CoalBaron::winners(const State& state) {
  return state.phase == Phase::Over ? leaders(state) : SeatSet::none();
}

}  // namespace pithead::coal_baron
