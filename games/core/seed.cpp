#include "games/core/seed.h"

#include <cstddef>
#include <limits>

#include "games/core/hex.h"
#include "games/core/number.h"

namespace pithead {

std::string Seed::text() const {
  if (!wide_) return std::to_string(words_[0]);
  std::string text;
  for (const std::uint64_t word : words_) text += hex_text(word);
  return text;
}

std::optional<Seed> Seed::read(std::string_view text) {
  if (!is_hex(text, Words{}.size() * kHexDigits)) {
    const auto number = read_whole<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
    return number ? std::optional(Seed(*number)) : std::nullopt;
  }
  Words words{};
  for (std::size_t i = 0; i < words.size(); ++i)
    words[i] = *read_hex(text.substr(i * kHexDigits, kHexDigits));
  return Seed(words);
}

}  // namespace pithead
