// Coal Baron: what may be done, for the rules that ask nobody where there is nothing to choose.
#pragma once

#include <cstddef>

#include "games/coal_baron/state.h"

namespace pithead::coal_baron {

// The cards looked at that have no place yet: indices first..last of their stack, last to be filled next. The
// place of a single one is no question.
struct Loose {
  std::size_t first, last;
};
inline Loose loose_cards(const State& s) {
  const std::size_t size = looks_at_tiles(s) ? s.tiles.size() : s.orders.size();
  const std::size_t first = s.at_bottom ? 0 : size - s.looked;
  return {first, first + s.looked - 1U - s.arranged};
}

}  // namespace pithead::coal_baron
