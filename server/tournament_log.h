// A tournament as the store has it, and what is written down when a deed is done.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/store/tournaments.h"
#include "server/tournament/tournament.h"

namespace pithead::server {

struct StoredTournament {
  TournamentSummary summary;
  Tournament tournament;
  bool closed = false;              // the club is
  std::vector<ClubMember> members;  // of the club
  std::vector<TournamentPlace> places;
  std::vector<TournamentPlace> unopened;
  std::vector<TournamentResult> results;  // of tables that are over and not settled
};

// What the deeds of a log make; nothing if one of them is of a later version.
std::optional<Tournament> fold_log(const std::vector<TournamentEntry>& log);

// None if there is no such tournament, or this program cannot read it.
StoreResult<std::optional<StoredTournament>> read_tournament(Store& store, const TournamentId& id);

// The tournament with the deed, as it is to be written down; its tables have names that only the secret
// makes.
TournamentAppend append_of(const StoredTournament& stored, Deed deed, const std::string& secret);

// What is to be done next without anybody's asking: end what belongs to a closed club, note a result, let go
// of those who left the club, pair the next round, open its tables when their time has come.
std::optional<Deed> next_deed(const StoredTournament& stored, Milliseconds now);

}  // namespace pithead::server
