// The generator must give these numbers for ever: every recorded game depends on them. The expected values
// were computed in Python from the published algorithms, not by this code.
#include "games/core/rng.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <set>
#include <span>
#include <vector>

#include <gtest/gtest.h>

namespace pithead {
namespace {

TEST(SplitMix, KnownAnswers) {
  // The first five of seed 1234567 are the published reference (Rosetta Code, prng.di.unimi.it).
  std::uint64_t state = 1234567;
  for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                       4593380528125082431ULL, 16408922859458223821ULL}) {
    EXPECT_EQ(split_mix(state), expected);
  }
  state = 0;
  EXPECT_EQ(split_mix(state), 0xe220a8397b1dcdafULL);
  EXPECT_EQ(split_mix(state), 0x6e789e6aa1b965f4ULL);
}

TEST(Rng, IsXoshiro256PlusPlus) {
  // The authors' reference output for the state 1, 2, 3, 4.
  auto rng = std::bit_cast<Rng>(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  for (const std::uint64_t expected :
       {41943041ULL, 58720359ULL, 3588806011781223ULL, 3591011842654386ULL, 9228616714210784205ULL,
        9973669472204895162ULL, 14011001112246962877ULL, 12406186145184390807ULL, 15849039046786891736ULL,
        10450023813501588000ULL}) {
    EXPECT_EQ(rng.next(), expected);
  }
}

TEST(Rng, SeedIsSpreadBySplitMix) {
  Rng zero(0);
  EXPECT_EQ(zero.next(), 0x53175d61490b23dfULL);
  EXPECT_EQ(zero.next(), 0x61da6f3dc380d507ULL);
  Rng largest(~std::uint64_t{0});
  EXPECT_EQ(largest.next(), 0x56ccf8ce948e27b2ULL);
  EXPECT_EQ(largest.next(), 0xe68588432e5a5b90ULL);
}

TEST(Rng, AWideSeedIsTheWholeState) {
  Rng rng(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  EXPECT_EQ(rng.next(), 41943041ULL);
}

// A state of nothing but zeros gives zeros for ever, and a draw would wait for something else for ever.
TEST(Rng, NoSeedLeavesItStuck) {
  Rng stuck(std::array<std::uint64_t, 4>{});
  EXPECT_EQ(stuck.next(), Rng(0).next());
}

TEST(Rng, BoundedDrawsAreFixed) {
  const auto draw = [](std::uint32_t bound) {
    Rng rng(42);
    std::array<std::uint32_t, 12> drawn{};
    for (auto& each : drawn) each = rng.below(bound);
    return drawn;
  };
  EXPECT_EQ(draw(6), (std::array<std::uint32_t, 12>{4, 1, 5, 4, 4, 3, 0, 3, 1, 5, 3, 5}));
  EXPECT_EQ(draw(44), (std::array<std::uint32_t, 12>{35, 14, 43, 30, 34, 25, 5, 26, 9, 41, 24, 37}));
  // Just above half of the range nearly every second number is rejected.
  EXPECT_EQ(draw(2147483649U), (std::array<std::uint32_t, 12>{1505677232, 1704037916, 1262931840, 269192319,
                                                              2004347673, 1201601868, 1825425152, 1460302776,
                                                              149315549, 1172534316, 457006514, 1002595780}));
}

// One number is used up even when there is nothing to choose, so that a replay stays in step.
TEST(Rng, DrawingFromOneUsesOneNumber) {
  Rng drawn(5);
  Rng skipped(5);
  EXPECT_EQ(drawn.below(1), 0U);
  skipped.next();
  EXPECT_EQ(drawn.next(), skipped.next());
}

// Exactly as many upper halves lead to each result: the borders between results, and what is rejected.
TEST(Rng, EveryResultHasItsExactShare) {
  // The next number is rotl(w0 + w3, 23) + w0: with w0 = 0 any output can be forced by w3 alone.
  const auto forced = [](std::uint64_t output) {
    return std::bit_cast<Rng>(std::array<std::uint64_t, 4>{0, 1, 1, std::rotr(output, 23)});
  };
  // Of 2^32 upper halves the first 2^32 mod 3 = 1 must be rejected; the borders of each third follow.
  const auto value_for = [&](std::uint64_t upper) {
    Rng rng = forced(upper << 32U);
    return rng.below(3);
  };
  EXPECT_EQ(value_for(1), 0U);
  EXPECT_EQ(value_for(0x55555555), 0U);
  EXPECT_EQ(value_for(0x55555556), 1U);
  EXPECT_EQ(value_for(0xaaaaaaaa), 1U);
  EXPECT_EQ(value_for(0xaaaaaaab), 2U);
  EXPECT_EQ(value_for(0xffffffff), 2U);
  // Upper half 0 is rejected: the draw equals that of the number after it.
  Rng rejected = forced(0);
  Rng after = forced(0);
  after.next();
  EXPECT_EQ(rejected.below(3), after.below(3));
  EXPECT_EQ(rejected.next(), after.next());
}

TEST(Rng, FrequenciesAreEven) {
  constexpr int kDraws = 120000;
  constexpr std::size_t kBound = 12;
  Rng rng(2013);
  std::array<int, kBound> counts{};
  for (int i = 0; i < kDraws; ++i) ++counts[rng.below(kBound)];
  double chi_square = 0;
  for (const int count : counts) {
    const double off = count - kDraws / static_cast<double>(kBound);
    chi_square += off * off / (kDraws / static_cast<double>(kBound));
  }
  EXPECT_LT(chi_square, 31.3);  // 11 degrees of freedom, one in a thousand
  EXPECT_GT(chi_square, 1.5);   // too even would be no chance either
}

TEST(Rng, ShuffleIsFixed) {
  std::array<int, 10> items{};
  std::iota(items.begin(), items.end(), 0);
  Rng rng(7);
  rng.shuffle(std::span(items));
  EXPECT_EQ(items, (std::array<int, 10>{3, 8, 9, 4, 6, 7, 2, 5, 1, 0}));
  EXPECT_EQ(rng.next(), 0x12c2b9fdd9c111edULL);  // nine numbers were used
}

TEST(Rng, ShuffleReachesEveryOrderEvenly) {
  std::vector<int> counts(24);
  Rng rng(8);
  for (int i = 0; i < 24000; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    rng.shuffle(std::span(items));
    std::array<int, 4> order{0, 1, 2, 3};
    std::size_t rank = 0;
    while (order != items) {
      std::next_permutation(order.begin(), order.end());
      ++rank;
    }
    ++counts[rank];
  }
  for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
}

TEST(Rng, ShufflingNothingUsesNothing) {
  Rng rng(9);
  Rng untouched(9);
  std::array<int, 1> one{5};
  rng.shuffle(std::span(one));
  rng.shuffle(std::span<int>());
  EXPECT_EQ(rng.next(), untouched.next());
}

TEST(Rng, StreamsAreFixedAndDiffer) {
  EXPECT_EQ(Rng::stream(42, 0).next(), 0xeb42c2560e9f46d3ULL);
  EXPECT_EQ(Rng::stream(42, 1).next(), 0x3aa161fc47e05852ULL);
  EXPECT_EQ(Rng::stream(42, 2).next(), 0x72023e56f0305473ULL);
  EXPECT_EQ(Rng::stream(43, 0).next(), 0xbe0d03aab0198e90ULL);
  EXPECT_EQ(Rng(derive_seed(42, 2)).next(), Rng::stream(42, 2).next());
  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint64_t index = 0; index < 100; ++index) firsts.insert(Rng::stream(seed, index).next());
  }
  EXPECT_EQ(firsts.size(), 10000U);
}

}  // namespace
}  // namespace pithead
