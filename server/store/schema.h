// The tables of a store, and how an older one is brought up to date. docs/store.md describes them.
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
  std::string begin;       // a transaction nobody else can change the schema beside
  std::string has_schema;  // one row if the table pithead_schema is there
};

// Applies those that are missing, each in a transaction.
StoreResult<void> migrate(SqlConnection& connection, const Dialect& dialect,
                          std::span<const std::string_view> migrations);

}  // namespace pithead::server
