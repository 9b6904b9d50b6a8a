#include "bots/least_squares.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace pithead {

// Solves the normal equations by Cholesky's decomposition. A little weight on the diagonal keeps features
// that never occur, or always together, from disturbing it.
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

}  // namespace pithead
