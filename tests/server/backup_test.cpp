// A store in one file and back, from every kind into every kind.
#include "server/store/backup.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "server/store/analyses.h"
#include "server/store/clubs.h"
#include "server/store/credentials.h"
#include "server/store/moderation.h"
#include "server/store/notices.h"
#include "server/store/ratings.h"
#include "server/store/tournaments.h"
#include "server/store/vacations.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

constexpr std::int64_t kLong = 2500;  // entries; more than are copied at once

void ignore(std::uint64_t /*done*/, std::uint64_t /*total*/) {}

void fill_clubs(Store& store) {
  must(
      store.clubs().found({.id = "club", .name = "Zeche \"Zollverein\"", .about = {}, .link = "key"}, "ada"));
  must(store.clubs().post("club", {.person = "ada", .name = {}, .text = "Glück auf!"}, "request", 9));
  must(store.tournaments().append(
      {.summary =
           {.id = "cup", .club = "club", .season = "2026", .version = 1, .state = 0, .wake = 5, .card = "{}"},
       .entry = {.version = 1, .time = 2, .body = "{}"},
       .opened = {{.table = "long", .round = 0, .number = 0}},
       .settled = {}}));
}

void fill_notices(Store& store) {
  must(store.notices().set_quiet_hours("ada", {.zone = "Europe/Berlin", .from = 60, .to = 120}));
  NoticeAddress address;
  address.id = "address";
  address.person = "ada";
  address.way = NoticeWay::Webhook;
  address.kinds = bit_of(NoticeKind::Chat) | bit_of(NoticeKind::Turn);
  must(store.notices().save_address(address));
  for (const char* const subject : {"one", "two"}) {
    must(store.notices().tell_members(
        "club", {.person = "bea", .kind = NoticeKind::Chat, .subject = subject, .due = 1, .body = "{}"}));
  }
  must(store.notices().gather("ada", 9, 9, [](const NoticeReader& reader) {
    return NoticeDecision{
        .rows = {{.kind = NoticeKind::Chat, .subject = reader.waiting.front().subject, .due = {}}},
        .messages = {{.id = "message", .address = "address", .body = "{}"}}};
  }));
}

