#include "server/lobby.h"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/json.hpp>

#include "bots/bot_spec.h"
#include "games/catalogue.h"
#include "games/core/json.h"
#include "match/match.h"
#include "match/record.h"
#include "server/net/check.h"
#include "server/table/secret.h"
#include "server/table/telling.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kCookie = "pithead";
constexpr std::size_t kMostListed = 100;
constexpr std::size_t kLongestPreferences = 4096;

int status_of(std::string_view error) {
  if (error.starts_with("unknown-") && error != "unknown-person" && error != "unknown-type") return 404;
  if (error == "unknown-person" || error == "wrong-login") return 401;
  if (error.starts_with("not-your") || error == "not-host" || error == "forbidden-origin") return 403;
  if (error == "unknown-type" || error == "bad-message" || error.starts_with("bad-") ||
      error == "wrong-setup")
    return 400;
  if (error == "too-fast" || error == "too-many-tables") return 429;
  if (error == "unavailable") return 503;
  return 409;
}

HttpResponse refused(const Refusal& refusal) {
  return {.status = status_of(refusal.error), .body = tell_refusal({}, refusal), .headers = {}};
}

// Replies of the hall carry their own type.
HttpResponse response_of(std::string text) {
  int status = 200;
  if (text.starts_with(R"({"type":"error")")) {
    json::error_code error;
    const json::value value = json::parse(text, error);
    if (!error) status = status_of(std::string_view(value.at("error").as_string()));
  }
  return {.status = status, .body = std::move(text), .headers = {}};
}

template <class Write>
std::string written(Write write) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  write(out);
  out.end_object();
  return text;
}

std::string describe_person(const Person& person) {
  return written([&](JsonWriter& out) {
    out.field("type", "me");
    out.field("person", person.id);
    out.field("name", person.name);
    out.field("language", person.language);
    out.field("guest", person.login.empty());
    if (!person.login.empty()) out.field("login", person.login);
    out.key("preferences").raw(person.preferences.empty() ? "{}" : person.preferences);
  });
}

// "Firefox on Linux": enough to tell one's logins apart, and no more.
std::string about_browser(std::string_view agent) {
  const auto has = [&](std::string_view word) { return agent.find(word) != std::string_view::npos; };
  std::string browser = "A program";
  if (has("Firefox"))
    browser = "Firefox";
  else if (has("Edg/"))
    browser = "Edge";
  else if (has("Chrome"))
    browser = "Chrome";
  else if (has("Safari"))
    browser = "Safari";
  if (has("Android")) return browser + " on Android";
  if (has("iPhone") || has("iPad")) return browser + " on iOS";
  if (has("Windows")) return browser + " on Windows";
  if (has("Mac OS")) return browser + " on macOS";
  if (has("Linux")) return browser + " on Linux";
  return browser;
}

std::string language_of(const HttpRequest& request) {
  const std::string_view wanted = request.header("accept-language").substr(0, 2);
  for (const std::string_view known : {"de", "nl", "it"}) {
    if (wanted == known) return std::string(known);
  }
  return "en";
}

Answer<json::object> read_object(const std::string& body) {
  json::error_code error;
  json::value value = json::parse(body, error);
  if (error || !value.is_object()) return refuse("bad-message", "the body must be a JSON object");
  return std::move(value.get_object());
}

std::string text_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string{};
}

// By which login a visitor came in; the person behind it may change its name or end the login meanwhile.
struct Badge {
  std::string login;
  PersonId person;
};

const Badge& badge_of(const std::shared_ptr<Visitor>& visitor) {
  return *std::static_pointer_cast<Badge>(visitor->memory);
}

