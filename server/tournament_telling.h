// What is told of tournaments. docs/server/protocol.md describes the messages.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/club_visit.h"
#include "server/tournament/league.h"
#include "server/tournament_log.h"

namespace pithead::server {

using Names = std::map<PersonId, std::string>;  // who is missing has gone

// Of all who ever took part or did something.
StoreResult<Names> names_in(Store& store, const Tournament& tournament,
                            const std::vector<ClubMember>& members);

// {"type":"announced","tournament":…}
std::string tell_announced(const TournamentId& id);

struct TournamentPage {
  ClubVisit visit;
  StoredTournament stored;
  Names names;
};
// {"type":"tournament",…}: the log is for members.
std::string tell_tournament(const TournamentPage& page, const PersonId& person);

struct LeaguePage {
  ClubVisit visit;
  std::string season;
  std::vector<std::pair<TournamentId, std::string>> tournaments;  // that are over, with their titles
  std::vector<LeagueRow> rows;
  Names names;
};
// {"type":"league",…}
std::string tell_league(const LeaguePage& page, const PersonId& person);

}  // namespace pithead::server
