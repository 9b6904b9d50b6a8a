// Hints as they are told. Not in server/table, which knows of bots no more than their names.
#pragma once

#include <string>

#include "bots/adviser.h"
#include "server/table/reply.h"

namespace pithead::server {

struct Hint {
  TableId table;
  int ply = 0;
  const AnyGame* game = nullptr;
  int players = 0;
  Advice advice;  // of what the seat to move knew at that ply
};

// {"type":"hint","id":…,"table":…,"ply":…,"advice":…}
Told tell_hint(const std::string& id, const Hint& hint);

}  // namespace pithead::server
