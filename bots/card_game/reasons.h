// Why a turn is good in The Great Card Game.
#pragma once

#include <array>
#include <vector>

#include "bots/reasons.h"
#include "games/card_game/game.h"

namespace pithead {

template <>
struct Reasons<card_game::CardGame> {
  static const std::array<EventForm, 37> kForms;

  static void find(const card_game::State& before, const card_game::State& after, Seat seat,
                   std::vector<Event>& reasons);
};

}  // namespace pithead
