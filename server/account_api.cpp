#include "server/account_api.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include <boost/json.hpp>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/net/request_check.h"
#include "server/table/wish.h"

namespace pithead::server {
namespace {

constexpr std::size_t kLongestPreferences = 4096;
constexpr std::array<std::string_view, 4> kLanguages{"en", "de", "nl", "it"};

std::string tell_person(const Person& person) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "me");
  json.field("person", person.id);
  json.field("name", person.name);
  json.field("language", person.language);
  json.field("guest", person.login.empty());
  if (!person.login.empty()) json.field("login", person.login);
  json.key("preferences").raw(person.preferences.empty() ? "{}" : person.preferences);
  json.end_object();
  return text;
}

std::string tell_logins(const std::vector<Login>& logins, const std::string& current) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "logins");
  json.key("logins").begin_array();
  for (const Login& each : logins) {
    json.begin_object();
    json.field("login", each.key);
    json.field("created", each.created);
    json.field("about", each.about);
    json.field("this", each.key == current);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

constexpr std::string_view kDone = R"({"type":"done"})";

// "Firefox on Linux": enough to tell one's logins apart, and no more.
std::string about_browser(std::string_view agent) {
  struct Word {
    std::string_view in_agent;
    std::string_view name;
  };
  // The first that fits: browsers name those they want to be taken for, too.
  constexpr std::array<Word, 4> kBrowsers{
      {{"Firefox", "Firefox"}, {"Edg/", "Edge"}, {"Chrome", "Chrome"}, {"Safari", "Safari"}}};
  constexpr std::array<Word, 6> kSystems{{{"Android", "Android"},
                                          {"iPhone", "iOS"},
                                          {"iPad", "iOS"},
                                          {"Windows", "Windows"},
                                          {"Mac OS", "macOS"},
                                          {"Linux", "Linux"}}};
  const auto named = [&](const Word& word) { return agent.find(word.in_agent) != std::string_view::npos; };
  const auto* browser = std::find_if(kBrowsers.begin(), kBrowsers.end(), named);
  const auto* system = std::find_if(kSystems.begin(), kSystems.end(), named);
  std::string about(browser == kBrowsers.end() ? "A program" : browser->name);
  if (system != kSystems.end()) about += " on " + std::string(system->name);
  return about;
}

std::string about_browser(const ApiCall& call) { return about_browser(call.request.header("user-agent")); }

std::string language_of(const HttpRequest& request) {
  const std::string_view wanted = request.header("accept-language").substr(0, 2);
  const bool known = std::find(kLanguages.begin(), kLanguages.end(), wanted) != kLanguages.end();
  return std::string(known ? wanted : kLanguages.front());
}

// What a person wants to change about itself.
Answer<std::function<void(Person&)>> read_edit(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  const std::string name = tidy(fields.optional("name").text());
  const std::string language = fields.optional("language").text();
  const auto* preferences = fields.optional("preferences").object();
  const std::string kept = preferences == nullptr ? std::string{} : boost::json::serialize(*preferences);
  const bool known = std::find(kLanguages.begin(), kLanguages.end(), language) != kLanguages.end();
  if (fields.has("name") && (name.empty() || count_characters(name) > kLongestName)) {
    fields.complain("'name' must have 1 to 30 characters");
  }
  if (fields.has("language") && !known) fields.complain("'language' must be en, de, nl or it");
  if (kept.size() > kLongestPreferences) fields.complain("'preferences' must be at most 4096 bytes long");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return [name, language, kept](Person& person) {
    if (!name.empty()) person.name = name;
    if (!language.empty()) person.language = language;
    if (!kept.empty()) person.preferences = kept;
  };
}

struct Credentials {
  std::string login;
  std::string password;
};

Answer<Credentials> read_credentials(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  Credentials credentials{.login = fields.needed("login").text(),
                          .password = fields.needed("password").text()};
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return credentials;
}

Answer<std::string> read_login(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  std::string login = fields.needed("login").text();
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return login;
}

}  // namespace

