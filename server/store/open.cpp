#include "server/store/open.h"

#include <utility>

#include "server/store/address.h"
#include "server/store/postgres.h"
#include "server/store/schema.h"
#include "server/store/sql_store.h"
#include "server/store/sqlite.h"

namespace pithead::server {
namespace {

StoreResult<std::unique_ptr<Store>> with_schema(StoreResult<std::unique_ptr<SqlConnection>> connection,
                                                const Dialect& dialect) {
  if (!connection) return tl::unexpected(connection.error());
  const auto migrated = migrate(**connection, dialect, schema_migrations());
  if (!migrated) return tl::unexpected(migrated.error());
  return make_sql_store(std::move(*connection));
}

// What it would take to bring the schema up to date, if need be.
StoreResult<StoreState> inspect_postgres(const std::string& url) {
  auto connection = open_postgres(url);
  if (!connection) return tl::unexpected(connection.error());
  const auto schema = known_schema_version(**connection, postgres_dialect());
  if (!schema) return tl::unexpected(schema.error());
  if (*schema < newest_schema()) {
    const auto may_create =
        (*connection)->run("SELECT 1 WHERE has_schema_privilege(current_schema(), 'CREATE')");
    if (!may_create) return tl::unexpected(may_create.error());
    if (may_create->empty()) {
      return tl::unexpected(StoreError{StoreError::Kind::Refused,
                                       "this user of PostgreSQL may not create tables, which the first start "
                                       "and some new versions must: make it the owner of the database"});
    }
  }
  return StoreState{*schema, newest_schema()};
}

tl::unexpected<StoreError> older_store() {
  return tl::unexpected(StoreError{
      StoreError::Kind::Refused,
      "this store is of an older version; start a server on it first, which brings it up to date"});
}

}  // namespace

StoreResult<std::unique_ptr<Store>> open_store(const std::string& address) {
  const auto read = read_store_address(address);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == StoreAddress::Kind::Sqlite)
    return with_schema(open_sqlite(read->where), sqlite_dialect());
  return with_schema(open_postgres(read->where), postgres_dialect());
}

StoreResult<StoreState> inspect_store(const std::string& address) {
  const auto read = read_store_address(address);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == StoreAddress::Kind::Postgres) return inspect_postgres(read->where);
  return inspect_sqlite(read->where).map([](std::int64_t schema) {
    return StoreState{schema, newest_schema()};
  });
}

StoreResult<std::unique_ptr<Store>> open_existing_store(const std::string& address) {
  const auto state = inspect_store(address);
  if (!state) return tl::unexpected(state.error());
  if (state->schema == 0)
    return tl::unexpected(StoreError{StoreError::Kind::Refused, "there is no store at this address"});
  if (state->schema < state->newest) return older_store();
  return open_store(address);
}

StoreResult<std::unique_ptr<Store>> open_store_beside(const std::string& address) {
  const auto read = read_store_address(address);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == StoreAddress::Kind::Postgres) return open_existing_store(address);
  auto connection = open_sqlite_beside(read->where);
  if (!connection) return tl::unexpected(connection.error());
  const auto schema = known_schema_version(**connection, sqlite_dialect());
  if (!schema) return tl::unexpected(schema.error());
  if (*schema < newest_schema()) return older_store();
  return make_sql_store(std::move(*connection));
}

StoreResult<void> check_store(const std::string& address, std::atomic<bool>& stopped) {
  const auto read = read_store_address(address);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == StoreAddress::Kind::Postgres) return {};
  return check_sqlite(read->where, stopped);
}

StoreResult<std::unique_ptr<NewsFeed>> open_feed(const std::string& address, FeedEvents events) {
  const auto read = read_store_address(address);
  if (!read) return tl::unexpected(read.error());
  if (read->kind == StoreAddress::Kind::Sqlite) return nullptr;
  return open_postgres_feed(read->where, std::move(events));
}

}  // namespace pithead::server
