// How rules speak to an event sink. With NoEvents all of it compiles away.
#pragma once

#include <cstdint>

#include "games/core/event.h"

namespace pithead {

template <class EventKind>
Event make_event(EventKind what, Seat seat, int a, int b, int c) {
  return {.kind = static_cast<std::uint8_t>(what),
          .seat = seat,
          .args = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)}};
}

template <class Sink, class EventKind>
void tell(Sink& sink, EventKind what, Seat seat, int a = 0, int b = 0, int c = 0) {
  if constexpr (Sink::kWanted) sink(make_event(what, seat, a, b, c));
}

// Something that somebody did not know comes to light.
template <class Sink, class EventKind>
void tell_revealed(Sink& sink, EventKind what, Seat seat, int a = 0, int b = 0, int c = 0) {
  if constexpr (Sink::kWanted) {
    Event event = make_event(what, seat, a, b, c);
    event.reveals = true;
    sink(event);
  }
}

// Only the acting seat sees it.
template <class Sink, class EventKind>
void tell_secretly(Sink& sink, EventKind what, Seat seat, int a = 0, int b = 0, int c = 0) {
  if constexpr (Sink::kWanted) {
    Event event = make_event(what, seat, a, b, c);
    event.seen_by = SeatSet::only(seat);
    sink(event);
  }
}

// Only the acting seat sees it, and it did not know it before: a card drawn from a stack.
template <class Sink, class EventKind>
void tell_revealed_secretly(Sink& sink, EventKind what, Seat seat, int a = 0, int b = 0, int c = 0) {
  if constexpr (Sink::kWanted) {
    Event event = make_event(what, seat, a, b, c);
    event.seen_by = SeatSet::only(seat);
    event.reveals = true;
    sink(event);
  }
}

// Who has won, with all points.
template <class G, class Sink, class EventKind>
void tell_winners(Sink& sink, EventKind won, const typename G::State& state) {
  if constexpr (Sink::kWanted) {
    const SeatSet winners = G::winners(state);
    for (Seat seat = 0; seat < G::players(state); ++seat) {
      if (winners.has(seat)) tell(sink, won, seat, G::score(state, seat).total());
    }
  }
}

}  // namespace pithead
