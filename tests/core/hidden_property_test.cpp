// What a table of hidden cards claims that a seat knows, against the exact model: never more than the seat
// can deduce, and as much as it can unless mixed groups overlapped. Few kinds of card, so that twins are
// common.
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
#include "tests/core/hidden_model.h"
#include "tests/core/properties.h"

namespace pithead::hidden_model {
namespace {

constexpr int kCases = 500;

rc::Gen<Step> steps() {
  using Kind = Step::Kind;
  return rc::gen::build<Step>(
      rc::gen::set(&Step::kind, rc::gen::weightedElement<Kind>({{5, Kind::Look},
                                                                {2, Kind::Turn},
                                                                {1, Kind::Take},
                                                                {5, Kind::Mix},
                                                                {1, Kind::Move},
                                                                {1, Kind::Rotate}})),
      rc::gen::set(&Step::seat, evenly<Seat>(0, kActive)),
      rc::gen::set(&Step::place, evenly<std::size_t>(0, kPlaces)),
      rc::gen::set(&Step::other, evenly<std::size_t>(0, kPlaces)),
      rc::gen::set(&Step::places, evenly<std::size_t>(1, std::size_t{1} << kPlaces)),
      rc::gen::set(&Step::swaps, rc::gen::container<std::array<std::size_t, 3>>(evenly<std::size_t>(0, 49))));
}

// Two kinds make twins everywhere, six hardly any. The last places stay empty.
Cards some_cards(std::size_t most) {
  const auto size = *evenly<std::size_t>(2, most + 1);
  const auto kinds = *rc::gen::element(2, 3, 6);
  auto cards = *rc::gen::container<Cards>(size, evenly<char>('a', static_cast<char>('a' + kinds)));
  cards.resize(kPlaces, '.');
  return cards;
}
std::vector<Step> some_steps() {
  return *rc::gen::container<std::vector<Step>>(*evenly<std::size_t>(0, 21), steps());
}

template <class Check>
void play_and_check(const Cards& cards, const std::vector<Step>& script, Check check) {
  Both both(cards);
  for (const Step& step : script) {
    both.play(step);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) check(both, seat);
  }
}

TEST(HiddenLore, NeverClaimsMoreThanASeatCanDeduce) {
  holds(kCases, []() {
    play_and_check(some_cards(6), some_steps(), [](const Both& both, Seat seat) {
      RC_ASSERT(both.possible(seat).contains(cards_of(both.table())));
      for (const Cards& cards : both.possible(seat)) RC_ASSERT(allows(both.table(), seat, cards));
    });
  });
}

TEST(HiddenLore, WhatIsCertainIsSoOnEveryPossibleTable) {
  holds(kCases, []() {
    play_and_check(some_cards(6), some_steps(), [](const Both& both, Seat seat) {
      for (std::size_t i = 0; i < kPlaces; ++i) {
        if (!both.table().is_certain(kDeck.first + i, seat)) continue;
        for (const Cards& cards : both.possible(seat)) RC_ASSERT(cards[i] == letter_at(both.table(), i));
      }
    });
  });
}

TEST(HiddenLore, ClaimsAllThatASeatCanDeduceUntilMixedGroupsOverlap) {
  holds(kCases, []() {
    play_and_check(some_cards(6), some_steps(), [](const Both& both, Seat seat) {
      if (!both.blurred(seat)) RC_ASSERT(all_allowed(both.table(), seat) == both.possible(seat));
    });
  });
}

TEST(HiddenLore, EveryMixedGroupHoldsAKnownCardAndMoreThanOnePlace) {
  holds(kCases, []() {
    play_and_check(some_cards(6), some_steps(), [](const Both& both, Seat seat) {
      std::array<int, 4> places{};
      std::array<int, 4> known{};
      for (std::size_t i = 0; i < kPlaces; ++i) {
        const std::size_t place = kDeck.first + i;
        const unsigned group = both.table().group_of(place, seat);
        RC_ASSERT(group == 0 || !both.table().empty(place));
        ++places[group];
        known[group] += both.table().is_known(place, seat) ? 1 : 0;
      }
      for (std::size_t group = 1; group < 4; ++group)
        RC_ASSERT(places[group] == 0 || (places[group] > 1 && known[group] > 0));
    });
  });
}

TEST(HiddenLore, AResampleIsOneOfThePossibleTables) {
  holds(kCases, [](std::uint64_t seed) {
    Rng rng(seed);
    play_and_check(some_cards(6), some_steps(), [&](const Both& both, Seat seat) {
      for (int i = 0; i < 5; ++i) {
        Table guess = both.table();
        guess.resample(seat, kDecks, {}, rng);
        RC_ASSERT(allows(both.table(), seat, cards_of(guess)));
        if (!both.blurred(seat)) RC_ASSERT(both.possible(seat).contains(cards_of(guess)));
      }
    });
  });
}

// Each possible table turns up. Five cards can lie in 120 ways; the rarest has a share of more than one in a
// thousand, and to miss it for so long has a chance below 1e-13.
TEST(HiddenLore, ResampleReachesEveryPossibleTable) {
  holds(100, [](std::uint64_t seed) {
    constexpr int kTries = 30000;
    Rng rng(seed);
    Both both(some_cards(5));
    for (const Step& step : some_steps()) both.play(step);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      Possible missing = both.possible(seat);
      for (int i = 0; i < kTries && !missing.empty(); ++i) {
        Table guess = both.table();
        guess.resample(seat, kDecks, {}, rng);
        missing.erase(cards_of(guess));
      }
      RC_ASSERT(missing.empty());
    }
  });
}

