#include "server/net/http.h"

#include <algorithm>

namespace pithead::server {

std::string_view HttpRequest::cookie(std::string_view name) const {
  std::string_view left = header("cookie");
  while (!left.empty()) {
    const std::size_t end = std::min(left.find(';'), left.size());
    std::string_view pair = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    while (!pair.empty() && pair.front() == ' ') pair.remove_prefix(1);
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return {};
}

}  // namespace pithead::server
