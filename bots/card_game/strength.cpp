#include "bots/card_game/strength.h"

namespace pithead {

// Measured with `scripts/level-ratings card-game`; docs/bots/bots.md says how.
const std::array<LevelRatings, 3> Strength<card_game::CardGame>::kRatings{{
    {.easy = 975, .medium = 1500, .hard = 1776},
    {.easy = 974, .medium = 1500, .hard = 1738},
    {.easy = 1041, .medium = 1500, .hard = 1701},
}};

}  // namespace pithead
