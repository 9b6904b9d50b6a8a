// What bots choose by iterations, here and in a browser: both are held to choices.json
// (web/site/module.test.ts). After a change of the bots it is written anew by PITHEAD_WRITE_CHOICES=1
// build/release/tests_device
// --gtest_filter='Choices.*'.
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "device/tasks.h"
#include "games/catalogue.h"
#include "games/core/json.h"
#include "match/record.h"

namespace pithead::server::device {
namespace {

namespace json = boost::json;

const std::string kFile = PITHEAD_SOURCE_DIR "/tests/device/choices.json";

// The record of a random game up to a ply.
std::string begun_game(const AnyGame& game, int players, std::size_t plies) {
  Match match(pithead::Setup{.game = &game, .players = players, .options = {}, .seed = 5});
  Rng rng(9);
  while (match.plies().size() < plies) {
    const auto moves = match.state().legal();
    match.play_legal(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return write_record(match);
}

std::string task_of(const std::string& level, const std::string& record, std::int64_t bot) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("do", "choose");
  out.field("bot", bot);
  out.field("level", level);
  out.field("milliseconds", 0);
  out.field("part", 0);
  out.field("parts", 2);
  out.field("record", record);
  out.end_object();
  return text;
}

std::vector<std::string> tasks() {
  std::vector<std::string> all;
  for (const AnyGame* game : all_games()) {
    for (const std::string level : {"easy", "medium", "hard:80"}) {
      const auto number = static_cast<std::int64_t>(all.size() + 1);
      all.push_back(task_of(level, begun_game(*game, 3, 40), number));
    }
  }
  return all;
}

TEST(Choices, AreThoseThatAreWrittenDown) {
  json::array told;
  TaskRunner runner;
  for (const std::string& task : tasks())
    told.push_back(json::object{{"task", task}, {"answer", runner.run(task)}});
  if (std::getenv("PITHEAD_WRITE_CHOICES") != nullptr) std::ofstream(kFile) << json::serialize(told) << '\n';
  std::ifstream in(kFile);
  const std::string kept((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  ASSERT_FALSE(kept.empty());
  EXPECT_EQ(json::parse(kept), json::value(told));
}

}  // namespace
}  // namespace pithead::server::device
