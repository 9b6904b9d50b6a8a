// How strong the levels play Coal Baron.
#pragma once

#include <array>

#include "bots/strength.h"
#include "games/coal_baron/game.h"

namespace pithead {

template <>
struct Strength<coal_baron::CoalBaron> {
  static const std::array<LevelRatings, 3> kRatings;
};

}  // namespace pithead
