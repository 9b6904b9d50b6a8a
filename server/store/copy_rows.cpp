#include "server/store/copy_rows.h"

#include <iterator>
#include <string_view>

#include <fmt/format.h>

namespace pithead::server {
namespace {

constexpr int kRowsAtOnce = 2000;

struct TableColumns {
  std::string table;
  std::string columns;  // "table_id, version"
};

// As SQLite knows them, those that refer to others last. The schema's version is no row to copy: who made the
// tables has written it.
StoreResult<std::vector<TableColumns>> tables_in(SqlConnection& sqlite) {
  auto rows = sqlite.run(
      "SELECT m.name, (SELECT group_concat(name, ', ') FROM (SELECT name FROM pragma_table_info(m.name)"
      " ORDER BY cid)) FROM sqlite_master m WHERE type = 'table' AND m.name NOT LIKE 'sqlite%'"
      " AND m.name <> 'pithead_schema' ORDER BY (SELECT COUNT(*) FROM pragma_foreign_key_list(m.name)) > 0, "
      "m.rowid");
  if (!rows) return tl::unexpected(rows.error());
  std::vector<TableColumns> tables;
  for (Row& row : *rows) tables.push_back({std::move(text(row, 0)), std::move(text(row, 1))});
  return tables;
}

// Some rows each time, none at the end.
using NextRows = std::function<StoreResult<Rows>()>;
using ReadTable = std::function<StoreResult<NextRows>(const TableColumns& from)>;

StoreResult<NextRows> read_sqlite(SqlConnection& sqlite, const TableColumns& from) {
  return [&sqlite, from, last = std::int64_t{0}]() mutable -> StoreResult<Rows> {
    auto rows = sqlite.run(fmt::format("SELECT {}, rowid FROM {} WHERE rowid > {} ORDER BY rowid LIMIT {}",
                                       from.columns, from.table, last, kRowsAtOnce));
    if (!rows || rows->empty()) return rows;
    last = std::get<std::int64_t>(rows->back().back());
    for (Row& row : *rows) row.pop_back();
    return rows;
  };
}

StoreResult<NextRows> read_postgres(SqlConnection& postgres, const TableColumns& from) {
  const auto declared = postgres.run(fmt::format(
      "CLOSE ALL; DECLARE copied NO SCROLL CURSOR FOR SELECT {} FROM {}", from.columns, from.table));
  if (!declared) return tl::unexpected(declared.error());
  return [&postgres] { return postgres.run(fmt::format("FETCH {} FROM copied", kRowsAtOnce)); };
}

// How a literal of bytes begins.
const char* const kSqliteBytes = "X'";
const char* const kPostgresBytes = "'\\x";

void write_literal(const Field& field, std::string_view before_bytes, std::string& out) {
  if (const auto* number = std::get_if<std::int64_t>(&field)) {
    out += std::to_string(*number);
  } else if (const auto* text = std::get_if<std::string>(&field)) {
    out += '\'';
    for (const char c : *text) out += c == '\'' ? std::string("''") : std::string(1, c);
    out += '\'';
  } else if (const auto* blob = std::get_if<Blob>(&field)) {
    out += before_bytes;
    for (const char c : blob->bytes)
      fmt::format_to(std::back_inserter(out), "{:02x}", static_cast<unsigned char>(c));
    out += '\'';
  } else {
    out += "NULL";
  }
}

StoreResult<void> insert(SqlConnection& to, std::string_view before_bytes, const TableColumns& into,
                         const Rows& rows) {
  std::string statement = fmt::format("INSERT INTO {} ({}) VALUES ", into.table, into.columns);
  for (const Row& row : rows) {
    statement += &row == &rows.front() ? "(" : ", (";
    for (const Field& field : row) {
      if (&field != &row.front()) statement += ", ";
      write_literal(field, before_bytes, statement);
    }
    statement += ')';
  }
  return to.run(statement).map([](const Rows&) {});
}

StoreResult<std::uint64_t> count_rows(SqlConnection& from, const std::vector<TableColumns>& tables) {
  std::uint64_t total = 0;
  for (const TableColumns& each : tables) {
    const auto rows = from.run("SELECT COUNT(*) FROM " + each.table);
    if (!rows) return tl::unexpected(rows.error());
    total += static_cast<std::uint64_t>(number(rows->at(0), 0));
  }
  return total;
}

StoreResult<void> copy_all(const std::vector<TableColumns>& tables, SqlConnection& from, SqlConnection& to,
                           const ReadTable& read, const CopyProgress& progress) {
  const std::string_view before_bytes = to.has_listeners() ? kPostgresBytes : kSqliteBytes;
  const auto total = count_rows(from, tables);
  if (!total) return tl::unexpected(total.error());
  std::uint64_t done = 0;
  for (const TableColumns& each : tables) {
    // A migration may have left some in a store that was made just now.
    if (const auto emptied = to.run("DELETE FROM " + each.table); !emptied)
      return tl::unexpected(emptied.error());
    auto next = read(each);
    if (!next) return tl::unexpected(next.error());
    for (;;) {
      const auto rows = (*next)();
      if (!rows) return tl::unexpected(rows.error());
      if (rows->empty()) break;
      if (const auto inserted = insert(to, before_bytes, each, *rows); !inserted) return inserted;
      progress(done += rows->size(), *total);
    }
  }
  return {};
}

}  // namespace

StoreResult<void> copy_postgres_to_sqlite(SqlConnection& postgres, SqlConnection& sqlite,
                                          const CopyProgress& progress) {
  const auto tables = tables_in(sqlite);
  if (!tables) return tl::unexpected(tables.error());
  const auto read = [&](const TableColumns& from) { return read_postgres(postgres, from); };
  return copy_all(*tables, postgres, sqlite, read, progress);
}

StoreResult<void> copy_sqlite_to_postgres(SqlConnection& sqlite, SqlConnection& postgres,
                                          const CopyProgress& progress) {
  const auto tables = tables_in(sqlite);
  if (!tables) return tl::unexpected(tables.error());
  const auto read = [&](const TableColumns& from) { return read_sqlite(sqlite, from); };
  return copy_all(*tables, sqlite, postgres, read, progress);
}

}  // namespace pithead::server
