// A whole number that somebody typed or sent: nothing but its digits, and within bounds.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>
#include <type_traits>

namespace pithead {

template <std::integral Number>
std::optional<Number> read_whole(std::string_view text, std::type_identity_t<Number> least,
                                 std::type_identity_t<Number> most) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || number < least || number > most) return std::nullopt;
  return number;
}

}  // namespace pithead
