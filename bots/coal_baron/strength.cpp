#include "bots/coal_baron/strength.h"

namespace pithead {

// Measured with `scripts/level-ratings coal-baron`; docs/bots/bots.md says how.
const std::array<LevelRatings, 3> Strength<coal_baron::CoalBaron>::kRatings{{
    {.easy = 366, .medium = 1500, .hard = 1946},
    {.easy = 445, .medium = 1500, .hard = 1951},
    {.easy = 262, .medium = 1500, .hard = 2014},
}};

}  // namespace pithead