// What a person wants to change about itself.
Answer<std::function<void(Person&)>> read_edit(const json::object& object) {
  const auto bad = [](const char* what) { return refuse("bad-message", what); };
  const std::string name = tidy(text_in(object, "name"));
  const std::string language = text_in(object, "language");
  const json::value* preferences = object.if_contains("preferences");
  constexpr std::array<std::string_view, 4> kLanguages{"en", "de", "nl", "it"};
  const bool known = std::find(kLanguages.begin(), kLanguages.end(), language) != kLanguages.end();
  const std::string kept = preferences == nullptr ? std::string{} : json::serialize(*preferences);
  if (object.contains("name") && (name.empty() || count_characters(name) > kLongestName)) {
    return bad("'name' must have 1 to 30 characters");
  }
  if (object.contains("language") && !known) return bad("'language' must be en, de, nl or it");
  if (preferences != nullptr && !preferences->is_object()) return bad("'preferences' must be an object");
  if (kept.size() > kLongestPreferences) return bad("'preferences' must be at most 4096 bytes long");
  return [name, language, kept](Person& person) {
    if (!name.empty()) person.name = name;
    if (!language.empty()) person.language = language;
    if (!kept.empty()) person.preferences = kept;
  };
}

void write_tables(JsonWriter& out, const std::vector<Summary>& tables, const PersonId& person) {
  out.key("tables").begin_array();
  for (const Summary& each : tables) write_summary(out, each, person);
  out.end_array();
}

}  // namespace

struct Lobby::Route {
  std::string_view method;
  std::string_view path;  // "/api/tables/*/record": a star is one part
  void (Lobby::*handle)(const Call&);
  bool needs_person = false;
};

const std::vector<Lobby::Route>& Lobby::routes() {
  static const std::vector<Route> kAll{
      {"GET", "/healthz", &Lobby::health},
      {"GET", "/metrics", &Lobby::show_metrics},
      {"GET", "/api/games", &Lobby::games},
      {"GET", "/api/games/*", &Lobby::game},
      {"GET", "/api/me", &Lobby::me},
      {"POST", "/api/me", &Lobby::change_me, true},
      {"POST", "/api/account", &Lobby::make_account, true},
      {"POST", "/api/login", &Lobby::log_in},
      {"POST", "/api/logout", &Lobby::log_out, true},
      {"GET", "/api/logins", &Lobby::logins, true},
      {"POST", "/api/logins/end", &Lobby::end_login, true},
      {"GET", "/api/tables", &Lobby::tables},
      {"POST", "/api/tables", &Lobby::create, true},
      {"GET", "/api/tables/*", &Lobby::table},
      {"POST", "/api/tables/*", &Lobby::table_wish, true},
      {"GET", "/api/tables/*/record", &Lobby::record},
  };
  return kAll;
}

Lobby::Lobby(Hall& hall, People& people, Clerk& clerk, const Pages& pages, LobbySettings settings)
    : hall_(hall),
      people_(people),
      clerk_(clerk),
      pages_(pages),
      settings_(std::move(settings)),
      passwords_({.per_second = 0.2, .burst = 20}) {}

// ---- WebSocket -------------------------------------------------------------------------------------------

// Somebody without a cookie may watch; who wants to play asks /api/me for one first.
void Lobby::knock(HttpRequest request, Verdict verdict) {
  people_.find(request.cookie(kCookie), [verdict](const Answer<std::optional<Known>>& known) {
    if (!known) return verdict(refused(known.error()), nullptr);
    verdict(std::nullopt,
            std::make_shared<Badge>(*known ? Badge{(*known)->login, (*known)->person.id} : Badge{}));
  });
}

void Lobby::entered(const std::shared_ptr<Visitor>& visitor) {
  const Badge& badge = badge_of(visitor);
  if (!badge.login.empty()) inside_.emplace(badge.login, visitor);
  visitor->send(std::make_shared<const std::string>(written([&](JsonWriter& out) {
    out.field("type", "hello");
    out.field("protocol", 1);
    out.field("person", badge.person);
  })));
}

