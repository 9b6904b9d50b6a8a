// libpq with timeouts, and errors that never show a password.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include <libpq-fe.h>

#include "server/store/store.h"

namespace pithead::server {

struct Finish {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
};
using LibpqConnection = std::unique_ptr<PGconn, Finish>;
using LibpqResult = std::unique_ptr<PGresult, Finish>;

// Where a database is, checked.
struct PostgresAddress {
  std::string url;
  std::string shown;  // "PostgreSQL at HOST:PORT/DATABASE"
};
StoreResult<PostgresAddress> read_postgres_address(const std::string& url);

StoreResult<LibpqConnection> connect_postgres(const PostgresAddress& address);

// Sends what waits to be sent until a result or a notification can be had without waiting. False when the
// connection is lost or silent for too long.
bool await_result(PGconn* connection, std::chrono::steady_clock::time_point deadline);

// Some statements without values, in simple mode; the last result.
StoreResult<LibpqResult> run_postgres(PGconn* connection, const PostgresAddress& address,
                                      const std::string& text, std::chrono::seconds timeout);

StoreError lost_connection(PGconn* connection, const PostgresAddress& address);
StoreError failed_statement(PGresult* result, const PostgresAddress& address);

}  // namespace pithead::server
