// Ratings as a fold over rated games: the same games give the same ratings, in whatever sequence they come
// to be known, because they are folded in the sequence in which they ended.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "server/rating/glicko.h"

namespace pithead::server {

// A bot's rating is fixed; a person's is found.
struct RatedSeat {
  std::string person;  // id; empty for a bot
  std::string level;   // of a bot
  int points = 0;      // of a bot: its measured rating when the game ended
  int rank = 0;        // 1 is the best; equal ones are tied

  friend bool operator==(const RatedSeat&, const RatedSeat&) = default;
};

struct RatedGame {
  std::string table;
  std::int64_t finished = 0;  // milliseconds since 1970
  std::string game;
  std::vector<RatedSeat> seats;

  friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

// A person's rating in one game for one number of players, as it is kept: in millionths, so that what is read
// again is what was written, to the last digit.
struct Standing {
  std::int64_t points = 1'500'000'000;
  std::int64_t deviation = 350'000'000;
  std::int64_t volatility = 60'000;
  int games = 0;
  std::int64_t finished = 0;  // the last of them, in milliseconds since 1970

  friend bool operator==(const Standing&, const Standing&) = default;
};
using Standings = std::map<std::string, Standing>;  // by person; who is missing is new

// Above this a rating is a first guess.
inline constexpr std::int64_t kProvisionalDeviation = 110'000'000;
inline bool is_provisional(const Standing& standing) { return standing.deviation > kProvisionalDeviation; }

// As people are shown it.
int shown(std::int64_t millionths);

// What one game did to one person's rating.
struct RatingStep {
  std::string table;
  std::int64_t finished = 0;
  std::string person;
  std::int64_t before = 0;  // points, in millionths
  Standing after;

  friend bool operator==(const RatingStep&, const RatingStep&) = default;
};

// Games of one kind for one number of players, in any sequence; `standings` are those before the first of
// them, and afterwards those behind the last.
std::vector<RatingStep> fold(std::vector<RatedGame> games, Standings& standings);

}  // namespace pithead::server
