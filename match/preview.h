// What a move would do, as far as the seat that may make it can know beforehand.
#pragma once

#include <vector>

#include "match/match.h"

namespace pithead {

struct Preview {
  std::vector<Event> events;  // up to the first that would reveal something hidden
  bool reveals = false;       // more will be seen, and what follows is open
  Purse cost;                 // what the purse loses; negative if it gains
  int points = 0;             // what the score gains
  bool ends_turn = false;
  std::unique_ptr<AnyState> after;  // null if the move reveals something
};

// Played out on a state imagined from what the seat to move knows: the truth cannot leak into it.
Preview preview(const AnyState& state, Move move);

// {"move":"place M8","cost":{"workers":2},"reveals":false,"points":0,"ends_turn":false,"events":[…]};
// points and end only if nothing is revealed.
void write_preview(const AnyGame& game, Move move, const Preview& preview, Seat viewer, JsonWriter& json);

}  // namespace pithead
