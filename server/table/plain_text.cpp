#include "server/table/plain_text.h"

#include <algorithm>
#include <array>

namespace pithead::server {
namespace {

struct Characters {
  char32_t first;
  char32_t last;
};

// What Unicode calls default ignorable, the controls of direction and the breaks of lines; but not U+FE0F,
// which phones put behind a heart to make it red.
constexpr std::array<Characters, 18> kHidden{{
    {0x0080, 0x009f},    // controls
    {0x00ad, 0x00ad},    // soft hyphen
    {0x034f, 0x034f},    // grapheme joiner
    {0x061c, 0x061c},    // direction
    {0x115f, 0x1160},    // fillers
    {0x17b4, 0x17b5},    // vowels without a shape
    {0x180b, 0x180f},    // variants
    {0x200b, 0x200f},    // zero width, direction
    {0x2028, 0x202e},    // line breaks, direction
    {0x2060, 0x206f},    // joiners, direction
    {0x3164, 0x3164},    // filler
    {0xfe00, 0xfe0e},    // variants
    {0xfeff, 0xfeff},    // byte order mark
    {0xffa0, 0xffa0},    // filler
    {0xfff0, 0xfffb},    // annotations
    {0x1bca0, 0x1bca3},  // shorthand
    {0x1d173, 0x1d17a},  // music
    {0xe0000, 0xe0fff},  // tags, variants
}};

bool is_hidden(char32_t character) {
  return std::ranges::any_of(
      kHidden, [&](const Characters& each) { return character >= each.first && character <= each.last; });
}

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

// Takes a character off; the text is known to be UTF-8.
char32_t next_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  char32_t character = first < 0x80 ? first : first & (first < 0xe0 ? 0x1fU : first < 0xf0 ? 0x0fU : 0x07U);
  text.remove_prefix(1);
  while (!text.empty() && continues(text.front())) {
    character = character << 6U | (static_cast<unsigned char>(text.front()) & 0x3fU);
    text.remove_prefix(1);
  }
  return character;
}

}  // namespace

std::string tidy(std::string_view text) {
  std::string clean;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    clean += byte < 0x20 || byte == 0x7f ? ' ' : c;
  }
  const std::size_t first = clean.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return clean.substr(first, clean.find_last_not_of(' ') - first + 1);
}

bool has_hidden_characters(std::string_view utf8) {
  while (!utf8.empty()) {
    if (is_hidden(next_character(utf8))) return true;
  }
  return false;
}

std::string name_in(JsonFields& fields, std::string_view key, std::size_t longest) {
  std::string name = tidy(fields.optional(key).text(longest));
  if (!has_hidden_characters(name)) return name;
  fields.complain("'" + std::string(key) +
                  "' must not have invisible characters or such as turn the direction of a text");
  return {};
}

}  // namespace pithead::server
