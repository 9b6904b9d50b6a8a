// Whom a person does not want to meet, over HTTP.
#pragma once

#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/people.h"
#include "server/store/moderation.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

// {"type":"blocks","blocks":[…]}
std::string tell_blocks(const std::vector<Block>& blocks);

class BlockApi {
 public:
  BlockApi(TableRegistry& tables, People& people, StoreWriter& writer)
      : tables_(tables), people_(people), writer_(writer) {}

  void list(const ApiCall& call);
  void change(const ApiCall& call);

 private:
  TableRegistry& tables_;
  People& people_;
  StoreWriter& writer_;
  RateLimiter changes_{{.per_second = 0.5, .burst = 20}};  // by person
};

}  // namespace pithead::server
