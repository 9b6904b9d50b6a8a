// Who somebody is over HTTP: guests, names, logins.
#pragma once

#include <string>
#include <vector>

#include "server/api_call.h"
#include "server/login_cookie.h"
#include "server/people.h"

namespace pithead::server {

std::string about_browser(const ApiCall& call);  // "Firefox on Linux"
HttpResponse done_response();
std::string tell_logins(const std::vector<Login>& logins, const std::string& current);

// What not every server does.
struct ServerOffers {
  bool can_mail = false;
  bool offers_device = false;  // the page that needs no server, at /device/
  bool has_clubs = false;
  bool offers_notices = false;
};

class MeApi {
 public:
  MeApi(People& people, const LoginCookie& cookie, const ServerOffers& offers)
      : people_(people), cookie_(cookie), offers_(offers) {}

  void show(const ApiCall& call);
  void change(const ApiCall& call);
  void log_out(const ApiCall& call);
  void list_logins(const ApiCall& call);
  void end_login(const ApiCall& call);
  void end_other_logins(const ApiCall& call);

  // The person to itself; with codes that are shown this once.
  std::string tell_me(const Person& person, const std::vector<std::string>& codes = {}) const;

 private:
  People& people_;
  LoginCookie cookie_;
  ServerOffers offers_;
};

}  // namespace pithead::server
