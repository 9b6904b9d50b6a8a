// Bots as people name them.
#include "bots/bot_spec.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace pithead {
namespace {

TEST(BotSpec, IsALevelAlone) {
  for (const std::string_view level : kBotLevels) {
    const auto bot = read_bot(level, {.milliseconds = 70});
    ASSERT_TRUE(bot);
    EXPECT_EQ(bot->name, level);
    EXPECT_EQ(bot->level, level);
    EXPECT_EQ(bot->budget.milliseconds, 70);
    EXPECT_EQ(bot->budget.iterations, 0U);
  }
}

TEST(BotSpec, MayBeTheSparringPartnerThatIsNoLevel) {
  const auto bot = read_bot("flat:300");
  ASSERT_TRUE(bot);
  EXPECT_EQ(bot->level, kFlat);
  EXPECT_EQ(bot->budget.iterations, 300U);
  EXPECT_EQ(std::count(kBotLevels.begin(), kBotLevels.end(), kFlat), 0);
}

TEST(BotSpec, MayNameATime) {
  const auto bot = read_bot("easy:250ms", {.iterations = 9});
  ASSERT_TRUE(bot);
  EXPECT_EQ(bot->name, "easy:250ms");
  EXPECT_EQ(bot->level, "easy");
  EXPECT_EQ(bot->budget.milliseconds, 250);
  EXPECT_EQ(bot->budget.iterations, 0U);
}

TEST(BotSpec, MayNameIterations) {
  const auto bot = read_bot("easy:5000", {.threads = 8});
  ASSERT_TRUE(bot);
  EXPECT_EQ(bot->budget.iterations, 5000U);
  EXPECT_EQ(bot->budget.threads, 1) << "or the choice would depend on how many cores there are";
}

TEST(BotSpec, RefusesOtherLevels) {
  for (const std::string_view text : {"", "expert", "Easy", "easy ", ":5", "expert:5ms"}) {
    const auto bot = read_bot(text);
    ASSERT_FALSE(bot) << text;
    EXPECT_EQ(bot.error().kind, Error::Kind::UnknownBot);
    EXPECT_NE(bot.error().what.find("the bots are: random, easy, medium, hard"), std::string::npos)
        << bot.error().what;
  }
}

TEST(BotSpec, RefusesOtherBudgets) {
  for (const std::string_view text :
       {"easy:", "easy:ms", "easy:0", "easy:0ms", "easy:-5", "easy:5s", "easy:5 ms", "easy:5:5",
        "easy:99999999ms", "easy:99999999999999999999"}) {
    const auto bot = read_bot(text);
    ASSERT_FALSE(bot) << text;
    EXPECT_NE(bot.error().what.find("easy:200ms"), std::string::npos) << bot.error().what;
  }
}

}  // namespace
}  // namespace pithead
