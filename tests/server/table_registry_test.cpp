// The registry with a real store, real threads for bots and a clock that the test sets: what needs time,
// restarts or a second node.
#include "server/table_registry.h"

#include <deque>
#include <future>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "match/record.h"
#include "server/game_clock.h"
#include "server/store/moderation.h"
#include "server/store/store_thread.h"
#include "server/table/secret.h"
#include "server/thinking_pool.h"
#include "tests/server/hand_loop.h"
#include "tests/server/postgres.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

class RecordingSession final : public Session {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    received.push_back(json::parse(*text).as_object());
  }
  void close(std::string_view /*why*/) override {}

  std::deque<json::object> received;
};

Person person_called(const std::string& name) {
  Person person;
  person.id = name;
  person.name = name;
  return person;
}

// One node: a registry with all it needs. Going out of scope is how it dies.
class Node {
 public:
  Node(const std::string& address, HandLoop& loop, const Milliseconds& now, bool alone)
      : loop_(loop),
        writer_(std::move(*open_store(address)), post()),
        workers_(1, post()),
        registry(writer_, thinkers_, settings(alone), [&now] { return now; }) {}

  // The answer to a wish of a person.
  json::object ask(const std::string& person, const std::string& message,
                   const std::shared_ptr<Session>& session = nullptr) {
    std::string id;
    const auto wish = read_wish(message, id);
    EXPECT_TRUE(wish) << message;
    std::optional<Reply> answer;
    registry.wish(*wish, person_called(person), session, [&](Reply reply) { answer = std::move(reply); });
    EXPECT_TRUE(loop_.run_until([&] { return answer.has_value(); })) << "no answer to " << message;
    return json::parse(tell_reply(id, *answer)).as_object();
  }

  TableId open(const std::string& host, const std::string& plan_text) {
    std::string id;
    const auto table = read_new_table(plan_text, id);
    EXPECT_TRUE(table) << plan_text;
    std::optional<Reply> answer;
    registry.create(*table, person_called(host), id, "secret",
                    [&](Reply reply) { answer = std::move(reply); });
    EXPECT_TRUE(loop_.run_until([&] { return answer.has_value(); }));
    return std::get<Done>(*answer).table;
  }

  // What is told to one who begins to watch.
  json::object watch(const std::string& person, const TableId& table,
                     const std::shared_ptr<RecordingSession>& session, std::int64_t since = -1) {
    std::string id;
    const std::string more = since < 0 ? "" : ",\"since\":" + std::to_string(since);
    const auto wish = read_wish(R"({"type":"watch","table":")" + table + '"' + more + "}", id);
    session->received.clear();
    registry.wish(*wish, person_called(person), session, [](const Reply& /*reply*/) {});
    EXPECT_TRUE(loop_.run_until([&] { return !session->received.empty(); }));
    return session->received.empty() ? json::object{} : session->received.front();
  }

  void keep_workers_busy(std::future<void> until) {
    const auto wait = [until = until.share()] {
      until.wait();
      return WorkerPool::Work([] {});
    };
    workers_.submit({}, Effort::Long, wait);
    workers_.submit({}, Effort::Short, wait);
  }

  // What bots think about tables of this host: all of it, up to now.
  void finish_thoughts_for(const std::string& host) {
    bool done = false;
    workers_.submit({.address = host, .person = host}, Effort::Short,
                    [&done] { return WorkerPool::Work([&done] { done = true; }); });
    EXPECT_TRUE(loop_.run_until([&] { return done; }));
  }

  void beat(Milliseconds now) {
    bool done = false;
    writer_.submit([now](Store& store) { return store.heartbeat("node", now); },
                   [&done](const StoreResult<void>& beaten) { done = beaten.has_value(); });
    EXPECT_TRUE(loop_.run_until([&] { return done; }));
  }

  void block(const PersonId& person, const PersonId& blocked) {
    bool done = false;
    writer_.submit(
        [=](Store& store) {
          (void)store.save_person(person_called(person));
          (void)store.save_person(person_called(blocked));
          return store.moderation().block(person, blocked, 1);
        },
        [&done](const StoreResult<void>& kept) { done = kept.has_value(); });
    EXPECT_TRUE(loop_.run_until([&] { return done; }));
  }

