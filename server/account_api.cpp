#include "server/account_api.h"

#include <chrono>
#include <functional>
#include <initializer_list>
#include <map>
#include <utility>
#include <vector>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/net/request_check.h"

namespace pithead::server {
namespace {

using Texts = std::map<std::string, std::string, std::less<>>;

// The fields of a body that is nothing but texts; all are needed.
Answer<Texts> read_texts(const std::string& body, std::initializer_list<std::string_view> keys) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  Texts texts;
  for (const std::string_view key : keys) texts.emplace(key, fields.needed(key).text());
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return texts;
}

HttpResponse too_many_tries() {
  return too_fast_response("too many passwords or codes were tried; wait a minute", 60);
}

std::string tell_codes(const std::vector<std::string>& codes) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "codes");
  json.key("codes").begin_array();
  for (const std::string& each : codes) json.value(each);
  json.end_array();
  json.end_object();
  return text;
}

std::string account_named(std::string_view login) { return folded(std::string(login.substr(0, 200))); }

Accounts::Forgetful forgetful(const ApiCall& call, const std::string& login_or_mail) {
  return {.login_or_mail = login_or_mail,
          .asker = call.authenticated ? call.authenticated->login : std::string{},
          .about = about_browser(call)};
}

Moment moment() { return std::chrono::steady_clock::now(); }

}  // namespace

bool PasswordLimits::may_try(const HttpRequest& request) {
  return by_address_.take(address_group(request.address), moment());
}

bool PasswordLimits::may_try(const HttpRequest& request, std::string_view account) {
  const std::string name = account_named(account);
  return may_try(request) &&
         by_account_and_address_.take(address_group(request.address) + ' ' + name, moment()) &&
         by_account_.take(name, moment());
}

bool PasswordLimits::may_mail(const HttpRequest& request, std::string_view account) {
  return letters_by_address_.take(address_group(request.address), moment()) &&
         letters_by_account_.take(account_named(account), moment());
}

void AccountApi::note(const ApiCall& call, std::string_view event, const PersonId& person) {
  monitor_.account(event, person, call.request.address);
}

// Into an account by a new login, which takes the place of the one before.
void AccountApi::enter(const ApiCall& call, std::string_view event, const Answer<NewLogin>& login,
                       const std::vector<std::string>& codes) {
  if (!login) return call.respond(refusal_response(login.error()));
  note(call, event, login->person.id);
  call.respond(cookie_.set(json_response(me_.tell_me(login->person, codes)), call.request, login->cookie));
  if (call.authenticated) accounts_.leave(*call.authenticated);
}

void AccountApi::show(const ApiCall& call, std::string_view event, const Answer<Person>& account) {
  if (!account) return call.respond(refusal_response(account.error()));
  note(call, event, account->id);
  call.respond(json_response(me_.tell_me(*account)));
}

void AccountApi::create(const ApiCall& call) {
  if (!limits_.may_try(call.request)) return call.respond(too_many_tries());
  const auto texts = read_texts(call.request.body, {"login", "password"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  accounts_.create(*call.authenticated, texts->at("login"), texts->at("password"), about_browser(call),
                   [this, call](const Answer<NewAccount>& made) {
                     if (!made) return call.respond(refusal_response(made.error()));
                     enter(call, "made", made->login, made->codes);
                   });
}

void AccountApi::log_in(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"login", "password"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!limits_.may_try(call.request, texts->at("login"))) return call.respond(too_many_tries());
  accounts_.log_in(texts->at("login"), texts->at("password"), about_browser(call),
                   [this, call](const Answer<NewLogin>& login) { enter(call, "logged-in", login); });
}

void AccountApi::change_password(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"password", "new_password"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!limits_.may_try(call.request, call.person())) return call.respond(too_many_tries());
  accounts_.change_password(
      *call.authenticated, texts->at("password"), texts->at("new_password"), about_browser(call),
      [this, call](const Answer<NewLogin>& login) { enter(call, "password-changed", login); });
}

void AccountApi::change_login(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"password", "login"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!limits_.may_try(call.request, call.person())) return call.respond(too_many_tries());
  accounts_.change_login(
      *call.authenticated, texts->at("password"), texts->at("login"),
      [this, call](const Answer<Person>& account) { show(call, "login-changed", account); });
}

void AccountApi::make_codes(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"password"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!limits_.may_try(call.request, call.person())) return call.respond(too_many_tries());
  accounts_.make_codes(*call.authenticated, texts->at("password"),
                       [this, call](const Answer<std::vector<std::string>>& codes) {
                         if (!codes) return call.respond(refusal_response(codes.error()));
                         note(call, "codes-made", call.person());
                         call.respond(json_response(tell_codes(*codes)));
                       });
}

void AccountApi::change_mail(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"password", "mail"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  const std::string& mail = texts->at("mail");
  if (!limits_.may_try(call.request, call.person())) return call.respond(too_many_tries());
  if (!mail.empty()) {
    if (const auto good = accounts_.check_mail(mail); !good)
      return call.respond(refusal_response(good.error()));
    if (!limits_.may_mail(call.request, call.person())) return call.respond(too_many_tries());
  }
  accounts_.change_mail(*call.authenticated, texts->at("password"), mail,
                        [this, call](const Answer<void>& asked) {
                          if (!asked) return call.respond(refusal_response(asked.error()));
                          note(call, "mail-asked", call.person());
                          call.respond(done_response());
                        });
}

void AccountApi::confirm_mail(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"code"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!limits_.may_try(call.request, call.person())) return call.respond(too_many_tries());
  accounts_.confirm_mail(*call.authenticated, texts->at("code"), [this, call](const Answer<Person>& account) {
    show(call, "mail-confirmed", account);
  });
}

// The same answer at the same moment, whether there is such an account or not.
void AccountApi::mail_code(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"login"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!accounts_.can_mail())
    return call.respond(refusal_response({Why::NoMail, "this server sends no mail"}));
  if (!limits_.may_mail(call.request, texts->at("login"))) return call.respond(too_many_tries());
  call.respond(done_response());
  accounts_.mail_code(forgetful(call, texts->at("login")));
}

void AccountApi::recover(const ApiCall& call) {
  const auto texts = read_texts(call.request.body, {"login", "code", "password"});
  if (!texts) return call.respond(refusal_response(texts.error()));
  if (!limits_.may_try(call.request, texts->at("login"))) return call.respond(too_many_tries());
  accounts_.recover(forgetful(call, texts->at("login")), texts->at("code"), texts->at("password"),
                    [this, call](const Answer<NewLogin>& login) { enter(call, "recovered", login); });
}

}  // namespace pithead::server
