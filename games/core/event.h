// What happened while a move was played, told to a sink. Search uses NoEvents, which compiles away.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/core/seats.h"

namespace pithead {

// Kind and arguments mean what the game's table of events says (see EventForm in text.h).
struct Event {
  std::uint8_t kind = 0;
  Seat seat = kNobody;               // who did it, or whom it concerns
  SeatSet seen_by = SeatSet::all();  // spectators see what everybody sees
  bool reveals = false;              // somebody learned something hidden: no undo past this
  std::array<std::int16_t, 3> args{};

  constexpr bool visible_to(Seat viewer) const { return seen_by == SeatSet::all() || seen_by.has(viewer); }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

struct NoEvents {
  static constexpr bool kWanted = false;
  void operator()(const Event& /*event*/) {}
};

class EventLog {
 public:
  static constexpr bool kWanted = true;
  void operator()(const Event& event) { events_.push_back(event); }
  const std::vector<Event>& events() const& { return events_; }
  std::vector<Event>&& events() && { return std::move(events_); }
  void clear() { events_.clear(); }

 private:
  std::vector<Event> events_;
};

}  // namespace pithead
