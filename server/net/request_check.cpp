#include "server/net/request_check.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <utility>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/url/pct_string_view.hpp>

namespace pithead::server {
namespace {

namespace ip = boost::asio::ip;
using boost::beast::iequals;

enum class Plus { Plain, Space };  // what a + stands for: in a query, a space

// Only this much of Boost.URL: its grammar refuses what browsers send as it is, such as | and ^.
std::optional<std::string> decode(std::string_view text, Plus plus) {
  const auto encoded = boost::urls::make_pct_string_view(text);
  if (!encoded) return std::nullopt;
  std::string plain = encoded->decode(boost::urls::encoding_opts(plus == Plus::Space));
  if (plain.find('\0') != std::string::npos) return std::nullopt;  // would end the text wherever C reads it
  return plain;
}

bool read_query(std::string_view left, std::map<std::string, std::string>& query) {
  while (!left.empty()) {
    std::string_view pair = next_element(left, '&');
    const auto name = decode(next_element(pair, '='), Plus::Space);
    auto value = decode(pair, Plus::Space);
    if (!name || !value) return false;
    if (!name->empty()) query.insert_or_assign(*name, *std::move(value));
  }
  return true;
}

// A proxy's "http://host/path" means "/path".
std::string_view without_origin(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    const std::size_t path = target.find('/', scheme.size());
    return path == std::string_view::npos ? "/" : target.substr(path);
  }
  return target;
}

std::optional<ip::address> read_address(std::string_view text) {
  boost::system::error_code error;
  const ip::address address = ip::make_address(text, error);
  return error ? std::nullopt : std::optional(address);
}

// "192.168.1.7:8080" without its port, "[::1]:8080" without port and brackets.
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, std::min(host.find(']'), host.size()) - 1);
  return host.substr(0, host.find(':'));
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
  });
}

// An address, a name without a dot, or one of those that are kept for networks at home.
bool is_registered_by_nobody(std::string_view host) {
  constexpr std::array<std::string_view, 4> kKept{".localhost", ".local", ".home.arpa", ".internal"};
  if (read_address(host)) return true;
  if (!is_name(host)) return false;
  const auto ends = [&](std::string_view kept) {
    return host.size() > kept.size() && iequals(host.substr(host.size() - kept.size()), kept);
  };
  return host.find('.') == std::string_view::npos || std::ranges::any_of(kKept, ends);
}

}  // namespace

std::optional<std::string> read_target(std::string_view target, HttpRequest& request) {
  target = without_origin(target);
  if (!target.starts_with('/')) return "the target of the request must be a path that begins with /";
  auto path = decode(next_element(target, '?'), Plus::Plain);
  if (!path)
    return "the path has a broken escape: % must be followed by two hexadecimal digits, and not by 00";
  request.path = *std::move(path);
  if (!read_query(target, request.query))
    return "the query has a broken escape: % must be followed by two hexadecimal digits, and not by 00";
  return std::nullopt;
}

bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  if (origin.empty()) return true;
  const auto is = [&](std::string_view candidate) { return iequals(origin, candidate); };
  if (!allowed.empty()) return std::ranges::any_of(allowed, is);
  if (!is_registered_by_nobody(without_port(host))) return false;
  // Behind a proxy that ends TLS we see http where the browser sees https.
  return is("http://" + std::string(host)) || is("https://" + std::string(host));
}

std::string client_address(std::string_view peer, std::string_view forwarded) {
  forwarded.remove_prefix(forwarded.rfind(',') + 1);  // all of it stays where there is no comma
  const std::string_view last = next_element(forwarded, ',');
  return std::string(read_address(last) ? last : peer);
}

std::string address_group(std::string_view address) {
  const auto read = read_address(address);
  if (!read || read->is_v4()) return std::string(address);
  const ip::address_v6 v6 = read->to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  return ip::network_v6(v6, 64).canonical().to_string();
}

}  // namespace pithead::server
