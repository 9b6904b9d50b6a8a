// A policy: which of the legal moves a player would try, at first sight and without looking ahead. Bots of
// the lowest level play by it, searches play their games to the end by it, and it is where a search looks
// first.
//
// A game brings what an experienced player sees in a move: features, numbered 0..kFeatures-1, each with a
// weight. A move's score is the sum of its features' weights, and its chance grows with e^score. The weights
// come from games of the policy against itself (learn.h); whole hundredths, so that every machine chooses the
// same.
#pragma once

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "games/core/game.h"

namespace pithead {

// A block of features with up to three indices; what is beyond an index's end counts as its last.
struct FeatureTable {
  int first;
  std::array<int, 3> sizes;

  constexpr FeatureTable(int start, int a, int b = 1, int c = 1) : first(start), sizes{a, b, c} {}
  constexpr int end() const { return first + sizes[0] * sizes[1] * sizes[2]; }
  // Where it is called, as most of it is known there: a third of a playout is spent on features.
  [[gnu::always_inline]] constexpr int operator()(int a, int b = 0, int c = 0) const {
    const int row = std::clamp(a, 0, sizes[0] - 1) * sizes[1] + std::clamp(b, 0, sizes[1] - 1);
    return first + row * sizes[2] + std::clamp(c, 0, sizes[2] - 1);
  }
};

// How a policy is learned: what `pithead learn` does unless told otherwise.
struct Training {
  int rounds = 300;            // after each the weights change
  std::uint64_t games = 3000;  // in a round
  double rate = 0.04;          // of the first round; it falls to a tenth
  double entropy = 0;          // what trying different moves is worth in the first round; it falls as well
  int lessons = 1;             // each with a seed of its own, and their mean is taken
  bool apart = false;          // for each number of players, one table after the other
};

// Specialised in bots/<game>/policy.h:
//   kFeatures, and kWeights: an array of them, in hundredths
//   weights_of(state) instead, if not all positions go by the same ones; bring_weights as learn.h tells
//   context(state): what the features of all moves of a decision have in common
//   features(state, context, move, visit): calls visit(feature) for each feature of the move
//   kTraining, if the usual one does not serve
// A game without one sees nothing in its moves: each is as likely as the others.
template <Game G>
struct Policy {
  static constexpr int kFeatures = 0;
  static constexpr std::array<std::int16_t, 0> kWeights{};

  struct Context {};
  static Context context(const typename G::State& /*state*/) { return {}; }
  template <class Visit>
  static void features(const typename G::State& /*state*/, const Context& /*context*/, Move /*move*/,
                       Visit /*visit*/) {}
};

// The weights that the moves of a position are scored with.
template <Game G>
const std::int16_t* policy_weights_of([[maybe_unused]] const typename G::State& state) {
  if constexpr (requires { Policy<G>::weights_of(state); }) {
    return Policy<G>::weights_of(state);
  } else {
    return Policy<G>::kWeights.data();
  }
}

template <Game G>
constexpr Training training_of() {
  if constexpr (requires { Policy<G>::kTraining; }) return Policy<G>::kTraining;
  return {};
}

// e^-x for x in hundredths, in fixed point: how much less likely a move is than the likeliest one.
inline constexpr int kLargestGap = 1200;
inline constexpr std::array<std::uint32_t, kLargestGap + 1> kExpTable = [] {
  constexpr std::uint64_t kStep = 4252231657;  // 2^32 e^-0.01
  std::array<std::uint32_t, kLargestGap + 1> table{};
  std::uint64_t precise = std::uint64_t{1} << 32U;
  for (auto& each : table) {
    each = static_cast<std::uint32_t>(precise >> 12U);
    precise = (precise * kStep) >> 32U;
  }
  return table;
}();

// How likely each of the legal moves is.
template <Game G>
class MoveProbabilities {
 public:
  // Sharpness, the inverse of a temperature: 100 is the policy as it was learned, less is more random.
  MoveProbabilities(const typename G::State& state, const typename G::Moves& moves, int sharpness = 100)
      : size_(moves.size()) {
    const auto context = Policy<G>::context(state);
    const std::int16_t* weights = policy_weights_of<G>(state);
    int most = INT_MIN;
    for (std::size_t i = 0; i < size_; ++i) {
      int sum = 0;
      Policy<G>::features(state, context, moves[i], [&](int feature) { sum += weights[feature]; });
      gap_[i] = sum;
      most = std::max(most, sum);
    }
    for (std::size_t i = 0; i < size_; ++i) {
      gap_[i] = std::min((most - gap_[i]) * sharpness / 100, kLargestGap);
      sum_ += chance(i);
    }
  }

  // By how much its score is below that of the likeliest move, in hundredths.
  int gap(std::size_t i) const { return gap_[i]; }
  float probability(std::size_t i) const { return static_cast<float>(chance(i)) / static_cast<float>(sum_); }

  std::size_t draw(Rng& rng) const {
    std::uint32_t left = rng.below(sum_);
    std::size_t i = 0;
    while (left >= chance(i)) left -= chance(i++);
    return i;
  }

  // The places of the likeliest moves in `places`, at most so many; of all, if they are few.
  void rank(std::size_t most, std::vector<std::size_t>& places) const {
    places.resize(size_);
    std::iota(places.begin(), places.end(), 0);
    if (size_ <= most) return;
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return gap_[a] < gap_[b]; });
    places.resize(most);
  }

 private:
  std::uint32_t chance(std::size_t i) const { return kExpTable[static_cast<std::size_t>(gap_[i])]; }

  std::size_t size_;
  std::uint32_t sum_ = 0;
  std::array<int, G::Moves::kCapacity> gap_;
};

// One move by policy, for the seat to move.
template <Game G>
void play_by_policy(typename G::State& state, typename G::Moves& moves, Rng& rng) {
  NoEvents silence;
  G::legal(state, moves);
  const std::size_t chosen = moves.size() == 1 ? 0 : MoveProbabilities<G>(state, moves).draw(rng);
  G::play(state, moves[chosen], rng, silence);
}

}  // namespace pithead
