// What every store promises, on each of them.
#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "server/store/analyses.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

INSTANTIATE_TEST_SUITE_P(Store, AnyStore, testing::Values("Sqlite", "Postgres"),
                         [](const auto& test) { return test.param; });

// ---- the log ----------------------------------------------------------------------------------------

TEST_P(AnyStore, KeepsALogInOrder) {
  for (int version = 1; version <= 12; ++version)
    ASSERT_EQ(append_one(store(), entry_of("t", version, std::to_string(version))), Appended::Written);
  reopen();
  const auto all = must(store().read("t", 0));
  ASSERT_EQ(all.size(), 12U);
  EXPECT_EQ(all[0], (Entry{"t", 1, 1001, "1"}));
  EXPECT_EQ(all[11], (Entry{"t", 12, 1012, "12"}));
  EXPECT_EQ(must(store().read("t", 10)).size(), 2U);
  EXPECT_EQ(must(store().read("t", 12)).size(), 0U);
  EXPECT_EQ(must(store().read("nowhere", 0)).size(), 0U);
}

TEST_P(AnyStore, WhoeverWritesANumberFirstHasDecidedIt) {
  ASSERT_EQ(append_one(store(), entry_of("t", 1, "first")), Appended::Written);
  Append second = entry_of("t", 1, "second");
  second.summary.card = "second";
  second.summary.changed = 9999;
  EXPECT_EQ(append_one(store(), second), Appended::Taken);
  EXPECT_EQ(must(store().read("t", 0)).at(0).body, "first");
  save(summary_of("t", 2));
  EXPECT_EQ(must(store().read("t", 0)).size(), 2U);
}

TEST_P(AnyStore, ATakenEntryDoesNotChangeTheSummary) {
  Append first = entry_of("t", 1);
  first.summary.listed = true;
  ASSERT_EQ(append_one(store(), first), Appended::Written);
  Append second = first;
  second.summary.version = 7;
  second.summary.card = "second";
  second.summary.members = {{"eve", true}};
  ASSERT_EQ(append_one(store(), second), Appended::Taken);
  EXPECT_EQ(must(store().listed_tables(9, 0)), std::vector{first.summary});
  EXPECT_TRUE(must(store().tables_of("eve", 9)).empty());
}

TEST_P(AnyStore, LeavesNoGap) {
  EXPECT_EQ(append_one(store(), entry_of("t", 2)), Appended::Taken);
  EXPECT_EQ(append_one(store(), entry_of("t", 0)), Appended::Taken);
  EXPECT_EQ(append_one(store(), entry_of("t", -1)), Appended::Taken);
  EXPECT_EQ(append_one(store(), entry_of("t", 1)), Appended::Written);
  EXPECT_EQ(append_one(store(), entry_of("t", 3)), Appended::Taken);
  EXPECT_EQ(versions_of(store(), "t"), (std::vector<std::int64_t>{1}));
}

