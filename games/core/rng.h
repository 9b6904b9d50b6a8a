// The one source of chance. A record must replay identically on every platform and in every build, so
// nothing of <random> is used: its distributions and shuffles differ between standard libraries.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace pithead {

// SplitMix64 (Steele, Lea, Flood 2014): spreads a seed over the wider generator's state.
constexpr std::uint64_t split_mix(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

// The seed of item `index` of a series, for example of game 17 of a simulation.
constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t mixed = split_mix(seed) ^ index;
  return split_mix(mixed);
}

// xoshiro256++ (Blackman and Vigna 2019), seeded by SplitMix64 as its authors advise.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : words_) word = split_mix(seed);
  }
  // The whole state at once, for seeds that are as wide. It would stay at zero for ever.
  explicit constexpr Rng(const std::array<std::uint64_t, 4>& state) : words_(state) {
    if (state == std::array<std::uint64_t, 4>{}) *this = Rng(0);
  }

  static constexpr Rng stream(std::uint64_t seed, std::uint64_t index) {
    return Rng(derive_seed(seed, index));
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Uniform in 0..bound-1, exactly: Lemire's multiplication with rejection, on the upper 32 bits.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Fisher-Yates from the last item down.
  template <class T, std::size_t Extent>
  constexpr void shuffle(std::span<T, Extent> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace pithead
