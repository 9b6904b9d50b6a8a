// A face-down stack of cards and what each seat knows of it.
//
// Cards are small numbers; index 0 is the bottom. Beside each card lies one byte of lore, a bit per seat
// in each half:
//
//   known   the seat knows that this card lies in this run
//   linked  this card and the one below belong to one run: the seat does not know their order
//
// A run is a longest chain of linked cards, seen with one seat's eyes; a card linked to nothing is a run
// of its own, and a known one there is known exactly. So a seat that looks at five cards and puts four back
// knows four exactly; a seat that knew two of them before now knows that these two are among the four.
//
//   index      0   1   2   3   4   5   6   7  (top)
//   known      .   .   .   .   x   x   .   x
//   linked     .   .   .   .   .   -   -   -     the upper four are one run: three of them known
//
// The lore never claims too much: where two equal cards could be mistaken for each other, the known one
// is taken to be the one that left. It may claim too little: runs that overlap become one, and a run torn
// in two parts (see to_bottom) is forgotten.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "games/core/rng.h"
#include "games/core/seats.h"

namespace pithead {

template <std::size_t Capacity>
class Stack {
 public:
  using Card = std::uint8_t;

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card at(std::size_t i) const { return cards_[i]; }
  // The card `depth` places under the top; 0 is the top itself.
  constexpr Card from_top(std::size_t depth) const { return cards_[size_ - 1 - depth]; }

  // Lays cards that nobody has seen on top; the last becomes the top card.
  void deal(std::span<const Card> cards) {
    for (const Card card : cards) {
      cards_[size_] = card;
      lore_[size_++] = 0;
    }
  }

  // Everybody sees the top card leave.
  Card take_top() {
    const std::size_t top = size_ - 1U;
    const std::uint8_t seats = linked(top);
    if (seats != 0) forget_twins(top, seats);
    size_ = static_cast<std::uint8_t>(top);
    if (seats != 0) unlink_unknown(top - 1U, seats);
    return cards_[top];
  }

  // One seat looks at the top cards, in their order.
  void look(std::size_t count, Seat seat) {
    const std::uint8_t eyes = SeatSet::only(seat).bits;
    for (std::size_t i = size_; i-- > size_ - count;) {
      if ((linked(i) & eyes) != 0) forget_twins(i, eyes);
      lore_[i] = static_cast<std::uint8_t>((lore_[i] | eyes) & ~(eyes << 4U));
    }
    if (count < size_) unlink_unknown(size_ - count - 1, eyes);
  }

  // Everybody but one seat loses sight of the order of the top cards; who knows none of them loses nothing.
  void mix(std::size_t count, Seat except) {
    const std::size_t first = size_ - count;
    unsigned losers = linked(first);
    for (std::size_t i = first; i < size_; ++i) losers |= known(i);
    const auto links = static_cast<std::uint8_t>((losers & ~unsigned{SeatSet::only(except).bits}) << 4U);
    for (std::size_t i = first + 1; i < size_; ++i) lore_[i] |= links;
  }

  // Everybody sees this card leave a mixed run of top cards, but only its holder knows from which place.
  // A link belongs to a place, knowledge goes with the card: so the cards above move down, the links stay.
  Card take(std::size_t i) {
    const Card card = cards_[i];
    forget_twins(i, SeatSet::all().bits);
    for (std::size_t place = i; place + 1U < size_; ++place) move_card(place + 1U, place);
    --size_;
    if (size_ > 0) unlink_unknown(std::min<std::size_t>(i, size_ - 1U), SeatSet::all().bits);
    return card;
  }

  // The top cards, mixed before, go under the stack in unchanged order. Who held them and others in one
  // run knows no longer which went and which stayed, and forgets them all.
  void to_bottom(std::size_t count) {
    const std::size_t first = size_ - count;
    if (linked(first) != 0) tear(first, linked(first));
    rotate_down(cards_, count);
    rotate_down(lore_, count);
  }

  // Within a run the holder rearranges: the card at `from` goes up to `to`, those between move down one.
  void raise(std::size_t from, std::size_t to) {
    const Card card = cards_[from];
    const std::uint8_t known_by = known(from);
    for (; from < to; ++from) move_card(from + 1, from);
    cards_[to] = card;
    lore_[to] = static_cast<std::uint8_t>((lore_[to] & 0xf0U) | known_by);
  }

  // One longest chain of cards that a seat cannot tell apart by place: indices first..last.
  struct Run {
    std::size_t first, last;
  };
  Run run_at(std::size_t i, Seat seat) const { return run_of(i, SeatSet::only(seat).bits); }
  bool knows(Seat seat, std::size_t i) const { return (known(i) & SeatSet::only(seat).bits) != 0; }
  // The seats that know exactly which card lies here.
  SeatSet exact_knowers(std::size_t i) const {
    unsigned mixed = linked(i);
    if (i + 1 < size_) mixed |= linked(i + 1);
    return {static_cast<std::uint8_t>(known(i) & ~mixed)};
  }

  // Keeps only what one seat knows: all it cannot know stands in a fixed order afterwards, so that two
  // stacks the seat cannot tell apart become equal. A spectator (kNobody) keeps the size.
  void forget_hidden(Seat seat) {
    const std::uint8_t eyes = SeatSet::only(seat).bits;
    keep_lore_of(eyes);
    for_each_run(eyes, [&](std::size_t first, std::size_t last) {
      sort_places(first, last, [&](std::size_t i) { return (known(i) == 0 ? 0x100 : 0) + cards_[i]; });
    });
    std::array<Card, Capacity> pool{};
    const std::size_t unknown = gather_unknown(eyes, pool);
    std::sort(pool.begin(), pool.begin() + static_cast<std::ptrdiff_t>(unknown));
    scatter_unknown(eyes, pool);
    // What lies beyond the top are traces of cards that moved down.
    std::fill(cards_.begin() + size_, cards_.end(), Card{0});
    std::fill(lore_.begin() + size_, lore_.end(), std::uint8_t{0});
  }

