// Who may say how much at a table, and who hears it.
#include <gtest/gtest.h>

#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

constexpr const char* kHello = R"(,"text":"hello")";

TEST(TableTalk, IsForThoseWhoHaveASeatAndTheHost) {
  TableAtHand at(plan_of({bot_seat("random"), person_seat("bruno")}));
  EXPECT_EQ(at.wish("ada", "chat", kHello), "done");  // hosts it without a seat
  EXPECT_EQ(at.wish("bruno", "chat", kHello), "done");
  EXPECT_EQ(at.wish("clara", "chat", kHello), "chat-closed");
}

TEST(TableTalk, IsForWhomTheHostLetsSpeak) {
  TableAtHand at = two_people();
  EXPECT_EQ(at.wish("bruno", "settings", R"(,"chat":"everybody")"), "not-host");
  EXPECT_EQ(at.wish("ada", "settings", R"(,"chat":"loud")"), "bad-message");
  ASSERT_EQ(at.wish("ada", "settings", R"(,"chat":"everybody")"), "done");
  EXPECT_EQ(at.wish("clara", "chat", kHello), "done");
  ASSERT_EQ(at.wish("ada", "settings", R"(,"title":"Quiet")"), "done");
  EXPECT_EQ(at.wish("clara", "chat", kHello), "done");  // what is left out stays
  ASSERT_EQ(at.wish("ada", "settings", R"(,"chat":"nobody")"), "done");
  EXPECT_EQ(at.wish("bruno", "chat", kHello), "chat-closed");
  EXPECT_EQ(at.wish("ada", "chat", kHello), "chat-closed");
}

TEST(TableTalk, OnlyThoseAtTheTableMuteAndOnlyWhoIsThere) {
  TableAtHand at = two_people();
  EXPECT_EQ(at.wish("clara", "mute", R"(,"person":"bruno","on":true)"), "not-seated");
  EXPECT_EQ(at.wish("bruno", "mute", R"(,"person":"invented","on":true)"), "bad-message");
  EXPECT_EQ(at.wish("bruno", "mute", R"(,"person":"ada","on":true)"), "done");
}

TEST(TableTalk, HasALimitForOnePersonAndForTheTable) {
  TableAtHand at = two_people();
  ASSERT_EQ(at.wish("ada", "settings", R"(,"chat":"everybody")"), "done");
  for (int i = 0; i < kMostTalkByOne; ++i) ASSERT_EQ(at.wish("ada", "chat", kHello), "done");
  EXPECT_EQ(at.wish("ada", "chat", kHello), "chat-full");
  EXPECT_EQ(at.wish("ada", "mute", R"(,"person":"bruno","on":true)"), "chat-full");
  EXPECT_EQ(at.wish("bruno", "chat", kHello), "done");
  const std::string long_text = R"(,"text":")" + std::string(500, 'x') + "\"";
  int told = 0;
  for (int guest = 0; at.wish("guest" + std::to_string(guest), "chat", long_text) == "done"; ++told)
    if (told % 100 == 99) ++guest;
  EXPECT_LE(static_cast<std::size_t>(told) * 500, kMostTalkBytes);
  EXPECT_GT(static_cast<std::size_t>(told + 10) * 500, kMostTalkBytes);
}

TEST(TableTalk, TheHostMutesForAllAndOthersForThemselves) {
  TableAtHand at = two_people();
  ASSERT_EQ(at.wish("ada", "settings", R"(,"chat":"everybody")"), "done");
  ASSERT_EQ(at.wish("clara", "chat", R"(,"text":"a spectator speaks")"), "done");
  ASSERT_EQ(at.wish("bruno", "mute", R"(,"person":"clara","on":true)"), "done");
  EXPECT_NE(tell_table(at.table, "ada", 0, at.now).find("a spectator speaks"), std::string::npos);
  EXPECT_EQ(tell_table(at.table, "bruno", 0, at.now).find("a spectator speaks"), std::string::npos);
  ASSERT_EQ(at.wish("ada", "mute", R"(,"person":"clara","on":true)"), "done");
  EXPECT_EQ(at.wish("clara", "chat", R"(,"text":"again")"), "muted");
  ASSERT_EQ(at.wish("ada", "mute", R"(,"person":"clara","on":false)"), "done");
  EXPECT_EQ(at.wish("clara", "chat", R"(,"text":"again")"), "done");
  EXPECT_EQ(at.wish("clara", "chat", R"(,"text":"  ")"), "bad-message");
}

}  // namespace
}  // namespace pithead::server
