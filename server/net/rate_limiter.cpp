#include "server/net/rate_limiter.h"

#include <algorithm>
#include <cmath>

namespace pithead::server {

double TokenBucket::tokens_at(const RateLimit& limit, Moment now) const {
  const std::chrono::duration<double> passed = std::max(now, filled_) - filled_;
  return std::min(limit.burst, tokens_ + passed.count() * limit.per_second);
}

bool TokenBucket::take(const RateLimit& limit, Moment now) {
  tokens_ = tokens_at(limit, now);
  filled_ = std::max(now, filled_);
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

int TokenBucket::seconds_to_wait(const RateLimit& limit, Moment now) const {
  constexpr double kLongest = 3600;
  const double missing = std::max(0.0, 1 - tokens_at(limit, now));
  if (missing > kLongest * limit.per_second) return static_cast<int>(kLongest);
  return std::max(1, static_cast<int>(std::ceil(missing / limit.per_second)));
}

bool RateLimiter::take(std::string_view key, Moment now) { return bucket(key, now).take(limit_, now); }

int RateLimiter::seconds_to_wait(std::string_view key, Moment now) {
  return bucket(key, now).seconds_to_wait(limit_, now);
}

TokenBucket& RateLimiter::bucket(std::string_view key, Moment now) {
  const auto known = buckets_.find(key);
  if (known != buckets_.end()) return known->second;
  if (buckets_.size() >= sweep_at_) forget_full(now);
  return buckets_.emplace(std::string(key), TokenBucket(limit_, now)).first->second;
}

void RateLimiter::forget_full(Moment now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(limit_, now); });
  sweep_at_ = std::max(std::size_t{64}, 2 * buckets_.size());
}

}  // namespace pithead::server
