// How often somebody may do something.
#include "server/net/rate_limiter.h"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

namespace pithead::tests {
namespace {

using namespace std::chrono_literals;
using server::Moment;
using server::RateLimit;
using server::RateLimiter;
using server::TokenBucket;

constexpr RateLimit kTwoASecond{2, 3};

int take_all(TokenBucket& bucket, Moment now) {
  int taken = 0;
  while (bucket.take(kTwoASecond, now)) ++taken;
  return taken;
}

TEST(TokenBucket, HoldsTheBurstAndFillsBySecond) {
  const Moment start{};
  TokenBucket bucket(kTwoASecond, start);
  EXPECT_EQ(take_all(bucket, start), 3);
  EXPECT_EQ(take_all(bucket, start + 400ms), 0);
  EXPECT_EQ(take_all(bucket, start + 500ms), 1);
  EXPECT_EQ(take_all(bucket, start + 1h), 3);  // never more than the burst
}

TEST(TokenBucket, TakesNothingAwayWhenTimeGoesBack) {
  const Moment start = Moment{} + 1h;
  TokenBucket bucket(kTwoASecond, start);
  EXPECT_TRUE(bucket.take(kTwoASecond, start - 10s));
  EXPECT_EQ(take_all(bucket, start), 2);
  EXPECT_FALSE(bucket.take(kTwoASecond, start - 10s));
  EXPECT_EQ(take_all(bucket, start + 1s), 2);
}

TEST(TokenBucket, TellsHowLongToWait) {
  const Moment start{};
  const RateLimit one_a_minute{1.0 / 60, 1};
  TokenBucket bucket(one_a_minute, start);
  EXPECT_EQ(bucket.seconds_to_wait(one_a_minute, start), 1);  // never 0: Retry-After: 0 would ask for a loop
  bucket.take(one_a_minute, start);
  EXPECT_EQ(bucket.seconds_to_wait(one_a_minute, start), 60);
  EXPECT_EQ(bucket.seconds_to_wait(one_a_minute, start + 30500ms), 30);
  const RateLimit never{0, 1};
  TokenBucket once(never, start);
  once.take(never, start);
  EXPECT_EQ(once.seconds_to_wait(never, start), 3600);
}

TEST(RateLimiter, KeepsAddressesApart) {
  RateLimiter limiter(kTwoASecond);
  const Moment now{};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limiter.take("192.0.2.1", now));
  EXPECT_FALSE(limiter.take("192.0.2.1", now));
  EXPECT_EQ(limiter.seconds_to_wait("192.0.2.1", now), 1);
  EXPECT_TRUE(limiter.take("192.0.2.2", now));
}

TEST(RateLimiter, ForgetsAddressesThatRested) {
  RateLimiter limiter(kTwoASecond);
  Moment now{};
  for (int i = 0; i < 100'000; ++i) {
    limiter.take("address " + std::to_string(i), now);
    now += 1ms;
    // One token is back after half a second, so 500 of them are not full.
    ASSERT_LE(limiter.remembered(), 1100U);
  }
}

TEST(RateLimiter, RemembersThoseThatDidNotRest) {
  RateLimiter limiter(kTwoASecond);
  const Moment now{};
  for (int i = 0; i < 3; ++i) limiter.take("the culprit", now);
  for (int i = 0; i < 10'000; ++i) limiter.take("address " + std::to_string(i), now);
  EXPECT_FALSE(limiter.take("the culprit", now));
}

}  // namespace
}  // namespace pithead::tests
