#include "tests/load/figures.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pithead::load {
namespace {

constexpr std::uint64_t kFine = 32;

std::size_t bucket_of(std::uint64_t microseconds) {
  if (microseconds < kFine) return microseconds;
  const auto doublings = static_cast<std::uint64_t>(std::bit_width(microseconds)) - 6;
  return (doublings + 1) * kFine + (microseconds >> doublings) - kFine;
}

std::uint64_t end_of(std::size_t bucket) {
  if (bucket < kFine) return bucket;
  const std::uint64_t doublings = bucket / kFine - 1;
  return ((bucket % kFine + kFine + 1) << doublings) - 1;
}

}  // namespace

void Times::add(Clock::duration time) {
  const auto passed = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
  const auto microseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(0, passed));
  ++buckets_[std::min(bucket_of(microseconds), buckets_.size() - 1)];
  ++count_;
  max_ = std::max(max_, microseconds);
}

double Times::quantile_ms(double share) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < buckets_.size(); ++i) {
    seen += buckets_[i];
    if (seen >= wanted && seen > 0) return static_cast<double>(std::min(end_of(i), max_)) / 1000;
  }
  return 0;
}

std::uint64_t Times::at_most(double milliseconds) const {
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < buckets_.size() && static_cast<double>(end_of(i)) <= milliseconds * 1000; ++i)
    seen += buckets_[i];
  return seen;
}

void Troubles::add(std::string_view name, std::string_view what) {
  auto found = all_.find(name);
  if (found == all_.end()) found = all_.emplace(name, Trouble{.example = std::string(what)}).first;
  ++found->second.count;
}

double slope_per_minute(const std::vector<Sample>& samples) {
  const std::size_t first = samples.size() / 2;
  const auto count = static_cast<double>(samples.size() - first);
  if (count < 2) return 0;
  double time = 0;
  double bytes = 0;
  for (std::size_t i = first; i < samples.size(); ++i) {
    time += samples[i].second / count;
    bytes += samples[i].bytes / count;
  }
  double above = 0;
  double below = 0;
  for (std::size_t i = first; i < samples.size(); ++i) {
    above += (samples[i].second - time) * (samples[i].bytes - bytes);
    below += (samples[i].second - time) * (samples[i].second - time);
  }
  return below > 0 ? 60 * above / below : 0;
}

}  // namespace pithead::load
