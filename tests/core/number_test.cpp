// Reading a whole number.
#include "games/core/number.h"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace pithead {
namespace {

TEST(Number, IsReadWithinItsBounds) {
  EXPECT_EQ(read_whole<int>("1", 1, 3), 1);
  EXPECT_EQ(read_whole<int>("3", 1, 3), 3);
  EXPECT_EQ(read_whole<int>("-2", -5, 3), -2);
  EXPECT_EQ(read_whole<int>("0", 1, 3), std::nullopt);
  EXPECT_EQ(read_whole<int>("4", 1, 3), std::nullopt);
  const auto most = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(read_whole<std::uint64_t>("18446744073709551615", 0, most), most);
  EXPECT_EQ(read_whole<std::uint64_t>("18446744073709551616", 0, most), std::nullopt);
}

TEST(Number, HasNothingBesideItsDigits) {
  for (const char* text : {"", " ", "7 ", " 7", "+7", "7a", "7.0", "0x7", "seven", "-"})
    EXPECT_EQ(read_whole<int>(text, 0, 9), std::nullopt) << text;
  EXPECT_EQ(read_whole<unsigned>("-1", 0, 9), std::nullopt);
}

}  // namespace
}  // namespace pithead
