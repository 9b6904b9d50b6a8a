// What a client wants, read from its message: docs/server/protocol.md describes the messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/table/change.h"
#include "server/table/refusal.h"

namespace pithead::server {

struct Wish {
  enum class Kind {
    // decided by the table
    Join,
    Seat,
    Leave,
    Return,
    StandIn,
    Start,
    Move,
    Undo,
    Confirm,
    Habit,
    Chat,
    Mute,
    Settings,
    Rematch,
    Close,
    // answered without changing it
    Watch,
    Unwatch,
    Hint,
    Preview,
    Ping,
  };
  Kind kind{};
  std::string id;
  TableId table;
  int seat = kNoSeat;
  int ply = kNoPly;
  int to = kNoPly;   // of an undo: how many moves shall be left
  std::string text;  // a move, a chat, a title
  std::string name;  // of who sits down
  std::string link;  // key of an invitation
  PersonId person;
  bool on = false;
  std::optional<bool> listed;
  std::int64_t since = -1;  // the last version seen
  std::optional<Sitting> sitting;
};

// A message of a WebSocket, or the body of an HTTP request to a table; every field is checked for kind and
// size. `id` is set as far as it could be read, so that the refusal can be sent to whom it concerns.
Answer<Wish> read_wish(std::string_view message, std::string& id);

// The plan of a new table. Seats of the kind Person without a person are for whoever creates it.
Answer<Plan> read_plan_wish(std::string_view body, std::string& id);

std::size_t count_characters(std::string_view text);  // not bytes

// Names, titles and chat as people see them: no control characters, no blanks around.
std::string tidy(std::string_view text);

inline constexpr std::size_t kLongestName = 30;

}  // namespace pithead::server
