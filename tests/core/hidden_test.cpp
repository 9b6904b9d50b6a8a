// Cards in places: who knows what, one step at a time. The exact model is in hidden_property_test.cpp.
#include "games/core/hidden.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "games/core/hash.h"
#include "games/core/rng.h"

namespace pithead {
namespace {

constexpr Deck kDeck{3, 8};
constexpr std::array<Deck, 1> kOneDeck{kDeck};
using Table = Hidden<32>;

// Letters from the deck's first place on; a dot is an empty place.
Table lay(const std::string& cards) {
  Table table;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i] != '.') table.put(kDeck.first + i, static_cast<std::uint8_t>(cards[i]));
  }
  return table;
}
std::string cards_of(const Table& table) {
  std::string cards;
  for (std::size_t place = kDeck.first; place < kDeck.end(); ++place)
    cards += table.empty(place) ? '.' : static_cast<char>(table.at(place));
  return cards;
}
// What a seat knows: the letter if it is certain, a digit for a place of a mixed group, else a question mark;
// then for each mixed group its known cards.
std::string lore(const Table& table, Seat seat) {
  std::string text;
  std::array<std::multiset<char>, 4> known;
  for (std::size_t place = kDeck.first; place < kDeck.end(); ++place) {
    if (table.empty(place)) continue;
    const unsigned group = table.group_of(place, seat);
    if (group != 0) {
      text += static_cast<char>('0' + group);
      if (table.is_known(place, seat)) known[group].insert(static_cast<char>(table.at(place)));
    } else {
      text += table.is_certain(place, seat) ? static_cast<char>(table.at(place)) : '?';
    }
  }
  for (std::size_t group = 1; group < known.size(); ++group) {
    if (known[group].empty()) continue;
    text += ' ';
    text += static_cast<char>('0' + group);
    text += ':';
    text.append(known[group].begin(), known[group].end());
  }
  return text;
}
constexpr std::size_t at(std::size_t i) { return kDeck.first + i; }

std::uint64_t print(Table table, Seat seat) {
  table.forget_hidden(seat, kOneDeck, {});
  Hasher hasher;
  table.visit(hasher);
  return hasher.value();
}

TEST(Hidden, NobodyKnowsACardThatIsLaidDown) {
  const Table table = lay("abc");
  for (const Seat seat : {Seat{0}, Seat{3}, kNobody}) EXPECT_EQ(lore(table, seat), "???");
  EXPECT_FALSE(table.empty(at(2)));
  EXPECT_TRUE(table.empty(at(3)));
}

TEST(Hidden, ACardShownToOneIsKnownToOne) {
  Table table = lay("abc");
  table.show(at(1), 2, kDeck);
  EXPECT_EQ(lore(table, 2), "?b?");
  EXPECT_EQ(lore(table, 0), "???");
  EXPECT_EQ(lore(table, kNobody), "???");
}

TEST(Hidden, ACardShownToAllIsKnownToAllSeats) {
  Table table = lay("abc");
  table.show_all(at(1), kDeck);
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(lore(table, seat), "?b?");
}

TEST(Hidden, KnowledgeTravelsWithTheCard) {
  Table moved = lay("ab");
  moved.show(at(1), 0, kDeck);
  moved.move(at(1), at(5));
  EXPECT_EQ(cards_of(moved), "a....b..");
  EXPECT_EQ(lore(moved, 0), "?b");
  Table swapped = lay("ab");
  swapped.show(at(1), 0, kDeck);
  swapped.swap(at(0), at(1));
  EXPECT_EQ(lore(swapped, 0), "b?");
}

TEST(Hidden, RotatingBringsTheUppermostUnderTheOthers) {
  Table table = lay("abcdef");
  table.show(at(4), 0, kDeck);
  table.show(at(0), 1, kDeck);
  table.rotate(at(0), 6, 2);
  EXPECT_EQ(cards_of(table), "efabcd..");
  EXPECT_EQ(lore(table, 0), "e?????");
  EXPECT_EQ(lore(table, 1), "??a???");
  table.rotate(at(1), 3, 1);
  EXPECT_EQ(cards_of(table), "ebfacd..");
  EXPECT_EQ(lore(table, 1), "???a??");
}

