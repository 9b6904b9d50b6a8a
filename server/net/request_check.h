// What the listener looks at before the handler sees a request. Plain functions on text, so that they can be
// tested without a socket.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/http.h"

namespace pithead::server {

// Splits and decodes "/api/tables?seat=1" into path and query. What is wrong with it, as a sentence, or
// nothing. ".." is left in the path: only the handler knows what a path means.
std::optional<std::string> read_target(std::string_view target, HttpRequest& request);

// May a page of this origin send requests? Only from an origin that the settings name. If they name none,
// from the host the browser asked for, if that is an address or a name that nobody can register: else whoever
// lets a name of his own lead to this machine could speak through the browser of somebody who visits him. A
// request without the header is allowed: browsers always send it with a WebSocket and with whatever changes
// something; a program that does not send it has no cookies of somebody else to abuse.
bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

// The client's address: `peer`, or behind a trusted proxy the last element of X-Forwarded-For, which is the
// one the proxy itself wrote. Elements before it are the client's own words.
std::string client_address(std::string_view peer, std::string_view forwarded);

// Whom limits count as one: an IPv4 address, or the /64 of an IPv6 address, since that much everybody has.
std::string address_group(std::string_view address);

}  // namespace pithead::server
