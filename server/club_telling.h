// What is told of clubs. docs/server/protocol.md describes the messages.
#pragma once

#include <string>
#include <vector>

#include "server/club_visit.h"
#include "server/store/tournaments.h"

namespace pithead::server {

// {"type":"clubs","clubs":[…]}
std::string tell_clubs(const std::vector<ClubCard>& clubs);

struct ClubPage {
  ClubVisit visit;
  std::vector<ClubMember> members;
  std::vector<ClubMember> removed;             // for organisers
  std::vector<TournamentSummary> tournaments;  // the latest first
};
// {"type":"club",…}: those who only look do not learn the link.
std::string tell_club(const ClubPage& page, const PersonId& person);

// {"type":"board","posts":[…]}, the oldest first; they come the latest first.
std::string tell_board(const std::vector<ClubPost>& latest_first, const PersonId& person);

}  // namespace pithead::server
