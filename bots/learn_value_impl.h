// Learning a value, for one game.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/learn.h"
#include "bots/least_squares.h"
#include "bots/policy.h"
#include "bots/value.h"

namespace pithead {

template <Game G>
struct Experience {
  static constexpr std::size_t kFeatures = Value<G>::kFeatures;
  std::vector<Moments> stages = std::vector<Moments>(
      Value<G>::kStages,
      {std::vector<std::int64_t>(kFeatures * kFeatures), std::vector<std::int64_t>(kFeatures)});

  void add(const Experience& other) {
    const auto add_up = [](auto& sums, const auto& more) {
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
    };
    for (std::size_t i = 0; i < stages.size(); ++i) {
      add_up(stages[i].products, other.stages[i].products);
      add_up(stages[i].points, other.stages[i].points);
    }
  }
};

// A seat's position, to be remembered when the game is over.
template <Game G>
struct Observed {
  Seat seat;
  int stage;
  int score;
  std::array<int, Value<G>::kFeatures> amounts;
};

template <Game G>
void observe(const typename G::State& state, std::vector<Observed<G>>& all) {
  using V = Value<G>;
  const auto context = V::context(state);
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    Observed<G> observed{
        .seat = seat, .stage = V::stage(state), .score = G::score(state, seat).total(), .amounts = {}};
    V::features(state, context, seat, [&](int feature, int amount) {
      observed.amounts[static_cast<std::size_t>(feature)] += amount;
    });
    all.push_back(observed);
  }
}

template <Game G>
void remember(const Observed<G>& observed, int to_come, Experience<G>& experience) {
  Moments& moments = experience.stages[static_cast<std::size_t>(observed.stage)];
  constexpr std::size_t kFeatures = Experience<G>::kFeatures;
  for (std::size_t i = 0; i < kFeatures; ++i) {
    if (observed.amounts[i] == 0) continue;
    moments.points[i] += std::int64_t{observed.amounts[i]} * to_come;
    for (std::size_t j = 0; j < kFeatures; ++j) {
      moments.products[i * kFeatures + j] += std::int64_t{observed.amounts[i]} * observed.amounts[j];
    }
  }
}

// Good players reach positions that are much alike, from which one cannot learn the weight of each feature.
// So some of a game, from nothing to most of it, is played carelessly and not observed.
template <Game G>
void play_carelessly(typename G::State& state, typename G::Moves& moves, Rng& rng) {
  constexpr std::uint32_t kMostOfAGame = 130;  // decisions of a seat
  constexpr std::uint32_t kBlindly = 6;        // one move in so many
  constexpr int kSharpness = 60;
  NoEvents silence;
  const auto players = static_cast<std::uint32_t>(G::players(state));
  for (auto left = rng.below(1 + rng.below(kMostOfAGame * players)); left > 0 && G::to_move(state) != kNobody;
       --left) {
    G::legal(state, moves);
    const std::size_t chosen = rng.below(kBlindly) == 0
                                   ? rng.below(static_cast<std::uint32_t>(moves.size()))
                                   : MoveProbabilities<G>(state, moves, kSharpness).draw(rng);
    G::play(state, moves[chosen], rng, silence);
  }
}

template <Game G>
void observe_game(const Options& options, int players, std::uint64_t seed, Experience<G>& experience) {
  Rng rng(seed);
  typename G::State state = G::deal(players, options, rng);
  typename G::Moves moves;
  std::vector<Observed<G>> all;
  play_carelessly<G>(state, moves, rng);
  while (G::to_move(state) != kNobody) {
    if (G::begins_turn(state)) observe<G>(state, all);
    play_by_policy<G>(state, moves, rng);
  }
  for (const Observed<G>& each : all)
    remember<G>(each, G::score(state, each.seat).total() - each.score, experience);
}

template <Game G>
std::vector<std::int16_t> learn_value_of(const Learning& learning, const Progress& progress) {
  const auto experience =
      in_parallel<Experience<G>>(learning.training.games, learning.threads, progress, [&] {
        return [&](std::uint64_t game, Experience<G>& sum) -> Result<void> {
          observe_game<G>(learning.options, players_in<G>(learning, game), derive_seed(learning.seed, game),
                          sum);
          return {};
        };
      });
  std::vector<std::int16_t> hundredths;
  for (const Moments& moments : experience->stages) {
    for (const double weight : least_squares(moments)) {
      constexpr double kMost = INT16_MAX;
      hundredths.push_back(static_cast<std::int16_t>(std::clamp(std::round(100 * weight), -kMost, kMost)));
    }
  }
  return hundredths;
}

}  // namespace pithead
