// Credentials on any database that speaks SQL.
#pragma once

#include "server/store/credentials.h"
#include "server/store/sql.h"

namespace pithead::server {

class SqlCredentials final : public Credentials {
 public:
  explicit SqlCredentials(SqlConnection& connection) : connection_(connection) {}

  StoreResult<bool> make_account(const PersonId& guest, const std::string& login,
                                 const std::string& password) override;
  StoreResult<void> set_login(const PersonId& person, const std::string& login) override;
  StoreResult<void> set_password(const PersonId& person, const std::string& password) override;
  StoreResult<void> set_mail(const PersonId& person, const std::string& mail) override;
  StoreResult<std::optional<Person>> find_account(const std::string& login_or_mail) override;
  StoreResult<void> add_code(const Code& code) override;
  StoreResult<void> replace_codes(std::span<const Code> codes) override;
  StoreResult<std::optional<Code>> use_code(const PersonId& person, const std::string& hash,
                                            Code::For what_for, Milliseconds now) override;
  StoreResult<std::vector<std::string>> end_logins(const PersonId& person,
                                                   const std::string& except) override;
  StoreResult<std::vector<std::string>> end_account_logins() override;
  StoreResult<std::vector<std::string>> end_guest_logins() override;
  StoreResult<void> touch_login(const std::string& key, Milliseconds now) override;

  // One login; all nodes hear of it.
  StoreResult<void> end_login(const std::string& key);

 private:
  StoreResult<void> write(const Statement& statement);
  StoreResult<std::vector<std::string>> end(const Statement& statement);

  SqlConnection& connection_;
};

}  // namespace pithead::server
