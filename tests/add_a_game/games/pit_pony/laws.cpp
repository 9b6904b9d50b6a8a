// Pit Pony: what is never made and never lost.
#include "games/pit_pony/game.h"

namespace pithead::pit_pony {

std::uint64_t PitPony::hash(const State& state) { return hash_of(state); }

const char* PitPony::broken_law(const State& s) {
  for (std::size_t i = 0; i < kWeights; ++i) {
    int loads = s.train[i] + s.gone[i];
    for (std::size_t place = 0; place < s.left; ++place) loads += s.stack[place] == i ? 1 : 0;
    for (const Player& player : s.seats) loads += player.hand[i] + player.buried[i];
    if (loads != kLoadsOfAWeight) return "there are four loads of each weight";
  }
  return weight(s.train) < kPonyPulls ? nullptr : "a full train leaves at once";
}

}  // namespace pithead::pit_pony
