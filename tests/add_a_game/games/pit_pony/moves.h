// Pit Pony: the fixed action space.
#pragma once

#include "games/core/move.h"
#include "games/pit_pony/components.h"

namespace pithead::pit_pony {

inline constexpr Block kHaul{0, kWeights};            // a load onto the train
inline constexpr Block kBury{kHaul.end(), kWeights};  // or, face down, into the waste
inline constexpr std::size_t kActions = kBury.end();

using Moves = MoveList<kActions>;

}  // namespace pithead::pit_pony
