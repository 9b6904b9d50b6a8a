// Whole tournaments with dropouts, replacements, adjudications and results that come in any sequence, of
// every kind and size, beside a count of their own.
#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/core/rng.h"
#include "tests/support/effort.h"
#include "tests/tournament/played.h"

namespace pithead::server {
namespace {

using Kind = TournamentPlan::Kind;

struct Numbers {
  double points = 0;
  double opponents = 0;
  int won = 0;
};

// From what happened at the tables and nothing else.
std::map<int, Numbers> count_anew(const Tournament& tournament) {
  std::map<int, Numbers> all;
  for (std::size_t i = 0; i < tournament.entrants.size(); ++i) all[static_cast<int>(i)] = {};
  std::vector<std::pair<int, int>> met;
  for (const TournamentRound& round : tournament.rounds) {
    for (const int each : round.byes) all[each].points += tournament.plan.kind == Kind::RoundRobin ? 0 : 12;
    for (const TournamentTable& table : round.tables) {
      for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const int mine = table.seats[i].entrant;
        if (mine == kBotEntrant) continue;
        // One for each rival behind, a half for each beside, of all rivals.
        double beaten = 0;
        for (std::size_t j = 0; j < table.seats.size(); ++j) {
          if (i == j) continue;
          beaten += table.ranks[i] < table.ranks[j] ? 1 : table.ranks[i] == table.ranks[j] ? 0.5 : 0;
          if (table.seats[j].entrant != kBotEntrant) met.emplace_back(mine, table.seats[j].entrant);
        }
        const auto rivals = static_cast<double>(table.seats.size() - 1);
        all[mine].points += rivals == 0 ? 12 : 12 * beaten / rivals;
        all[mine].won += table.ranks[i] == 1 ? 1 : 0;
      }
    }
  }
  for (const auto& [mine, other] : met) all[mine].opponents += all[other].points;
  return all;
}

void expect_counted_right(const Tournament& tournament) {
  const auto anew = count_anew(tournament);
  const auto table = standings(tournament);
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Numbers& mine = anew.at(table[i].entrant);
    EXPECT_DOUBLE_EQ(mine.points, table[i].points);
    EXPECT_DOUBLE_EQ(mine.opponents, table[i].opponents);
    EXPECT_EQ(mine.won, table[i].won);
    if (i == 0 || tournament.plan.kind == Kind::KnockOut) continue;
    const Numbers& above = anew.at(table[i - 1].entrant);
    const auto key = [](const Numbers& each) { return std::tuple(each.points, each.opponents, each.won); };
    EXPECT_GE(key(above), key(mine));
  }
}

void expect_everybody_plays_once(const Tournament& tournament) {
  const TournamentRound& round = tournament.rounds.back();
  std::multiset<int> there(round.byes.begin(), round.byes.end());
  for (const TournamentTable& table : round.tables) {
    there.insert(table.paired.begin(), table.paired.end());
    EXPECT_LE(static_cast<int>(table.paired.size()), tournament.plan.seats);
  }
  for (std::size_t i = 0; i < tournament.entrants.size(); ++i) {
    const auto times = there.count(static_cast<int>(i));
    EXPECT_LE(times, 1U);
    if (tournament.plan.kind != Kind::KnockOut) {
      EXPECT_EQ(times, tournament.entrants[i].active ? 1U : 0U);
    }
  }
}

std::vector<int> random_ranks(std::size_t seats, Rng& rng) {
  std::vector<int> strength;
  for (std::size_t i = 0; i < seats; ++i) strength.push_back(static_cast<int>(rng.below(6)));
  std::vector<int> ranks;
  for (const int mine : strength)
    ranks.push_back(1 +
                    static_cast<int>(std::ranges::count_if(strength, [&](int each) { return each > mine; })));
  return ranks;
}

// Things that happen to a tournament between its rounds and during them.
void disturb(Played& played, Rng& rng, int& substitutes) {
  const auto who = rng.below(static_cast<std::uint32_t>(played.tournament.entrants.size()));
  const Entrant entrant = played.tournament.entrants[who];
  if (rng.below(3) == 0) {
    if (entrant.active) played.act(Withdrawn{entrant.person}, entrant.person);
  } else if (rng.below(4) == 0) {
    played.act(PlayerReplaced{entrant.person, "substitute" + std::to_string(++substitutes)}, "organiser");
  }
}

// Each result once, in a sequence of its own; some are adjudicated, and their late results turned away.
std::vector<Deed::What> results_of(const TournamentRound& round, Rng& rng) {
  std::vector<Deed::What> deeds;
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    if (round.tables[i].over) continue;
    const std::vector<int> ranks = random_ranks(round.tables[i].seats.size(), rng);
    if (rng.below(8) == 0) {
      deeds.emplace_back(TableAdjudicated{static_cast<int>(i), ranks});
    } else {
      deeds.emplace_back(TableEnded{static_cast<int>(i), ranks});
    }
  }
  return deeds;
}

Tournament after(Tournament tournament, const std::vector<Deed::What>& deeds) {
  for (const Deed::What& what : deeds) apply(tournament, {.by = {}, .id = {}, .time = 0, .what = what});
  return tournament;
}

void play(TournamentPlan plan, int people, std::uint64_t seed) {
  Rng rng(seed);
  Played played(std::move(plan));
  played.enter(people);
  played.act(Started{seed}, "organiser");
  int substitutes = 0;
  for (int round = 0; played.is_running(); ++round) {
    ASSERT_LT(round, 100) << "it must end";
    played.pair();
    expect_everybody_plays_once(played.tournament);
    if (rng.below(3) == 0) disturb(played, rng, substitutes);
    played.act(RoundOpened{});
    if (rng.below(3) == 0) disturb(played, rng, substitutes);
    std::vector<Deed::What> results = results_of(played.round(), rng);
    const Tournament forwards = after(played.tournament, results);
    rng.shuffle(std::span(results));
    for (const Deed::What& what : results) {
      played.act(what);
      if (const auto* done = std::get_if<TableAdjudicated>(&what)) {
        EXPECT_EQ(played.objection(TableEnded{done->table, done->ranks}), Objection::Kind::Stage);
      }
    }
    EXPECT_EQ(standings(forwards), standings(played.tournament));
    EXPECT_EQ(next_pairing(forwards), next_pairing(played.tournament));
    expect_counted_right(played.tournament);
  }
  EXPECT_EQ(played.tournament.state, Tournament::State::Over);
  EXPECT_EQ(standings(played.tournament).front().place, 1);
}

TEST(TournamentSimulation, AHundredOfEveryKindAndSizeEndWithRightStandings) {
  for (const Kind kind : {Kind::RoundRobin, Kind::Swiss, Kind::KnockOut}) {
    for (int seats = 2; seats <= 4; ++seats) {
      for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(effort(100)); ++i) {
        TournamentPlan plan = plan_of(kind, seats);
        plan.bots = i % 3 == 0 ? "easy" : "";
        plan.go_on = 1 + static_cast<int>(i) % (seats - 1);
        // Schedules of round robins are searched for anew each round.
        const int most = kind == Kind::RoundRobin && seats > 2 ? 9 : 24;
        const int people = 2 + static_cast<int>(derive_seed(i, 9) % static_cast<std::uint64_t>(most - 1));
        SCOPED_TRACE(std::string(kTournamentKinds[static_cast<std::size_t>(kind)]) + " at tables of " +
                     std::to_string(seats) + " of " + std::to_string(people) + ", seed " + std::to_string(i));
        play(plan, people, i);
        if (testing::Test::HasFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace pithead::server
