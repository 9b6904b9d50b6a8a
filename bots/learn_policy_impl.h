// Learning a policy, for one game.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/learn.h"
#include "bots/policy.h"

namespace pithead {

using Weights = std::vector<double>;

// Sums of many games, in fixed point so that their order does not matter.
struct Gradient {
  std::vector<std::int64_t> sums;
  std::int64_t score = 0;
  std::int64_t seats = 0;
  // Of each place in turn order, by the number of players: what was earned, and how often.
  std::array<std::array<std::int64_t, kMaxSeats>, kMaxSeats + 1> earned{};
  std::array<std::int64_t, kMaxSeats + 1> games{};

  void add(const Gradient& other) {
    sums.resize(std::max(sums.size(), other.sums.size()));
    for (std::size_t i = 0; i < other.sums.size(); ++i) sums[i] += other.sums[i];
    score += other.score;
    seats += other.seats;
    for (std::size_t players = 0; players < games.size(); ++players) {
      games[players] += other.games[players];
      for (std::size_t i = 0; i < kMaxSeats; ++i) earned[players][i] += other.earned[players][i];
    }
  }
};
inline constexpr double kFixed = 1 << 20;

// What a place in turn order usually earns. What is earned beyond that is owed to the moves and not to the
// place, so only that teaches.
class UsualEarnings {
 public:
  double of(int players, int place) const {
    return means_[static_cast<std::size_t>(players)][static_cast<std::size_t>(place)];
  }

  void learn(const Gradient& round) {
    constexpr double kLatest = 0.2;
    for (std::size_t players = 0; players < means_.size(); ++players) {
      if (round.games[players] == 0) continue;
      for (std::size_t i = 0; i < kMaxSeats; ++i) {
        const double mean = static_cast<double>(round.earned[players][i]) / kFixed /
                            static_cast<double>(round.games[players]);
        means_[players][i] += kLatest * (mean - means_[players][i]);
      }
    }
  }

 private:
  std::array<std::array<double, kMaxSeats>, kMaxSeats + 1> means_{};
};

// ---- one game ---------------------------------------------------------------------------------------

// Plays as the policy would with these weights, and notes for each seat in which direction the weights
// would have to change to make what it did more likely, and in which to make all choices more open: players
// who always do the same never learn what else they could have done (Williams and Peng 1991).
template <Game G>
class SelfPlay {
 public:
  SelfPlay(const Options& options, const Weights& weights, const UsualEarnings& usual, double entropy)
      : options_(options),
        weights_(weights),
        usual_(usual),
        entropy_(entropy),
        entropy_direction_(weights.size()) {
    for (auto& each : direction_) each.resize(weights.size());
  }

  void play_game(int players, std::uint64_t seed, Gradient& gradient) {
    for (auto& each : direction_) std::fill(each.begin(), each.end(), 0);
    std::fill(entropy_direction_.begin(), entropy_direction_.end(), 0);
    Rng rng(seed);
    typename G::State state = G::deal(players, options_, rng);
    first_ = G::first_player(state);
    NoEvents silence;
    while (G::to_move(state) != kNobody) {
      G::legal(state, moves_);
      const std::size_t chosen = moves_.size() == 1 ? 0 : choose(state, rng);
      G::play(state, moves_[chosen], rng, silence);
    }
    reward(state, gradient);
    for (std::size_t i = 0; i < weights_.size(); ++i)
      gradient.sums[i] += std::llround(kFixed * entropy_ * entropy_direction_[i]);
  }

 private:
  std::size_t choose(const typename G::State& state, Rng& rng) {
    const auto context = Policy<G>::context(state);
    chances_.resize(moves_.size());
    double sum = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      double score = 0;
      features_of(state, context, i, [&](std::size_t feature) { score += weights_[feature]; });
      chances_[i] = std::exp(score);
      sum += chances_[i];
    }
    constexpr std::uint32_t kParts = 1U << 31U;
    double left = sum * rng.below(kParts) / kParts;
    std::size_t chosen = 0;
    while (chosen + 1 < moves_.size() && left >= chances_[chosen]) left -= chances_[chosen++];
    std::vector<double>& direction = direction_[G::to_move(state)];
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const double change = (i == chosen ? 1 : 0) - chances_[i] / sum;
      features_of(state, context, i, [&](std::size_t feature) { direction[feature] += change; });
    }
    if (entropy_ > 0) note_entropy(state, context, sum);
    return chosen;
  }

  // Notes how the scores of the moves would have to change to make them more alike.
  template <class Context>
  void note_entropy(const typename G::State& state, const Context& context, double sum) {
    double entropy = 0;
    for (double& each : chances_) {
      each /= sum;
      entropy -= each > 0 ? each * std::log(each) : 0;
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (chances_[i] == 0) continue;
      const double change = -chances_[i] * (std::log(chances_[i]) + entropy);
      features_of(state, context, i, [&](std::size_t feature) { entropy_direction_[feature] += change; });
    }
  }

  template <class Context, class Visit>
  void features_of(const typename G::State& state, const Context& context, std::size_t move, Visit visit) {
    Policy<G>::features(state, context, moves_[move],
                        [&](int feature) { visit(static_cast<std::size_t>(feature)); });
  }

  // Half for winning and half for points, so that beginners learn too who never win.
  void reward(const typename G::State& state, Gradient& gradient) {
    constexpr double kManyPoints = 20;
    gradient.sums.resize(weights_.size());
    const int players = G::players(state);
    const SeatSet winners = G::winners(state);
    int sum = 0;
    for (Seat seat = 0; seat < players; ++seat) sum += G::score(state, seat).total();
    for (Seat seat = 0; seat < players; ++seat) {
      const int own = G::score(state, seat).total();
      const double others = static_cast<double>(sum - own) / (players - 1);
      const double won = winners.has(seat) ? 1.0 / winners.size() : 0;
      const double earned = (won - 1.0 / players + std::tanh((own - others) / kManyPoints)) / 2;
      const int place = (seat - first_ + players) % players;
      const double taught = earned - usual_.of(players, place);
      for (std::size_t i = 0; i < weights_.size(); ++i) {
        gradient.sums[i] += std::llround(kFixed * taught * direction_[seat][i]);
      }
      gradient.earned[static_cast<std::size_t>(players)][static_cast<std::size_t>(place)] +=
          std::llround(kFixed * earned);
    }
    ++gradient.games[static_cast<std::size_t>(players)];
    gradient.score += sum;
    gradient.seats += players;
  }

  Options options_;
  const Weights& weights_;
  const UsualEarnings& usual_;
  double entropy_;
  Seat first_ = 0;
  typename G::Moves moves_;
  std::vector<double> chances_;
  std::array<std::vector<double>, kMaxSeats> direction_;
  std::vector<double> entropy_direction_;
};

