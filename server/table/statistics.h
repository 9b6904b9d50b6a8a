// A person's finished games added up: for each game and number of players results, points by source against
// those of rivals, the best game, and how it went over time.
#pragma once

#include <string>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

// {"type":"statistics","games":[{"game":…,"players":…,…}],"left_out":…,"people":[…]}; the results the latest
// first, as a store has them.
std::string tell_statistics(const std::vector<GameResult>& results);

}  // namespace pithead::server
