// What one seat knows, as a row of small whole numbers of fixed length, for programs that learn. A game says
// once what stands where, in a template `describe(state, seat, out)`: given an ObservationWriter it fills a
// row, given an ObservationTable it explains the row, so the two cannot disagree.
//
// A row is the same for two to four players and begins with the eyes' own seat: seat+0 is who looks, seat+1
// the next clockwise. Seats that are not there are zeros.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/core/bits.h"
#include "games/core/hidden.h"
#include "games/core/seats.h"

namespace pithead {

// Neighbouring numbers of a row that mean the same of different things.
struct ObservedField {
  enum class Kind : std::uint8_t {
    Number,   // a number from `least` to `most`, less `least`
    OneOf,    // 1 at what it is, 0 elsewhere; all 0 for none
    Set,      // 1 for each that is in it
    Numbers,  // one from 0 to `most` for each
  };
  std::string name;
  Kind kind = Kind::Number;
  std::size_t first = 0;  // in the row
  std::size_t size = 1;
  int least = 0;
  int most = 1;
  std::vector<std::string> labels;  // what each stands for; none of a single number
  std::string about;
};

inline std::string_view kind_name(ObservedField::Kind kind) {
  constexpr std::array<std::string_view, 4> kNames{"number", "one of", "set", "numbers"};
  return kNames[static_cast<std::size_t>(kind)];
}

// How far a seat sits from the eyes, clockwise; of nobody more than any seat.
constexpr unsigned seats_away(Seat seat, Seat eyes, int players) {
  if (seat >= players) return kMaxSeats;
  // Added whether it is 0 or not, as nothing could foresee a branch.
  return static_cast<unsigned>(seat - eyes + players * (seat < eyes ? 1 : 0));
}

// The same of all seats at once, and which seat sits how far away. Those that are not there keep their own
// numbers, so that nothing need ask how many play.
constexpr std::array<std::uint8_t, kMaxSeats> distances_from(Seat eyes, int players) {
  std::array<std::uint8_t, kMaxSeats> away{};
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    away[seat] = static_cast<std::uint8_t>(seat < players ? seats_away(seat, eyes, players) : seat);
  return away;
}
constexpr std::array<Seat, kMaxSeats> seats_from(Seat eyes, int players) {
  std::array<Seat, kMaxSeats> seats{};
  const auto away = distances_from(eyes, players);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) seats[away[seat]] = seat;
  return seats;
}

// Each byte's bits as eight bytes of 0 or 1.
inline constexpr std::array<std::uint64_t, 256> kSpreadBits = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    for (std::size_t bit = 0; bit < 8; ++bit) table[byte] |= std::uint64_t{byte >> bit & 1U} << (8 * bit);
  }
  return table;
}();

