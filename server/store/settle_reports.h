// Reports of a store, for its operator: those that wait, and what becomes of them. Both are done beside nodes
// that run.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/moderation.h"

namespace pithead::server {

// Those that wait longest come first.
StoreResult<std::vector<Report>> list_open_reports(const std::string& store);

struct Settlement {
  std::string report;
  std::optional<int> silent_days;  // of whoever said it; none: the report is dismissed
};
// The report as it was. An error if there is none, or if it was settled before.
StoreResult<Report> settle_report(const std::string& store, const Settlement& settlement, Milliseconds now);

}  // namespace pithead::server
