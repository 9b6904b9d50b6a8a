// What an entry of a tournament's log says: one deed, of a player, an organiser or the server. The tournament
// is what all deeds together make of it (tournament.h); nothing else about it is kept.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/tournament/pairing.h"

namespace pithead::server {

// All that is said before anybody enters.
struct TournamentPlan {
  enum class Kind { RoundRobin, Swiss, KnockOut };
  enum class Seeding { Chance, Rating };

  std::string title;
  std::string game;
  std::vector<std::pair<std::string, std::string>> options;
  Kind kind = Kind::Swiss;
  int seats = 2;     // of a table, at most
  int rounds = 0;    // of a Swiss tournament; the others have as many as they need
  int go_on = 1;     // of a knock-out: the best so many of each table
  std::string bots;  // level of those that fill gaps; empty: tables are smaller, or somebody has a bye
  Seeding seeding = Seeding::Chance;
  std::int64_t turn_seconds = 0;   // the clock of every table
  std::int64_t pause_seconds = 0;  // between a pairing and its tables
  std::string season;              // of the club's league; empty: none
};
// Names of kinds are the same in the log and on the wire.
inline constexpr std::array<std::string_view, 3> kTournamentKinds{"round-robin", "swiss", "knock-out"};
inline constexpr std::array<std::string_view, 2> kSeedings{"chance", "rating"};

// The kinds of deeds. kKind is the name in the log and on the wire: logs are kept for ever, so it stays.
struct Announced {
  static constexpr std::string_view kKind = "announce";
  TournamentPlan plan;
};
struct Entered {
  static constexpr std::string_view kKind = "enter";
  std::string person;
  int rating = 0;
};
struct Withdrawn {  // before the start as if never entered; later the points stay
  static constexpr std::string_view kKind = "withdraw";
  std::string person;
};
struct Started {
  static constexpr std::string_view kKind = "start";
  std::uint64_t seed = 0;  // of all that is drawn; nobody knows it while people still enter
};
struct RoundPaired {
  static constexpr std::string_view kKind = "pair";
  Pairing pairing;
};
struct RoundOpened {  // everybody sits down
  static constexpr std::string_view kKind = "open";
};
struct TableEnded {  // of the latest round
  static constexpr std::string_view kKind = "result";
  int table = 0;
  std::vector<int> ranks;  // by seat; 1 is the best, equal ones are tied
};
struct TableAdjudicated {
  static constexpr std::string_view kKind = "adjudicate";
  int table = 0;
  std::vector<int> ranks;
};
struct TimeExtended {
  static constexpr std::string_view kKind = "extend";
  int table = 0;
  std::int64_t seconds = 0;
};
struct PlayerReplaced {  // another plays on for an entrant, from the next table on
  static constexpr std::string_view kKind = "replace";
  std::string person;
  std::string by_whom;
};
struct Cancelled {
  static constexpr std::string_view kKind = "cancel";
};

struct Deed {
  using What = std::variant<Announced, Entered, Withdrawn, Started, RoundPaired, RoundOpened, TableEnded,
                            TableAdjudicated, TimeExtended, PlayerReplaced, Cancelled>;
  std::string by;         // person; empty for the server
  std::string id;         // the asker's own name for the request
  std::int64_t time = 0;  // milliseconds since 1970
  What what;

  template <class Kind>
  bool is() const {
    return std::holds_alternative<Kind>(what);
  }
};

std::string_view deed_kind(const Deed& deed);  // "enter"

// The time stands beside the text.
std::string write_deed(const Deed& deed);
// Nothing for a text that is no deed, such as one of a later version.
std::optional<Deed> read_deed(std::string_view body, std::int64_t time);

}  // namespace pithead::server
