// Accounts: a login and a password, by which somebody comes back from any browser; and what helps whoever
// forgot the password. Every password is looked at on a thread of its own.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/mail/mailer.h"
#include "server/net/worker_pool.h"
#include "server/people.h"
#include "server/store/credentials.h"
#include "server/store/store_writer.h"

namespace pithead::server {

struct NewAccount {
  NewLogin login;
  std::vector<std::string> codes;  // for whoever forgets the password; nobody can show them again
};

class Accounts {
 public:
  template <class T>
  using Then = std::function<void(Answer<T>)>;

  // `passwords` are looked at on threads of their own: they take as long as a bot, and somebody waits.
  // Letters wait for a machine that may be far away. What became of one is told `mailed`: empty, or what went
  // wrong.
  struct Tools {
    StoreWriter& writer;
    WorkerPool& passwords;
    WorkerPool& post;
    MailSettings mail;
    std::function<void(const std::string& error)> mailed;
    std::function<Milliseconds()> now;
  };
  Accounts(People& people, Tools tools) : people_(people), tools_(std::move(tools)) {}

  bool can_mail() const { return !tools_.mail.server.empty(); }

  // The guest keeps its tables and gets another login.
  void create(const Authenticated& guest, const std::string& login, const std::string& password,
              const std::string& about, const Then<NewAccount>& then);
  void log_in(const std::string& login, const std::string& password, const std::string& about,
              const Then<NewLogin>& then);
  // What a browser was known by before it entered: it may have been somebody else's as well.
  void leave(const Authenticated& before);

  // All that follow ask for the password, but for what is only to be undone.
  void check_password(const PersonId& person, const std::string& password, const Then<Person>& then);
  // Ends all logins and opens one.
  void change_password(const Authenticated& by, const std::string& old_password,
                       const std::string& new_password, const std::string& about, const Then<NewLogin>& then);
  void change_login(const Authenticated& by, const std::string& password, const std::string& login,
                    const Then<Person>& then);
  // Codes of before are worth nothing any more.
  void make_codes(const Authenticated& by, const std::string& password,
                  const Then<std::vector<std::string>>& then);
  // Whether a letter can go to this address.
  Answer<void> check_mail(const std::string& mail) const;
  // An empty address is taken at once; to any other, which was checked, a letter goes, with a code for
  // confirm_mail.
  void change_mail(const Authenticated& by, const std::string& password, const std::string& mail,
                   const Then<void>& then);
  void confirm_mail(const Authenticated& by, const std::string& code, const Then<Person>& then);

  // Who asks for a new password: the key of the login, empty for none. A code that was mailed works for
  // whoever asked for it.
  struct Forgetful {
    std::string login_or_mail;
    std::string asker;
    std::string about;
  };
  // Sends a code to the account's address, if there are both. Nobody is told which.
  void mail_code(const Forgetful& who);
  // A new password for a code; ends all logins and opens one.
  void recover(const Forgetful& who, const std::string& code, const std::string& new_password,
               const Then<NewLogin>& then);

 private:
  template <class Made, class Done>
  void think(const std::string& who, Made made, Done done);  // on the threads for passwords
  void set_password(const PersonId& person, const std::string& hash, const std::string& about,
                    const Then<NewLogin>& then);
  void store_and_reread(const PersonId& person, std::function<StoreResult<void>(Store&)> write,
                        const Then<Person>& then);
  void send(const Letter& letter);
  std::vector<Code> codes_of(const PersonId& person, const std::vector<std::string>& plain) const;

  People& people_;
  Tools tools_;
};

}  // namespace pithead::server
