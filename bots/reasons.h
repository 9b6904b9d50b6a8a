// Why a turn is good, in facts a player cares about: "completes the 9-point truck order", "keeps 3 workers".
// Reasons are told as events are (games/core/text.h), so programs get a name and arguments, and people words.
#pragma once

#include <vector>

#include "games/core/event.h"
#include "games/core/game.h"
#include "games/core/text.h"

namespace pithead {

// Specialised for each game in reasons/:
//   kForms: an array of EventForm, a row for each kind of reason; sentences without a subject
//   find(before, after, seat, reasons): what the seat's turn changed, the most telling first
template <Game G>
struct Reasons;

}  // namespace pithead