TEST(HiddenLore, ResampleKeepsTheSeatsKnowledge) {
  holds(kCases, [](std::uint64_t seed) {
    Rng rng(seed);
    play_and_check(some_cards(6), some_steps(), [&](const Both& both, Seat seat) {
      const std::uint64_t before = fingerprint(both.table(), seat);
      Table guess = both.table();
      guess.resample(seat, kDecks, {}, rng);
      RC_ASSERT(fingerprint(guess, seat) == before);
      guess.resample(seat, kDecks, {}, rng);
      RC_ASSERT(fingerprint(guess, seat) == before);
    });
  });
}

TEST(HiddenLore, OtherDecksAreLeftAlone) {
  holds(kCases, [](std::uint64_t seed) {
    Rng rng(seed);
    const Cards cards = some_cards(6);
    Both both(cards);
    for (const Step& step : some_steps()) both.play(step);
    Table table = both.table();
    table.resample(1, kDecks, {}, rng);
    for (std::size_t place = 0; place < 40; ++place) {
      if (place >= kDeck.first && place < kDeck.end()) continue;
      RC_ASSERT(table.empty(place));
      for (Seat seat = 0; seat < kMaxSeats; ++seat)
        RC_ASSERT(!table.is_known(place, seat) && table.group_of(place, seat) == 0);
    }
  });
}

// ---- two histories that look the same to a seat -----------------------------------------------------

// All that happens, told as each seat sees it; hidden choices come from `hidden`.
void play_hidden(Table& table, const Step& step, Rng& hidden, std::array<std::string, kMaxSeats + 1>& seen) {
  const auto all_see = [&](const std::string& what) {
    for (std::string& each : seen) each += what;
  };
  const std::size_t place = kDeck.first + step.place;
  const std::string card{letter_at(table, step.place)};
  switch (step.kind) {
    case Step::Kind::Look:
      if (table.empty(place)) return;
      table.show(place, step.seat, kDeck);
      seen[step.seat] += card;
      return;
    case Step::Kind::Turn:
      if (table.empty(place)) return;
      table.show_all(place, kDeck);
      return all_see(card);
    case Step::Kind::Take:
      if (table.empty(place)) return;
      table.take(place, kDeck);
      return all_see(card);
    case Step::Kind::Mix: {
      Step mine = step;
      for (std::size_t& each : mine.swaps) each = hidden.below(49);
      const Cards before = cards_of(table);
      if (filled_of(mine, before) == 0) return;
      table.mix(filled_of(mine, before), step.seat, kDeck);
      for (const auto& [one, other] : swaps_of(mine, before)) {
        table.swap(kDeck.first + one, kDeck.first + other);
        seen[step.seat] += std::to_string(one) + std::to_string(other);
      }
      return;
    }
    case Step::Kind::Move:
      if (table.empty(place) || !table.empty(kDeck.first + step.other)) return;
      return table.move(place, kDeck.first + step.other);
    case Step::Kind::Rotate: {
      const std::size_t count = kPlaces - step.place;
      if (step.other % count != 0) table.rotate(place, count, step.other % count);
      return;
    }
  }
}

TEST(HiddenLore, EqualSightsMakeEqualBeliefs) {
  holds(200, [](std::uint64_t seed) {
    constexpr std::uint64_t kHistories = 4;  // different hidden choices for each deal
    const Cards cards = some_cards(5);
    const std::vector<Step> script = some_steps();
    std::map<std::pair<std::size_t, std::string>, std::uint64_t> beliefs;
    std::uint64_t history = 0;
    for (const Cards& deal : all_orders(cards)) {
      for (std::uint64_t i = 0; i < kHistories; ++i) {
        Rng hidden = Rng::stream(seed, history++);
        Table table = make_table(deal);
        std::array<std::string, kMaxSeats + 1> seen;
        for (const Step& step : script) play_hidden(table, step, hidden, seen);
        for (std::size_t seat = 0; seat < seen.size(); ++seat) {
          const Seat viewer = seat < kMaxSeats ? static_cast<Seat>(seat) : kNobody;
          const std::uint64_t belief = fingerprint(table, viewer);
          RC_ASSERT(beliefs.try_emplace({seat, seen[seat]}, belief).first->second == belief);
        }
      }
    }
  });
}

}  // namespace
}  // namespace pithead::hidden_model