void Lobby::said(const std::shared_ptr<Visitor>& visitor, std::string_view text) {
  const auto reply = [weak = std::weak_ptr<Visitor>(visitor)](std::string answer) {
    if (const auto there = weak.lock()) there->send(std::make_shared<const std::string>(std::move(answer)));
  };
  std::string id;
  auto wish = read_wish(text, id);
  if (!wish) return reply(tell_refusal(id, wish.error()));
  people_.find_login(badge_of(visitor).login, [this, wish = std::move(*wish), visitor,
                                               reply](const Answer<std::optional<Known>>& known) {
    if (!known) return reply(tell_refusal(wish.id, known.error()));
    hall_.wish(wish, *known ? (*known)->person : Person{}, visitor, reply);
  });
}

void Lobby::gone(const std::shared_ptr<Visitor>& visitor) {
  const auto [first, last] = inside_.equal_range(badge_of(visitor).login);
  const auto mine = std::find_if(first, last, [&](const auto& each) { return each.second == visitor; });
  if (mine != last) inside_.erase(mine);
  hall_.gone(visitor);
}

// Whoever came in by a login leaves with it.
void Lobby::show_out(const std::string& login) {
  const auto [first, last] = inside_.equal_range(login);
  for (auto each = first; each != last; ++each) each->second->close("this login was ended");
}

std::string Lobby::too_fast() {
  return tell_refusal({}, {"too-fast", "too many messages; this one was not looked at, slow down"});
}

// ---- HTTP ------------------------------------------------------------------------------------------------

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

// Whatever changes something must come as JSON, which a foreign page cannot send without asking, and from a
// page of ours.
bool Lobby::may_change(const HttpRequest& request) const {
  const std::string_view origin = request.header("origin");
  return request.header("content-type").starts_with("application/json") &&
         origin_allowed(origin, request.header("host"), settings_.origins);
}

void Lobby::request(HttpRequest request, Respond respond) {
  std::string methods;  // that this path takes
  for (const Route& route : routes()) {
    const auto params = match_path(route.path, request.path);
    if (!params) continue;
    methods += (methods.empty() ? "" : ", ") + std::string(route.method);
    if (route.method != request.method) continue;
    auto call = std::make_shared<Call>(Call{std::move(request), *params, std::nullopt, std::move(respond)});
    return dispatch(route, call);
  }
  if (!methods.empty()) {
    HttpResponse response{.status = 405,
                          .body = tell_refusal({}, {"wrong-method", "this path takes only " + methods}),
                          .headers = {{"Allow", methods}}};
    return respond(std::move(response));
  }
  const bool page = request.method == "GET" && !request.path.starts_with("/api/");
  if (auto file = page ? pages_.find(request) : std::nullopt) return respond(std::move(*file));
  respond(refused({"unknown-path", "there is nothing at this address"}));
}

void Lobby::dispatch(const Route& route, const std::shared_ptr<Call>& call) {
  if (route.method == "POST" && !may_change(call->request)) {
    return call->respond(
        refused({"forbidden-origin",
                 "only a page of this server may do that, with a body of type application/json"}));
  }
  const std::string_view cookie = call->request.cookie(kCookie);
  people_.find(cookie, [this, &route, call](Answer<std::optional<Known>> known) {
    // Health is told without knowing anybody.
    if (!known && route.path.starts_with("/api/")) return call->respond(refused(known.error()));
    if (known) call->known = std::move(*known);
    if (route.needs_person && !call->known) {
      return call->respond(
          refused({"unknown-person", "nobody is known by this cookie; ask /api/me for one"}));
    }
    (this->*route.handle)(*call);
  });
}

void Lobby::health(const Call& call) {
  clerk_.ask([](Store& store) { return store.last_beat(); },
             [respond = call.respond](const StoreResult<std::optional<Milliseconds>>& beat) {
               if (!beat) return respond(refused({"unavailable", "the store does not answer"}));
               respond({.body = R"({"type":"health","healthy":true})", .headers = {}});
             });
}

void Lobby::show_metrics(const Call& call) {
  call.respond({.type = "text/plain; version=0.0.4", .body = metrics ? metrics() : "", .headers = {}});
}

