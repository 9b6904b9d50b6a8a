#include "server/store/open.h"

#include <string_view>
#include <utility>

#include "server/store/postgres.h"
#include "server/store/schema.h"
#include "server/store/sql_store.h"
#include "server/store/sqlite.h"

namespace pithead::server {
namespace {

constexpr std::string_view kSqlite = "sqlite:";

bool is_postgres(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

// The address itself is not shown: it may hold a password.
tl::unexpected<StoreError> bad_address() {
  return tl::unexpected(
      StoreError{StoreError::Kind::BadAddress,
                 "the address of a store is sqlite:FILE, such as sqlite:pithead.db, or "
                 "postgresql://USER:PASSWORD@HOST:PORT/DATABASE; what was given is neither"});
}

StoreResult<std::unique_ptr<Store>> with_schema(StoreResult<std::unique_ptr<SqlConnection>> connection,
                                                const Dialect& dialect) {
  if (!connection) return tl::unexpected(connection.error());
  const auto migrated = migrate(**connection, dialect, schema_migrations());
  if (!migrated) return tl::unexpected(migrated.error());
  return make_sql_store(std::move(*connection));
}

}  // namespace

std::string_view name_of(StoreError::Kind kind) {
  switch (kind) {
    case StoreError::Kind::Unreachable: return "no-answer";
    case StoreError::Kind::Locked: return "locked";
    case StoreError::Kind::Full: return "full";
    case StoreError::Kind::Spoiled: return "spoiled";
    case StoreError::Kind::Refused: return "refused";
    case StoreError::Kind::TooNew: return "too-new";
    case StoreError::Kind::BadAddress: return "bad-address";
    case StoreError::Kind::NameTaken: return "name-taken";
  }
  return "refused";
}

StoreResult<std::unique_ptr<Store>> open_store(const std::string& address) {
  if (address.starts_with(kSqlite) && address.size() > kSqlite.size())
    return with_schema(open_sqlite(address.substr(kSqlite.size())), sqlite_dialect());
  if (is_postgres(address)) return with_schema(open_postgres(address), postgres_dialect());
  return bad_address();
}

StoreResult<void> check_store(const std::string& address, std::atomic<bool>& stopped) {
  if (!address.starts_with(kSqlite)) return {};
  return check_sqlite(address.substr(kSqlite.size()), stopped);
}

StoreResult<std::unique_ptr<NewsFeed>> open_feed(const std::string& address, FeedEvents events) {
  if (address.starts_with(kSqlite)) return nullptr;
  if (is_postgres(address)) return open_postgres_feed(address, std::move(events));
  return bad_address();
}

}  // namespace pithead::server
