// Figures for Prometheus, in its text format.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace pithead::server {

// How long things take: how many took no longer than each bound.
class Histogram {
 public:
  static constexpr std::array<double, 11> kBounds{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                  0.1,   0.25,   0.5,   1,    5};  // seconds

  void observe(std::chrono::steady_clock::duration took);

  const std::array<std::uint64_t, kBounds.size()>& up_to() const { return up_to_; }
  std::uint64_t count() const { return count_; }
  double sum() const { return sum_; }

 private:
  std::array<std::uint64_t, kBounds.size()> up_to_{};
  std::uint64_t count_ = 0;
  double sum_ = 0;
};

using CountsByLabel = std::map<std::string, std::uint64_t, std::less<>>;

class Metrics {
 public:
  void count(std::string_view name, std::string_view about, std::uint64_t value);
  void count(std::string_view name, std::string_view about, std::string_view label,
             const CountsByLabel& counts);
  void gauge(std::string_view name, std::string_view about, std::uint64_t value);
  void histogram(std::string_view name, std::string_view about, const Histogram& times);

  std::string text;

 private:
  void begin(std::string_view name, std::string_view kind, std::string_view about);
};

}  // namespace pithead::server
