// How often somebody may do something. Time is handed in, so that a test need not wait.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace pithead::server {

using Moment = std::chrono::steady_clock::time_point;

struct RateLimit {
  double per_second = 1;
  double burst = 1;  // how many at once after a rest
};

// Fills by the second up to the burst; whatever is done takes one token. A new bucket is full.
class TokenBucket {
 public:
  TokenBucket(const RateLimit& limit, Moment now) : tokens_(limit.burst), filled_(now) {}

  bool take(const RateLimit& limit, Moment now);
  bool full(const RateLimit& limit, Moment now) const { return tokens_at(limit, now) >= limit.burst; }
  // Whole seconds until there is a token again, at least one: what Retry-After asks for.
  int seconds_to_wait(const RateLimit& limit, Moment now) const;

 private:
  double tokens_at(const RateLimit& limit, Moment now) const;

  double tokens_;
  Moment filled_;
};

// A bucket for each key, such as an address. One that is full again tells no more than none, so it is
// forgotten: what is remembered are the keys used within the time an empty bucket takes to fill.
class RateLimiter {
 public:
  explicit RateLimiter(const RateLimit& limit) : limit_(limit) {}

  bool take(std::string_view key, Moment now);
  int seconds_to_wait(std::string_view key, Moment now);
  std::size_t remembered() const { return buckets_.size(); }

 private:
  struct Hash {
    using is_transparent = void;  // NOLINT(readability-identifier-naming): the standard library looks for it
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  TokenBucket& bucket(std::string_view key, Moment now);
  void forget_full(Moment now);

  RateLimit limit_;
  std::unordered_map<std::string, TokenBucket, Hash, std::equal_to<>> buckets_;
  std::size_t sweep_at_ = 64;  // twice what the last sweep left, so that sweeping costs little for each call
};

}  // namespace pithead::server
