// Why a turn is good, in facts a player cares about: "completes the 9-point truck order", "keeps 3 workers".
// Reasons are told as events are (games/core/text.h), so programs get a name and arguments, and people words.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/reason_list.h"
#include "games/core/event.h"
#include "games/core/game.h"
#include "games/core/text.h"

namespace pithead {

// Specialised in bots/<game>/reasons.h:
//   kForms: an array of EventForm, a row for each kind of reason; sentences without a subject
//   find(before, after, seat, reasons): what the seat's turn changed, the most telling first
// A game without one tells of points alone.
template <Game G>
struct Reasons {
  enum class Why : std::uint8_t { Scores, Promises };
  static constexpr std::array<EventForm, 2> kForms{
      {{.name = "scores", .sentence = "brings {points point|points}", .args = {{{"points"}}}},
       {.name = "promises",
        .sentence = "would bring {points point|points} if the round ended now",
        .args = {{{"points"}}}}}};

  static void find(const typename G::State& before, const typename G::State& after, Seat seat,
                   std::vector<Event>& reasons) {
    ReasonList<Why> list(seat, reasons);
    const int scored = G::score(after, seat).total() - G::score(before, seat).total();
    const int promised = G::projected(after, seat).total() - G::projected(before, seat).total() - scored;
    if (scored > 0) list.add(Why::Scores, scored);
    if (promised > 0) list.add(Why::Promises, promised);
  }
};

}  // namespace pithead
