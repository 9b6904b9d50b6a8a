// Who somebody is. Everybody is a guest at first: a cookie, signed by a secret all nodes share, names a
// login, and the login a person. A guest who wants to come back from another machine makes an account
// (accounts.h).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/store/store_writer.h"
#include "server/table/refusal.h"

namespace pithead::server {

// A person and the login that proves it.
struct Authenticated {
  Person person;
  std::string login;  // key in the store
};

// A login just opened, and the cookie for it.
struct NewLogin {
  Person person;
  std::string login;  // key in the store
  std::string cookie;
};

// How long a login lasts from its last use on. A guest who loses it is gone, so it lasts as long as browsers
// keep a cookie at most.
inline constexpr Milliseconds kDay = 24LL * 60 * 60 * 1000;
inline constexpr Milliseconds kAccountLoginLife = 90 * kDay;
inline constexpr Milliseconds kGuestLoginLife = 400 * kDay;

Refusal refusal_of(const StoreError& error);

template <class T>
Answer<T> answer_of(StoreResult<T> result) {
  return std::move(result).map_error(refusal_of);
}

class People {
 public:
  template <class T>
  using Then = std::function<void(Answer<T>)>;

  People(StoreWriter& writer, std::string secret, std::function<Milliseconds()> now);

  // Nobody for a cookie that is missing or forged, or whose login has ended.
  void authenticate(std::string_view cookie, const Then<std::optional<Authenticated>>& then);
  void authenticate_login(const std::string& login, const Then<std::optional<Authenticated>>& then);
  void create_guest(const std::string& language, const std::string& about, const Then<NewLogin>& then);

  // Edits the person as the store has it now.
  void update(const PersonId& person, const std::function<void(Person&)>& edit, const Then<Person>& then);
  void changed(const PersonId& person);  // by others: what we remember is old

  void open_login(const Person& person, const std::string& about, const Then<NewLogin>& then);
  void log_out(const std::string& login, const Then<void>& then);
  void logins(const Authenticated& of, const Then<std::vector<Login>>& then);
  // Only one's own.
  void end_login(const Authenticated& by, const std::string& login, const Then<void>& then);
  // All of a person but one, which may be none.
  void end_logins(const PersonId& person, const std::string& except, const Then<void>& then);

  // A login has ended, here or at another node. Every other way to end one leads here.
  void login_ended(const std::string& login);
  // Logins may have ended without our hearing of it.
  void gap();

  std::function<void(const std::string& login)> on_login_ended;

 private:
  struct Cached {
    Authenticated authenticated;
    Milliseconds until = 0;
  };
  std::string login_of(std::string_view cookie) const;  // empty for a cookie that is not ours
  std::string cookie_for(const std::string& key) const;

  StoreWriter& writer_;
  std::string secret_;
  std::function<Milliseconds()> now_;
  std::unordered_map<std::string, Cached> cache_;  // by login
  std::uint64_t endings_ = 0;                      // logins that ended so far, as far as we heard
};

}  // namespace pithead::server
