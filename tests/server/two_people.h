// Ada and Bruno at a table of Coal Baron.
#pragma once

#include <string>

#include "tests/server/table_at_hand.h"

namespace pithead::server {

inline TableAtHand two_people() { return TableAtHand(plan_of({person_seat("ada"), person_seat("bruno")})); }

inline Seat other(Seat seat) { return seat == 0 ? 1 : 0; }

inline const char* name_of(Seat seat) { return seat == 0 ? "ada" : "bruno"; }

// Plays until the draft is over and somebody has a whole turn before them.
inline void play_to_first_turn(TableAtHand& at) {
  while (at.table.match()->plies().size() < 6) at.play_any();
}

// The first legal move that begins like this.
inline std::string any_move(const TableAtHand& at, const std::string& beginning) {
  const Match& match = *at.table.match();
  for (const Move move : match.state().legal()) {
    const std::string text = match.game().move_text(move);
    if (text.starts_with(beginning)) return text;
  }
  return "no move begins with " + beginning;
}

}  // namespace pithead::server
