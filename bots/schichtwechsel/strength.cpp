#include "bots/schichtwechsel/strength.h"

namespace pithead {

// Measured with `scripts/level-ratings schichtwechsel`; docs/bots/bots.md says how.
const std::array<LevelRatings, 3> Strength<schichtwechsel::Schichtwechsel>::kRatings{{
    {.easy = 809, .medium = 1500, .hard = 2066},
    {.easy = 898, .medium = 1500, .hard = 2026},
    {.easy = 671, .medium = 1500, .hard = 1900},
}};

}  // namespace pithead
