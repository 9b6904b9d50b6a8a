// Short ways to set up matches, play them on, and find a place for files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "match/match.h"
#include "match/record.h"

namespace pithead {

inline Setup setup_of(std::string_view game, int players, std::uint64_t seed, const Options& options = {}) {
  return {.game = find_game(game), .players = players, .options = options, .seed = seed};
}

// Any legal moves until the game is over or the match has this many plies.
inline void play_randomly(Match& match, Rng& choices, std::size_t plies = SIZE_MAX) {
  while (!match.over() && match.plies().size() < plies) {
    const std::vector<Move> legal = match.state().legal();
    ASSERT_TRUE(match.play(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]));
  }
}

inline Match random_match(std::string_view game, int players, std::uint64_t seed,
                          std::size_t plies = SIZE_MAX) {
  Match match(setup_of(game, players, seed));
  Rng choices = Rng::stream(seed, 1);
  play_randomly(match, choices, plies);
  return match;
}

// A finished game that was recorded: golden("coal-baron/4-shared-victory").
inline Match golden(const std::string& name) {
  auto record = load_record(PITHEAD_SOURCE_DIR "/tests/match/golden/" + name + ".json");
  EXPECT_TRUE(record) << record.error().what;
  return record ? std::move(record->match) : Match(setup_of("coal-baron", 2, 0));
}

inline std::vector<std::uint64_t> hashes_of(const Match& match) {
  std::vector<std::uint64_t> hashes;
  for (const Ply& ply : match.plies()) hashes.push_back(ply.hash);
  return hashes;
}

// A folder of its own for each test, gone afterwards.
class Folder {
 public:
  Folder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::path(testing::TempDir()) /
            (std::string("pithead-") + test->test_suite_name() + "-" + test->name());
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string file(std::string_view name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

inline std::string read_text(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  EXPECT_TRUE(in) << file;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

inline void write_text(const std::string& file, std::string_view text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  ASSERT_TRUE(out) << file;
}

}  // namespace pithead
