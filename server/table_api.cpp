#include "server/table_api.h"

#include <utility>

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

}  // namespace

TableApi::TableApi(TableRegistry& tables, StoreWriter& writer, std::string secret)
    : tables_(tables), writer_(writer), secret_(std::move(secret)) {}

void TableApi::list(const ApiCall& call) {
  const bool mine = QueryFields(call.request.query).text("list") == "mine";
  writer_.submit(
      [person = call.person(), mine, since = tables_.now() - kListedFor](Store& store) {
        return mine ? store.tables_of(person, kMostListed) : store.listed_tables(kMostListed, since);
      },
      [respond = call.respond, person = call.person()](const StoreResult<std::vector<Summary>>& found) {
        if (!found) return respond(refusal_response(unavailable()));
        respond(json_response(tell_tables(*found, person)));
      });
}

void TableApi::create(const ApiCall& call) {
  std::string id;
  auto plan = read_plan(call.request.body, id);
  const auto then = respond_to(call, id);
  if (!plan) return then(Refused{plan.error()});
  tables_.create(std::move(*plan), call.authenticated->person, id, secret_, then);
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
  tables_.read_for(
      call.person(), call.params[0], [respond = call.respond](const Answer<const Table*>& table) {
        if (!table) return respond(refusal_response(table.error()));
        auto record = tell_record(**table);
        if (!record) return respond(refusal_response(record.error()));
        HttpResponse response = json_response(std::move(*record));
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"pithead-" + (*table)->id() + ".json\"");
        respond(std::move(response));
      });
}

}  // namespace pithead::server
