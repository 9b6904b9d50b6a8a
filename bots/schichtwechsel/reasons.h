// Why a turn is good in Schichtwechsel.
#pragma once

#include <array>
#include <vector>

#include "bots/reasons.h"
#include "games/schichtwechsel/game.h"

namespace pithead {

template <>
struct Reasons<schichtwechsel::Schichtwechsel> {
  static const std::array<EventForm, 63> kForms;

  static void find(const schichtwechsel::State& before, const schichtwechsel::State& after, Seat seat,
                   std::vector<Event>& reasons);
};

}  // namespace pithead
