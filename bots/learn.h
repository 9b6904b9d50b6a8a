// How the bots learn. An instinct (instinct.h) plays against itself, and what the better players of
// each game did becomes more appealing (policy gradient, REINFORCE with Adam's steps).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/parallel.h"
#include "games/core/any_game.h"

namespace pithead {

struct Learning {
  const AnyGame* game = nullptr;
  int rounds = 300;            // after each the weights change
  std::uint64_t games = 3000;  // in a round
  double rate = 0.04;          // of the first round; it falls to a tenth
  std::uint64_t seed = 1;
  int threads = 1;
};

// After each round: how many are done, and the mean score in it.
using LearningProgress = std::function<void(int rounds, double mean_score)>;

// The weights in hundredths. The same seed gives the same weights, whatever the number of threads.
std::vector<std::int16_t> learn_instinct(const Learning& learning, const LearningProgress& progress);

// How a judgement (judgement.h) comes by its weights: what each position of many games by instinct had, and
// how many points it still brought, by least squares.
std::vector<std::int16_t> learn_judgement(const Learning& learning, const Progress& progress);

// The weights as the header that instincts/ or judgements/ keeps.
std::string weights_header(const AnyGame& game, std::string_view what,
                           const std::vector<std::int16_t>& weights);

}  // namespace pithead
