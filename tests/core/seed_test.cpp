#include "games/core/seed.h"

#include <string>

#include <gtest/gtest.h>

namespace pithead {
namespace {

const std::string kWide = "00000000000000010000000000000002000000000000000300000000000000ff";

TEST(Seed, IsReadAsItIsWritten) {
  for (const std::string& text : {std::string("0"), std::string("18446744073709551615"), kWide}) {
    ASSERT_TRUE(Seed::read(text)) << text;
    EXPECT_EQ(Seed::read(text)->text(), text);
  }
  EXPECT_EQ(Seed::read("7"), Seed(7));
  EXPECT_EQ(Seed::read(kWide), Seed({1, 2, 3, 255}));
}

TEST(Seed, AnythingElseIsNone) {
  for (const std::string& text :
       {std::string(), std::string("-1"), std::string("0x7"), std::string("18446744073709551616"),
        kWide + "0", kWide.substr(1), "F" + kWide.substr(1), " " + kWide.substr(1)}) {
    EXPECT_FALSE(Seed::read(text)) << text;
  }
}

TEST(Seed, ANumberAndItsWideNamesakeAreTwo) {
  EXPECT_NE(Seed(7), Seed({7, 0, 0, 0}));
  EXPECT_NE(Seed(7).rng().next(), Seed({7, 0, 0, 0}).rng().next());
}

TEST(Seed, TheGeneratorOfANumberStays) { EXPECT_EQ(Seed(42).rng().next(), Rng(42).next()); }

TEST(Seed, EveryWordDecides) {
  const Seed seed({1, 2, 3, 4});
  for (const Seed& other : {Seed({5, 2, 3, 4}), Seed({1, 5, 3, 4}), Seed({1, 2, 5, 4}), Seed({1, 2, 3, 5})}) {
    EXPECT_NE(other, seed);
    EXPECT_NE(other.number(), seed.number());
  }
  EXPECT_EQ(Seed(7).number(), 7U);
}

}  // namespace
}  // namespace pithead
