// A player's first impression of the moves: which one to try, without looking ahead. Bots of the lowest level
// play by it, searches play their games to the end by it, and it says where a search looks first.
//
// A game brings what an experienced player sees in a move: features, numbered 0..kFeatures-1, each with a
// weight. A move's appeal is the sum of its features' weights; each is chosen with a chance that grows with
// e^appeal. The weights come from games of the instinct against itself (learn.h); whole hundredths, so that
// every machine chooses the same.
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
  constexpr int operator()(int a, int b = 0, int c = 0) const {
    const int row = std::clamp(a, 0, sizes[0] - 1) * sizes[1] + std::clamp(b, 0, sizes[1] - 1);
    return first + row * sizes[2] + std::clamp(c, 0, sizes[2] - 1);
  }
};

// Specialised for each game in instincts/:
//   kFeatures, and kWeights: an array of them, in hundredths
//   look(state): what the features of all moves of a decision have in common
//   features(state, look, move, visit): calls visit(feature) for each feature of the move
template <Game G>
struct Instinct;

// e^-x for x in hundredths, in fixed point: how much less likely a move is than the most appealing one.
inline constexpr int kLeastAppeal = 1200;
inline constexpr std::array<std::uint32_t, kLeastAppeal + 1> kFading = [] {
  constexpr std::uint64_t kStep = 4252231657;  // 2^32 e^-0.01
  std::array<std::uint32_t, kLeastAppeal + 1> table{};
  std::uint64_t precise = std::uint64_t{1} << 32U;
  for (auto& each : table) {
    each = static_cast<std::uint32_t>(precise >> 12U);
    precise = (precise * kStep) >> 32U;
  }
  return table;
}();

// How much each of the legal moves appeals, and so how likely it is.
template <Game G>
class Appeal {
 public:
  // Calm 100 is the instinct as it was learned; less makes it more random.
  Appeal(const typename G::State& state, const typename G::Moves& moves, int calm = 100)
      : size_(moves.size()) {
    const auto look = Instinct<G>::look(state);
    int most = INT_MIN;
    for (std::size_t i = 0; i < size_; ++i) {
      int sum = 0;
      Instinct<G>::features(state, look, moves[i], [&](int feature) {
        sum += Instinct<G>::kWeights[static_cast<std::size_t>(feature)];
      });
      less_[i] = sum;
      most = std::max(most, sum);
    }
    for (std::size_t i = 0; i < size_; ++i) {
      less_[i] = std::min((most - less_[i]) * calm / 100, kLeastAppeal);
      sum_ += chance(i);
    }
  }

  // By how much it appeals less than the most appealing one, in hundredths.
  int less(std::size_t i) const { return less_[i]; }
  float share(std::size_t i) const { return static_cast<float>(chance(i)) / static_cast<float>(sum_); }

  std::size_t draw(Rng& rng) const {
    std::uint32_t left = rng.below(sum_);
    std::size_t i = 0;
    while (left >= chance(i)) left -= chance(i++);
    return i;
  }

  // The places of the most appealing moves in `places`, at most so many; of all, if they are few.
  void rank(std::size_t most, std::vector<std::size_t>& places) const {
    places.resize(size_);
    std::iota(places.begin(), places.end(), 0);
    if (size_ <= most) return;
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return less_[a] < less_[b]; });
    places.resize(most);
  }

 private:
  std::uint32_t chance(std::size_t i) const { return kFading[static_cast<std::size_t>(less_[i])]; }

  std::size_t size_;
  std::uint32_t sum_ = 0;
  std::array<int, G::Moves::kCapacity> less_;
};

// One move by instinct, for the seat to move.
template <Game G>
void play_by_instinct(typename G::State& state, typename G::Moves& moves, Rng& rng) {
  NoEvents silence;
  G::legal(state, moves);
  const std::size_t chosen = moves.size() == 1 ? 0 : Appeal<G>(state, moves).draw(rng);
  G::play(state, moves[chosen], rng, silence);
}

}  // namespace pithead
