// What is asked of a table whose game is rated, and what it leaves behind when it is over.
// docs/server/ratings.md says why.
#pragma once

#include <optional>

#include "server/rating/fold.h"
#include "server/table/refusal.h"
#include "server/table/table.h"

namespace pithead::server {

// Chance deals, a clock runs, and nobody has several seats. Anything goes where the game is not rated.
Answer<void> check_ratable(const Plan& plan);
Answer<void> check_ratable(const Table& table);

// A rated game that is over, without the ratings of its bots. Whoever left it to a bot is behind everybody
// who did not.
std::optional<RatedGame> rated_game_of(const Table& table);

}  // namespace pithead::server
