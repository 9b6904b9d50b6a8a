// Games looked back at over HTTP. Telling one takes as long as some hundred moves do, so it is told on the
// worker pool, and nobody may ask for many.
#pragma once

#include <functional>

#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/net/workers.h"
#include "server/table/replay.h"
#include "server/table_registry.h"

namespace pithead::server {

class ReplayApi {
 public:
  ReplayApi(TableRegistry& tables, Workers& workers);

  void replay(const ApiCall& call);
  void variation(const ApiCall& call);      // other moves than those that were played
  void replay_record(const ApiCall& call);  // that somebody brought along; nothing of it is kept

 private:
  using Find = std::function<Answer<PastGame>(const Table& table)>;

  bool may_ask(const ApiCall& call);
  void tell(const ApiCall& call, Find find);
  void respond(const ApiCall& call, std::function<Answer<std::string>()> tell);

  TableRegistry& tables_;
  Workers& workers_;
  RateLimiter asked_;  // by address
};

}  // namespace pithead::server
