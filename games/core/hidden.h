// Cards in places where not everybody sees them, and what each seat knows of them.
//
// Of every place each seat has one of eight labels:
//
//   0         it knows nothing: any card it has lost sight of may lie here
//   1         it knows the card
//   2 4 6     the place belongs to its first, second or third muddle: places whose cards were mixed behind
//   its
//             back, so that it knows some of the cards but not which of them lies where
//   3 5 7     the same, and the card that lies here is one of those it knows to be in the muddle
//
// So who sees four cards being taken away, knew the first of them, and sees three of them come back in an
// unknown order, has a muddle of four places, three in the stack and one in a hand, with one known card:
//
//   place     s0  s1  s2  ...  hand
//   label      2   2   3         2       the known card lies third; the seat does not know that it is there
//
// What a seat knows is never too much: of two equal cards in a muddle the known one counts as the one that
// shows up. It may be too little: muddles that overlap become one, and so does a fourth muddle with the
// third.
//
// Labels travel with their places, so a place may be in a stack, in its twin or in a hand. Cards of different
// decks never mix: functions that look beyond one place are told the deck, a range of at most 64 places.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/core/hash.h"
#include "games/core/rng.h"
#include "games/core/seats.h"

namespace pithead {

struct Deck {
  std::size_t first, places;
  constexpr std::size_t end() const { return first + places; }
};

template <std::size_t Places>
class Hidden {
 public:
  using Card = std::uint8_t;
  static constexpr Card kNoCard = 0xff;

  Hidden() { cards_.fill(kNoCard); }

  Card at(std::size_t place) const { return cards_[place]; }
  bool empty(std::size_t place) const { return cards_[place] == kNoCard; }

  // Lays down a card that nobody has seen.
  void put(std::size_t place, Card card) {
    cards_[place] = card;
    set_lore(place, 0);
  }

  // Everybody sees the card leave.
  Card take(std::size_t place, Deck deck) {
    show_all(place, deck);
    const Card card = cards_[place];
    put(place, kNoCard);
    return card;
  }

  // The card goes from one place to another, and everybody sees that it does.
  void move(std::size_t from, std::size_t to) {
    cards_[to] = cards_[from];
    set_lore(to, lore(from));
    put(from, kNoCard);
  }
  void swap(std::size_t one, std::size_t other) {
    std::swap(cards_[one], cards_[other]);
    const unsigned held = lore(one);
    set_lore(one, lore(other));
    set_lore(other, held);
  }

  // The uppermost cards of a stack go under the others of it, in their sequence.
  void sink(std::size_t bottom, std::size_t height, std::size_t uppermost) {
    std::array<Card, 8> cards;
    std::array<unsigned, 8> lores;
    for (std::size_t i = 0; i < uppermost; ++i) {
      cards[i] = cards_[bottom + height - uppermost + i];
      lores[i] = lore(bottom + height - uppermost + i);
    }
    for (std::size_t place = bottom + height; place-- > bottom + uppermost;) {
      cards_[place] = cards_[place - uppermost];
      set_lore(place, lore(place - uppermost));
    }
    for (std::size_t i = 0; i < uppermost; ++i) {
      cards_[bottom + i] = cards[i];
      set_lore(bottom + i, lores[i]);
    }
  }
  // A card of a stack goes up; those between move down one.
  void raise(std::size_t from, std::size_t to) {
    for (; from < to; ++from) swap(from, from + 1);
  }

  // One seat sees the card.
  void show(std::size_t place, Seat seat, Deck deck) {
    const unsigned before = label(place, seat);
    if (before == kCertain) return;
    set_label(place, seat, kCertain);
    const unsigned muddle = before & ~1U;
    if (muddle == 0) return;
    if (before == muddle) forget_twin(cards_[place], muddle, seat, deck);
    settle(muddle, seat, deck);
  }
  void show_all(std::size_t place, Deck deck) {
    if (const unsigned before = lore(place); before != 0 && before != kAllCertain) {
      for (Seat seat = 0; seat < kMaxSeats; ++seat) show(place, seat, deck);
    }
    set_lore(place, kAllCertain);
  }

