// The Great Card Game: a seat's next turn before it has come.
#include "games/card_game/game.h"

namespace pithead::card_game {
namespace {

// Cards that were taken up or looked at have no place yet, and nobody knows which.
bool has_cards_in_the_air(const State& s) {
  return s.phase == Phase::Dock || s.phase == Phase::Keep || s.phase == Phase::Return;
}

// What the seat to move was about to do stays undone.
void break_off(State& s) {
  s.phase = Phase::Turn;
  s.placed = s.played = false;
  s.zone = s.innovation = s.stack = kNone;
  s.steps_owed = s.steps_left = 0;
  s.train = kNoEngine;
}

}  // namespace

// Whoever has passed moves again only in another shift.
bool CardGame::foresee_turn(State& s, Seat seat) {
  if (s.phase == Phase::Over || s.passed.has(seat) || has_cards_in_the_air(s)) return false;
  break_off(s);
  s.turn = seat;
  return true;
}

}  // namespace pithead::card_game
