// What only a server can go through: several nodes, news, connections that are lost.
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/store/credentials.h"
#include "server/store/open.h"
#include "server/store/postgres.h"
#include "server/store/schema.h"
#include "tests/server/postgres.h"
#include "tests/server/store_samples.h"

namespace pithead::server {
namespace {

using enum StoreError::Kind;

// Ends every other connection to this database, as a restart of the server would.
void end_connections(const std::string& url) {
  sql(url,
      "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
      " WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

// ---- addresses --------------------------------------------------------------------------------------

void expect_bad_address(const std::string& address) {
  const auto store = open_store(address);
  ASSERT_FALSE(store) << address;
  EXPECT_EQ(store.error().kind, BadAddress) << store.error().what;
  EXPECT_EQ(store.error().what.find("secret"), std::string::npos) << store.error().what;
}

TEST(PostgresStore, NeverShowsAPassword) {
  expect_bad_address("postgresql://ada:my@secret@host/db");
  expect_bad_address("postgresql://ada:my/secret@host/db");
  expect_bad_address("postgresql://ada:secret@[host/db");
  expect_bad_address("postgres://ada:secret@host/db?nonsense=1");
  expect_bad_address("postgresql://ada:se%zzcret@host/db");
  for (const char* address :
       {"postgresql://ada:secret@127.0.0.1:1/db", "postgresql://127.0.0.1:1/db?password=secret"}) {
    const auto store = open_store(address);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, Unreachable);
    EXPECT_EQ(store.error().what.find("secret"), std::string::npos) << store.error().what;
    EXPECT_NE(store.error().what.find("PostgreSQL at 127.0.0.1:1/db cannot be reached: "), std::string::npos)
        << store.error().what;
    EXPECT_FALSE(open_feed(address, {}));
  }
}

// ---- schema -----------------------------------------------------------------------------------------

TEST(PostgresStore, NodesThatStartTogetherMakeTheSchemaOnce) {
  const PostgresDatabase database;
  std::vector<std::thread> nodes;
  for (int i = 0; i < 4; ++i) nodes.emplace_back([&] { EXPECT_TRUE(open_store(database.url())); });
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(sql(database.url(), "SELECT COUNT(*) FROM pithead_schema"),
            std::to_string(schema_migrations().size()));
}

TEST(PostgresStore, RefusesAStoreOfALaterVersion) {
  const PostgresDatabase database;
  opened(database.url());
  sql(database.url(), "INSERT INTO pithead_schema (version) VALUES (999)");
  const auto store = open_store(database.url());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().kind, TooNew);
}

TEST(PostgresStore, MakesTheStepsThatAreMissing) {
  const PostgresDatabase database;
  const auto connection = must(open_postgres(database.url()));
  const std::vector<std::string_view> migrations{"CREATE TABLE a (x BIGINT); INSERT INTO a (x) VALUES (7)",
                                                 "ALTER TABLE a ADD COLUMN y BIGINT; UPDATE a SET y = x + 1",
                                                 "CREATE TABLE b (z BIGINT); SELECT nonsense"};
  must(migrate(*connection, postgres_dialect(), std::span(migrations).first(1)));
  must(migrate(*connection, postgres_dialect(), std::span(migrations).first(2)));
  must(migrate(*connection, postgres_dialect(), std::span(migrations).first(2)));
  EXPECT_EQ(must(connection->run("SELECT x, y FROM a")), (Rows{{std::int64_t{7}, std::int64_t{8}}}));
  EXPECT_FALSE(migrate(*connection, postgres_dialect(), migrations));
  EXPECT_FALSE(connection->run("SELECT * FROM b"));
  must(migrate(*connection, postgres_dialect(), std::span(migrations).first(2)));
}

TEST(PostgresStore, CommitsAreDurableWhateverTheDatabaseIsSetTo) {
  const PostgresDatabase database;
  sql(database.url(),
      "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || "
      "' SET synchronous_commit = off'; END $$");
  ASSERT_EQ(sql(database.url(), "SHOW synchronous_commit"), "off");
  EXPECT_EQ(must(must(open_postgres(database.url()))->run("SHOW synchronous_commit")), (Rows{{"on"}}));
}

TEST(PostgresStore, RefusesTextThatIsNoUtf8) {
  const PostgresDatabase database;
  const auto store = opened(database.url());
  const Append bad = entry_of("t", 1, "\xff");
  const auto answer = store->append({&bad, 1});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().kind, Refused) << answer.error().what;
  EXPECT_EQ(append_one(*store, entry_of("t", 1)), Appended::Written);
}

// ---- several nodes ----------------------------------------------------------------------------------

// Writes the next two versions of every table again and again until each has `last`. How many it won.
int race(const std::string& url, const std::vector<TableId>& tables, std::int64_t last,
         const std::string& name) {
  const auto store = opened(url);
  int won = 0;
  for (std::int64_t version = 1; version <= last; version += 2) {
    std::vector<Append> batch;
    for (const TableId& table : tables) batch.push_back(entry_of(table, version, name));
    for (const TableId& table : tables) batch.push_back(entry_of(table, version + 1, name));
    const auto answers = must(store->append(batch));
    won += static_cast<int>(std::ranges::count(answers, Appended::Written));
  }
  return won;
}

TEST(PostgresStore, OneOfTwoNodesWinsEachVersion) {
  const PostgresDatabase database;
  opened(database.url());
  const std::vector<TableId> tables{"a", "b", "c", "d", "e"};
  const std::vector<TableId> reversed(tables.rbegin(), tables.rend());  // sorted, they cannot deadlock
  constexpr std::int64_t kLast = 100;
  int first = 0;
  int second = 0;
  std::thread one([&] { first = race(database.url(), tables, kLast, "one"); });
  std::thread two([&] { second = race(database.url(), reversed, kLast, "two"); });
  one.join();
  two.join();
  EXPECT_EQ(first + second, 500);
  const auto store = opened(database.url());
  int first_found = 0;
  for (const TableId& table : tables) {
    const auto log = must(store->read(table, 0));
    ASSERT_EQ(log.size(), 100U);
    for (std::size_t i = 0; i < log.size(); ++i) {
      EXPECT_EQ(log[i].version, static_cast<std::int64_t>(i) + 1);
      EXPECT_EQ(log[i].body, log[i ^ 1U].body);  // the second was made on top of the first
      if (log[i].body == "one") ++first_found;
    }
  }
  EXPECT_EQ(first_found, first);
}

// ---- news -------------------------------------------------------------------------------------------

using News = std::pair<TableId, std::int64_t>;

class Listener {
 public:
  FeedEvents events() {
    return {[this](const TableId& table, std::int64_t version) {
              add([&] { news_.emplace_back(table, version); });
            },
            [this](const std::string& key) { add([&] { ended_.push_back(key); }); },
            [this] { add([&] { ++gaps_; }); }};
  }

