// Schichtwechsel: the names in notation, records and views that are no column of a table.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "games/schichtwechsel/components.h"
#include "games/schichtwechsel/moves.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

inline constexpr std::array<std::string_view, 3> kBenefitNames{"miner", "headframe", "points"};

inline constexpr std::array<std::string_view, kQuestions> kQuestionNames{
    "give",    "cube",  "tile", "sale", "option",    "turn",  "pay",      "after",
    "carts",   "coke",  "load", "rail", "plant",     "water", "building", "lot",
    "benefit", "miner", "use",  "copy", "headframe", "over"};

inline constexpr std::array<std::string_view, 8> kPhaseNames{"sets", "tiles",   "bonuses",   "sale",
                                                             "bar",  "actions", "last-move", "over"};

constexpr std::string_view card_name(int card) {
  return card == kPersonalCard ? kPersonalName : kCardTable[static_cast<std::size_t>(card)].name;
}

}  // namespace pithead::schichtwechsel
