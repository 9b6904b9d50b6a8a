#include "server/people.h"

#include <algorithm>
#include <utility>

#include "server/store/credentials.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

// Another node may have changed the person; after so long everybody knows.
constexpr Milliseconds kCacheTime = 60'000;
constexpr std::size_t kMostCached = 20'000;

using Found = std::optional<Authenticated>;

bool has_expired(const Login& login, const Person& person, Milliseconds now) {
  return login.used + (person.login.empty() ? kGuestLoginLife : kAccountLoginLife) < now;
}

StoreResult<Found> find_login(Store& store, const std::string& key, Milliseconds now) {
  const auto login = store.find_login(key);
  if (!login) return tl::unexpected(login.error());
  if (!*login) return Found{};
  auto person = store.find_person((*login)->person);
  if (!person) return tl::unexpected(person.error());
  if (!*person || has_expired(**login, **person, now)) return Found{};
  if ((*login)->used + kDay < now) {
    if (const auto touched = store.credentials().touch_login(key, now); !touched)
      return tl::unexpected(touched.error());
  }
  return Found(Authenticated{std::move(**person), key});
}

}  // namespace

Refusal refusal_of(const StoreError& error) {
  if (error.kind == StoreError::Kind::NameTaken) return {Why::NameTaken, "somebody else has this login"};
  return unavailable();
}

People::People(StoreWriter& writer, std::string secret, std::function<Milliseconds()> now)
    : writer_(writer), secret_(std::move(secret)), now_(std::move(now)) {}

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
  writer_.submit([login, now = now_()](Store& store) { return find_login(store, login, now); },
                 [this, then, login, before = endings_](StoreResult<Found> found) {
                   if (cache_.size() >= kMostCached) cache_.clear();
                   // It may have ended after it was found, and the news have come first.
                   if (found && *found && before == endings_) cache_[login] = {**found, now_() + kCacheTime};
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
  const Milliseconds now = now_();
  const Login login{.key = sha256(key), .person = person.id, .created = now, .about = about, .used = now};
  writer_.submit([login](Store& store) { return store.add_login(login); },
                 [this, person, key, login = login.key, then](const StoreResult<void>& added) {
                   if (!added) return then(tl::unexpected(refusal_of(added.error())));
                   then(NewLogin{person, login, cookie_for(key)});
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
        changed(person);
        then(answer_of(std::move(updated)));
      });
}

void People::changed(const PersonId& person) {
  std::erase_if(cache_, [&](const auto& each) { return each.second.authenticated.person.id == person; });
}

// ---- the end of logins -----------------------------------------------------------------------------------

void People::login_ended(const std::string& login) {
  ++endings_;
  cache_.erase(login);
  if (on_login_ended) on_login_ended(login);
}

void People::gap() {
  ++endings_;
  cache_.clear();
}

void People::log_out(const std::string& login, const Then<void>& then) {
  writer_.submit([login](Store& store) { return store.end_login(login); },
                 [this, login, then](const StoreResult<void>& ended) {
                   if (ended) login_ended(login);
                   then(answer_of(ended));
                 });
}

void People::end_logins(const PersonId& person, const std::string& except, const Then<void>& then) {
  writer_.submit([person, except](Store& store) { return store.credentials().end_logins(person, except); },
                 [this, then](const StoreResult<std::vector<std::string>>& ended) {
                   if (!ended) return then(tl::unexpected(refusal_of(ended.error())));
                   for (const std::string& each : *ended) login_ended(each);
                   then({});
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
