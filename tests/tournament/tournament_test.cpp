#include "server/tournament/tournament.h"

#include <gtest/gtest.h>

#include "tests/tournament/played.h"

namespace pithead::server {
namespace {

using Kind = TournamentPlan::Kind;

Played begun(TournamentPlan plan, int people, std::uint64_t seed = 5) {
  Played played(std::move(plan));
  played.enter(people);
  played.act(Started{seed}, "organiser");
  return played;
}

TEST(TournamentPoints, ATableThatIsWonBringsTwelveHoweverManySitThere) {
  EXPECT_EQ(points_at(std::vector{1, 2}, 0), 12);
  EXPECT_EQ(points_at(std::vector{1, 2}, 1), 0);
  EXPECT_EQ(points_at(std::vector{2, 1, 3}, 0), 6);
  const std::vector<int> four{1, 2, 3, 4};
  EXPECT_EQ(points_at(four, 1), 8);
  EXPECT_EQ(points_at(four, 2), 4);
}

TEST(TournamentPoints, WhoIsTiedShares) {
  EXPECT_EQ(points_at(std::vector{1, 1}, 0), 6);
  EXPECT_EQ(points_at(std::vector{1, 1, 3}, 1), 9);
  EXPECT_EQ(points_at(std::vector{1, 2, 2, 4}, 2), 6);
  EXPECT_EQ(points_at(std::vector{1, 1, 1, 1}, 3), 6);
}

TEST(TournamentPoints, ByesOfASwissTournamentAreWonAndThoseOfARoundRobinAreWorthNothing) {
  Played swiss = begun(plan_of(Kind::Swiss, 2), 3);
  swiss.open_round();
  Played robin = begun(plan_of(Kind::RoundRobin, 2), 3);
  robin.open_round();
  for (const auto& [played, points] : {std::pair(&swiss, 12), std::pair(&robin, 0)})
    for (const Placing& each : standings(played->tournament))
      if (each.entrant == played->round().byes.front()) {
        EXPECT_EQ(each.points, points);
      }
}

TEST(TournamentStandings, PointsOfOpponentsBreakTies) {
  TournamentPlan plan = plan_of(Kind::Swiss, 2);
  plan.rounds = 2;
  Played played = begun(plan, 4);
  played.open_round();
  played.end_round_by_number();
  played.open_round();
  played.end_round_by_number();
  const auto table = standings(played.tournament);
  EXPECT_EQ(table[0].entrant, 0);
  EXPECT_EQ(table[0].points, 24);
  EXPECT_EQ(table[1].points, 12);
  EXPECT_EQ(table[2].points, 12);
  EXPECT_GE(table[1].opponents, table[2].opponents);
  EXPECT_EQ(played.tournament.state, Tournament::State::Over);
}

TEST(TournamentStandings, LotsDecideWhatNothingElseDoes) {
  Played one = begun(plan_of(Kind::Swiss, 2), 6, 1);
  const auto before = standings(one.tournament);
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(one.tournament.entrants[static_cast<std::size_t>(before[i].entrant)].lot,
              static_cast<int>(i) + 1);
    EXPECT_EQ(before[i].place, static_cast<int>(i) + 1);
  }
}

TEST(TournamentEntry, NobodyEntersTwiceOrLateAndWithdrawingBeforeTheStartLeavesNothing) {
  Played played(plan_of(Kind::Swiss, 2));
  played.enter(2);
  EXPECT_EQ(played.objection(Entered{"p0", 1500}), Objection::Kind::AlreadyEntered);
  played.act(Withdrawn{"p0"}, "p0");
  EXPECT_EQ(played.tournament.entrants.size(), 1U);
  EXPECT_EQ(played.objection(Started{1}), Objection::Kind::Stage);
  EXPECT_EQ(played.objection(Withdrawn{"p0"}), Objection::Kind::NotEntered);
  played.act(Entered{"p2", 1500});
  played.act(Started{1});
  EXPECT_EQ(played.objection(Entered{"p3", 1500}), Objection::Kind::Stage);
  EXPECT_EQ(played.objection(Announced{}), Objection::Kind::Stage);
}

TEST(TournamentRounds, APairingStandsBeforeItsTablesOpenAndTheNextComesWhenAllAreOver) {
  Played played = begun(plan_of(Kind::Swiss, 2), 4);
  EXPECT_EQ(played.objection(RoundOpened{}), Objection::Kind::Stage);
  played.pair();
  EXPECT_FALSE(played.round().open);
  EXPECT_EQ(played.objection(TableEnded{0, {1, 2}}), Objection::Kind::Stage);
  EXPECT_EQ(next_pairing(played.tournament), std::nullopt);
  played.act(RoundOpened{});
  played.end_by_number(0);
  EXPECT_EQ(next_pairing(played.tournament), std::nullopt);
  played.end_by_number(1);
  EXPECT_NE(next_pairing(played.tournament), std::nullopt);
}

TEST(TournamentRounds, NobodyIsPairedTwiceOrFromOutside) {
  const Played played = begun(plan_of(Kind::Swiss, 2), 4);
  for (const std::vector<std::vector<int>>& tables :
       std::vector<std::vector<std::vector<int>>>{{{0, 1}, {1, 2}}, {{0, 4}}, {{0, -1}}})
    EXPECT_EQ(played.objection(RoundPaired{{.tables = tables, .byes = {}}}), Objection::Kind::BadPlaces);
  EXPECT_EQ(played.objection(RoundPaired{{.tables = {{0, 1}}, .byes = {1}}}), Objection::Kind::BadPlaces);
}

TEST(TournamentRounds, WhoDropsOutBeforeTheTablesOpenLeavesAWalkover) {
  Played played = begun(plan_of(Kind::Swiss, 2), 4);
  played.pair();
  const int gone = played.round().tables[0].paired[0];
  const int stays = played.round().tables[0].paired[1];
  played.act(Withdrawn{"p" + std::to_string(gone)});
  played.act(RoundOpened{});
  const TournamentTable& table = played.round().tables[0];
  EXPECT_TRUE(table.over);
  for (const Placing& each : standings(played.tournament)) {
    if (each.entrant == stays) {
      EXPECT_EQ(each.points, 12);
    }
    if (each.entrant == gone) {
      EXPECT_EQ(each.points, 0);
    }
  }
}

TEST(TournamentRounds, BotsFillGapsIfWished) {
  TournamentPlan plan = plan_of(Kind::Swiss, 4);
  plan.bots = "easy";
  Played played = begun(plan, 5);
  played.open_round();
  for (const TournamentTable& table : played.round().tables) EXPECT_EQ(table.seats.size(), 4U);
  Played twos = begun(
      [] {
        TournamentPlan two = plan_of(Kind::Swiss, 2);
        two.bots = "easy";
        return two;
      }(),
      3);
  twos.open_round();
  EXPECT_TRUE(twos.round().byes.empty());
  EXPECT_EQ(twos.tables(), 2);
  EXPECT_EQ(twos.round().tables.back().people(), 1);
  EXPECT_FALSE(twos.round().tables.back().over);
}

TEST(TournamentDeeds, AReplacementPlaysOnWithThePointsFromTheNextTableOn) {
  Played played = begun(plan_of(Kind::RoundRobin, 2), 4);
  played.open_round();
  played.act(PlayerReplaced{"p0", "substitute"}, "organiser");
  EXPECT_EQ(played.objection(PlayerReplaced{"p1", "substitute"}), Objection::Kind::AlreadyEntered);
  EXPECT_EQ(played.objection(PlayerReplaced{"p0", "other"}), Objection::Kind::NotEntered);
  played.end_round_by_number();
  played.open_round();
  bool sits = false;
  for (const TournamentTable& table : played.round().tables)
    for (const TournamentSeat& seat : table.seats) sits = sits || seat.person == "substitute";
  EXPECT_TRUE(sits);
  EXPECT_EQ(standings(played.tournament).front().points, 12);
}

TEST(TournamentDeeds, WhoDroppedOutComesBackByAReplacement) {
  Played played = begun(plan_of(Kind::RoundRobin, 2), 4);
  played.act(Withdrawn{"p3"});
  played.act(PlayerReplaced{"p3", "substitute"});
  played.open_round();
  for (const TournamentTable& table : played.round().tables) EXPECT_EQ(table.people(), 2);
}

TEST(TournamentDeeds, AnAdjudicatedTableIsOverAndALateResultIsTurnedAway) {
  Played played = begun(plan_of(Kind::Swiss, 2), 4);
  played.open_round();
  played.act(TimeExtended{0, 3600}, "organiser");
  EXPECT_EQ(played.round().tables[0].extended, 3600);
  played.act(TableAdjudicated{0, {2, 1}}, "organiser");
  EXPECT_EQ(played.objection(TableEnded{0, {1, 2}}), Objection::Kind::Stage);
  EXPECT_EQ(played.objection(TimeExtended{0, 60}), Objection::Kind::Stage);
  EXPECT_TRUE(played.round().tables[0].adjudicated);
  EXPECT_EQ(played.round().tables[0].ranks, (std::vector{2, 1}));
}

TEST(TournamentDeeds, PlacesThatCannotBeAreTurnedAway) {
  Played played = begun(plan_of(Kind::Swiss, 4), 4);
  played.open_round();
  for (const std::vector<int>& ranks : std::vector<std::vector<int>>{
           {}, {1, 2}, {1, 2, 3}, {1, 2, 3, 5}, {0, 1, 2, 3}, {1, 2, 2, 3}, {2, 2, 3, 4}})
    EXPECT_EQ(played.objection(TableAdjudicated{0, ranks}), Objection::Kind::BadPlaces);
  EXPECT_EQ(played.objection(TableAdjudicated{1, {1, 2, 3, 4}}), Objection::Kind::NoSuchTable);
  EXPECT_EQ(played.objection(TableAdjudicated{0, {1, 2, 2, 4}}), std::nullopt);
}

TEST(TournamentDeeds, ACancelledTournamentTakesNothingMore) {
  Played played = begun(plan_of(Kind::Swiss, 2), 4);
  played.act(Cancelled{}, "organiser");
  EXPECT_EQ(played.objection(Withdrawn{"p0"}), Objection::Kind::Stage);
  EXPECT_EQ(played.objection(Cancelled{}), Objection::Kind::Stage);
}

TEST(TournamentKnockOut, TheBestOfEachTableGoOnUntilOneTableDecides) {
  TournamentPlan plan = plan_of(Kind::KnockOut, 4);
  plan.go_on = 2;
  Played played = begun(plan, 8);
  played.open_round();
  EXPECT_EQ(played.tables(), 2);
  played.end_round_by_number();
  played.open_round();
  EXPECT_EQ(played.tables(), 1);
  played.end_round_by_number();
  EXPECT_EQ(played.tournament.state, Tournament::State::Over);
  const auto table = standings(played.tournament);
  EXPECT_EQ(table[0].entrant, 0);
  EXPECT_EQ(table[0].place, 1);
  EXPECT_EQ(table[1].place, 2);
  EXPECT_EQ(table[4].place, 5);
  EXPECT_EQ(table[5].place, 5) << "third of the one table as of the other";
}

TEST(TournamentKnockOut, SeedsAreByRatingIfWished) {
  TournamentPlan plan = plan_of(Kind::KnockOut, 2);
  plan.seeding = TournamentPlan::Seeding::Rating;
  Played played = begun(plan, 4);
  EXPECT_EQ(played.tournament.entrants[3].seed, 1);
  played.pair();
  EXPECT_EQ(played.round().tables[0].paired, (std::vector{3, 0}));
}

TEST(TournamentKnockOut, OfThoseWhoAreTiedTheBetterSeedGoesOnAndABotNeverDoes) {
  TournamentPlan plan = plan_of(Kind::KnockOut, 4);
  plan.seeding = TournamentPlan::Seeding::Rating;
  plan.go_on = 1;
  plan.bots = "easy";
  Played played = begun(plan, 5);
  played.open_round();
  const TournamentTable& first = played.round().tables[0];
  ASSERT_EQ(first.seats.size(), 4U);
  EXPECT_EQ(first.seats[3].entrant, kBotEntrant);
  played.act(TableEnded{0, {2, 2, 2, 1}});
  EXPECT_EQ(who_goes_on(played.tournament, played.round().tables[0]), (std::vector{4}));
}

TEST(TournamentLog, EveryDeedIsReadAsItWasWritten) {
  Played played = begun(plan_of(Kind::Swiss, 2), 3);
  played.open_round();
  played.act(TimeExtended{0, 60}, "organiser");
  played.act(TableAdjudicated{0, {1, 1}}, "organiser");
  played.act(PlayerReplaced{"p0", "q"}, "organiser");
  played.open_round();
  played.end_by_number(0);
  played.act(Withdrawn{"p1"}, "p1");
  played.act(Cancelled{}, "organiser");
  Tournament again;
  for (const Deed& deed : played.tournament.log) {
    const auto read = read_deed(write_deed(deed), deed.time);
    ASSERT_TRUE(read) << write_deed(deed);
    EXPECT_EQ(write_deed(*read), write_deed(deed));
    ASSERT_TRUE(check(again, *read));
    apply(again, *read);
  }
  EXPECT_EQ(standings(again), standings(played.tournament));
  EXPECT_EQ(read_deed("{\"kind\":\"dance\"}", 0), std::nullopt);
  EXPECT_EQ(read_deed("{\"kind\":\"result\",\"table\":0,\"ranks\":[\"x\"]}", 0), std::nullopt);
}

}  // namespace
}  // namespace pithead::server
