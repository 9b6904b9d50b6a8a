// Pieces of JSON that the views of all games share.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/core/game.h"
#include "games/core/hidden.h"
#include "games/core/json.h"
#include "games/core/seats.h"

namespace pithead {

// A list of objects; `write` fills the one with the number it is given.
template <class Write>
void write_objects(JsonWriter& json, std::string_view key, std::size_t n, Write write) {
  json.key(key).begin_array();
  for (std::size_t i = 0; i < n; ++i) {
    json.begin_object();
    write(i);
    json.end_object();
  }
  json.end_array();
}

template <class Values>
void write_values(JsonWriter& json, std::string_view key, const Values& values) {
  json.key(key).begin_array();
  for (const auto& value : values) json.value(value);
  json.end_array();
}

inline void write_sheet(JsonWriter& json, std::string_view key, const ScoreSheet& sheet,
                        std::span<const std::string_view> sources) {
  json.key(key).begin_object();
  for (std::size_t i = 0; i < sources.size(); ++i) json.field(sources[i], int{sheet.points[i]});
  json.field("total", sheet.total());
  json.end_object();
}

inline void write_seat(JsonWriter& json, std::string_view key, Seat seat) {
  if (seat == kNobody) return json.key(key).null();
  json.field(key, int{seat});
}

inline void write_seats(JsonWriter& json, SeatSet seats) {
  json.begin_array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.has(seat)) json.value(int{seat});
  }
  json.end_array();
}

// The seats that know exactly which card lies in a place.
template <class Cards>
SeatSet certain_seats(const Cards& cards, std::size_t place, int players) {
  SeatSet seats;
  for (Seat seat = 0; seat < players; ++seat) {
    if (cards.is_certain(place, seat)) seats.add(seat);
  }
  return seats;
}

// What a viewer knows of hidden cards: first each card whose place it knows, then each muddle; as a list of
// known cards, sorted so that their sequence tells nothing, and of the places they lie in. Places for which
// `skip` holds are not told of.
template <class Cards, class Skip, class Name, class Where>
void write_known_cards(JsonWriter& json, const Cards& cards, Deck deck, Seat viewer, Skip skip, Name name,
                       Where where) {
  const auto write = [&](const auto& belongs) {
    json.begin_object();
    json.key("cards").begin_array();
    std::array<std::uint8_t, 256> known{};
    std::size_t count = 0;
    for (std::size_t place = deck.first; place < deck.end(); ++place) {
      if (belongs(place) && cards.is_known(place, viewer) && cards.at(place) < Cards::kNoCard)
        known[count++] = static_cast<std::uint8_t>(cards.at(place));
    }
    std::sort(known.begin(), known.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i) json.value(name(known[i]));
    json.end_array();
    json.key("places").begin_array();
    for (std::size_t place = deck.end(); place-- > deck.first;) {
      if (belongs(place)) where(json, place);
    }
    json.end_array();
    json.end_object();
  };
  for (std::size_t place = deck.end(); place-- > deck.first;) {
    if (cards.is_certain(place, viewer) && !skip(place))
      write([&](std::size_t each) { return each == place; });
  }
  for (unsigned muddle = 1; muddle <= Cards::kMuddles; ++muddle) {
    const auto belongs = [&](std::size_t place) { return cards.muddle_of(place, viewer) == muddle; };
    bool any = false;
    for (std::size_t place = deck.first; place < deck.end(); ++place) any = any || belongs(place);
    if (any) write(belongs);
  }
}

}  // namespace pithead
