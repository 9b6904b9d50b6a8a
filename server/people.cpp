#include "server/people.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include <sodium.h>

#include "server/table/secret.h"

namespace pithead::server {
namespace {

// Another node may have ended a login; after so long everybody knows.
constexpr Milliseconds kCacheTime = 60'000;
constexpr std::size_t kMostCached = 20'000;
constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;

Refusal refusal_of(const StoreError& error) {
  if (error.kind == StoreError::Kind::NameTaken) return {Why::NameTaken, "somebody else has this login"};
  return unavailable();
}

template <class T>
Answer<T> answer_of(StoreResult<T> result) {
  return std::move(result).map_error(refusal_of);
}

Answer<void> check_login(const std::string& login) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.' || c == '@';
  };
  if (login.size() < 3 || login.size() > 60 || !std::all_of(login.begin(), login.end(), fits)) {
    return refuse(Why::BadLogin, "a login has 3 to 60 letters, digits or . - _ @");
  }
  return {};
}

Answer<void> check_password(const std::string& password) {
  if (password.size() >= kShortestPassword && password.size() <= kLongestPassword) return {};
  return refuse(Why::BadPassword, "a password has 8 to 200 characters");
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failed =
      crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed != 0 ? std::string{} : std::string(hash.data());
}

bool is_password(const std::string& hash, const std::string& password) {
  return !hash.empty() && crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

// What is checked for a login that does not exist, so that the time of the answer does not tell.
const std::string& decoy() {
  static const std::string kHash = hash_password("nobody has this password");
  return kHash;
}

}  // namespace

People::People(StoreWriter& writer, WorkerPool& passwords, std::string secret,
               std::function<Milliseconds()> now)
    : writer_(writer), passwords_(passwords), secret_(std::move(secret)), now_(std::move(now)) {}

std::string People::cookie_for(const std::string& key) const { return key + '.' + keyed_name(key, secret_); }

std::string People::login_of(std::string_view cookie) const {
  const std::size_t dot = cookie.find('.');
  const std::string key(cookie.substr(0, dot));
  return dot != std::string_view::npos && cookie == cookie_for(key) ? sha256(key) : std::string{};
}

void People::authenticate(std::string_view cookie, const Then<std::optional<Authenticated>>& then) {
  authenticate_login(login_of(cookie), then);
}

void People::authenticate_login(const std::string& login, const Then<std::optional<Authenticated>>& then) {
  if (login.empty()) return then(std::nullopt);
  const auto cached = cache_.find(login);
  if (cached != cache_.end() && cached->second.until > now_()) return then(cached->second.authenticated);
  using Found = std::optional<Authenticated>;
  writer_.submit(
      [login](Store& store) -> StoreResult<Found> {
        const auto open = store.find_login(login);
        if (!open) return tl::unexpected(open.error());
        if (!*open) return Found{};
        auto person = store.find_person((*open)->person);
        if (!person) return tl::unexpected(person.error());
        return *person ? Found(Authenticated{std::move(**person), login}) : Found{};
      },
      [this, then, login](StoreResult<Found> found) {
        if (cache_.size() >= kMostCached) cache_.clear();
        if (found && *found) cache_[login] = {**found, now_() + kCacheTime};
        then(answer_of(std::move(found)));
      });
}

void People::create_guest(const std::string& language, const std::string& about, const Then<NewLogin>& then) {
  Person guest;
  guest.id = random_key(9);
  guest.name = "Miner " + std::to_string(100 + random_seed() % 900);
  guest.language = language;
  guest.preferences = "{}";
  guest.created = now_();
  writer_.submit([guest](Store& store) { return store.save_person(guest); },
                 [this, guest, about, then](const StoreResult<void>& saved) {
                   if (!saved) return then(tl::unexpected(refusal_of(saved.error())));
                   open_login(guest, about, then);
                 });
}

