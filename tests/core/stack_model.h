// A slow exact model of what seats know of a stack: for each seat the set of all stacks that agree with
// everything it has seen. Small stacks only.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "games/core/hash.h"
#include "games/core/hidden.h"
#include "games/core/rng.h"
#include "games/core/seats.h"
#include "games/core/stack.h"

namespace pithead::stack_model {

inline constexpr std::size_t kMostCards = 6;
// Roomier than needed: g++ 12 warns of std::sort on arrays that it could only use up by mistake.
using SmallStack = Stack<32>;
inline constexpr unsigned kGroups = Hidden<32>::kGroups;

// A stack in letters, the bottom first.
using Cards = std::string;
using Possible = std::set<Cards>;

inline SmallStack make_stack(const Cards& cards) {
  SmallStack stack;
  std::vector<std::uint8_t> numbers;
  for (const char letter : cards) numbers.push_back(static_cast<std::uint8_t>(letter - 'a'));
  stack.deal(numbers);
  return stack;
}

inline Cards cards_of(const SmallStack& stack) {
  Cards cards;
  for (std::size_t i = 0; i < stack.size(); ++i) cards += static_cast<char>('a' + stack.at(i));
  return cards;
}

inline Possible all_orders(Cards cards) {
  Possible orders;
  std::sort(cards.begin(), cards.end());
  do {
    orders.insert(cards);
  } while (std::next_permutation(cards.begin(), cards.end()));
  return orders;
}

// All that a seat's Belief would keep of the stack.
inline std::uint64_t fingerprint(SmallStack stack, Seat seat) {
  stack.forget_hidden(seat);
  Hasher hasher;
  stack.visit(hasher);
  return hasher.value();
}

inline std::vector<std::size_t> places_of_group(const SmallStack& stack, Seat seat, unsigned group) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    if (stack.cards().group_of(i, seat) == group) places.push_back(i);
  }
  return places;
}

// Whether the lore of a seat allows these cards: what is certain lies in its place, and every mixed group
// holds at least the cards known to be in it.
inline bool allows(const SmallStack& stack, Seat seat, const Cards& cards) {
  for (std::size_t i = 0; i < stack.size(); ++i) {
    if (stack.cards().is_certain(i, seat) && cards[i] - 'a' != stack.at(i)) return false;
  }
  for (unsigned group = 1; group <= kGroups; ++group) {
    const std::vector<std::size_t> places = places_of_group(stack, seat, group);
    Cards held;
    for (const std::size_t i : places) held += cards[i];
    for (const std::size_t i : places) {
      if (!stack.cards().is_known(i, seat)) continue;
      const std::size_t found = held.find(static_cast<char>('a' + stack.at(i)));
      if (found == Cards::npos) return false;
      held.erase(found, 1);
    }
  }
  return true;
}

// Every stack that the lore of a seat allows.
inline Possible all_allowed(const SmallStack& stack, Seat seat) {
  Possible allowed;
  for (const Cards& cards : all_orders(cards_of(stack))) {
    if (allows(stack, seat, cards)) allowed.insert(cards);
  }
  return allowed;
}

// Whether one mixed group can no longer tell what a seat knows once somebody else has mixed the top cards. It
// can if each mixed group that reaches into them lies in them whole, or they in it. It also can if a mixed
// group reaches in partly with room for all its known cards, and nothing else is known of the cards mixed.
inline bool mixing_blurs(const SmallStack& stack, Seat seat, std::size_t count) {
  const std::size_t first = stack.size() - count;
  const auto is_mixed = [&](std::size_t place) { return place >= first; };
  const auto is_known = [&](std::size_t place) { return stack.cards().is_known(place, seat); };
  for (unsigned group = 1; group <= kGroups; ++group) {
    const std::vector<std::size_t> places = places_of_group(stack, seat, group);
    const auto mixed = static_cast<std::size_t>(std::count_if(places.begin(), places.end(), is_mixed));
    if (mixed == 0 || mixed == places.size() || mixed == count) continue;
    const auto known = static_cast<std::size_t>(std::count_if(places.begin(), places.end(), is_known));
    if (known > mixed) return true;
    for (std::size_t i = first; i < stack.size(); ++i) {
      const unsigned other = stack.cards().group_of(i, seat);
      if (other != group && (other != 0 || is_known(i))) return true;
    }
  }
  return false;
}

// What one turn does to a stack, as the rules use it: the open top card is dealt, or a seat draws some cards,
// keeps one or none, and returns the others to top or bottom in an order of its choice.
struct Turn {
  bool draws = false;
  Seat seat = 0;
  std::size_t count = 1;
  int keeps = -1;  // how deep the kept card lies, or -1
  bool bottom = false;
  std::array<std::size_t, 2> picks{};  // which of the loose cards is named first, second ...

