// How strong the levels are, as rated games count them: fixed ratings that people are measured against.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "games/core/game.h"

namespace pithead {

struct LevelRatings {
  int easy = 0;
  int medium = 0;
  int hard = 0;
};

// Specialised in bots/<game>/strength.h:
//   kRatings: a row for each number of players, from the smallest on
// Where nobody has measured them, no game is rated.
template <Game G>
struct Strength {
  static constexpr std::array<LevelRatings, 0> kRatings{};
};

template <Game G>
std::optional<int> level_rating(std::string_view level, int players) {
  const auto row = static_cast<std::size_t>(players - G::kInfo.min_players);
  if (players < G::kInfo.min_players || row >= Strength<G>::kRatings.size()) return std::nullopt;
  const LevelRatings& ratings = Strength<G>::kRatings[row];
  if (level == "easy") return ratings.easy;
  if (level == "medium") return ratings.medium;
  if (level == "hard") return ratings.hard;
  return std::nullopt;  // random loses always
}

}  // namespace pithead
