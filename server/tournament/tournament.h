// A tournament: the fold over its log. It asks nobody the time and writes nothing down: `check` says whether
// a deed may be done, `apply` makes it true, `next_pairing` what the next round is. The sequence in which the
// results of a round come does not matter.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "server/tournament/deed.h"

namespace pithead::server {

inline constexpr int kMostEntrants = 64;
inline constexpr int kBotEntrant = -1;

// A place in the tournament; the person who plays for it may be replaced.
struct Entrant {
  std::string person;
  int rating = 0;
  bool active = true;
  int seed = 0;  // 1 is the best, from the start on
  int lot = 0;   // drawn at the start, for what nothing else decides
};

struct TournamentSeat {
  int entrant = kBotEntrant;
  std::string person;  // who played, if it was one
};

struct TournamentTable {
  std::vector<int> paired;            // entrants
  std::vector<TournamentSeat> seats;  // those who came, and bots; when the round is open
  std::vector<int> ranks;             // by seat, when it is over
  bool over = false;
  bool adjudicated = false;
  std::int64_t extended = 0;  // seconds

  int people() const;
};

struct TournamentRound {
  std::vector<TournamentTable> tables;
  std::vector<int> byes;
  std::int64_t paired = 0;  // when
  bool open = false;

  bool is_over() const;
};

struct Tournament {
  enum class State { Entry, Running, Over, Cancelled };

  std::string announced_by;
  TournamentPlan plan;
  State state = State::Entry;
  std::uint64_t seed = 0;
  std::vector<Entrant> entrants;
  std::vector<TournamentRound> rounds;
  std::vector<Deed> log;

  std::optional<int> entrant_of(const std::string& person) const;
};
inline constexpr std::array<std::string_view, 4> kTournamentStates{"entry", "running", "over", "cancelled"};

// Why a deed may not be done.
struct Objection {
  enum class Kind { Stage, AlreadyEntered, NotEntered, NoSuchTable, BadPlaces };
  Kind kind;
  std::string what;
};
tl::expected<void, Objection> check(const Tournament& tournament, const Deed& deed);

// Trusts that the deed may be done.
void apply(Tournament& tournament, Deed deed);

// What comes when the latest round is over; nothing if there is nobody left to play, or nothing left to be
// played.
std::optional<Pairing> next_pairing(const Tournament& tournament);

// A table where one person is left is won without a game; bots do not knock anybody out.
bool is_walkover(const TournamentPlan& plan, const TournamentTable& table);

}  // namespace pithead::server
