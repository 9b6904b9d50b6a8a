#include "server/login_cookie.h"

#include <utility>

#include "server/people.h"

namespace pithead::server {
namespace {

constexpr std::string_view kPlainName = "pithead";
constexpr std::string_view kHostName = "__Host-pithead";

}  // namespace

std::string_view LoginCookie::read(const HttpRequest& request) const {
  const std::string_view value = https_ ? request.cookie(kHostName) : std::string_view{};
  return value.empty() ? request.cookie(kPlainName) : value;
}

std::string LoginCookie::header(std::string_view name, std::string_view value, long seconds) const {
  return std::string(name) + '=' + std::string(value) + "; Path=/; Max-Age=" + std::to_string(seconds) +
         "; HttpOnly; SameSite=Lax" + (https_ ? "; Secure" : "");
}

HttpResponse LoginCookie::with(HttpResponse response, const HttpRequest& request, std::string_view value,
                               long seconds) const {
  response.headers.emplace_back("Set-Cookie", header(https_ ? kHostName : kPlainName, value, seconds));
  if (https_ && !request.cookie(kPlainName).empty())
    response.headers.emplace_back("Set-Cookie", header(kPlainName, "", 0));
  return response;
}

HttpResponse LoginCookie::set(HttpResponse response, const HttpRequest& request,
                              std::string_view value) const {
  return with(std::move(response), request, value, static_cast<long>(kGuestLoginLife / 1000));
}

HttpResponse LoginCookie::remove(HttpResponse response, const HttpRequest& request) const {
  return with(std::move(response), request, "", 0);
}

}  // namespace pithead::server
