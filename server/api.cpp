#include "server/api.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "games/core/json.h"
#include "server/game_api.h"
#include "server/net/request_check.h"
#include "server/version.h"

namespace pithead::server {
namespace {

// The parts of the path that stand for stars, or nothing if the pattern is another one.
std::optional<std::vector<std::string>> match_path(std::string_view pattern, std::string_view path) {
  std::vector<std::string> params;
  while (true) {
    const std::size_t end = std::min(pattern.find('/', 1), pattern.size());
    const std::size_t stop = std::min(path.find('/', 1), path.size());
    const std::string_view part = path.substr(0, stop);
    if (pattern.substr(0, end) == "/*" && part.size() > 1) {
      params.emplace_back(part.substr(1));
    } else if (pattern.substr(0, end) != part) {
      return std::nullopt;
    }
    pattern.remove_prefix(end);
    path.remove_prefix(stop);
    if (pattern.empty() || path.empty()) break;
  }
  if (!pattern.empty() || !path.empty()) return std::nullopt;
  return params;
}

}  // namespace

Api::Api(TableRegistry& tables, People& people, Accounts& accounts, Analyst& analyst, StoreWriter& writer,
         WorkerPool& workers, const Pages& pages, Monitor& monitor, ApiSettings settings)
    : registry_(tables),
      people_(people),
      pages_(pages),
      monitor_(monitor),
      cookie_(settings.https),
      sockets_(tables, people, monitor, cookie_),
      me_(people, cookie_, accounts.can_mail()),
      accounts_(accounts, me_, cookie_, monitor),
      data_(tables, people, accounts, writer, me_, cookie_, monitor),
      tables_(tables, writer, std::move(settings.secret)),
      replays_(tables, workers),
      history_(writer, workers),
      analyses_(analyst, tables, writer, settings.analysis) {
  people.on_login_ended = [this](const std::string& login) { sockets_.end_login(login); };
  add_routes();
}

void Api::add_routes() {
  const auto of = [](auto& part, auto handle) {
    return [&part, handle](const ApiCall& call) { (part.*handle)(call); };
  };
  routes_ = {
      {"GET", "/healthz", of(*this, &Api::show_health), For::Operators},
      {"GET", "/metrics", of(*this, &Api::show_metrics), For::Operators},
      {"GET", "/api/games", list_games},
      {"GET", "/api/games/*", show_game},
      {"GET", "/api/me", of(me_, &MeApi::show)},
      {"POST", "/api/me", of(me_, &MeApi::change), For::Persons},
      {"POST", "/api/logout", of(me_, &MeApi::log_out), For::Persons},
      {"GET", "/api/logins", of(me_, &MeApi::list_logins), For::Persons},
      {"POST", "/api/logins/end", of(me_, &MeApi::end_login), For::Persons},
      {"POST", "/api/logins/end-others", of(me_, &MeApi::end_other_logins), For::Persons},
      {"GET", "/api/me/export", of(data_, &DataApi::export_all), For::Persons},
      {"POST", "/api/me/remove", of(data_, &DataApi::remove), For::Persons},
      {"POST", "/api/account", of(accounts_, &AccountApi::create), For::Persons},
      {"POST", "/api/login", of(accounts_, &AccountApi::log_in)},
      {"POST", "/api/account/password", of(accounts_, &AccountApi::change_password), For::Persons},
      {"POST", "/api/account/login", of(accounts_, &AccountApi::change_login), For::Persons},
      {"POST", "/api/account/codes", of(accounts_, &AccountApi::make_codes), For::Persons},
      {"POST", "/api/account/mail", of(accounts_, &AccountApi::change_mail), For::Persons},
      {"POST", "/api/account/mail/confirm", of(accounts_, &AccountApi::confirm_mail), For::Persons},
      {"POST", "/api/account/recover", of(accounts_, &AccountApi::recover)},
      {"POST", "/api/account/recover/mail", of(accounts_, &AccountApi::mail_code)},
      {"GET", "/api/tables", of(tables_, &TableApi::list)},
      {"POST", "/api/tables", of(tables_, &TableApi::create), For::Persons},
      {"GET", "/api/tables/*", of(tables_, &TableApi::show)},
      {"POST", "/api/tables/*", of(tables_, &TableApi::wish), For::Persons},
      {"GET", "/api/tables/*/record", of(tables_, &TableApi::record)},
      {"GET", "/api/tables/*/replay", of(replays_, &ReplayApi::replay)},
      {"POST", "/api/tables/*/variation", of(replays_, &ReplayApi::variation)},
      {"GET", "/api/tables/*/analysis", of(analyses_, &AnalysisApi::show)},
      {"POST", "/api/tables/*/analysis", of(analyses_, &AnalysisApi::start), For::Persons},
      {"POST", "/api/tables/*/analysis/stop", of(analyses_, &AnalysisApi::stop), For::Persons},
      {"POST", "/api/replay", of(replays_, &ReplayApi::replay_record), For::Persons},
      {"GET", "/api/history", of(history_, &HistoryApi::list), For::Persons},
      {"GET", "/api/history/games", of(history_, &HistoryApi::list_games), For::Persons},
      {"GET", "/api/history.csv", of(history_, &HistoryApi::export_csv), For::Persons},
      {"GET", "/api/history.json", of(history_, &HistoryApi::export_json), For::Persons},
      {"GET", "/api/statistics", of(history_, &HistoryApi::show_statistics), For::Persons},
  };
}

void Api::on_request(HttpRequest request, Respond respond) {
  std::string methods;  // that this path takes
  for (const Route& route : routes_) {
    const auto params = match_path(route.path, request.path);
    if (!params) continue;
    methods += (methods.empty() ? "" : ", ") + std::string(route.method);
    if (route.method != request.method) continue;
    return dispatch(route, std::make_shared<ApiCall>(
                               ApiCall{std::move(request), *params, std::nullopt, std::move(respond)}));
  }
  if (!methods.empty()) {
    HttpResponse response = refusal_response({Why::WrongMethod, "this path takes only " + methods});
    response.headers.emplace_back("Allow", methods);
    return respond(std::move(response));
  }
  const bool page = request.method == "GET" && !request.path.starts_with("/api/");
  if (auto file = page ? pages_.find(request) : std::nullopt) return respond(std::move(*file));
  respond(refusal_response({Why::UnknownPath, "there is nothing at this address"}));
}

void Api::dispatch(const Route& route, const std::shared_ptr<ApiCall>& call) {
  // A foreign page cannot send JSON without asking before, and its Origin gives it away to the listener.
  if (route.method == "POST" && !is_json(call->request.header("content-type"))) {
    return call->respond(
        refusal_response({Why::ForbiddenOrigin, "whatever changes something is sent as application/json"}));
  }
  if (route.who == For::Operators) return route.handle(*call);
  const std::string_view cookie = cookie_.read(call->request);
  people_.authenticate(cookie, [this, &route, call](Answer<std::optional<Authenticated>> found) {
    if (!found) return call->respond(refusal_response(found.error()));
    call->authenticated = std::move(*found);
    if (call->authenticated) registry_.came_from(call->person(), address_group(call->request.address));
    if (route.who == For::Persons && !call->authenticated) {
      return call->respond(
          refusal_response({Why::UnknownPerson, "nobody is known by this cookie; ask /api/me for one"}));
    }
    route.handle(*call);
  });
}

// Never asks the store: many who look must not become many writes, and a store that hangs nobody's wait.
void Api::show_health(const ApiCall& call) const {
  const auto why = trouble ? trouble() : std::nullopt;
  HttpResponse response;
  response.status = why ? 503 : 200;
  JsonWriter json(response.body);
  json.begin_object();
  json.field("type", "health");
  json.field("status", why ? "unavailable" : "ok");
  if (why) json.field("why", *why);
  json.field("version", version());
  json.end_object();
  call.respond(std::move(response));
}

void Api::show_metrics(const ApiCall& call) const {
  call.respond(
      {.type = "text/plain; version=0.0.4; charset=utf-8", .body = metrics ? metrics() : "", .headers = {}});
}

}  // namespace pithead::server