AccountApi::AccountApi(People& people, bool secure_cookies,
                       std::function<void(const std::string&)> login_ended)
    : people_(people),
      secure_cookies_(secure_cookies),
      login_ended_(std::move(login_ended)),
      passwords_({.per_second = 0.2, .burst = 20}) {}

HttpResponse AccountApi::with_cookie(HttpResponse response, const std::string& cookie) const {
  const char* age = cookie.empty() ? "0" : "31536000";
  response.headers.emplace_back("Set-Cookie", std::string(kCookie) + '=' + cookie +
                                                  "; Path=/; Max-Age=" + age + "; HttpOnly; SameSite=Lax" +
                                                  (secure_cookies_ ? "; Secure" : ""));
  return response;
}

// A password is expensive to check, and nobody shall try many.
bool AccountApi::may_try_password(const ApiCall& call) {
  if (passwords_.take(address_group(call.request.address), std::chrono::steady_clock::now())) return true;
  call.respond(refusal_response({Why::TooFast, "too many passwords were tried; wait a minute"}));
  return false;
}

void AccountApi::show_me(const ApiCall& call) {
  if (call.authenticated) return call.respond(json_response(tell_person(call.authenticated->person)));
  people_.create_guest(language_of(call.request), about_browser(call),
                       [this, respond = call.respond](const Answer<NewLogin>& guest) {
                         if (!guest) return respond(refusal_response(guest.error()));
                         respond(with_cookie(json_response(tell_person(guest->person)), guest->cookie));
                       });
}

void AccountApi::change_me(const ApiCall& call) {
  const auto edit = read_edit(call.request.body);
  if (!edit) return call.respond(refusal_response(edit.error()));
  people_.update(call.person(), *edit, [respond = call.respond](const Answer<Person>& changed) {
    respond(changed ? json_response(tell_person(*changed)) : refusal_response(changed.error()));
  });
}

void AccountApi::create_account(const ApiCall& call) {
  if (!may_try_password(call)) return;
  const auto wanted = read_credentials(call.request.body);
  if (!wanted) return call.respond(refusal_response(wanted.error()));
  people_.create_account(
      *call.authenticated, wanted->login, wanted->password,
      [respond = call.respond](const Answer<Person>& changed) {
        respond(changed ? json_response(tell_person(*changed)) : refusal_response(changed.error()));
      });
}

void AccountApi::log_in(const ApiCall& call) {
  if (!may_try_password(call)) return;
  const auto shown = read_credentials(call.request.body);
  if (!shown) return call.respond(refusal_response(shown.error()));
  people_.log_in(shown->login, shown->password, about_browser(call),
                 [this, respond = call.respond](const Answer<NewLogin>& found) {
                   if (!found) return respond(refusal_response(found.error()));
                   respond(with_cookie(json_response(tell_person(found->person)), found->cookie));
                 });
}

void AccountApi::log_out(const ApiCall& call) {
  const std::string login = call.authenticated->login;
  people_.log_out(login, [this, login, respond = call.respond](const Answer<void>& ended) {
    if (!ended) return respond(refusal_response(ended.error()));
    login_ended_(login);
    respond(with_cookie(json_response(std::string(kDone)), ""));
  });
}

void AccountApi::list_logins(const ApiCall& call) {
  people_.logins(*call.authenticated, [respond = call.respond, current = call.authenticated->login](
                                          const Answer<std::vector<Login>>& all) {
    respond(all ? json_response(tell_logins(*all, current)) : refusal_response(all.error()));
  });
}

void AccountApi::end_login(const ApiCall& call) {
  const auto login = read_login(call.request.body);
  if (!login) return call.respond(refusal_response(login.error()));
  people_.end_login(*call.authenticated, *login,
                    [this, login = *login, respond = call.respond](const Answer<void>& ended) {
                      if (!ended) return respond(refusal_response(ended.error()));
                      login_ended_(login);
                      respond(json_response(std::string(kDone)));
                    });
}

}  // namespace pithead::server
