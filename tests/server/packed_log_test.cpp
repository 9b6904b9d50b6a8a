// The log of a table that is over lies in one row, and nobody notices.
#include "server/store/packed_log.h"

#include <gtest/gtest.h>

#include "server/store/erasure.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

Append over_of(const TableId& table, std::int64_t version) {
  Append append =
      entry_of(table, version, R"({"kind":"move","text":"Glück auf)" + std::to_string(version) + "\"}");
  append.summary.status = Summary::Status::Over;
  return append;
}

class PackedLogs : public AnyStore {
 protected:
  std::vector<Entry> write(const TableId& table, std::int64_t versions) {
    for (std::int64_t version = 1; version <= versions; ++version)
      EXPECT_EQ(append_one(store(), over_of(table, version)), Appended::Written);
    return must(store().read(table, 0));
  }
  void pack(const TableId& table) { must(store().pack({&table, 1})); }
};

INSTANTIATE_TEST_SUITE_P(Store, PackedLogs, testing::Values("Sqlite", "Postgres"),
                         [](const auto& each) { return each.param; });

TEST_P(PackedLogs, AreReadAsTheyWereWritten) {
  const std::vector<Entry> log = write("t", 150);
  write("other", 3);
  pack("t");
  EXPECT_EQ(must(store().read("t", 0)), log);
  EXPECT_EQ(must(store().read("t", 149)), std::vector<Entry>{log.back()});
  EXPECT_TRUE(must(store().read("t", 150)).empty());
  EXPECT_TRUE(must(store().read("t", 151)).empty());
  EXPECT_EQ(versions_of(store(), "other").size(), 3);
  reopen();
  EXPECT_EQ(must(store().read("t", 0)), log);
}

TEST_P(PackedLogs, TakeOneRow) {
  write("t", 150);
  pack("t");
  meddle("DELETE FROM entries");  // none is needed any more
  EXPECT_EQ(versions_of(store(), "t").size(), 150);
}

TEST_P(PackedLogs, GrowLikeOthers) {
  write("t", 10);
  pack("t");
  EXPECT_EQ(append_one(store(), over_of("t", 10)), Appended::Taken);
  EXPECT_EQ(append_one(store(), over_of("t", 12)), Appended::Taken);
  EXPECT_EQ(append_one(store(), over_of("t", 1)), Appended::Taken);
  EXPECT_EQ(append_one(store(), over_of("t", 11)), Appended::Written);
  EXPECT_EQ(append_one(store(), over_of("t", 11)), Appended::Taken);
  EXPECT_EQ(append_one(store(), over_of("t", 12)), Appended::Written);
  const std::vector<Entry> log = must(store().read("t", 0));
  ASSERT_EQ(log.size(), 12);
  EXPECT_EQ(log[11], over_of("t", 12).entry);
  EXPECT_EQ(must(store().read("t", 9)).size(), 3);
  EXPECT_EQ(must(store().read("t", 11)).size(), 1);
}

TEST_P(PackedLogs, MayBePackedByTwoNodes) {
  const std::vector<Entry> log = write("t", 10);
  pack("t");
  pack("t");
  EXPECT_EQ(must(store().read("t", 0)), log);
  ASSERT_EQ(append_one(store(), over_of("t", 11)), Appended::Written);
  pack("t");
  EXPECT_EQ(must(store().read("t", 0)).size(), 11);
}

TEST_P(PackedLogs, AreWrittenAnewWhenSomebodyGoesForGood) {
  const std::vector<Entry> before = write("t", 10);
  pack("t");
  ASSERT_EQ(append_one(store(), over_of("t", 11)), Appended::Written);
  must(store().erasure().rewrite("t", [](std::string_view text) -> std::optional<std::string> {
    return text.find("auf7") != std::string_view::npos || text.find("auf11") != std::string_view::npos
               ? std::optional<std::string>("gone")
               : std::nullopt;
  }));
  const std::vector<Entry> after = must(store().read("t", 0));
  ASSERT_EQ(after.size(), 11U);
  EXPECT_EQ(after[6].body, "gone");
  EXPECT_EQ(after[6].time, before[6].time);
  EXPECT_EQ(after[10].body, "gone");
  EXPECT_EQ(after[7], before[7]);
}

TEST_P(PackedLogs, AreOfTablesThatHaveBeenOverForAWhile) {
  write("late", 9);
  write("early", 2);
  save(summary_of("running", 1));
  Append closed = entry_of("closed", 1);
  closed.summary.status = Summary::Status::Closed;
  ASSERT_EQ(append_one(store(), closed), Appended::Written);
  using Names = std::vector<TableId>;
  EXPECT_EQ(must(store().unpacked_tables(1009, 10)), (Names{"closed", "early"}));
  EXPECT_EQ(must(store().unpacked_tables(1010, 10)), (Names{"closed", "early", "late"}));
  EXPECT_EQ(must(store().unpacked_tables(1010, 1)), Names{"closed"});
  const Names both{"early", "closed"};
  must(store().pack(both));
  EXPECT_EQ(must(store().unpacked_tables(1010, 10)), Names{"late"});
  ASSERT_EQ(append_one(store(), over_of("early", 3)), Appended::Written);
  EXPECT_EQ(must(store().unpacked_tables(9999, 10)), Names{"late"}) << "what is said later stays as it is";
}

TEST_P(PackedLogs, ThatAreDamagedAreCalledSo) {
  write("t", 3);
  pack("t");
  meddle("UPDATE packed_logs SET log = 'noise'");
  const auto log = store().read("t", 0);
  ASSERT_FALSE(log);
  EXPECT_NE(log.error().what.find("the packed log of table t is damaged"), std::string::npos);
}

TEST(PackLog, GivesBackEveryByte) {
  std::vector<Entry> log;
  EXPECT_EQ(must(unpack_log("t", pack_log(log))), log);
  for (const std::string& body :
       {std::string(), std::string("\n1 2\n"), std::string(1, '\0'), std::string(100'000, 'x')})
    log.push_back({"t", static_cast<std::int64_t>(log.size()) + 1, -5, body});
  EXPECT_EQ(must(unpack_log("t", pack_log(log))), log);
}

TEST(PackLog, RefusesEveryDamage) {
  const std::vector<Entry> log{{"t", 1, 1, "one"}, {"t", 2, 2, "two"}};
  const std::string packed = pack_log(log);
  for (std::size_t length = 0; length < packed.size(); ++length)
    EXPECT_FALSE(unpack_log("t", packed.substr(0, length))) << length;
  for (std::size_t i = 0; i < packed.size(); ++i) {
    std::string spoiled = packed;
    spoiled[i] = static_cast<char>(spoiled[i] ^ 0x15);
    const auto read = unpack_log("t", spoiled);
    EXPECT_TRUE(!read || *read == log) << i;  // some bits of the compressed form mean nothing
  }
}

}  // namespace
}  // namespace pithead::server
