// Declared ranges, and the variants that come of them.
#include "bots/vary.h"

#include <set>

#include <gtest/gtest.h>

namespace pithead {
namespace {

std::string fault_of(std::string_view text) {
  const auto ranges = read_ranges(text);
  EXPECT_FALSE(ranges) << text;
  return ranges ? "" : ranges.error().what;
}

TEST(Ranges, AreNumbersInStepsOrValues) {
  const auto ranges = read_ranges(
      "# what may differ\n\nroad length: 16..20 step 2  # spaces\nwater: top 5 | top 6\n  | top 7\nlots: "
      "1..3\n");
  ASSERT_TRUE(ranges) << ranges.error().what;
  ASSERT_EQ(ranges->size(), 3U);
  EXPECT_EQ((*ranges)[0].values, (std::vector<std::vector<std::string>>{{"16"}, {"18"}, {"20"}}));
  EXPECT_EQ((*ranges)[1].values, (std::vector<std::vector<std::string>>{{"top 5"}, {"top 6"}, {"top 7"}}));
  EXPECT_EQ((*ranges)[2].values.size(), 3U);
}

TEST(Ranges, EntriesJoinedByAnAmpersandGoTogether) {
  const auto ranges = read_ranges("rail length & rail points: 12 & 2 from 5 | 13 & 2 from 6");
  ASSERT_TRUE(ranges);
  EXPECT_EQ((*ranges)[0].keys, (std::vector<std::string>{"rail length", "rail points"}));
  EXPECT_EQ((*ranges)[0].values[1], (std::vector<std::string>{"13", "2 from 6"}));
}

TEST(Ranges, ALineThatCannotBeReadIsNamed) {
  EXPECT_NE(fault_of("a: 1 | 2\nroad length 16").find("line 2: an entry and its values"), std::string::npos);
  EXPECT_NE(fault_of("a & b: 1 & 2 | 3").find("as many parts"), std::string::npos);
  EXPECT_NE(fault_of("a: 1 |").find("is empty"), std::string::npos);
  EXPECT_NE(fault_of("a: 1").find("nothing can differ"), std::string::npos);
  EXPECT_NE(fault_of("a: 5..5").find("nothing can differ"), std::string::npos);
  EXPECT_NE(fault_of("a: 24..20").find("'24..20' must begin with the smaller number"), std::string::npos);
  EXPECT_NE(fault_of("a: 1..9 step 0").find("the step of '1..9 step 0' must be 1 or more"),
            std::string::npos);
  EXPECT_NE(fault_of("a: 1..many").find("must be numbers such as 16..20"), std::string::npos);
  EXPECT_NE(fault_of("# nothing\n").find("nothing that may differ"), std::string::npos);
}

TEST(Ranges, NumbersInStepsStandBesideOtherValues) {
  const auto ranges = read_ranges("a: 24..26 | 30 | 40..44 step 2\n");
  ASSERT_TRUE(ranges) << ranges.error().what;
  EXPECT_EQ((*ranges)[0].values,
            (std::vector<std::vector<std::string>>{{"24"}, {"25"}, {"26"}, {"30"}, {"40"}, {"42"}, {"44"}}));
}

TEST(Ranges, NoEntryAndNoValueStandsTwice) {
  EXPECT_NE(fault_of("# two\na: 1 | 2\nb: 1 | 2\na: 3 | 4").find("line 4: 'a' stands in line 2 already"),
            std::string::npos);
  EXPECT_NE(fault_of("a & b: 1 & 2 | 3 & 4\nb: 1 | 2").find("line 2: 'b' stands in line 1 already"),
            std::string::npos);
  EXPECT_NE(fault_of("a & a: 1 & 2 | 3 & 4").find("line 1: 'a' stands twice in one line"), std::string::npos);
  EXPECT_NE(fault_of("a: 24 | 24").find("the value '24' stands there twice"), std::string::npos);
  EXPECT_NE(fault_of("a: 24..26 | 25").find("the value '25' stands there twice"), std::string::npos);
  EXPECT_TRUE(read_ranges("a: 1 | 2\noption a: 1 | 2")) << "of the box, and of the game";
}

TEST(Variants, AreAllCombinationsOrAsManyAsAskedFor) {
  const auto ranges = *read_ranges("a: 1..3\nb: 1..4\n");
  const auto all = picks_of(ranges, 12, 1);
  EXPECT_EQ(all.size(), 12U);
  EXPECT_EQ(std::set<Pick>(all.begin(), all.end()).size(), 12U);
  const auto some = picks_of(ranges, 5, 1);
  EXPECT_EQ(some.size(), 5U);
  EXPECT_EQ(some[0], (Pick{0, 0})) << "the first values are always among them";
  EXPECT_EQ(std::set<Pick>(some.begin(), some.end()).size(), 5U);
  EXPECT_EQ(picks_of(ranges, 5, 1), some);
  EXPECT_NE(picks_of(ranges, 5, 2), some);
}

TEST(Variants, ReplaceTheirLinesOfTheBoxAndNoOthers) {
  const auto ranges = *read_ranges("road length: 16 | 20\noption cards: all | few\n");
  const std::string box = "# a box\nroad length: 16\nrail length: 12\n";
  EXPECT_EQ(*box_with(box, ranges, {0, 0}), box);
  EXPECT_EQ(*box_with(box, ranges, {1, 1}), "# a box\nroad length: 20\nrail length: 12\n");
  EXPECT_EQ(options_with({{"cards", "all"}, {"box", "x"}}, ranges, {1, 1}),
            (ChosenOptions{{"box", "x"}, {"cards", "few"}}));
  EXPECT_EQ(options_with({}, *read_ranges("option cards & mine: all & deep | few & shallow"), {1}),
            (ChosenOptions{{"cards", "few"}, {"mine", "shallow"}}));
  EXPECT_EQ(name_of(ranges, {0, 0}), "first values");
  EXPECT_EQ(name_of(ranges, {1, 1}), "road length 20, cards few");
  const auto wrong = box_with(box, *read_ranges("rode length: 1 | 2"), {0});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().what, "the box has no entry 'rode length'");
}

}  // namespace
}  // namespace pithead
