#include "server/accounts.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "server/mail/letters.h"
#include "server/passwords.h"

namespace pithead::server {
namespace {

constexpr int kRecoveryCodes = 8;
constexpr Milliseconds kMailedCodeLife = 10LL * 60 * 1000;
constexpr Milliseconds kForEver = std::numeric_limits<Milliseconds>::max();

Answer<void> check_login(const std::string& login) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
  };
  if (login.size() < 3 || login.size() > 60 || !std::all_of(login.begin(), login.end(), fits)) {
    return refuse(Why::BadLogin, "a login has 3 to 60 letters, digits or . - _");
  }
  return {};
}

std::vector<std::string> new_codes() {
  std::vector<std::string> codes(kRecoveryCodes);
  std::ranges::generate(codes, new_code);
  return codes;
}

tl::unexpected<Refusal> wrong_code() {
  return refuse(
      Why::WrongCode,
      "no such login with this code; a code works once, one by mail for ten minutes and where it was "
      "asked for");
}

struct TypedCode {
  std::string shown;   // its hash if it is one of those that were shown
  std::string mailed;  // if it was mailed
};

// Who may take a new password for a code, which is used up by it.
StoreResult<std::optional<Person>> use_recovery_code(Store& store, const std::string& name,
                                                     const TypedCode& code, Milliseconds now) {
  auto found = store.credentials().find_account(name);
  if (!found || !*found) return found;
  for (const auto purpose : {Code::For::Recovery, Code::For::Reset}) {
    const std::string& hash = purpose == Code::For::Reset ? code.mailed : code.shown;
    const auto used = store.credentials().use_code((*found)->id, hash, purpose, now);
    if (!used) return tl::unexpected(used.error());
    if (*used) return found;
  }
  return std::nullopt;
}

}  // namespace

template <class Made, class Done>
void Accounts::think(const std::string& who, Made made, Done done) {
  tools_.passwords.submit({.address = {}, .person = who}, Effort::Long,
                          [made = std::move(made), done = std::move(done)] {
                            return WorkerPool::Work([done, result = made()] { done(result); });
                          });
}

std::vector<Code> Accounts::codes_of(const PersonId& person, const std::vector<std::string>& plain) const {
  std::vector<Code> codes;
  for (const std::string& each : plain) {
    codes.push_back({.hash = hash_code(each),
                     .person = person,
                     .what_for = Code::For::Recovery,
                     .until = kForEver,
                     .mail = {}});
  }
  return codes;
}

// ---- making and entering ---------------------------------------------------------------------------------

void Accounts::create(const Authenticated& guest, const std::string& login, const std::string& password,
                      const std::string& about, const Then<NewAccount>& then) {
  if (auto good = check_login(login); !good) return then(tl::unexpected(good.error()));
  if (auto good = check_new_password(password, login); !good) return then(tl::unexpected(good.error()));
  if (!guest.person.login.empty()) return then(refuse(Why::HasAccount, "you have an account already"));
  const auto made = [this, guest, about, then](const std::vector<std::string>& codes,
                                               const StoreResult<std::optional<Person>>& account) {
    people_.changed(guest.person.id);
    if (!account) return then(tl::unexpected(refusal_of(account.error())));
    if (!*account) return then(refuse(Why::HasAccount, "you have an account already"));
    people_.open_login(**account, about, [codes, then](const Answer<NewLogin>& opened) {
      if (!opened) return then(tl::unexpected(opened.error()));
      then(NewAccount{*opened, codes});
    });
  };
  think(
      login, [password] { return hash_password(password); },
      [this, person = guest.person.id, login, made, then](const std::string& hash) {
        if (hash.empty()) return then(tl::unexpected(unavailable()));
        const auto codes = new_codes();
        tools_.writer.submit(
            [person, login, hash,
             kept = codes_of(person, codes)](Store& store) -> StoreResult<std::optional<Person>> {
              const auto first = store.credentials().make_account(person, login, hash);
              if (!first) return tl::unexpected(first.error());
              if (!*first) return std::nullopt;
              if (const auto added = store.credentials().replace_codes(kept); !added)
                return tl::unexpected(added.error());
              return store.find_person(person);
            },
            [made, codes](const StoreResult<std::optional<Person>>& account) { made(codes, account); });
      });
}

