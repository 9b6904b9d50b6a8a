// How strong the levels play Schichtwechsel.
#pragma once

#include <array>

#include "bots/strength.h"
#include "games/schichtwechsel/game.h"

namespace pithead {

template <>
struct Strength<schichtwechsel::Schichtwechsel> {
  static const std::array<LevelRatings, 3> kRatings;
};

}  // namespace pithead
