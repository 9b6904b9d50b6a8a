// Where a store is: sqlite:FILE or postgresql://…
#pragma once

#include <string>

#include "server/store/store.h"

namespace pithead::server {

struct StoreAddress {
  enum class Kind { Sqlite, Postgres };
  Kind kind;
  std::string where;  // the file, or the whole address
};

// An error never shows the address: it may hold a password.
StoreResult<StoreAddress> read_store_address(const std::string& address);

}  // namespace pithead::server
