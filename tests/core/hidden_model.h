// A slow exact model of what seats know of cards in places: for each seat the set of all tables that agree
// with everything it has seen. Few places only.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/core/hash.h"
#include "games/core/hidden.h"
#include "games/core/rng.h"
#include "games/core/seats.h"

namespace pithead::hidden_model {

inline constexpr std::size_t kPlaces = 7;
// Not at the beginning, so that a wrong place would be another deck's, and across two bytes of labels.
inline constexpr Deck kDeck{5, kPlaces};
inline constexpr std::array<Deck, 1> kDecks{kDeck};
using Table = Hidden<40>;

// The seats that look and mix.
inline constexpr Seat kActive = 4;

// The cards in letters, place after place; a dot is an empty place.
using Cards = std::string;
using Possible = std::set<Cards>;

inline char letter_at(const Table& table, std::size_t i) {
  return table.empty(kDeck.first + i) ? '.' : static_cast<char>('a' + table.at(kDeck.first + i));
}
inline Cards cards_of(const Table& table) {
  Cards cards;
  for (std::size_t i = 0; i < kPlaces; ++i) cards += letter_at(table, i);
  return cards;
}
inline Table make_table(const Cards& cards) {
  Table table;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i] != '.') table.put(kDeck.first + i, static_cast<std::uint8_t>(cards[i] - 'a'));
  }
  return table;
}

// Every way in which the cards can lie in the places that are filled.
inline Possible all_orders(const Cards& cards) {
  Cards letters;
  for (const char card : cards) {
    if (card != '.') letters += card;
  }
  std::sort(letters.begin(), letters.end());
  Possible orders;
  do {
    Cards order = cards;
    std::size_t next = 0;
    for (char& card : order) {
      if (card != '.') card = letters[next++];
    }
    orders.insert(order);
  } while (std::next_permutation(letters.begin(), letters.end()));
  return orders;
}

// All that a seat's Belief would keep.
inline std::uint64_t fingerprint(Table table, Seat seat) {
  table.forget_hidden(seat, kDecks, {});
  Hasher hasher;
  table.visit(hasher);
  return hasher.value();
}

// One thing that happens on the table. What it cannot do with the cards as they lie, it leaves.
struct Step {
  enum class Kind { Look, Turn, Take, Mix, Move, Rotate };
  Kind kind = Kind::Look;
  Seat seat = 0;
  std::size_t place = 0;
  std::size_t other = 0;
  std::size_t places = 0;              // bits, for Mix
  std::array<std::size_t, 3> swaps{};  // for Mix: each swaps two of its places

  friend std::ostream& operator<<(std::ostream& out, const Step& step) {
    constexpr std::array kNames{"look", "turn up", "take", "mix", "move", "rotate"};
    out << kNames[static_cast<std::size_t>(step.kind)] << " seat " << int{step.seat} << " place "
        << step.place << " other " << step.other << " places " << step.places << " swaps";
    for (const std::size_t each : step.swaps) out << ' ' << each;
    return out;
  }
};

// The pairs of places that a mix swaps: those of its places that are filled, in a fixed sequence.
inline std::vector<std::pair<std::size_t, std::size_t>> swaps_of(const Step& step, const Cards& cards) {
  std::vector<std::size_t> filled;
  for (std::size_t i = 0; i < kPlaces; ++i) {
    if (((step.places >> i) & 1U) != 0 && cards[i] != '.') filled.push_back(i);
  }
  std::vector<std::pair<std::size_t, std::size_t>> swaps;
  if (filled.empty()) return swaps;
  for (const std::size_t pick : step.swaps)
    swaps.emplace_back(filled[pick % filled.size()], filled[pick / filled.size() % filled.size()]);
  return swaps;
}
inline std::uint64_t filled_of(const Step& step, const Cards& cards) {
  std::uint64_t places = 0;
  for (std::size_t i = 0; i < kPlaces; ++i) {
    if (((step.places >> i) & 1U) != 0 && cards[i] != '.') places |= std::uint64_t{1} << i;
  }
  return places;
}

// The real thing and the model side by side.
class Both {
 public:
  explicit Both(const Cards& cards) : table_(make_table(cards)) { possible_.fill(all_orders(cards)); }

  const Table& table() const { return table_; }
  const Possible& possible(Seat seat) const { return possible_[seat]; }
  // Whether mixed groups ever overlapped or were too many: only then may the lore claim less than the model.
  bool blurred(Seat seat) const { return blurred_[seat]; }

  void play(const Step& step) {
    const std::size_t place = kDeck.first + step.place;
    switch (step.kind) {
      case Step::Kind::Look:
        if (table_.empty(place)) return;
        table_.show(place, step.seat, kDeck);
        return see(step.seat, step.place);
      case Step::Kind::Turn:
        if (table_.empty(place)) return;
        table_.show_all(place, kDeck);
        for (Seat seat = 0; seat < kMaxSeats; ++seat) see(seat, step.place);
        return;
      case Step::Kind::Take:
        if (table_.empty(place)) return;
        for (Seat seat = 0; seat < kMaxSeats; ++seat) see(seat, step.place);
        table_.take(place, kDeck);
        return change_all([&](Cards& cards) { cards[step.place] = '.'; });
      case Step::Kind::Mix: return mix(step);
      case Step::Kind::Move:
        if (table_.empty(place) || !table_.empty(kDeck.first + step.other)) return;
        table_.move(place, kDeck.first + step.other);
        return change_all([&](Cards& cards) { std::swap(cards[step.place], cards[step.other]); });
      case Step::Kind::Rotate: return rotate(step);
    }
  }

