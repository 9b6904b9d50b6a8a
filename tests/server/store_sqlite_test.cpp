// What only a file can go through: a process that is killed, a second one, a full disk, wrong rights.
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/store/open.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "tests/server/store_samples.h"

namespace pithead::server {
namespace {

void expect_refusal(const std::string& address, StoreError::Kind kind, const std::string& part) {
  const auto store = open_store(address);
  ASSERT_FALSE(store) << address;
  EXPECT_EQ(store.error().kind, kind);
  EXPECT_NE(store.error().what.find(part), std::string::npos) << store.error().what;
}

using enum StoreError::Kind;

TEST(SqliteStore, RefusesAnAddressThatIsNone) {
  for (const char* address : {"", "pithead.db", "sqlite:", "sqlite", "mysql://ada:secret@host/db"}) {
    expect_refusal(address, BadAddress, "sqlite:FILE");
    expect_refusal(address, BadAddress, "postgresql://");
    EXPECT_EQ(open_store(address).error().what.find("secret"), std::string::npos);
  }
  const auto feed = open_feed("mysql://host/db", {});
  ASSERT_FALSE(feed);
  EXPECT_EQ(feed.error().kind, BadAddress);
}

TEST(SqliteStore, HasNoFeed) { EXPECT_EQ(must(open_feed("sqlite:pithead.db", {})), nullptr); }

TEST(SqliteStore, SaysWhatIsWrongWithTheFile) {
  const TemporaryFolder folder;
  expect_refusal("sqlite:" + folder / "no/such/pithead.db", Refused, "there is no folder");
  expect_refusal("sqlite:" + folder.path(), Refused, "is a folder");
  std::ofstream(folder / "letter.txt") << std::string(5000, 'x');
  expect_refusal("sqlite:" + folder / "letter.txt", Spoiled, "file is not a database; give another file");
}

TEST(SqliteStore, IsFoundSpoiledByNoiseWhileItIsInUse) {
  const TemporaryFolder folder;
  const std::string file = folder / "pithead.db";
  std::atomic<bool> stopped = false;
  const auto fill = [](Store& store) {
    for (int i = 1; i <= 100; ++i)
      append_one(store, entry_of("t" + std::to_string(i), 1, std::string(1000, 'x')));
  };
  fill(*opened("sqlite:" + file));  // when it is closed, all of it is in the file itself
  const auto store = opened("sqlite:" + file);
  EXPECT_TRUE(check_store("sqlite:" + file, stopped));
  std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
  bytes.seekp(static_cast<std::streamoff>(std::filesystem::file_size(file) / 8192 * 4096));
  for (int i = 0; i < 4096; ++i) bytes.put(static_cast<char>(i * 31 + i / 7));
  bytes.close();
  const auto whole = check_store("sqlite:" + file, stopped);
  ASSERT_FALSE(whole);
  EXPECT_EQ(whole.error().kind, Spoiled);
}

TEST(SqliteStore, NeedsTheRightToWrite) {
  const TemporaryFolder folder;
  opened("sqlite:" + folder / "pithead.db");
  const auto set = [&](const std::string& file, unsigned rights) {
    std::filesystem::permissions(file, std::filesystem::perms(rights));
  };
  set(folder / "pithead.db", 0444);
  set(folder / "pithead.db.lock", 0666);
  set(folder.path(), 0555);
  // Root may write everywhere, so it steps back for a moment.
  const uid_t self = geteuid();
  ASSERT_EQ(seteuid(self == 0 ? 65534 : self), 0);
  expect_refusal("sqlite:" + folder / "pithead.db", Refused, "read-only");
  expect_refusal("sqlite:" + folder / "fresh.db", Refused, "must be writable");
  ASSERT_EQ(seteuid(self), 0);
  set(folder.path(), 0755);
}

TEST(SqliteStore, IsForOneNode) {
  const TemporaryFolder folder;
  const std::string address = "sqlite:" + folder / "pithead.db";
  auto store = opened(address);
  expect_refusal(address, Refused, "pithead.db is in use by another pithead serve; use PostgreSQL");
  std::filesystem::create_symlink(folder / "pithead.db", folder / "alias.db");
  expect_refusal("sqlite:" + folder / "alias.db", Refused, "in use");
  store = nullptr;
  opened(address);
}

TEST(SqliteStore, CanBeInMemory) {
  const auto store = opened("sqlite::memory:");
  const auto other = opened("sqlite::memory:");
  EXPECT_EQ(append_one(*store, entry_of("t", 1)), Appended::Written);
  EXPECT_EQ(append_one(*other, entry_of("t", 1)), Appended::Written);
}

// A disk that takes no more is played by a limit on the size of files.
TEST(SqliteStore, SurvivesADiskThatTakesNoMore) {
  const TemporaryFolder folder;
  const std::string address = "sqlite:" + folder / "pithead.db";
  auto store = opened(address);
  ASSERT_EQ(append_one(*store, entry_of("t", 1)), Appended::Written);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit = before;
  limit.rlim_cur = 400'000;
  setrlimit(RLIMIT_FSIZE, &limit);
  const Append big = entry_of("t", 2, std::string(1'000'000, 'x'));
  const auto failed = store->append({&big, 1});
  setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_FALSE(failed);
  EXPECT_NE(failed.error().what.find("pithead.db: "), std::string::npos) << failed.error().what;
  EXPECT_EQ(append_one(*store, entry_of("t", 2)), Appended::Written);
  store = nullptr;
  store = opened(address);
  EXPECT_EQ(versions_of(*store, "t"), (std::vector<std::int64_t>{1, 2}));
}

// ---- schema -----------------------------------------------------------------------------------------

TEST(SqliteStore, RefusesAStoreOfALaterVersion) {
  const TemporaryFolder folder;
  const std::string file = folder / "pithead.db";
  opened("sqlite:" + file);
  must(must(open_sqlite(file))->run("INSERT INTO pithead_schema (version) VALUES (999)"));
  expect_refusal("sqlite:" + file, TooNew, "has version 999");
}

TEST(SqliteStore, MakesTheStepsThatAreMissing) {
  const TemporaryFolder folder;
  const auto connection = must(open_sqlite(folder / "pithead.db"));
  const std::vector<std::string_view> migrations{"CREATE TABLE a (x BIGINT); INSERT INTO a (x) VALUES (7)",
                                                 "ALTER TABLE a ADD COLUMN y BIGINT; UPDATE a SET y = x + 1",
                                                 "CREATE TABLE b (z BIGINT); SELECT nonsense"};
  must(migrate(*connection, sqlite_dialect(), std::span(migrations).first(1)));
  must(migrate(*connection, sqlite_dialect(), std::span(migrations).first(2)));
  must(migrate(*connection, sqlite_dialect(), std::span(migrations).first(2)));
  EXPECT_EQ(must(connection->run("SELECT x, y FROM a")), (Rows{{std::int64_t{7}, std::int64_t{8}}}));
  // A step that fails leaves nothing of itself.
  EXPECT_FALSE(migrate(*connection, sqlite_dialect(), migrations));
  EXPECT_FALSE(connection->run("SELECT * FROM b"));
  must(migrate(*connection, sqlite_dialect(), std::span(migrations).first(2)));
}

// ---- durability -------------------------------------------------------------------------------------

// Appends to three tables in turn and tells the pipe of each that was acknowledged, until it is killed.
[[noreturn]] void append_for_ever(const std::string& address, int acknowledged) {
  const auto store = opened(address);
  for (std::int64_t i = 0;; ++i) {
    const Append append = entry_of("t" + std::to_string(i % 3), i / 3 + 1, std::string(500, 'x'));
    if (append_one(*store, append) != Appended::Written) _exit(1);
    if (write(acknowledged, &i, sizeof i) != sizeof i) _exit(2);
  }
}

// How many it had acknowledged when it was killed.
std::int64_t kill_in_the_middle(const std::string& address, std::int64_t after) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) append_for_ever(address, ends[1]);
  close(ends[1]);
  std::int64_t last = -1;
  for (std::int64_t i = 0; read(ends[0], &i, sizeof i) == sizeof i; last = i)
    if (i == after) kill(child, SIGKILL);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "ended by itself with " << WEXITSTATUS(status);
  return last + 1;
}

TEST(SqliteStore, WhatWasAcknowledgedSurvivesAKill) {
  std::random_device random;
  for (int round = 0; round < 5; ++round) {
    const TemporaryFolder folder;
    const std::string address = "sqlite:" + folder / "pithead.db";
    const std::int64_t acknowledged = kill_in_the_middle(address, random() % 400);
    const auto store = opened(address);
    std::int64_t found = 0;
    for (int table = 0; table < 3; ++table) {
      const auto versions = versions_of(*store, "t" + std::to_string(table));
      for (std::size_t i = 0; i < versions.size(); ++i)
        ASSERT_EQ(versions[i], static_cast<std::int64_t>(i) + 1);
      found += static_cast<std::int64_t>(versions.size());
    }
    // The last one may have been written but not acknowledged.
    EXPECT_GE(found, acknowledged);
    EXPECT_LE(found, acknowledged + 1);
  }
}

}  // namespace
}  // namespace pithead::server
