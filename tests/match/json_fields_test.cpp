// Whoever reads a document asks for its fields one after the other and hears of the first that is wrong.
#include "match/json_fields.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace pithead {
namespace {

void expect_wrong(std::string_view text, const std::function<void(JsonFields&)>& read,
                  std::string_view sentence) {
  const auto object = read_json_object(text, "message");
  ASSERT_TRUE(object) << object.error();
  JsonFields fields(*object, "message");
  read(fields);
  EXPECT_EQ(fields.wrong().value_or(""), sentence);
}

void expect_right(std::string_view text, const std::function<void(JsonFields&)>& read) {
  expect_wrong(text, read, "");
}

TEST(JsonFields, ReadWhatIsThere) {
  expect_right(R"({"name":"Ada","on":true,"seat":2,"since":9007199254740993,"seed":18446744073709551615})",
               [](JsonFields& fields) {
                 EXPECT_EQ(fields.needed("name").text(), "Ada");
                 EXPECT_TRUE(fields.needed("on").truth());
                 EXPECT_EQ(fields.needed("seat").number(0, 3), 2);
                 EXPECT_EQ(fields.optional("since").number<std::int64_t>(), 9007199254740993);
                 EXPECT_EQ(fields.needed("seed").seed(), UINT64_MAX);
               });
  expect_right(R"({"moves":["a","b"],"options":{"decks":"x"},"seed":"18446744073709551615","seats":[{}]})",
               [](JsonFields& fields) {
                 EXPECT_EQ(fields.needed("moves").texts(), (std::vector<std::string_view>{"a", "b"}));
                 EXPECT_EQ(fields.needed("options").options(),
                           (std::vector<std::pair<std::string, std::string>>{{"decks", "x"}}));
                 EXPECT_EQ(fields.needed("seed").seed_in_text(), UINT64_MAX);
                 EXPECT_EQ(fields.needed("seats").list()->size(), 1U);
                 EXPECT_EQ(fields.needed("options").object()->size(), 1U);
               });
}

TEST(JsonFields, AWideSeedIsAlwaysText) {
  const std::string digits = "00000000000000010000000000000002000000000000000300000000000000ff";
  expect_right(R"({"a":")" + digits + R"("})", [](JsonFields& fields) {
    EXPECT_EQ(fields.needed("a").seed(), Seed({1, 2, 3, 255}));
    EXPECT_EQ(fields.needed("a").seed_in_text(), Seed({1, 2, 3, 255}));
  });
  for (const std::string& wrong : {digits.substr(1), digits + "0", "F" + digits.substr(1), "7" + digits}) {
    expect_wrong(
        R"({"a":")" + wrong + R"("})", [](JsonFields& fields) { EXPECT_EQ(fields.needed("a").seed(), 0U); },
        "field 'a' should be " + std::string(kSeedInWords) + ", not string");
  }
}

TEST(JsonFields, WhatMayBeLeftOutOrNullHasItsDefault) {
  for (const std::string_view text : {"{}", R"({"a":null})"}) {
    expect_right(text, [](JsonFields& fields) {
      EXPECT_EQ(fields.optional("a").text(), "");
      EXPECT_EQ(fields.optional("a").number(0, 3, -1), -1);
      EXPECT_TRUE(fields.optional("a").truth(true));
      EXPECT_EQ(fields.optional("a").seed(), 0U);
      EXPECT_EQ(fields.optional("a").seed_in_text(), 0U);
      EXPECT_EQ(fields.optional("a").object(), nullptr);
      EXPECT_EQ(fields.optional("a").list(), nullptr);
      EXPECT_TRUE(fields.optional("a").texts().empty());
      EXPECT_TRUE(fields.optional("a").options().empty());
    });
  }
}

TEST(JsonFields, WhatIsNeededMustBeThere) {
  expect_wrong(
      "{}", [](JsonFields& fields) { EXPECT_EQ(fields.needed("name").text(), ""); },
      "the message has no field 'name'");
  expect_wrong(
      R"({"name":null})", [](JsonFields& fields) { fields.needed("name").text(); },
      "field 'name' should be a string, not null");
}

TEST(JsonFields, OfTheWrongKind) {
  const auto expect_kind = [](const std::function<void(const JsonField&)>& read, std::string_view expected) {
    expect_wrong(
        R"({"a":1.5})", [&](JsonFields& fields) { read(fields.needed("a")); },
        "field 'a' should be " + std::string(expected) + ", not double");
  };
  expect_kind([](const JsonField& field) { field.text(); }, "a string");
  expect_kind([](const JsonField& field) { field.number(); }, "a whole number");
  expect_kind([](const JsonField& field) { field.truth(); }, "true or false");
  expect_kind([](const JsonField& field) { field.seed(); }, kSeedInWords);
  expect_kind([](const JsonField& field) { field.seed_in_text(); }, "a string");
  expect_kind([](const JsonField& field) { field.object(); }, "an object");
  expect_kind([](const JsonField& field) { field.list(); }, "an array");
  expect_kind([](const JsonField& field) { field.texts(); }, "an array of strings");
  expect_kind([](const JsonField& field) { field.options(); }, "an object");
}

TEST(JsonFields, BeyondTheirLimits) {
  expect_right(R"({"a":"äöü"})", [](JsonFields& fields) { EXPECT_EQ(fields.needed("a").text(3), "äöü"); });
  expect_wrong(
      R"({"a":"äöüß"})", [](JsonFields& fields) { EXPECT_EQ(fields.needed("a").text(3), ""); },
      "field 'a' is longer than 3 characters");
  expect_wrong(
      R"({"a":4})", [](JsonFields& fields) { EXPECT_EQ(fields.needed("a").number(0, 3, -1), -1); },
      "field 'a' is out of range: 4 is not from 0 to 3");
  for (const std::string_view seed : {"", "-1", "1x", " 1", "18446744073709551616"}) {
    expect_wrong(
        R"({"a":")" + std::string(seed) + R"("})",
        [](JsonFields& fields) { EXPECT_EQ(fields.needed("a").seed_in_text(), 0U); },
        "field 'a' should be " + std::string(kSeedInWords) + ", not '" + std::string(seed) + "'");
  }
}

TEST(JsonFields, OnlyTheFirstComplaintIsKept) {
  expect_wrong(
      R"({"a":1,"b":2})",
      [](JsonFields& fields) {
        fields.needed("b").text();
        fields.needed("a").text();
        fields.complain("and nobody likes it");
      },
      "field 'b' should be a string, not int64");
}

}  // namespace
}  // namespace pithead
