// All rows of a store into another of the same schema, of whatever kinds the two are.
#pragma once

#include "server/store/backup.h"
#include "server/store/sql.h"

namespace pithead::server {

// Both within a transaction that the caller has begun; one of the two is SQLite, which knows its columns.
StoreResult<void> copy_postgres_to_sqlite(SqlConnection& postgres, SqlConnection& sqlite,
                                          const CopyProgress& progress);
StoreResult<void> copy_sqlite_to_postgres(SqlConnection& sqlite, SqlConnection& postgres,
                                          const CopyProgress& progress);

}  // namespace pithead::server
