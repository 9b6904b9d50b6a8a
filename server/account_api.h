// Who somebody is: guests, accounts and logins over HTTP.
#pragma once

#include <functional>
#include <string>

#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/people.h"

namespace pithead::server {

inline constexpr std::string_view kCookie = "pithead";

class AccountApi {
 public:
  // `login_ended` is called with the key of each login that ends here.
  AccountApi(People& people, bool secure_cookies, std::function<void(const std::string&)> login_ended);

  void show_me(const ApiCall& call);
  void change_me(const ApiCall& call);
  void create_account(const ApiCall& call);
  void log_in(const ApiCall& call);
  void log_out(const ApiCall& call);
  void list_logins(const ApiCall& call);
  void end_login(const ApiCall& call);

 private:
  bool may_try_password(const ApiCall& call);
  HttpResponse with_cookie(HttpResponse response, const std::string& cookie) const;

  People& people_;
  bool secure_cookies_;
  std::function<void(const std::string&)> login_ended_;
  RateLimiter passwords_;  // by address
};

}  // namespace pithead::server
