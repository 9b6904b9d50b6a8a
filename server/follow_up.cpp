// What follows from a change of a table, once it is written.
#include <utility>
#include <variant>
#include <vector>

#include "server/store/vacations.h"
#include "server/table_registry.h"

namespace pithead::server {

void TableRegistry::follow_up(const Table& table, const ChangeWish& wish) {
  if (std::holds_alternative<AskRematch>(wish)) open_rematch(table);
  if (std::holds_alternative<StartGame>(wish) && table.plan().by_turn) carry_vacations_on(table);
}

// Whoever is on vacation when a game by turns begins is so there, too.
void TableRegistry::carry_vacations_on(const Table& table) {
  using Away = std::vector<std::pair<PersonId, Milliseconds>>;
  writer_.submit(
      [people = table.players(), now = now_()](Store& store) -> StoreResult<Away> {
        Away away;
        for (const PersonId& each : people) {
          const auto vacations = store.vacations().since(each, now);
          if (!vacations) return tl::unexpected(vacations.error());
          if (!vacations->empty()) away.emplace_back(each, vacations->back().until);
        }
        return away;
      },
      [this, id = table.id()](const StoreResult<Away>& away) {
        if (!away) return;
        for (const auto& [person, until] : *away) {
          Person by;
          by.id = person;
          wish({.id = {}, .table = id, .what = ChangeWish(TakeVacation{until})}, by, nullptr,
               [](const Reply& /*r*/) {});
        }
      });
}

}  // namespace pithead::server
