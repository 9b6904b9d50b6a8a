// Small numbers side by side in a word, asked all at once.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace pithead {

inline constexpr std::uint64_t kEachByte = 0x0101010101010101ULL;

// Eight bytes as a word, the first lowest, on every machine.
constexpr std::uint64_t load_eight(const std::uint8_t* bytes) {
  std::uint64_t word = 0;
  if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
    std::memcpy(&word, bytes, sizeof word);
    return word;
  }
  for (int i = 0; i < 8; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
  return word;
}
constexpr void store_eight(std::uint8_t* bytes, std::uint64_t word) {
  if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
    std::memcpy(bytes, &word, sizeof word);
    return;
  }
  for (int i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(word >> (8 * i));
}

// How many bits are set. std::popcount is a call into a library where not every processor has an instruction
// for it, and took up to a twelfth of a playout.
constexpr int count_bits(std::uint64_t bits) {
#if defined(__x86_64__) && !defined(__POPCNT__)
  bits -= bits >> 1U & 0x5555555555555555ULL;
  bits = (bits & 0x3333333333333333ULL) + (bits >> 2U & 0x3333333333333333ULL);
  bits = (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0fULL;
  return static_cast<int>(bits * kEachByte >> 56U);
#else
  return std::popcount(bits);
#endif
}

// The highest bit of each byte, gathered into eight bits.
constexpr unsigned gather_high_bits(std::uint64_t bytes) {
  return static_cast<unsigned>((((bytes >> 7U) & kEachByte) * 0x0102040810204080ULL) >> 56U);
}

// Which bytes are not zero, for bytes up to 128.
constexpr unsigned gather_filled(std::uint64_t bytes) { return gather_high_bits(bytes + kEachByte * 0x7f); }

// Every second bit of a word, side by side.
constexpr std::uint32_t gather_even_bits(std::uint32_t bits) {
  bits &= 0x55555555U;
  bits = (bits | bits >> 1U) & 0x33333333U;
  bits = (bits | bits >> 2U) & 0x0f0f0f0fU;
  bits = (bits | bits >> 4U) & 0x00ff00ffU;
  return (bits | bits >> 8U) & 0xffffU;
}

// Eight small numbers side by side, of two or of four bits, as eight bytes.
constexpr std::uint64_t spread_pairs(std::uint64_t packed) {
  std::uint64_t bytes = packed & 0xffffU;
  bytes = (bytes | bytes << 24U) & 0x000000ff000000ffULL;
  bytes = (bytes | bytes << 12U) & 0x000f000f000f000fULL;
  return (bytes | bytes << 6U) & 0x0303030303030303ULL;
}
constexpr std::uint64_t spread_nibbles(std::uint64_t packed) {
  std::uint64_t bytes = packed & 0xffffffffU;
  bytes = (bytes | bytes << 16U) & 0x0000ffff0000ffffULL;
  bytes = (bytes | bytes << 8U) & 0x00ff00ff00ff00ffULL;
  return (bytes | bytes << 4U) & 0x0f0f0f0f0f0f0f0fULL;
}

// Small numbers side by side as bytes, `count` of them.
template <int kBits>
constexpr void put_small_numbers(std::uint8_t* bytes, std::uint64_t packed, std::size_t count) {
  static_assert(kBits == 2 || kBits == 4);
  for (; count >= 8; count -= 8, bytes += 8, packed >>= 4 * kBits, packed >>= 4 * kBits)
    store_eight(bytes, kBits == 2 ? spread_pairs(packed) : spread_nibbles(packed));
  if (count == 0) return;
  const std::uint64_t rest = kBits == 2 ? spread_pairs(packed) : spread_nibbles(packed);
  for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(rest >> (8 * i));
}

constexpr bool has_one_bit(std::uint64_t bits) { return bits != 0 && (bits & (bits - 1)) == 0; }

}  // namespace pithead
