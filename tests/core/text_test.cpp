#include "games/core/text.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace pithead {
namespace {

std::vector<std::string> split(std::string_view text) {
  Words words(text);
  std::vector<std::string> parts;
  while (!words.done()) parts.emplace_back(words.next());
  return parts;
}

TEST(Words, SplitsAtSingleBlanks) {
  EXPECT_EQ(split("place M8"), (std::vector<std::string>{"place", "M8"}));
  EXPECT_EQ(split("stop"), (std::vector<std::string>{"stop"}));
  EXPECT_TRUE(split("").empty());
}

// A blank too many makes an empty word, which no notation has.
TEST(Words, ExtraBlanksAreNotSwallowed) {
  Words leading(" a");
  EXPECT_EQ(leading.next(), "");
  EXPECT_EQ(leading.next(), "a");
  Words doubled("a  b");
  EXPECT_EQ(doubled.next(), "a");
  EXPECT_EQ(doubled.next(), "");
  EXPECT_EQ(doubled.next(), "b");
}

TEST(Words, TrailingBlankIsNeverDone) {
  Words words("stop ");
  EXPECT_EQ(words.next(), "stop");
  EXPECT_FALSE(words.done());
  EXPECT_EQ(words.next(), "");
  EXPECT_FALSE(words.done());
}

TEST(Words, GivesNothingAfterTheEnd) {
  Words words("one");
  EXPECT_FALSE(words.done());
  EXPECT_EQ(words.next(), "one");
  EXPECT_TRUE(words.done());
  EXPECT_EQ(words.next(), "");
  EXPECT_TRUE(words.done());
}

TEST(FindName, GivesThePlaceOrMinusOne) {
  constexpr std::array<std::string_view, 3> kNames{"yellow", "brown", "gray"};
  EXPECT_EQ(find_name(kNames, "yellow"), 0);
  EXPECT_EQ(find_name(kNames, "gray"), 2);
  EXPECT_EQ(find_name(kNames, "gra"), -1);
  EXPECT_EQ(find_name(kNames, "grays"), -1);
  EXPECT_EQ(find_name(kNames, ""), -1);
}

void colour_word(int value, std::string& out) { out += value == 0 ? "red" : "blue"; }

constexpr std::array<EventForm, 3> kForms{{
    {"sent", "{seat} sends {n worker|workers} to {place}", {{{"n"}, {"place", colour_word}}}},
    {"ended", "The end", {}},
    {"three", "{a}{b}{c}", {{{"a"}, {"b"}, {"c"}}}},
}};
const std::vector<std::string> kNames{"Ada", "Bruno"};

std::string told(const Event& event) {
  std::string text;
  tell_event(kForms, event, kNames, text);
  return text;
}

std::string as_json(const Event& event) {
  std::string text;
  JsonWriter json(text);
  write_event(kForms, event, json);
  return text;
}

TEST(EventForm, TellsWithNamesNumbersAndWords) {
  EXPECT_EQ(told({.kind = 0, .seat = 0, .args = {1, 0}}), "Ada sends 1 worker to red");
  EXPECT_EQ(told({.kind = 0, .seat = 1, .args = {3, 1}}), "Bruno sends 3 workers to blue");
  EXPECT_EQ(told({.kind = 0, .seat = 1, .args = {0, 1}}), "Bruno sends 0 workers to blue");
}

TEST(EventForm, NamesNobodyWhereNoSeatIsMeant) {
  EXPECT_EQ(told({.kind = 0, .seat = kNobody, .args = {2, 0}}), "nobody sends 2 workers to red");
  EXPECT_EQ(told({.kind = 0, .seat = 2, .args = {2, 0}}), "nobody sends 2 workers to red");
}

TEST(EventForm, TellsWithoutBracesAndWithNothingBetweenThem) {
  EXPECT_EQ(told({.kind = 1}), "The end");
  EXPECT_EQ(told({.kind = 2, .args = {1, -2, 3}}), "1-23");
}

TEST(EventForm, AddsToWhatIsThere) {
  std::string text = "Then: ";
  tell_event(kForms, {.kind = 1}, kNames, text);
  EXPECT_EQ(text, "Then: The end");
}

TEST(EventForm, WritesNameSeatAndArguments) {
  EXPECT_EQ(as_json({.kind = 0, .seat = 1, .args = {3, 1}}),
            R"({"event":"sent","seat":1,"n":3,"place":"blue"})");
  EXPECT_EQ(as_json({.kind = 1, .seat = kNobody, .args = {9, 9, 9}}), R"({"event":"ended"})");
  EXPECT_EQ(as_json({.kind = 2, .seat = 0, .args = {1, -2, 3}}),
            R"({"event":"three","seat":0,"a":1,"b":-2,"c":3})");
}

}  // namespace
}  // namespace pithead
