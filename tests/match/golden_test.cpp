// Finished games replayed hash by hash: a rule that changes shows here. The records lie in golden/, named by
// the number of players and what happens in them.
#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/coal_baron/events.h"
#include "games/coal_baron/moves.h"
#include "match/record.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

using coal_baron::Happening;

std::vector<std::string> golden_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(PITHEAD_SOURCE_DIR "/tests/match/golden")) {
    if (entry.path().extension() == ".json") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Match golden(const std::string& name) {
  auto record = load_record(PITHEAD_SOURCE_DIR "/tests/match/golden/" + name + ".json");
  EXPECT_TRUE(record) << record.error().what;
  return record ? std::move(record->match) : Match(coal_baron_setup(2, 0));
}

std::size_t count_in(const Ply& ply, Happening happening) {
  return static_cast<std::size_t>(
      std::count_if(ply.events.begin(), ply.events.end(),
                    [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(happening); }));
}

std::size_t best_score_count(const AnyState& state) {
  std::multiset<int> scores;
  for (Seat seat = 0; seat < state.players(); ++seat) scores.insert(state.score(seat).total());
  return scores.count(*scores.rbegin());
}

TEST(Golden, EveryRecordReplaysToItsEnd) {
  std::set<int> players;
  for (const std::string& file : golden_files()) {
    const auto record = load_record(file);
    ASSERT_TRUE(record) << record.error().what;
    EXPECT_TRUE(record->match.over()) << file;
    EXPECT_EQ(write_record(record->match, record->names), read_text(file)) << file;
    players.insert(record->match.setup().players);
  }
  EXPECT_EQ(players, (std::set<int>{2, 3, 4}));
}

TEST(Golden, NoKindOfMoveIsMissing) {
  for (const std::string name : {"2-every-kind-of-move", "3-every-kind-of-move", "4-every-kind-of-move"}) {
    std::array<int, coal_baron::kBlocks.size()> played{};
    const Match match = golden(name);
    for (const Ply& ply : match.plies()) {
      for (std::size_t kind = 0; kind < played.size(); ++kind)
        played[kind] += coal_baron::kBlocks[kind].holds(ply.move);
    }
    for (std::size_t kind = 0; kind < played.size(); ++kind) {
      std::string example;
      coal_baron::CoalBaron::write_move(coal_baron::kBlocks[kind](0), example);
      EXPECT_GT(played[kind], 0) << name << " has no move like '" << example << "'";
    }
  }
}

TEST(Golden, NoKindOfEventIsMissing) {
  std::set<int> happened;
  for (const std::string& file : golden_files()) {
    const auto record = load_record(file);
    ASSERT_TRUE(record) << record.error().what;
    for (const Ply& ply : record->match.plies()) {
      for (const Event& event : ply.events) happened.insert(event.kind);
    }
  }
  for (int kind = 0; kind < coal_baron::kHappenings; ++kind) EXPECT_TRUE(happened.contains(kind)) << kind;
}

TEST(Golden, ThreeOrdersAreDeliveredAtOnce) {
  const Match match = golden("2-three-orders-at-once");
  EXPECT_TRUE(std::any_of(match.plies().begin(), match.plies().end(),
                          [](const Ply& ply) { return count_in(ply, Happening::OrderDelivered) == 3; }));
}

TEST(Golden, ATieIsBrokenByMarks) {
  const Match match = golden("3-tie-broken-by-marks");
  EXPECT_EQ(best_score_count(match.state()), 2U);
  EXPECT_EQ(match.state().winners().size(), 1);
}

TEST(Golden, AVictoryIsShared) {
  const Match match = golden("4-shared-victory");
  EXPECT_EQ(best_score_count(match.state()), 2U);
  EXPECT_EQ(match.state().winners().size(), 2);
}

// Plays the recorded moves by today's rules and writes what comes out. Only for a deliberate change:
//   tests_match --gtest_also_run_disabled_tests --gtest_filter=Golden.DISABLED_Rewrite
TEST(Golden, DISABLED_Rewrite) {
  for (const std::string& file : golden_files()) {
    const boost::json::object old = boost::json::parse(read_text(file)).as_object();
    Match match(coal_baron_setup(static_cast<int>(old.at("players").as_int64()),
                                 old.at("seed").to_number<std::uint64_t>()));
    for (const boost::json::value& move : old.at("moves").as_array()) {
      const auto played = match.play(move.as_string());
      ASSERT_TRUE(played) << file << ": " << played.error().what;
    }
    ASSERT_TRUE(match.over()) << file;
    ASSERT_TRUE(save_record(file, match, boost::json::value_to<std::vector<std::string>>(old.at("names"))));
  }
}

}  // namespace
}  // namespace pithead
