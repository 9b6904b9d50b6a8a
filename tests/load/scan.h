// What the load needs of the server's messages, found by looking for it: reading all of the JSON would cost
// more than the server needs to write it. Only for messages of our own server, whose fields come in the order
// of docs/server/protocol.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace pithead::load {

// What stands behind `"name":` at or after `from`; nothing if there is no such field.
std::optional<std::string_view> text_field(std::string_view message, std::string_view name,
                                           std::size_t from = 0);
std::optional<std::int64_t> number_field(std::string_view message, std::string_view name,
                                         std::size_t from = 0);

// A `table` message, as far as a player without eyes needs it.
struct Told {
  std::string_view table;
  std::string_view status;
  std::string_view rematch;  // the next game; only looked for when this one is over
  std::int64_t version = 0;
  std::int64_t since = 0;
  std::int64_t ply = 0;
  bool to_move = false;
};
std::optional<Told> read_table(std::string_view message);

// One of the legal moves of a `table` message, as written there, the same for the same number.
std::string_view choose_move(std::string_view message, std::uint64_t number);

// The value of a line `name value` of /metrics.
std::int64_t metric(std::string_view text, std::string_view name);

}  // namespace pithead::load
