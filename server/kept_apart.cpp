#include "server/kept_apart.h"

#include <utility>
#include <variant>

#include "server/rated_tables.h"
#include "server/store/moderation.h"
#include "server/table_registry.h"

namespace pithead::server {

bool is_about_company(const ChangeWish& wish, const Table& table, const PersonId& by) {
  if (std::holds_alternative<JoinTable>(wish)) return table.host() != by;
  if (std::holds_alternative<AskRematch>(wish)) return !table.is_alone(by);
  return std::holds_alternative<NudgePlayer>(wish);
}

StoreResult<KeptApart> look_up_kept_apart(Store& store, const PersonId& asker, const PersonId& host) {
  auto from_asker = store.moderation().kept_apart(asker);
  if (!from_asker) return tl::unexpected(from_asker.error());
  auto from_host = store.moderation().kept_apart(host);
  if (!from_host) return tl::unexpected(from_host.error());
  return KeptApart{.from_asker = std::move(*from_asker), .from_host = std::move(*from_host)};
}

Answer<std::vector<PersonId>> left_out_of_rematch(const Table& table, const PersonId& by,
                                                  const KeptApart& apart) {
  if (apart.from_host.contains(by))
    return refuse(Why::SeatsKept, "the seats of the next table are kept for others; open one of your own");
  std::vector<PersonId> without;
  for (const PersonId& each : people_at(table)) {
    if (apart.from_asker.contains(each) || apart.from_host.contains(each)) without.push_back(each);
  }
  return without;
}

// ---- at the tables in use --------------------------------------------------------------------------------

// False: it is answered already, or what the store knows must be read first, and then it is decided again.
Answer<bool> TableRegistry::may_go_on(LiveTable& live, const Pending& pending, Change::What& what) {
  const auto& wish = std::get<ChangeWish>(pending->wish.what);
  if (std::holds_alternative<StartGame>(wish)) return may_begin(live, pending);
  if (is_about_company(wish, live.table, pending->by.id)) return may_meet(live, pending, what);
  return true;
}

Answer<bool> TableRegistry::may_meet(LiveTable& live, const Pending& pending, Change::What& what) {
  const Table& table = live.table;
  const PersonId& by = pending->by.id;
  if (!pending->apart) {
    writer_.submit([by, host = table.host()](Store& store) { return look_up_kept_apart(store, by, host); },
                   [this, id = table.id(), pending](StoreResult<KeptApart> found) {
                     if (!found) return pending->then(Refused{unavailable()});
                     pending->apart = std::move(*found);
                     live_.run(id, [this, pending](LiveTable& later) { carry_out(later, pending); });
                   });
    return false;
  }
  if (std::holds_alternative<SeatTaken>(what) && pending->apart->from_host.contains(by))
    return refuse(Why::SeatsKept, "the seats of this table are kept for others; choose another table");
  // Whoever is blocked is not told so, and whoever has blocked them hears nothing of it.
  if (const auto* nudged = std::get_if<PlayerNudged>(&what);
      nudged != nullptr && pending->apart->from_asker.contains(table.seats()[nudged->seat].holder.person)) {
    pending->then(Done{table.id(), table.version()});
    return false;
  }
  if (auto* rematch = std::get_if<RematchAgreed>(&what)) {
    auto without = left_out_of_rematch(table, by, *pending->apart);
    if (!without) return tl::unexpected(without.error());
    rematch->without = std::move(*without);
  }
  return true;
}

void TableRegistry::set_unheard(const PersonId& person, const std::set<PersonId>& unheard) {
  for (const TableId& id : watchers_.set_unheard(person, unheard)) {
    live_.run(id, [this](LiveTable& live) {
      if (live.exists()) watchers_.push(live.table, now_());
    });
  }
}

}  // namespace pithead::server
