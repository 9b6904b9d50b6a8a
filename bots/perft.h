// Counts every way a game can go for a number of decisions: one number that any change of behaviour changes.
#pragma once

#include <cstdint>
#include <functional>

#include "match/match.h"

namespace pithead {

// Called now and then: how many of the first decision's moves are counted.
using PerftProgress = std::function<void(std::uint64_t done, std::uint64_t moves)>;

// From the deal, or from a position so many random decisions later: the first decisions are all alike in many
// games. An error if the game is over before.
Result<std::uint64_t> perft(const Setup& setup, int after, int depth, const PerftProgress& progress);

}  // namespace pithead
