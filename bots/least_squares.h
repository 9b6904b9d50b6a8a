// The weights that fit best.
#pragma once

#include <cstdint>
#include <vector>

namespace pithead {

// What least squares needs to know of one stage; whole numbers, so that the games' order does not matter.
struct Moments {
  std::vector<std::int64_t> products;  // of each two features
  std::vector<std::int64_t> points;    // of each feature and the points still to come
};

std::vector<double> least_squares(const Moments& moments);

}  // namespace pithead
