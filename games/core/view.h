// Pieces of JSON that the views of all games share.
#pragma once

#include <span>
#include <string_view>

#include "games/core/game.h"
#include "games/core/json.h"
#include "games/core/seats.h"

namespace pithead {

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

}  // namespace pithead
