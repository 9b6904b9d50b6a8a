// Tables over HTTP: the lobby's lists, new tables, wishes of those without a WebSocket, records.
#pragma once

#include <string>

#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

class TableApi {
 public:
  TableApi(TableRegistry& tables, StoreWriter& writer, std::string secret);

  void list(const ApiCall& call);
  void create(const ApiCall& call);
  void show(const ApiCall& call);
  void wish(const ApiCall& call);
  void record(const ApiCall& call);

 private:
  bool may_resume(const ApiCall& call);

  TableRegistry& tables_;
  StoreWriter& writer_;
  std::string secret_;   // makes the names of tables
  RateLimiter resumed_;  // by address
};

}  // namespace pithead::server