void Lobby::games(const Call& call) {
  call.respond({.body = written([](JsonWriter& out) {
                  out.field("type", "games");
                  out.key("levels").begin_array();
                  for (const std::string_view level : kBotLevels) out.value(level);
                  out.end_array();
                  out.key("games").begin_array();
                  for (const AnyGame* game : all_games()) write_game_info(out, *game);
                  out.end_array();
                }),
                .headers = {}});
}

void Lobby::game(const Call& call) {
  const AnyGame* found = find_game(call.params[0]);
  if (found == nullptr) return call.respond(refused({"unknown-game", "there is no such game"}));
  call.respond({.body = written([&](JsonWriter& out) {
                  out.field("type", "game");
                  out.key("game");
                  write_game_info(out, *found);
                  out.key("components");
                  found->write_components(out);
                }),
                .headers = {}});
}

HttpResponse Lobby::with_cookie(HttpResponse response, const std::string& cookie) const {
  const char* age = cookie.empty() ? "0" : "31536000";
  response.headers.emplace_back("Set-Cookie", std::string(kCookie) + '=' + cookie +
                                                  "; Path=/; Max-Age=" + age + "; HttpOnly; SameSite=Lax" +
                                                  (settings_.secure_cookies ? "; Secure" : ""));
  return response;
}

void Lobby::me(const Call& call) {
  if (call.known) return call.respond({.body = describe_person(call.known->person), .headers = {}});
  people_.welcome_guest(
      language_of(call.request), about_browser(call.request.header("user-agent")),
      [this, respond = call.respond](const Answer<Newcomer>& guest) {
        if (!guest) return respond(refused(guest.error()));
        respond(with_cookie({.body = describe_person(guest->person), .headers = {}}, guest->cookie));
      });
}

void Lobby::change_me(const Call& call) {
  const auto object = read_object(call.request.body);
  if (!object) return call.respond(refused(object.error()));
  const auto edit = read_edit(*object);
  if (!edit) return call.respond(refused(edit.error()));
  people_.change(call.known->person.id, *edit, [respond = call.respond](const Answer<Person>& changed) {
    respond(changed ? HttpResponse{.body = describe_person(*changed), .headers = {}}
                    : refused(changed.error()));
  });
}

// A password is expensive to check, and nobody shall try many.
bool Lobby::may_try_password(const Call& call) {
  if (passwords_.take(address_group(call.request.address), std::chrono::steady_clock::now())) return true;
  call.respond(refused({"too-fast", "too many passwords were tried; wait a minute"}));
  return false;
}

void Lobby::make_account(const Call& call) {
  if (!may_try_password(call)) return;
  const auto object = read_object(call.request.body);
  if (!object) return call.respond(refused(object.error()));
  people_.make_account(*call.known, text_in(*object, "login"), text_in(*object, "password"),
                       [respond = call.respond](const Answer<Person>& changed) {
                         respond(changed ? HttpResponse{.body = describe_person(*changed), .headers = {}}
                                         : refused(changed.error()));
                       });
}

void Lobby::log_in(const Call& call) {
  if (!may_try_password(call)) return;
  const auto object = read_object(call.request.body);
  if (!object) return call.respond(refused(object.error()));
  people_.log_in(
      text_in(*object, "login"), text_in(*object, "password"),
      about_browser(call.request.header("user-agent")),
      [this, respond = call.respond](const Answer<Newcomer>& found) {
        if (!found) return respond(refused(found.error()));
        respond(with_cookie({.body = describe_person(found->person), .headers = {}}, found->cookie));
      });
}

void Lobby::log_out(const Call& call) {
  const std::string login = call.known->login;
  people_.log_out(login, [this, login, respond = call.respond](const Answer<void>& ended) {
    if (!ended) return respond(refused(ended.error()));
    show_out(login);
    respond(with_cookie({.body = R"({"type":"done"})", .headers = {}}, ""));
  });
}

