// A face-down stack of cards and what each seat knows of it (see hidden.h). Index 0 is the bottom.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "games/core/hidden.h"
#include "games/core/rng.h"
#include "games/core/seats.h"

namespace pithead {

template <std::size_t Capacity>
class Stack {
 public:
  using Card = std::uint8_t;
  static constexpr Deck kDeck{0, Capacity};

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Card at(std::size_t i) const { return cards_.at(i); }
  // The card `depth` places under the top; 0 is the top itself.
  Card from_top(std::size_t depth) const { return cards_.at(size_ - 1 - depth); }
  const Hidden<Capacity>& cards() const { return cards_; }

  // Lays cards that nobody has seen on top; the last becomes the top card.
  void deal(std::span<const Card> cards) {
    for (const Card card : cards) cards_.put(size_++, card);
  }

  // Everybody sees the top card leave.
  Card take_top() { return cards_.take(--size_, kDeck); }

  // One seat looks at the top cards.
  void look(std::size_t count, Seat seat) {
    for (std::size_t i = size_ - count; i < size_; ++i) cards_.show(i, seat, kDeck);
  }

  // Everybody but one seat loses sight of the order of the top cards.
  void mix(std::size_t count, Seat except) {
    cards_.mix(((std::uint64_t{1} << count) - 1) << (size_ - count), except, kDeck);
  }

  // Everybody sees this card leave the mixed top cards, but only its holder knows from which place.
  Card take(std::size_t i) {
    raise(i, size_ - 1U);
    return take_top();
  }

  // The top cards go under the stack in unchanged order.
  void to_bottom(std::size_t count) { cards_.rotate(0, size_, count); }

  // Among mixed cards the holder rearranges: the card at `from` goes up to `to`, those between move down one.
  void raise(std::size_t from, std::size_t to) {
    if (from < to) cards_.rotate(from, to - from + 1, to - from);
  }

  void forget_hidden(Seat seat) { cards_.forget_hidden(seat, std::span(&kDeck, 1), {}); }
  void resample(Seat seat, Rng& rng) { cards_.resample(seat, std::span(&kDeck, 1), {}, rng); }

  template <class Visitor>
  void visit(Visitor& visitor) const {
    visitor(std::uint64_t{size_});
    cards_.visit(visitor);
  }

 private:
  Hidden<Capacity> cards_;
  std::uint8_t size_ = 0;
};

}  // namespace pithead
