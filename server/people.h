// Who somebody is. Everybody is a guest at first: a cookie, signed by a secret all nodes share, names a
// login, and the login a person. A guest who wants to come back from another machine chooses a name and a
// password.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/net/worker_pool.h"
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
  std::string cookie;
};

class People {
 public:
  template <class T>
  using Then = std::function<void(Answer<T>)>;

  // `passwords` are looked at on threads of their own: they take as long as a bot, and somebody waits.
  People(StoreWriter& writer, WorkerPool& passwords, std::string secret, std::function<Milliseconds()> now);

  // Nobody for a cookie that is missing or forged, or whose login has ended.
  void authenticate(std::string_view cookie, const Then<std::optional<Authenticated>>& then);
  void authenticate_login(const std::string& login, const Then<std::optional<Authenticated>>& then);
  void create_guest(const std::string& language, const std::string& about, const Then<NewLogin>& then);

  // Edits the person as the store has it now.
  void update(const PersonId& person, const std::function<void(Person&)>& edit, const Then<Person>& then);
  // The guest keeps its tables.
  void create_account(const Authenticated& guest, const std::string& login, const std::string& password,
                      const Then<Person>& then);
  void log_in(const std::string& login, const std::string& password, const std::string& about,
              const Then<NewLogin>& then);
  void log_out(const std::string& login, const Then<void>& then);
  void logins(const Authenticated& of, const Then<std::vector<Login>>& then);
  // Only one's own.
  void end_login(const Authenticated& by, const std::string& login, const Then<void>& then);

 private:
  struct Cached {
    Authenticated authenticated;
    Milliseconds until = 0;
  };
  std::string login_of(std::string_view cookie) const;  // empty for a cookie that is not ours
  std::string cookie_for(const std::string& key) const;
  void open_login(const Person& person, const std::string& about, const Then<NewLogin>& then);

  StoreWriter& writer_;
  WorkerPool& passwords_;
  std::string secret_;
  std::function<Milliseconds()> now_;
  std::unordered_map<std::string, Cached> cache_;  // by login
};

}  // namespace pithead::server
