#include "server/replay_api.h"

#include <chrono>
#include <memory>
#include <utility>

namespace pithead::server {

// Whoever opens a game through all eyes asks once for each seat.
ReplayApi::ReplayApi(TableRegistry& tables, Workers& workers)
    : tables_(tables), workers_(workers), asked_({.per_second = 2, .burst = 40}) {}

bool ReplayApi::may_ask(const ApiCall& call) {
  const std::string address = call.request.group;
  const auto now = std::chrono::steady_clock::now();
  if (asked_.take(address, now)) return true;
  call.respond(
      too_fast_response("that are many games at once; wait a moment", asked_.seconds_to_wait(address, now)));
  return false;
}

void ReplayApi::respond(const ApiCall& call, std::function<Answer<std::string>()> tell) {
  const Asker by{.address = call.request.group, .person = call.person()};
  workers_.submit(by, Effort::Short, [answer = call.respond, tell = std::move(tell)] {
    const auto told = std::make_shared<Answer<std::string>>(tell());
    return Workers::Work([answer, told] {
      answer(*told ? json_response(std::move(**told)) : refusal_response(told->error()));
    });
  });
}

// What it takes is put together while nothing is written to the table; then the table goes its own way.
void ReplayApi::tell(const ApiCall& call, Find find) {
  if (!may_ask(call)) return;
  tables_.read_for(
      call.person(), call.params[0], [this, call, find = std::move(find)](const Answer<const Table*>& table) {
        if (!table) return call.respond(refusal_response(table.error()));
        auto past = find(**table);
        if (!past) return call.respond(refusal_response(past.error()));
        respond(call, [past = std::move(*past)]() -> Answer<std::string> { return tell_replay(past); });
      });
}

void ReplayApi::replay(const ApiCall& call) {
  const auto wish = read_replay_wish(call.request.query);
  if (!wish) return call.respond(refusal_response(wish.error()));
  tell(call,
       [person = call.person(), wish = *wish](const Table& table) { return look_back(table, person, wish); });
}

void ReplayApi::variation(const ApiCall& call) {
  const auto wish = read_replay_wish(call.request.query);
  if (!wish) return call.respond(refusal_response(wish.error()));
  const auto variation = read_variation(call.request.body);
  if (!variation) return call.respond(refusal_response(variation.error()));
  tell(call, [person = call.person(), wish = *wish, variation = *variation](const Table& table) {
    return look_aside(table, person, variation, wish);
  });
}

void ReplayApi::replay_record(const ApiCall& call) {
  const auto wish = read_replay_wish(call.request.query);
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!may_ask(call)) return;
  respond(call, [record = call.request.body, wish = *wish] { return tell_replay(record, wish); });
}

}  // namespace pithead::server
