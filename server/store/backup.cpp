#include "server/store/backup.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <tuple>

#include <fmt/format.h>

#include "server/store/address.h"
#include "server/store/copy_rows.h"
#include "server/store/part_file.h"
#include "server/store/postgres.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"

namespace pithead::server {
namespace {

tl::unexpected<StoreError> refuse_copy(std::string what) {
  return tl::unexpected(StoreError{StoreError::Kind::Refused, std::move(what)});
}

std::uint64_t size_of(const std::string& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  return error ? 0 : size;
}

std::string without_quotes(std::string name) {
  for (std::size_t at = 0; (at = name.find('\'', at)) != std::string::npos; at += 2) name.insert(at, 1, '\'');
  return name;
}

StoreResult<std::int64_t> schema_of(SqlConnection& connection, const Dialect& dialect,
                                    const std::string& shown) {
  auto schema = known_schema_version(connection, dialect);
  if (schema && *schema == 0) return refuse_copy(fmt::format("{} holds no store of Pithead", shown));
  return schema;
}

// ---- SQLite to SQLite -------------------------------------------------------------------------------

// SQLite copies one moment of a file in one statement; whoever waits is told how long the copy is meanwhile.
StoreResult<void> copy_file(const std::string& from, const std::string& to, const CopyProgress& progress) {
  const auto connection = open_sqlite_to_read(from);
  if (!connection) return tl::unexpected(connection.error());
  const auto schema = schema_of(**connection, sqlite_dialect(), from);
  if (!schema) return tl::unexpected(schema.error());
  const std::uint64_t total = size_of(from);
  auto copied = std::async(std::launch::async, [&] {
    return (*connection)->run(fmt::format("VACUUM INTO '{}'", without_quotes(to)));
  });
  while (copied.wait_for(std::chrono::milliseconds(200)) != std::future_status::ready)
    progress(std::min(size_of(to), total), total);
  return copied.get().map([](const Rows&) {});
}

// ---- PostgreSQL -------------------------------------------------------------------------------------

StoreResult<void> copy_out_of_postgres(const std::string& url, const std::string& file,
                                       const CopyProgress& progress) {
  const auto from = open_postgres(url);
  if (!from) return tl::unexpected(from.error());
  if (const auto begun = (*from)->run(postgres_dialect().snapshot); !begun)
    return tl::unexpected(begun.error());
  const auto schema = schema_of(**from, postgres_dialect(), "this database");
  if (!schema) return tl::unexpected(schema.error());
  const auto to = open_sqlite_to_fill(file);
  if (!to) return tl::unexpected(to.error());
  if (const auto begun = (*to)->run("BEGIN"); !begun) return tl::unexpected(begun.error());
  if (auto made = create_schema(**to, *schema); !made) return made;
  if (auto copied = copy_postgres_to_sqlite(**from, **to, progress); !copied) return copied;
  return (*to)->run("COMMIT").map([](const Rows&) {});
}

// What was begun and not committed ends with the connection, so that nothing is there unless all is.
StoreResult<void> copy_into_postgres(const std::string& file, const std::string& url,
                                     const CopyProgress& progress) {
  const auto from = open_sqlite_to_read(file);
  if (!from) return tl::unexpected(from.error());
  const auto schema = schema_of(**from, sqlite_dialect(), file);
  if (!schema) return tl::unexpected(schema.error());
  const auto to = open_postgres(url);
  if (!to) return tl::unexpected(to.error());
  if (const auto begun = (*to)->run(postgres_dialect().begin); !begun) return tl::unexpected(begun.error());
  const auto there = (*to)->run(postgres_dialect().has_schema);
  if (!there) return tl::unexpected(there.error());
  if (!there->empty())
    return refuse_copy("this database holds a store already; restore into one that is empty");
  if (auto made = create_schema(**to, *schema); !made) return made;
  if (auto copied = copy_sqlite_to_postgres(**from, **to, progress); !copied) return copied;
  if (const auto done = (*to)->run("COMMIT"); !done) return tl::unexpected(done.error());
  // The first who ask need not wait for PostgreSQL to look around. It does so by itself in some minutes, so
  // all is well without it.
  std::ignore = (*to)->run("VACUUM ANALYZE");
  return {};
}

// ---- the copy ---------------------------------------------------------------------------------------

// Reads all of it: what a disk has spoiled is found now, not when it is needed.
StoreResult<CopiedStore> check_copy(const std::string& file) {
  const auto connection = open_sqlite_to_read(file);
  if (!connection) return tl::unexpected(connection.error());
  auto found = (*connection)->run("PRAGMA quick_check(1)");
  if (!found) return tl::unexpected(found.error());
  if (text(found->at(0), 0) != "ok")
    return refuse_copy(fmt::format("{} is damaged: {}", file, text(found->at(0), 0)));
  const auto schema = schema_of(**connection, sqlite_dialect(), file);
  if (!schema) return tl::unexpected(schema.error());
  const auto counts =
      (*connection)->run("SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM people)");
  if (!counts) return tl::unexpected(counts.error());
  return CopiedStore{*schema, number(counts->at(0), 0), number(counts->at(0), 1), size_of(file)};
}

StoreResult<CopiedStore> check_and_keep(PartFile& part) {
  auto copied = check_copy(part.part());
  if (!copied) return copied;
  if (const auto kept = part.keep(); !kept) return tl::unexpected(kept.error());
  return copied;
}

// An old write-ahead log would be taken for part of the new store.
StoreResult<void> check_place(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file + "-wal", error)) return {};
  return refuse_copy(fmt::format("{}-wal is left of a store that was there; move it away first", file));
}

StoreResult<CopiedStore> restore_file(const std::string& file, const std::string& to,
                                      const CopyProgress& progress) {
  auto part = PartFile::create(to);
  if (!part) return tl::unexpected(part.error());
  if (const auto free = check_place(to); !free) return tl::unexpected(free.error());
  if (const auto copied = copy_file(file, part->part(), progress); !copied)
    return tl::unexpected(copied.error());
  return check_and_keep(*part);
}

}  // namespace

StoreResult<CopiedStore> back_up(const std::string& address, const std::string& file,
                                 const CopyProgress& progress) {
  const auto from = read_store_address(address);
  if (!from) return tl::unexpected(from.error());
  auto part = PartFile::create(file);
  if (!part) return tl::unexpected(part.error());
  const auto copied = from->kind == StoreAddress::Kind::Sqlite
                          ? copy_file(from->where, part->part(), progress)
                          : copy_out_of_postgres(from->where, part->part(), progress);
  if (!copied) return tl::unexpected(copied.error());
  return check_and_keep(*part);
}

StoreResult<CopiedStore> restore(const std::string& file, const std::string& address,
                                 const CopyProgress& progress) {
  const auto to = read_store_address(address);
  if (!to) return tl::unexpected(to.error());
  if (to->kind == StoreAddress::Kind::Sqlite) return restore_file(file, to->where, progress);
  auto checked = check_copy(file);
  if (!checked) return checked;
  if (const auto copied = copy_into_postgres(file, to->where, progress); !copied)
    return tl::unexpected(copied.error());
  return checked;
}

}  // namespace pithead::server
