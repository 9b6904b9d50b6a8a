// Logs as they lie in a database: entry by entry while people play, packed when the table is over.
#pragma once

#include <span>
#include <vector>

#include "server/store/sql.h"

namespace pithead::server {

// As Store::read and Store::pack say.
StoreResult<std::vector<Entry>> read_log(SqlConnection& connection, const TableId& table,
                                         std::int64_t behind);
// A log of the answers to Query::ReadEntries and Query::ReadPackedLog.
StoreResult<std::vector<Entry>> log_in(const TableId& table, std::int64_t behind, Rows entries, Rows packed);
StoreResult<void> pack_logs(SqlConnection& connection, std::span<const TableId> tables);

}  // namespace pithead::server
