// A bar with the time left on standard error, when that is a terminal; silence otherwise.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace pithead::cli {

class ProgressBar {
 public:
  ProgressBar(std::string what, std::uint64_t total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();  // wipes the bar

  // The note stands behind the bar: what is known so far.
  void show(std::uint64_t done, std::string_view note = {});

 private:
  std::string what_;
  std::uint64_t total_;
  bool visible_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace pithead::cli
