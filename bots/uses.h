// Which moves a player of a game would count: the worker spaces and cards that are used. In general the move
// that begins a turn. And what stands to a seat's credit when a round ends, before the next one counts.
#pragma once

#include "games/card_game/game.h"
#include "games/core/game.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/scoring.h"

namespace pithead {

template <Game G>
bool is_use(const typename G::State& state, Move /*move*/) {
  return G::begins_turn(state);
}

// An innovation may be played before workers are placed on the same turn: both tell.
template <>
inline bool is_use<card_game::CardGame>(const card_game::State& /*state*/, Move move) {
  using namespace card_game;  // NOLINT(google-build-using-namespace): of this game alone
  return kPlace.holds(move) || kPlay.holds(move) || kPass.holds(move);
}

// Turns also begin with a cube for a cart, and an exchange may stand before or after a card.
template <>
inline bool is_use<schichtwechsel::Schichtwechsel>(const schichtwechsel::State& /*state*/, Move move) {
  using namespace schichtwechsel;  // NOLINT(google-build-using-namespace): of this game alone
  return kCard.holds(move) || kTile.holds(move) || kExchange.holds(move) || kSell.holds(move) ||
         kPass.holds(move);
}

// ---- rounds -----------------------------------------------------------------------------------------

// The running round: `projected` looks ahead to its end.
template <Game G>
int round_of(const typename G::State& state) {
  return state.shift;
}

template <>
inline int round_of<schichtwechsel::Schichtwechsel>(const schichtwechsel::State& state) {
  return state.round;
}

// A seat's points when a round has just begun, as they were projected in the last one: what its end scored.
template <Game G>
int points_after_round(const typename G::State& state, Seat seat) {
  return G::score(state, seat).total();
}

// Here every round is projected to the end of the game; what the new one has in store is its own card. (If
// that lowered the water to the bottom, the point counts as well: nothing tells it from one of the last
// move.)
template <>
inline int points_after_round<schichtwechsel::Schichtwechsel>(const schichtwechsel::State& state, Seat seat) {
  return schichtwechsel::Schichtwechsel::projected(state, seat).total() -
         schichtwechsel::round_points(state, seat);
}

}  // namespace pithead
