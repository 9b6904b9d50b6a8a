// Coal Baron: a seat's next turn before it has come.
#include <bit>

#include "games/coal_baron/game.h"

namespace pithead::coal_baron {
namespace {

// What the seat to move was about to do stays undone. A tile that was bought is not replaced: nobody knows
// by which.
void break_off(State& s) {
  s.phase = Phase::Place;
  s.active = Space::Bank;
  s.steps = s.open_carts = s.looked = s.arranged = 0;
  s.cart_level = Coal::Yellow;
  s.at_bottom = false;
}

}  // namespace

// Whoever has drafted all orders, or has no workers left, moves again only after something new was laid out.
bool CoalBaron::foresee_turn(State& s, Seat seat) {
  if (s.phase == Phase::Over) return false;
  if (s.phase == Phase::Draft) {
    if (std::popcount(s.seats[seat].outstanding) == draft_cards(s.players) / s.players) return false;
  } else {
    if (s.seats[seat].workers == 0) return false;
    break_off(s);
  }
  s.turn = seat;
  return true;
}

}  // namespace pithead::coal_baron
