// What a node does for a tournament by itself, and what is written down with each deed.
#include "server/tournament_log.h"

#include <gtest/gtest.h>

namespace pithead::server {
namespace {

constexpr Milliseconds kHour = 3'600'000;

class TournamentLog : public testing::Test {
 protected:
  void SetUp() override {
    stored_.summary.id = "cup";
    TournamentPlan plan;
    plan.title = "Cup";
    plan.game = "coal-baron";
    plan.rounds = 3;
    plan.pause_seconds = 3600;
    act(Announced{plan});
    for (const char* each : {"ada", "bob", "cid", "dan"}) {
      stored_.members.push_back({each, each, ClubMember::Role::Member, 0});
      act(Entered{each, 1500});
    }
  }

  TournamentAppend act(Deed::What what, Milliseconds time = 0) {
    const Deed deed{.by = {}, .id = {}, .time = time, .what = std::move(what)};
    EXPECT_TRUE(check(stored_.tournament, deed));
    TournamentAppend append = append_of(stored_, deed, "secret");
    stored_.summary = append.summary;
    for (const TournamentPlace& each : append.opened) stored_.places.push_back(each);
    apply(stored_.tournament, deed);
    return append;
  }
  TournamentAppend go_on(Milliseconds now) { return act(next_deed(stored_, now).value().what, now); }

  void finish(const TournamentPlace& place, int first, int second) {
    const auto seat = [](int rank) {
      return RatedSeat{.person = {}, .level = {}, .points = 0, .rank = rank};
    };
    stored_.results.push_back({.place = place, .seats = {seat(first), seat(second)}});
  }

  StoredTournament stored_;
};

TEST_F(TournamentLog, NothingIsDoneBeforeTheStart) { EXPECT_FALSE(next_deed(stored_, 0)); }

TEST_F(TournamentLog, ARoundIsPairedAtOnceAndOpenedWhenItsTimeHasCome) {
  EXPECT_EQ(act(Started{1}).summary.wake, 0);
  EXPECT_EQ(go_on(100).summary.wake, 100 + kHour);
  EXPECT_FALSE(next_deed(stored_, 99 + kHour));
  const TournamentAppend opened = go_on(100 + kHour);
  EXPECT_EQ(opened.opened.size(), 2U);
  EXPECT_NE(opened.opened[0].table, opened.opened[1].table);
  EXPECT_EQ(opened.summary.wake, std::nullopt);
  EXPECT_FALSE(next_deed(stored_, 1'000 * kHour));
}

TEST_F(TournamentLog, TablesHaveNamesThatEveryNodeMakesAlikeAndNobodyElse) {
  act(Started{1});
  go_on(0);
  const Deed opening{.by = {}, .id = {}, .time = 0, .what = RoundOpened{}};
  EXPECT_EQ(append_of(stored_, opening, "secret").opened, append_of(stored_, opening, "secret").opened);
  EXPECT_NE(append_of(stored_, opening, "secret").opened, append_of(stored_, opening, "other").opened);
}

TEST_F(TournamentLog, ResultsAreNotedOnceAndSettleTheirTables) {
  act(Started{1});
  go_on(0);
  go_on(kHour);
  finish(stored_.places[1], 2, 1);
  const TournamentAppend noted = go_on(kHour);
  EXPECT_EQ(noted.settled, (std::vector<TableId>{stored_.places[1].table}));
  EXPECT_EQ(stored_.tournament.rounds[0].tables[1].ranks, (std::vector{2, 1}));
  EXPECT_FALSE(next_deed(stored_, kHour)) << "as long as the store tells it again";
}

TEST_F(TournamentLog, ALateResultOfAnAdjudicatedTableChangesNothing) {
  act(Started{1});
  go_on(0);
  go_on(kHour);
  act(TableAdjudicated{0, {1, 2}});
  finish(stored_.places[0], 2, 1);
  EXPECT_FALSE(next_deed(stored_, kHour));
}

TEST_F(TournamentLog, WhoIsNoMemberAnyMoreDropsOutBeforeTheNextPairing) {
  act(Started{1});
  stored_.members.erase(stored_.members.begin());
  go_on(0);
  EXPECT_FALSE(stored_.tournament.entrants[0].active);
  go_on(0);
  EXPECT_EQ(stored_.tournament.rounds[0].tables.size(), 1U);
  EXPECT_EQ(stored_.tournament.rounds[0].byes.size(), 1U);
}

TEST_F(TournamentLog, WhatIsCancelledOrBelongsToAClosedClubIsDoneWith) {
  act(Started{1});
  go_on(0);
  go_on(kHour);
  stored_.closed = true;
  const TournamentAppend cancelled = go_on(kHour);
  EXPECT_EQ(stored_.tournament.state, Tournament::State::Cancelled);
  EXPECT_EQ(cancelled.settled.size(), 2U);
  EXPECT_EQ(cancelled.summary.wake, std::nullopt);
  EXPECT_FALSE(next_deed(stored_, kHour));
}

TEST_F(TournamentLog, IsReadAsItWasWritten) {
  std::vector<TournamentEntry> log;
  act(Started{1});
  go_on(0);
  for (const Deed& deed : stored_.tournament.log)
    log.push_back({static_cast<std::int64_t>(log.size()) + 1, deed.time, write_deed(deed)});
  ASSERT_TRUE(fold_log(log));
  EXPECT_EQ(fold_log(log)->rounds.size(), 1U);
  log.push_back({99, 0, R"({"kind":"of a later version"})"});
  EXPECT_FALSE(fold_log(log));
}

}  // namespace
}  // namespace pithead::server