void Accounts::log_in(const std::string& login, const std::string& password, const std::string& about,
                      const Then<NewLogin>& then) {
  tools_.writer.submit([login](Store& store) { return store.credentials().find_account(login); },
                       [this, login, password, about, then](const StoreResult<std::optional<Person>>& found) {
                         if (!found) return then(tl::unexpected(refusal_of(found.error())));
                         const auto hash = *found ? std::optional((*found)->password) : std::nullopt;
                         think(
                             login, [hash, password] { return is_password(hash, password); },
                             [this, found = *found, about, then](bool right) {
                               if (!right)
                                 return then(refuse(Why::WrongLogin, "no such login with this password"));
                               people_.open_login(*found, about, then);
                             });
                       });
}

void Accounts::leave(const Authenticated& before) {
  people_.log_out(before.login, [](const Answer<void>& /*else it expires*/) {});
}

void Accounts::check_password(const PersonId& person, const std::string& password, const Then<Person>& then) {
  tools_.writer.submit(
      [person](Store& store) { return store.find_person(person); },
      [this, password, then](const StoreResult<std::optional<Person>>& found) {
        if (!found) return then(tl::unexpected(refusal_of(found.error())));
        if (!*found || (*found)->login.empty()) return then(refuse(Why::NoAccount, "you have no account"));
        think((*found)->login,
              [hash = std::optional((*found)->password), password] { return is_password(hash, password); },
              [account = **found, then](bool right) {
                if (!right) return then(refuse(Why::WrongPassword, "this is not your password"));
                then(account);
              });
      });
}

// ---- changing --------------------------------------------------------------------------------------------

void Accounts::store_and_reread(const PersonId& person, std::function<StoreResult<void>(Store&)> write,
                                const Then<Person>& then) {
  tools_.writer.submit(
      [person, write = std::move(write)](Store& store) -> StoreResult<std::optional<Person>> {
        if (const auto written = write(store); !written) return tl::unexpected(written.error());
        return store.find_person(person);
      },
      [this, person, then](const StoreResult<std::optional<Person>>& account) {
        people_.changed(person);
        if (!account) return then(tl::unexpected(refusal_of(account.error())));
        if (!*account) return then(refuse(Why::NoAccount, "this account is gone"));
        then(**account);
      });
}

// The new login is there before the others end: whoever is logged out and comes back at once has it.
void Accounts::set_password(const PersonId& person, const std::string& hash, const std::string& about,
                            const Then<NewLogin>& then) {
  if (hash.empty()) return then(tl::unexpected(unavailable()));
  store_and_reread(
      person, [person, hash](Store& store) { return store.credentials().set_password(person, hash); },
      [this, about, then](const Answer<Person>& account) {
        if (!account) return then(tl::unexpected(account.error()));
        people_.open_login(*account, about, [this, then](const Answer<NewLogin>& opened) {
          if (!opened) return then(opened);
          people_.end_logins(opened->person.id, opened->login, [opened, then](const Answer<void>& ended) {
            ended ? then(opened) : then(tl::unexpected(ended.error()));
          });
        });
      });
}

void Accounts::change_password(const Authenticated& by, const std::string& old_password,
                               const std::string& new_password, const std::string& about,
                               const Then<NewLogin>& then) {
  if (auto good = check_new_password(new_password, by.person.login); !good)
    return then(tl::unexpected(good.error()));
  check_password(by.person.id, old_password,
                 [this, new_password, about, then](const Answer<Person>& account) {
                   if (!account) return then(tl::unexpected(account.error()));
                   think(
                       account->login, [new_password] { return hash_password(new_password); },
                       [this, person = account->id, about, then](const std::string& hash) {
                         set_password(person, hash, about, then);
                       });
                 });
}

void Accounts::change_login(const Authenticated& by, const std::string& password, const std::string& login,
                            const Then<Person>& then) {
  if (auto good = check_login(login); !good) return then(tl::unexpected(good.error()));
  check_password(by.person.id, password, [this, login, password, then](const Answer<Person>& account) {
    if (!account) return then(account);
    if (auto good = check_new_password(password, login); !good) return then(tl::unexpected(good.error()));
    store_and_reread(
        account->id,
        [person = account->id, login](Store& store) { return store.credentials().set_login(person, login); },
        then);
  });
}

// ---- for whoever forgets ---------------------------------------------------------------------------------

void Accounts::make_codes(const Authenticated& by, const std::string& password,
                          const Then<std::vector<std::string>>& then) {
  check_password(by.person.id, password, [this, then](const Answer<Person>& account) {
    if (!account) return then(tl::unexpected(account.error()));
    const auto codes = new_codes();
    tools_.writer.submit([kept = codes_of(account->id, codes)](
                             Store& store) { return store.credentials().replace_codes(kept); },
                         [codes, then](const StoreResult<void>& kept) {
                           if (!kept) return then(tl::unexpected(refusal_of(kept.error())));
                           then(codes);
                         });
  });
}

