#include "bots/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <Eigen/Dense>

namespace pithead {
namespace {

constexpr double kElo = 400 / std::numbers::ln10;

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;  // symmetric, positive definite

// The log-likelihood's slope, and its curvature with the sign turned.
struct Slope {
  explicit Slope(Eigen::Index bots) : gradient(Vector::Zero(bots)), information(Matrix::Zero(bots, bots)) {}
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
  for (Eigen::Index bot = 0; bot < strengths.size(); ++bot) {
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

// Newton's step, cut short far from the top, where the curve is no parabola. Its length.
double step(const Slope& slope, Vector& strengths) {
  constexpr double kLongest = 1;
  const Vector way = slope.information.llt().solve(slope.gradient);
  const double length = way.lpNorm<Eigen::Infinity>();
  strengths += way * (kLongest / std::max(length, kLongest));
  return length;
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
  const auto count = static_cast<Eigen::Index>(bots);
  Vector strengths = Vector::Zero(count);
  for (int i = 0; i < kMostSteps; ++i) {
    if (step(slope_at(rankings, strengths), strengths) < kStill) break;
  }
  const auto information = slope_at(rankings, strengths).information.llt();
  std::vector<Rating> ratings;
  for (Eigen::Index bot = 0; bot < count; ++bot) {
    const Vector from_mean = Vector::Unit(count, bot).array() - 1 / static_cast<double>(count);
    const double variance = std::max(0.0, from_mean.dot(information.solve(from_mean)));
    ratings.push_back({kElo * from_mean.dot(strengths), kElo * std::sqrt(variance)});
  }
  return ratings;
}

}  // namespace pithead
