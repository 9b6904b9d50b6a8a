// Vacations on any database that speaks SQL.
#pragma once

#include <string>
#include <vector>

#include "server/store/sql.h"
#include "server/store/vacations.h"

namespace pithead::server {

// In the order of Query, from AddVacation on.
std::vector<std::string> vacation_statements();

class SqlVacations final : public Vacations {
 public:
  explicit SqlVacations(SqlConnection& connection) : connection_(connection) {}

  StoreResult<void> begin(const PersonId& person, const Vacation& vacation) override;
  StoreResult<void> set_end(const PersonId& person, Milliseconds now, Milliseconds until) override;
  StoreResult<std::vector<Vacation>> since(const PersonId& person, Milliseconds moment) override;

 private:
  SqlConnection& connection_;
};

}  // namespace pithead::server
