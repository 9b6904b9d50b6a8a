// The Great Card Game: moving lorries. A mining move is a bit of a set, counted from kLoad's first move on.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/card_game/moves.h"
#include "games/card_game/state.h"

namespace pithead::card_game {

using MiningMoves = std::uint64_t;
inline constexpr int kStoreBit = kStore.first - kLoad.first;
inline constexpr int kFetchBit = kFetch.first - kLoad.first;
inline constexpr int kStopBit = kStop.first - kLoad.first;
static_assert(kStopBit < 64);

// The berths with an empty wagon, as bits.
inline unsigned empty_berths(const Player& player) {
  // The three fields of empty wagons of each dock, one dock in each sixteen bits.
  std::uint64_t empty = player.trains[0].packed >> 48U | player.trains[1].packed >> 48U << 16U |
                        player.trains[2].packed >> 48U << 32U;
  empty |= empty >> 4U & 0x0f00'0f00'0f00U;  // the upper half of the wild field
  // Fold each field of four bits to its lowest, then the fields of a dock, then the docks.
  empty |= empty >> 2U & 0x0333'0333'0333U;
  empty = (empty | empty >> 1U) & 0x0111'0111'0111U;
  empty = (empty | empty >> 3U | empty >> 6U) & 0x0007'0007'0007U;
  return static_cast<unsigned>(empty | empty >> 13U | empty >> 26U) & ((1U << kBerths) - 1U);
}

// For each set of berths the loads they take, whatever the crest.
inline constexpr std::array<std::uint16_t, 1U << kBerths> kLoadsInto = [] {
  std::array<std::uint16_t, 1U << kBerths> sets{};
  for (std::size_t berths = 0; berths < sets.size(); ++berths) {
    for (std::size_t load = 0; load < kLoads; ++load) {
      if (((berths >> kLoadKinds[load].berth) & 1U) != 0)
        sets[berths] |= static_cast<std::uint16_t>(1U << load);
    }
  }
  return sets;
}();

// For each set of crests their loads.
inline constexpr std::array<std::uint16_t, 1U << kCrests> kLoadsOf = [] {
  std::array<std::uint16_t, 1U << kCrests> sets{};
  for (std::size_t crests = 0; crests < sets.size(); ++crests) {
    for (std::size_t load = 0; load < kLoads; ++load) {
      if (((crests >> static_cast<unsigned>(kLoadKinds[load].crest)) & 1U) != 0)
        sets[crests] |= static_cast<std::uint16_t>(1U << load);
    }
  }
  return sets;
}();

// The crests of one print that lie in a storage, as bits.
inline unsigned crests_stored(LorryCounts storage, int print) {
  unsigned kinds = static_cast<unsigned>(storage.packed >> (4 * kCrests * print)) & 0xffffU;
  kinds |= kinds >> 2U;
  kinds = (kinds | kinds >> 1U) & 0x1111U;
  return (kinds * 0x1248U) >> 12U & 15U;
}

// Every single move that costs no more than `most` steps.
inline MiningMoves mining_moves(const Player& player, int most) {
  if (player.row.empty() && player.storage.packed == 0) return 0;
  MiningMoves moves = 0;
  const unsigned berths = empty_berths(player);
  if (!player.row.empty()) {
    const Lorry next = player.row.at(0);
    if (lorries_on(next) <= most)
      moves |= (berths & kBerthsTaking[static_cast<std::size_t>(crest_of(next))]) | 1U << kStoreBit;
  }
  if (player.storage.packed == 0) return moves;
  for (int print = 0; print < kPrints; ++print) {
    if (kLorryPrints[static_cast<std::size_t>(print)].lorries > most) continue;
    const MiningMoves loads = kLoadsInto[berths] & kLoadsOf[crests_stored(player.storage, print)];
    moves |= loads << (kFetchBit + kLoads * print);
  }
  return moves;
}

inline void load_lorry(Player& player, Lorry lorry, int berth) {
  const auto dock = static_cast<std::size_t>(berth / kBerthsPerDock);
  const int place = berth % kBerthsPerDock;
  const int crest = kDockCrests[dock].crests[0] == crest_of(lorry) ? 0 : 1;
  player.trains[dock].load(place, Train::loaded_field(place == kWildBerth, crest, print_of(lorry)));
  player.loads[dock] = static_cast<std::uint8_t>(player.loads[dock] + lorries_on(lorry));
}

// Makes a move and says which lorry it moved.
inline Lorry move_lorry(Player& player, int move) {
  if (move >= kFetchBit) {
    const Lorry lorry = lorry_of_fetch(move - kFetchBit);
    player.storage.remove(lorry);
    load_lorry(player, lorry, berth_of_fetch(move - kFetchBit));
    return lorry;
  }
  const Lorry lorry = player.row.pop();
  if (move == kStoreBit) {
    player.storage.add(lorry);
  } else {
    load_lorry(player, lorry, move);
  }
  return lorry;
}

// The moves that can be part of a plan: after each of them the steps still owed can be made. Nobody owes more
// than two, so after one step any further move will do, and a card that is left in the row offers one.
inline MiningMoves planned_moves(const Player& player, Steps steps) {
  const MiningMoves moves = mining_moves(player, steps.most);
  if (steps.least < 2 || player.row.size() > 1) return moves;
  MiningMoves planned = 0;
  for (MiningMoves rest = moves; rest != 0; rest &= rest - 1) {
    Player after = player;
    const int cost = lorries_on(move_lorry(after, std::countr_zero(rest)));
    if (cost >= steps.least || mining_moves(after, steps.most - cost) != 0) planned |= rest & (0 - rest);
  }
  return planned;
}

// True if a plan exists; a row that is long enough needs no search.
inline bool can_mine(const Player& player, Steps steps) {
  const int row = player.row.size();
  if (row > 1 || (row == 1 && lorries_on(player.row.at(0)) >= steps.least)) return true;
  return planned_moves(player, steps) != 0;
}

}  // namespace pithead::card_game
