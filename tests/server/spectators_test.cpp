// Who may look at a table, how much of its past is told at once, and how much may be written to it.
#include <ranges>

#include <boost/json.hpp>

#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

TableAtHand ada_and_bot() { return TableAtHand(plan_of({person_seat("ada"), bot_seat("easy")})); }

std::string why_not(const TableAtHand& at, const PersonId& person) {
  const auto may = at.table.may_watch(person);
  return may ? "may" : std::string(error_name(may.error().why));
}

TEST(Spectators, MayWatchUnlessTheHostRemovesThem) {
  TableAtHand at = ada_and_bot();
  EXPECT_EQ(why_not(at, "eve"), "may");
  EXPECT_EQ(at.wish("ada", "remove", R"(,"person":"eve")"), "done");
  EXPECT_EQ(why_not(at, "eve"), "removed");
  EXPECT_EQ(why_not(at, "bob"), "may");
  EXPECT_EQ(why_not(at, ""), "may") << "somebody without a cookie";
}

TEST(Spectators, AreRemovedByTheHostAloneAndWithoutASeat) {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bea")}));
  EXPECT_EQ(at.wish("bea", "remove", R"(,"person":"eve")"), "not-host");
  EXPECT_EQ(at.wish("ada", "remove", R"(,"person":"bea")"), "bad-message");
  EXPECT_EQ(at.wish("ada", "remove", R"(,"person":"ada")"), "bad-message");
  EXPECT_EQ(at.wish("ada", "remove"), "bad-message");
}

TEST(Spectators, DoNotWatchAPrivateGameWhileItRuns) {
  TableAtHand at = ada_and_bot();
  EXPECT_EQ(at.wish("ada", "settings", R"(,"private":true)"), "done");
  EXPECT_EQ(why_not(at, "eve"), "may") << "whoever is invited must see what for";
  at.start();
  EXPECT_EQ(why_not(at, "eve"), "private");
  EXPECT_EQ(why_not(at, ""), "private");
  EXPECT_EQ(why_not(at, "ada"), "may");
  EXPECT_EQ(at.wish("ada", "settings", R"(,"title":"Evening")"), "done");
  EXPECT_EQ(why_not(at, "eve"), "private") << "what is left out stays";
  while (at.table.status() == Summary::Status::Running) at.play_any();
  EXPECT_EQ(why_not(at, "eve"), "may");
}

TEST(Spectators, AreNamedToTheHostOnly) {
  const TableAtHand at = ada_and_bot();
  const Presence present = presence_at(at.table, {{"ada", "Ada"}, {"eve", "Eve"}, {"eve", "Eve"}, {"", ""}});
  EXPECT_EQ(present.spectators, 2);
  EXPECT_EQ(json::parse(tell_presence(at.table, "ada", present)).at("watching"),
            json::parse(R"([{"person":"eve","name":"Eve"}])"));
  EXPECT_EQ(tell_presence(at.table, "eve", present).find("watching"), std::string::npos);
}

TEST(News, AreToldAHundredAtATimeTheLatestFirst) {
  TableAtHand at = ada_and_bot();
  for (int i = 0; i < 249; ++i) EXPECT_EQ(at.wish("ada", "chat", R"(,"text":"ho")"), "done");
  ASSERT_EQ(at.table.version(), 250);
  const json::value whole = json::parse(tell_table(at.table, "ada", 0, at.now));
  EXPECT_EQ(whole.at("news").as_array().size(), 100U);
  EXPECT_EQ(whole.at("news").at(0).at("version"), 151);
  EXPECT_EQ(whole.at("earlier"), 150);

  std::vector<std::int64_t> versions;
  for (std::int64_t before = 151; before > 1; before = versions.back()) {
    const json::value page = json::parse(tell_news("id", at.table, "ada", before).text);
    const auto& news = page.at("news").as_array();
    ASSERT_FALSE(news.empty());
    for (const json::value& each : std::views::reverse(news))
      versions.push_back(each.at("version").as_int64());
  }
  for (std::int64_t version = 150; version >= 1; --version)
    EXPECT_EQ(versions.at(static_cast<std::size_t>(150 - version)), version);
  EXPECT_TRUE(json::parse(tell_news("id", at.table, "ada", 1).text).at("news").as_array().empty());
  EXPECT_TRUE(json::parse(tell_news("id", at.table, "ada", 0).text).at("news").as_array().empty());
}

TEST(News, BehindAVersionAreWholeIfTheyAreFew) {
  TableAtHand at = ada_and_bot();
  for (int i = 0; i < 150; ++i) EXPECT_EQ(at.wish("ada", "chat", R"(,"text":"ho")"), "done");
  const json::value told = json::parse(tell_table(at.table, "ada", 100, at.now));
  EXPECT_EQ(told.at("news").as_array().size(), 51U);
  EXPECT_FALSE(told.as_object().contains("earlier"));
}

TEST(News, DoNotTellWhoWasRemoved) {
  TableAtHand at = ada_and_bot();
  at.wish("ada", "remove", R"(,"person":"mallory")");
  EXPECT_EQ(tell_table(at.table, "bob", 0, at.now).find("mallory"), std::string::npos);
}

TEST(TableLog, TakesOnlyWhatAGameNeedsWhenItIsFull) {
  TableAtHand at = ada_and_bot();
  at.start();
  while (at.table.version() < kMostChanges) at.make({.by = "ada", .id = {}, .what = ConfirmTurnsSet{false}});
  EXPECT_EQ(at.wish("ada", "confirm-turns", R"(,"on":true)"), "log-full");
  EXPECT_EQ(at.wish("ada", "settings", R"(,"title":"More")"), "log-full");
  EXPECT_EQ(at.wish("ada", "chat", R"(,"text":"ho")"), "log-full");
  while (at.table.status() == Summary::Status::Running) at.play_any();
  EXPECT_EQ(at.wish("ada", "rematch"), "done");
}

}  // namespace
}  // namespace pithead::server
