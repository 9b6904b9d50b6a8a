// Pit Pony: what may be done.
#include "games/pit_pony/game.h"

namespace pithead::pit_pony {

void PitPony::legal(const State& s, Moves& moves) {
  moves.clear();
  if (to_move(s) == kNobody) return;
  const Loads& hand = s.seats[s.turn].hand;
  for (int i = 0; i < kWeights; ++i) {
    if (hand[static_cast<std::size_t>(i)] > 0) moves.add(kHaul(i));
  }
  for (int i = 0; i < kWeights; ++i) {
    if (hand[static_cast<std::size_t>(i)] > 0) moves.add(kBury(i));
  }
}

}  // namespace pithead::pit_pony
