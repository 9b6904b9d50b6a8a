#include "server/table/plain_text.h"

#include <gtest/gtest.h>

namespace pithead::server {
namespace {

TEST(PlainText, HasNoHiddenCharacters) {
  for (const char* name : {"Ada", "", "Àda", "עדה", "中村", "🪨 Ada", "Ada ❤\uFE0F", "naïve"})
    EXPECT_FALSE(has_hidden_characters(name)) << name;
  for (const char* hidden :
       {"\u202E", "\u202A", "\u2066", "\u2069", "\u200B", "\u200D", "\u200E", "\u200F", "\u061C", "\u00AD",
        "\u0085", "\u2028", "\u2060", "\u3164", "\uFEFF", "\U000E0041"})
    EXPECT_TRUE(has_hidden_characters(std::string("A") + hidden + "da")) << hidden;
}

TEST(PlainText, EndsWellOnTextThatIsCut) {
  for (const char* cut : {"\xe2\x80", "\xe2", "\x80", "\xf0\x9f", "\xff"}) (void)has_hidden_characters(cut);
}

TEST(PlainText, IsTidied) {
  EXPECT_EQ(tidy("  A\nda\t<b> "), "A da <b>");
  EXPECT_EQ(tidy(" \t "), "");
}

TEST(PlainText, ANameWithHiddenCharactersIsAComplaint) {
  const auto object = read_json_object("{\"name\":\"A\u202Eda\",\"title\":\" Ada \"}", "message");
  JsonFields fields(*object, "message");
  EXPECT_EQ(name_in(fields, "title"), "Ada");
  EXPECT_FALSE(fields.wrong());
  EXPECT_EQ(name_in(fields, "name"), "");
  EXPECT_EQ(fields.wrong(),
            "'name' must not have invisible characters or such as turn the direction of a text");
}

}  // namespace
}  // namespace pithead::server
