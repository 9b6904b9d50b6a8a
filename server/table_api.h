// Tables over HTTP: the lobby's lists, new tables, wishes of those without a WebSocket, records and replays.
#pragma once

#include <string>

#include "server/api_call.h"
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
  void replay(const ApiCall& call);
  void variation(const ApiCall& call);

 private:
  TableRegistry& tables_;
  StoreWriter& writer_;
  std::string secret_;  // makes the names of tables
};

// A record that somebody brought along; nothing of it is kept.
void replay_record(const ApiCall& call);

}  // namespace pithead::server
