// A record's hashes must mean the same for ever. The expected values were computed in Python from the
// description in docs/records.md.
#include "games/core/hash.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>

#include <gtest/gtest.h>

namespace pithead {
namespace {

template <class... Words>
constexpr std::uint64_t hash_of(Words... words) {
  Hasher hasher;
  (hasher(static_cast<std::uint64_t>(words)), ...);
  return hasher.value();
}

template <std::size_t N>
constexpr std::uint64_t hash_of_bytes(const std::array<std::uint8_t, N>& bytes, std::size_t count = N) {
  Hasher hasher;
  hasher.bytes(bytes, count);
  return hasher.value();
}

constexpr std::array<std::uint8_t, 10> kTenBytes{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
constexpr std::array<std::uint8_t, 8> kEightBytes{0, 1, 2, 3, 4, 5, 6, 7};

TEST(Hash, KnownAnswers) {
  EXPECT_EQ(hash_of(), 0xa1a8c6a93e46483eULL);
  EXPECT_EQ(hash_of(0), 0x966a7f60fd7b1f92ULL);
  EXPECT_EQ(hash_of(0, 0), 0xfaeac0b25b77f2f8ULL);
  EXPECT_EQ(hash_of(1, 2, 3), 0x17144a3a7b8203bbULL);
  EXPECT_EQ(hash_of(-1), 0x7d543d96c34bced5ULL);
  EXPECT_EQ(hash_of_bytes(kTenBytes), 0x67b62ece1df36da8ULL);
  EXPECT_EQ(hash_of_bytes(kEightBytes), 0x8b488f5549a7e1cdULL);
  EXPECT_EQ(hash_of_bytes(kTenBytes, 0), 0x966a7f60fd7b1f92ULL);
}

// The compiler computes bytes one by one, the program eight at a time.
TEST(Hash, IsTheSameAtCompileTime) {
  static_assert(hash_of(1, 2, 3) == 0x17144a3a7b8203bbULL);
  static_assert(hash_of_bytes(kTenBytes) == 0x67b62ece1df36da8ULL);
  static_assert(hash_of_bytes(kEightBytes) == 0x8b488f5549a7e1cdULL);
}

TEST(Hash, TellsOrderAndNumberApart) {
  EXPECT_NE(hash_of(1, 2), hash_of(2, 1));
  EXPECT_NE(hash_of(1, 2, 3), hash_of(3, 2, 1));
  EXPECT_NE(hash_of(1), hash_of(1, 0));
  EXPECT_NE(hash_of(0), hash_of());
}

// Any one bit at any place, at every length around the borders of a word, makes its own difference.
TEST(Hash, EveryBitMakesItsOwnDifference) {
  std::map<std::uint64_t, std::size_t> seen;
  for (std::size_t count = 0; count <= 40; ++count) {
    std::array<std::uint8_t, 40> bytes{};
    ASSERT_TRUE(seen.try_emplace(hash_of_bytes(bytes, count), 0).second) << count << " zeros";
    for (std::size_t bit = 0; bit < 8 * count; ++bit) {
      const auto flip = static_cast<std::uint8_t>(1U << (bit % 8));
      bytes[bit / 8] ^= flip;
      const auto [other, fresh] = seen.try_emplace(hash_of_bytes(bytes, count), bit);
      ASSERT_TRUE(fresh) << count << " bytes: bit " << bit << " is mistaken for bit " << other->second;
      bytes[bit / 8] ^= flip;
    }
  }
}

// On average half of the result's bits change with any bit of the input.
TEST(Hash, EveryBitReachesTheWholeResult) {
  constexpr int kWords = 6;
  std::array<std::uint64_t, kWords> words{1, 2, 3, 4, 5, 6};
  const auto hash = [&] {
    Hasher hasher;
    for (const std::uint64_t word : words) hasher(word);
    return hasher.value();
  };
  const std::uint64_t before = hash();
  for (std::uint64_t& word : words) {
    for (unsigned bit = 0; bit < 64; ++bit) {
      word ^= std::uint64_t{1} << bit;
      const int changed = std::popcount(hash() ^ before);
      EXPECT_GE(changed, 12) << "bit " << bit;
      EXPECT_LE(changed, 52) << "bit " << bit;
      word ^= std::uint64_t{1} << bit;
    }
  }
}

TEST(Hash, LooksNoFurtherThanTheCount) {
  EXPECT_EQ(hash_of_bytes(std::array<std::uint8_t, 4>{1, 2, 3, 4}, 2),
            hash_of_bytes(std::array<std::uint8_t, 4>{1, 2, 9, 9}, 2));
  EXPECT_EQ(hash_of_bytes(std::array<std::uint8_t, 2>{1, 2}),
            hash_of_bytes(std::array<std::uint8_t, 4>{1, 2, 3, 4}, 2));
}

TEST(PackBytes, PutsTheFirstLowest) {
  EXPECT_EQ(pack_bytes(1, 2, 3), 0x030201U);
  EXPECT_EQ(pack_bytes(std::int8_t{-1}, true), 0x01ffU);  // a negative number keeps to its own byte
  EXPECT_EQ(pack_bytes(0, 0, 0, 0, 0, 0, 0, 255), 0xff00000000000000U);
}

}  // namespace
}  // namespace pithead
