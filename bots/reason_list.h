// What the reasons of all games share: a turn, and the list of what is found in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/core/event.h"
#include "games/core/seat_names.h"
#include "games/core/text.h"

namespace pithead {

// A turn of a seat: the state and the seat before it and after it. A game's own `Turn` adds what else it asks
// of one.
template <class State, class Player>
struct BeforeAndAfter {
  const State& before;
  const State& after;
  Seat seat;
  const Player& was = before.seats[seat];
  const Player& is = after.seats[seat];
};

// Few are read; what comes first counts, and one more closes the list: what the turn leaves.
inline constexpr std::size_t kMostReasons = 5;

// `Why` names the game's kinds of reason in the sequence of its forms.
template <class Why>
class ReasonList {
 public:
  ReasonList(Seat seat, std::vector<Event>& reasons)
      : seat_(seat), first_(reasons.size()), reasons_(reasons) {}

  bool empty() const { return reasons_.size() == first_; }

  void add(Why why, int a = 0, int b = 0, int c = 0) {
    if (reasons_.size() - first_ + 1 < kMostReasons) push(why, a, b, c);
  }
  void close(Why why, int a = 0, int b = 0, int c = 0) { push(why, a, b, c); }

 private:
  void push(Why why, int a, int b, int c) {
    reasons_.push_back(
        {.kind = static_cast<std::uint8_t>(why),
         .seat = seat_,
         .args = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)}});
  }

  Seat seat_;
  std::size_t first_;
  std::vector<Event>& reasons_;
};

// The first rival clockwise of whom that is true, or nobody.
template <class Turn, class Test>
Seat find_rival(const Turn& turn, Test test) {
  const unsigned players = turn.before.players;
  for (unsigned steps = 1; steps < players; ++steps) {
    const auto rival = static_cast<Seat>((turn.seat + steps) % players);
    if (test(rival)) return rival;
  }
  return kNobody;
}

// Programs get a seat's number, people its name.
inline void rival_word(int seat, std::string& out) { out += kSeatNames[static_cast<std::size_t>(seat)]; }
inline constexpr ArgForm kRivalArg{"rival", nullptr, rival_word};

}  // namespace pithead
