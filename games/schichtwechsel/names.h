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

// In the sequence of Effect.
inline constexpr std::array<std::string_view, kEffects> kEffectNames{"points",
                                                                     "lower",
                                                                     "lower-up-to",
                                                                     "raise",
                                                                     "coin",
                                                                     "white",
                                                                     "take-tool",
                                                                     "discard-tool",
                                                                     "cube-to-cart",
                                                                     "coal-to-wagon",
                                                                     "spoil-to-tip",
                                                                     "coke-to-wagon",
                                                                     "coke-to-plant",
                                                                     "advance",
                                                                     "move-carts",
                                                                     "make-coke",
                                                                     "load-coke",
                                                                     "build",
                                                                     "choose-lot",
                                                                     "miner-or-headframe",
                                                                     "move-miner",
                                                                     "walk-miner",
                                                                     "use-circle",
                                                                     "copy",
                                                                     "take-marker",
                                                                     "headframe-to-top",
                                                                     "headframe-to-left",
                                                                     "headframe-to-any",
                                                                     "advance-rail",
                                                                     "choose",
                                                                     "may-spoil-to-tip"};

inline constexpr std::array<std::string_view, 5> kCostNames{"white", "two-white", "token", "coin",
                                                            "white-or-token"};

inline constexpr std::array<std::string_view, 5> kNeedNames{"whole", "nothing", "open-track", "coke-in-plant",
                                                            "spoil-on-tip"};

// What a round card scores.
inline constexpr std::array<std::string_view, kRoundCards> kRoundCardNames{"road",    "rail",  "canal",
                                                                           "leaders", "spoil", "coke"};

// In the sequence of the bits of Size.
inline constexpr std::array<std::string_view, 3> kSizeNames{"small", "medium", "large"};

// Of a place of the shift.
constexpr std::string_view circle_name(const Box& box, std::uint8_t place) {
  return place == kBeforeGate ? "before-gate" : kCircleNames[box.circles[place].name];
}

constexpr std::string_view card_name(int card) {
  return card == kPersonalCard ? kPersonalName : kCardNames[static_cast<std::size_t>(card)];
}

}  // namespace pithead::schichtwechsel