// Something in every table, with letters that a text in SQL must not take for its own.
void fill(const Ground& ground) {
  const auto store = opened(ground.address());
  must(store->save_person(person_of("ada", "Ada")));
  must(store->save_person(person_of("bea")));
  must(store->add_login({"hash", "ada", 7, "Firefox on \"Linux\""}));
  must(store->secret("cookies", "a secret"));
  must(store->heartbeat("node", 99));
  Append over = entry_of("over", 1, R"({"text":"Ada's \\ back\nslash, Glück auf! '' $1"})");
  over.summary.members = {{"ada", true}, {"bea", false}};
  over.summary.deadline = 5;
  over.results = {result_of("ada", "over", 1'700'000'000'000)};
  over.speaker = "bea";
  over.rated = RatedGame{.table = "over",
                         .finished = 1'700'000'000'000,
                         .game = "coal-baron",
                         .seats = {{.person = "ada", .level = {}, .points = 0, .rank = 1},
                                   {.person = {}, .level = "easy", .points = 900, .rank = 2}}};
  ASSERT_EQ(append_one(*store, over), Appended::Written);
  std::vector<Append> log;
  for (std::int64_t version = 1; version <= kLong; ++version) log.push_back(entry_of("long", version));
  must(store->append(log));
  ASSERT_TRUE(must(store->ratings().fold(1)));
  const std::vector<TableId> packed{"over"};
  must(store->pack(packed));
  fill_clubs(*store);
  fill_notices(*store);
  must(store->moderation().block("ada", "bea", 5));
  Report report;
  report.id = "report";
  report.words = "Stößel 🪨";
  must(store->moderation().report(report));
  must(store->vacations().begin("ada", {.began = 1, .until = 2}));
  must(store->credentials().add_code({"hash", "ada", Code::For::Recovery, 10, ""}));
  AnalysisJob job;
  job.table = "over";
  job.person = "ada";
  must(store->analyses().want(job));
  must(store->analyses().add({"over", "node", 1}, {3, 12, "{}"}, 5));
}

// Every row of a backup, by table and in words.
std::map<std::string, std::vector<std::string>> contents(const std::string& file) {
  const auto connection = must(open_sqlite_to_read(file));
  std::map<std::string, std::vector<std::string>> all;
  for (Row& name : must(connection->run("SELECT name FROM sqlite_master WHERE type = 'table'"))) {
    std::vector<std::string>& lines = all[text(name, 0)];
    for (const Row& row : must(connection->run("SELECT * FROM " + text(name, 0)))) {
      std::string& line = lines.emplace_back();
      for (const Field& field : row) {
        const auto* number = std::get_if<std::int64_t>(&field);
        const auto* words = std::get_if<std::string>(&field);
        const auto* blob = std::get_if<Blob>(&field);
        line += number != nullptr  ? std::to_string(*number)
                : words != nullptr ? "'" + *words + "'"
                : blob != nullptr  ? "bytes " + blob->bytes
                                   : "none";
        line += '|';
      }
    }
    std::ranges::sort(lines);
  }
  return all;
}

class Backup : public testing::TestWithParam<std::pair<std::string, std::string>> {
 protected:
  TemporaryFolder folder_;
  std::unique_ptr<Ground> from_ = ground_of(GetParam().first);
  std::unique_ptr<Ground> to_ = ground_of(GetParam().second);
};

TEST_P(Backup, IsRestoredRowByRow) {
  fill(*from_);
  const CopiedStore made = must(back_up(from_->address(), folder_ / "first.db", ignore));
  EXPECT_EQ(made.tables, 2);
  EXPECT_EQ(made.people, 2);
  EXPECT_EQ(made.bytes, std::filesystem::file_size(folder_ / "first.db"));
  must(restore(folder_ / "first.db", to_->address(), ignore));
  must(back_up(to_->address(), folder_ / "second.db", ignore));
  const auto first = contents(folder_ / "first.db");
  EXPECT_EQ(first, contents(folder_ / "second.db"));
  for (const auto& [table, rows] : first) {
    // Only a store from before there were results has such tables.
    EXPECT_EQ(rows.empty(), table == "tables_without_results") << table;
  }
}

TEST_P(Backup, GoesOnAsAStore) {
  fill(*from_);
  must(back_up(from_->address(), folder_ / "copy.db", ignore));
  must(restore(folder_ / "copy.db", to_->address(), ignore));
  const auto store = opened(to_->address());
  EXPECT_EQ(std::ssize(versions_of(*store, "long")), kLong);
  EXPECT_EQ(append_one(*store, entry_of("long", kLong)), Appended::Taken);
  EXPECT_EQ(append_one(*store, entry_of("long", kLong + 1)), Appended::Written);
  EXPECT_EQ(must(store->credentials().find_account("ada"))->id, "ada");
}

TEST_P(Backup, IsMadeWhileTheStoreIsInUse) {
  fill(*from_);
  const auto store = opened(from_->address());
  ASSERT_EQ(append_one(*store, entry_of("new", 1)), Appended::Written);
  EXPECT_EQ(must(back_up(from_->address(), folder_ / "copy.db", ignore)).tables, 3);
  EXPECT_EQ(append_one(*store, entry_of("new", 2)), Appended::Written);
}

TEST_P(Backup, NeverOverwritesAnything) {
  fill(*from_);
  must(back_up(from_->address(), folder_ / "copy.db", ignore));
  const auto again = back_up(from_->address(), folder_ / "copy.db", ignore);
  ASSERT_FALSE(again);
  EXPECT_NE(again.error().what.find("copy.db is there already"), std::string::npos) << again.error().what;
  must(restore(folder_ / "copy.db", to_->address(), ignore));
  ASSERT_FALSE(restore(folder_ / "copy.db", to_->address(), ignore));
  EXPECT_EQ(std::ssize(versions_of(*opened(to_->address()), "long")), kLong);
}

TEST_P(Backup, OfADamagedFileLeavesNothingBehind) {
  fill(*from_);
  must(back_up(from_->address(), folder_ / "copy.db", ignore));
  std::fstream file(folder_ / "copy.db", std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(40'000);
  file << std::string(40'000, 'x');
  file.close();
  ASSERT_FALSE(restore(folder_ / "copy.db", to_->address(), ignore));
  const auto state = must(inspect_store(to_->address()));
  EXPECT_EQ(state.schema, 0);
}

TEST_P(Backup, OfALaterPitheadIsRefused) {
  fill(*from_);
  must(back_up(from_->address(), folder_ / "copy.db", ignore));
  must(must(open_sqlite(folder_ / "copy.db"))->run("INSERT INTO pithead_schema VALUES (1000)"));
  const auto restored = restore(folder_ / "copy.db", to_->address(), ignore);
  ASSERT_FALSE(restored);
  EXPECT_EQ(restored.error().kind, StoreError::Kind::TooNew);
  EXPECT_EQ(must(inspect_store(to_->address())).schema, 0);
}

INSTANTIATE_TEST_SUITE_P(Store, Backup,
                         testing::Values(std::pair{"Sqlite", "Sqlite"}, std::pair{"Sqlite", "Postgres"},
                                         std::pair{"Postgres", "Sqlite"}, std::pair{"Postgres", "Postgres"}),
                         [](const auto& each) { return each.param.first + "To" + each.param.second; });

TEST(BackupFile, NeedsAStore) {
  const TemporaryFolder folder;
  const auto missing = back_up("sqlite:" + folder / "pithead.db", folder / "copy.db", ignore);
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().what.find("there is no file"), std::string::npos) << missing.error().what;
  must(must(open_sqlite(folder / "other.db"))->run("CREATE TABLE letters (body TEXT)"));
  const auto other = back_up("sqlite:" + folder / "other.db", folder / "copy.db", ignore);
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().what.find("holds no store"), std::string::npos) << other.error().what;
  EXPECT_FALSE(std::filesystem::exists(folder / "copy.db"));
  EXPECT_FALSE(std::filesystem::exists(folder / "copy.db.part"));
}

TEST(BackupFile, IsForItsOwnersEyesOnly) {
  const SqliteGround ground;
  opened(ground.address());
  must(back_up(ground.address(), ground.folder / "copy.db", ignore));
  EXPECT_EQ(std::filesystem::status(ground.folder / "copy.db").permissions(), std::filesystem::perms(0600));
}

TEST(BackupFile, IsNotRestoredBesideAnOldWriteAheadLog) {
  const SqliteGround ground;
  opened(ground.address());
  must(back_up(ground.address(), ground.folder / "copy.db", ignore));
  std::ofstream(ground.folder / "new.db-wal") << "of another store";
  const auto restored = restore(ground.folder / "copy.db", "sqlite:" + ground.folder / "new.db", ignore);
  ASSERT_FALSE(restored);
  EXPECT_NE(restored.error().what.find("new.db-wal"), std::string::npos) << restored.error().what;
}

TEST(InspectStore, SaysWhatAStartWouldFindAndChangesNothing) {
  for (const std::string kind : {"Sqlite", "Postgres"}) {
    const auto ground = ground_of(kind);
    EXPECT_EQ(must(inspect_store(ground->address())).schema, 0);
    EXPECT_EQ(must(inspect_store(ground->address())).schema, 0) << "still not there";
    auto store = opened(ground->address());
    if (kind == "Sqlite") {
      EXPECT_NE(inspect_store(ground->address()).error().what.find("in use"), std::string::npos);
    }
    store = nullptr;
    const StoreState state = must(inspect_store(ground->address()));
    EXPECT_EQ(state.schema, state.newest);
  }
}

}  // namespace
}  // namespace pithead::server
