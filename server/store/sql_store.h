// The store on any database that speaks SQL.
#pragma once

#include <memory>

#include "server/store/sql.h"
#include "server/store/store.h"

namespace pithead::server {

// The connection's schema is up to date.
std::unique_ptr<Store> make_sql_store(std::unique_ptr<SqlConnection> connection);

}  // namespace pithead::server
