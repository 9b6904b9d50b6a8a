// Tables that have been over for a while: their logs are put into one row each, a few at a time.
#pragma once

#include <functional>

#include "server/store/store_writer.h"

namespace pithead::server {

class LogPacker {
 public:
  LogPacker(StoreWriter& writer, std::function<Milliseconds()> clock);

  // Goes on if there is something to do; to be called now and then.
  void tick();

 private:
  StoreWriter& writer_;
  std::function<Milliseconds()> clock_;
  Milliseconds next_ = 0;  // when to look again
  bool busy_ = false;
};

}  // namespace pithead::server
