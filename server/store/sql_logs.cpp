#include "server/store/sql_logs.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "server/store/packed_log.h"

namespace pithead::server {

StoreResult<std::vector<Entry>> log_in(const TableId& table, std::int64_t behind, Rows entries, Rows packed) {
  std::vector<Entry> log;
  if (!packed.empty()) {
    const auto* blob = std::get_if<Blob>(&packed.at(0).at(0));
    auto unpacked = unpack_log(table, blob != nullptr ? std::string_view(blob->bytes) : std::string_view());
    if (!unpacked) return unpacked;
    log = std::move(*unpacked);
    log.erase(log.begin(), log.begin() + std::min(behind, static_cast<std::int64_t>(log.size())));
  }
  log.reserve(log.size() + entries.size());
  for (Row& row : entries) log.push_back({table, number(row, 0), number(row, 1), std::move(text(row, 2))});
  return log;
}

// Single entries are read first: if the log is packed in between, they are all there or it is found packed.
StoreResult<std::vector<Entry>> read_log(SqlConnection& connection, const TableId& table,
                                         std::int64_t behind) {
  auto entries = connection.execute({Query::ReadEntries, {table, behind}});
  if (!entries) return tl::unexpected(entries.error());
  if (!entries->empty() && number(entries->front(), 0) == behind + 1)
    return log_in(table, behind, std::move(*entries), {});
  auto packed = connection.execute({Query::ReadPackedLog, {table, behind}});
  if (!packed) return tl::unexpected(packed.error());
  return log_in(table, behind, std::move(*entries), std::move(*packed));
}

// A name may be taken out of a log at any time, so it is read when nobody else can change it.
StoreResult<void> pack_logs(SqlConnection& connection, std::span<const TableId> tables) {
  if (tables.empty()) return {};
  std::vector<TableId> order(tables.begin(), tables.end());
  std::ranges::sort(order);  // as append does, so that two nodes never wait for each other
  std::vector<Statement> reading;
  for (const TableId& table : order) {
    reading.push_back({Query::LockTable, {table}});
    reading.push_back({Query::ReadEntries, {table, std::int64_t{0}}});
    reading.push_back({Query::ReadPackedLog, {table, std::int64_t{0}}});
  }
  auto read = connection.begin(reading);
  if (!read) return tl::unexpected(read.error());
  std::vector<std::string> packed;
  packed.reserve(order.size());
  std::vector<Statement> writing;
  std::optional<StoreError> damaged;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto log = log_in(order[i], 0, std::move((*read)[3 * i + 1]), std::move((*read)[3 * i + 2]));
    if (!log) {
      damaged = log.error();
      continue;
    }
    packed.push_back(pack_log(*log));
    const auto length = static_cast<std::int64_t>(log->size());
    if (length > 0) writing.push_back({Query::AddPackedLog, {order[i], length, BlobView{packed.back()}}});
    writing.push_back({Query::DropPackedEntries, {order[i]}});
    writing.push_back({Query::MarkPacked, {order[i]}});
  }
  const auto written = connection.commit(writing);
  if (!written) return tl::unexpected(written.error());
  if (damaged) return tl::unexpected(*damaged);
  return {};
}

}  // namespace pithead::server
