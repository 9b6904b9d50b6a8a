// Coal Baron: the fixed action space. A move's number is its block's start plus a detail.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/coal_baron/components.h"
#include "games/core/move.h"

namespace pithead::coal_baron {

// Two cubes that fill a spot of any colour. Each comes from the cage or from the storage, so there are
// eight kinds of cube: cage yellow to black, storage yellow to black. Pairs of one kind come first.
struct Pair {
  std::uint8_t first, second;
};
inline constexpr int kCubeKinds = 2 * kColours;
inline constexpr int kPairs = kCubeKinds * (kCubeKinds + 1) / 2;

inline constexpr std::array<Pair, kPairs> kPairKinds = [] {
  std::array<Pair, kPairs> pairs{};
  std::size_t next = 0;
  for (std::uint8_t i = 0; i < kCubeKinds; ++i) pairs[next++] = {i, i};
  for (std::uint8_t i = 0; i < kCubeKinds; ++i) {
    for (auto j = static_cast<std::uint8_t>(i + 1); j < kCubeKinds; ++j) pairs[next++] = {i, j};
  }
  return pairs;
}();

constexpr Coal coal_of_kind(std::uint8_t kind) { return static_cast<Coal>(kind % kColours); }
constexpr bool is_stored(std::uint8_t kind) { return kind >= kColours; }

inline constexpr Block kPlace{0, kSpaces};                        // place M8
inline constexpr Block kTake{kPlace.end(), kOrders};              // take truck-KK     (draft, Odraw)
inline constexpr Block kBuy{kTake.end(), kTileKinds};             // buy gray-2-light  (Fdraw)
inline constexpr Block kDecline{kBuy.end(), 1};                   // decline           (Fdraw, Odraw)
inline constexpr Block kReturnTo{kDecline.end(), 2};              // top, bottom
inline constexpr Block kReturnTile{kReturnTo.end(), kTileKinds};  // return gray-2-light
inline constexpr Block kReturnOrder{kReturnTile.end(), kOrders};  // return truck-KK
inline constexpr Block kCart{kReturnOrder.end(), kColours};       // cart brown
inline constexpr Block kCartEmpty{kCart.end(), 1};                // cart empty
inline constexpr Block kCage{kCartEmpty.end(), kLevels};          // cage 3
inline constexpr Block kLoad{kCage.end(), kColours};              // load gray
inline constexpr Block kStore{kLoad.end(), kColours};             // store gray
inline constexpr Block kStop{kStore.end(), 1};                    // stop
inline constexpr Block kFill{kStop.end(), kSlots};                // fill truck-KK black
inline constexpr Block kFillStored{kFill.end(), kSlots};          // fill truck-KK black with stored-black
// fill truck-KK black with gray stored-gray
inline constexpr Block kSubstitute{kFillStored.end(), kSlots * kPairs};

inline constexpr int kActions = kSubstitute.end();

// Details of kReturnTo.
inline constexpr int kTop = 0;
inline constexpr int kBottom = 1;

// Which block a move is in, for one jump instead of a chain of comparisons.
enum class Kind : std::uint8_t {
  Place,
  Take,
  Buy,
  Decline,
  ReturnTo,
  ReturnTile,
  ReturnOrder,
  Cart,
  CartEmpty,
  Cage,
  Load,
  Store,
  Stop,
  Fill,
  FillStored,
  Substitute,
};
inline constexpr std::array<Block, 16> kBlocks{
    kPlace,     kTake, kBuy,  kDecline, kReturnTo, kReturnTile, kReturnOrder, kCart,
    kCartEmpty, kCage, kLoad, kStore,   kStop,     kFill,       kFillStored,  kSubstitute};
inline constexpr std::array<Kind, kActions> kKinds = [] {
  std::array<Kind, kActions> kinds{};
  for (std::size_t block = 0; block < kBlocks.size(); ++block) {
    const auto first = kinds.begin() + kBlocks[block].first;
    std::fill(first, first + kBlocks[block].size, static_cast<Kind>(block));
  }
  return kinds;
}();
constexpr Kind kind_of(Move move) { return kKinds[index_of(move)]; }

// Mining offers the longest lists: every slot by every pair, and each step of the cage.
inline constexpr std::size_t kMostMoves =
    kFill.size + kFillStored.size + kSubstitute.size + kLevels + kColours + kStop.size;
using Moves = MoveList<kMostMoves>;

}  // namespace pithead::coal_baron
