// Old games stay: what an earlier version of the program began or wrote down goes on under this one.
#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "match/record.h"
#include "tests/match/dice.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

namespace json = boost::json;

std::vector<std::string> files_in(std::string_view folder) {
  std::vector<std::string> files;
  for (const auto& each :
       std::filesystem::directory_iterator(PITHEAD_SOURCE_DIR "/tests/match/old/" + std::string(folder))) {
    files.push_back(each.path().string());
  }
  return files;
}
// Written by the program when Coal Baron's hashes covered less of what seats know.
std::vector<std::string> old_files() {
  std::vector<std::string> files = files_in("coal-baron-rules-1");
  EXPECT_GE(files.size(), 3U);
  return files;
}

json::object old_record() { return json::parse(read_text(old_files().front())).as_object(); }

TEST(OldRecord, ReplaysByMovesAndResultAndSaysSo) {
  for (const std::string game : {"coal-baron", "card-game", "schichtwechsel"}) {
    for (const std::string& file : files_in(game + "-rules-1")) {
      const auto read = load_record(file);
      ASSERT_TRUE(read) << read.error().what;
      EXPECT_TRUE(read->match.over());
      EXPECT_EQ(read->older_rules, 1);
      EXPECT_EQ(remark_on(*read), "the record's hashes are of rules version 1 of " + game +
                                      " and were not compared, since this program's are of version " +
                                      std::to_string(read->match.game().info().rules) +
                                      "; its moves and its result are right");
    }
  }
}

TEST(OldRecord, IsWrittenAnewWithTheHashesOfToday) {
  for (const std::string& file : old_files()) {
    const auto read = load_record(file);
    ASSERT_TRUE(read) << read.error().what;
    const auto again = read_record(write_record(read->match));
    ASSERT_TRUE(again) << again.error().what;
    EXPECT_EQ(again->older_rules, std::nullopt);
    EXPECT_EQ(remark_on(*again), "");
    EXPECT_EQ(hashes_of(again->match), hashes_of(read->match));
  }
}

void expect_last_option(std::string_view folder, const std::pair<std::string, std::string>& option) {
  const std::vector<std::string> files = files_in(folder);
  EXPECT_EQ(files.size(), 2U);
  for (const std::string& file : files) {
    const auto read = load_record(file);
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(options_of(read->match.setup()).back(), option);
  }
}

// Written before the printed numbers of Schichtwechsel could be chosen, and before it was a choice in The
// Great Card Game whether hands show what everybody saw taken.
TEST(OldRecord, HasTheValueOfItsTimeForAnOptionThatCameLater) {
  expect_last_option("schichtwechsel-rules-1", {"box", "first"});
  expect_last_option("card-game-rules-1", {"seen-cards", "shown"});
}

TEST(OldRecord, IsStillCheckedMoveByMoveAndByItsResult) {
  const auto expect_kind = [](const json::object& record, Error::Kind kind) {
    const auto read = read_record(json::serialize(record));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, kind) << read.error().what;
  };
  json::object record = old_record();
  record["moves"].as_array()[3] = record["moves"].as_array()[2];
  expect_kind(record, Error::Kind::IllegalMove);
  record = old_record();
  record["result"].as_object()["scores"].as_array()[0] = 999;
  expect_kind(record, Error::Kind::WrongResult);
  record = old_record();
  record["hashes"].as_array().pop_back();
  expect_kind(record, Error::Kind::BadRecord);
  record = old_record();
  record["rules"] = 2;
  expect_kind(record, Error::Kind::WrongHash);
}

// ---- rules and options that came later ----------------------------------------------------------------

// Dice whose fourth version brought a new way to play as the default, and whose first goes on no more.
struct LaterDice : Dice {
  static constexpr std::array<std::string_view, 3> kFaces{"ten", "six", "twenty"};
  static constexpr std::array<OptionInfo, 1> kOptions{
      {{.key = "faces", .values = kFaces, .about = "", .before = 1}}};
  static constexpr GameInfo kInfo{.id = "later-dice",
                                  .title = "Later Dice",
                                  .rules = 4,
                                  .oldest_rules = 2,
                                  .min_players = 2,
                                  .max_players = 4,
                                  .options = kOptions,
                                  .sources = kSources,
                                  .purse = {}};
};

const GameOf<LaterDice> kLaterDice;

TEST(OldSetup, RulesThatLeadTheSameWayAreRestored) {
  for (const int rules : {2, 3, 4}) EXPECT_TRUE(restore_setup(kLaterDice, rules, 2, {}, 7)) << rules;
  for (const int rules : {-1, 0, 1, 5}) {
    const auto setup = restore_setup(kLaterDice, rules, 2, {}, 7);
    ASSERT_FALSE(setup);
    EXPECT_EQ(setup.error().kind, Error::Kind::OtherRules);
    EXPECT_EQ(setup.error().what,
              "this was made by rules version " + std::to_string(rules) +
                  " of later-dice; this program plays version 4 and goes on with games since version 2");
  }
}

TEST(OldSetup, AnOptionThatDidNotExistHasItsOldValue) {
  const auto faces = [](const auto& setup) { return options_of(*setup).at(0).second; };
  EXPECT_EQ(faces(restore_setup(kLaterDice, 3, 2, {}, 7)), "six");
  EXPECT_EQ(faces(restore_setup(kLaterDice, 3, 2, {{"faces", "ten"}}, 7)), "ten");
  EXPECT_EQ(faces(restore_setup(kLaterDice, 4, 2, {{"faces", "twenty"}}, 7)), "twenty");
  EXPECT_FALSE(restore_setup(kLaterDice, 4, 2, {{"faces", "two"}}, 7));
  EXPECT_FALSE(restore_setup(kLaterDice, 4, 5, {}, 7));
}

TEST(OldRecord, WithoutItsOptionsReadsAsTheOldValue) {
  for (const char* name : {"card-game/2-every-kind-of-move", "schichtwechsel/2-every-kind-of-move"}) {
    const Match match = golden(name);
    json::object record = json::parse(write_record(match)).as_object();
    record["options"].as_object().clear();
    const auto read = read_record(json::serialize(record));
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(hashes_of(read->match), hashes_of(match));
  }
}

}  // namespace
}  // namespace pithead
