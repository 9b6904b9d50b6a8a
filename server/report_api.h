// Lines of the chat that are reported to the operator, over HTTP.
#pragma once

#include <string>
#include <vector>

#include "server/api_call.h"
#include "server/monitor.h"
#include "server/net/rate_limiter.h"
#include "server/store/moderation.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

// {"type":"reports","reports":[…]}: what somebody reported, and what came of it.
std::string tell_reports(const std::vector<Report>& reports);
// A list of the same for whom they are about: nothing of who reported it, or why.
void write_reports_about(JsonWriter& json, const std::vector<Report>& reports);

class ReportApi {
 public:
  ReportApi(TableRegistry& tables, StoreWriter& writer, Monitor& monitor)
      : tables_(tables), writer_(writer), monitor_(monitor) {}

  void report(const ApiCall& call);
  void list_own(const ApiCall& call);

 private:
  void keep(const ApiCall& call, const Report& report);

  TableRegistry& tables_;
  StoreWriter& writer_;
  Monitor& monitor_;
  RateLimiter by_person_{{.per_second = 1.0 / 60, .burst = 5}};
  RateLimiter by_address_{{.per_second = 1.0 / 30, .burst = 20}};
};

}  // namespace pithead::server
