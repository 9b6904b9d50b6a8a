#include "bots/hash_set.h"

#include <set>

#include <gtest/gtest.h>

#include "games/core/rng.h"

namespace pithead {
namespace {

TEST(HashSet, KnowsWhatWasPutIn) {
  HashSet set;
  std::set<std::uint64_t> truth;
  Rng rng(1);
  for (int round = 0; round < 20; ++round) {
    for (int i = 0; i < 3000; ++i) {
      // Few values, and many that share their lowest bits.
      const std::uint64_t hash = std::uint64_t{rng.below(2000)} << (rng.below(2) * 40U);
      ASSERT_EQ(set.insert(hash), truth.insert(hash).second);
    }
    set.clear();
    truth.clear();
  }
}

TEST(HashSet, HoldsZero) {
  HashSet set;
  EXPECT_TRUE(set.insert(0));
  EXPECT_FALSE(set.insert(0));
}

}  // namespace
}  // namespace pithead
