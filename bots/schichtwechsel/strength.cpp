#include "bots/schichtwechsel/strength.h"

namespace pithead {

// Measured with `scripts/level-ratings schichtwechsel`; docs/bots/bots.md says how.
const std::array<LevelRatings, 3> Strength<schichtwechsel::Schichtwechsel>::kRatings{{
    {.easy = 990, .medium = 1500, .hard = 1901},
    {.easy = 1102, .medium = 1500, .hard = 1873},
    {.easy = 1066, .medium = 1500, .hard = 1827},
}};

}  // namespace pithead
