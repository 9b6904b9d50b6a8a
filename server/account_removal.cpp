#include "server/account_removal.h"

#include <utility>
#include <vector>

#include "server/store/erasure.h"
#include "server/table/forget_name.h"

namespace pithead::server {

struct AccountRemoval::Going {
  Person person;
  std::vector<TableId> tables;
  Then then;
};

void AccountRemoval::remove(const Person& person, const Then& then) {
  people_.end_logins(person.id, {}, [this, person, then](const Answer<void>& ended) {
    if (!ended) return then(ended);
    writer_.submit([id = person.id](Store& store) { return store.erasure().tables_naming(id); },
                   [this, person, then](StoreResult<std::vector<TableId>> tables) {
                     if (!tables) return then(tl::unexpected(unavailable()));
                     go_on(std::make_shared<Going>(Going{person, std::move(*tables), then}));
                   });
  });
}

// Table by table, so that others' moves come in between.
void AccountRemoval::go_on(const std::shared_ptr<Going>& going) {
  if (!going->tables.empty()) {
    const TableId table = std::move(going->tables.back());
    going->tables.pop_back();
    return leave(going, table);
  }
  writer_.submit([id = going->person.id](Store& store) { return store.erasure().remove_person(id); },
                 [this, going](const StoreResult<void>& removed) {
                   people_.changed(going->person.id);
                   going->then(removed ? Answer<void>{} : tl::unexpected(unavailable()));
                 });
}

// A host closes what has not begun; from all others one gets up, and in a running game a bot plays on. What
// is over stays as it is.
void AccountRemoval::leave(const std::shared_ptr<Going>& going, const TableId& table) {
  tables_.read(table, [this, going, table](const Answer<const Table*>& found) {
    const bool over = !found || (*found)->status() > Summary::Status::Running;
    if (over) return forget(going, table);
    const bool closes = (*found)->status() == Summary::Status::Open && (*found)->host() == going->person.id;
    const ChangeWish wish = closes ? ChangeWish(CloseTable{}) : ChangeWish(LeaveTable{});
    tables_.wish({.id = {}, .table = table, .what = wish}, going->person, nullptr,
                 [this, going, table](const Reply& /*a host who does not play has no seat to leave*/) {
                   forget(going, table);
                 });
  });
}

void AccountRemoval::forget(const std::shared_ptr<Going>& going, const TableId& table) {
  tables_.rewrite(
      table,
      [table, person = going->person.id](Store& store) {
        return store.erasure().rewrite(
            table, [&person](std::string_view text) { return without_name(text, person); });
      },
      [this, going](const StoreResult<void>& rewritten) {
        if (!rewritten) return going->then(tl::unexpected(unavailable()));
        go_on(going);
      });
}

}  // namespace pithead::server