void Accounts::send(const Letter& letter) {
  tools_.post.submit([mail = tools_.mail, letter, mailed = tools_.mailed] {
    return WorkerPool::Work([mailed, posted = send_letter(mail, letter)] { mailed(posted.error); });
  });
}

Answer<void> Accounts::check_mail(const std::string& mail) const {
  if (!can_mail()) return refuse(Why::NoMail, "this server sends no mail");
  if (!is_mail_address(mail)) return refuse(Why::BadMail, "an address looks like name@example.org");
  return {};
}

void Accounts::change_mail(const Authenticated& by, const std::string& password, const std::string& mail,
                           const Then<void>& then) {
  check_password(by.person.id, password, [this, mail, then](const Answer<Person>& account) {
    if (!account) return then(tl::unexpected(account.error()));
    if (mail.empty()) {
      return store_and_reread(
          account->id,
          [person = account->id](Store& store) { return store.credentials().set_mail(person, {}); },
          [then](const Answer<Person>& changed) { then(changed.map([](const Person&) {})); });
    }
    const std::string plain = new_code();
    const Code code{.hash = hash_code(plain),
                    .person = account->id,
                    .what_for = Code::For::Mail,
                    .until = tools_.now() + kMailedCodeLife,
                    .mail = mail};
    const Letter letter = confirmation_letter(account->language, mail, account->login, plain);
    tools_.writer.submit([code](Store& store) { return store.credentials().replace_codes({&code, 1}); },
                         [this, letter, then](const StoreResult<void>& kept) {
                           if (!kept) return then(tl::unexpected(refusal_of(kept.error())));
                           send(letter);
                           then({});
                         });
  });
}

void Accounts::confirm_mail(const Authenticated& by, const std::string& code, const Then<Person>& then) {
  using Confirmed = StoreResult<std::optional<Person>>;
  tools_.writer.submit(
      [person = by.person.id, hash = hash_code(code), now = tools_.now()](Store& store) -> Confirmed {
        const auto used = store.credentials().use_code(person, hash, Code::For::Mail, now);
        if (!used) return tl::unexpected(used.error());
        if (!*used) return std::nullopt;
        if (const auto set = store.credentials().set_mail(person, (*used)->mail); !set)
          return tl::unexpected(set.error());
        return store.find_person(person);
      },
      [this, person = by.person.id, then](const Confirmed& account) {
        people_.changed(person);
        if (!account && account.error().kind == StoreError::Kind::NameTaken)
          return then(refuse(Why::MailTaken, "another account has this address"));
        if (!account) return then(tl::unexpected(refusal_of(account.error())));
        if (!*account) return then(wrong_code());
        then(**account);
      });
}

void Accounts::mail_code(const Forgetful& who) {
  const std::string plain = new_code();
  Code code{.hash = hash_code_for(who.asker, plain),
            .person = {},
            .what_for = Code::For::Reset,
            .until = tools_.now() + kMailedCodeLife,
            .mail = {}};
  tools_.writer.submit(
      [name = who.login_or_mail, code](Store& store) mutable -> StoreResult<std::optional<Person>> {
        auto found = store.credentials().find_account(name);
        if (!found || !*found || (*found)->mail.empty()) return found;
        code.person = (*found)->id;
        if (const auto added = store.credentials().add_code(code); !added)
          return tl::unexpected(added.error());
        return found;
      },
      [this, plain](const StoreResult<std::optional<Person>>& found) {
        if (!found || !*found || (*found)->mail.empty()) return;
        send(reset_letter((*found)->language, (*found)->mail, (*found)->login, plain));
      });
}

// The password is hashed first, whoever asks: the time of the answer tells nothing of accounts and codes.
void Accounts::recover(const Forgetful& who, const std::string& code, const std::string& new_password,
                       const Then<NewLogin>& then) {
  if (auto good = check_new_password(new_password, who.login_or_mail); !good)
    return then(tl::unexpected(good.error()));
  const TypedCode typed{.shown = hash_code(code), .mailed = hash_code_for(who.asker, code)};
  think(
      who.login_or_mail, [new_password] { return hash_password(new_password); },
      [this, who, typed, then](const std::string& hash) {
        tools_.writer.submit([name = who.login_or_mail, typed, now = tools_.now()](
                                 Store& store) { return use_recovery_code(store, name, typed, now); },
                             [this, hash, who, then](const StoreResult<std::optional<Person>>& found) {
                               if (!found) return then(tl::unexpected(refusal_of(found.error())));
                               if (!*found) return then(wrong_code());
                               set_password((*found)->id, hash, who.about, then);
                             });
      });
}

}  // namespace pithead::server
