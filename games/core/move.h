// A move is its own index in its game's fixed action space 0..N-1: one number in lists, searches and
// learning. What the number means only the game knows.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace pithead {

enum class Move : std::uint16_t {};

constexpr std::uint16_t index_of(Move move) { return static_cast<std::uint16_t>(move); }

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
  void add(std::size_t index) { add(static_cast<Move>(index)); }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool contains(Move move) const { return std::find(begin(), end(), move) != end(); }

 private:
  std::size_t size_ = 0;
  std::array<Move, Capacity> moves_;
};

}  // namespace pithead
