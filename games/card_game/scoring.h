// The Great Card Game: who gets the shift token, and what everything is worth at the end.
#pragma once

#include "games/card_game/state.h"
#include "games/core/game.h"

namespace pithead::card_game {

// Who placed last on the mining card 0/1, or else the start player of the shift.
inline Seat next_token_owner(const State& s) {
  const Seat last = last_player(s, Zone::Mine01);
  return last == kNobody ? s.first_player : last;
}

int fulfilled_for(const Player& player, int destination);
int assigned_shares(const Player& player, int destination);
int lorries_ordered(const Player& player, int destination);
// What an objective would score for a player now.
int objective_points(const Player& player, Objective objective);

}  // namespace pithead::card_game
