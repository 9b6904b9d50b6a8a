// A 64-bit hash of a state's contents, the same on every platform: games feed values, never raw memory,
// so neither padding nor byte order nor a new field layout can change a record's hashes.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/core/bits.h"

namespace pithead {

// Words go to two lanes in turn, so that one multiplication need not wait for the other.
class Hasher {
 public:
  constexpr void operator()(std::uint64_t word) {
    // Each word is mixed on its own first: a difference of its high bits alone could otherwise be undone by
    // one of the next word in its lane.
    word *= 0xd6e8feb86659fd93ULL;
    word ^= word >> 32U;
    const std::uint64_t mixed = (std::rotl(this_lane_, 23) ^ word) * 0x9fb21c651e98df25ULL;
    this_lane_ = other_lane_;
    other_lane_ = mixed;
  }

  // Eight bytes to a word, the first lowest; then the bytes left over with their number as the highest byte.
  template <std::size_t N>
  constexpr void bytes(const std::array<std::uint8_t, N>& bytes, std::size_t count = N) {
    const std::size_t left_over = count % 8;
    const std::size_t whole = count - left_over;
    for (std::size_t i = 0; i < whole; i += 8) (*this)(load_eight(bytes.data() + i));
    std::uint64_t rest = std::uint64_t{left_over} << 56U;
    for (std::size_t i = 0; i < left_over; ++i) rest |= std::uint64_t{bytes[whole + i]} << (8 * i);
    (*this)(rest);
  }

  constexpr std::uint64_t value() const {
    std::uint64_t z = this_lane_ ^ std::rotl(other_lane_, 32);
    z = (z ^ (z >> 32)) * 0xd6e8feb86659fd93ULL;
    z = (z ^ (z >> 32)) * 0xd6e8feb86659fd93ULL;
    return z ^ (z >> 32);
  }

 private:
  std::uint64_t this_lane_ = 0x6a09e667f3bcc908ULL;
  std::uint64_t other_lane_ = 0xbb67ae8584caa73bULL;
};

// Of all that a state's `visit` names.
template <class State>
std::uint64_t hash_of(const State& state) {
  Hasher hasher;
  visit(state, hasher);
  return hasher.value();
}

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
