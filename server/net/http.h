// HTTP as the rest of the server sees it: plain values, so that nothing but server/net/ knows the library.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pithead::server {

struct HttpRequest {
  std::string method;                          // "GET"; a HEAD comes as GET too, and its body is left out
  std::string path;                            // "/api/tables", percent-decoded, without the query
  std::map<std::string, std::string> query;    // decoded; of a key named twice the last
  std::map<std::string, std::string> headers;  // names in small letters
  std::string body;
  std::string address;  // of the client; behind a trusted proxy, the one the proxy names
  std::string group;    // of addresses that limits count as one (address_group)

  std::string_view header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string_view{} : std::string_view{found->second};
  }
  std::string_view cookie(std::string_view name) const;
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  // further ones
  std::optional<std::string> error = std::nullopt;           // name of the error that the body tells
};

// Only the first answer counts, and it may come after the client has left.
using Respond = std::function<void(HttpResponse)>;

// Takes the next element off a list such as `gzip, br`, without the spaces around it.
std::string_view next_element(std::string_view& list, char separator);

// Whether a content type is application/json, with no parameter but charset=utf-8.
bool is_json(std::string_view content_type);

// {"type":"error","error":"too-large","what":"a sentence"}
HttpResponse error_response(int status, std::string_view error, std::string_view what);

// Browsers that came by https once come by nothing else for a year.
inline constexpr std::pair<const char*, const char*> kOnlyHttps{"Strict-Transport-Security",
                                                                "max-age=31536000"};

// Status line and headers as they go out, with those that tell browsers to be careful. A header that the
// response itself names replaces the usual one.
std::string response_head(const HttpResponse& response, bool keep_alive);

}  // namespace pithead::server
