// A league: the tournaments of a season counted together. Each brings a point for taking part and one for
// everybody who is placed behind; bots are nobody.
#pragma once

#include <string>
#include <vector>

#include "server/tournament/tournament.h"

namespace pithead::server {

struct LeagueRow {
  std::string person;  // who played for the entrant at the end
  int place = 0;       // 1 is the best; who has as many points and victories shares it
  int points = 0;
  int won = 0;
  int tournaments = 0;

  friend bool operator==(const LeagueRow&, const LeagueRow&) = default;
};

// Only tournaments that are over count, in any sequence. The best first.
std::vector<LeagueRow> count_league(const std::vector<Tournament>& tournaments);

}  // namespace pithead::server
