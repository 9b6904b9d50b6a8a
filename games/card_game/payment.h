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

// Sets of sets of worker cards: a bit for each of the 144.
using WorkerSets = std::array<std::uint64_t, 3>;
constexpr void insert(WorkerSets& sets, std::size_t set) { sets[set / 64] |= std::uint64_t{1} << (set % 64); }

constexpr bool is_part_of(Workers part, Workers whole) {
  for (int value = 1; value <= kWorkerValues; ++value) {
    if (copies_in(part, value) > copies_in(whole, value)) return false;
  }
  return true;
}

inline constexpr std::array<WorkerSets, kWorkerSets> kPartsOf = [] {
  std::array<WorkerSets, kWorkerSets> parts{};
  for (std::size_t whole = 0; whole < kWorkerSets; ++whole) {
    for (std::size_t part = 0; part <= whole; ++part) {
      if (is_part_of(static_cast<Workers>(part), static_cast<Workers>(whole))) insert(parts[whole], part);
    }
  }
  return parts;
}();

inline constexpr std::array<WorkerSets, kMostWorkerSum + 1> kSetsWorth = [] {
  std::array<WorkerSets, kMostWorkerSum + 1> sets{};
  for (std::size_t set = 0; set < kWorkerSets; ++set)
    insert(sets[static_cast<std::size_t>(sum_of(static_cast<Workers>(set)))], set);
  return sets;
}();

// The sums that parts of a set of worker cards make, as bits.
using Sums = std::uint32_t;
inline constexpr std::array<Sums, kWorkerSets> kSumsOf = [] {
  std::array<Sums, kWorkerSets> sums{};
  for (std::size_t whole = 0; whole < kWorkerSets; ++whole) {
    for (std::size_t sum = 0; sum <= kMostWorkerSum; ++sum) {
      std::uint64_t parts = 0;
      for (std::size_t i = 0; i < 3; ++i) parts |= kPartsOf[whole][i] & kSetsWorth[sum][i];
      if (parts != 0) sums[whole] |= Sums{1} << sum;
    }
  }
  return sums;
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
  Sums sums = kSumsOf[player.workers];
  int more = kInnovationSets[worker_innovations(player.innovations)].most;
  for (int step = 1; more > 0; more -= step, step *= 2) sums |= sums << std::min(step, more);
  return sums & ~Sums{1};
}

// Every set of worker innovations in the hand with the sets of worker cards that make up the rest.
inline void list_payments(const State& s, Moves& moves) {
  moves.clear();
  const Player& player = mover(s);
  const int need = level_of(s, static_cast<Zone>(s.zone)) + 1;
  const WorkerSets& hand = kPartsOf[player.workers];
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

// For each set of worker cards and each need the one part that pays it, or none if there is not exactly one.
inline constexpr Workers kNotOne = 0xff;
inline constexpr std::array<std::array<Workers, kMostWorkerSum + 1>, kWorkerSets> kOnlyPart = [] {
  std::array<std::array<Workers, kMostWorkerSum + 1>, kWorkerSets> only{};
  for (std::size_t whole = 0; whole < kWorkerSets; ++whole) {
    for (std::size_t need = 0; need <= kMostWorkerSum; ++need) {
      std::size_t count = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        const std::uint64_t paying = kPartsOf[whole][i] & kSetsWorth[need][i];
        if (paying == 0) continue;
        count += has_one_bit(paying) ? 1U : 2U;
        only[whole][need] = static_cast<Workers>(64 * i + static_cast<std::size_t>(std::countr_zero(paying)));
      }
      if (count != 1) only[whole][need] = kNotOne;
    }
  }
  return only;
}();

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
  const Workers only = kOnlyPart[player.workers][static_cast<std::size_t>(need)];
  if (only == kNotOne) return std::nullopt;
  return pay_move(only, 0);
}

}  // namespace pithead::card_game
