// Vacations over HTTP: how many days are left, going, and coming back. A vacation is known to the store, for
// the days that are left, and to the log of every table by turns at which the person plays, for its clock.
#pragma once

#include <memory>
#include <vector>

#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

class VacationApi {
 public:
  VacationApi(TableRegistry& tables, StoreWriter& writer, int days_a_year)
      : tables_(tables), writer_(writer), days_(days_a_year) {}

  void show(const ApiCall& call);
  void change(const ApiCall& call);

 private:
  struct Going;

  void tell_tables(const std::shared_ptr<Going>& going);
  std::string tell(const std::vector<Vacation>& vacations, Milliseconds now) const;

  TableRegistry& tables_;
  StoreWriter& writer_;
  int days_;
  RateLimiter changes_{{.per_second = 1.0 / 60, .burst = 10}};  // by person: each is written to all tables
};

}  // namespace pithead::server
