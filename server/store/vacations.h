// Days that people take off from games by turns: then their clocks stand still.
#pragma once

#include <vector>

#include "server/store/store.h"

namespace pithead::server {

class Vacations : public Interface {
 public:
  virtual StoreResult<void> begin(const PersonId& person, const Vacation& vacation) = 0;
  // The one that goes on now ends then; at once, if that is now.
  virtual StoreResult<void> set_end(const PersonId& person, Milliseconds now, Milliseconds until) = 0;
  // Those that ended after a moment, or have not, in the sequence in which they began.
  virtual StoreResult<std::vector<Vacation>> since(const PersonId& person, Milliseconds moment) = 0;
};

}  // namespace pithead::server
