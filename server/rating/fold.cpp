#include "server/rating/fold.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace pithead::server {
namespace {

constexpr double kMillion = 1e6;
constexpr double kWeek = 7.0 * 24 * 60 * 60 * 1000;  // milliseconds: a period, for who does not play

std::int64_t kept(double number) { return std::llround(number * kMillion); }

Rating rating_of(const Standing& standing) {
  return {.points = static_cast<double>(standing.points) / kMillion,
          .deviation = static_cast<double>(standing.deviation) / kMillion,
          .volatility = static_cast<double>(standing.volatility) / kMillion};
}

// A result between two of n is not worth a game: how well I played is in all my n - 1 of them. With an equal
// share of luck for everybody, my distance from the others' mean varies by 1 + 1/(n - 1) shares, and from one
// rival's by two, so that all of them together tell as much as 2 (n - 1) / n games do.
double weight_of_pair(std::size_t seats) { return 2.0 / static_cast<double>(seats); }

double score_against(const RatedSeat& mine, const RatedSeat& other) {
  if (mine.rank == other.rank) return 0.5;
  return mine.rank < other.rank ? 1 : 0;
}

// When the game begins to count: who has not played for long is less known than before.
Rating rating_at(const RatedSeat& seat, const Standings& standings, std::int64_t finished) {
  if (seat.person.empty()) return {.points = static_cast<double>(seat.points), .deviation = 0};
  const auto known = standings.find(seat.person);
  if (known == standings.end()) return rating_of(Standing{});
  const auto absence = static_cast<double>(std::max<std::int64_t>(finished - known->second.finished, 0));
  return after_absence(rating_of(known->second), absence / kWeek);
}

Standing after_game(const RatedGame& game, std::size_t mine, const Standings& before) {
  const RatedSeat& seat = game.seats[mine];
  std::vector<Opponent> opponents;
  for (std::size_t other = 0; other < game.seats.size(); ++other) {
    if (other == mine) continue;
    const Rating rating = rating_at(game.seats[other], before, game.finished);
    opponents.push_back({.points = rating.points,
                         .deviation = rating.deviation,
                         .score = score_against(seat, game.seats[other]),
                         .weight = weight_of_pair(game.seats.size())});
  }
  // Sums of rounded numbers depend on their sequence: which seat somebody had must not matter.
  std::ranges::sort(opponents, {},
                    [](const Opponent& each) { return std::tuple(each.points, each.deviation, each.score); });
  const Rating rating = rate(rating_at(seat, before, game.finished), opponents);
  const auto known = before.find(seat.person);
  const int games = known == before.end() ? 0 : known->second.games;
  return {.points = kept(rating.points),
          .deviation = kept(rating.deviation),
          .volatility = kept(rating.volatility),
          .games = games + 1,
          .finished = game.finished};
}

void fold_game(const RatedGame& game, Standings& standings, std::vector<RatingStep>& steps) {
  const std::size_t first = steps.size();
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    const std::string& person = game.seats[seat].person;
    if (person.empty()) continue;
    const auto known = standings.find(person);
    steps.push_back({.table = game.table,
                     .finished = game.finished,
                     .person = person,
                     .before = known == standings.end() ? Standing{}.points : known->second.points,
                     .after = after_game(game, seat, standings)});
  }
  // Only now: everybody met the others as they were before.
  for (std::size_t i = first; i < steps.size(); ++i) standings[steps[i].person] = steps[i].after;
}

}  // namespace

int shown(std::int64_t millionths) {
  return static_cast<int>(std::llround(static_cast<double>(millionths) / kMillion));
}

std::vector<RatingStep> fold(std::vector<RatedGame> games, Standings& standings) {
  std::ranges::sort(games, {}, [](const RatedGame& game) { return std::tie(game.finished, game.table); });
  std::vector<RatingStep> steps;
  for (const RatedGame& game : games) fold_game(game, standings, steps);
  return steps;
}

}  // namespace pithead::server
