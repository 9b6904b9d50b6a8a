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

// A seat's points, now and if the round ended now.
template <class G>
void write_points(JsonWriter& json, const typename G::State& state, Seat seat) {
  write_sheet(json, "points", G::score(state, seat), G::kInfo.sources);
  write_sheet(json, "projected", G::projected(state, seat), G::kInfo.sources);
}

// What `name` gives, or null where there is nothing to name.
template <class Name>
void write_or_null(JsonWriter& json, std::string_view key, bool there, Name name) {
  if (!there) return json.key(key).null();
  json.field(key, name());
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

inline void write_seats(JsonWriter& json, std::string_view key, SeatSet seats) {
  json.key(key);
  write_seats(json, seats);
}

// Every player's side of the table, by `write`.
template <class Write>
void write_players(JsonWriter& json, int players, Write write) {
  json.key("seats").begin_array();
  for (Seat seat = 0; seat < players; ++seat) write(seat);
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

// All-seeing eyes get every card of a stack, the top first, and who knows it exactly. `place` finds the card
// so many under the top.
template <class Cards, class Place, class Name>
void write_whole_stack(JsonWriter& json, const Cards& cards, std::size_t size, int players, Place place,
                       Name name) {
  json.key("cards").begin_array();
  for (std::size_t depth = 0; depth < size; ++depth) json.value(name(cards.at(place(depth))));
  json.end_array();
  json.key("known_exactly_by").begin_array();
  for (std::size_t depth = 0; depth < size; ++depth)
    write_seats(json, certain_seats(cards, place(depth), players));
  json.end_array();
}

// What a viewer knows of hidden cards: first each card whose place it knows, then each mixed group; as a list
// of known cards, sorted so that their sequence tells nothing, and of the places they lie in. Places for
// which `skip` holds are not told of.
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
  for (unsigned group = 1; group <= Cards::kGroups; ++group) {
    const auto belongs = [&](std::size_t place) { return cards.group_of(place, viewer) == group; };
    bool any = false;
    for (std::size_t place = deck.first; place < deck.end(); ++place) any = any || belongs(place);
    if (any) write(belongs);
  }
}

}  // namespace pithead