  // All seats but one lose sight of which card lies where among these places of the deck (bits, from its
  // first place on). Who knows none of the cards loses nothing.
  void mix(std::uint64_t places, Seat except, Deck deck) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (seat != except) mix_for(seat, places, deck);
    }
  }

  // What a seat knows: the card itself, or that it is somewhere in a muddle (1 to 3; 0 is none).
  bool is_certain(std::size_t place, Seat seat) const {
    return seat < kMaxSeats ? label(place, seat) == kCertain : lore(place) == kAllCertain;
  }
  bool is_known(std::size_t place, Seat seat) const {
    return seat < kMaxSeats ? (label(place, seat) & 1U) != 0 : lore(place) == kAllCertain;
  }
  unsigned muddle_of(std::size_t place, Seat seat) const {
    return seat < kMaxSeats ? label(place, seat) >> 1U : 0U;
  }

  // Keeps only what one seat knows; all else stands in a fixed order afterwards, so that two tables which the
  // seat cannot tell apart become equal. A spectator (kNobody) knows what everybody knows.
  void forget_hidden(Seat seat, Deck deck) {
    keep_lore_of(seat, deck);
    for_each_muddle(seat, deck, [&](std::span<const std::uint8_t> places) {
      for (std::size_t i = 1; i < places.size(); ++i) {
        for (std::size_t j = i; j > 0 && rank(places[j], seat) < rank(places[j - 1], seat); --j)
          swap(places[j], places[j - 1]);
      }
    });
    redistribute(seat, deck, [](std::span<Card> cards) { std::sort(cards.begin(), cards.end()); });
  }

  // One of the tables that the seat cannot tell from this one, all equally likely.
  void resample(Seat seat, Deck deck, Rng& rng) {
    keep_lore_of(seat, deck);
    redistribute(seat, deck, [&](std::span<Card> cards) { rng.shuffle(cards); });
    for_each_muddle(seat, deck, [&](std::span<const std::uint8_t> places) {
      for (std::size_t i = places.size() - 1; i > 0; --i)
        swap(places[i], places[rng.below(static_cast<std::uint32_t>(i + 1))]);
    });
  }

  template <class Visitor>
  void visit(Visitor& visitor) const {
    visitor.bytes(cards_);
    visitor.bytes(lore_);
  }

 private:
  static constexpr unsigned kLabelBits = 3;
  static constexpr unsigned kCertain = 1;
  static constexpr unsigned kLastMuddle = 6;
  static constexpr unsigned kAllCertain = 0b001'001'001'001;

  // Twelve bits a place, two places in three bytes.
  unsigned lore(std::size_t place) const {
    const std::size_t byte = place * 3 / 2;
    const unsigned both = lore_[byte] | static_cast<unsigned>(lore_[byte + 1]) << 8U;
    return place % 2 == 0 ? both & 0xfffU : both >> 4U;
  }
  void set_lore(std::size_t place, unsigned lore) {
    const std::size_t byte = place * 3 / 2;
    const unsigned both = lore_[byte] | static_cast<unsigned>(lore_[byte + 1]) << 8U;
    const unsigned next = place % 2 == 0 ? (both & 0xf000U) | lore : (both & 0xfU) | lore << 4U;
    lore_[byte] = static_cast<std::uint8_t>(next);
    lore_[byte + 1] = static_cast<std::uint8_t>(next >> 8U);
  }
  unsigned label(std::size_t place, Seat seat) const { return (lore(place) >> (kLabelBits * seat)) & 7U; }
  void set_label(std::size_t place, Seat seat, unsigned label) {
    const unsigned shift = kLabelBits * seat;
    set_lore(place, (lore(place) & ~(7U << shift)) | label << shift);
  }

  // A card came to light that a seat did not know to be the one it knows in the muddle: it may well be.
  void forget_twin(Card card, unsigned muddle, Seat seat, Deck deck) {
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      if (label(place, seat) != muddle + 1 || cards_[place] != card) continue;
      return set_label(place, seat, muddle);
    }
  }

  // A muddle without a known card is none, and in one of a single place there is nothing to mix up.
  void settle(unsigned muddle, Seat seat, Deck deck) {
    std::uint64_t places = 0;
    unsigned known = 0;
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      if ((label(place, seat) & ~1U) != muddle) continue;
      places |= std::uint64_t{1} << (place - deck.first);
      known += label(place, seat) & 1U;
    }
    const bool single = std::has_single_bit(places);
    if (known > 0 && !single) return;
    for (; places != 0; places &= places - 1) {
      set_label(deck.first + static_cast<std::size_t>(std::countr_zero(places)), seat,
                known > 0 ? kCertain : 0);
    }
  }

  void mix_for(Seat seat, std::uint64_t places, Deck deck) {
    unsigned touched = 0;  // a bit for each label
    for (std::uint64_t left = places; left != 0; left &= left - 1)
      touched |= 1U << label(deck.first + static_cast<std::size_t>(std::countr_zero(left)), seat);
    if (touched == 1 || std::has_single_bit(places)) return;
    unsigned used = 0;
    for (std::size_t place = deck.first; place < deck.end(); ++place) used |= 1U << label(place, seat);
    unsigned muddle = 2;
    if ((touched >> 2U) != 0) {
      muddle = static_cast<unsigned>(std::countr_zero(touched & ~3U)) & ~1U;
    } else {
      while (muddle < kLastMuddle && ((used >> muddle) & 3U) != 0) muddle += 2;
      touched |= 3U << muddle;
    }
    // A touched muddle is touched as a whole.
    touched |= (touched & 0b01010100U) << 1U | (touched & 0b10101000U) >> 1U;
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      const unsigned before = label(place, seat);
      const bool mixed = ((places >> (place - deck.first)) & 1U) != 0;
      if (mixed || (before > 1 && ((touched >> before) & 1U) != 0))
        set_label(place, seat, muddle | (before & 1U));
    }
  }

  void keep_lore_of(Seat seat, Deck deck) {
    const unsigned kept = seat < kMaxSeats ? 7U << (kLabelBits * seat) : 0U;
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      if (lore(place) != kAllCertain) set_lore(place, lore(place) & kept);
    }
  }

  // In a muddle known cards come first, in their own order.
  unsigned rank(std::size_t place, Seat seat) const {
    return (is_known(place, seat) ? 0U : 0x100U) + cards_[place];
  }

  template <class Body>
  void for_each_muddle(Seat seat, Deck deck, Body body) const {
    if (seat >= kMaxSeats) return;
    std::array<std::array<std::uint8_t, 64>, 3> places;
    std::array<std::size_t, 3> count{};
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      const unsigned muddle = label(place, seat) >> 1U;
      if (muddle != 0) places[muddle - 1][count[muddle - 1]++] = static_cast<std::uint8_t>(place);
    }
    for (std::size_t muddle = 0; muddle < 3; ++muddle) {
      if (count[muddle] > 0) body(std::span<const std::uint8_t>(places[muddle].data(), count[muddle]));
    }
  }

  // Gathers the cards that the seat knows nothing of, arranges them, and lays them down again.
  template <class Arrange>
  void redistribute(Seat seat, Deck deck, Arrange arrange) {
    std::array<Card, 64> pool;
    std::array<std::uint8_t, 64> from;
    std::size_t count = 0;
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      if (empty(place) || is_known(place, seat)) continue;
      pool[count] = cards_[place];
      from[count++] = static_cast<std::uint8_t>(place);
    }
    arrange(std::span(pool.data(), count));
    for (std::size_t i = 0; i < count; ++i) cards_[from[i]] = pool[i];
  }

  std::array<Card, Places> cards_;
  std::array<std::uint8_t, (3 * Places + 1) / 2> lore_{};
};

}  // namespace pithead
