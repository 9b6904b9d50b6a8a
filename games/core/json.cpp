#include "games/core/json.h"

#include <array>
#include <cstdio>

namespace pithead {

void JsonWriter::fraction(double number, int decimals) {
  separate();
  std::array<char, 64> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
  out_.append(text.data(), static_cast<std::size_t>(length));
}

void JsonWriter::quote(std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  out_ += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (byte < 0x20) {
      out_ += "\\u00";
      out_ += kHex[byte >> 4U];
      out_ += kHex[byte & 15U];
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

}  // namespace pithead
