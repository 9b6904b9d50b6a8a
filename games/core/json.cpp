#include "games/core/json.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace pithead {
namespace {

// The bytes of the character that a text begins with, 0 if they are none: cut off, overlong, a surrogate or
// beyond Unicode.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return 1;
  const std::size_t length = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return 0;
  }
  const bool overlong = (byte(0) == 0xe0 && byte(1) < 0xa0) || (byte(0) == 0xf0 && byte(1) < 0x90);
  const bool surrogate = byte(0) == 0xed && byte(1) >= 0xa0;
  const bool beyond = byte(0) == 0xf4 && byte(1) >= 0x90;
  return overlong || surrogate || beyond ? 0 : length;
}

bool is_plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
}

}  // namespace

void JsonWriter::fraction(double number, int decimals) {
  separate();
  std::array<char, 64> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
  out_.append(text.data(), static_cast<std::size_t>(length));
}

// What is no UTF-8 becomes a replacement character: JSON that nobody can read helps nobody.
void JsonWriter::quote(std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  static constexpr std::string_view kReplacement = "\xef\xbf\xbd";
  out_ += '"';
  while (!text.empty()) {
    // Nearly every text is nothing but plain letters, and goes in one piece.
    std::size_t plain = 0;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    out_ += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const auto byte = static_cast<unsigned char>(text.front());
    const std::size_t length = utf8_length(text);
    if (byte == '"' || byte == '\\') {
      out_ += '\\';
      out_ += text.front();
    } else if (byte < 0x20) {
      out_ += "\\u00";
      out_ += kHex[byte >> 4U];
      out_ += kHex[byte & 15U];
    } else {
      out_ += length == 0 ? kReplacement : text.substr(0, length);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  out_ += '"';
}

}  // namespace pithead
