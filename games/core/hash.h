// A 64-bit hash of a state's contents, the same on every platform: games feed values, never raw memory,
// so neither padding nor byte order nor a new field layout can change a record's hashes.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace pithead {

class Hasher {
 public:
  constexpr void word(std::uint64_t value) {
    state_ = (std::rotl(state_, 23) ^ value) * 0x9fb21c651e98df25ULL;
  }

  template <class T>
    requires(std::integral<T> || std::is_enum_v<T>)
  constexpr void operator()(T value) {
    word(static_cast<std::uint64_t>(value));
  }

  // Bytes go eight to a word, the first lowest.
  template <std::size_t N>
  constexpr void operator()(const std::array<std::uint8_t, N>& bytes) {
    prefix(bytes, N);
  }

  template <std::size_t N>
  constexpr void prefix(const std::array<std::uint8_t, N>& bytes, std::size_t count) {
    std::uint64_t packed = 0;
    for (std::size_t i = 0; i < count; ++i) {
      packed |= static_cast<std::uint64_t>(bytes[i]) << (8 * (i % 8));
      if (i % 8 == 7) {
        word(packed);
        packed = 0;
      }
    }
    word(packed ^ (static_cast<std::uint64_t>(count) << 56));
  }

  constexpr std::uint64_t value() const {
    std::uint64_t z = state_;
    z = (z ^ (z >> 32)) * 0xd6e8feb86659fd93ULL;
    return z ^ (z >> 32);
  }

 private:
  std::uint64_t state_ = 0x6a09e667f3bcc908ULL;
};

}  // namespace pithead