TEST(Hidden, ATakenCardLeavesNothingBehind) {
  Table table = lay("ab");
  table.show(at(0), 1, kDeck);
  EXPECT_EQ(table.take(at(0), kDeck), 'a');
  EXPECT_EQ(cards_of(table), ".b......");
  table.put(at(0), 'z');
  EXPECT_EQ(lore(table, 1), "??");
}

TEST(Hidden, MixingMakesAMixedGroupForAllButOne) {
  Table table = lay("abcd");
  table.show_all(at(3), kDeck);
  table.mix(0b1110, 0, kDeck);
  EXPECT_EQ(lore(table, 0), "???d");
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(lore(table, seat), "?111 1:d");
  EXPECT_EQ(lore(table, kNobody), "????");
}

TEST(Hidden, MixingUnknownCardsLosesNothing) {
  Table table = lay("abcd");
  table.show(at(0), 1, kDeck);
  table.mix(0b1110, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "a???");
  EXPECT_EQ(lore(table, 2), "????");
}

TEST(Hidden, ASingleCardCannotBeMixed) {
  Table table = lay("abcd");
  table.show_all(at(2), kDeck);
  table.mix(0b0100, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "??c?");
}

TEST(Hidden, AKnownCardThatShowsUpEndsTheMixedGroup) {
  Table table = lay("abc");
  table.show_all(at(2), kDeck);
  table.mix(0b111, 0, kDeck);
  table.swap(at(0), at(2));
  table.show_all(at(0), kDeck);
  EXPECT_EQ(lore(table, 1), "c??");
}

TEST(Hidden, AnotherCardThatShowsUpShrinksTheMixedGroup) {
  Table table = lay("abcd");
  table.show_all(at(3), kDeck);
  table.mix(0b1111, 0, kDeck);
  table.show_all(at(0), kDeck);
  EXPECT_EQ(lore(table, 1), "a111 1:d");
  table.take(at(1), kDeck);
  EXPECT_EQ(lore(table, 1), "a11 1:d");
  table.show(at(2), 1, kDeck);
  EXPECT_EQ(lore(table, 1), "acd") << "one place is left for it";
  EXPECT_EQ(lore(table, 2), "a11 1:d") << "who did not see that";
}

TEST(Hidden, OfTwinsTheKnownOneIsTakenToShowUp) {
  Table table = lay("aba");
  table.show(at(2), 1, kDeck);
  table.mix(0b111, 0, kDeck);
  table.show(at(0), 1, kDeck);
  EXPECT_EQ(lore(table, 1), "a??");
}

TEST(Hidden, OfKnownTwinsOneStaysKnown) {
  Table table = lay("abac");
  table.show(at(0), 1, kDeck);
  table.show(at(2), 1, kDeck);
  table.mix(0b1111, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "1111 1:aa");
  table.show(at(0), 1, kDeck);
  EXPECT_EQ(lore(table, 1), "a111 1:a");
}

TEST(Hidden, SeparateMixesMakeSeparateMixedGroups) {
  Table table = lay("abcdefgh");
  for (std::size_t i = 0; i < 8; i += 2) table.show(at(i), 1, kDeck);
  table.mix(0b00000011, 0, kDeck);
  table.mix(0b00001100, 0, kDeck);
  table.mix(0b00110000, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "112233g? 1:a 2:c 3:e");
  table.mix(0b11000000, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "11223333 1:a 2:c 3:eg") << "a fourth becomes one with the third";
  table.mix(0b00000110, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "11113333 1:ac 3:eg") << "and those that overlap become one";
  table.show_all(at(0), kDeck);
  table.show_all(at(2), kDeck);
  EXPECT_EQ(lore(table, 1), "a?c?3333 3:eg") << "the first is free again";
  table.mix(0b00001100, 0, kDeck);
  EXPECT_EQ(lore(table, 1), "a?113333 1:c 3:eg");
}

TEST(Hidden, ALookerWhoMixesKnowsThePlaces) {
  Table table = lay("abc");
  for (std::size_t i = 0; i < 3; ++i) table.show(at(i), 0, kDeck);
  table.mix(0b111, 0, kDeck);
  table.swap(at(0), at(2));
  EXPECT_EQ(lore(table, 0), "cba");
}

