// The operator logs people out. Nodes on the same PostgreSQL hear of it at once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "server/store/store.h"

namespace pithead::server {

struct LoginsToEnd {
  std::optional<std::string> of;  // an account, by login or confirmed address
  bool accounts = false;          // everybody who has one
  bool guests = false;
};

// How many ended.
StoreResult<std::size_t> end_logins(const std::string& store, const LoginsToEnd& which);

}  // namespace pithead::server
