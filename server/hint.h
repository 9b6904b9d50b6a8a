// Hints as they are told. Not in server/table, which knows of bots no more than their names.
#pragma once

#include <string>

#include "bots/adviser.h"
#include "server/table/reply.h"

namespace pithead::server {

struct Hint {
  TableId table;
  int ply = 0;
  std::string advice;  // JSON, of what the seat to move knew at that ply
};

// For the seat to move, which sees no more than it may.
std::string advice_text(const AnyGame& game, const AnyState& state, const Budget& budget, Rng& rng);

// {"type":"hint","id":…,"table":…,"ply":…,"advice":…}
Told tell_hint(const std::string& id, const Hint& hint);

}  // namespace pithead::server
