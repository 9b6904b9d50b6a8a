#include "bots/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pithead {
namespace {

constexpr double kElo = 400 / std::numbers::ln10;

using Vector = std::vector<double>;

// Symmetric, positive definite.
class Matrix {
 public:
  explicit Matrix(std::size_t size) : size_(size), cells_(size * size) {}
  double& operator()(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
  double operator()(std::size_t row, std::size_t column) const { return cells_[row * size_ + column]; }
  std::size_t size() const { return size_; }

 private:
  std::size_t size_;
  Vector cells_;
};

// The log-likelihood's slope, and its curvature with the sign turned.
struct Slope {
  explicit Slope(std::size_t bots) : gradient(bots), information(bots) {}
  Vector gradient;
  Matrix information;
};

// One place is won by `winner` against all in `left` (with it); bots may be among them more than once.
void add_choice(Slope& slope, const Vector& strengths, std::size_t winner, std::span<const std::size_t> left,
                double weight) {
  double sum = 0;
  for (const std::size_t bot : left) sum += std::exp(strengths[bot]);
  slope.gradient[winner] += weight;
  for (const std::size_t one : left) {
    const double chance = std::exp(strengths[one]) / sum;
    slope.gradient[one] -= weight * chance;
    slope.information(one, one) += weight * chance;
    for (const std::size_t other : left) {
      slope.information(one, other) -= weight * chance * std::exp(strengths[other]) / sum;
    }
  }
}

void add_order(Slope& slope, const Vector& strengths, std::span<const std::size_t> order, double weight) {
  for (; !order.empty(); order = order.subspan(1)) {
    add_choice(slope, strengths, order.front(), order, weight);
  }
}

// A drawn game against a bot of strength 0.
void add_prior(Slope& slope, const Vector& strengths) {
  for (std::size_t bot = 0; bot < strengths.size(); ++bot) {
    const double chance = 1 / (1 + std::exp(-strengths[bot]));
    slope.gradient[bot] += 0.5 - chance;
    slope.information(bot, bot) += chance * (1 - chance);
  }
}

Slope slope_at(const Rankings& rankings, const Vector& strengths) {
  Slope slope(strengths.size());
  for (const auto& [order, parts] : rankings.orders()) {
    add_order(slope, strengths, order, static_cast<double>(parts) / Rankings::kWholeGame);
  }
  add_prior(slope, strengths);
  return slope;
}

// Gauss and Jordan; no pivots are needed as the matrix is positive definite.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size);
  for (std::size_t i = 0; i < size; ++i) result(i, i) = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix(pivot, pivot);
    for (std::size_t column = 0; column < size; ++column) {
      matrix(pivot, column) *= scale;
      result(pivot, column) *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double factor = matrix(row, pivot);
      if (row == pivot || factor == 0) continue;
      for (std::size_t column = 0; column < size; ++column) {
        matrix(row, column) -= factor * matrix(pivot, column);
        result(row, column) -= factor * result(pivot, column);
      }
    }
  }
  return result;
}

// Newton's step, cut short far from the top, where the curve is no parabola. Its length.
double step(const Slope& slope, Vector& strengths) {
  constexpr double kLongest = 1;
  const Matrix spread = inverse(slope.information);
  Vector way(strengths.size());
  double longest = 0;
  for (std::size_t i = 0; i < way.size(); ++i) {
    for (std::size_t j = 0; j < way.size(); ++j) way[i] += spread(i, j) * slope.gradient[j];
    longest = std::max(longest, std::abs(way[i]));
  }
  const double scale = std::min(1.0, kLongest / std::max(longest, kLongest));
  for (std::size_t i = 0; i < way.size(); ++i) strengths[i] += scale * way[i];
  return longest;
}

// Of bot's distance from the mean of all.
double variance(const Matrix& spread, std::size_t bot) {
  const auto share = 1 / static_cast<double>(spread.size());
  const auto weight = [&](std::size_t i) { return (i == bot ? 1.0 : 0.0) - share; };
  double sum = 0;
  for (std::size_t i = 0; i < spread.size(); ++i) {
    for (std::size_t j = 0; j < spread.size(); ++j) sum += weight(i) * weight(j) * spread(i, j);
  }
  return std::max(0.0, sum);
}

}  // namespace

void Rankings::add(std::span<const Placing> game) {
  std::vector<Placing> places(game.begin(), game.end());
  std::sort(places.begin(), places.end(), [](const Placing& one, const Placing& other) {
    return one.place != other.place ? one.place < other.place : one.bot < other.bot;
  });
  Order order;
  for (const Placing& each : places) order.push_back(each.bot);
  add_orders(order, places, 0, kWholeGame);
}

// The places before `next` are settled: whoever of those tied for it comes first, the others follow in every
// order. Seats of one bot count as different, so that every game has the same weight.
void Rankings::add_orders(const Order& order, std::span<const Placing> places, std::size_t next,
                          std::uint64_t weight) {
  if (next == places.size()) {
    orders_[order] += weight;
    return;
  }
  std::size_t end = next + 1;
  while (end < places.size() && places[end].place == places[next].place) ++end;
  for (std::size_t first = next; first < end; ++first) {
    Order chosen = order;
    std::swap(chosen[next], chosen[first]);
    add_orders(chosen, places, next + 1, weight / (end - next));
  }
}

std::vector<Rating> rate(const Rankings& rankings, std::size_t bots) {
  constexpr int kMostSteps = 200;
  constexpr double kStill = 1e-10;
  Vector strengths(bots);
  for (int i = 0; i < kMostSteps; ++i) {
    if (step(slope_at(rankings, strengths), strengths) < kStill) break;
  }
  const Matrix spread = inverse(slope_at(rankings, strengths).information);
  double mean = 0;
  for (const double strength : strengths) mean += strength / static_cast<double>(bots);
  std::vector<Rating> ratings(bots);
  for (std::size_t i = 0; i < bots; ++i) {
    ratings[i] = {kElo * (strengths[i] - mean), kElo * std::sqrt(variance(spread, i))};
  }
  return ratings;
}

}  // namespace pithead
