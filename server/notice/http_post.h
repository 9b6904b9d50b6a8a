// Posts to an address that somebody else has chosen: nobody gets from there into the networks behind this
// machine.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/socket.h>

namespace pithead::server {

// An address in the open internet: not of this machine, of a private network, or kept for something else.
bool is_public_address(const sockaddr& address);

// Whom strangers may name.
enum class Reach {
  Public,   // https only, at public addresses
  Private,  // anything: for one's own network, and for tests
};

// An address that can be posted to. What its name leads to is looked at when it is.
bool is_post_target(const std::string& url, Reach reach);
// "https://push.example.org" of "https://push.example.org/x/y"; empty if it is no address.
std::string origin_of(const std::string& url);

struct HttpPost {
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
};

struct HttpPosted {
  long status = 0;  // of the answer; 0 if there was none
  std::string_view
      trouble;           // why there was none: "unreachable", "too-slow", "certificate", "private-address"
  long retry_after = 0;  // seconds, if the other side asks for some
};

// Returns when there is an answer, which is not read; follows nobody elsewhere. Takes seconds, so not on the
// thread of the event loop.
HttpPosted http_post(const HttpPost& post, Reach reach);

}  // namespace pithead::server
