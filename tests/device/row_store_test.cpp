// Rows say what SQLite says: the same jobs on both, whatever they are.
#include "device/row_store.h"

#include <gtest/gtest.h>

#include "device/row_keys.h"
#include "games/core/rng.h"
#include "server/store/analyses.h"
#include "server/store/credentials.h"
#include "server/store/open.h"

namespace pithead::server::device {
namespace {

// A store of rows whose rows are all here.
struct BothStores {
  Rows rows;
  std::unique_ptr<Store> device = make_row_store(rows);
  std::unique_ptr<Store> sqlite = std::move(*open_store("sqlite::memory:"));

  template <class Work>
  void compare(const char* what, Work work) {
    const auto expected = work(*sqlite);
    const auto told = work(*device);
    ASSERT_TRUE(expected.has_value()) << what << ": " << expected.error().what;
    ASSERT_TRUE(told.has_value()) << what << ": " << told.error().what;
    if constexpr (!std::is_void_v<typename std::decay_t<decltype(expected)>::value_type>) {
      ASSERT_TRUE(*expected == *told) << what;
    }
  }
};

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : rng_(seed) {}
  std::int64_t below(std::uint32_t bound) { return rng_.below(bound); }
  bool often() { return below(3) > 0; }
  std::string one_of(const std::vector<std::string>& words) {
    return words[static_cast<std::size_t>(below(static_cast<std::uint32_t>(words.size())))];
  }
  std::string person() { return one_of({"ada", "bruno", "clara"}); }
  std::string table() { return one_of({"t1", "t2", "t3", "t4", "t5"}); }

 private:
  Rng rng_;
};

// Each change has a time of its own: which of two at once comes first is nobody's business.
Append some_append(Chance& chance, std::map<TableId, std::int64_t>& versions, Milliseconds now) {
  const TableId table = chance.table();
  const std::int64_t next = versions[table] + 1;
  const std::int64_t version = chance.often() ? next : 1 + chance.below(5);
  Summary summary;
  summary.table = table;
  summary.version = version;
  summary.changed = now;
  summary.host = chance.person();
  summary.card = "{\"a\":1}";
  summary.status = static_cast<Summary::Status>(chance.below(4));
  summary.listed = chance.often();
  summary.bot_to_move = chance.often();
  if (chance.often()) summary.deadline = now + 1;
  summary.members = {{chance.person(), chance.often()}};
  std::vector<GameResult> results;
  if (chance.below(4) == 0) {
    results.push_back({.person = chance.person(),
                       .table = table,
                       .began = now - 5,
                       .finished = now,
                       .game = chance.one_of({"coal", "coke"}),
                       .players = 2 + static_cast<int>(chance.below(3)),
                       .seat = 1,
                       .rank = 2,
                       .points = 33,
                       .outcome = static_cast<GameResult::Outcome>(chance.below(3)),
                       .kind = static_cast<GameResult::Kind>(chance.below(4)),
                       .card = "{}",
                       .rivals = {chance.one_of({":easy", ":hard", "bruno"})}});
  }
  if (version == next) versions[table] = next;
  return {{table, version, now, "{\"é\":\"\\n\"}"}, summary, results, {}};
}

ResultFilter some_filter(Chance& chance, Milliseconds now) {
  ResultFilter filter;
  filter.person = chance.person();
  if (chance.below(3) == 0) filter.game = "coal";
  if (chance.below(3) == 0) filter.players = 3;
  if (chance.below(3) == 0) filter.outcome = GameResult::Outcome::Won;
  if (chance.below(3) == 0) filter.level = ":easy";
  if (chance.below(3) == 0) filter.since = now - 100;
  if (chance.below(3) == 0) filter.until = now - 10;
  return filter;
}

TEST(RowStore, SaysWhatSqliteSaysOfTables) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    BothStores both;
    Chance chance(seed);
    std::map<TableId, std::int64_t> versions;
    Milliseconds now = 1'000'000;
    for (int step = 0; step < 150; ++step) {
      now += 10;
      const Append append = some_append(chance, versions, now);
      const std::vector<Append> batch{append};
      both.compare("append", [&](Store& store) { return store.append(batch); });
      const TableId table = chance.table();
      const std::int64_t behind = chance.below(4);
      both.compare("read", [&](Store& store) { return store.read(table, behind); });
      const PersonId person = chance.person();
      both.compare("tables_of", [&](Store& store) { return store.tables_of(person, 100); });
      both.compare("timed_tables", [](Store& store) {
        return store.timed_tables().map([](const auto& all) { return all.size(); });
      });
      both.compare("due_tables", [&](Store& store) {
        return store.due_tables(now - 20).map([](const auto& all) { return all.size(); });
      });
      both.compare("hosted_tables", [&](Store& store) { return store.hosted_tables(person); });
      const ResultFilter filter = some_filter(chance, now);
      both.compare("results", [&](Store& store) { return store.results(filter, 5); });
      both.compare("count_results", [&](Store& store) { return store.count_results(filter); });
      both.compare("finished_games", [&](Store& store) { return store.finished_games(person); });
    }
  }
}

