// Why a turn is good in Coal Baron.
#pragma once

#include <array>
#include <vector>

#include "bots/reasons.h"
#include "games/coal_baron/game.h"

namespace pithead {

template <>
struct Reasons<coal_baron::CoalBaron> {
  static const std::array<EventForm, 53> kForms;

  static void find(const coal_baron::State& before, const coal_baron::State& after, Seat seat,
                   std::vector<Event>& reasons);
};

}  // namespace pithead
