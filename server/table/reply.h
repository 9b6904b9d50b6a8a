// Answers to wishes. They are values until they leave the server; what a table is like is told by telling.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "server/store/store.h"
#include "server/table/refusal.h"

namespace pithead::server {

struct Done {
  TableId table;
  std::int64_t version = 0;
};
struct Refused {
  Refusal refusal;
  std::optional<Done> still = std::nullopt;  // the table, if there is one, and the version that it still has
};
struct Told {
  std::string text;  // a whole message
};
using Reply = std::variant<Done, Refused, Told>;

// {"type":"done","id":…,"table":…,"version":…} or {"type":"error","id":…,"error":…,"what":…,…}
std::string tell_reply(const std::string& id, const Reply& reply);

// {"type":"hello","protocol":1,"person":…}: the first message on a WebSocket.
std::string tell_hello(const PersonId& person);

Told tell_pong(const std::string& id);

}  // namespace pithead::server
