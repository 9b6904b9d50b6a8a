#include "server/table_api.h"

#include <chrono>
#include <utility>

#include "server/store/moderation.h"
#include "server/table/lobby_card.h"
#include "server/table/telling.h"
#include "server/table/url_query.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostListed = 100;
constexpr Milliseconds kListedFor = 7LL * 24 * 60 * 60 * 1000;  // without a change

TableRegistry::Then respond_to(const ApiCall& call, const std::string& id) {
  return [respond = call.respond, id](const Reply& reply) { respond(reply_response(id, reply)); };
}

// Without those of hosts with whom one does not sit down.
StoreResult<std::vector<Summary>> tables_for(Store& store, const PersonId& person, Milliseconds since) {
  auto tables = store.listed_tables(kMostListed, since);
  if (!tables || person.empty()) return tables;
  const auto apart = store.moderation().kept_apart(person);
  if (!apart) return tl::unexpected(apart.error());
  std::erase_if(*tables, [&](const Summary& each) { return apart->contains(each.host); });
  return tables;
}

}  // namespace

TableApi::TableApi(TableRegistry& tables, StoreWriter& writer, std::string secret)
    : tables_(tables),
      writer_(writer),
      secret_(std::move(secret)),
      resumed_({.per_second = 0.5, .burst = 20}) {}

void TableApi::list(const ApiCall& call) {
  const bool mine = QueryFields(call.request.query).text("list") == "mine";
  writer_.submit(
      [person = call.person(), mine, since = tables_.now() - kListedFor](Store& store) {
        return mine ? store.tables_of(person, kMostListed) : tables_for(store, person, since);
      },
      [respond = call.respond, person = call.person()](const StoreResult<std::vector<Summary>>& found) {
        if (!found) return respond(refusal_response(unavailable()));
        respond(json_response(tell_tables(*found, person)));
      });
}

void TableApi::create(const ApiCall& call) {
  std::string id;
  auto table = read_new_table(call.request.body, id);
  const auto then = respond_to(call, id);
  if (!table) return then(Refused{table.error()});
  if (table->played && !may_resume(call)) return;
  tables_.create(std::move(*table), call.authenticated->person, id, secret_, then);
}

// One request writes a whole game.
bool TableApi::may_resume(const ApiCall& call) {
  const auto now = std::chrono::steady_clock::now();
  if (resumed_.take(call.request.group, now)) return true;
  call.respond(too_fast_response("that are many games at once; wait a moment",
                                 resumed_.seconds_to_wait(call.request.group, now)));
  return false;
}

void TableApi::show(const ApiCall& call) {
  tables_.read(call.params[0],
               [respond = call.respond, person = call.person()](const Answer<const Table*>& table) {
                 if (!table) return respond(refusal_response(table.error()));
                 respond(json_response(tell_tables({summarise(**table)}, person)));
               });
}

void TableApi::wish(const ApiCall& call) {
  std::string id;
  auto wish = read_wish(call.request.body, id);
  const auto then = respond_to(call, id);
  if (!wish) return then(Refused{wish.error()});
  if (wish->table != call.params[0]) {
    return then(Refused{{Why::BadMessage, "'table' is another one than that of the address"}});
  }
  if (wish->is<WatchTable>() || wish->is<UnwatchTable>()) {
    return then(Refused{{Why::BadMessage, "watching needs a WebSocket"}});
  }
  tables_.wish(std::move(*wish), call.authenticated->person, nullptr, then);
}

void TableApi::record(const ApiCall& call) {
  tables_.read_for(call.person(), call.params[0],
                   [respond = call.respond, person = call.person()](const Answer<const Table*>& table) {
                     if (!table) return respond(refusal_response(table.error()));
                     auto record = tell_record(**table, person);
                     if (!record) return respond(refusal_response(record.error()));
                     HttpResponse response = json_response(std::move(*record));
                     response.headers.emplace_back("Content-Disposition", "attachment; filename=\"pithead-" +
                                                                              (*table)->id() + ".json\"");
                     respond(std::move(response));
                   });
}

}  // namespace pithead::server
