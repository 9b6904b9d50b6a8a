// All ratings of a store, for its operator; and made anew from the rated games.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "server/store/ratings.h"

namespace pithead::server {

struct PoolRatings {
  RatingPool pool;
  std::vector<LadderEntry> entries;
};

// Folds what waits and lists everybody with an account, pool by pool.
StoreResult<std::vector<PoolRatings>> list_ratings(const std::string& store);
// The same, but forgets first what was folded. Games may be played meanwhile.
StoreResult<std::vector<PoolRatings>> recompute_ratings(const std::string& store);

}  // namespace pithead::server
