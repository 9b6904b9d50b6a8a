#include "server/notice/http_post.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>

#include <curl/curl.h>
#include <netinet/in.h>
#include <unistd.h>

namespace pithead::server {
namespace {

constexpr long kConnectSeconds = 5;
constexpr long kAllSeconds = 10;
constexpr std::size_t kLongestUrl = 1000;

struct CurlFree {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  void operator()(CURLU* url) const { curl_url_cleanup(url); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
  void operator()(char* text) const { curl_free(text); }
};
using Url = std::unique_ptr<CURLU, CurlFree>;
using Text = std::unique_ptr<char, CurlFree>;

// Of IPv4 all that RFC 6890 keeps for something else than the internet.
struct Block {
  std::uint32_t first;
  int bits;
};
constexpr std::array<Block, 15> kKept{{{0x00000000, 8},
                                       {0x0a000000, 8},
                                       {0x64400000, 10},
                                       {0x7f000000, 8},
                                       {0xa9fe0000, 16},
                                       {0xac100000, 12},
                                       {0xc0000000, 24},
                                       {0xc0000200, 24},
                                       {0xc0586300, 24},
                                       {0xc0a80000, 16},
                                       {0xc6120000, 15},
                                       {0xc6336400, 24},
                                       {0xcb007100, 24},
                                       {0xe0000000, 4},
                                       {0xf0000000, 4}}};

bool is_public_v4(std::uint32_t address) {
  return std::ranges::none_of(kKept, [&](const Block& block) {
    return (address ^ block.first) >> static_cast<unsigned>(32 - block.bits) == 0;
  });
}

// Only 2000::/3 is given out. In it: protocols and Teredo (2001::/23), examples (2001:db8::/32, 3fff::/20),
// and 6to4 (2002::/16), behind which any IPv4 may be.
bool is_public_v6(const in6_addr& address) {
  const auto word = [&](std::size_t i) {
    return static_cast<unsigned>(address.s6_addr[2 * i]) << 8U | address.s6_addr[2 * i + 1];
  };
  if (word(0) >> 13U != 1) return false;
  if (word(0) == 0x2001 && (word(1) < 0x200 || word(1) == 0xdb8)) return false;
  return word(0) != 0x2002 && (word(0) != 0x3fff || word(1) >= 0x1000);
}

Url parsed(const std::string& url) {
  Url parts(curl_url());
  if (!parts || curl_url_set(parts.get(), CURLUPART_URL, url.c_str(), CURLU_DISALLOW_USER) != CURLUE_OK)
    return nullptr;
  return parts;
}

std::string part_of(const Url& url, CURLUPart part) {
  char* found = nullptr;
  if (curl_url_get(url.get(), part, &found, 0) != CURLUE_OK) return {};
  return Text(found).get();
}

using Headers = std::unique_ptr<curl_slist, CurlFree>;

Headers headers_of(const HttpPost& post) {
  curl_slist* list = nullptr;
  for (const auto& [name, value] : post.headers) {
    curl_slist* longer = curl_slist_append(list, (name + ": " + value).c_str());
    if (longer == nullptr) break;  // no memory: the other side will miss it
    list = longer;
  }
  return Headers(list);
}

struct Guard {
  Reach reach;
  bool refused = false;
};

// curl asks for a socket when it knows where it leads: what is checked here is what it connects to.
curl_socket_t open_checked(void* guard, curlsocktype /*purpose*/, curl_sockaddr* address) {
  auto& allowed = *static_cast<Guard*>(guard);
  if (allowed.reach == Reach::Public && !is_public_address(address->addr)) {
    allowed.refused = true;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

std::size_t ignore_answer(char* /*bytes*/, std::size_t size, std::size_t count, void* read) {
  constexpr std::size_t kMost = 16 * 1024;
  auto& total = *static_cast<std::size_t*>(read);
  total += size * count;
  return total > kMost ? 0 : size * count;
}

std::string_view trouble_of(CURLcode code, const Guard& guard) {
  if (guard.refused) return "private-address";
  if (code == CURLE_OPERATION_TIMEDOUT) return "too-slow";
  if (code == CURLE_PEER_FAILED_VERIFICATION || code == CURLE_SSL_CONNECT_ERROR) return "certificate";
  return "unreachable";
}

}  // namespace

bool is_public_address(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    sockaddr_in v4{};
    std::memcpy(&v4, &address, sizeof v4);
    return is_public_v4(ntohl(v4.sin_addr.s_addr));
  }
  if (address.sa_family != AF_INET6) return false;
  sockaddr_in6 v6{};
  std::memcpy(&v6, &address, sizeof v6);
  return is_public_v6(v6.sin6_addr);
}

bool is_post_target(const std::string& url, Reach reach) {
  const auto plain = [](char c) { return c > ' ' && c < 0x7f; };
  if (url.size() > kLongestUrl || !std::ranges::all_of(url, plain)) return false;
  const Url parts = parsed(url);
  if (!parts || part_of(parts, CURLUPART_HOST).empty()) return false;
  const std::string scheme = part_of(parts, CURLUPART_SCHEME);
  return scheme == "https" || (scheme == "http" && reach == Reach::Private);
}

std::string origin_of(const std::string& url) {
  const Url parts = parsed(url);
  if (!parts) return {};
  const std::string port = part_of(parts, CURLUPART_PORT);
  return part_of(parts, CURLUPART_SCHEME) + "://" + part_of(parts, CURLUPART_HOST) +
         (port.empty() ? "" : ":" + port);
}

HttpPosted http_post(const HttpPost& post, Reach reach) {
  const std::unique_ptr<CURL, CurlFree> handle(curl_easy_init());
  const Headers headers = headers_of(post);
  if (!handle) return {.trouble = "unreachable"};
  Guard guard{reach};
  std::size_t read = 0;
  CURL* curl = handle.get();
  curl_easy_setopt(curl, CURLOPT_URL, post.url.c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, reach == Reach::Private ? "https,http" : "https");
  curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, kAllSeconds);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_checked);
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &guard);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore_answer);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &read);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "Pithead");
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(post.body.size()));
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, post.body.c_str());
  const CURLcode code = curl_easy_perform(curl);
  HttpPosted posted;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &posted.status);
  // An answer that is too long is one all the same.
  if (code != CURLE_OK && code != CURLE_WRITE_ERROR) return {.trouble = trouble_of(code, guard)};
  curl_off_t seconds = 0;
  curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &seconds);
  posted.retry_after = static_cast<long>(seconds);
  return posted;
}

}  // namespace pithead::server
