// PostgreSQL: one database for any number of nodes.
#pragma once

#include <memory>
#include <string>

#include "server/store/open.h"
#include "server/store/schema.h"
#include "server/store/sql.h"

namespace pithead::server {

// Connects again by itself when the connection was lost. The schema is as it was.
StoreResult<std::unique_ptr<SqlConnection>> open_postgres(const std::string& url);

Dialect postgres_dialect();

StoreResult<std::unique_ptr<NewsFeed>> open_postgres_feed(const std::string& url, FeedEvents events);

}  // namespace pithead::server
