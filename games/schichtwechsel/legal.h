// Schichtwechsel: what may be done, for the rules that ask nobody where there is nothing to choose.
#pragma once

#include "games/schichtwechsel/moves.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

// The possible answers to a question that the state is ready for. With none, or with nothing but no, there is
// nothing to ask.
Offer offer_for(const State& s, Question question);

}  // namespace pithead::schichtwechsel
