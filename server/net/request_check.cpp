#include "server/net/request_check.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include <arpa/inet.h>

namespace pithead::server {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

enum class Plus { Plain, Space };  // what a + stands for: in a query, a space

std::optional<std::string> decode(std::string_view text, Plus plus) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    } else if (c == '+' && plus == Plus::Space) {
      c = ' ';
    }
    if (c == '\0') return std::nullopt;  // would cut the text short wherever C reads it
    plain += c;
  }
  return plain;
}

bool read_query(std::string_view left, std::map<std::string, std::string>& query) {
  while (!left.empty()) {
    const std::size_t end = std::min(left.find('&'), left.size());
    const std::string_view pair = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const auto name = decode(pair.substr(0, equals), Plus::Space);
    auto value = decode(pair.substr(std::min(equals + 1, pair.size())), Plus::Space);
    if (!name || !value) return false;
    if (!name->empty()) query.insert_or_assign(*name, *std::move(value));
  }
  return true;
}

// A proxy's or a purist's "http://host/path" means "/path".
std::string_view without_origin(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    const std::size_t path = target.find('/', scheme.size());
    return path == std::string_view::npos ? "/" : target.substr(path);
  }
  return target;
}

bool same_letters(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, small, small);
}

struct Ip {
  std::array<unsigned char, 16> bytes{};
  int family = 0;
};

std::optional<Ip> parse_ip(std::string_view text) {
  const std::string whole(text);
  Ip ip;
  for (const int family : {AF_INET, AF_INET6}) {
    ip.family = family;
    if (inet_pton(family, whole.c_str(), ip.bytes.data()) == 1) return ip;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> read_target(std::string_view target, HttpRequest& request) {
  target = without_origin(target);
  if (!target.starts_with('/')) return "the target of the request must be a path that begins with /";
  const std::size_t end = std::min(target.find('?'), target.size());
  auto path = decode(target.substr(0, end), Plus::Plain);
  if (!path)
    return "the path has a broken escape: % must be followed by two hexadecimal digits, and not by 00";
  request.path = *std::move(path);
  if (!read_query(target.substr(std::min(end + 1, target.size())), request.query))
    return "the query has a broken escape: % must be followed by two hexadecimal digits, and not by 00";
  return std::nullopt;
}

bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  if (origin.empty()) return true;
  const auto is = [&](std::string_view candidate) { return same_letters(origin, candidate); };
  if (std::ranges::any_of(allowed, is)) return true;
  // Behind a proxy that ends TLS we see http where the browser sees https.
  for (const std::string_view scheme : {"http://", "https://"})
    if (!host.empty() && same_letters(origin.substr(0, scheme.size()), scheme) &&
        same_letters(origin.substr(std::min(scheme.size(), origin.size())), host))
      return true;
  return false;
}

std::string client_address(std::string_view peer, std::string_view forwarded) {
  const std::size_t comma = forwarded.rfind(',');
  std::string_view last = comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1);
  while (last.starts_with(' ')) last.remove_prefix(1);
  while (last.ends_with(' ')) last.remove_suffix(1);
  return std::string(parse_ip(last) ? last : peer);
}

std::string address_group(std::string_view address) {
  const std::optional<Ip> ip = parse_ip(address);
  if (!ip || ip->family == AF_INET) return std::string(address);
  constexpr std::array<unsigned char, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (std::ranges::equal(kMapped, std::span(ip->bytes).first<12>())) {
    inet_ntop(AF_INET, ip->bytes.data() + kMapped.size(), text.data(), text.size());
    return text.data();
  }
  std::array<unsigned char, 16> network{};
  std::ranges::copy(std::span(ip->bytes).first<8>(), network.begin());
  inet_ntop(AF_INET6, network.data(), text.data(), text.size());
  return std::string(text.data()) + "/64";
}

}  // namespace pithead::server
