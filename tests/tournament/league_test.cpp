#include "server/tournament/league.h"

#include <gtest/gtest.h>

#include "tests/tournament/played.h"

namespace pithead::server {
namespace {

// Everybody wins against those who entered later.
Tournament played_out(int people) {
  Played played(plan_of(TournamentPlan::Kind::RoundRobin, 2));
  played.enter(people);
  played.act(Started{3});
  while (played.is_running()) {
    played.open_round();
    played.end_round_by_number();
  }
  return played.tournament;
}

TEST(League, EachTournamentBringsAPointAndOneForEverybodyBehind) {
  const auto rows = count_league({played_out(4), played_out(2)});
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0], (LeagueRow{.person = "p0", .place = 1, .points = 4 + 2, .won = 2, .tournaments = 2}));
  EXPECT_EQ(rows[1], (LeagueRow{.person = "p1", .place = 2, .points = 3 + 1, .won = 0, .tournaments = 2}));
  EXPECT_EQ(rows[3], (LeagueRow{.person = "p3", .place = 4, .points = 1, .won = 0, .tournaments = 1}));
}

TEST(League, CountsInAnySequenceAndOnlyWhatIsOver) {
  Tournament cancelled = played_out(3);
  cancelled.state = Tournament::State::Cancelled;
  EXPECT_EQ(count_league({played_out(2), cancelled, played_out(4)}),
            count_league({played_out(4), played_out(2)}));
  EXPECT_TRUE(count_league({cancelled}).empty());
}

TEST(League, WhoIsEqualSharesThePlace) {
  Played drawn(plan_of(TournamentPlan::Kind::KnockOut, 2));
  drawn.enter(4);
  drawn.act(Started{1});
  drawn.open_round();
  drawn.end_round_by_number();
  drawn.open_round();
  drawn.end_round_by_number();
  const auto rows = count_league({drawn.tournament});
  EXPECT_EQ(rows[2].place, rows[3].place) << "both went out in the first round";
}

}  // namespace
}  // namespace pithead::server
