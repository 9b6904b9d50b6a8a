#include "server/tournament/league.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "server/tournament/standings.h"

namespace pithead::server {
namespace {

void count_tournament(const Tournament& tournament, std::map<std::string, LeagueRow>& rows) {
  const std::vector<Placing> table = standings(tournament);
  for (const Placing& mine : table) {
    LeagueRow& row = rows[tournament.entrants[static_cast<std::size_t>(mine.entrant)].person];
    row.points += 1 + static_cast<int>(std::ranges::count_if(
                          table, [&](const Placing& each) { return each.place > mine.place; }));
    row.won += mine.place == 1 ? 1 : 0;
    ++row.tournaments;
  }
}

}  // namespace

std::vector<LeagueRow> count_league(const std::vector<Tournament>& tournaments) {
  std::map<std::string, LeagueRow> by_person;
  for (const Tournament& each : tournaments)
    if (each.state == Tournament::State::Over) count_tournament(each, by_person);
  std::vector<LeagueRow> rows;
  for (auto& [person, row] : by_person) {
    row.person = person;
    rows.push_back(row);
  }
  const auto merit = [](const LeagueRow& row) { return std::tuple(-row.points, -row.won); };
  std::ranges::stable_sort(rows, {}, merit);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool shared = i > 0 && merit(rows[i]) == merit(rows[i - 1]);
    rows[i].place = shared ? rows[i - 1].place : static_cast<int>(i) + 1;
  }
  return rows;
}

}  // namespace pithead::server
