#include "server/net/rate_limiter.h"

#include <algorithm>
#include <cmath>

namespace pithead::server {

double TokenBucket::tokens_at(const RateLimit& allowance, Moment now) const {
  const std::chrono::duration<double> passed = std::max(now, filled_) - filled_;
  return std::min(allowance.burst, tokens_ + passed.count() * allowance.per_second);
}

bool TokenBucket::take(const RateLimit& allowance, Moment now) {
  tokens_ = tokens_at(allowance, now);
  filled_ = std::max(now, filled_);
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

int TokenBucket::seconds_to_wait(const RateLimit& allowance, Moment now) const {
  constexpr double kLongest = 3600;
  const double missing = std::max(0.0, 1 - tokens_at(allowance, now));
  if (missing > kLongest * allowance.per_second) return static_cast<int>(kLongest);
  return std::max(1, static_cast<int>(std::ceil(missing / allowance.per_second)));
}

bool RateLimiter::take(std::string_view address, Moment now) {
  return bucket(address, now).take(allowance_, now);
}

int RateLimiter::seconds_to_wait(std::string_view address, Moment now) {
  return bucket(address, now).seconds_to_wait(allowance_, now);
}

TokenBucket& RateLimiter::bucket(std::string_view address, Moment now) {
  const auto known = buckets_.find(address);
  if (known != buckets_.end()) return known->second;
  if (buckets_.size() >= sweep_at_) forget_full(now);
  return buckets_.emplace(std::string(address), TokenBucket(allowance_, now)).first->second;
}

void RateLimiter::forget_full(Moment now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(allowance_, now); });
  sweep_at_ = std::max(std::size_t{64}, 2 * buckets_.size());
}

}  // namespace pithead::server
