// Analyses of finished games with a real store, real threads and a clock that the test sets.
#include <future>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/analysis_api.h"
#include "server/store/store_thread.h"
#include "server/thinking_pool.h"
#include "tests/server/hand_loop.h"
#include "tests/server/postgres.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr int kIterations = 4;

// Keeps a game of Ada and Bruno in the store, over unless it is stopped before.
Match keep_game(const std::string& address, const TableId& id, int most_plies = 100'000,
                const std::string& game = "coal-baron") {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bruno")}, game), "ada", Table(id));
  at.start(7);
  Rng rng(3);
  while (at.table.status() == Summary::Status::Running && at.table.ply() < most_plies) {
    const std::vector<Move> legal = at.table.match()->state().legal();
    const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    at.make(MovePlayed{at.table.actor(), at.table.ply(), move});
  }
  const auto store = opened(address);
  std::vector<Append> batch;
  for (const Entry& entry : at.log) batch.push_back({entry, summary_of(id, entry.version), {}, {}});
  must(store->append(batch));
  Match match = at.table.match()->from_the_deal();
  for (const Ply& ply : at.table.match()->plies()) match.play_legal(ply.move);
  return match;
}

// How many decisions are left in the games of most tests: a whole game takes a second or two.
constexpr std::int64_t kLeft = 30;

