// Tournaments: their logs, and what lets a node find those that something is to be done for. An entry has a
// number that is written once, by whoever comes first; the tables of a round are noted with the entry that
// opens it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/clubs.h"
#include "server/store/store.h"

namespace pithead::server {

using TournamentId = std::string;

struct TournamentEntry {
  std::int64_t version = 0;  // 1 for the first
  Milliseconds time = 0;
  std::string body;  // JSON; server/tournament/deed.h says what it means

  friend bool operator==(const TournamentEntry&, const TournamentEntry&) = default;
};

struct TournamentSummary {
  TournamentId id;
  ClubId club;
  std::string season;
  std::int64_t version = 0;
  std::int64_t state = 0;            // as in Tournament::State
  std::optional<Milliseconds> wake;  // when something is to be done for it
  std::string card;                  // JSON: what lists show
};

struct TournamentPlace {
  TableId table;
  int round = 0;   // from 0 on
  int number = 0;  // of the table in the round

  friend bool operator==(const TournamentPlace&, const TournamentPlace&) = default;
};

struct TournamentAppend {
  TournamentSummary summary;  // after the entry
  TournamentEntry entry;
  std::vector<TournamentPlace> opened;  // tables that the entry opens
  std::vector<TableId> settled;         // tables whose result is known by it
};

struct TournamentResult {
  TournamentPlace place;
  std::vector<RatedSeat> seats;
};

class Tournaments : public Interface {
 public:
  virtual StoreResult<Appended> append(const TournamentAppend& append) = 0;
  virtual StoreResult<std::vector<TournamentEntry>> read(const TournamentId& tournament) = 0;
  virtual StoreResult<std::optional<TournamentSummary>> find(const TournamentId& tournament) = 0;
  virtual StoreResult<std::vector<TournamentSummary>> of_club(const ClubId& club) = 0;  // the latest first

  // Those whose time has come, that have a table which is not open yet, or one that is over and not settled.
  virtual StoreResult<std::vector<TournamentId>> due(Milliseconds now) = 0;
  virtual StoreResult<std::vector<TournamentPlace>> unopened(const TournamentId& tournament) = 0;
  virtual StoreResult<std::vector<TournamentResult>> unsettled(const TournamentId& tournament) = 0;
  virtual StoreResult<std::vector<TournamentPlace>> places(const TournamentId& tournament) = 0;
};

}  // namespace pithead::server
