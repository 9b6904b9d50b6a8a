// Accounts over HTTP: making one, entering it, changing it, and what to do when the password is forgotten.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/accounts.h"
#include "server/api_call.h"
#include "server/login_cookie.h"
#include "server/me_api.h"
#include "server/monitor.h"
#include "server/net/rate_limiter.h"

namespace pithead::server {

// How often passwords and codes may be tried. Somebody who tries many at one account from one place is slowed
// down soon, and the owner elsewhere is not. The limit for one account from everywhere is so wide that only
// many machines together meet it; whoever is logged in notices nothing.
class PasswordLimits {
 public:
  bool may_try(const HttpRequest& request);  // whatever the account
  bool may_try(const HttpRequest& request, std::string_view account);
  bool may_mail(const HttpRequest& request, std::string_view account);

 private:
  RateLimiter by_address_{{.per_second = 0.2, .burst = 20}};
  RateLimiter by_account_and_address_{{.per_second = 1.0 / 30, .burst = 10}};
  RateLimiter by_account_{{.per_second = 0.5, .burst = 200}};
  RateLimiter letters_by_address_{{.per_second = 1.0 / 60, .burst = 5}};
  RateLimiter letters_by_account_{{.per_second = 1.0 / 600, .burst = 3}};
};

class AccountApi {
 public:
  AccountApi(Accounts& accounts, const MeApi& me, const LoginCookie& cookie, Monitor& monitor)
      : accounts_(accounts), me_(me), cookie_(cookie), monitor_(monitor) {}

  void create(const ApiCall& call);
  void log_in(const ApiCall& call);
  void change_password(const ApiCall& call);
  void change_login(const ApiCall& call);
  void make_codes(const ApiCall& call);
  void change_mail(const ApiCall& call);
  void confirm_mail(const ApiCall& call);
  void mail_code(const ApiCall& call);
  void recover(const ApiCall& call);

 private:
  // `event` is for the log.
  void enter(const ApiCall& call, std::string_view event, const Answer<NewLogin>& login,
             const std::vector<std::string>& codes = {});
  void show(const ApiCall& call, std::string_view event, const Answer<Person>& account);
  void note(const ApiCall& call, std::string_view event, const PersonId& person);

  Accounts& accounts_;
  const MeApi& me_;
  LoginCookie cookie_;
  Monitor& monitor_;
  PasswordLimits limits_;
};

}  // namespace pithead::server
