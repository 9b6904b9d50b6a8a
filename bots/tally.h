// Sums over many games that come out the same in whatever order the games are added: whole numbers only.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>

namespace pithead {

// How often each value occurred.
class Distribution {
 public:
  void add(int value, std::uint64_t times = 1) {
    counts_[value] += times;
    count_ += times;
  }
  void add(const Distribution& other) {
    for (const auto& [value, times] : other.counts_) add(value, times);
  }

  std::uint64_t count() const { return count_; }
  const std::map<int, std::uint64_t>& counts() const { return counts_; }

  double mean() const {
    if (count_ == 0) return 0;
    std::int64_t sum = 0;
    for (const auto& [value, times] : counts_) sum += value * static_cast<std::int64_t>(times);
    return static_cast<double>(sum) / static_cast<double>(count_);
  }
  double deviation() const {
    if (count_ < 2) return 0;
    const double middle = mean();
    double squares = 0;
    for (const auto& [value, times] : counts_)
      squares += static_cast<double>(times) * (value - middle) * (value - middle);
    return std::sqrt(squares / static_cast<double>(count_ - 1));
  }
  // The smallest value that at least this share of all do not exceed.
  int quantile(double share) const {
    const auto needed = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
    std::uint64_t seen = 0;
    for (const auto& [value, times] : counts_) {
      seen += times;
      if (seen >= needed) return value;
    }
    return counts_.empty() ? 0 : counts_.rbegin()->first;
  }
  int smallest() const { return counts_.empty() ? 0 : counts_.begin()->first; }
  int largest() const { return counts_.empty() ? 0 : counts_.rbegin()->first; }

 private:
  std::map<int, std::uint64_t> counts_;
  std::uint64_t count_ = 0;
};

// A shared victory is an equal part of one; twelfths keep halves, thirds and quarters exact.
inline constexpr std::uint64_t kWholeVictory = 12;

}  // namespace pithead
