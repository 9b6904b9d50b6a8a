// The tables of a store, and how an older one is brought up to date. docs/server/store.md describes them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/store/sql.h"

namespace pithead::server {

// Each leads from the version before to its own, 1 being the first. One that was released is never changed:
// what it made is out there.
std::span<const std::string_view> schema_migrations();

// Where the databases do not speak alike.
struct Dialect {
  std::string snapshot;    // a transaction that reads one moment of the store, however long it takes
  std::string begin;       // a transaction nobody else can change the schema beside
  std::string has_schema;  // one row if the table pithead_schema is there
};

inline std::int64_t newest_schema() { return static_cast<std::int64_t>(schema_migrations().size()); }

// The version of a store, 0 for an empty one; refuses one that a later Pithead has written.
StoreResult<std::int64_t> known_schema_version(SqlConnection& connection, const Dialect& dialect);

// The tables of a version, for an empty store and in a transaction that the caller has begun.
StoreResult<void> create_schema(SqlConnection& connection, std::int64_t version);

// Applies those that are missing, each in a transaction.
StoreResult<void> migrate(SqlConnection& connection, const Dialect& dialect,
                          std::span<const std::string_view> migrations);

}  // namespace pithead::server
