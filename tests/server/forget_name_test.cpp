#include "server/table/forget_name.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "server/table/change.h"

namespace pithead::server {
namespace {

std::string forgotten(const std::string& json) { return without_name(json, "p1").value_or("stays"); }

TEST(ForgetName, TakesTheNameOfASeat) {
  EXPECT_EQ(forgotten(R"({"seats":[{"person":"p1","name":"Ada"},{"person":"p2","name":"Ada"}]})"),
            R"({"seats":[{"person":"p1","name":"Miner"},{"person":"p2","name":"Ada"}]})");
}

TEST(ForgetName, TakesTheNameAndTheWordsOfWhoSpoke) {
  EXPECT_EQ(forgotten(R"({"kind":"chat","by":"p1","text":"I am Ada","name":"Ada"})"),
            R"({"kind":"chat","by":"p1","text":"…","name":"Miner"})");
  EXPECT_EQ(forgotten(R"({"kind":"sit","by":"p1","seat":1,"name":"Ada"})"),
            R"({"kind":"sit","by":"p1","seat":1,"name":"Miner"})");
}

TEST(ForgetName, LeavesAllElse) {
  for (const char* text : {R"({"kind":"chat","by":"p2","text":"p1","name":"Ada"})",
                           R"({"kind":"move","by":"p1","seat":0,"ply":3,"text":"place F3"})",
                           R"({"kind":"settings","by":"p1","text":"Title"})", "no JSON", "[]", "{}"})
    EXPECT_EQ(forgotten(text), "stays") << text;
}

TEST(ForgetName, WhatIsForgottenIsForgottenOnce) {
  const std::string once = forgotten(R"({"kind":"chat","by":"p1","text":"Hello","name":"Ada"})");
  EXPECT_EQ(forgotten(once), "stays");
}

TEST(ForgetName, LeavesEntriesThatCanBeRead) {
  Plan plan;
  plan.game = std::string(all_games().front()->info().id);
  plan.seats = {{.kind = SeatHolder::Kind::Person, .person = "p1", .name = "Ada", .level = {}, .link = {}},
                {.kind = SeatHolder::Kind::Open, .person = {}, .name = {}, .level = {}, .link = {}}};
  const Change opening{.by = "p1", .id = "t1", .what = TableOpened{plan}};
  const auto read = read_change(forgotten(write_change(opening, nullptr)), nullptr);
  ASSERT_TRUE(read);
  EXPECT_EQ(std::get<TableOpened>(read->what).plan.seats.front().name, "Miner");
  const Change said{.by = "p1", .id = {}, .what = ChatSaid{"Hello", "Ada"}};
  const auto words = read_change(forgotten(write_change(said, nullptr)), nullptr);
  ASSERT_TRUE(words);
  EXPECT_EQ(std::get<ChatSaid>(words->what).text, "…");
}

}  // namespace
}  // namespace pithead::server
