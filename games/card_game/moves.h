// The Great Card Game: the fixed action space. A move's number is its block's start plus a detail. What is
// decided at one time stands side by side, so that all options but payments are one set of bits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/card_game/components.h"
#include "games/core/move.h"

namespace pithead::card_game {

// at the beginning and the end of a turn
inline constexpr Block kPass{0, 1};                              // pass
inline constexpr Block kPlace{kPass.end(), kZones};              // place wagon-left
inline constexpr Block kPlay{kPlace.end(), kActionInnovations};  // play free-lorry
inline constexpr Block kEnd{kPlay.end(), 1};                     // end

inline constexpr Block kStack{kEnd.end(), kStacks};     // stack order         (wild, free-lorry, free-wagon)
inline constexpr Block kDock{kStack.end(), kDocks};     // dock 2
inline constexpr Block kKeep{kDock.end(), kCardKinds};  // keep barracks-3     (wild)
inline constexpr Block kReturn{kKeep.end(), kCardKinds};  // return barracks-3   (wild)

// mining
inline constexpr Block kLoad{kReturn.end(), kBerths};           // load tower-wagon 2
inline constexpr Block kStore{kLoad.end(), 1};                  // store
inline constexpr Block kFetch{kStore.end(), kPrints * kLoads};  // fetch tower-1-2 wild-wagon 2
inline constexpr Block kStop{kFetch.end(), 1};                  // stop

// delivery
inline constexpr Block kDeliver{kStop.end(), kDocks * kOrderKinds};  // deliver 2 barracks-3
inline constexpr Block kDone{kDeliver.end(), 1};                     // done

// A payment is a set of worker cards and a set of worker innovations, not both empty.
inline constexpr int kPayments = kWorkerInnovationSets * kWorkerSets - 1;
inline constexpr Block kPay{kDone.end(), kPayments};  // pay 2+1+workers-4

inline constexpr int kActions = kPay.end();

inline constexpr std::array<Block, 15> kBlocks{kPass, kPlace, kPlay,  kEnd,  kStack,   kDock, kKeep, kReturn,
                                               kLoad, kStore, kFetch, kStop, kDeliver, kDone, kPay};

constexpr Move pay_move(Workers workers, WorkerInnovations innovations) {
  return kPay(innovations * kWorkerSets + workers - 1);
}
constexpr Workers workers_of(Move payment) {
  return static_cast<Workers>((kPay.detail(payment) + 1) % kWorkerSets);
}
constexpr WorkerInnovations innovations_of(Move payment) {
  return static_cast<WorkerInnovations>((kPay.detail(payment) + 1) / kWorkerSets);
}

// What a fetch moves, and where to.
constexpr Lorry lorry_of_fetch(int detail) {
  return make_lorry(kLoadKinds[static_cast<std::size_t>(detail % kLoads)].crest, detail / kLoads);
}
constexpr int berth_of_fetch(int detail) {
  return kLoadKinds[static_cast<std::size_t>(detail % kLoads)].berth;
}

// Payments make the longest lists: all that a hand of every card can pay exactly, for the dearest need.
inline constexpr std::size_t kMostMoves = [] {
  std::array<std::size_t, kMostWorkerSum + 1> sets_worth{};
  for (int workers = 0; workers < kWorkerSets; ++workers)
    ++sets_worth[static_cast<std::size_t>(sum_of(static_cast<Workers>(workers)))];
  std::array<std::size_t, 64> payments{};  // for each need
  for (int set = 0; set < kWorkerInnovationSets; ++set) {
    std::size_t cards = 0;
    std::size_t most = 0;
    for (int kind = 0; kind < kWorkerInnovations; ++kind) {
      const int copies = copies_in_innovations(static_cast<WorkerInnovations>(set), kind);
      cards += static_cast<std::size_t>(copies);
      most += static_cast<std::size_t>(copies * kMostWorkersOn[static_cast<std::size_t>(kind)]);
    }
    for (std::size_t sum = 0; sum < sets_worth.size(); ++sum) {
      for (std::size_t need = sum + cards; need <= sum + most; ++need) payments[need] += sets_worth[sum];
    }
  }
  return *std::max_element(payments.begin(), payments.end());
}();
using Moves = MoveList<kMostMoves>;

}  // namespace pithead::card_game