// Sixteen numbers of four bits as bytes.
inline void put_nibbles(std::uint8_t* cells, std::uint64_t packed) {
  if constexpr (std::endian::native != std::endian::little) return put_small_numbers<4>(cells, packed, 16);
  using SixteenBytes [[gnu::vector_size(16)]] = std::uint8_t;
  using TwoWords [[gnu::vector_size(16)]] = std::uint64_t;
  const TwoWords even{packed & kEachByte * 15, 0};
  const TwoWords odd{packed >> 4U & kEachByte * 15, 0};
  const SixteenBytes sorted = __builtin_shufflevector(SixteenBytes(even), SixteenBytes(odd), 0, 16, 1, 17, 2,
                                                      18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  std::memcpy(cells, &sorted, sizeof sorted);
}

inline std::string seat_label(std::size_t away) { return "seat+" + std::to_string(away); }

// Everything here is meant to be inlined into one function that is marked [[gnu::flatten]], with constant
// sizes and the place to write to in a register; names and labels are never made while playing.
//
// A row is written from its front on, so what is small may be written as a whole word whose other bytes are
// 0: those behind its end are not yet written. Only a row's last eight numbers must be written one by one.
class ObservationWriter {
 public:
  // `row` must be all zeros.
  explicit ObservationWriter(std::uint8_t* row) : next_(row) {}

  void number(std::string_view /*name*/, int value, int most, std::string_view /*about*/) {
    *next_++ = static_cast<std::uint8_t>(std::min(value, most));
  }
  void signed_number(std::string_view /*name*/, int value, int least, int most, std::string_view /*about*/) {
    *next_++ = static_cast<std::uint8_t>(std::clamp(value, least, most) - least);
  }
  template <class Label>
  void one_of(std::string_view /*name*/, unsigned value, std::size_t size, Label /*label*/,
              std::string_view /*about*/) {
    if (value < size) next_[value] = 1;
    next_ += size;
  }
  template <class Label>
  [[gnu::always_inline]] void set(std::string_view /*name*/, std::uint64_t bits, std::size_t size,
                                  Label /*label*/, std::string_view /*about*/) {
    bits &= (std::uint64_t{1} << size) - 1;
    for (std::size_t done = 0; done < size; done += 8)
      store_eight(next_ + done, kSpreadBits[bits >> done & 0xffU]);
    next_ += size;
  }
  // `fill` writes those of the cells that are not 0.
  template <class Label, class Fill>
  void numbers(std::string_view /*name*/, std::size_t size, int /*most*/, Label /*label*/,
               std::string_view /*about*/, Fill fill) {
    fill(next_);
    next_ += size;
  }

  void begin_seat(std::size_t away) {
    if (away == 0) first_seat_ = next_;
    if (away == 1) seat_size_ = next_ - first_seat_;
  }
  void skip_seat() { next_ += seat_size_; }
  void end_seats() {}

 private:
  std::uint8_t* next_;
  std::uint8_t* first_seat_ = nullptr;
  std::ptrdiff_t seat_size_ = 0;
};

class ObservationTable {
 public:
  std::vector<ObservedField> take_fields() && { return std::move(fields_); }

  void number(std::string_view name, int /*value*/, int most, std::string_view about) {
    add(name, ObservedField::Kind::Number, 1, 0, most, about);
  }
  void signed_number(std::string_view name, int /*value*/, int least, int most, std::string_view about) {
    add(name, ObservedField::Kind::Number, 1, least, most, about);
  }
  template <class Label>
  void one_of(std::string_view name, unsigned /*value*/, std::size_t size, Label label,
              std::string_view about) {
    add(name, ObservedField::Kind::OneOf, size, 0, 1, about, label);
  }
  template <class Label>
  void set(std::string_view name, std::uint64_t /*bits*/, std::size_t size, Label label,
           std::string_view about) {
    add(name, ObservedField::Kind::Set, size, 0, 1, about, label);
  }
  template <class Label, class Fill>
  void numbers(std::string_view name, std::size_t size, int most, Label label, std::string_view about,
               Fill /*fill*/) {
    add(name, ObservedField::Kind::Numbers, size, 0, most, about, label);
  }

  void begin_seat(std::size_t away) { prefix_ = seat_label(away) + "."; }
  void skip_seat() {}
  void end_seats() { prefix_.clear(); }

 private:
  void add(std::string_view name, ObservedField::Kind kind, std::size_t size, int least, int most,
           std::string_view about) {
    fields_.push_back({.name = prefix_ + std::string(name),
                       .kind = kind,
                       .first = next_,
                       .size = size,
                       .least = least,
                       .most = most,
                       .labels = {},
                       .about = std::string(about)});
    next_ += size;
  }
  template <class Label>
  void add(std::string_view name, ObservedField::Kind kind, std::size_t size, int least, int most,
           std::string_view about, Label label) {
    add(name, kind, size, least, most, about);
    for (std::size_t i = 0; i < size; ++i) fields_.back().labels.emplace_back(label(i));
  }

  std::vector<ObservedField> fields_;
  std::size_t next_ = 0;
  std::string prefix_;
};

// One of the seats that sit at the table.
template <class Out>
void describe_seat(Out& out, std::string_view name, Seat seat, Seat eyes, int players,
                   std::string_view about) {
  out.one_of(name, seats_away(seat, eyes, players), kMaxSeats, seat_label, about);
}

// The seats of a set by how far they sit from the eyes, a bit for each.
constexpr unsigned seats_clockwise(SeatSet seats, Seat eyes, int players) {
  const unsigned twice = unsigned{seats.bits} | unsigned{seats.bits} << players;
  return twice >> eyes & ((1U << players) - 1U);
}

// Several of them.
template <class Out>
void describe_seats(Out& out, std::string_view name, SeatSet seats, Seat eyes, int players,
                    std::string_view about) {
  out.set(name, seats_clockwise(seats, eyes, players), kMaxSeats, seat_label, about);
}

// body(seat) describes each of them, clockwise from the eyes on.
template <class Out, class Body>
void describe_each_seat(Out& out, Seat eyes, int players, Body body) {
  for (int away = 0; away < kMaxSeats; ++away) {
    out.begin_seat(static_cast<std::size_t>(away));
    if (away < players) {
      const int seat = eyes + away;
      body(static_cast<Seat>(seat < players ? seat : seat - players));
    } else {
      out.skip_seat();
    }
  }
  out.end_seats();
}

// What the eyes know of the cards of some decks, in two fields with a number for each place, counted by
// `cell`: the card, and in which mixed group it is (games/core/hidden.h). The known cards of a group stand at
// its first places, as nobody knows better.
struct KnownCardsNames {
  std::string_view known, mixed;
  std::string_view about_known, about_mixed;
};
template <class Out, class Cards, class Cell>
void describe_known_cards(Out& out, const KnownCardsNames& names, const Cards& cards,
                          std::span<const Deck> decks, Seat eyes, std::size_t places, int kinds, Cell cell) {
  const auto label = [](std::size_t i) { return std::to_string(i + 1); };
  out.numbers(names.known, places, kinds, label, names.about_known, [&](std::uint8_t* cells) {
    const bool mixed = cards.has_mixed(eyes);
    cards.for_each_certain(eyes, [&](std::size_t place, std::uint8_t card) {
      cells[cell(place)] = static_cast<std::uint8_t>(card + 1);
    });
    if (!mixed) return;
    std::uint8_t* groups = cells + places;  // of the next field, as both are found at once
    for (const Deck& deck : decks) {
      cards.for_each_mixed(eyes, deck, [&](std::size_t place, std::uint8_t card, unsigned group) {
        static_assert(Cards::kNoCard == 0xff, "plus 1 it is 0");
        cells[cell(place)] = static_cast<std::uint8_t>(card + 1);
        groups[cell(place)] = static_cast<std::uint8_t>(group);
      });
    }
  });
  out.numbers(names.mixed, places, static_cast<int>(Cards::kGroups), label, names.about_mixed,
              [](std::uint8_t* /*filled already*/) {});
}

}  // namespace pithead
