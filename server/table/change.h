// What an entry of a table's log says: one change, made by a person, a bot or the server. The table is what
// all its changes together make of it (table.h); nothing else about it is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

inline constexpr int kNoSeat = -1;
inline constexpr int kNoPly = -1;

struct ClockRule {
  enum class Kind {
    None,
    Turn,  // so many seconds for each turn
    Bank,  // so many for the whole game, and more with each finished turn
  };
  Kind kind = Kind::None;
  int seconds = 0;
  int increment = 0;
};

// Who is to sit on a seat.
struct Sitting {
  enum class Kind { Open, Invited, Person, Bot };
  Kind kind = Kind::Open;
  PersonId person;
  std::string name;
  std::string level;  // of a bot, also of one that plays for a person who is away
  std::string link;   // key of an invitation; for the host's eyes only
};

// All that is agreed before the game.
struct Plan {
  std::string game;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<Sitting> seats;
  std::string title;
  bool listed = false;   // anybody may find it
  bool by_turn = false;  // the pace: days instead of an evening
  ClockRule clock;
};

struct Change {
  enum class Kind {
    Open,      // plan
    Sit,       // a person takes a seat: seat, name
    Seat,      // the host decides who is to sit there: seat, sitting
    Leave,     // seat; when the game has begun, a bot plays on
    StandIn,   // time ran out: a bot plays on for seat
    Return,    // the person of the seat is back
    Start,     // seed, rules
    Move,      // seat, ply, text
    Undo,      // seat, ply: how many moves are left
    Confirm,   // seat: its turn is over
    Habit,     // on: this person's turns end with Confirm only
    Chat,      // text
    Mute,      // person, on; by the host for all, by others for themselves
    Settings,  // listed, title
    Credit,    // amount: milliseconds during which no clock ran
    Rematch,   // text: the id of the new table
    Close,
  };
  Kind kind{};
  PersonId by;     // empty for bots and the server
  std::string id;  // the asker's own name for the request
  int seat = kNoSeat;
  int ply = kNoPly;
  std::string text;
  std::string name;
  PersonId person;
  bool on = false;
  std::int64_t amount = 0;
  std::uint64_t seed = 0;
  int rules = 0;  // version of the game's rules
  std::optional<Sitting> sitting;
  std::optional<Plan> plan;
};

std::string_view change_name(Change::Kind kind);  // "move"

std::string write_change(const Change& change);
// Nothing for a text that is no change, such as one of a later version.
std::optional<Change> read_change(std::string_view body);

}  // namespace pithead::server
