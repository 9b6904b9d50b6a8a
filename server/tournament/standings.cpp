#include "server/tournament/standings.h"

#include <algorithm>
#include <tuple>

namespace pithead::server {
namespace {

bool is_knock_out(const Tournament& tournament) {
  return tournament.plan.kind == TournamentPlan::Kind::KnockOut;
}

// Everybody sits out a round robin equally often, so that brings nothing; who sits out elsewhere has won.
int points_of_bye(const Tournament& tournament) {
  return tournament.plan.kind == TournamentPlan::Kind::RoundRobin ? 0 : kPointsOfWin;
}

void count_table(const TournamentTable& table, std::vector<Placing>& placings) {
  for (std::size_t seat = 0; seat < table.ranks.size(); ++seat) {
    const int entrant = table.seats[seat].entrant;
    if (entrant == kBotEntrant) continue;
    Placing& placing = placings[static_cast<std::size_t>(entrant)];
    placing.points += points_at(table.ranks, seat);
    placing.won += table.ranks[seat] == 1 ? 1 : 0;
    ++placing.played;
  }
}

void count_opponents(const TournamentTable& table, std::vector<Placing>& placings) {
  if (!table.over) return;
  for (const TournamentSeat& mine : table.seats) {
    for (const TournamentSeat& other : table.seats) {
      if (&mine == &other || mine.entrant == kBotEntrant || other.entrant == kBotEntrant) continue;
      placings[static_cast<std::size_t>(mine.entrant)].opponents +=
          placings[static_cast<std::size_t>(other.entrant)].points;
    }
  }
}

// How far everybody came, and the place at the last table.
struct KnockOutPath {
  const Tournament& tournament;
  std::vector<Placing>& placings;
  std::vector<int> last_place;

  Placing& of(int entrant) const { return placings[static_cast<std::size_t>(entrant)]; }

  void follow(const TournamentRound& round) {
    for (const int each : round.byes) ++of(each).reached;
    const bool final_table = round.tables.size() == 1 && round.byes.empty();
    for (const TournamentTable& table : round.tables) {
      for (const int each : table.paired) {
        ++of(each).reached;
        if (table.over) leave(each, kMaxPlace);
      }
      for (std::size_t seat = 0; seat < table.ranks.size(); ++seat)
        if (const int entrant = table.seats[seat].entrant; entrant != kBotEntrant)
          leave(entrant, table.ranks[seat]);
      if (final_table) continue;
      for (const int each : who_goes_on(tournament, table)) of(each).still_in = true;
    }
  }

 private:
  static constexpr int kMaxPlace = 99;  // of who did not come

  void leave(int entrant, int place) {
    of(entrant).still_in = false;
    last_place[static_cast<std::size_t>(entrant)] = place;
  }
};

void place_in_knock_out(const Tournament& tournament, std::vector<Placing>& placings) {
  KnockOutPath path{tournament, placings, std::vector<int>(placings.size())};
  for (const TournamentRound& round : tournament.rounds) path.follow(round);
  const auto key = [&](const Placing& each) {
    const auto entrant = static_cast<std::size_t>(each.entrant);
    return std::tuple(-each.reached, each.still_in ? 0 : 1, each.still_in ? 0 : path.last_place[entrant]);
  };
  std::ranges::sort(placings, {}, [&](const Placing& each) {
    return std::pair(key(each), tournament.entrants[static_cast<std::size_t>(each.entrant)].seed);
  });
  for (std::size_t i = 0; i < placings.size(); ++i) {
    const bool shared = i > 0 && key(placings[i]) == key(placings[i - 1]);
    placings[i].place = shared ? placings[i - 1].place : static_cast<int>(i) + 1;
  }
}

void place_by_points(const Tournament& tournament, std::vector<Placing>& placings) {
  std::ranges::sort(placings, {}, [&](const Placing& each) {
    const int lot = tournament.entrants[static_cast<std::size_t>(each.entrant)].lot;
    return std::tuple(-each.points, -each.opponents, -each.won, lot);
  });
  for (std::size_t i = 0; i < placings.size(); ++i) placings[i].place = static_cast<int>(i) + 1;
}

}  // namespace

int points_at(std::span<const int> ranks, std::size_t seat) {
  const auto seats = static_cast<int>(ranks.size());
  if (seats == 1) return kPointsOfWin;
  const auto better =
      static_cast<int>(std::ranges::count_if(ranks, [&](int each) { return each < ranks[seat]; }));
  const auto equal = static_cast<int>(std::ranges::count(ranks, ranks[seat]));
  // The mean of the places from `better` to `better + equal - 1`, of which the first is worth most.
  const int twice_behind = 2 * (seats - 1 - better) - (equal - 1);
  return twice_behind * kPointsOfWin / (2 * (seats - 1));
}

std::vector<int> who_goes_on(const Tournament& tournament, const TournamentTable& table) {
  if (!table.over) return {};
  struct Result {
    int rank;
    int seed;
    int entrant;
  };
  std::vector<Result> results;
  for (std::size_t seat = 0; seat < table.ranks.size(); ++seat) {
    const int entrant = table.seats[seat].entrant;
    if (entrant == kBotEntrant) continue;
    results.push_back(
        {table.ranks[seat], tournament.entrants[static_cast<std::size_t>(entrant)].seed, entrant});
  }
  std::ranges::sort(results, {}, [](const Result& each) { return std::pair(each.rank, each.seed); });
  // Somebody always goes on and somebody always goes out, unless one is alone.
  const auto most =
      std::max<std::size_t>(1, std::min(static_cast<std::size_t>(tournament.plan.go_on),
                                        results.size() - std::min<std::size_t>(results.size(), 1)));
  std::vector<int> on;
  for (const Result& each : results)
    if (on.size() < most) on.push_back(each.entrant);
  return on;
}

std::vector<Placing> standings(const Tournament& tournament) {
  std::vector<Placing> placings(tournament.entrants.size());
  for (std::size_t i = 0; i < placings.size(); ++i) placings[i].entrant = static_cast<int>(i);
  for (const TournamentRound& round : tournament.rounds) {
    for (const int each : round.byes)
      if (round.open) placings[static_cast<std::size_t>(each)].points += points_of_bye(tournament);
    for (const TournamentTable& table : round.tables) count_table(table, placings);
  }
  for (const TournamentRound& round : tournament.rounds)
    for (const TournamentTable& table : round.tables) count_opponents(table, placings);
  is_knock_out(tournament) ? place_in_knock_out(tournament, placings) : place_by_points(tournament, placings);
  for (Placing& each : placings)
    if (!tournament.entrants[static_cast<std::size_t>(each.entrant)].active) each.still_in = false;
  return placings;
}

}  // namespace pithead::server
