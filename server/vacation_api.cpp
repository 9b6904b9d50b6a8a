#include "server/vacation_api.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/store/vacations.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kYear = 365 * kDay;
constexpr std::size_t kMostVisited = 1000;

// Each counts for a day at least, so that nobody stops a clock for the length of a meal.
Milliseconds days_taken(const std::vector<Vacation>& vacations, Milliseconds now) {
  Milliseconds taken = 0;
  for (const Vacation& each : vacations)
    taken += std::max(kDay, each.until - std::max(each.began, now - kYear));
  return taken;
}

// The one that goes on now, if there is one.
const Vacation* current(const std::vector<Vacation>& vacations, Milliseconds now) {
  return !vacations.empty() && vacations.back().until > now ? &vacations.back() : nullptr;
}

// 0: back now.
Answer<Milliseconds> read_until(const std::string& body, Milliseconds now) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  const auto until = fields.optional("until").number<Milliseconds>(0);
  if (until != 0 && until <= now) fields.complain("'until' must be a time to come");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return until;
}

using Gone = StoreResult<Answer<std::vector<Vacation>>>;

// Going, going for longer or shorter, or coming back.
Gone set_vacation(Store& store, const PersonId& person, Milliseconds until, int days, Milliseconds now) {
  auto vacations = store.vacations().since(person, now - kYear);
  if (!vacations) return tl::unexpected(vacations.error());
  const bool away = current(*vacations, now) != nullptr;
  const Milliseconds end = until == 0 ? now : until;
  if (!away && until == 0) return Answer<std::vector<Vacation>>(std::move(*vacations));
  if (away) {
    vacations->back().until = end;
  } else {
    vacations->push_back({.began = now, .until = end});
  }
  if (until != 0 && days_taken(*vacations, now) > days * kDay)
    return Answer<std::vector<Vacation>>(
        refuse(Why::NoDaysLeft, "that are more days than you have left of this year's"));
  const auto kept =
      away ? store.vacations().set_end(person, now, end) : store.vacations().begin(person, vacations->back());
  if (!kept) return tl::unexpected(kept.error());
  return Answer<std::vector<Vacation>>(std::move(*vacations));
}

}  // namespace

// On the way through the tables of a person.
struct VacationApi::Going {
  ApiCall call;
  Milliseconds until = 0;
  std::vector<Vacation> vacations;
  std::vector<TableId> tables;
};

std::string VacationApi::tell(const std::vector<Vacation>& vacations, Milliseconds now) const {
  const Milliseconds left = std::max<Milliseconds>(0, days_ * kDay - days_taken(vacations, now));
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "vacation");
  json.field("days", days_);
  json.field("days_left", left / kDay);
  if (const Vacation* away = current(vacations, now)) json.field("until", away->until);
  json.end_object();
  return text;
}

void VacationApi::show(const ApiCall& call) {
  const Milliseconds now = tables_.now();
  writer_.submit(
      [person = call.person(), now](Store& store) { return store.vacations().since(person, now - kYear); },
      [this, respond = call.respond, now](const StoreResult<std::vector<Vacation>>& vacations) {
        respond(vacations ? json_response(tell(*vacations, now)) : refusal_response(unavailable()));
      });
}

void VacationApi::change(const ApiCall& call) {
  const Milliseconds now = tables_.now();
  const auto until = read_until(call.request.body, now);
  if (!until) return call.respond(refusal_response(until.error()));
  if (!changes_.take(call.person(), std::chrono::steady_clock::now()))
    return call.respond(too_fast_response("that are many vacations at once; wait a minute", 60));
  struct Found {
    Answer<std::vector<Vacation>> vacations;
    std::vector<Summary> tables;
  };
  writer_.submit(
      [person = call.person(), until = *until, days = days_, now](Store& store) -> StoreResult<Found> {
        auto gone = set_vacation(store, person, until, days, now);
        if (!gone) return tl::unexpected(gone.error());
        auto tables = store.tables_of(person, kMostVisited);
        if (!tables) return tl::unexpected(tables.error());
        return Found{std::move(*gone), std::move(*tables)};
      },
      [this, call, until = *until](StoreResult<Found> found) {
        if (!found) return call.respond(refusal_response(unavailable()));
        if (!found->vacations) return call.respond(refusal_response(found->vacations.error()));
        auto going = std::make_shared<Going>(Going{call, until, std::move(*found->vacations), {}});
        for (const Summary& each : found->tables)
          if (each.status == Summary::Status::Running) going->tables.push_back(each.table);
        tell_tables(going);
      });
}

// Table by table; where there is no pace by turns, nothing is written.
void VacationApi::tell_tables(const std::shared_ptr<Going>& going) {
  if (going->tables.empty()) return going->call.respond(json_response(tell(going->vacations, tables_.now())));
  const TableId table = std::move(going->tables.back());
  going->tables.pop_back();
  tables_.wish({.id = {}, .table = table, .what = ChangeWish(TakeVacation{going->until})},
               going->call.authenticated->person, nullptr, [this, going](const Reply& reply) {
                 const auto* refused = std::get_if<Refused>(&reply);
                 const bool lost = refused != nullptr && refused->refusal.why == Why::Unavailable;
                 lost ? going->call.respond(refusal_response(unavailable())) : tell_tables(going);
               });
}

}  // namespace pithead::server
