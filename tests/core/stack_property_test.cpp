// What the lore of a stack claims, against the exact model: never more than a seat can deduce, and as much
// as it can wherever mixed groups did not overlap. Few kinds of card, so that twins are common.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/core/rng.h"
#include "tests/core/properties.h"
#include "tests/core/stack_model.h"

namespace pithead::stack_model {
namespace {

constexpr int kCases = 2000;

rc::Gen<Turn> turns() {
  return rc::gen::build<Turn>(
      rc::gen::set(&Turn::draws, rc::gen::weightedElement<bool>({{1, false}, {5, true}})),
      rc::gen::set(&Turn::seat, evenly<Seat>(0, Table::kSeats)),
      rc::gen::set(&Turn::count, evenly<std::size_t>(1, 4)),
      rc::gen::set(&Turn::keeps, rc::gen::weightedElement<int>({{6, -1}, {1, 0}, {1, 1}, {1, 2}})),
      rc::gen::set(&Turn::bottom, rc::gen::element(false, true)),
      rc::gen::set(&Turn::picks, rc::gen::container<std::array<std::size_t, 2>>(evenly<std::size_t>(0, 3))));
}

// Two kinds make twins everywhere, six hardly any.
Cards some_cards() {
  const auto size = *evenly<std::size_t>(2, kMostCards + 1);
  const auto kinds = *rc::gen::element(2, 3, 6);
  return *rc::gen::container<Cards>(size, evenly<char>('a', static_cast<char>('a' + kinds)));
}

std::vector<Turn> some_turns() {
  return *rc::gen::container<std::vector<Turn>>(*evenly<std::size_t>(0, 13), turns());
}

template <class Check>
void play_and_check(const Cards& cards, const std::vector<Turn>& script, Check check) {
  Table table(cards);
  for (const Turn& turn : script) {
    table.play(turn, [&](const Table& now) {
      for (Seat seat = 0; seat < Table::kSeats; ++seat) check(now, seat);
    });
  }
}

TEST(StackLore, NeverClaimsMoreThanASeatCanDeduce) {
  holds(kCases, []() {
    play_and_check(some_cards(), some_turns(), [](const Table& table, Seat seat) {
      RC_ASSERT(table.possible(seat).contains(cards_of(table.stack())));
      for (const Cards& cards : table.possible(seat)) RC_ASSERT(allows(table.stack(), seat, cards));
    });
  });
}

TEST(StackLore, WhatIsCertainIsSoInEveryPossibleStack) {
  holds(kCases, []() {
    play_and_check(some_cards(), some_turns(), [](const Table& table, Seat seat) {
      for (std::size_t i = 0; i < table.stack().size(); ++i) {
        if (!table.stack().cards().is_certain(i, seat)) continue;
        for (const Cards& cards : table.possible(seat)) RC_ASSERT(cards[i] - 'a' == table.stack().at(i));
      }
    });
  });
}

TEST(StackLore, ClaimsAllThatASeatCanDeduceUntilMixedGroupsOverlap) {
  holds(kCases, []() {
    play_and_check(some_cards(), some_turns(), [](const Table& table, Seat seat) {
      if (!table.blurred(seat)) RC_ASSERT(all_allowed(table.stack(), seat) == table.possible(seat));
    });
  });
}

// Each possible stack turns up, and nothing that the lore forbids. The rarest stack has a share of more than
// one in a thousand; to miss it for so long has a chance below 1e-13.
TEST(StackLore, ResampleReachesEveryPossibleStack) {
  holds(kCases, [](std::uint64_t seed) {
    constexpr int kTries = 30000;
    Rng rng(seed);
    Table table(some_cards());
    for (const Turn& turn : some_turns()) table.play(turn, [](const Table& /*now*/) {});
    for (Seat seat = 0; seat < Table::kSeats; ++seat) {
      Possible missing = table.possible(seat);
      for (int i = 0; i < kTries && !missing.empty(); ++i) {
        SmallStack guess = table.stack();
        guess.resample(seat, rng);
        RC_ASSERT(allows(table.stack(), seat, cards_of(guess)));
        missing.erase(cards_of(guess));
      }
      RC_ASSERT(missing.empty());
    }
  });
}

TEST(StackLore, ResampleKeepsTheSeatsKnowledge) {
  holds(kCases, [](std::uint64_t seed) {
    Rng rng(seed);
    play_and_check(some_cards(), some_turns(), [&](const Table& table, Seat seat) {
      const std::uint64_t before = fingerprint(table.stack(), seat);
      for (int i = 0; i < 5; ++i) {
        SmallStack guess = table.stack();
        guess.resample(seat, rng);
        RC_ASSERT(fingerprint(guess, seat) == before);
        SmallStack again = guess;
        again.resample(seat, rng);
        RC_ASSERT(fingerprint(again, seat) == before);
      }
    });
  });
}

// To a spectator, and after a spectator's resample, only the composition remains.
TEST(StackLore, SpectatorsKnowOnlyTheComposition) {
  holds(kCases, [](std::uint64_t seed) {
    Rng rng(seed);
    Table table(some_cards());
    for (const Turn& turn : some_turns()) table.play(turn, [](const Table& /*now*/) {});
    Cards sorted = cards_of(table.stack());
    std::sort(sorted.begin(), sorted.end());
    const std::uint64_t composition = fingerprint(make_stack(sorted), kNobody);
    RC_ASSERT(fingerprint(table.stack(), kNobody) == composition);
    SmallStack guess = table.stack();
    guess.resample(kNobody, rng);
    RC_ASSERT(fingerprint(guess, kNobody) == composition);
  });
}

// ---- two histories that look the same to a seat ------------------------------------------------------

// All that happens on a table, told as one seat sees it.
struct Witness {
  Seat seat;
  std::string seen;
};

// Plays one turn whose hidden choices come from `hidden`; what is public comes from the turn.
void play_hidden(SmallStack& stack, const Turn& turn, Rng& hidden, std::vector<Witness>& witnesses) {
  const auto all_see = [&](const std::string& what) {
    for (Witness& each : witnesses) each.seen += what;
  };
  if (stack.empty()) return;
  if (!turn.draws) return all_see("top " + std::to_string(int{stack.take_top()}) + '\n');
  std::size_t loose = std::min(turn.count, stack.size());
  stack.look(loose, turn.seat);
  const std::string hand = cards_of(stack).substr(stack.size() - loose);
  stack.mix(loose, turn.seat);
  const auto pick = [&](std::size_t choices) { return hidden.below(static_cast<std::uint32_t>(choices)); };
  std::string secret = hand;
  if (turn.keeps >= 0) {
    const std::size_t depth = pick(loose);
    all_see("kept " + std::to_string(int{stack.take(stack.size() - 1 - depth)}) + '\n');
    secret += std::to_string(depth);
    --loose;
  }
  const bool bottom = turn.bottom && loose > 0 && loose < stack.size();
  if (bottom) stack.to_bottom(loose);
  const std::size_t first = bottom ? 0 : stack.size() - loose;
  for (std::size_t left = loose; left > 1; --left) {
    const std::size_t from = first + pick(left);
    stack.raise(from, first + left - 1);
    secret += std::to_string(from);
  }
  for (Witness& each : witnesses) {
    if (each.seat == turn.seat) each.seen += secret + '\n';
  }
}

TEST(StackLore, EqualSightsMakeEqualBeliefs) {
  holds(kCases, [](std::uint64_t seed) {
    constexpr std::uint64_t kHistories = 4;  // different hidden choices for each deal
    const Cards cards = some_cards();
    const std::vector<Turn> script = some_turns();
    std::map<std::pair<Seat, std::string>, std::uint64_t> beliefs;
    std::uint64_t history = 0;
    for (const Cards& deal : all_orders(cards)) {
      for (std::uint64_t i = 0; i < kHistories; ++i) {
        Rng hidden = Rng::stream(seed, history++);
        SmallStack stack = make_stack(deal);
        std::vector<Witness> witnesses{{kNobody, ""}};
        for (Seat seat = 0; seat < Table::kSeats; ++seat) witnesses.push_back({seat, ""});
        for (const Turn& turn : script) play_hidden(stack, turn, hidden, witnesses);
        for (const Witness& each : witnesses) {
          const std::uint64_t belief = fingerprint(stack, each.seat);
          RC_ASSERT(beliefs.try_emplace({each.seat, each.seen}, belief).first->second == belief);
        }
      }
    }
  });
}

}  // namespace
}  // namespace pithead::stack_model
