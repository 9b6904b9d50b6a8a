// Whom a change concerns who may not be there to see it. What becomes of it is decided elsewhere
// (docs/server/notices.md): here it is only said that somebody might want to hear of it.
#pragma once

#include <vector>

#include "server/table/change.h"
#include "server/table/table.h"

namespace pithead::server {

// Looks at a table before a change, and then at the same one after it.
class AbsentWatch {
 public:
  AbsentWatch(const Table& before, const Change& change);

  // Nobody is told what they did themselves, and nobody anything of a table where they are alone with bots,
  // but in a tournament.
  std::vector<NewNotice> notices(const Table& after, Milliseconds due) const;

 private:
  bool wants_turn(const Table& after) const;
  bool opened_by_a_tournament(const Table& after) const;

  PersonId by_;
  PersonId actor_;  // who had to do something
  Summary::Status status_;
  bool chat_;
  bool nudged_;
  TableId rematch_;
};

}  // namespace pithead::server
