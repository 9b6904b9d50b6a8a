// What was measured.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pithead::load {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

inline double seconds_between(Moment from, Moment to) {
  return std::chrono::duration<double>(to - from).count();
}

// Times, each known to three percent; 32 buckets for every doubling of microseconds.
class Times {
 public:
  void add(Clock::duration time);
  std::uint64_t count() const { return count_; }
  double max_ms() const { return static_cast<double>(max_) / 1000; }
  // The time that this share of all does not exceed.
  double quantile_ms(double share) const;
  std::uint64_t at_most(double milliseconds) const;

 private:
  std::array<std::uint64_t, 32 * 32> buckets_{};
  std::uint64_t count_ = 0;
  std::uint64_t max_ = 0;
};

struct Figures {
  std::uint64_t moves = 0;
  std::uint64_t pushes = 0;
  std::uint64_t games = 0;  // that ended
  std::uint64_t bytes = 0;
  Times each;       // from a move to the push at each socket of its table
  Times everybody;  // to the push at the last of them
};

// Names with how often, and one sentence as an example.
class Troubles {
 public:
  void add(std::string_view name, std::string_view what);
  bool none() const { return all_.empty(); }
  struct Trouble {
    std::uint64_t count = 0;
    std::string example;
  };
  const std::map<std::string, Trouble, std::less<>>& all() const { return all_; }

 private:
  std::map<std::string, Trouble, std::less<>> all_;
};

struct Sample {
  double second = 0;  // of the measurement
  double bytes = 0;
};
// Bytes a minute, by least squares over what comes after half of the time.
double slope_per_minute(const std::vector<Sample>& samples);

}  // namespace pithead::load
