// What a position is worth to a seat, in hundredths of a point: what the seat would score if the round ended
// now, and what a player of the game would give for all that is not scored yet. A game without a
// specialisation goes by the score alone. Whole numbers, so that bots choose the same on every machine.
#pragma once

#include <bit>

#include "games/core/game.h"
#include "games/schichtwechsel/game.h"

namespace pithead {

inline constexpr int kPoint = 100;

template <Game G>
int worth(const typename G::State& state, Seat seat) {
  return kPoint * G::projected(state, seat).total();
}

// ---- Schichtwechsel: weights found by letting variants play against each other ----------------------------

namespace schichtwechsel {

// What pays in every later round: of full worth in the first, of none in the last.
inline int lasting_worth(const Player& p) {
  return 300 * p.discs[0] + 250 * p.discs[1] + 285 * p.discs[2] + 50 * p.miner + 150 * p.on_speed +
         150 * (kBarSpaces - std::popcount(p.bar)) + 150 * (kHeadframes - p.frames_on_card);
}

// What the next round can use.
inline int stock_worth(const Player& p) {
  return 60 * p.coal + 30 * p.spoil + 200 * p.coke + 95 * std::popcount(p.plant) + 150 * p.coins +
         60 * cubes_in(p, p.coal_carts) + 10 * cubes_in(p, p.spoil_carts);
}

// What is lost by passing.
inline int unit_worth(const Player& p) { return 175 * p.white + (p.token ? 200 : 0); }

}  // namespace schichtwechsel

template <>
inline int worth<schichtwechsel::Schichtwechsel>(const schichtwechsel::State& s, Seat seat) {
  using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): of this game alone
  const Player& player = s.seats[seat];
  const int rounds_left = kRounds - 1 - s.round;
  int sum = kPoint * Schichtwechsel::projected(s, seat).total() - 30 * player.water;
  sum += lasting_worth(player) * rounds_left / (kRounds - 1);
  if (rounds_left > 0) sum += stock_worth(player) + (s.first == seat ? 60 : 0);
  if (s.phase != Phase::Actions || !s.passed.has(seat)) sum += unit_worth(player);
  return sum;
}

}  // namespace pithead
