#include "server/store/schema.h"

#include <fmt/format.h>

namespace pithead::server {
namespace {

// 0 for an empty store.
StoreResult<std::int64_t> version_of(SqlConnection& connection, const Dialect& dialect) {
  const auto known = connection.run(dialect.has_schema);
  if (!known) return tl::unexpected(known.error());
  if (known->empty()) return 0;
  const auto version = connection.run("SELECT COALESCE(MAX(version), 0) FROM pithead_schema");
  if (!version) return tl::unexpected(version.error());
  return std::get<std::int64_t>(version->at(0).at(0));
}

StoreResult<std::int64_t> version_up_to(SqlConnection& connection, const Dialect& dialect,
                                        std::int64_t latest) {
  auto version = version_of(connection, dialect);
  if (!version || *version <= latest) return version;
  return tl::unexpected(StoreError{
      StoreError::Kind::TooNew,
      fmt::format(
          "the store has version {} but this Pithead knows only up to {}: start the later Pithead that "
          "wrote it, or restore a backup from before",
          *version, latest)});
}

StoreResult<void> apply(SqlConnection& connection, std::string_view migration, std::int64_t version) {
  std::string text(migration);
  if (version == 1) text = "CREATE TABLE pithead_schema (version BIGINT NOT NULL PRIMARY KEY);" + text;
  text += fmt::format("; INSERT INTO pithead_schema (version) VALUES ({})", version);
  return connection.run(text).map([](const Rows&) {});
}

// Applies one migration if one is missing; the version after it.
StoreResult<std::int64_t> apply_next(SqlConnection& connection, const Dialect& dialect,
                                     std::span<const std::string_view> migrations) {
  const auto latest = static_cast<std::int64_t>(migrations.size());
  auto version = version_up_to(connection, dialect, latest);
  if (!version || *version == latest) return version;
  const auto applied = apply(connection, migrations[static_cast<std::size_t>(*version)], *version + 1);
  if (!applied) return tl::unexpected(applied.error());
  return *version + 1;
}

}  // namespace

StoreResult<std::int64_t> known_schema_version(SqlConnection& connection, const Dialect& dialect) {
  return version_up_to(connection, dialect, newest_schema());
}

StoreResult<void> create_schema(SqlConnection& connection, std::int64_t version) {
  for (std::int64_t each = 1; each <= version; ++each) {
    const auto applied = apply(connection, schema_migrations()[static_cast<std::size_t>(each - 1)], each);
    if (!applied) return applied;
  }
  return {};
}

StoreResult<void> migrate(SqlConnection& connection, const Dialect& dialect,
                          std::span<const std::string_view> migrations) {
  // The version is read anew in each transaction: another node may have applied it meanwhile.
  for (std::int64_t version = -1; version < static_cast<std::int64_t>(migrations.size());) {
    const auto begun = connection.run(dialect.begin);
    if (!begun) return tl::unexpected(begun.error());
    const auto reached = apply_next(connection, dialect, migrations);
    if (!reached) {
      (void)connection.run("ROLLBACK");
      return tl::unexpected(reached.error());
    }
    const auto committed = connection.run("COMMIT");
    if (!committed) return tl::unexpected(committed.error());
    version = *reached;
  }
  return {};
}

}  // namespace pithead::server