// As if all but the first decisions had been looked at before.
Match keep_begun_game(const std::string& address, const TableId& id, const std::string& game = "coal-baron") {
  Match match = keep_game(address, id, 100'000, game);
  AnalysisJob job;
  job.table = id;
  job.iterations = kIterations;
  job.plies = static_cast<std::int64_t>(match.plies().size());
  const auto store = opened(address);
  must(store->analyses().prepare(job));
  for (std::int64_t ply = kLeft; ply < job.plies; ++ply) {
    must(store->analyses().add({id, {}, 0}, {ply, 0, "{}"}, 0));
  }
  return match;
}

// A node, as far as analyses need one. Going out of scope is how it dies.
class AnalysisNode {
 public:
  AnalysisNode(const std::string& address, HandLoop& loop, const Milliseconds& now,
               const AnalystSettings& settings, AnalysisLimits limits)
      : loop_(loop),
        writer_(std::move(*open_store(address)), loop.post_while(alive_)),
        workers_(1, loop.post_while(alive_)),
        background_(1, loop.post_while(alive_), WorkerPool::Priority::Lower),
        registry(writer_, thinkers_, {.alone = settings.alone}, [&now] { return now; }),
        analyst(registry, writer_, analysing_, settings, [&now] { return now; }),
        api_(analyst, registry, writer_, limits) {}

  using Handle = void (AnalysisApi::*)(const ApiCall&);

  // Begins a request; the answer comes while the loop runs.
  std::shared_ptr<std::optional<HttpResponse>> begin(Handle handle, const TableId& table,
                                                     const std::string& body = "{}",
                                                     const std::string& person = "ada") {
    auto answer = std::make_shared<std::optional<HttpResponse>>();
    ApiCall call;
    call.request.body = body;
    call.request.group = "10.0.0.1";
    call.request.query = query;
    call.params = {table};
    call.authenticated = Authenticated{person_named(person), "login"};
    call.respond = [answer](HttpResponse response) { *answer = std::move(response); };
    (api_.*handle)(call);
    return answer;
  }

  json::object finish(const std::shared_ptr<std::optional<HttpResponse>>& answer) {
    EXPECT_TRUE(loop_.run_until([&] { return answer->has_value(); })) << "no answer";
    return json::parse((*answer)->body).as_object();
  }

  json::object show(const TableId& table) { return finish(begin(&AnalysisApi::show, table)); }
  json::object start(const TableId& table, const std::string& body = "{}",
                     const std::string& person = "ada") {
    return finish(begin(&AnalysisApi::start, table, body, person));
  }
  json::object stop(const TableId& table, const std::string& person = "ada") {
    return finish(begin(&AnalysisApi::stop, table, "{}", person));
  }

  bool run_until_made(std::uint64_t decisions) {
    return loop_.run_until([&] { return analyst.decisions() >= decisions; });
  }
  json::object run_until_done(const TableId& table) {
    query["from"] = "100000";  // only how far it is
    json::object told;
    EXPECT_TRUE(loop_.run_until([&] {
      told = show(table);
      return told.at("state") == "done";
    })) << json::serialize(told);
    query.clear();
    return told;
  }

  void keep_background_busy(const std::shared_future<void>& until) {
    background_.submit([until] {
      until.wait();
      return WorkerPool::Work([] {});
    });
  }

  // There is one thread, so what comes back behind the rest comes last.
  void finish_what_is_begun() {
    bool finished = false;
    background_.submit([&] { return WorkerPool::Work([&] { finished = true; }); });
    EXPECT_TRUE(loop_.run_until([&] { return finished; }));
  }

  std::map<std::string, std::string> query;

 private:
  HandLoop& loop_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  StoreThread writer_;
  WorkerPool workers_;
  WorkerPool background_;
  ThinkingPool thinkers_{workers_};
  ThinkingPool analysing_{background_};

 public:
  TableRegistry registry;
  Analyst analyst;

 private:
  AnalysisApi api_;
};

class AnalysisTest : public testing::Test {
 protected:
  AnalysisTest() { prepare_secrets(); }

  std::string file() const { return "sqlite:" + folder_ / "pithead.db"; }
  std::unique_ptr<AnalysisNode> node(int per_person = 3) {
    return std::make_unique<AnalysisNode>(
        file(), loop, now, AnalystSettings{.node = "node"},
        AnalysisLimits{.iterations = kIterations, .per_person = per_person});
  }

  HandLoop loop;
  Milliseconds now = 1'000'000'000;

 private:
  TemporaryFolder folder_;
};

TEST_F(AnalysisTest, IsRefusedWhileTheGameRuns) {
  keep_game(file(), "running", 30);
  const auto one = node();
  EXPECT_EQ(one->show("running").at("error"), "not-over");
  EXPECT_EQ(one->start("running").at("error"), "not-over");
  EXPECT_EQ(one->start("running", R"({"ply":3})").at("error"), "not-over");
  EXPECT_EQ(one->stop("running").at("error"), "not-over");
  EXPECT_EQ(one->start("nowhere").at("error"), "unknown-table");
  one->analyst.tick();
  EXPECT_EQ(one->show("running").at("error"), "not-over");
  EXPECT_EQ(one->analyst.decisions(), 0U);
}

TEST_F(AnalysisTest, FindsWhatAnalysePlyFinds) {
  for (const char* game : {"coal-baron", "card-game", "schichtwechsel"}) {
    const TableId table = game;
    const Match match = keep_begun_game(file(), table, game);
    {
      const auto one = node();
      EXPECT_EQ(one->start(table).at("type"), "analysis");
      one->run_until_done(table);
    }
    const auto kept = must(opened(file())->analyses().decisions(table, 0, kLeft));
    for (std::size_t ply = 0; ply < kept.size(); ++ply) {
      const AnalysedPly alone = analyse_ply(match, ply, {.milliseconds = 0, .iterations = kIterations}, 1);
      ASSERT_EQ(kept[ply], decision_of(match, alone)) << game;
    }
  }
}

TEST_F(AnalysisTest, GoesOnAfterARestartWhereItWas) {
  const Match match = keep_begun_game(file(), "table");
  std::uint64_t made = 0;
  {
    const auto one = node();
    one->start("table");
    ASSERT_TRUE(one->run_until_made(10));
    made = one->analyst.decisions();
  }
  const auto two = node();
  two->analyst.tick();
  two->run_until_done("table");
  EXPECT_GT(two->analyst.decisions(), 0U);
  EXPECT_LE(two->analyst.decisions(), kLeft - made + 1) << "what is done is not done again";
  EXPECT_EQ(two->show("table").at("done"), match.plies().size());
}

TEST_F(AnalysisTest, StoppingKeepsWhatIsDoneAndStartingGoesOn) {
  const Match match = keep_begun_game(file(), "table");
  const auto one = node();
  one->start("table");
  ASSERT_TRUE(one->run_until_made(10));
  EXPECT_EQ(one->stop("table").at("state"), "stopped");
  one->finish_what_is_begun();
  const auto made = one->analyst.decisions();
  one->analyst.tick();
  const json::object told = one->show("table");
  one->finish_what_is_begun();
  EXPECT_EQ(one->analyst.decisions(), made) << "nothing else was begun";
  EXPECT_EQ(told.at("state"), "stopped");
  EXPECT_FALSE(told.contains("ahead"));
  EXPECT_EQ(told.at("done"), match.plies().size() - kLeft + made) << "what was under way is kept";
  one->start("table");
  one->run_until_done("table");
  EXPECT_EQ(one->analyst.decisions(), kLeft);
}

TEST_F(AnalysisTest, TellsHowFarItIsAndWhatItFound) {
  const Match match = keep_begun_game(file(), "table");
  const auto one = node();
  one->start("table");
  ASSERT_TRUE(one->run_until_made(12));
  json::object told = one->show("table");
  EXPECT_EQ(told.at("state"), "running");
  EXPECT_EQ(told.at("of"), match.plies().size());
  EXPECT_EQ(told.at("iterations"), kIterations);
  EXPECT_EQ(told.at("ahead"), 0);
  EXPECT_TRUE(told.contains("seconds_left"));
  one->run_until_done("table");
  told = one->show("table");
  EXPECT_EQ(told.at("plies").as_array().size(), 100U) << "the rest is asked for";
  EXPECT_FALSE(told.contains("seconds_left"));
  one->query["from"] = "20";
  EXPECT_EQ(one->show("table").at("plies").at(0).at("ply"), 20);
  one->query["from"] = "1e3";
  EXPECT_EQ(one->show("table").at("error"), "bad-message");
}

TEST_F(AnalysisTest, OneGameAfterTheOtherAndSoManyForOnePerson) {
  for (const char* table : {"a", "b", "c"}) keep_begun_game(file(), table);
  const auto one = node(2);
  std::promise<void> other_work;
  one->keep_background_busy(other_work.get_future().share());
  EXPECT_EQ(one->start("a").at("ahead"), 0);
  now += 1;
  const json::object second = one->start("b");
  EXPECT_EQ(second.at("state"), "waiting");
  EXPECT_EQ(second.at("ahead"), 1);
  now += 1;
  const json::object refused = one->start("c");
  EXPECT_EQ(refused.at("error"), "too-many-analyses");
  EXPECT_NE(refused.at("what").as_string().find("you wait for 2 analyses"), json::string::npos);
  EXPECT_EQ(one->start("a").at("type"), "analysis") << "that one is waited for already";
  EXPECT_EQ(one->start("c", "{}", "bruno").at("ahead"), 2) << "somebody else's";
  EXPECT_EQ(one->stop("b").at("state"), "stopped");
  EXPECT_EQ(one->show("c").at("ahead"), 1);
  other_work.set_value();
  one->run_until_done("a");
  one->run_until_done("c");
  EXPECT_EQ(one->show("b").at("state"), "stopped");
}

TEST_F(AnalysisTest, WhoeverAskedOrPlayedMayStopIt) {
  keep_game(file(), "table");
  const auto one = node();
  const json::object told = one->start("table", "{}", "clara");
  EXPECT_EQ(told.at("may_stop"), true);
  EXPECT_EQ(one->stop("table", "eve").at("error"), "not-seated");
  EXPECT_EQ(one->stop("table", "bruno").at("state"), "stopped");
  EXPECT_EQ(one->start("table", "{}", "clara").at("type"), "analysis");
  EXPECT_EQ(one->stop("table", "clara").at("state"), "stopped");
}

TEST_F(AnalysisTest, ASingleDecisionComesBeforeWholeGames) {
  const Match match = keep_game(file(), "asked");
  keep_game(file(), "whole");
  const auto one = node();
  one->start("whole");
  ASSERT_TRUE(one->run_until_made(3));
  const auto before = one->analyst.decisions();
  const json::object told = one->start("asked", R"({"ply":40})");
  EXPECT_LT(one->analyst.decisions(), before + match.plies().size() / 2) << "the whole game is far from done";
  EXPECT_EQ(told.at("state"), "stopped");
  EXPECT_EQ(told.at("done"), 1);
  ASSERT_EQ(told.at("plies").as_array().size(), 1U);
  const AnalysedPly alone = analyse_ply(match, 40, {.milliseconds = 0, .iterations = kIterations}, 1);
  EXPECT_EQ(told.at("plies").at(0), json::parse(decision_of(match, alone).body));
  one->stop("whole");
  one->finish_what_is_begun();
  const auto made = one->analyst.decisions();
  EXPECT_EQ(one->start("asked", R"({"ply":40})").at("plies"), told.at("plies"));
  EXPECT_EQ(one->analyst.decisions(), made) << "it was there";
  EXPECT_EQ(one->start("asked", R"({"ply":100000})").at("error"), "bad-message");
  EXPECT_EQ(one->start("asked", R"({"ply":-1})").at("error"), "bad-message");
  EXPECT_EQ(one->start("asked", R"({"ply":"x"})").at("error"), "bad-message");
}

TEST_F(AnalysisTest, APersonAsksOneQuestionAfterTheOther) {
  keep_game(file(), "table");
  const auto one = node();
  std::promise<void> other_work;
  one->keep_background_busy(other_work.get_future().share());
  const auto first = one->begin(&AnalysisApi::start, "table", R"({"ply":1})");
  EXPECT_EQ(one->start("table", R"({"ply":2})").at("error"), "too-fast");
  const auto others = one->begin(&AnalysisApi::start, "table", R"({"ply":2})", "bruno");
  other_work.set_value();
  EXPECT_EQ(one->finish(first).at("plies").at(0).at("ply"), 1);
  EXPECT_EQ(one->finish(others).at("plies").at(0).at("ply"), 2);
  EXPECT_EQ(one->start("table", R"({"ply":2})").at("type"), "analysis");
}

TEST_F(AnalysisTest, AnAddressSendsOnlySoManyGames) {
  keep_game(file(), "table");
  const auto one = node();
  int taken = 0;
  json::object told;
  for (; taken < 100; ++taken) {
    told = one->start("table");
    if (told.contains("error")) break;
    one->stop("table");
  }
  EXPECT_EQ(taken, 10);
  EXPECT_EQ(told.at("error"), "too-fast");
}

TEST_F(AnalysisTest, AGameThatCannotBeReadDoesNotStandInTheWay) {
  keep_begun_game(file(), "good");
  AnalysisJob bad;
  bad.table = "gone";
  bad.asked = 1;
  bad.plies = 10;
  must(opened(file())->analyses().want(bad));
  const auto one = node();
  one->start("good");
  one->run_until_done("good");
}

// Analyses have a thread of their own: whatever they do, nobody waits for it.
TEST_F(AnalysisTest, BotsDoNotWaitForIt) {
  const auto one = node();
  std::promise<void> long_thought;
  one->keep_background_busy(long_thought.get_future().share());
  std::string id;
  std::optional<Reply> opened_table;
  const auto wanted = read_new_table(
      R"({"game":"coal-baron","seats":[{"kind":"person"},{"kind":"bot","level":"easy"}]})", id);
  one->registry.create(*wanted, person_named("ada"), id, "secret",
                       [&](Reply reply) { opened_table = std::move(reply); });
  ASSERT_TRUE(loop.run_until([&] { return opened_table.has_value(); }));
  const TableId table = std::get<Done>(*opened_table).table;
  const auto play = [&](const std::string& type, const std::string& more) {
    std::optional<Reply> answer;
    const auto wish = read_wish(R"({"type":")" + type + R"(","table":")" + table + '"' + more + "}", id);
    one->registry.wish(*wish, person_named("ada"), nullptr, [&](Reply reply) { answer = std::move(reply); });
    return loop.run_until([&] { return answer.has_value(); });
  };
  ASSERT_TRUE(play("start", ""));
  // Ada moves whenever it is her turn, until the bot has moved.
  for (int turns = 0; turns < 5 && one->registry.counts().bot_moves == 0; ++turns) {
    std::string move;
    int ply = 0;
    one->registry.read(table, [&](const Answer<const Table*>& told) {
      ply = (*told)->ply();
      move = (*told)->match()->game().move_text((*told)->match()->state().legal().front());
    });
    ASSERT_TRUE(loop.run_until([&] { return !move.empty(); }));
    play("move", ",\"ply\":" + std::to_string(ply) + R"(,"move":")" + move + '"');
    ASSERT_TRUE(loop.run_until([&] { return one->registry.counts().bot_moves > 0; }));
  }
  EXPECT_GT(one->registry.counts().bot_moves, 0U);
  long_thought.set_value();
}

// ---- two nodes -------------------------------------------------------------------------------------------

TEST_F(AnalysisTest, OfTwoNodesOneIsAtItAndTheOtherTakesOverWhenItDies) {
  const PostgresDatabase database;
  keep_begun_game(database.url(), "table");
  const auto another = [&](const char* name) {
    return std::make_unique<AnalysisNode>(database.url(), loop, now,
                                          AnalystSettings{.alone = false, .node = name},
                                          AnalysisLimits{.iterations = kIterations});
  };
  auto one = another("one");
  const auto two = another("two");
  one->start("table");
  ASSERT_TRUE(one->run_until_made(5));
  two->analyst.tick();
  EXPECT_EQ(two->show("table").at("state"), "running") << "elsewhere";
  ASSERT_TRUE(one->run_until_made(15));
  EXPECT_EQ(two->analyst.decisions(), 0U);
  one.reset();
  now += 14'000;
  two->analyst.tick();
  EXPECT_EQ(two->show("table").at("state"), "running") << "it may be slow";
  EXPECT_EQ(two->analyst.decisions(), 0U);
  now += 2'000;
  EXPECT_EQ(two->show("table").at("state"), "waiting");
  two->analyst.tick();
  two->run_until_done("table");
  EXPECT_GT(two->analyst.decisions(), 0U);
  EXPECT_LE(two->analyst.decisions(), kLeft - 14U);
}

TEST_F(AnalysisTest, TwoNodesGoThroughTwoGames) {
  const PostgresDatabase database;
  keep_begun_game(database.url(), "a");
  keep_begun_game(database.url(), "b");
  const auto another = [&](const char* name) {
    return std::make_unique<AnalysisNode>(database.url(), loop, now,
                                          AnalystSettings{.alone = false, .node = name},
                                          AnalysisLimits{.iterations = kIterations});
  };
  const auto one = another("one");
  const auto two = another("two");
  one->start("a");
  ASSERT_TRUE(one->run_until_made(1));
  two->start("b");
  ASSERT_TRUE(two->run_until_made(1));
  one->run_until_done("a");
  two->run_until_done("b");  // asked where it is done, so that what is answered is in order
  EXPECT_EQ(one->show("b").at("state"), "done");
}

}  // namespace
}  // namespace pithead::server