// ---- all games --------------------------------------------------------------------------------------

// Adam (Kingma and Ba 2015): steps of like size for features seen often and rarely.
class Adam {
 public:
  explicit Adam(std::size_t size) : mean_(size), square_(size) {}

  void step(Weights& weights, const Gradient& gradient, double scale, double rate) {
    constexpr double kMeanDecay = 0.9;
    constexpr double kSquareDecay = 0.99;
    constexpr double kTiny = 1e-6;
    constexpr double kHeaviest = 8;
    ++count_;
    const double mean_part = 1 - std::pow(kMeanDecay, count_);
    const double square_part = 1 - std::pow(kSquareDecay, count_);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double slope = static_cast<double>(gradient.sums[i]) * scale;
      mean_[i] = kMeanDecay * mean_[i] + (1 - kMeanDecay) * slope;
      square_[i] = kSquareDecay * square_[i] + (1 - kSquareDecay) * slope * slope;
      weights[i] += rate * (mean_[i] / mean_part) / (std::sqrt(square_[i] / square_part) + kTiny);
      weights[i] = std::clamp(weights[i], -kHeaviest, kHeaviest);
    }
  }

 private:
  std::vector<double> mean_;
  std::vector<double> square_;
  int count_ = 0;
};

template <Game G>
Gradient play_round(const Learning& learning, const Weights& weights, const UsualEarnings& usual,
                    double entropy, std::uint64_t seed) {
  return *in_parallel<Gradient>(
      learning.training.games, learning.threads, [](std::uint64_t /*done*/) {},
      [&] {
        return [&, self_play = SelfPlay<G>(learning.options, weights, usual, entropy)](
                   std::uint64_t game, Gradient& sum) mutable -> Result<void> {
          self_play.play_game(players_in<G>(learning, game), derive_seed(seed, game), sum);
          return {};
        };
      });
}

// The weights in use, or nothing.
template <Game G>
Weights first_weights(const Learning& learning) {
  Weights weights(Policy<G>::kFeatures);
  if (!learning.onward) return weights;
  Rng rng(learning.seed);
  const auto state = G::deal(players_in<G>(learning, 0), learning.options, rng);
  const std::int16_t* hundredths = policy_weights_of<G>(state);
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = hundredths[i] / 100.0;
  return weights;
}

// Nothing, if it was ended.
template <Game G>
std::optional<Weights> learn_lesson(const Learning& learning, std::uint64_t lesson_seed,
                                    const LearningProgress& progress) {
  Weights weights = first_weights<G>(learning);
  if (learning.training.rounds == 0) return weights;
  Adam adam(weights.size());
  UsualEarnings usual;
  Weights sum(weights.size());  // of the last rounds
  const int last = std::max(1, learning.training.rounds / 3);
  for (int round = 0; round < learning.training.rounds; ++round) {
    const auto seed = derive_seed(lesson_seed, static_cast<std::uint64_t>(round));
    const double part = 1 - 0.9 * round / learning.training.rounds;
    const Gradient gradient = play_round<G>(learning, weights, usual, part * learning.training.entropy, seed);
    usual.learn(gradient);
    const double scale = 1 / (kFixed * static_cast<double>(learning.training.games));
    adam.step(weights, gradient, scale, part * learning.training.rate);
    if (round >= learning.training.rounds - last)
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weights[i];
    const double mean_score = static_cast<double>(gradient.score) / static_cast<double>(gradient.seats);
    if (!progress(round + 1, mean_score)) return std::nullopt;
  }
  // Weights that fight each other go round in circles; their mean stands in the middle.
  for (double& each : sum) each /= last;
  return sum;
}

// Where a lesson ends is a matter of chance too: players get used to each other. The mean of several plays at
// least as well as each of them, and has fewer habits.
template <Game G>
std::vector<std::int16_t> learn_policy_of(const Learning& learning, const LearningProgress& progress) {
  if (Policy<G>::kFeatures == 0) return {};
  Weights sum(Policy<G>::kFeatures);
  const int lessons = learning.training.lessons;
  for (int lesson = 0; lesson < lessons; ++lesson) {
    const auto learned = learn_lesson<G>(
        learning, learning.seed + static_cast<std::uint64_t>(lesson), [&](int rounds, double mean_score) {
          return progress(lesson * learning.training.rounds + rounds, mean_score);
        });
    if (!learned) return {};
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += (*learned)[i];
  }
  std::vector<std::int16_t> hundredths;
  for (const double weight : sum)
    hundredths.push_back(static_cast<std::int16_t>(std::lround(100 * weight / lessons)));
  return hundredths;
}

}  // namespace pithead
