// By what accounts are entered: logins, passwords, addresses for mail, codes for whoever forgot.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

// As logins are compared: names that differ in A and a only are one. Beyond ASCII every letter is its own:
// what is a capital there depends on the language, and two databases would not agree.
std::string folded(std::string name);

// Something short that is shown or mailed once, and works once. Only its hash is kept.
struct Code {
  enum class For {
    Recovery,  // a new password; shown when the account is made
    Reset,     // a new password; mailed
    Mail,      // shows that an address is theirs
  };

  std::string hash;
  PersonId person;
  For what_for = For::Recovery;
  Milliseconds until = 0;
  std::string mail;  // the address that is not confirmed yet
};

class Credentials : public Interface {
 public:
  // Of requests at the same moment, at any nodes, one is true: a guest becomes an account once.
  virtual StoreResult<bool> make_account(const PersonId& guest, const std::string& login,
                                         const std::string& password) = 0;
  virtual StoreResult<void> set_login(const PersonId& person, const std::string& login) = 0;
  virtual StoreResult<void> set_password(const PersonId& person, const std::string& password) = 0;
  // Confirmed; empty for none. NameTaken if another account has it.
  virtual StoreResult<void> set_mail(const PersonId& person, const std::string& mail) = 0;
  // By login or by confirmed address.
  virtual StoreResult<std::optional<Person>> find_account(const std::string& login_or_mail) = 0;

  virtual StoreResult<void> add_code(const Code& code) = 0;
  // Those that the person had for the same purpose are gone.
  virtual StoreResult<void> replace_codes(std::span<const Code> codes) = 0;
  // The code, which is used up by it; none if it is unknown or too old.
  virtual StoreResult<std::optional<Code>> use_code(const PersonId& person, const std::string& hash,
                                                    Code::For what_for, Milliseconds now) = 0;

  // Ends all logins of a person but one; which those were. All nodes hear of it.
  virtual StoreResult<std::vector<std::string>> end_logins(const PersonId& person,
                                                           const std::string& except) = 0;
  // The same for everybody with an account, and for all guests, who never come back from that.
  virtual StoreResult<std::vector<std::string>> end_account_logins() = 0;
  virtual StoreResult<std::vector<std::string>> end_guest_logins() = 0;
  virtual StoreResult<void> touch_login(const std::string& key, Milliseconds now) = 0;
};

}  // namespace pithead::server
