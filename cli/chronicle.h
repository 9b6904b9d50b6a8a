// What happened, in words for one pair of eyes.
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal.h"
#include "match/match.h"

namespace pithead::cli {

// Brief leaves out what the board or the next question shows anyway: cards and tiles laid open or looked at.
enum class Detail { Brief, Full };

// The events of the plies from `first` on that the seat may see: a paragraph for each turn, in which the
// acting seat is named once.
Lines tell_plies(const Match& match, std::size_t first, Seat viewer, const Pen& pen, Detail detail);

}  // namespace pithead::cli
