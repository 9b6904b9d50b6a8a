// How the bots learn. A policy (policy.h) plays against itself, and what the better players of each game did
// becomes likelier (policy gradient, REINFORCE with Adam's steps).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/parallel.h"
#include "bots/policy.h"
#include "games/core/any_game.h"

namespace pithead {

struct Learning {
  const AnyGame* game = nullptr;
  Options options{};
  int players = 0;      // 0: every number of them in turn
  Training training;    // of a value only the number of games counts
  bool onward = false;  // from the weights in use; else from nothing
  std::uint64_t seed = 1;
  int threads = 1;
};

// After each round: how many are done, and the mean score in it. By saying false it ends the learning.
using LearningProgress = std::function<bool(int rounds, double mean_score)>;

// What a game's policy is learned with, unless told otherwise.
Training training_of(const AnyGame& game);

// The weights in hundredths; none for a game without features, or if it was ended. The same seed gives the
// same weights, whatever the number of threads.
std::vector<std::int16_t> learn_policy(const Learning& learning, const LearningProgress& progress);

// How a value (value.h) comes by its weights: what each position of many games by policy had, and how many
// points it still brought, by least squares.
std::vector<std::int16_t> learn_value(const Learning& learning, const Progress& progress);

// From now on the own box of a game is played by these weights: a policy for a number of players, or a value.
// None: the usual ones again. Before any game is dealt with it, and false where a game has no own box to
// learn for.
bool bring_policy(const AnyGame& game, int players, std::span<const std::int16_t> weights);
bool bring_value(const AnyGame& game, std::span<const std::int16_t> weights);

// The players of a game in the series.
template <Game G>
int players_in(const Learning& learning, std::uint64_t game) {
  constexpr std::uint64_t kTables = G::kInfo.max_players - G::kInfo.min_players + 1;
  if (learning.players != 0) return learning.players;
  return G::kInfo.min_players + static_cast<int>(game % kTables);
}

// Weights as a header that bots/<game>/ keeps: `what` is policy or value, `name` the name of the table.
std::string weights_header(const AnyGame& game, std::string_view what, std::string_view name,
                           const std::vector<std::int16_t>& weights);

}  // namespace pithead