TEST_P(AnyStore, AnswersEachOfABatchInTheOrderAsked) {
  ASSERT_EQ(append_one(store(), entry_of("m", 1)), Appended::Written);
  const std::vector<Append> batch{entry_of("z", 1), entry_of("m", 1), entry_of("a", 1),
                                  entry_of("z", 2), entry_of("b", 5), entry_of("a", 2)};
  using enum Appended;
  EXPECT_EQ(must(store().append(batch)), (std::vector{Written, Taken, Written, Written, Taken, Written}));
  EXPECT_EQ(versions_of(store(), "z"), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(versions_of(store(), "a"), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(versions_of(store(), "b"), std::vector<std::int64_t>{});
  EXPECT_TRUE(must(store().append({})).empty());
}

// It was made by somebody who thought the entry before was theirs.
TEST_P(AnyStore, WhatFollowsATakenEntryInABatchIsTakenToo) {
  ASSERT_EQ(append_one(store(), entry_of("t", 1, "of another node")), Appended::Written);
  const std::vector<Append> batch{entry_of("t", 1), entry_of("t", 2), entry_of("u", 1), entry_of("t", 3)};
  using enum Appended;
  EXPECT_EQ(must(store().append(batch)), (std::vector{Taken, Taken, Written, Taken}));
  EXPECT_EQ(versions_of(store(), "t"), (std::vector<std::int64_t>{1}));
  EXPECT_EQ(append_one(store(), entry_of("t", 2)), Written);
  // Of two that ask for the same number, nobody knows on which of them the third was made.
  const std::vector<Append> twice{entry_of("t", 3, "a"), entry_of("t", 3, "b"), entry_of("t", 4)};
  EXPECT_EQ(must(store().append(twice)), (std::vector{Written, Taken, Taken}));
  EXPECT_EQ(must(store().read("t", 2)).at(0).body, "a");
}

TEST_P(AnyStore, KeepsAnyText) {
  std::string big;
  for (std::size_t i = 0; i < 300'000; ++i) big += static_cast<char>('a' + i * 7919 % 26);
  const std::vector<std::string> bodies{"",
                                        " ",
                                        "it's \"quoted\" \\ back",
                                        "$1 ?1 :a %s",
                                        "Grüße, Kohle für 三人 ⛏️🪨",
                                        "line\nline\r\ttab",
                                        "'; DROP TABLE entries; --",
                                        big};
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    Append append = entry_of("tä'b\"le", static_cast<std::int64_t>(i) + 1, bodies[i]);
    append.summary.listed = true;
    append.summary.card = bodies[i];
    const PersonId person = bodies[i] == big ? "p" : bodies[i];  // PostgreSQL has no index on texts so long
    append.summary.members = {{person, true}};
    ASSERT_EQ(append_one(store(), append), Appended::Written);
    EXPECT_EQ(must(store().listed_tables(5, 0)), std::vector{append.summary});
    EXPECT_EQ(must(store().tables_of(person, 5)), std::vector{append.summary});
  }
  reopen();
  const auto read = must(store().read("tä'b\"le", 0));
  ASSERT_EQ(read.size(), bodies.size());
  for (std::size_t i = 0; i < bodies.size(); ++i) EXPECT_EQ(read[i].body, bodies[i]);
}

TEST_P(AnyStore, WritesABatchLargerThanAnySocketBuffer) {
  std::vector<Append> batch;
  batch.reserve(256);
  for (int i = 0; i < 256; ++i)
    batch.push_back(entry_of("t" + std::to_string(i % 64), 1 + i / 64, std::string(40'000, 'x')));
  const auto answers = must(store().append(batch));
  EXPECT_EQ(std::ranges::count(answers, Appended::Written), 256);
  EXPECT_EQ(must(store().read("t7", 0)).at(3).body.size(), 40'000U);
}

// ---- lists ------------------------------------------------------------------------------------------

TEST_P(AnyStore, ListsWhatGoesOnAndTheLatestOfWhatIsOver) {
  const auto write = [&](const TableId& table, Milliseconds changed, Summary::Status status) {
    const auto version = static_cast<std::int64_t>(must(store().read(table, 0)).size()) + 1;
    Append append = entry_of(table, version);
    append.summary.changed = changed;
    append.summary.status = status;
    append.summary.members = {{"ada", false}, {"ada", false}, {"bob", false}};
    ASSERT_EQ(append_one(store(), append), Appended::Written);
  };
  using enum Summary::Status;
  write("running", 1, Running);
  write("waiting", 2, Open);
  for (int i = 0; i < 5; ++i) write("over" + std::to_string(i), 10 + i, Over);
  write("closed", 20, Closed);
  write("over0", 30, Over);  // somebody says something, but others ended later
  using Names = std::vector<TableId>;
  EXPECT_EQ(names_of(must(store().tables_of("ada", 4))), (Names{"closed", "over4", "over3", "over2"}));
  EXPECT_EQ(names_of(must(store().tables_of("bob", 99))),
            (Names{"over0", "closed", "over4", "over3", "over2", "over1", "waiting", "running"}));
}

TEST_P(AnyStore, TheNewestSummaryOfABatchWins) {
  std::vector<Append> batch{entry_of("t", 1), entry_of("t", 2), entry_of("t", 3)};
  for (Append& append : batch) append.summary.listed = true;
  batch[0].summary.members = {{"ada", true}, {"bob", false}, {"cyd", false}};
  batch[2].summary.members = {{"bob", true}, {"ada", false}};
  batch[2].summary.deadline = 77;
  batch[2].summary.status = Summary::Status::Running;
  batch[2].summary.bot_to_move = true;
  ASSERT_EQ(must(store().append(batch)), std::vector(3, Appended::Written));
  EXPECT_EQ(must(store().listed_tables(9, 0)), std::vector{batch[2].summary});
  EXPECT_TRUE(must(store().tables_of("cyd", 9)).empty());
  EXPECT_EQ(must(store().tables_of("ada", 9)), std::vector{batch[2].summary});
}

TEST_P(AnyStore, AnOlderSummaryIsNotWritten) {
  Append first = entry_of("t", 1);
  first.summary.version = 5;  // not what a table would do, but the store must not go back
  first.summary.listed = true;
  first.summary.members = {{"ada", false}};
  ASSERT_EQ(append_one(store(), first), Appended::Written);
  Append second = entry_of("t", 2);
  second.summary.members = {{"bob", false}};
  ASSERT_EQ(append_one(store(), second), Appended::Written);
  EXPECT_EQ(must(store().listed_tables(9, 0)), std::vector{first.summary});
  EXPECT_TRUE(must(store().tables_of("bob", 9)).empty());
}

TEST_P(AnyStore, ListsTheTablesOfAPersonLatestFirst) {
  for (int i = 1; i <= 5; ++i) {
    Summary summary = summary_of("t" + std::to_string(i), 1);
    summary.changed = i == 2 ? 900 : 100 * i;
    summary.status = i == 3 ? Summary::Status::Over : Summary::Status::Running;
    summary.members = {{"bob", false}, {i == 4 ? "cyd" : "ada", true}};
    if (i == 5) summary.members.push_back({"ada", false});  // two seats
    save(summary);
  }
  EXPECT_EQ(names_of(must(store().tables_of("ada", 9))), (std::vector<TableId>{"t2", "t5", "t3", "t1"}));
  EXPECT_EQ(names_of(must(store().tables_of("ada", 2))), (std::vector<TableId>{"t2", "t5"}));
  EXPECT_EQ(names_of(must(store().tables_of("cyd", 9))), (std::vector<TableId>{"t4"}));
  EXPECT_TRUE(must(store().tables_of("ada", 0)).empty());
  EXPECT_EQ(must(store().tables_of("ada", SIZE_MAX)).size(), 4U);
  EXPECT_EQ(must(store().tables_of("ada", 2)).at(1).members,
            (std::vector<Summary::Member>{{"bob", false}, {"ada", true}, {"ada", false}}));
}

TEST_P(AnyStore, ListsTheNewestOfEachHostBeforeTheNextOfAny) {
  for (int i = 1; i <= 5; ++i) {
    Summary summary = summary_of("t" + std::to_string(i), 1);
    summary.changed = 100 * i;
    summary.listed = true;
    summary.host = i == 1 ? "ada" : "flood";
    save(summary);
  }
  EXPECT_EQ(names_of(must(store().listed_tables(3, 0))), (std::vector<TableId>{"t5", "t1", "t4"}));
  EXPECT_EQ(names_of(must(store().listed_tables(9, 300))), (std::vector<TableId>{"t5", "t4", "t3"}));
}

TEST_P(AnyStore, ListsOpenAndRunningTablesThatAreListed) {
  using enum Summary::Status;
  int i = 0;
  for (const auto status : {Open, Running, Over, Closed}) {
    for (const bool listed : {true, false}) {
      Summary summary = summary_of("t" + std::to_string(++i), 1);
      summary.status = status;
      summary.listed = listed;
      summary.changed = i;
      save(summary);
    }
  }
  EXPECT_EQ(names_of(must(store().listed_tables(9, 0))), (std::vector<TableId>{"t3", "t1"}));
  EXPECT_EQ(names_of(must(store().listed_tables(1, 0))), (std::vector<TableId>{"t3"}));
}

TEST_P(AnyStore, ListsWhatIsDueByDeadline) {
  const auto add = [&](const TableId& table, Summary::Status status, bool bot,
                       std::optional<Milliseconds> deadline) {
    Summary summary = summary_of(table, 1);
    summary.status = status;
    summary.bot_to_move = bot;
    summary.deadline = deadline;
    save(summary);
  };
  using enum Summary::Status;
  add("late", Running, false, 500);
  add("bot", Running, true, {});
  add("soon", Running, false, 100);
  add("later", Running, false, 501);
  add("bot with time", Running, true, 9000);
  add("over", Over, true, 100);
  add("open", Open, true, 100);
  add("untimed", Running, false, {});
  EXPECT_EQ(names_of(must(store().due_tables(501))),
            (std::vector<TableId>{"soon", "late", "bot with time", "bot"}));
  EXPECT_EQ(names_of(must(store().timed_tables())),
            (std::vector<TableId>{"soon", "late", "later", "bot with time"}));
}

TEST_P(AnyStore, CountsTheTablesAPersonHosts) {
  using enum Summary::Status;
  int i = 0;
  for (const auto status : {Open, Running, Over, Closed, Open}) {
    Summary summary = summary_of("t" + std::to_string(++i), 1);
    summary.status = status;
    summary.host = i == 5 ? "bob" : "ada";
    save(summary);
  }
  EXPECT_EQ(must(store().hosted_tables("ada")), 2);
  EXPECT_EQ(must(store().hosted_tables("bob")), 1);
  EXPECT_EQ(must(store().hosted_tables("cyd")), 0);
}

// ---- analyses ---------------------------------------------------------------------------------------

AnalysisJob job_of(const TableId& table, Milliseconds asked, const PersonId& person = "ada") {
  AnalysisJob job;
  job.table = table;
  job.person = person;
  job.asked = asked;
  job.iterations = 500;
  job.plies = 3;
  return job;
}

TEST_P(AnyStore, KeepsWhatIsAnalysedAndGoesOnWithIt) {
  EXPECT_EQ(must(store().analyses().find("t")), std::nullopt);
  must(store().analyses().want(job_of("t", 10)));
  EXPECT_EQ(must(store().analyses().find("t")), job_of("t", 10));
  const AnalysedDecision second{1, 900, R"({"ply":1})"};
  const AnalysedDecision first{0, 0, R"({"ply":0})"};
  must(store().analyses().add({"t", "", 0}, second, 40));
  const auto job = must(store().analyses().add({"t", "", 0}, first, 60));
  EXPECT_EQ(job->done, 2);
  EXPECT_EQ(job->spent, 100);
  must(store().analyses().add({"t", "", 0}, {1, 5, "another"}, 40));
  must(store().analyses().stop("t"));
  reopen();
  EXPECT_EQ(must(store().analyses().find("t"))->state, AnalysisJob::State::Stopped);
  EXPECT_EQ(must(store().analyses().find("t"))->spent, 100) << "what was there already took no time";
  EXPECT_EQ(must(store().analyses().decisions("t", 0, 9)), (std::vector{first, second}));
  EXPECT_EQ(must(store().analyses().decisions("t", 1, 9)), std::vector{second});
  EXPECT_EQ(must(store().analyses().decisions("t", 0, 1)), std::vector{first});
  EXPECT_EQ(must(store().analyses().plies("t")), (std::vector<std::int64_t>{0, 1}));
  EXPECT_TRUE(must(store().analyses().decisions("other", 0, 9)).empty());
  AnalysisJob again = job_of("t", 20, "bob");
  again.iterations = 9;
  must(store().analyses().want(again));
  const auto wanted = must(store().analyses().find("t"));
  EXPECT_EQ(wanted->state, AnalysisJob::State::Wanted);
  EXPECT_EQ(wanted->person, "bob");
  EXPECT_EQ(wanted->asked, 20);
  EXPECT_EQ(wanted->iterations, 500) << "one analysis is of one kind";
  must(store().analyses().finish("t"));
  must(store().analyses().want(job_of("t", 30)));
  EXPECT_EQ(must(store().analyses().find("t"))->state, AnalysisJob::State::Done);
  must(store().analyses().stop("t"));
  EXPECT_EQ(must(store().analyses().find("t"))->state, AnalysisJob::State::Done);
}

TEST_P(AnyStore, AnAnalysisThatIsOnlyPreparedIsNotWanted) {
  must(store().analyses().prepare(job_of("t", 10)));
  EXPECT_EQ(must(store().analyses().find("t"))->state, AnalysisJob::State::Stopped);
  EXPECT_EQ(must(store().analyses().claim("node", 0, 1)), std::nullopt);
  must(store().analyses().want(job_of("t", 10)));
  must(store().analyses().prepare(job_of("t", 10)));
  EXPECT_EQ(must(store().analyses().find("t"))->state, AnalysisJob::State::Wanted);
}

TEST_P(AnyStore, FindsTheWorstSlips) {
  for (const auto& [ply, slip] :
       std::vector<std::pair<std::int64_t, std::int64_t>>{{0, 300}, {1, 0}, {2, 2000}, {3, 700}, {4, 2000}}) {
    must(store().analyses().add({"t", "", 0}, {ply, slip, "{}"}, 1));
  }
  EXPECT_EQ(must(store().analyses().worst_slips("t", 9)), (std::vector<std::int64_t>{2, 4, 3, 0}));
  EXPECT_EQ(must(store().analyses().worst_slips("t", 2)), (std::vector<std::int64_t>{2, 4}));
  EXPECT_TRUE(must(store().analyses().worst_slips("other", 2)).empty());
}

TEST_P(AnyStore, TheFirstAskedForIsClaimedFirstAndByOneNode) {
  must(store().analyses().want(job_of("late", 30, "bob")));
  must(store().analyses().want(job_of("soon", 10)));
  must(store().analyses().want(job_of("then", 20)));
  EXPECT_EQ(must(store().analyses().wanted("ada")), std::pair(2, 3));
  EXPECT_EQ(must(store().analyses().wanted("eve")), std::pair(0, 3));
  EXPECT_EQ(must(store().analyses().find("late"))->ahead, 2);
  EXPECT_EQ(must(store().analyses().claim("one", 1000, 2000))->table, "soon");
  EXPECT_EQ(must(store().analyses().claim("two", 1000, 2000))->table, "then");
  EXPECT_EQ(must(store().analyses().claim("two", 1000, 2000))->table, "late");
  EXPECT_EQ(must(store().analyses().claim("two", 2000, 3000)), std::nullopt) << "all are claimed";
  must(store().analyses().renew({"soon", "one", 5000}));
  must(store().analyses().renew({"late", "one", 5000}));  // it is another's
  EXPECT_EQ(must(store().analyses().claim("two", 2001, 3000))->table, "then");
  EXPECT_EQ(must(store().analyses().claim("one", 2001, 3000))->table, "late");
  const auto job = must(store().analyses().add({"soon", "two", 9000}, {0, 0, "{}"}, 1));
  EXPECT_EQ(job->node, "one");
  EXPECT_EQ(job->until, 5000) << "only who has a claim renews it";
  EXPECT_EQ(must(store().analyses().add({"soon", "one", 9000}, {1, 0, "{}"}, 1))->until, 9000);
  must(store().analyses().finish("soon"));
  EXPECT_EQ(must(store().analyses().find("late"))->ahead, 1);
  EXPECT_EQ(must(store().analyses().wanted("ada")), std::pair(1, 2));
}

// ---- what nodes share -------------------------------------------------------------------------------

TEST_P(AnyStore, TheFirstSecretWins) {
  EXPECT_EQ(must(store().secret("cookies", "first")), "first");
  EXPECT_EQ(must(store().secret("cookies", "second")), "first");
  EXPECT_EQ(must(store().secret("other", "third")), "third");
  reopen();
  EXPECT_EQ(must(store().secret("cookies", "fourth")), "first");
}

TEST_P(AnyStore, KnowsTheLastBeatOfAnyNode) {
  EXPECT_EQ(must(store().last_heartbeat()), std::nullopt);
  must(store().heartbeat("node 1", 100));
  must(store().heartbeat("node 2", 300));
  must(store().heartbeat("node 1", 200));
  EXPECT_EQ(must(store().last_heartbeat()), 300);
  must(store().heartbeat("node 1", 400));
  reopen();
  EXPECT_EQ(must(store().last_heartbeat()), 400);
}

}  // namespace
}  // namespace pithead::server
