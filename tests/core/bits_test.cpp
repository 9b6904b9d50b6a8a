#include "games/core/bits.h"

#include <bit>
#include <cstdint>

#include <gtest/gtest.h>

#include "games/core/rng.h"

namespace pithead {
namespace {

TEST(Bits, AreCountedAsTheStandardLibraryCountsThem) {
  EXPECT_EQ(count_bits(0), 0);
  EXPECT_EQ(count_bits(~std::uint64_t{0}), 64);
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t bits = rng.next() & rng.next();
    EXPECT_EQ(count_bits(bits), std::popcount(bits)) << bits;
  }
}

}  // namespace
}  // namespace pithead