  // One of the stacks that the seat cannot tell from this one, all equally likely. It keeps no other
  // seat's lore: what others know of cards the seat does not know is itself hidden.
  void resample(Seat seat, Rng& rng) {
    const std::uint8_t eyes = SeatSet::only(seat).bits;
    keep_lore_of(eyes);
    std::array<Card, Capacity> pool{};
    const std::size_t unknown = gather_unknown(eyes, pool);
    rng.shuffle(std::span(pool.data(), unknown));
    scatter_unknown(eyes, pool);
    for_each_run(eyes, [&](std::size_t first, std::size_t last) {
      for (std::size_t i = last; i > first; --i) {
        swap_cards(i, first + rng.below(static_cast<std::uint32_t>(i - first + 1)));
      }
    });
  }

  template <class Visitor>
  void visit(Visitor& visitor) const {
    visitor.bytes(cards_, size_);
    visitor.bytes(lore_, size_);
  }

 private:
  std::uint8_t known(std::size_t i) const { return lore_[i] & 0x0fU; }
  std::uint8_t linked(std::size_t i) const { return lore_[i] >> 4U; }

  void move_card(std::size_t from, std::size_t to) {
    cards_[to] = cards_[from];
    lore_[to] = static_cast<std::uint8_t>((lore_[to] & 0xf0U) | known(from));
  }

  void swap_cards(std::size_t a, std::size_t b) {
    std::swap(cards_[a], cards_[b]);
    const auto different = static_cast<std::uint8_t>((lore_[a] ^ lore_[b]) & 0x0fU);
    lore_[a] ^= different;
    lore_[b] ^= different;
  }

  Run run_of(std::size_t i, std::uint8_t eyes) const {
    std::size_t first = i;
    while (first > 0 && (linked(first) & eyes) != 0) --first;
    std::size_t last = i;
    while (last + 1 < size_ && (linked(last + 1) & eyes) != 0) ++last;
    return {first, last};
  }

  // The card at i comes to light for the seats in `eyes`. A seat that did not know this very card but
  // knew an equal one in the same run cannot say which of the two it sees.
  void forget_twins(std::size_t i, std::uint8_t eyes) {
    for (unsigned unaware = eyes & ~unsigned{known(i)}; unaware != 0; unaware &= unaware - 1) {
      const auto one = static_cast<std::uint8_t>(unaware & (0U - unaware));
      const Run run = run_of(i, one);
      for (std::size_t twin = run.first; twin <= run.last; ++twin) {
        if (twin == i || cards_[twin] != cards_[i] || (known(twin) & one) == 0) continue;
        lore_[twin] ^= one;
        break;
      }
    }
  }

  void tear(std::size_t seam, unsigned seats) {
    for (; seats != 0; seats &= seats - 1) {
      const auto one = static_cast<std::uint8_t>(seats & (0U - seats));
      const Run run = run_of(seam, one);
      for (std::size_t i = run.first; i <= run.last; ++i) lore_[i] &= static_cast<std::uint8_t>(~one);
      unlink_unknown(seam, one);
    }
  }

  // A run of which a seat knows no card is none: its places are as unknown as all others.
  void unlink_unknown(std::size_t i, unsigned seats) {
    for (; seats != 0; seats &= seats - 1) {
      const auto one = static_cast<std::uint8_t>(seats & (0U - seats));
      const Run run = run_of(i, one);
      unsigned knows_any = 0;
      for (std::size_t place = run.first; place <= run.last; ++place) knows_any |= known(place) & one;
      if (knows_any != 0) continue;
      for (std::size_t place = run.first + 1; place <= run.last; ++place) {
        lore_[place] &= static_cast<std::uint8_t>(~(one << 4U));
      }
    }
  }

  void rotate_down(std::array<std::uint8_t, Capacity>& bytes, std::size_t count) {
    std::rotate(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size_ - count),
                bytes.begin() + size_);
  }

  void keep_lore_of(std::uint8_t eyes) {
    const auto kept = static_cast<std::uint8_t>(eyes | (eyes << 4U));
    for (std::size_t i = 0; i < size_; ++i) lore_[i] &= kept;
  }

  template <class Body>
  void for_each_run(std::uint8_t eyes, Body body) {
    for (std::size_t i = 0; i < size_;) {
      const Run run = run_of(i, eyes);
      if (run.last > run.first) body(run.first, run.last);
      i = run.last + 1;
    }
  }

  // Insertion sort of at most a handful of places, moving cards with their knowledge.
  template <class Key>
  void sort_places(std::size_t first, std::size_t last, Key key) {
    for (std::size_t i = first + 1; i <= last; ++i) {
      for (std::size_t j = i; j > first && key(j) < key(j - 1); --j) swap_cards(j, j - 1);
    }
  }

  std::size_t gather_unknown(std::uint8_t eyes, std::array<Card, Capacity>& pool) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      if ((known(i) & eyes) == 0) pool[count++] = cards_[i];
    }
    return count;
  }

  void scatter_unknown(std::uint8_t eyes, const std::array<Card, Capacity>& pool) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      if ((known(i) & eyes) == 0) cards_[i] = pool[next++];
    }
  }

  std::array<Card, Capacity> cards_{};
  std::array<std::uint8_t, Capacity> lore_{};
  std::uint8_t size_ = 0;
};

}  // namespace pithead
