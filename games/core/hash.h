// A 64-bit hash of a state's contents, the same on every platform: games feed values, never raw memory,
// so neither padding nor byte order nor a new field layout can change a record's hashes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace pithead {

// Words go to two lanes in turn, so that one multiplication need not wait for the other.
class Hasher {
 public:
  constexpr void operator()(std::uint64_t word) {
    std::uint64_t& lane = lanes_[words_++ & 1U];
    lane = (std::rotl(lane, 23) ^ word) * 0x9fb21c651e98df25ULL;
  }

  // Eight bytes to a word, the first lowest, zeros behind the last; then their number.
  template <std::size_t N>
  constexpr void bytes(const std::array<std::uint8_t, N>& bytes, std::size_t count = N) {
    for (std::size_t i = 0; i < count; i += 8) (*this)(pack(bytes.data() + i, std::min<std::size_t>(count - i, 8)));
    (*this)(count);
  }

  constexpr std::uint64_t value() const {
    std::uint64_t z = lanes_[0] ^ std::rotl(lanes_[1], 32) ^ words_;
    z = (z ^ (z >> 32)) * 0xd6e8feb86659fd93ULL;
    z = (z ^ (z >> 32)) * 0xd6e8feb86659fd93ULL;
    return z ^ (z >> 32);
  }

 private:
  static constexpr std::uint64_t pack(const std::uint8_t* bytes, std::size_t count) {
    std::uint64_t word = 0;
    if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
      std::memcpy(&word, bytes, count);
      return word;
    }
    for (std::size_t i = 0; i < count; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
    return word;
  }

  std::array<std::uint64_t, 2> lanes_{0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL};
  std::uint64_t words_ = 0;
};

// Small numbers side by side in one word, eight bits each, the first lowest.
template <class... Small>
constexpr std::uint64_t pack_bytes(Small... values) {
  static_assert(sizeof...(values) <= 8);
  std::uint64_t word = 0;
  int shift = 0;
  ((word |= std::uint64_t{static_cast<std::uint8_t>(values)} << shift, shift += 8), ...);
  return word;
}

}  // namespace pithead
