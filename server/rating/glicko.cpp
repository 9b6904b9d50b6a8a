#include "server/rating/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pithead::server {
namespace {

constexpr double kScale = 173.7178;  // points for one step of the system's own scale
constexpr double kMiddle = 1500;
constexpr double kSteadiness = 0.5;  // "tau": how little a volatility changes
constexpr double kPrecision = 1e-9;  // of the logarithm of a squared volatility
constexpr int kMostSteps = 100;      // some ten are needed

double squared(double number) { return number * number; }

// At least: nobody is less known.
double as_known_as_somebody_new(double deviation) { return std::min(deviation, Rating{}.deviation); }

double trust_in(double deviation) {
  return 1 / std::sqrt(1 + 3 * squared(deviation) / squared(std::numbers::pi));
}

// What the games of a period say together.
struct Evidence {
  double information = 0;  // 1 / v
  double surprise = 0;     // the sum that v makes a difference of
};

Evidence gather(double points, std::span<const Opponent> opponents) {
  Evidence all;
  for (const Opponent& each : opponents) {
    const double trust = trust_in(each.deviation / kScale);
    const double expected = 1 / (1 + std::exp(-trust * (points - (each.points - kMiddle) / kScale)));
    all.information += each.weight * squared(trust) * expected * (1 - expected);
    all.surprise += each.weight * trust * (each.score - expected);
  }
  return all;
}

// The function whose zero is the logarithm of the new squared volatility.
struct Unrest {
  double difference;  // delta
  double deviation;   // phi
  double variance;    // v
  double start;       // a

  double operator()(double x) const {
    const double grown = squared(deviation) + variance + std::exp(x);
    return std::exp(x) * (squared(difference) - grown) / (2 * squared(grown)) -
           (x - start) / squared(kSteadiness);
  }
};

// Step 5 of the paper: between two bounds by the Illinois algorithm.
double new_volatility(const Unrest& f) {
  double low = f.start;
  double high = std::log(squared(f.difference) - squared(f.deviation) - f.variance);
  if (squared(f.difference) <= squared(f.deviation) + f.variance) {
    high = f.start - kSteadiness;
    while (f(high) < 0) high -= kSteadiness;
  }
  double at_low = f(low);
  double at_high = f(high);
  for (int step = 0; step < kMostSteps && std::abs(high - low) > kPrecision; ++step) {
    const double between = low + (low - high) * at_low / (at_high - at_low);
    const double at_between = f(between);
    if (at_between * at_high <= 0) {
      low = high;
      at_low = at_high;
    } else {
      at_low /= 2;
    }
    high = between;
    at_high = at_between;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating rate(const Rating& before, std::span<const Opponent> opponents) {
  const double points = (before.points - kMiddle) / kScale;
  const double deviation = before.deviation / kScale;
  const Evidence evidence = gather(points, opponents);
  Rating after = before;
  if (evidence.information > 0) {
    const double variance = 1 / evidence.information;
    after.volatility = new_volatility({.difference = variance * evidence.surprise,
                                       .deviation = deviation,
                                       .variance = variance,
                                       .start = std::log(squared(before.volatility))});
  }
  const double less_sure = squared(deviation) + squared(after.volatility);
  const double new_deviation = 1 / std::sqrt(1 / less_sure + evidence.information);
  after.points = before.points + kScale * squared(new_deviation) * evidence.surprise;
  after.deviation = as_known_as_somebody_new(kScale * new_deviation);
  return after;
}

Rating after_absence(const Rating& before, double periods) {
  Rating after = before;
  const double less_sure = squared(before.deviation / kScale) + periods * squared(before.volatility);
  after.deviation = as_known_as_somebody_new(kScale * std::sqrt(less_sure));
  return after;
}

}  // namespace pithead::server
