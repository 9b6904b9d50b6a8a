// Takes out of the store what nobody will ask for again, a little at a time and on one node: guests who never
// sat at a table and did not come back, logins that have expired, codes that are too old,
// reports that were settled long ago.
#pragma once

#include <functional>
#include <string>

#include "server/store/store_writer.h"

namespace pithead::server {

class Sweeper {
 public:
  // Without a name the node is alone.
  Sweeper(StoreWriter& writer, std::string node, std::function<Milliseconds()> now);

  void tick();  // about once a second

 private:
  void sweep(Milliseconds now);

  StoreWriter& writer_;
  std::string node_;
  std::function<Milliseconds()> now_;
  PersonId behind_;        // guests up to this one were looked at
  Milliseconds next_ = 0;  // when to go on
  bool busy_ = false;
};

}  // namespace pithead::server
