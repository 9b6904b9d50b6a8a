#include "bots/schichtwechsel/strength.h"

namespace pithead {

// Measured with `scripts/level-ratings schichtwechsel`; docs/bots/bots.md says how.
const std::array<LevelRatings, 3> Strength<schichtwechsel::Schichtwechsel>::kRatings{{
    {.easy = 624, .medium = 1500, .hard = 2066},
    {.easy = 764, .medium = 1500, .hard = 2183},
    {.easy = 839, .medium = 1500, .hard = 1834},
}};

}  // namespace pithead
