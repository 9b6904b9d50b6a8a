// Coal Baron: how the rules speak to an event sink. With NoEvents all of it compiles away.
#pragma once

#include <cstdint>

#include "games/coal_baron/events.h"
#include "games/core/event.h"

namespace pithead::coal_baron {

template <class Sink>
void tell(Sink& sink, Happening what, Seat seat, int a = 0, int b = 0, int c = 0) {
  if constexpr (Sink::kWanted) {
    sink(Event{
        .kind = static_cast<std::uint8_t>(what),
        .seat = seat,
        .args = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)}});
  }
}

// A card or tile nobody knew comes to light.
template <class Sink>
void tell_revealed(Sink& sink, Happening what, Seat seat, int a, int b = 0) {
  if constexpr (Sink::kWanted) {
    sink(Event{.kind = static_cast<std::uint8_t>(what),
               .seat = seat,
               .reveals = true,
               .args = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0}});
  }
}

// Only the acting seat sees it.
template <class Sink>
void tell_secretly(Sink& sink, Happening what, Seat seat, int a) {
  if constexpr (Sink::kWanted) {
    sink(Event{.kind = static_cast<std::uint8_t>(what),
               .seat = seat,
               .seen_by = SeatSet::only(seat),
               .args = {static_cast<std::int16_t>(a), 0, 0}});
  }
}

}  // namespace pithead::coal_baron