  void await_news(std::size_t count) {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(changed_.wait_for(lock, std::chrono::minutes(1), [&] { return news_.size() >= count; }));
  }
  void await_ended(std::size_t count) {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(changed_.wait_for(lock, std::chrono::minutes(1), [&] { return ended_.size() >= count; }));
  }
  void await_gap(int count) {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(changed_.wait_for(lock, std::chrono::minutes(1), [&] { return gaps_ >= count; }));
  }

  std::vector<News> news() {
    const std::lock_guard lock(mutex_);
    return news_;
  }
  std::vector<std::string> ended() {
    const std::lock_guard lock(mutex_);
    return ended_;
  }
  int gaps() {
    const std::lock_guard lock(mutex_);
    return gaps_;
  }

 private:
  template <class Change>
  void add(Change change) {
    {
      const std::lock_guard lock(mutex_);
      change();
    }
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<News> news_;
  std::vector<std::string> ended_;  // logins
  int gaps_ = 0;
};

TEST(PostgresFeed, BringsTheNewestOfEachTableOfABatch) {
  const PostgresDatabase database;
  const auto store = opened(database.url());
  Listener listener;
  const auto feed = must(open_feed(database.url(), listener.events()));
  const std::vector<Append> batch{entry_of("a table", 1), entry_of("b", 1), entry_of("a table", 2),
                                  entry_of("c", 7)};
  must(store->append(batch));
  append_one(*store, entry_of("b", 1));  // taken: no news
  append_one(*store, entry_of("b", 2));
  listener.await_news(3);
  EXPECT_EQ(listener.news(), (std::vector<News>{{"a table", 2}, {"b", 1}, {"b", 2}}));
  EXPECT_EQ(listener.gaps(), 0);
}

TEST(PostgresFeed, BringsTheLoginsThatEnded) {
  const PostgresDatabase database;
  const auto store = opened(database.url());
  Listener listener;
  const auto feed = must(open_feed(database.url(), listener.events()));
  must(store->save_person(person_of("p")));
  for (const char* key : {"a", "b", "c"}) must(store->add_login({key, "p", 1, "", 1}));
  must(store->end_login("a"));
  must(store->end_login("a"));  // there is none any more: no news
  must(store->credentials().end_logins("p", "c"));
  listener.await_ended(2);
  EXPECT_EQ(listener.ended(), (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(listener.news().empty());
}

TEST(PostgresFeed, ComesBackAndTellsOfTheGap) {
  const PostgresDatabase database;
  const auto store = opened(database.url());
  Listener listener;
  const auto feed = must(open_feed(database.url(), listener.events()));
  for (int round = 1; round <= 3; ++round) {
    end_connections(database.url());
    listener.await_gap(round);
    append_one(*store, entry_of("t", round));
    listener.await_news(static_cast<std::size_t>(round));
  }
  EXPECT_EQ(listener.news(), (std::vector<News>{{"t", 1}, {"t", 2}, {"t", 3}}));
}

TEST(PostgresFeed, TakesNewsItCannotReadForAGap) {
  const PostgresDatabase database;
  Listener listener;
  const auto feed = must(open_feed(database.url(), listener.events()));
  sql(database.url(), "SELECT pg_notify('pithead_news', 'nonsense')");
  listener.await_gap(1);
  sql(database.url(), "SELECT pg_notify('pithead_news', 'table x')");
  listener.await_gap(2);
}

TEST(PostgresFeed, EndsWhileItIsTryingToConnect) {
  PostgresServer server;
  Listener listener;
  {
    const auto feed = must(open_feed(server.url(), listener.events()));
    server.crash();
  }
  EXPECT_TRUE(listener.news().empty());
}

// ---- connections that are lost ----------------------------------------------------------------------

TEST(PostgresStore, WorksOnAfterItsConnectionWasEnded) {
  const PostgresDatabase database;
  const auto store = opened(database.url());
  ASSERT_EQ(append_one(*store, entry_of("t", 1)), Appended::Written);
  end_connections(database.url());
  EXPECT_EQ(versions_of(*store, "t"), (std::vector<std::int64_t>{1}));
  end_connections(database.url());
  EXPECT_EQ(append_one(*store, entry_of("t", 2)),
            Appended::Written);  // it was not begun, so it can be begun again
  end_connections(database.url());
  must(store->save_person(person_of("p")));
  EXPECT_EQ(versions_of(*store, "t"), (std::vector<std::int64_t>{1, 2}));
}

// The server dies before the commit: nothing of the transaction is there, and the store is fit for the next
// one.
TEST(PostgresStore, AnAppendThatIsCutOffLeavesNothing) {
  const PostgresDatabase database;
  const auto store = opened(database.url());
  const auto connection = must(open_postgres(database.url()));
  const std::vector<Statement> entry{{Query::AddEntry, {"t", std::int64_t{1}, std::int64_t{1}, "{}"}}};
  must(connection->begin(entry));
  end_connections(database.url());
  const auto answer = connection->commit({});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().kind, Unreachable);
  EXPECT_EQ(versions_of(*store, "t"), std::vector<std::int64_t>{});
  must(connection->begin(entry));
  must(connection->commit({}));
  EXPECT_EQ(versions_of(*store, "t"), (std::vector<std::int64_t>{1}));
}

TEST(PostgresStore, IsUnreachableWhileTheServerIsDownAndKeepsEverything) {
  PostgresServer server;
  const auto store = opened(server.url());
  for (int version = 1; version <= 20; ++version)
    ASSERT_EQ(append_one(*store, entry_of("t", version)), Appended::Written);
  server.crash();
  const Append next = entry_of("t", 21);
  EXPECT_EQ(store->append({&next, 1}).error().kind, Unreachable);
  EXPECT_EQ(store->read("t", 0).error().kind, Unreachable);
  server.start();
  EXPECT_EQ(append_one(*store, next), Appended::Written);
  EXPECT_EQ(versions_of(*store, "t").size(), 21U);
}

}  // namespace
}  // namespace pithead::server
