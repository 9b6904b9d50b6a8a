#include "server/net/http.h"

#include <algorithm>
#include <array>
#include <ctime>

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/status.hpp>

namespace pithead::server {
namespace {

struct Header {
  std::string_view name;
  std::string_view value;
};

// 'self' in connect-src covers WebSockets of the same host since CSP 3: Chromium 70, Firefox, Safari 15.4.
// Naming ws: for older ones would allow those of every host.
constexpr std::array<Header, 7> kUsual{{
    {"Content-Security-Policy",
     "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
     "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"},
    {"Cache-Control", "no-store"},
}};

// A line break in a header would let whoever chose the text write headers of his own.
void add_header(std::string& out, std::string_view name, std::string_view value) {
  const auto add = [&](std::string_view text) {
    for (const char c : text)
      if (c != '\r' && c != '\n' && c != '\0') out += c;
  };
  add(name);
  out += ": ";
  add(value);
  out += "\r\n";
}

std::string date_text() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), length};
}

bool may_have_body(int status) { return status >= 200 && status != 204 && status != 304; }

}  // namespace

std::string response_head(const HttpResponse& response, bool keep_alive) {
  std::string head;
  head.reserve(1024);
  const auto status = static_cast<unsigned>(response.status);
  head += "HTTP/1.1 " + std::to_string(status) + ' ';
  head += boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(status));
  head += "\r\n";
  add_header(head, "Date", date_text());
  add_header(head, "Connection", keep_alive ? "keep-alive" : "close");
  if (may_have_body(response.status)) {
    add_header(head, "Content-Type", response.type);
    add_header(head, "Content-Length", std::to_string(response.body.size()));
  }
  for (const Header& usual : kUsual) {
    const auto names_it = [&](const auto& own) { return boost::beast::iequals(own.first, usual.name); };
    if (std::ranges::none_of(response.headers, names_it)) add_header(head, usual.name, usual.value);
  }
  for (const auto& [name, value] : response.headers) add_header(head, name, value);
  head += "\r\n";
  return head;
}
}  // namespace pithead::server
