// The cookie by which a browser is known. Under https its name begins with __Host-, which browsers take from
// nobody but this very host; one from before, with the plain name, is still read and then replaced.
#pragma once

#include <string>
#include <string_view>

#include "server/net/http.h"

namespace pithead::server {

class LoginCookie {
 public:
  explicit LoginCookie(bool https) : https_(https) {}

  std::string_view read(const HttpRequest& request) const;  // empty: none
  // Its time begins again.
  HttpResponse set(HttpResponse response, const HttpRequest& request, std::string_view value) const;
  HttpResponse remove(HttpResponse response, const HttpRequest& request) const;

 private:
  std::string header(std::string_view name, std::string_view value, long seconds) const;
  HttpResponse with(HttpResponse response, const HttpRequest& request, std::string_view value,
                    long seconds) const;

  bool https_;
};

}  // namespace pithead::server
