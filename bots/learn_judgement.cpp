#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bots/instincts/all.h"
#include "bots/judgements/all.h"
#include "bots/learn.h"
#include "games/catalogue.h"

namespace pithead {
namespace {

// What least squares needs to know of one stage; whole numbers, so that the games' order does not matter.
struct Moments {
  std::vector<std::int64_t> products;  // of each two aspects
  std::vector<std::int64_t> points;    // of each aspect and the points still to come
};

template <Game G>
struct Experience {
  static constexpr std::size_t kAspects = Judgement<G>::kAspects;
  std::vector<Moments> stages = std::vector<Moments>(
      Judgement<G>::kStages,
      {std::vector<std::int64_t>(kAspects * kAspects), std::vector<std::int64_t>(kAspects)});

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

// A seat's position, to be judged when the game is over.
template <Game G>
struct Observed {
  Seat seat;
  int stage;
  int score;
  std::array<int, Judgement<G>::kAspects> amounts;
};

template <Game G>
void observe(const typename G::State& state, std::vector<Observed<G>>& all) {
  using J = Judgement<G>;
  const auto look = J::look(state);
  for (Seat seat = 0; seat < G::players(state); ++seat) {
    Observed<G> observed{
        .seat = seat, .stage = J::stage(state), .score = G::score(state, seat).total(), .amounts = {}};
    J::aspects(state, look, seat,
               [&](int aspect, int amount) { observed.amounts[static_cast<std::size_t>(aspect)] += amount; });
    all.push_back(observed);
  }
}

template <Game G>
void remember(const Observed<G>& observed, int to_come, Experience<G>& experience) {
  Moments& moments = experience.stages[static_cast<std::size_t>(observed.stage)];
  constexpr std::size_t kAspects = Experience<G>::kAspects;
  for (std::size_t i = 0; i < kAspects; ++i) {
    if (observed.amounts[i] == 0) continue;
    moments.points[i] += std::int64_t{observed.amounts[i]} * to_come;
    for (std::size_t j = 0; j < kAspects; ++j) {
      moments.products[i * kAspects + j] += std::int64_t{observed.amounts[i]} * observed.amounts[j];
    }
  }
}

// Good players reach positions that are much alike, from which one cannot learn what each aspect is worth. So
// some of a game, from nothing to most of it, is played carelessly and not observed.
template <Game G>
void play_carelessly(typename G::State& state, typename G::Moves& moves, Rng& rng) {
  constexpr std::uint32_t kMostOfAGame = 130;  // decisions of a seat
  constexpr std::uint32_t kBlindly = 6;        // one move in so many
  constexpr int kCalm = 60;
  NoEvents silence;
  const auto players = static_cast<std::uint32_t>(G::players(state));
  for (auto left = rng.below(1 + rng.below(kMostOfAGame * players)); left > 0 && G::to_move(state) != kNobody;
       --left) {
    G::legal(state, moves);
    const std::size_t chosen = rng.below(kBlindly) == 0 ? rng.below(static_cast<std::uint32_t>(moves.size()))
                                                        : Appeal<G>(state, moves, kCalm).draw(rng);
    G::play(state, moves[chosen], rng, silence);
  }
}

template <Game G>
void play_game(int players, std::uint64_t seed, Experience<G>& experience) {
  Rng rng(seed);
  typename G::State state = G::deal(players, Options{}, rng);
  typename G::Moves moves;
  std::vector<Observed<G>> all;
  play_carelessly<G>(state, moves, rng);
  while (G::to_move(state) != kNobody) {
    if (G::begins_turn(state)) observe<G>(state, all);
    play_by_instinct<G>(state, moves, rng);
  }
  for (const Observed<G>& each : all)
    remember<G>(each, G::score(state, each.seat).total() - each.score, experience);
}

// Solves the normal equations by Cholesky's decomposition. A little weight on the diagonal keeps aspects that
// never occur, or always together, from disturbing it.
std::vector<double> least_squares(const Moments& moments) {
  const std::size_t n = moments.points.size();
  std::vector<double> root(n * n);
  std::vector<double> solution(n);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      auto sum = static_cast<double>(moments.products[i * n + j]);
      if (i == j) sum += 1 + 1e-4 * sum;
      for (std::size_t k = 0; k < j; ++k) sum -= root[i * n + k] * root[j * n + k];
      root[i * n + j] = i == j ? std::sqrt(std::max(sum, 1e-9)) : sum / root[j * n + j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    auto sum = static_cast<double>(moments.points[i]);
    for (std::size_t k = 0; k < i; ++k) sum -= root[i * n + k] * solution[k];
    solution[i] = sum / root[i * n + i];
  }
  for (std::size_t i = n; i-- > 0;) {
    double sum = solution[i];
    for (std::size_t k = i + 1; k < n; ++k) sum -= root[k * n + i] * solution[k];
    solution[i] = sum / root[i * n + i];
  }
  return solution;
}

template <Game G>
std::vector<std::int16_t> judge_games(const Learning& learning, const Progress& progress) {
  constexpr std::uint64_t kTables = G::kInfo.max_players - G::kInfo.min_players + 1;
  const auto experience = in_parallel<Experience<G>>(learning.games, learning.threads, progress, [&] {
    return [&](std::uint64_t game, Experience<G>& sum) -> Result<void> {
      const int players = G::kInfo.min_players + static_cast<int>(game % kTables);
      play_game<G>(players, derive_seed(learning.seed, game), sum);
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

}  // namespace

std::vector<std::int16_t> learn_judgement(const Learning& learning, const Progress& progress) {
  std::vector<std::int16_t> weights;
  with_game(learning.game->info().id, [&]<class G>() { weights = judge_games<G>(learning, progress); });
  return weights;
}

}  // namespace pithead
