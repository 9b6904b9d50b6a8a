// HTTP as values, without any library: also what a browser that is its own server needs.
#include <algorithm>

#include "games/core/json.h"
#include "server/net/http.h"

namespace pithead::server {
namespace {

bool same_but_for_case(std::string_view one, std::string_view other) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(one, other, {}, small, small);
}

}  // namespace

std::string_view next_element(std::string_view& list, char separator) {
  const std::size_t end = std::min(list.find(separator), list.size());
  std::string_view element = list.substr(0, end);
  list.remove_prefix(std::min(end + 1, list.size()));
  while (element.starts_with(' ')) element.remove_prefix(1);
  while (element.ends_with(' ')) element.remove_suffix(1);
  return element;
}

HttpResponse error_response(int status, std::string_view error, std::string_view what) {
  HttpResponse response;
  response.status = status;
  response.error = std::string(error);
  JsonWriter out(response.body);
  out.begin_object();
  out.field("type", "error");
  out.field("error", error);
  out.field("what", what);
  out.end_object();
  return response;
}

std::string_view HttpRequest::cookie(std::string_view name) const {
  std::string_view left = header("cookie");
  while (!left.empty()) {
    const std::string_view pair = next_element(left, ';');
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return {};
}

bool is_json(std::string_view content_type) {
  if (!same_but_for_case(next_element(content_type, ';'), "application/json")) return false;
  if (content_type.empty()) return true;
  std::string_view value = next_element(content_type, ';');
  const bool charset = same_but_for_case(next_element(value, '='), "charset");
  return charset && content_type.empty() &&
         (same_but_for_case(value, "utf-8") || same_but_for_case(value, "\"utf-8\""));
}

}  // namespace pithead::server
