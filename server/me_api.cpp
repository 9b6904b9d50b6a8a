#include "server/me_api.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include <boost/json.hpp>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/table/plain_text.h"

namespace pithead::server {
namespace {

constexpr std::size_t kLongestPreferences = 4096;
constexpr std::array<std::string_view, 4> kLanguages{"en", "de", "nl", "it"};

// "Firefox on Linux": enough to tell one's logins apart, and no more.
std::string browser_named(std::string_view agent) {
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
  const auto first = [&](std::span<const Word> words, std::string_view otherwise) {
    for (const Word& word : words) {
      if (agent.find(word.in_agent) != std::string_view::npos) return word.name;
    }
    return otherwise;
  };
  std::string about(first(kBrowsers, "A program"));
  const std::string_view system = first(kSystems, {});
  if (!system.empty()) about += " on " + std::string(system);
  return about;
}

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
  const std::string name = name_in(fields, "name", std::string::npos);
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

Answer<std::string> read_login(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  std::string login = fields.needed("login").text();
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return login;
}

}  // namespace

std::string about_browser(const ApiCall& call) { return browser_named(call.request.header("user-agent")); }

HttpResponse done_response() { return json_response(R"({"type":"done"})"); }

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
    json.field("used", each.used);
    json.field("about", each.about);
    json.field("this", each.key == current);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

void MeApi::show(const ApiCall& call) {
  const auto tell = [this, respond = call.respond, request = call.request](const Person& person,
                                                                           std::string_view cookie) {
    respond(cookie_.set(json_response(tell_me(person)), request, cookie));
  };
  if (call.authenticated) return tell(call.authenticated->person, cookie_.read(call.request));
  people_.create_guest(language_of(call.request), about_browser(call),
                       [tell, respond = call.respond](const Answer<NewLogin>& guest) {
                         if (!guest) return respond(refusal_response(guest.error()));
                         tell(guest->person, guest->cookie);
                       });
}

void MeApi::change(const ApiCall& call) {
  const auto edit = read_edit(call.request.body);
  if (!edit) return call.respond(refusal_response(edit.error()));
  people_.update(call.person(), *edit, [this, respond = call.respond](const Answer<Person>& changed) {
    respond(changed ? json_response(tell_me(*changed)) : refusal_response(changed.error()));
  });
}

std::string MeApi::tell_me(const Person& person, const std::vector<std::string>& codes) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "me");
  json.field("person", person.id);
  json.field("name", person.name);
  json.field("language", person.language);
  json.field("guest", person.login.empty());
  if (!person.login.empty()) json.field("login", person.login);
  if (!person.mail.empty()) json.field("mail", person.mail);
  if (person.silenced_until > 0) json.field("silenced_until", person.silenced_until);
  json.field("can_mail", offers_.can_mail);
  if (offers_.offers_device) json.field("offers_device", true);
  if (offers_.has_clubs) json.field("has_clubs", true);
  if (offers_.offers_notices) json.field("offers_notices", true);
  if (!codes.empty()) json.key("codes").begin_array();
  for (const std::string& each : codes) json.value(each);
  if (!codes.empty()) json.end_array();
  json.key("preferences").raw(person.preferences.empty() ? "{}" : person.preferences);
  json.end_object();
  return text;
}

// ---- logins ----------------------------------------------------------------------------------------------

void MeApi::log_out(const ApiCall& call) {
  people_.log_out(call.authenticated->login,
                  [this, respond = call.respond, request = call.request](const Answer<void>& ended) {
                    if (!ended) return respond(refusal_response(ended.error()));
                    respond(cookie_.remove(done_response(), request));
                  });
}

void MeApi::list_logins(const ApiCall& call) {
  people_.logins(*call.authenticated, [respond = call.respond, current = call.authenticated->login](
                                          const Answer<std::vector<Login>>& all) {
    respond(all ? json_response(tell_logins(*all, current)) : refusal_response(all.error()));
  });
}

void MeApi::end_login(const ApiCall& call) {
  const auto login = read_login(call.request.body);
  if (!login) return call.respond(refusal_response(login.error()));
  people_.end_login(*call.authenticated, *login, [respond = call.respond](const Answer<void>& ended) {
    respond(ended ? done_response() : refusal_response(ended.error()));
  });
}

void MeApi::end_other_logins(const ApiCall& call) {
  people_.end_logins(call.person(), call.authenticated->login,
                     [respond = call.respond](const Answer<void>& ended) {
                       respond(ended ? done_response() : refusal_response(ended.error()));
                     });
}

}  // namespace pithead::server