 private:
  void see(Seat seat, std::size_t i) {
    const char card = letter_at(table_, i);
    std::erase_if(possible_[seat], [&](const Cards& cards) { return cards[i] != card; });
  }
  template <class Change>
  void change(Seat seat, Change change) {
    Possible next;
    for (Cards cards : possible_[seat]) {
      change(cards);
      next.insert(cards);
    }
    possible_[seat] = std::move(next);
  }
  template <class Change>
  void change_all(Change body) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) change(seat, body);
  }

  // The seat mixes some cards as it likes; the others see only that it does.
  void mix(const Step& step) {
    const Cards before = cards_of(table_);
    const std::uint64_t places = filled_of(step, before);
    if (places == 0) return;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (seat != step.seat) note_blur(seat, places);
    }
    const auto swaps = swaps_of(step, before);
    // It is all the same whether the cards move before or after the others lose sight of them.
    table_.swap(kDeck.first + swaps[0].first, kDeck.first + swaps[0].second);
    table_.mix(places, step.seat, kDeck);
    for (std::size_t i = 1; i < swaps.size(); ++i)
      table_.swap(kDeck.first + swaps[i].first, kDeck.first + swaps[i].second);
    change(step.seat, [&](Cards& cards) {
      for (const auto& [one, other] : swaps) std::swap(cards[one], cards[other]);
    });
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (seat != step.seat) scatter(seat, places);
    }
  }
  void scatter(Seat seat, std::uint64_t places) {
    Possible next;
    for (const Cards& cards : possible_[seat]) {
      Cards mixed(kPlaces, '.');
      for (std::size_t i = 0; i < kPlaces; ++i) {
        if (((places >> i) & 1U) != 0) mixed[i] = cards[i];
      }
      for (Cards order : all_orders(mixed)) {
        for (std::size_t i = 0; i < kPlaces; ++i) {
          if (((places >> i) & 1U) == 0) order[i] = cards[i];
        }
        next.insert(order);
      }
    }
    possible_[seat] = std::move(next);
  }
  void note_blur(Seat seat, std::uint64_t places) {
    std::array<std::uint64_t, 4> groups{};
    bool any = false;
    for (std::size_t i = 0; i < kPlaces; ++i) {
      groups[table_.group_of(kDeck.first + i, seat)] |= std::uint64_t{1} << i;
      any = any || (((places >> i) & 1U) != 0 && table_.is_known(kDeck.first + i, seat));
    }
    bool touched = false;
    bool full = true;
    for (std::size_t group = 1; group < groups.size(); ++group) {
      touched = touched || (groups[group] & places) != 0;
      full = full && groups[group] != 0;
      if ((groups[group] & places) != 0 && (groups[group] & ~places) != 0) blurred_[seat] = true;
    }
    if (any && !touched && full) blurred_[seat] = true;
  }

  // Everybody sees neighbouring places move up.
  void rotate(const Step& step) {
    const std::size_t count = kPlaces - step.place;
    const std::size_t up = step.other % count;
    if (up == 0) return;
    table_.rotate(kDeck.first + step.place, count, up);
    change_all([&](Cards& cards) {
      const auto begin = cards.begin() + static_cast<std::ptrdiff_t>(step.place);
      std::rotate(begin, begin + static_cast<std::ptrdiff_t>(count - up), cards.end());
    });
  }

  Table table_;
  std::array<Possible, kMaxSeats> possible_;
  std::array<bool, kMaxSeats> blurred_{};
};

// Whether what a seat knows allows these cards: what is certain is so, and each mixed group holds at least
// the cards known to lie in it.
inline bool allows(const Table& table, Seat seat, const Cards& cards) {
  std::array<std::multiset<char>, 4> held;
  for (std::size_t i = 0; i < kPlaces; ++i) held[table.group_of(kDeck.first + i, seat)].insert(cards[i]);
  for (std::size_t i = 0; i < kPlaces; ++i) {
    const std::size_t place = kDeck.first + i;
    if (table.empty(place) != (cards[i] == '.')) return false;
    if (table.is_certain(place, seat) && cards[i] != letter_at(table, i)) return false;
    const unsigned group = table.group_of(place, seat);
    if (group == 0 || !table.is_known(place, seat)) continue;
    const auto found = held[group].find(letter_at(table, i));
    if (found == held[group].end()) return false;
    held[group].erase(found);
  }
  return true;
}
inline Possible all_allowed(const Table& table, Seat seat) {
  Possible allowed;
  for (const Cards& cards : all_orders(cards_of(table))) {
    if (allows(table, seat, cards)) allowed.insert(cards);
  }
  return allowed;
}

}  // namespace pithead::hidden_model
