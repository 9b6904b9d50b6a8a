// How strong the levels play The Great Card Game.
#pragma once

#include <array>

#include "bots/strength.h"
#include "games/card_game/game.h"

namespace pithead {

template <>
struct Strength<card_game::CardGame> {
  static const std::array<LevelRatings, 3> kRatings;
};

}  // namespace pithead