void Lobby::logins(const Call& call) {
  people_.logins(*call.known, [respond = call.respond,
                               current = call.known->login](const Answer<std::vector<Login>>& all) {
    if (!all) return respond(refused(all.error()));
    respond({.body = written([&](JsonWriter& out) {
               out.field("type", "logins");
               out.key("logins").begin_array();
               for (const Login& each : *all) {
                 out.begin_object();
                 out.field("login", each.key);
                 out.field("created", each.created);
                 out.field("about", each.about);
                 out.field("this", each.key == current);
                 out.end_object();
               }
               out.end_array();
             }),
             .headers = {}});
  });
}

void Lobby::end_login(const Call& call) {
  const auto object = read_object(call.request.body);
  if (!object) return call.respond(refused(object.error()));
  const std::string login = text_in(*object, "login");
  people_.end_login(*call.known, login, [this, login, respond = call.respond](const Answer<void>& ended) {
    if (!ended) return respond(refused(ended.error()));
    show_out(login);
    respond({.body = R"({"type":"done"})", .headers = {}});
  });
}

// ---- tables ----------------------------------------------------------------------------------------------

void Lobby::tables(const Call& call) {
  const PersonId person = call.known ? call.known->person.id : PersonId{};
  const auto list = call.request.query.find("list");
  const bool mine = list != call.request.query.end() && list->second == "mine";
  clerk_.ask(
      [person, mine](Store& store) {
        return mine ? store.tables_of(person, kMostListed) : store.listed_tables(kMostListed);
      },
      [respond = call.respond, person](const StoreResult<std::vector<Summary>>& found) {
        if (!found)
          return respond(refused({"unavailable", "the store does not answer, try again in a moment"}));
        respond({.body = written([&](JsonWriter& out) {
                   out.field("type", "tables");
                   write_tables(out, *found, person);
                 }),
                 .headers = {}});
      });
}

void Lobby::create(const Call& call) {
  std::string id;
  auto plan = read_plan_wish(call.request.body, id);
  if (!plan) return call.respond(response_of(tell_refusal(id, plan.error())));
  hall_.create(std::move(*plan), call.known->person, id, settings_.secret,
               [respond = call.respond](std::string text) { respond(response_of(std::move(text))); });
}

void Lobby::table(const Call& call) {
  const PersonId person = call.known ? call.known->person.id : PersonId{};
  hall_.look(call.params[0], [respond = call.respond, person](const Answer<const Table*>& table) {
    if (!table) return respond(refused(table.error()));
    respond({.body = written([&](JsonWriter& out) {
               out.field("type", "tables");
               write_tables(out, {(*table)->summary()}, person);
             }),
             .headers = {}});
  });
}

void Lobby::table_wish(const Call& call) {
  std::string id;
  auto wish = read_wish(call.request.body, id);
  if (wish && wish->table != call.params[0]) {
    wish = refuse("bad-message", "'table' is another one than that of the address");
  }
  if (!wish) return call.respond(response_of(tell_refusal(id, wish.error())));
  const bool silent = wish->kind == Wish::Kind::Watch || wish->kind == Wish::Kind::Unwatch;
  if (silent)
    return call.respond(response_of(tell_refusal(id, {"bad-message", "watching needs a WebSocket"})));
  hall_.wish(std::move(*wish), call.known->person, nullptr,
             [respond = call.respond](std::string text) { respond(response_of(std::move(text))); });
}

void Lobby::record(const Call& call) {
  hall_.look(call.params[0], [respond = call.respond](const Answer<const Table*>& found) {
    if (!found) return respond(refused(found.error()));
    const Table& table = **found;
    // A record holds the seed, and the seed all hidden cards.
    if (table.status() != Summary::Status::Over) {
      return respond(refused({"not-over", "the record can be read when the game is over"}));
    }
    std::vector<std::string> names;
    for (const Seated& each : table.seats()) {
      names.push_back(each.sitting.kind == Sitting::Kind::Bot ? each.sitting.level : each.sitting.name);
    }
    HttpResponse response{.body = write_record(*table.match(), names, table.commitment()), .headers = {}};
    response.headers.emplace_back("Content-Disposition",
                                  "attachment; filename=\"pithead-" + table.id() + ".json\"");
    respond(std::move(response));
  });
}

}  // namespace pithead::server
