// Glicko-2 as Mark Glickman describes it ("Example of the Glicko-2 system", 2022): a rating, how far off it
// may be, and how steadily somebody plays. docs/server/ratings.md says it in words.
#pragma once

#include <span>

namespace pithead::server {

struct Rating {
  double points = 1500;
  double deviation = 350;
  double volatility = 0.06;
};

// Somebody met in a rating period.
struct Opponent {
  double points = 1500;
  double deviation = 350;  // 0: known for sure
  double score = 0;        // 1 for a win, a half for a tie
  double weight = 1;       // as how many games it counts
};

// The rating after a period; who met nobody is only less sure.
Rating rate(const Rating& before, std::span<const Opponent> opponents);

// The rating after so many periods, or parts of them, in which somebody met nobody.
Rating after_absence(const Rating& before, double periods);

}  // namespace pithead::server
