// The paths of HTTP: a request finds its route, and who asks is known before it is handled.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "server/api_call.h"
#include "server/login_cookie.h"
#include "server/people.h"

namespace pithead::server {

class Router {
 public:
  // Persons have a valid cookie. Operators are not asked, nor is whoever has a link, in which all stands that
  // is needed: it may come from a mail program.
  enum class For { Anybody, Persons, Operators, Links };
  struct Route {
    std::string_view method;
    std::string_view path;  // "/api/tables/*/record": a star is one part
    std::function<void(const ApiCall&)> handle;
    For who = For::Anybody;
  };

  Router(People& people, const LoginCookie& cookie) : people_(people), cookie_(cookie) {}

  void add(const std::vector<Route>& routes);
  // A member function of a part of the API, as a route has it.
  template <class Part, class Handle>
  static auto to(Part& part, Handle handle) {
    return [&part, handle](const ApiCall& call) { (part.*handle)(call); };
  }

  void on_request(HttpRequest request, Respond respond);

  // What is at no path of these, if there is something.
  std::function<std::optional<HttpResponse>(const HttpRequest&)> elsewhere;
  // Somebody who is known asks.
  std::function<void(const ApiCall&)> on_person;

 private:
  void dispatch(const Route& route, const std::shared_ptr<ApiCall>& call);

  People& people_;
  LoginCookie cookie_;
  std::vector<Route> routes_;
};

}  // namespace pithead::server