  friend std::ostream& operator<<(std::ostream& out, const Turn& turn) {
    if (!turn.draws) return out << "take_top";
    out << "seat " << int{turn.seat} << " draws " << turn.count;
    if (turn.keeps >= 0) out << ", keeps that at depth " << turn.keeps;
    return out << ", returns to the " << (turn.bottom ? "bottom" : "top") << " picking " << turn.picks[0]
               << ' ' << turn.picks[1];
  }
};

// The real stack and the model side by side.
class Table {
 public:
  static constexpr Seat kSeats = kMaxSeats;
  using Check = std::function<void(const Table&)>;

  explicit Table(const Cards& cards) : stack_(make_stack(cards)) { possible_.fill(all_orders(cards)); }

  const SmallStack& stack() const { return stack_; }
  const Possible& possible(Seat seat) const { return possible_[seat]; }
  // Whether a seat's mixed groups ever overlapped so that something was lost: only then may the lore claim
  // less than the model. (Small stacks have no room for more mixed groups than a seat can keep.)
  bool blurred(Seat seat) const { return blurred_[seat]; }

  // `check` is called after each step of the turn.
  void play(const Turn& turn, const Check& check) {
    if (stack_.empty()) return;
    if (!turn.draws) {
      take_top();
      return check(*this);
    }
    std::size_t loose = std::min(turn.count, stack_.size());
    look(turn.seat, loose);
    check(*this);
    loose = keep(turn, loose);
    check(*this);
    if (loose == 0) return;
    const bool bottom = turn.bottom && loose < stack_.size();
    if (bottom) to_bottom(loose);
    check(*this);
    arrange(turn, bottom ? 0 : stack_.size() - loose, loose, check);
  }

 private:
  template <class Change>
  void update(Seat seat, Change change) {
    Possible next;
    for (const Cards& cards : possible_[seat]) change(cards, next);
    possible_[seat] = std::move(next);
  }

  void take_top() {
    const char top = static_cast<char>('a' + stack_.take_top());
    for (Seat seat = 0; seat < kSeats; ++seat) {
      update(seat, [&](const Cards& cards, Possible& next) {
        if (cards.back() == top) next.insert(cards.substr(0, cards.size() - 1));
      });
    }
  }

  void look(Seat seat, std::size_t count) {
    stack_.look(count, seat);
    const Cards seen = cards_of(stack_).substr(stack_.size() - count);
    update(seat, [&](const Cards& cards, Possible& next) {
      if (cards.ends_with(seen)) next.insert(cards);
    });
  }

  // To the others the returned cards may stand in any order.
  std::size_t keep(const Turn& turn, std::size_t count) {
    const std::size_t first = stack_.size() - count;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (seat != turn.seat && mixing_blurs(stack_, seat, count)) blurred_[seat] = true;
    }
    stack_.mix(count, turn.seat);
    Cards kept;
    if (turn.keeps >= 0) {
      const std::size_t place = stack_.size() - 1 - static_cast<std::size_t>(turn.keeps) % count;
      kept = static_cast<char>('a' + stack_.take(place));
      update(turn.seat,
             [&](const Cards& cards, Possible& next) { next.insert(Cards(cards).erase(place, 1)); });
    }
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (seat == turn.seat) continue;
      update(seat, [&](const Cards& cards, Possible& next) {
        Cards hand = cards.substr(first);
        if (hand.find(kept) == Cards::npos) return;
        hand.erase(hand.find(kept), kept.size());
        for (const Cards& order : all_orders(hand)) next.insert(cards.substr(0, first) + order);
      });
    }
    return count - kept.size();
  }

  void to_bottom(std::size_t count) {
    const std::size_t first = stack_.size() - count;
    stack_.to_bottom(count);
    for (Seat seat = 0; seat < kSeats; ++seat) {
      update(seat, [&](const Cards& cards, Possible& next) {
        next.insert(cards.substr(first) + cards.substr(0, first));
      });
    }
  }

  void arrange(const Turn& turn, std::size_t first, std::size_t count, const Check& check) {
    for (std::size_t named = 0; named + 1 < count; ++named) {
      const std::size_t last = first + count - 1 - named;
      const std::size_t from = last - turn.picks[named] % (last - first + 1);
      stack_.raise(from, last);
      update(turn.seat, [&](Cards cards, Possible& next) {
        const char card = cards[from];
        cards.erase(from, 1).insert(last, 1, card);
        next.insert(cards);
      });
      check(*this);
    }
  }

  SmallStack stack_;
  std::array<Possible, kSeats> possible_;
  std::array<bool, kSeats> blurred_{};
};

}  // namespace pithead::stack_model
