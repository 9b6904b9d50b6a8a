// A whole store in one file, and back. The file is a SQLite store of the same schema, of whatever kind the
// store is: so a backup of either kind can be restored into either kind.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/store/store.h"

namespace pithead::server {

struct CopiedStore {
  std::int64_t schema = 0;
  std::int64_t tables = 0;
  std::int64_t people = 0;
  std::uint64_t bytes = 0;  // of the file
};

using CopyProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

// One moment of the store, while nodes go on writing to it. The file appears when it is whole and checked,
// and never takes the place of another.
StoreResult<CopiedStore> back_up(const std::string& address, const std::string& file,
                                 const CopyProgress& progress);

// Into a place where no store is yet; all of it or nothing.
StoreResult<CopiedStore> restore(const std::string& file, const std::string& address,
                                 const CopyProgress& progress);

}  // namespace pithead::server
