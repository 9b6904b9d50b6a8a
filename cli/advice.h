// What the adviser says, in words for people.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bots/adviser.h"
#include "cli/terminal.h"
#include "match/record.h"

namespace pithead::cli {

// "12 %": whole percents, as nothing finer is known.
std::string chance(double share);
// "12 ± 5 %": two standard errors to either side, rounded up.
std::string chance(double share, double error);

// Seats by name and, if the record tells, who played them: "Cobalt (medium)".
std::vector<std::string> titles_of(const Recorded& recorded);

// "completes the 9-point truck order, keeps 3 workers", first what tells the move from the others; may be
// empty.
std::string list_reasons(const AnyGame& game, const AdvisedMove& advised,
                         std::span<const AdvisedMove> others);
// Only what tells a move from the best one: "gains 6 Marks", or in words that nothing does; may be empty.
std::string list_differences(const AnyGame& game, const AdvisedMove& advised, const AdvisedMove& best);
// "lift 3, deliver 2", in notation; may be empty.
std::string list_plan(const AnyGame& game, const AdvisedMove& advised);

// A table of the advised moves under these labels, with reasons and plans; the chance of the seat to move has
// its error.
Lines tell_advice(const AnyGame& game, const Advice& advice, int players,
                  const std::vector<std::string>& labels, std::size_t width);

}  // namespace pithead::cli