void People::open_login(const Person& person, const std::string& about, const Then<NewLogin>& then) {
  const std::string key = random_key(24);
  const Login login{.key = sha256(key), .person = person.id, .created = now_(), .about = about};
  writer_.submit([login](Store& store) { return store.add_login(login); },
                 [this, person, key, then](const StoreResult<void>& added) {
                   if (!added) return then(tl::unexpected(refusal_of(added.error())));
                   then(NewLogin{person, cookie_for(key)});
                 });
}

void People::update(const PersonId& person, const std::function<void(Person&)>& edit,
                    const Then<Person>& then) {
  writer_.submit(
      [person, edit](Store& store) -> StoreResult<Person> {
        auto found = store.find_person(person);
        if (!found) return tl::unexpected(found.error());
        if (!*found) return tl::unexpected(StoreError{StoreError::Kind::Refused, "the person is gone"});
        edit(**found);
        if (auto saved = store.save_person(**found); !saved) return tl::unexpected(saved.error());
        return **found;
      },
      [this, person, then](StoreResult<Person> updated) {
        std::erase_if(cache_,
                      [&](const auto& each) { return each.second.authenticated.person.id == person; });
        then(answer_of(std::move(updated)));
      });
}

void People::create_account(const Authenticated& guest, const std::string& login, const std::string& password,
                            const Then<Person>& then) {
  if (auto good = check_login(login); !good) return then(tl::unexpected(good.error()));
  if (auto good = check_password(password); !good) return then(tl::unexpected(good.error()));
  if (!guest.person.login.empty()) return then(refuse(Why::HasAccount, "you have an account already"));
  passwords_.submit({.address = {}, .person = login}, Effort::Long,
                    [this, person = guest.person.id, login, password, then] {
                      return WorkerPool::Work([this, person, login, hash = hash_password(password), then] {
                        update(
                            person,
                            [login, hash](Person& account) {
                              account.login = login;
                              account.password = hash;
                            },
                            then);
                      });
                    });
}

void People::log_in(const std::string& login, const std::string& password, const std::string& about,
                    const Then<NewLogin>& then) {
  if (password.size() > kLongestPassword)
    return then(refuse(Why::WrongLogin, "no such login with this password"));
  writer_.submit([login](Store& store) { return store.find_account(login); },
                 [this, login, password, about, then](StoreResult<std::optional<Person>> found) {
                   if (!found) return then(tl::unexpected(refusal_of(found.error())));
                   passwords_.submit(
                       {.address = {}, .person = login}, Effort::Long,
                       [this, found = std::move(*found), password, about, then] {
                         const bool right = is_password(found ? found->password : decoy(), password) && found;
                         return WorkerPool::Work([this, found, right, about, then] {
                           if (!right)
                             return then(refuse(Why::WrongLogin, "no such login with this password"));
                           open_login(*found, about, then);
                         });
                       });
                 });
}

void People::log_out(const std::string& login, const Then<void>& then) {
  cache_.erase(login);
  writer_.submit([login](Store& store) { return store.end_login(login); },
                 [this, login, then](const StoreResult<void>& ended) {
                   cache_.erase(login);  // a request may have come in between
                   then(answer_of(ended));
                 });
}

void People::logins(const Authenticated& of, const Then<std::vector<Login>>& then) {
  writer_.submit([person = of.person.id](Store& store) { return store.logins_of(person); },
                 [then](StoreResult<std::vector<Login>> logins) { then(answer_of(std::move(logins))); });
}

void People::end_login(const Authenticated& by, const std::string& login, const Then<void>& then) {
  logins(by, [this, login, then](const Answer<std::vector<Login>>& own) {
    if (!own) return then(tl::unexpected(own.error()));
    const bool mine = std::ranges::any_of(*own, [&](const Login& each) { return each.key == login; });
    if (!mine) return then(refuse(Why::UnknownLogin, "you have no such login"));
    log_out(login, then);
  });
}

}  // namespace pithead::server
