// Finds the move that somebody means.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "games/core/any_game.h"
#include "match/result.h"

namespace pithead::cli {

// Lower case, single blanks, none at the ends.
std::string tidy(std::string_view input);

// A number in the list (from 1), or notation: upper or lower case, each word cut short at will, the verb left
// out, as long as only one of the moves fits. The rare moves, from `plain` on, are looked at only when no
// plain one fits. The error is a sentence for the person who typed it.
Result<Move> pick_move(const AnyGame& game, std::span<const Move> list, std::size_t plain,
                       std::string_view input);

}  // namespace pithead::cli
