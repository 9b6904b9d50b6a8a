// Schichtwechsel: a seat's next turn before it has come.
#include <bit>

#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/legal.h"

namespace pithead::schichtwechsel {
namespace {

// How many seats choose a tile before this one.
int before_in_tiles(const State& s, Seat seat) {
  const int clockwise = (seat - s.first_player + s.players) % s.players;
  return s.round > 0 ? clockwise : (s.players - 1 - clockwise);
}

bool can_foresee(const State& s, Seat seat) {
  if (s.phase == Phase::Tiles) return before_in_tiles(s, seat) >= s.served;
  // A building on its way has no place yet.
  return s.phase == Phase::Actions && !s.passed.has(seat) && s.question != Question::Lot;
}

// What the seat to move was about to do stays undone.
void break_off(State& s) {
  s.agenda = {};
  s.card = kNone;
  s.exchanged = s.acted = false;
  s.small_coked = s.large_coked = 0;
}

}  // namespace

// Only where the next turn is of the same kind, a tile or an action; other steps follow from what comes
// between. Where there is nothing to choose, nobody will be asked.
bool Schichtwechsel::foresee_turn(State& s, Seat seat) {
  if (!can_foresee(s, seat)) return false;
  State next = s;
  break_off(next);
  next.turn = seat;
  next.fresh = true;
  next.question = s.phase == Phase::Tiles ? Question::Tile : Question::Turn;
  next.offer = offer_for(next, next.question);
  if (std::popcount(next.offer) < 2) return false;
  s = next;
  return true;
}

}  // namespace pithead::schichtwechsel
