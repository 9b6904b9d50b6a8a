// A move is its own index in its game's fixed action space 0..N-1: one number in lists, searches and
// learning. What the number means only the game knows.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace pithead {

enum class Move : std::uint16_t {};

constexpr std::uint16_t index_of(Move move) { return static_cast<std::uint16_t>(move); }

// A block of moves that differ in one detail: a game's action space is a row of blocks.
struct Block {
  int first;
  int size;
  constexpr int end() const { return first + size; }
  constexpr Move operator()(int detail) const { return static_cast<Move>(first + detail); }
  constexpr bool holds(Move move) const { return index_of(move) >= first && index_of(move) < end(); }
  constexpr int detail(Move move) const { return index_of(move) - first; }
};

// For each byte, the places of its bits in ascending order, and how many there are.
struct BitPlaces {
  std::array<std::array<std::uint16_t, 8>, 256> places{};
  std::array<std::uint8_t, 256> count{};
};
inline constexpr BitPlaces kBitPlaces = [] {
  BitPlaces table;
  for (std::size_t byte = 0; byte < 256; ++byte) {
    for (std::uint16_t bit = 0; bit < 8; ++bit) {
      if (((byte >> bit) & 1U) != 0) table.places[byte][table.count[byte]++] = bit;
    }
  }
  return table;
}();

// The caller's list for legal moves; its capacity is the game's proven maximum, so adding never checks.
template <std::size_t Capacity>
class MoveList {
 public:
  static constexpr std::size_t kCapacity = Capacity;

  // The moves stay uninitialised on purpose: clearing kilobytes for a list of ten would cost more than
  // finding the ten.
  MoveList() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)

  void clear() { size_ = 0; }
  void add(Move move) { moves_[size_++] = move; }

  // Adds first + i for every bit i of a sparse set.
  void add_few(int first, std::uint64_t set) {
    Move* next = moves_.data() + size_;
    for (; set != 0; set &= set - 1) *next++ = static_cast<Move>(first + std::countr_zero(set));
    size_ = static_cast<std::size_t>(next - moves_.data());
  }

  // The same for a set whose lowest `Bits` bits are well filled: eight bits at a time and without a loop of
  // unpredictable length, which costs more than the superfluous writes.
  template <int Bits>
  void add_many(int first, std::uint32_t set) {
    for (int shift = 0; shift < Bits; shift += 8) {
      const std::size_t byte = (set >> shift) & 0xffU;
      const auto start = static_cast<std::uint16_t>(first + shift);
      for (std::size_t i = 0; i < 8; ++i) {
        moves_[size_ + i] = static_cast<Move>(start + kBitPlaces.places[byte][i]);
      }
      size_ += kBitPlaces.count[byte];
    }
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool contains(Move move) const { return std::find(begin(), end(), move) != end(); }

 private:
  static constexpr std::size_t kOvershoot = 8;  // what add_many may write behind the end

  std::size_t size_ = 0;
  std::array<Move, Capacity + kOvershoot> moves_;
};

}  // namespace pithead
