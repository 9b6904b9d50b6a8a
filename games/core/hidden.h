// Cards in places where not everybody sees them, and what each seat knows of them.
//
// Of every place each seat has one of eight labels:
//
//   0         it knows nothing: any card it has lost sight of may lie here
//   1         it knows the card
//   2 4 6     the place belongs to its first, second or third mixed group: places whose cards were mixed
//             behind its back, so that it knows some of the cards but not which of them lies where
//   3 5 7     the same, and the card that lies here is one of those it knows to be in the group
//
// So who sees four cards being taken away, knew the first of them, and sees three of them come back in an
// unknown order, has a group of four places, three in the stack and one in a hand, with one known card:
//
//   place     s0  s1  s2  ...  hand
//   label      2   2   3         2       the known card lies third; the seat does not know that it is there
//
// What a seat knows is never too much: of two equal cards in a group the known one counts as the one that
// shows up. It may be too little: groups that overlap become one, and so does a fourth group with the third.
//
// Labels travel with their cards, so a place may be in a stack, in its twin or in a hand. Cards of different
// decks never mix: functions that look beyond one place are told the deck, a range of at most 56 places.
//
// In memory the labels are planes of bits, a bit for each place: for each seat a plane with the lowest bit of
// its labels, then for each one with the middle bits, then one with the highest. So a seat's labels of a
// whole deck are three words, and the places of a group an AND of two. What happens only when somebody looks
// at cards is kept out of line, as it would crowd the code of playouts.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "games/core/bits.h"
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
  using Set = std::uint64_t;  // of places, a bit for each from a deck's first on
  // Places that lie open, a bit for each. Only the game knows: that all seats know a card does not mean that
  // they know it of each other, or that spectators do.
  class Open {
   public:
    void add(std::size_t place) { bytes_[place / 8] |= bit_in_byte(place); }

   private:
    friend Hidden;
    std::array<std::uint8_t, (Places + 7) / 8> bytes_{};
  };
  static constexpr Card kNoCard = 0xff;
  static constexpr unsigned kGroups = 3;  // mixed ones, of one seat in one deck

  Hidden() { cards_.fill(kNoCard); }

  Card at(std::size_t place) const { return cards_[place]; }
  bool empty(std::size_t place) const { return cards_[place] == kNoCard; }

  // Shuffles a deck that nobody has seen.
  void shuffle(Deck deck, Rng& rng) { rng.shuffle(std::span(cards_).subspan(deck.first, deck.places)); }

  // Lays down a card that nobody has seen.
  void put(std::size_t place, Card card) { cards_[place] = card; }

  // Everybody sees the card leave.
  Card take(std::size_t place, Deck deck) {
    if (is_mixed(place)) show_each(place, deck);
    return take_open(place);
  }
  // The same for a card that everybody has seen before.
  Card take_open(std::size_t place) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      byte(place, seat) &= static_cast<std::uint8_t>(~bit_in_byte(place));
    return std::exchange(cards_[place], kNoCard);
  }

  // A card goes to an empty place, and everybody sees that it does.
  void move(std::size_t from, std::size_t to) {
    cards_[to] = std::exchange(cards_[from], kNoCard);
    for (std::size_t plane = 0; plane < kPlanes; ++plane) {
      if ((byte(from, plane) & bit_in_byte(from)) == 0) continue;
      byte(from, plane) ^= bit_in_byte(from);
      byte(to, plane) |= bit_in_byte(to);
    }
  }

  // Two cards change places, and all that is known of them with them.
  void swap(std::size_t one, std::size_t other) {
    std::swap(cards_[one], cards_[other]);
    for (std::size_t plane = 0; plane < kPlanes; ++plane) {
      const bool first = (byte(one, plane) & bit_in_byte(one)) != 0;
      const bool second = (byte(other, plane) & bit_in_byte(other)) != 0;
      if (first == second) continue;
      byte(one, plane) ^= bit_in_byte(one);
      byte(other, plane) ^= bit_in_byte(other);
    }
  }

  // Some neighbouring cards go up by so many places; those that would leave at the top come in at the bottom.
  [[gnu::noinline]] void rotate(std::size_t first, std::size_t count, std::size_t up) {
    const auto begin = cards_.begin() + static_cast<std::ptrdiff_t>(first);
    std::rotate(begin, begin + static_cast<std::ptrdiff_t>(count - up),
                begin + static_cast<std::ptrdiff_t>(count));
    for (std::size_t plane = 0; plane < kPlanes; ++plane) {
      const Set before = plane_of(plane, {first, count});
      if (before == 0) continue;
      set_plane(plane, {first, count}, (before << up | before >> (count - up)) & all_of({first, count}));
    }
  }

  // One seat sees the card. Within the loop that looks at several it is worth a hundredth of a whole game.
  [[gnu::always_inline]] void show(std::size_t place, Seat seat, Deck deck) {
    const Set bit = Set{1} << (place - deck.first);
    const Labels before = labels_of(seat, deck);
    Labels labels = before;
    labels.known |= bit;
    if (const unsigned group = labels.group_at(bit); group != 0) {
      labels.leave(bit);
      const Set others = labels.members(group);
      if ((before.known & bit) == 0) labels.known &= ~twin_of(cards_[place], others & labels.known, deck);
      // A group without a known card is none, and in one of a single place there is nothing to mix up.
      if ((others & labels.known) == 0 || has_one_bit(others)) labels.leave(others);
    }
    change_labels(seat, deck, before, labels);
  }
  void show_all(std::size_t place, Deck deck) {
    if (is_mixed(place)) show_each(place, deck);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) byte(place, seat) |= bit_in_byte(place);
  }

  // All seats but one lose sight of which card lies where among these places. Who knows none of the cards
  // loses nothing.
  [[gnu::noinline]] void mix(Set places, Seat except, Deck deck) {
    if (has_one_bit(places)) return;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (seat != except) mix_for(seat, places, deck);
    }
  }

  // What a seat knows: the card itself, or that it is somewhere in a group (1 to 3; 0 is none). A spectator
  // (kNobody) knows nothing but what lies open.
  bool is_certain(std::size_t place, Seat seat) const {
    return is_known(place, seat) && group_of(place, seat) == 0;
  }
  bool is_known(std::size_t place, Seat seat) const {
    return seat < kMaxSeats && (byte(place, seat) & bit_in_byte(place)) != 0;
  }
  unsigned group_of(std::size_t place, Seat seat) const {
    if (seat >= kMaxSeats) return 0;
    const unsigned low = (byte(place, kMaxSeats + seat) >> (place % 8)) & 1U;
    const unsigned high = (byte(place, 2 * kMaxSeats + seat) >> (place % 8)) & 1U;
    return low | high << 1U;
  }

  // Calls body(place, card) for each place whose card a seat knows.
  template <class Body>
  void for_each_certain(Seat seat, Body body) const {
    for (std::size_t first = 0; first < Places; first += 64) {
      for (Set left = plane_from(seat, first) & ~groups_from(seat, first); left != 0; left &= left - 1) {
        const std::size_t place = first + static_cast<std::size_t>(std::countr_zero(left));
        body(place, cards_[place]);
      }
    }
  }
  bool has_mixed(Seat seat) const {
    Set mixed = 0;
    for (std::size_t first = 0; first < Places; first += 64) mixed |= groups_from(seat, first);
    return mixed != 0;
  }
  // Calls body(place, card, group) for each place of a seat's mixed groups. It knows some of a group's cards
  // but not where: they are named in ascending order at its first places, kNoCard at the others.
  template <class Body>
  void for_each_mixed(Seat seat, Deck deck, Body body) const {
    const Labels labels = labels_of(seat, deck);
    if ((labels.low | labels.high) == 0) [[likely]]
      return;
    const auto place_of = [&](Set places) {
      return deck.first + static_cast<std::size_t>(std::countr_zero(places));
    };
    for (unsigned group = 1; group <= kGroups; ++group) {
      const Set members = labels.members(group);
      std::array<Card, kMostPlaces> cards;
      std::size_t count = 0;
      for (Set left = members & labels.known; left != 0; left &= left - 1)
        cards[count++] = cards_[place_of(left)];
      std::sort(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count));
      std::size_t next = 0;
      for (Set left = members; left != 0; left &= left - 1)
        body(place_of(left), next < count ? cards[next++] : kNoCard, group);
    }
  }

  // Keeps only what one seat knows; all else stands in a fixed order afterwards, so that two tables which the
  // seat cannot tell apart become equal.
  void forget_hidden(Seat seat, std::span<const Deck> decks, const Open& open) {
    keep_lore_of(seat, open);
    for (const Deck deck : decks) {
      for_each_group(seat, deck, [&](std::span<std::uint8_t> places) { sort_group(places, seat); });
      redistribute(seat, deck, [](std::span<Card> cards) { std::sort(cards.begin(), cards.end()); });
    }
  }

  // One of the tables that the seat cannot tell from this one, all equally likely.
  void resample(Seat seat, std::span<const Deck> decks, const Open& open, Rng& rng) {
    keep_lore_of(seat, open);
    for (const Deck deck : decks) {
      redistribute(seat, deck, [&](std::span<Card> cards) { rng.shuffle(cards); });
      for_each_group(seat, deck, [&](std::span<std::uint8_t> places) {
        for (std::size_t i = places.size() - 1; i > 0; --i)
          swap(places[i], places[rng.below(static_cast<std::uint32_t>(i + 1))]);
      });
    }
  }

  template <class Visitor>
  void visit(Visitor& visitor) const {
    visitor.bytes(cards_);
    visitor.bytes(lore_, kPlaneBytes * kPlanes);
  }

 private:
  static constexpr std::size_t kLabelBits = 3;
  static constexpr std::size_t kPlanes = kLabelBits * kMaxSeats;
  static constexpr std::size_t kPlaneBytes = (Places + 7) / 8;
  static constexpr std::size_t kMostPlaces = 56;

  // One seat's labels of a deck's places.
  struct Labels {
    Set known, low, high;

    unsigned group_at(Set bit) const { return ((low & bit) != 0 ? 1U : 0U) | ((high & bit) != 0 ? 2U : 0U); }
    Set members(unsigned group) const {
      return ((group & 1U) != 0 ? low : ~low) & ((group & 2U) != 0 ? high : ~high);
    }
    void leave(Set places) { low &= ~places, high &= ~places; }
    void join(Set places, unsigned group) {
      leave(places);
      if ((group & 1U) != 0) low |= places;
      if ((group & 2U) != 0) high |= places;
    }
  };

  static Set all_of(Deck deck) { return (Set{1} << deck.places) - 1; }
  static std::uint8_t bit_in_byte(std::size_t place) { return static_cast<std::uint8_t>(1U << (place % 8)); }

  std::uint8_t& byte(std::size_t place, std::size_t plane) { return lore_[plane * kPlaneBytes + place / 8]; }
  std::uint8_t byte(std::size_t place, std::size_t plane) const {
    return lore_[plane * kPlaneBytes + place / 8];
  }

  bool is_mixed(std::size_t place) const {
    unsigned any = 0;
    for (std::size_t plane = kMaxSeats; plane < kPlanes; ++plane) any |= byte(place, plane);
    return (any & bit_in_byte(place)) != 0;
  }
  // One bit of the labels of neighbouring places, the first lowest.
  Set plane_of(std::size_t plane, Deck places) const {
    return (load_eight(&lore_[plane * kPlaneBytes + places.first / 8]) >> (places.first % 8)) &
           all_of(places);
  }
  // One bit of the labels of all places from one on, as far as a word reaches.
  Set plane_from(std::size_t plane, std::size_t first) const {
    const Set bits = load_eight(&lore_[plane * kPlaneBytes + first / 8]);
    return Places - first < 64 ? bits & ((Set{1} << (Places - first) % 64) - 1) : bits;
  }
  Set groups_from(Seat seat, std::size_t first) const {
    return plane_from(kMaxSeats + seat, first) | plane_from(2 * kMaxSeats + seat, first);
  }
  void set_plane(std::size_t plane, Deck places, Set bits) {
    std::uint8_t* bytes = &lore_[plane * kPlaneBytes + places.first / 8];
    const unsigned shift = places.first % 8;
    store_eight(bytes, (load_eight(bytes) & ~(all_of(places) << shift)) | bits << shift);
  }
  Labels labels_of(Seat seat, Deck deck) const {
    return {plane_of(seat, deck), plane_of(kMaxSeats + seat, deck), plane_of(2 * kMaxSeats + seat, deck)};
  }
  void change_labels(Seat seat, Deck deck, const Labels& before, const Labels& after) {
    if (after.known != before.known) set_plane(seat, deck, after.known);
    if (after.low != before.low) set_plane(kMaxSeats + seat, deck, after.low);
    if (after.high != before.high) set_plane(2 * kMaxSeats + seat, deck, after.high);
  }

  [[gnu::noinline]] void show_each(std::size_t place, Deck deck) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) show(place, seat, deck);
  }

  // One place of these with an equal card, if there is any.
  Set twin_of(Card card, Set places, Deck deck) const {
    for (; places != 0; places &= places - 1) {
      if (cards_[deck.first + static_cast<std::size_t>(std::countr_zero(places))] == card)
        return places & (0 - places);
    }
    return 0;
  }

  void mix_for(Seat seat, Set places, Deck deck) {
    const Labels before = labels_of(seat, deck);
    Labels labels = before;
    if ((places & (labels.known | labels.low | labels.high)) == 0) return;
    unsigned into = 0;
    for (unsigned group = kGroups; group > 0; --group) {
      const Set members = labels.members(group);
      if ((members & places) == 0) continue;
      places |= members;
      into = group;
    }
    // A new one; if there are too many already it is lumped together with the last.
    for (unsigned group = 1; into == 0 && group <= kGroups; ++group) {
      if (group == kGroups || labels.members(group) == 0) into = group;
    }
    labels.join(places, into);
    change_labels(seat, deck, before, labels);
  }

  // What others know goes, but for what lies open: that stays known to all.
  void keep_lore_of(Seat seat, const Open& open) {
    for (std::size_t plane = 0; plane < kPlanes; ++plane) {
      if (plane % kMaxSeats == seat) continue;
      for (std::size_t i = 0; i < kPlaneBytes; ++i)
        lore_[plane * kPlaneBytes + i] = plane < kMaxSeats ? open.bytes_[i] : 0;
    }
  }

  // Known cards come first, in their own order.
  void sort_group(std::span<std::uint8_t> places, Seat seat) {
    const auto rank = [&](std::size_t place) { return (is_known(place, seat) ? 0 : 0x100) + cards_[place]; };
    for (std::size_t i = 1; i < places.size(); ++i) {
      for (std::size_t j = i; j > 0 && rank(places[j]) < rank(places[j - 1]); --j)
        swap(places[j], places[j - 1]);
    }
  }

  template <class Body>
  void for_each_group(Seat seat, Deck deck, Body body) {
    if (seat >= kMaxSeats) return;
    const Labels labels = labels_of(seat, deck);
    for (unsigned group = 1; group <= kGroups; ++group) {
      std::array<std::uint8_t, kMostPlaces> places;
      std::size_t count = 0;
      for (Set left = labels.members(group); left != 0; left &= left - 1)
        places[count++] =
            static_cast<std::uint8_t>(deck.first + static_cast<std::size_t>(std::countr_zero(left)));
      if (count > 0) body(std::span(places.data(), count));
    }
  }

  // Gathers the cards that the seat knows nothing of, arranges them, and lays them down again. To a spectator
  // all seats are alike here, as they know no more than what lies open.
  template <class Arrange>
  void redistribute(Seat seat, Deck deck, Arrange arrange) {
    std::array<Card, kMostPlaces> pool;
    std::array<std::uint8_t, kMostPlaces> from;
    std::size_t count = 0;
    const Seat eyes = seat < kMaxSeats ? seat : Seat{0};
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      pool[count] = cards_[place];
      from[count] = static_cast<std::uint8_t>(place);
      count += empty(place) || is_known(place, eyes) ? 0U : 1U;
    }
    arrange(std::span(pool.data(), count));
    for (std::size_t i = 0; i < count; ++i) cards_[from[i]] = pool[i];
  }

  std::array<Card, Places> cards_;
  std::array<std::uint8_t, kPlaneBytes * kPlanes + 7> lore_{};  // 7 more: words are read and written whole
};

}  // namespace pithead
