// Points, and who stands where. docs/server/clubs.md says how for people.
#pragma once

#include <span>
#include <vector>

#include "server/tournament/tournament.h"

namespace pithead::server {

// A table that is won brings twelve points however many sit there, the last place none, and those between
// stand at even distances; who is tied shares. Twelve, so that nobody ever has a fraction.
inline constexpr int kPointsOfWin = 12;
int points_at(std::span<const int> ranks, std::size_t seat);

struct Placing {
  int entrant = 0;
  int place = 0;  // 1 is the best
  int points = 0;
  int opponents = 0;  // their points, once for each time they were met (Buchholz)
  int won = 0;        // tables, also those of which the first place is shared
  int played = 0;
  int reached = 0;  // rounds of a knock-out
  bool still_in = true;

  friend bool operator==(const Placing&, const Placing&) = default;
};

// The best first. By points, then those of the opponents, then tables won, then the lot; in a knock-out by
// how far somebody came, then the place at the last table: who is equal in both shares the place.
std::vector<Placing> standings(const Tournament& tournament);

// Who of a table of a knock-out goes on, the best first; of those who are tied the better seed.
std::vector<int> who_goes_on(const Tournament& tournament, const TournamentTable& table);

}  // namespace pithead::server
