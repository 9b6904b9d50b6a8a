// SQLite: one file, one node.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "server/store/schema.h"
#include "server/store/sql.h"

namespace pithead::server {

// Creates the file if need be and keeps others from it while it is open; ":memory:" is a store that ends with
// the connection. The schema is as it was.
StoreResult<std::unique_ptr<SqlConnection>> open_sqlite(const std::string& file);

// Reads all of a file that may be in use, and says whether it is spoiled; ends early when `stopped` is set.
StoreResult<void> check_sqlite(const std::string& file, std::atomic<bool>& stopped);

// Only to read, beside whoever has it open.
StoreResult<std::unique_ptr<SqlConnection>> open_sqlite_to_read(const std::string& file);

// To read and write beside whoever has it open: it waits for its turn as they do.
StoreResult<std::unique_ptr<SqlConnection>> open_sqlite_beside(const std::string& file);

// An empty file that becomes a copy. Nothing is safe before it is whole, so nothing is flushed.
StoreResult<std::unique_ptr<SqlConnection>> open_sqlite_to_fill(const std::string& file);

// The schema's version, 0 if there is no file yet; an error if a store could not be opened there.
StoreResult<std::int64_t> inspect_sqlite(const std::string& file);

Dialect sqlite_dialect();

}  // namespace pithead::server
