// Coal Baron: what is hidden. Everything lies open but the order of the two stacks; who looked at cards of a
// stack and put them back knows where they lie (see games/core/stack.h).
#include "games/coal_baron/game.h"

namespace pithead::coal_baron {

void CoalBaron::forget_hidden(State& state, Seat seat) {
  state.tiles.forget_hidden(seat);
  state.orders.forget_hidden(seat);
}

void CoalBaron::resample(State& state, Seat seat, Rng& rng) {
  state.tiles.resample(seat, rng);
  state.orders.resample(seat, rng);
}

}  // namespace pithead::coal_baron
