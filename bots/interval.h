// How sure a measured mean is. The games of one deal are alike (the same cards, the bots in turn in each
// seat), so what is counted as independent is the deal, never the game.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "bots/tally.h"

namespace pithead {

struct Interval {
  double low = 0;
  double high = 1;
};

// Sums over deals, whole numbers only. Each deal gives some values, as many as it pleases, and their sum.
struct Clusters {
  std::uint64_t deals = 0;
  std::int64_t values = 0;
  std::int64_t sum = 0;
  std::int64_t value_squares = 0;
  std::int64_t sum_squares = 0;
  std::int64_t products = 0;

  void add(std::int64_t values_of_deal, std::int64_t sum_of_deal) {
    if (values_of_deal == 0) return;
    ++deals;
    values += values_of_deal;
    sum += sum_of_deal;
    value_squares += values_of_deal * values_of_deal;
    sum_squares += sum_of_deal * sum_of_deal;
    products += values_of_deal * sum_of_deal;
  }

  double mean() const { return values == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(values); }

  // How far the deals' sums lie from what the mean lets expect, squared and summed up.
  double scatter() const {
    const double middle = mean();
    return std::max(0.0, static_cast<double>(sum_squares) - 2 * middle * static_cast<double>(products) +
                             middle * middle * static_cast<double>(value_squares));
  }
};

// ---- 95 % intervals ---------------------------------------------------------------------------------

// Beyond which Student's t lies in 5 % of all cases (Cornish and Fisher's expansion; right to 1 % from three
// degrees on).
inline double student(double degrees) {
  constexpr double kNormal = 1.959964;
  constexpr double kFirst = 2.372271;
  constexpr double kSecond = 2.822486;
  constexpr double kThird = 2.555852;
  return kNormal + (kFirst + (kSecond + kThird / degrees) / degrees) / degrees;
}

// Of a mean. Without limits when a single deal cannot tell how much deals differ.
inline Interval mean_interval(const Clusters& clusters) {
  const double middle = clusters.mean();
  if (clusters.deals < 2) return {-INFINITY, INFINITY};
  const auto deals = static_cast<double>(clusters.deals);
  const double error =
      std::sqrt(clusters.scatter() * deals / (deals - 1)) / static_cast<double>(clusters.values);
  return {middle - student(deals - 1) * error, middle + student(deals - 1) * error};
}

// A share of victories from sums in parts of kWholeVictory.
inline double share_of(const Clusters& wins) { return wins.mean() / static_cast<double>(kWholeVictory); }

// How many independent games would tell as much. More than there were if the rotation of seats takes luck
// away, fewer if the games of a deal go alike.
inline double effective_games(const Clusters& wins) {
  const auto deals = static_cast<double>(wins.deals);
  const auto games = static_cast<double>(wins.values);
  const double share = share_of(wins);
  const double chance = share * (1 - share);
  if (wins.deals < 2) return deals;
  // One more deal, of independent games: a few deals that happen to agree do not make us certain.
  constexpr auto kUnit = static_cast<double>(kWholeVictory * kWholeVictory);
  const double scatter = wins.scatter() / kUnit + chance * games / deals;
  return chance * games * games * (deals - 1) / (deals * scatter);
}

// Wilson's interval: never beyond 0 % and 100 %.
inline Interval wilson(double share, double games, double width) {
  if (games <= 0) return {};
  const double square = width * width / games;
  const double middle = (share + square / 2) / (1 + square);
  const double reach = std::sqrt(share * (1 - share) * square + square * square / 4) / (1 + square);
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

inline Interval share_interval(const Clusters& wins) {
  if (wins.deals == 0) return {};
  const double share = share_of(wins);
  // Where all games went the same way, nothing tells how alike the games of a deal are: only deals count. The
  // limit is the share at which such a run is too lucky; Wilson's would be too bold for few deals.
  constexpr double kTooLucky = 0.025;
  const double limit = std::pow(kTooLucky, 1 / static_cast<double>(wins.deals));
  if (share <= 0) return {0, 1 - limit};
  if (share >= 1) return {limit, 1};
  const double degrees = static_cast<double>(std::max<std::uint64_t>(wins.deals, 2) - 1);
  return wilson(share, effective_games(wins), student(degrees));
}

// ---- is a share above or below a mark? --------------------------------------------------------------

enum class Verdict { Open, Above, Below };

// The shares that are told apart: five points to each side of the mark, less near 0 % and 100 %. Between them
// either verdict is right.
inline Interval around(double mark) {
  constexpr double kIndifference = 0.05;
  return {std::max(mark - kIndifference, mark / 2), std::min(mark + kIndifference, (1 + mark) / 2)};
}

// How many games tell as much as one independent one: 1 where nothing binds those of a deal, all of a deal's
// where they go alike. That they balance each other is not counted.
inline double likeness(const Clusters& wins) {
  // Only deals in which something was won and something lost tell it. Until there are some, games are taken
  // to go alike: as if so many had been lost before, whole deals at a time.
  constexpr double kCaution = 3;
  constexpr auto kUnit = static_cast<double>(kWholeVictory * kWholeVictory);
  const auto deals = static_cast<double>(wins.deals);
  const auto games = static_cast<double>(wins.values);
  const double share = share_of(wins);
  const double games_of_deal = static_cast<double>(wins.value_squares) / games;
  const double scatter = wins.scatter() / kUnit * deals / std::max(1.0, deals - 1);
  const double independent = share * (1 - share) * games;
  return std::max(1.0, (scatter + kCaution * games_of_deal) / (independent + kCaution));
}

// Wald's sequential test: may be asked after every deal. A share at the lower end around the mark is called
// above it, or one at the upper end below, in about 5 % of all series at most.
inline Verdict sequential_test(const Clusters& wins, double mark) {
  constexpr double kBound = 2.944439;  // ln(0.95 / 0.05)
  if (wins.values == 0) return Verdict::Open;
  const auto [below, above] = around(mark);
  // The likelihood of won and lost games; that of a shared victory lies between them, which keeps the bounds
  // (weighted means: geometric below arithmetic).
  const auto games = static_cast<double>(wins.values);
  const double won = share_of(wins) * games;
  const double of_games = won * std::log(above / below) + (games - won) * std::log((1 - above) / (1 - below));
  const double evidence = of_games / likeness(wins);
  if (evidence >= kBound) return Verdict::Above;
  return evidence <= -kBound ? Verdict::Below : Verdict::Open;
}

}  // namespace pithead
