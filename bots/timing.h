// How long a piece of code takes.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

namespace pithead {

inline constexpr int kRepetitions = 5;

inline double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

// Seconds for one call, the fastest repetition.
template <class Body>
double time_one(double seconds, Body body) {
  double best = std::numeric_limits<double>::max();
  for (int i = 0; i < kRepetitions; ++i) {
    std::uint64_t calls = 0;
    const auto start = std::chrono::steady_clock::now();
    double passed = 0;
    do {
      for (int j = 0; j < 64; ++j) body();
      calls += 64;
      passed = seconds_since(start);
    } while (passed < seconds);
    best = std::min(best, passed / static_cast<double>(calls));
  }
  return best;
}

}  // namespace pithead