 private:
  static RegistrySettings settings(bool alone) {
    RegistrySettings settings;
    settings.alone = alone;
    return settings;
  }

  std::function<void(std::function<void()>)> post() { return loop_.post_while(alive_); }

  HandLoop& loop_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  StoreThread writer_;
  WorkerPool workers_;
  ThinkingPool thinkers_{workers_};

 public:
  TableRegistry registry;
};

class TableRegistryTest : public testing::Test {
 protected:
  TableRegistryTest() { prepare_secrets(); }

  std::string file() const { return "sqlite:" + folder_ / "pithead.db"; }

  HandLoop loop;
  Milliseconds now = 1'000'000'000;

 private:
  TemporaryFolder folder_;
};

std::string about(const std::string& type, const TableId& table, const std::string& more = "") {
  return R"({"type":")" + type + R"(","table":")" + table + '"' + more + "}";
}

constexpr const char* kTwoPeopleWithClock =
    R"({"game":"coal-baron","seats":[{"kind":"person"},{"kind":"person","name":"Bruno"}],)"
    R"("clock":{"kind":"turn","seconds":60}})";

TEST_F(TableRegistryTest, ClocksDoNotRunWhileNoServerDoes) {
  TableId table;
  {
    Node node(file(), loop, now, true);
    node.registry.begin(std::nullopt);
    table = node.open("ada", kTwoPeopleWithClock);
    ASSERT_EQ(node.ask("ada", about("start", table)).at("type"), "done");
    now += 10'000;
    node.beat(now);
  }
  now += 3'600'000;
  for (int start = 0; start < 2; ++start) {  // the second one finds that the time was given back already
    Node node(file(), loop, now, true);
    node.registry.begin(1'000'010'000);
    const auto session = std::make_shared<RecordingSession>();
    std::int64_t deadline = 0;
    // The credit may be written before or after the watcher comes.
    deadline = node.watch("ada", table, session).at("deadline").to_number<std::int64_t>();
    ASSERT_TRUE(loop.run_until([&] {
      if (!session->received.empty())
        deadline = session->received.back().at("deadline").to_number<std::int64_t>();
      return deadline == 1'000'060'000 + 3'600'000;
    })) << deadline;
    node.registry.tick();
    EXPECT_EQ(node.watch("ada", table, session).at("version"), 3) << "open, start, credit, and nothing else";
  }
}

TEST_F(TableRegistryTest, ClocksDoNotRunWhileNothingCanBeWritten) {
  Node node(file(), loop, now, true);
  node.registry.begin(std::nullopt);
  const TableId table = node.open("ada", kTwoPeopleWithClock);
  ASSERT_EQ(node.ask("ada", about("start", table)).at("type"), "done");
  const auto session = std::make_shared<RecordingSession>();
  const Milliseconds lost = now + 10'000;
  now += 100'000;
  node.registry.stop_clocks();
  node.registry.tick();
  EXPECT_EQ(node.watch("ada", table, session).at("version"), 2) << "nobody's time has run out";
  node.registry.begin(lost);
  ASSERT_TRUE(loop.run_until([&] { return session->received.size() > 1; }));
  EXPECT_EQ(session->received.back().at("deadline").to_number<Milliseconds>(), 1'000'060'000 + 90'000);
}

TEST_F(TableRegistryTest, AWallClockThatWasSetGivesAndTakesNoTime) {
  // Both ways, by an hour, while no server runs.
  for (const Milliseconds set : {Milliseconds{3'600'000}, Milliseconds{-3'600'000}}) {
    TableId table;
    Milliseconds wall = 1'000'000'000;
    now = wall;
    {
      Node node(file(), loop, now, true);
      node.registry.begin(std::nullopt);
      table = node.open("ada", kTwoPeopleWithClock);
      ASSERT_EQ(node.ask("ada", about("start", table)).at("type"), "done");
    }
    const Milliseconds last_sign = now + 10'000;
    wall += 10'000 + set;
    now = GameClock(wall, last_sign)();
    Node node(file(), loop, now, true);
    node.registry.begin(last_sign);
    const auto session = std::make_shared<RecordingSession>();
    const auto left = [&](const json::object& told) {
      return told.at("deadline").to_number<Milliseconds>() - told.at("now").to_number<Milliseconds>();
    };
    Milliseconds seconds_left = left(node.watch("ada", table, session));
    ASSERT_TRUE(loop.run_until([&] {
      if (!session->received.empty()) seconds_left = left(session->received.back());
      return seconds_left == 50'000;
    })) << set
        << " " << seconds_left;
  }
}

TEST_F(TableRegistryTest, WhoRunsOutOfTimeIsReplacedByABotForThatTurn) {
  Node node(file(), loop, now, true);
  node.registry.begin(std::nullopt);
  const TableId table = node.open(
      "ada",
      R"({"game":"coal-baron","seats":[{"kind":"person"},{"kind":"open"}],"clock":{"kind":"turn","seconds":60}})");
  ASSERT_EQ(node.ask("bruno", about("join", table)).at("type"), "done");
  ASSERT_EQ(node.ask("ada", about("start", table)).at("type"), "done");
  const auto session = std::make_shared<RecordingSession>();
  const auto told = node.watch("ada", table, session);
  const std::int64_t seat = told.at("actor").to_number<std::int64_t>();
  now += 59'999;
  node.registry.tick();
  EXPECT_EQ(node.watch("ada", table, session).at("version"), told.at("version"))
      << "there is a millisecond left";
  now += 1;
  node.registry.tick();
  ASSERT_TRUE(loop.run_until([&] {
    return !session->received.empty() && session->received.back().at("ply") == 1;
  })) << "the bot has not moved";
  EXPECT_FALSE(
      session->received.back().at("seats").at(static_cast<std::size_t>(seat)).as_object().contains("away"));
  EXPECT_NE(session->received.back().at("actor"), seat);
}

TEST_F(TableRegistryTest, BotsAmongThemselvesPlayOnlyWhileSomebodyWatches) {
  Node node(file(), loop, now, true);
  node.registry.begin(std::nullopt);
  const TableId table = node.open(
      "ada",
      R"({"game":"coal-baron","seats":[{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}]})");
  ASSERT_EQ(node.ask("ada", about("start", table)).at("type"), "done");
  node.registry.tick();
  const auto session = std::make_shared<RecordingSession>();
  EXPECT_EQ(node.watch("clara", table, session).at("ply"), 0) << "nobody has watched yet";
  ASSERT_TRUE(loop.run_until([&] { return session->received.back().at("status") == "over"; }));
}

TEST_F(TableRegistryTest, WhoIsRemovedHearsNoMoreAndDoesNotComeBack) {
  Node node(file(), loop, now, true);
  const TableId table = node.open("ada", kTwoPeopleWithClock);
  const auto session = std::make_shared<RecordingSession>();
  EXPECT_EQ(node.watch("eve", table, session).at("type"), "table");
  session->received.clear();
  ASSERT_EQ(node.ask("ada", about("remove", table, R"(,"person":"eve")")).at("type"), "done");
  ASSERT_EQ(session->received.size(), 1U);
  EXPECT_EQ(session->received.front().at("error"), "removed");
  EXPECT_EQ(session->received.front().at("table").as_string(), table);
  session->received.clear();
  ASSERT_EQ(node.ask("ada", about("chat", table, R"(,"text":"Just us")")).at("type"), "done");
  EXPECT_TRUE(session->received.empty());
  EXPECT_EQ(node.ask("eve", about("watch", table), session).at("error"), "removed");
  EXPECT_EQ(node.ask("eve", about("news", table, R"(,"before":3)"), session).at("error"), "removed");
}

TEST_F(TableRegistryTest, OnePersonHostsSoManyGamesWithStrongBotsAndNoMore) {
  Node node(file(), loop, now, true);
  const std::string plan =
      R"({"game":"coal-baron","seats":[{"kind":"person"},{"kind":"bot","level":"hard"}]})";
  const auto start = [&](const std::string& host, const TableId& table) {
    return node.ask(host, about("start", table));
  };
  for (int i = 0; i < RegistrySettings{}.hard_tables_per_person; ++i)
    EXPECT_EQ(start("ada", node.open("ada", plan)).at("type"), "done");
  const TableId one_more = node.open("ada", plan);
  EXPECT_EQ(start("ada", one_more).at("error"), "too-many-bots");
  EXPECT_EQ(start("bea", one_more).at("error"), "not-host") << "how much others play is nobody's business";
  EXPECT_EQ(start("bea", node.open("bea", plan)).at("type"), "done") << "others may";
  const std::string weaker = R"(,"seat":1,"sitting":{"kind":"bot","level":"medium"})";
  EXPECT_EQ(node.ask("ada", about("seat", one_more, weaker)).at("type"), "done");
  EXPECT_EQ(start("ada", one_more).at("type"), "done") << "weaker bots are for everybody";
}

// It is Ada's turn, and the bot after her thinks when its thread is let go.
class BusyBotTest : public TableRegistryTest {
 protected:
  void SetUp() override {
    node.registry.begin(std::nullopt);
    table = node.open("ada",
                      R"({"game":"coal-baron","seats":[{"kind":"person"},{"kind":"bot","level":"random"}]})");
    node.watch("ada", table, session);
    node.ask("ada", about("start", table));
    ASSERT_TRUE(loop.run_until([this] { return told().contains("moves") && told().at("actor") == 0; }));
    ply = told().at("ply").as_int64();
    choices = told().at("moves").as_array();
    before = node.registry.counts();
    node.keep_workers_busy(other_work.get_future());
  }

  const json::object& told() const { return session->received.back(); }

  json::object play(std::size_t choice) {
    const std::string move = json::serialize(choices.at(choice).at("move"));
    return node.ask("ada", about("move", table, ",\"ply\":" + std::to_string(ply) + ",\"move\":" + move));
  }

  std::uint64_t moves_of_bot() const { return node.registry.counts().bot_moves - before.bot_moves; }
  std::uint64_t thoughts_of_bot() const { return node.registry.counts().bot_thoughts - before.bot_thoughts; }

  Node node{file(), loop, now, true};
  TableId table;
  std::shared_ptr<RecordingSession> session = std::make_shared<RecordingSession>();
  std::int64_t ply = 0;
  json::array choices;
  RegistryCounts before;
  std::promise<void> other_work;
};

TEST_F(BusyBotTest, ThinksAgainIfTheMoveBeforeItWasTakenBack) {
  ASSERT_EQ(play(0).at("type"), "done");
  ASSERT_EQ(node.ask("ada", about("undo", table, ",\"ply\":" + std::to_string(ply + 1))).at("type"), "done");
  ASSERT_EQ(play(1).at("type"), "done");

  other_work.set_value();
  ASSERT_TRUE(loop.run_until([this] { return moves_of_bot() > 0; }));
  EXPECT_EQ(thoughts_of_bot(), 2U) << "the first was about a board that is gone";
  EXPECT_EQ(moves_of_bot(), 1U);
}

TEST_F(BusyBotTest, DoesNotMoveIfTheLastPersonLeftMeanwhile) {
  ASSERT_EQ(play(0).at("type"), "done");
  ASSERT_TRUE(loop.run_until([this] { return told().at("ply") == ply + 1; }));
  ASSERT_EQ(told().at("actor"), 1) << "the bot is to think";
  ASSERT_EQ(node.ask("ada", about("leave", table)).at("type"), "done");
  other_work.set_value();
  node.finish_thoughts_for("ada");
  EXPECT_EQ(thoughts_of_bot(), 1U) << "it has thought";
  EXPECT_EQ(node.watch("ada", table, session).at("ply"), ply + 1) << "the game waits for whoever comes back";
  EXPECT_EQ(moves_of_bot(), 0U);

  ASSERT_EQ(node.ask("ada", about("return", table)).at("type"), "done");
  ASSERT_TRUE(loop.run_until([this] { return moves_of_bot() > 0; }));
}

TEST_F(TableRegistryTest, ASessionThatClosesBeforeTheTableAnswersIsNotKept) {
  Node node(file(), loop, now, true);
  node.registry.begin(std::nullopt);
  const TableId table = node.open("ada", kTwoPeopleWithClock);
  std::string id;
  const auto start = read_wish(about("start", table), id);
  const auto watch = read_wish(about("watch", table), id);
  Person ada;
  ada.id = "ada";
  const auto session = std::make_shared<RecordingSession>();
  bool done = false;
  node.registry.wish(*start, ada, nullptr, [&](const Reply& /*reply*/) { done = true; });
  node.registry.wish(*watch, ada, session, [](const Reply& /*reply*/) {});  // waits for the writing
  node.registry.session_closed(session);
  ASSERT_TRUE(loop.run_until([&] { return done; }));
  EXPECT_EQ(node.ask("ada", about("chat", table, R"(,"text":"anybody there?")")).at("type"), "done");
  EXPECT_EQ(node.registry.counts().watchers, 0U);
  EXPECT_TRUE(session->received.empty());
}

// ---- two nodes; news between them are lost on purpose: nobody listens ------------------------------------

TEST_F(TableRegistryTest, ANodeThatHeardNoNewsReadsAgainBeforeItRefusesOrGoesBackInTime) {
  const PostgresDatabase database;
  Node one(database.url(), loop, now, false);
  Node two(database.url(), loop, now, false);
  const TableId table = one.open("ada", kTwoPeopleWithClock);
  const auto session = std::make_shared<RecordingSession>();
  EXPECT_EQ(two.watch("ada", table, session).at("status"), "open");
  ASSERT_EQ(one.ask("ada", about("start", table)).at("type"), "done");
  EXPECT_EQ(two.watch("ada", table, session, 2).at("status"), "running") << "it has seen version 2 elsewhere";
  const json::object told = one.watch("ada", table, session);
  const std::string move(told.at("moves").at(0).at("move").as_string());
  ASSERT_EQ(one.ask("ada", about("move", table, R"(,"ply":0,"id":"m","move":")" + move + '"')).at("version"),
            3);
  EXPECT_EQ(two.ask("ada", about("move", table, R"(,"ply":0,"id":"m","move":")" + move + '"')).at("version"),
            3)
      << "the same request at another node";
  EXPECT_EQ(two.ask("ada", about("undo", table, R"(,"ply":1)")).at("type"), "done");
  EXPECT_EQ(one.ask("ada", about("move", table, R"(,"ply":0,"move":")" + move + '"')).at("type"), "done")
      << "this node still thinks that the game is at ply 1";
  EXPECT_EQ(two.ask("ada", about("move", table, R"(,"ply":0,"move":")" + move + '"')).at("error"),
            "stale-ply");
}

TEST_F(TableRegistryTest, OfTwoNodesOneIsFasterAndTheOtherDecidesAgain) {
  const PostgresDatabase database;
  Node one(database.url(), loop, now, false);
  Node two(database.url(), loop, now, false);
  const TableId table = one.open("ada", kTwoPeopleWithClock);
  ASSERT_EQ(one.ask("ada", about("start", table)).at("type"), "done");
  const auto session = std::make_shared<RecordingSession>();
  ASSERT_EQ(one.ask("ada", about("settings", table, R"(,"chat":"everybody")")).at("type"), "done");
  two.watch("ada", table, session);
  for (int round = 0; round < 20; ++round) {
    std::vector<Done> answers;
    std::string id;
    Person ada;
    ada.id = "ada";
    for (Node* node : {&one, &two}) {
      const auto wish = read_wish(about("chat", table, R"(,"text":"both")"), id);
      ada.id = "p" + std::to_string(round) + (node == &one ? "one" : "two");
      node->registry.wish(*wish, ada, nullptr,
                          [&](const Reply& reply) { answers.push_back(std::get<Done>(reply)); });
    }
    ASSERT_TRUE(loop.run_until([&] { return answers.size() == 2; }));
    EXPECT_NE(answers[0].version, answers[1].version);
  }
  EXPECT_EQ(two.watch("ada", table, session, 43).at("version"), 43);
}

// Begun elsewhere by two people at one screen.
std::string unfinished_record(int plies) {
  Match match(*make_setup("coal-baron", 2, {}, 7));
  for (int i = 0; i < plies; ++i) match.play_legal(match.state().legal().front());
  return write_record(match, {"Ada", "Bruno"});
}

TEST_F(TableRegistryTest, AGameThatGoesOnIsWrittenWholeAndByOneNodeOnly) {
  const PostgresDatabase database;
  Node one(database.url(), loop, now, false);
  Node two(database.url(), loop, now, false);
  constexpr int kPlies = 60;
  for (int round = 0; round < 10; ++round) {
    const json::object body{{"id", "r" + std::to_string(round)}, {"record", unfinished_record(kPlies)}};
    std::string id;
    const auto wanted = read_new_table(json::serialize(body), id);
    ASSERT_TRUE(wanted) << wanted.error().what;
    std::vector<Done> answers;
    for (Node* node : {&one, &two}) {
      node->registry.create(*wanted, person_called("ada"), id, "secret",
                            [&](const Reply& reply) { answers.push_back(std::get<Done>(reply)); });
    }
    ASSERT_TRUE(loop.run_until([&] { return answers.size() == 2; }));
    EXPECT_EQ(answers[0].table, answers[1].table) << "the same request is the same table";
    for (Node* node : {&one, &two}) {
      const json::object told = node->watch("ada", answers[0].table, std::make_shared<RecordingSession>());
      EXPECT_EQ(told.at("version"), 2 + kPlies);
      EXPECT_EQ(told.at("ply"), kPlies);
      EXPECT_EQ(told.at("status"), "running");
    }
  }
  EXPECT_EQ(one.registry.counts().changes + two.registry.counts().changes, 10U * (2 + kPlies));
}

// ---- company ---------------------------------------------------------------------------------------------

constexpr const char* kOpenTable =
    R"({"game":"coal-baron","seats":[{"kind":"person"},{"kind":"open"}],"clock":{"kind":"turn","seconds":600}})";

// Ada and Bruno play; who is to move, and who waits.
std::pair<std::string, std::string> begin_game(Node& node, const TableId& table) {
  EXPECT_EQ(node.ask("bruno", about("join", table)).at("type"), "done");
  EXPECT_EQ(node.ask("ada", about("start", table)).at("type"), "done");
  const auto session = std::make_shared<RecordingSession>();
  const bool ada = node.watch("ada", table, session).at("actor") == 0;
  node.registry.session_closed(session);
  return ada ? std::pair("ada", "bruno") : std::pair("bruno", "ada");
}

TEST_F(TableRegistryTest, ANudgeOfSomebodyBlockedIsAnsweredAndNobodyHearsOfIt) {
  Node node(file(), loop, now, true);
  node.registry.begin(std::nullopt);
  const TableId table = node.open("ada", kOpenTable);
  const auto [acting, waiting] = begin_game(node, table);
  now += 150'000;
  const json::object heard = node.ask(waiting, about("nudge", table));
  EXPECT_EQ(heard.at("version"), 4);
  now += 150'000;
  node.block(acting, waiting);
  const json::object unheard = node.ask(waiting, about("nudge", table));
  EXPECT_EQ(unheard.at("type"), "done") << "why is not theirs to know";
  EXPECT_EQ(unheard.at("version"), 4) << "nothing was written";
}

TEST_F(TableRegistryTest, AnAdjournedGameGoesOnByItselfWhenItsTimeHasCome) {
  Node node(file(), loop, now, true);
  node.registry.begin(std::nullopt);
  const TableId table = node.open("ada", kOpenTable);
  begin_game(node, table);
  const std::string until = ",\"until\":" + std::to_string(now + 3'600'000);
  EXPECT_EQ(node.ask("ada", about("adjourn", table, until)).at("type"), "done");
  EXPECT_EQ(node.ask("bruno", about("adjourn", table, until)).at("type"), "done");
  const auto session = std::make_shared<RecordingSession>();
  EXPECT_TRUE(node.watch("ada", table, session).contains("adjourned"));
  now += 3'599'999;
  node.registry.tick();
  EXPECT_EQ(node.ask("bruno", about("move", table, R"(,"ply":0,"move":"stop")")).at("error"), "adjourned");
  now += 1;
  session->received.clear();
  node.registry.tick();
  ASSERT_TRUE(loop.run_until([&] { return !session->received.empty(); }));
  EXPECT_FALSE(session->received.front().contains("adjourned"));
  EXPECT_EQ(session->received.front().at("deadline"), now + 600'000);
}

}  // namespace
}  // namespace pithead::server