TEST(RowStore, SaysWhatSqliteSaysOfPeople) {
  BothStores both;
  Person ada;
  ada.id = "ada";
  ada.name = "Ada";
  ada.language = "de";
  ada.preferences = "{\"x\":1}";
  ada.created = 5;
  both.compare("save_person", [&](Store& store) { return store.save_person(ada); });
  both.compare("find_person", [&](Store& store) { return store.find_person("ada"); });
  both.compare("find_person", [&](Store& store) { return store.find_person("nobody"); });
  for (const std::int64_t time : {1, 2, 3}) {
    const Login login{
        .key = "k" + std::to_string(time), .person = "ada", .created = time, .about = "A program"};
    both.compare("add_login", [&](Store& store) { return store.add_login(login); });
  }
  both.compare("touch", [&](Store& store) { return store.credentials().touch_login("k2", 77); });
  both.compare("end_login", [&](Store& store) { return store.end_login("k1"); });
  both.compare("logins_of", [&](Store& store) { return store.logins_of("ada"); });
  both.compare("find_login", [&](Store& store) { return store.find_login("k1"); });
  both.compare("secret", [&](Store& store) { return store.secret("one", "first"); });
  both.compare("secret", [&](Store& store) { return store.secret("one", "second"); });
  both.compare("last", [&](Store& store) { return store.last_heartbeat(); });
  both.compare("heartbeat", [&](Store& store) { return store.heartbeat("device", 12); });
  both.compare("last", [&](Store& store) { return store.last_heartbeat(); });
}

TEST(RowStore, SaysWhatSqliteSaysOfAnalyses) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    BothStores both;
    Chance chance(seed);
    Milliseconds now = 100;
    for (int step = 0; step < 120; ++step) {
      now += 10;
      const TableId table = chance.table();
      AnalysisJob job;
      job.table = table;
      job.person = chance.person();
      job.asked = now;
      job.iterations = 100;
      job.plies = 9;
      const AnalysedDecision decision{
          .ply = chance.below(9), .slip = chance.below(4) * 100, .body = "{\"b\":2}"};
      switch (chance.below(7)) {
        case 0: both.compare("want", [&](Store& store) { return store.analyses().want(job); }); break;
        case 1: both.compare("prepare", [&](Store& store) { return store.analyses().prepare(job); }); break;
        case 2: both.compare("stop", [&](Store& store) { return store.analyses().stop(table); }); break;
        case 3: both.compare("finish", [&](Store& store) { return store.analyses().finish(table); }); break;
        case 4:
          both.compare("claim",
                       [&](Store& store) { return store.analyses().claim("device", now, now + 15); });
          break;
        default:
          both.compare("add", [&](Store& store) {
            return store.analyses().find(table).and_then([&](const auto& known) {
              // Only what is there is analysed.
              if (!known) return StoreResult<std::optional<AnalysisJob>>(std::nullopt);
              return store.analyses().add({table, "device", now + 15}, decision, 3);
            });
          });
      }
      both.compare("find", [&](Store& store) { return store.analyses().find(table); });
      both.compare("decisions", [&](Store& store) { return store.analyses().decisions(table, 2, 4); });
      both.compare("plies", [&](Store& store) { return store.analyses().plies(table); });
      both.compare("slips", [&](Store& store) { return store.analyses().worst_slips(table, 3); });
      both.compare("wanted", [&](Store& store) { return store.analyses().wanted("ada"); });
    }
  }
}

TEST(RowStore, AsksForALogThatIsNotHere) {
  Rows rows;
  const auto store = make_row_store(rows);
  Append append{{"t", 1, 5, "{}"}, {}, {}, {}};
  append.summary.table = "t";
  append.summary.version = 1;
  ASSERT_TRUE(store->append(std::vector{append}));
  const auto kept = rows.take_changes().now;

  Rows fresh;  // as after a start: the log is still in the database
  const auto again = make_row_store(fresh);
  std::vector<std::pair<std::string, std::string>> log;
  std::vector<std::pair<std::string, std::string>> others;
  for (const RowChange& each : kept)
    (each.key.starts_with("log/") ? log : others).emplace_back(each.key, *each.value);
  fresh.bring("", others);
  EXPECT_FALSE(again->read("t", 0));
  EXPECT_EQ(fresh.take_missing(), log_key("t"));
  fresh.bring(log_key("t"), log);
  ASSERT_TRUE(again->read("t", 0));
  EXPECT_EQ(again->read("t", 0)->size(), 1U);
}

}  // namespace
}  // namespace pithead::server::device
