// The Great Card Game: which cards pay exactly for a placement.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/card_game/moves.h"
#include "games/card_game/state.h"
#include "games/core/bits.h"

namespace pithead::card_game {

// Calls body with every part of a set of worker cards and the part's sum.
template <class Body>
constexpr void for_each_part(Workers whole, Body body) {
  const auto digit = [](int value, int copies) {
    return copies * kWorkerPlace[static_cast<std::size_t>(value - 1)];
  };
  for (int fives = 0; fives <= copies_in(whole, 5); ++fives) {
    for (int fours = 0; fours <= copies_in(whole, 4); ++fours) {
      for (int threes = 0; threes <= copies_in(whole, 3); ++threes) {
        for (int twos = 0; twos <= copies_in(whole, 2); ++twos) {
          const int base = digit(5, fives) + digit(4, fours) + digit(3, threes) + digit(2, twos);
          const int sum = 5 * fives + 4 * fours + 3 * threes + 2 * twos;
          for (int ones = 0; ones <= copies_in(whole, 1); ++ones)
            body(static_cast<std::size_t>(base + ones), static_cast<std::size_t>(sum + ones));
        }
      }
    }
  }
}

// Sets of sets of worker cards: a bit for each of the 144.
using WorkerSets = std::array<std::uint64_t, 3>;
constexpr void insert(WorkerSets& sets, std::size_t set) { sets[set / 64] |= std::uint64_t{1} << (set % 64); }

// What can be paid with a set of worker cards: its parts, their sums as bits, and for each sum the one part
// that makes it, if there is just one.
using Sums = std::uint32_t;
inline constexpr Workers kNotOne = 0xff;
struct Payable {
  WorkerSets parts{};
  Sums sums = 0;
  std::array<Workers, kMostWorkerSum + 1> only{};
};
inline constexpr std::array<Payable, kWorkerSets> kPayable = [] {
  std::array<Payable, kWorkerSets> all{};
  for (std::size_t whole = 0; whole < kWorkerSets; ++whole) {
    Payable& payable = all[whole];
    payable.only.fill(kNotOne);
    for_each_part(static_cast<Workers>(whole), [&](std::size_t part, std::size_t sum) {
      const bool first = ((payable.sums >> sum) & 1U) == 0;
      insert(payable.parts, part);
      payable.sums |= Sums{1} << sum;
      payable.only[sum] = first ? static_cast<Workers>(part) : kNotOne;
    });
  }
  return all;
}();

inline constexpr std::array<WorkerSets, kMostWorkerSum + 1> kSetsWorth = [] {
  std::array<WorkerSets, kMostWorkerSum + 1> sets{};
  for_each_part(kWorkerSets - 1, [&](std::size_t part, std::size_t sum) { insert(sets[sum], part); });
  return sets;
}();

// For each set of worker innovations how many cards it has, the most workers they count as, and its parts as
// bits.
struct InnovationSet {
  int cards = 0;
  int most = 0;
  std::uint64_t parts = 0;
};
inline constexpr std::array<InnovationSet, kWorkerInnovationSets> kInnovationSets = [] {
  std::array<InnovationSet, kWorkerInnovationSets> sets{};
  for (unsigned whole = 0; whole < sets.size(); ++whole) {
    for (unsigned part = 0; part <= whole; ++part) {
      bool contained = true;
      for (unsigned kind = 0; kind < kWorkerInnovations; ++kind)
        contained = contained && ((part >> (2 * kind)) & 3U) <= ((whole >> (2 * kind)) & 3U);
      if (contained) sets[whole].parts |= std::uint64_t{1} << part;
    }
    for (int kind = 0; kind < kWorkerInnovations; ++kind) {
      const int copies = copies_in_innovations(static_cast<WorkerInnovations>(whole), kind);
      sets[whole].cards += copies;
      sets[whole].most += copies * kMostWorkersOn[static_cast<std::size_t>(kind)];
    }
  }
  return sets;
}();

// Every number of workers that the hand can lay down exactly. With innovations of at most m workers in all,
// any number up to m can be added: as each counts as one or more, there are no gaps.
inline Sums payable_sums(const Player& player) {
  Sums sums = kPayable[player.workers].sums;
  int more = kInnovationSets[worker_innovations(player.innovations)].most;
  for (int step = 1; more > 0; more -= step, step *= 2) sums |= sums << std::min(step, more);
  return sums & ~Sums{1};
}

// Every set of worker innovations in the hand with the sets of worker cards that make up the rest.
inline void list_payments(const State& s, Moves& moves) {
  moves.clear();
  const Player& player = mover(s);
  const int need = level_of(s, static_cast<Zone>(s.zone)) + 1;
  const WorkerSets& hand = kPayable[player.workers].parts;
  std::uint64_t left = kInnovationSets[worker_innovations(player.innovations)].parts;
  for (; left != 0; left &= left - 1) {
    const int innovations = std::countr_zero(left);
    const InnovationSet& set = kInnovationSets[static_cast<std::size_t>(innovations)];
    WorkerSets paying{};
    for (int sum = std::max(0, need - set.most); sum <= std::min(need - set.cards, kMostWorkerSum); ++sum) {
      const WorkerSets& worth = kSetsWorth[static_cast<std::size_t>(sum)];
      for (std::size_t i = 0; i < paying.size(); ++i) paying[i] |= worth[i] & hand[i];
    }
    const int first = index_of(pay_move(0, static_cast<WorkerInnovations>(innovations)));
    for (std::size_t i = 0; i < paying.size(); ++i)
      moves.add_few(first + 64 * static_cast<int>(i), paying[i]);
  }
}

// All workers and innovations together cannot raise a zone beyond level 15, so a need is never off the table.
inline std::optional<Move> only_payment(const State& s) {
  const Player& player = mover(s);
  const int need = level_of(s, static_cast<Zone>(s.zone)) + 1;
  if (worker_innovations(player.innovations) != 0) {
    Moves payments;
    list_payments(s, payments);
    if (payments.size() != 1) return std::nullopt;
    return payments[0];
  }
  const Workers only = kPayable[player.workers].only[static_cast<std::size_t>(need)];
  if (only == kNotOne) return std::nullopt;
  return pay_move(only, 0);
}

}  // namespace pithead::card_game
