// Which moves a player of a game would count: the worker spaces and cards that are used. In general the move
// that begins a turn.
#pragma once

#include "games/card_game/game.h"
#include "games/core/game.h"
#include "games/schichtwechsel/game.h"

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

}  // namespace pithead