TEST(Hidden, ForgettingKeepsWhatTheSeatKnowsAndWhatLiesOpen) {
  Table table = lay("fedcba");
  table.show(at(1), 1, kDeck);
  table.show(at(2), 2, kDeck);
  table.show_all(at(5), kDeck);
  Table::Open open;
  open.add(at(5));
  table.forget_hidden(1, kOneDeck, open);
  EXPECT_EQ(cards_of(table), "becdfa..") << "e and a are known, the others stand in their order";
  EXPECT_EQ(lore(table, 1), "?e???a");
  EXPECT_EQ(lore(table, 2), "?????a");
}

TEST(Hidden, WhatAllHappenToKnowDoesNotLieOpen) {
  Table table = lay("cba");
  for (Seat seat = 0; seat < kMaxSeats; ++seat) table.show(at(0), seat, kDeck);
  Table spectators = table;
  table.forget_hidden(1, kOneDeck, {});
  EXPECT_EQ(lore(table, 1), "c??");
  EXPECT_EQ(lore(table, 0), "???") << "what others know is none of its business";
  spectators.forget_hidden(kNobody, kOneDeck, {});
  EXPECT_EQ(cards_of(spectators), "abc.....");
}

TEST(Hidden, AnOpenCardIsTakenLikeAnyOther) {
  Table table = lay("ab");
  table.show_all(at(1), kDeck);
  EXPECT_EQ(table.take_open(at(1)), 'b');
  EXPECT_TRUE(table.empty(at(1)));
  table.put(at(1), 'z');
  for (const Seat seat : {Seat{0}, Seat{3}}) EXPECT_EQ(lore(table, seat), "??");
}

TEST(Hidden, TablesThatLookAlikeBecomeEqual) {
  Table one = lay("abcd");
  one.show_all(at(3), kDeck);
  one.mix(0b1110, 0, kDeck);
  Table two = lay("cbad");
  two.show_all(at(3), kDeck);
  two.mix(0b1110, 0, kDeck);
  two.swap(at(1), at(3));
  EXPECT_EQ(print(one, 1), print(two, 1));
  EXPECT_EQ(print(one, kNobody), print(two, kNobody));
  EXPECT_NE(print(one, 0), print(two, 0)) << "who mixed them knows where d lies";
}

TEST(Hidden, ResamplingDrawsEveryPlaceOfAMixedGroupAlike) {
  Table table = lay("abcdef");
  table.show_all(at(0), kDeck);
  table.mix(0b000111, 0, kDeck);
  Rng rng(3);
  std::array<int, 6> found{};
  for (int i = 0; i < 3000; ++i) {
    Table guess = table;
    guess.resample(1, kOneDeck, {}, rng);
    ++found[cards_of(guess).find('a')];
  }
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(found[i], 1000, 130);
  EXPECT_EQ(found[3] + found[4] + found[5], 0);
}

TEST(Hidden, ResamplingShufflesWhatIsUnknown) {
  Table table = lay("abcd");
  table.show(at(0), 1, kDeck);
  Rng rng(3);
  std::set<std::string> guesses;
  for (int i = 0; i < 200; ++i) {
    Table guess = table;
    guess.resample(1, kOneDeck, {}, rng);
    EXPECT_EQ(guess.at(at(0)), 'a');
    guesses.insert(cards_of(guess));
  }
  EXPECT_EQ(guesses.size(), 6U);
}

TEST(Hidden, DecksNeverMix) {
  constexpr std::array<Deck, 2> kTwo{{{0, 3}, {3, 8}}};
  Table table = lay("abcdefgh");
  for (std::size_t place = 0; place < 3; ++place) table.put(place, static_cast<std::uint8_t>('x' + place));
  Rng rng(3);
  for (int i = 0; i < 50; ++i) {
    table.resample(0, kTwo, {}, rng);
    std::multiset<int> first;
    for (std::size_t place = 0; place < 3; ++place) first.insert(table.at(place));
    EXPECT_EQ(first, (std::multiset<int>{'x', 'y', 'z'}));
  }
}

}  // namespace
}  // namespace pithead
