#include "server/store/sql_logs.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "server/store/packed_log.h"

namespace pithead::server {

// Single entries are read first: if the log is packed in between, they are all there or it is found packed.
StoreResult<std::vector<Entry>> read_log(SqlConnection& connection, const TableId& table,
                                         std::int64_t behind) {
  auto rows = connection.execute({Query::ReadEntries, {table, behind}});
  if (!rows) return tl::unexpected(rows.error());
  std::vector<Entry> entries;
  entries.reserve(rows->size());
  for (Row& row : *rows) entries.push_back({table, number(row, 0), number(row, 1), std::move(text(row, 2))});
  if (!entries.empty() && entries.front().version == behind + 1) return entries;
  auto packed = connection.execute({Query::ReadPackedLog, {table, behind}});
  if (!packed) return tl::unexpected(packed.error());
  if (packed->empty()) return entries;
  const auto* blob = std::get_if<Blob>(&packed->at(0).at(0));
  auto log = unpack_log(table, blob != nullptr ? std::string_view(blob->bytes) : std::string_view());
  if (!log) return log;
  log->erase(log->begin(), log->begin() + std::min(behind, static_cast<std::int64_t>(log->size())));
  std::ranges::move(entries, std::back_inserter(*log));
  return log;
}

// Nothing of a log changes once it is written, so it may be read before the transaction.
StoreResult<void> pack_logs(SqlConnection& connection, std::span<const TableId> tables) {
  std::vector<TableId> order(tables.begin(), tables.end());
  std::ranges::sort(order);  // as append does, so that two nodes never wait for each other
  std::vector<std::string> packed;
  packed.reserve(order.size());
  std::vector<Statement> statements;
  for (const TableId& table : order) {
    const auto log = read_log(connection, table, 0);
    if (!log) return tl::unexpected(log.error());
    const auto length = static_cast<std::int64_t>(log->size());
    packed.push_back(pack_log(*log));
    if (length > 0) statements.push_back({Query::AddPackedLog, {table, length, BlobView{packed.back()}}});
    statements.push_back({Query::DropPackedEntries, {table}});
    statements.push_back({Query::MarkPacked, {table}});
  }
  if (statements.empty()) return {};
  if (const auto begun = connection.begin({}); !begun) return tl::unexpected(begun.error());
  return connection.commit(statements).map([](const std::vector<Rows>&) {});
}

}  // namespace pithead::server
