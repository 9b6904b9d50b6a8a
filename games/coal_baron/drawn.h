// Coal Baron: the cards a player has drawn to look at. They stay on their stack, held apart by a count.
#pragma once

#include <cstddef>

#include "games/coal_baron/state.h"

namespace pithead::coal_baron {

inline bool looks_at_tiles(const State& s) { return s.active == Space::Fdraw; }

// Calls body with the stack that the player to move has drawn from.
template <class Stacks, class Body>
auto with_looked_stack(Stacks& s, Body body) {
  return looks_at_tiles(s) ? body(s.tiles) : body(s.orders);
}

// The looked-at cards that have no place yet: indices first..last of their stack, last to be filled next.
struct Loose {
  std::size_t first, last;
};
inline Loose loose_cards(const State& s) {
  const std::size_t size = looks_at_tiles(s) ? s.tiles.size() : s.orders.size();
  const std::size_t first = s.at_bottom ? 0 : size - s.looked;
  return {first, first + s.looked - 1U - s.arranged};
}

}  // namespace pithead::coal_baron
