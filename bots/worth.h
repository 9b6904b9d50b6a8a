// What a position is worth to a seat, in hundredths of a point: what the seat would score if the round ended
// now, and what a player of the game would give for all that is not scored yet. A game without a
// specialisation goes by the score alone. Whole numbers, so that bots choose the same on every machine.
#pragma once

#include <array>
#include <bit>

#include "games/core/game.h"
#include "games/schichtwechsel/game.h"

namespace pithead {

inline constexpr int kPoint = 100;

template <Game G>
int worth(const typename G::State& state, Seat seat) {
  return kPoint * G::projected(state, seat).total();
}

// The weights were found by letting variants play against each other. What brings points in later rounds is
// worth less the fewer of them are left.
template <>
inline int worth<schichtwechsel::Schichtwechsel>(const schichtwechsel::State& s, Seat seat) {
  namespace sw = schichtwechsel;
  const sw::Player& player = s.seats[seat];
  const int rounds_left = sw::kRounds - 1 - s.round;
  constexpr std::array<int, sw::kTracks> kSpace{167, 249,
                                                140};  // of road, rail and canal, in the first round
  int later = 50 * player.miner + 150 * player.on_speed;
  for (std::size_t track = 0; track < sw::kTracks; ++track) later += kSpace[track] * player.discs[track];
  later +=
      150 * (sw::kBarSpaces - std::popcount(player.bar)) + 150 * (sw::kHeadframes - player.frames_on_card);
  int now = -30 * player.water;
  if (rounds_left > 0) {
    now += 60 * player.coal + 30 * player.spoil + 200 * player.coke + 95 * std::popcount(player.plant);
    now += 61 * cubes_in(player, player.coal_carts) + 10 * cubes_in(player, player.spoil_carts);
    now += 150 * player.coins + (s.first == seat ? 61 : 0);
  }
  const bool acts = s.phase != sw::Phase::Actions || !s.passed.has(seat);
  if (acts) now += 175 * player.white + (player.token ? 200 : 0);
  return kPoint * sw::Schichtwechsel::projected(s, seat).total() + now +
         later * rounds_left / (sw::kRounds - 1);
}

}  // namespace pithead
