// The Great Card Game: what may be done, for the rules that ask nobody where there is nothing to choose.
#pragma once

#include <cstdint>
#include <optional>

#include "games/card_game/moves.h"
#include "games/card_game/state.h"
#include "games/core/event.h"

namespace pithead::card_game {

// The options of a decision: the moves `first + i` for every bit i.
struct Offer {
  int first = 0;
  std::uint64_t moves = 0;
};

// The decision that need not be asked, as it has one answer and everybody knows why; nothing if there is
// none.
std::optional<Move> forced_move(const State& s);

// rules.cpp: what one move does, up to the next decision, asked or not. The look-ahead plays with it.
template <class Sink>
void carry_out(State& s, Move move, Sink& sink);

}  // namespace pithead::card_game
