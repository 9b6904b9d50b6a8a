// What all chance of a game follows from. People choose a number; a deal that nobody shall choose or guess
// has 256 bits (docs/server/fair-deal.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/core/rng.h"

namespace pithead {

class Seed {
 public:
  using Words = std::array<std::uint64_t, 4>;

  // Whoever has a number has a seed.
  constexpr Seed(std::uint64_t number = 0) : words_{number} {}  // NOLINT(google-explicit-constructor)
  explicit constexpr Seed(const Words& words) : words_(words), wide_(true) {}

  bool operator==(const Seed&) const = default;

  constexpr bool is_wide() const { return wide_; }
  constexpr Rng rng() const { return wide_ ? Rng(words_) : Rng(words_[0]); }
  // The number itself, or 64 bits that a wide one leads to and that do not lead back: for other chance than
  // the deal's, such as that of bots.
  constexpr std::uint64_t number() const {
    if (!wide_) return words_[0];
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words_) mixed = derive_seed(mixed, word);
    return mixed;
  }

  // Decimal digits of a number, 64 small hexadecimal digits of a wide one.
  std::string text() const;
  static std::optional<Seed> read(std::string_view text);

 private:
  Words words_;
  bool wide_ = false;
};

inline constexpr std::string_view kSeedInWords =
    "a whole number from 0 to 18446744073709551615 or 64 small hexadecimal digits";

}  // namespace pithead
