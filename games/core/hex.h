// Numbers in small hexadecimal digits, the highest first; nothing else is read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pithead {

inline constexpr std::size_t kHexDigits = 16;  // of a 64-bit number

inline std::string hex_text(std::uint64_t number) {
  std::string text(kHexDigits, '0');
  for (std::size_t i = 0; i < text.size(); ++i) text[i] = "0123456789abcdef"[(number >> (60 - 4 * i)) & 15U];
  return text;
}

// Whether a text is so many digits and nothing else.
inline bool is_hex(std::string_view text, std::size_t digits) {
  const auto is_digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() == digits && std::all_of(text.begin(), text.end(), is_digit);
}

inline std::optional<std::uint64_t> read_hex(std::string_view text) {
  if (!is_hex(text, kHexDigits)) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    number = number << 4U | static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
  }
  return number;
}

}  // namespace pithead
