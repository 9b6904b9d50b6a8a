// Schichtwechsel: what is hidden from all alike: the round cards to come, and the sets to be drawn. What the
// bag holds is known.
#include <algorithm>
#include <span>

#include "games/schichtwechsel/bag.h"
#include "games/schichtwechsel/game.h"

namespace pithead::schichtwechsel {
namespace {

// The last one, which stays in the box, among them.
std::span<RoundCard> cards_to_come(State& s) { return std::span(s.round_cards).subspan(s.round + 1U); }

}  // namespace

void Schichtwechsel::forget_hidden(State& state, Seat /*seat*/) {
  const auto cards = cards_to_come(state);
  std::sort(cards.begin(), cards.end());
  for_each_set_to_come(state, [](DrawnSet& set) { set = {}; });
}

void Schichtwechsel::resample(State& state, Seat /*seat*/, Rng& rng) {
  rng.shuffle(cards_to_come(state));
  draw_sets_to_come(state, rng);
}

}  // namespace pithead::schichtwechsel
