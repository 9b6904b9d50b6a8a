#include "cli/progress.h"

#include <cmath>
#include <cstdio>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

namespace pithead::cli {
namespace {

std::string time_left(double seconds) {
  const std::int64_t whole = std::lround(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{}:{:02} min", whole / 60, whole % 60);
  return fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

}  // namespace

ProgressBar::ProgressBar(std::string what, std::uint64_t total)
    : what_(std::move(what)), total_(total), visible_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (visible_) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::show(std::uint64_t done, std::string_view note) {
  if (!visible_ || total_ == 0) return;
  constexpr int kWidth = 30;
  const double share = static_cast<double>(done) / static_cast<double>(total_);
  const double passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const int full = static_cast<int>(share * kWidth);
  std::string bar;
  for (int i = 0; i < kWidth; ++i) bar += i < full ? "█" : "░";
  const std::string left = done == 0 ? "…" : time_left(passed / share - passed);
  fmt::print(stderr, "\r\033[K{} {} {:3.0f} %  {} of {}, {} left{}{}", what_, bar, 100 * share, done, total_,
             left, note.empty() ? "" : "  ", note);
  std::fflush(stderr);
}

}  // namespace pithead::cli
