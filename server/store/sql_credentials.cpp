#include "server/store/sql_credentials.h"

#include <array>
#include <utility>

namespace pithead::server {
namespace {

std::int64_t purpose(Code::For what_for) { return static_cast<std::int64_t>(what_for); }

Statement new_code(const Code& code) {
  return {Query::AddCode, {code.person, code.hash, purpose(code.what_for), code.until, code.mail}};
}

}  // namespace

std::string folded(std::string name) {
  for (char& c : name)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return name;
}

StoreResult<void> SqlCredentials::write(const Statement& statement) {
  return connection_.execute(statement).map([](const Rows&) {});
}

StoreResult<bool> SqlCredentials::make_account(const PersonId& guest, const std::string& login,
                                               const std::string& password) {
  const std::string name = folded(login);
  return connection_.execute({Query::MakeAccount, {guest, login, name, password}}).map([](const Rows& rows) {
    return !rows.empty();
  });
}

StoreResult<void> SqlCredentials::set_login(const PersonId& person, const std::string& login) {
  const std::string name = folded(login);
  return write({Query::SetLogin, {person, login, name}});
}

StoreResult<void> SqlCredentials::set_password(const PersonId& person, const std::string& password) {
  const std::array<Statement, 2> statements{
      {{Query::SetPassword, {person, password}}, {Query::DropCodes, {person, purpose(Code::For::Reset)}}}};
  if (const auto begun = connection_.begin({}); !begun) return tl::unexpected(begun.error());
  return connection_.commit(statements).map([](const std::vector<Rows>&) {});
}

StoreResult<void> SqlCredentials::set_mail(const PersonId& person, const std::string& mail) {
  const std::string name = folded(mail);
  return write({Query::SetMail, {person, mail, name.empty() ? Value() : Value(name)}});
}

StoreResult<std::optional<Person>> SqlCredentials::find_account(const std::string& login_or_mail) {
  const std::string name = folded(login_or_mail);
  return connection_.execute({Query::FindAccount, {name}}).map([](Rows rows) {
    return rows.empty() ? std::nullopt : std::optional(person_of(rows.front()));
  });
}

StoreResult<void> SqlCredentials::add_code(const Code& code) { return write(new_code(code)); }

StoreResult<void> SqlCredentials::replace_codes(std::span<const Code> codes) {
  if (codes.empty()) return {};
  const Statement drop{Query::DropCodes, {codes[0].person, purpose(codes[0].what_for)}};
  std::vector<Statement> statements;
  for (const Code& each : codes) statements.push_back(new_code(each));
  if (const auto begun = connection_.begin({&drop, 1}); !begun) return tl::unexpected(begun.error());
  return connection_.commit(statements).map([](const std::vector<Rows>&) {});
}

StoreResult<std::optional<Code>> SqlCredentials::use_code(const PersonId& person, const std::string& hash,
                                                          Code::For what_for, Milliseconds now) {
  return connection_.execute({Query::UseCode, {person, hash, purpose(what_for), now}})
      .map([&](Rows rows) -> std::optional<Code> {
        if (rows.empty()) return std::nullopt;
        return Code{hash, person, what_for, number(rows[0], 0), std::move(text(rows[0], 1))};
      });
}

// The news go out with the commit that ends them, so whoever hears it does not find them any more.
StoreResult<std::vector<std::string>> SqlCredentials::end(const Statement& statement) {
  auto ended = connection_.begin({&statement, 1});
  if (!ended) return tl::unexpected(ended.error());
  std::vector<std::string> keys;
  for (Row& row : ended->at(0)) keys.push_back(std::move(text(row, 0)));
  std::vector<Statement> news;
  if (connection_.has_listeners()) {
    for (const std::string& key : keys) news.push_back({Query::AnnounceLogin, {key}});
  }
  if (const auto committed = connection_.commit(news); !committed) return tl::unexpected(committed.error());
  return keys;
}

StoreResult<std::vector<std::string>> SqlCredentials::end_logins(const PersonId& person,
                                                                 const std::string& except) {
  return end({Query::EndLogins, {person, except}});
}

StoreResult<std::vector<std::string>> SqlCredentials::end_account_logins() {
  return end({Query::EndAccountLogins, {}});
}

StoreResult<std::vector<std::string>> SqlCredentials::end_guest_logins() {
  return end({Query::EndGuestLogins, {}});
}

StoreResult<void> SqlCredentials::end_login(const std::string& key) {
  return end({Query::EndLogin, {key}}).map([](const std::vector<std::string>&) {});
}

StoreResult<void> SqlCredentials::touch_login(const std::string& key, Milliseconds now) {
  return write({Query::TouchLogin, {key, now}});
}

}  // namespace pithead::server
