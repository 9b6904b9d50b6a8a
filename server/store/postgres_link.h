// One connection to PostgreSQL that never waits for ever, and errors that never show a password.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include <libpq-fe.h>

#include "server/store/store.h"

namespace pithead::server {

struct Finish {
  void operator()(PGconn* link) const { PQfinish(link); }
  void operator()(PGresult* result) const { PQclear(result); }
};
using Link = std::unique_ptr<PGconn, Finish>;
using Result = std::unique_ptr<PGresult, Finish>;

// Where a database is, checked.
struct PostgresAddress {
  std::string url;
  std::string shown;  // "PostgreSQL at HOST:PORT/DATABASE"
};
StoreResult<PostgresAddress> read_postgres_address(const std::string& url);

StoreResult<Link> connect_postgres(const PostgresAddress& address);

// Sends what waits to be sent until a result or a notification can be had without waiting. False when the
// connection is lost or silent for too long.
bool await_result(PGconn* link, std::chrono::steady_clock::time_point deadline);

// Some statements without values, in simple mode; the last result.
StoreResult<Result> run_postgres(PGconn* link, const PostgresAddress& address, const std::string& text,
                                 std::chrono::seconds patience);

StoreError lost_connection(PGconn* link, const PostgresAddress& address);
StoreError failed_statement(PGresult* result, const PostgresAddress& address);

}  // namespace pithead::server
