#include "games/core/json.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace pithead {
namespace {

template <class Body>
std::string written(Body body) {
  std::string text;
  JsonWriter json(text);
  body(json);
  return text;
}

std::string quoted(std::string_view text) {
  return written([&](JsonWriter& json) { json.value(text); });
}

TEST(Json, EmptyContainers) {
  EXPECT_EQ(written([](JsonWriter& json) { json.begin_object(), json.end_object(); }), "{}");
  EXPECT_EQ(written([](JsonWriter& json) { json.begin_array(), json.end_array(); }), "[]");
}

TEST(Json, CommasBetweenFieldsAndItems) {
  const std::string text = written([](JsonWriter& json) {
    json.begin_object();
    json.field("a", 1);
    json.key("b").begin_array();
    json.value(2);
    json.value("x");
    json.begin_object();
    json.end_object();
    json.begin_array();
    json.end_array();
    json.null();
    json.end_array();
    json.key("c").begin_object();
    json.field("d", false);
    json.end_object();
    json.field("e", true);
    json.end_object();
  });
  EXPECT_EQ(text, R"({"a":1,"b":[2,"x",{},[],null],"c":{"d":false},"e":true})");
}

TEST(Json, NumbersKeepEveryDigit) {
  const auto number = [](auto value) { return written([&](JsonWriter& json) { json.value(value); }); };
  EXPECT_EQ(number(0), "0");
  EXPECT_EQ(number(-7), "-7");
  EXPECT_EQ(number(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(number(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(number(std::uint8_t{65}), "65");  // a small number, not the letter A
}

TEST(Json, FractionsHaveTheAskedDecimals) {
  const auto fraction = [](double value, int decimals) {
    return written([&](JsonWriter& json) { json.fraction(value, decimals); });
  };
  EXPECT_EQ(fraction(2.5, 1), "2.5");
  EXPECT_EQ(fraction(1e6, 2), "1000000.00");
  EXPECT_EQ(fraction(-0.126, 2), "-0.13");
  EXPECT_EQ(fraction(3.0, 0), "3");
  EXPECT_EQ(written([](JsonWriter& json) {
              json.begin_array();
              json.fraction(1, 1);
              json.fraction(2, 1);
              json.end_array();
            }),
            "[1.0,2.0]");
}

TEST(Json, StringsAreEscaped) {
  EXPECT_EQ(quoted("say \"coal\" \\ stop"), R"("say \"coal\" \\ stop")");
  EXPECT_EQ(quoted("line\nbreak\ttab"), R"("line\u000abreak\u0009tab")");
  EXPECT_EQ(quoted(std::string_view("\0\x1f", 2)), R"("\u0000\u001f")");
  EXPECT_EQ(quoted("Glück Auf ⚒"), "\"Glück Auf ⚒\"");
  EXPECT_EQ(quoted("\x7f/"), "\"\x7f/\"");
  EXPECT_EQ(quoted(""), "\"\"");
}

TEST(Json, KeysAreEscapedToo) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.begin_object();
              json.field("a\"b", std::string("c"));
              json.end_object();
            }),
            R"({"a\"b":"c"})");
}

TEST(Json, WhatIsNoUtf8BecomesAReplacement) {
  const auto quoted = [](std::string_view text) {
    return written([&](JsonWriter& json) { json.value(text); });
  };
  for (const std::string good : {"Gl\xc3\xbc"
                                 "ck",
                                 "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\xed\x9f\xbf"}) {
    EXPECT_EQ(quoted(good), "\"" + good + "\"");
  }
  const std::string replacement = "\xef\xbf\xbd";
  EXPECT_EQ(quoted("a\xff"
                   "b"),
            "\"a" + replacement + "b\"");
  EXPECT_EQ(quoted("\xc3"), "\"" + replacement + "\"") << "cut off";
  EXPECT_EQ(quoted("\xc0\xaf"), "\"" + replacement + replacement + "\"") << "overlong";
  EXPECT_EQ(quoted("\xe0\x80\xaf"), "\"" + replacement + replacement + replacement + "\"") << "overlong";
  EXPECT_EQ(quoted("\xed\xa0\x80"), "\"" + replacement + replacement + replacement + "\"") << "a surrogate";
  EXPECT_EQ(quoted("\xf4\x90\x80\x80").size(), 2 + 4 * replacement.size()) << "beyond Unicode";
}

TEST(Json, RawTextIsOneItem) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.begin_array();
              json.raw("{\"x\":1}");
              json.raw("2");
              json.end_array();
            }),
            R"([{"x":1},2])");
}

TEST(Json, GoesOnBehindTextThatIsThere) {
  std::string text = "data: ";
  JsonWriter json(text);
  json.begin_array();
  json.value(1);
  json.end_array();
  EXPECT_EQ(text, "data: [1]");
}

}  // namespace
}  // namespace pithead
