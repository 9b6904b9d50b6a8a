#include "server/store/sql_vacations.h"

namespace pithead::server {

std::vector<std::string> vacation_statements() {
  return {
      "INSERT INTO vacations (person, began, until) VALUES ($1, $2, $3)",
      "UPDATE vacations SET until = $3 WHERE person = $1 AND began <= $2 AND until > $2",
      "SELECT began, until FROM vacations WHERE person = $1 AND until > $2 ORDER BY began",
  };
}

StoreResult<void> SqlVacations::begin(const PersonId& person, const Vacation& vacation) {
  return connection_.execute({Query::AddVacation, {person, vacation.began, vacation.until}})
      .map([](const Rows&) {});
}

StoreResult<void> SqlVacations::set_end(const PersonId& person, Milliseconds now, Milliseconds until) {
  return connection_.execute({Query::SetVacationEnd, {person, now, until}}).map([](const Rows&) {});
}

StoreResult<std::vector<Vacation>> SqlVacations::since(const PersonId& person, Milliseconds moment) {
  return connection_.execute({Query::VacationsOf, {person, moment}}).map([](const Rows& rows) {
    std::vector<Vacation> all;
    for (const Row& row : rows) all.push_back({.began = number(row, 0), .until = number(row, 1)});
    return all;
  });
}

}  // namespace pithead::server
