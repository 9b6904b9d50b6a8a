// The Great Card Game: the names of phases, cards and zones in notation, records and views. No two kinds of
// card have one name.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/card_game/components.h"

namespace pithead::card_game {

inline constexpr std::array<std::string_view, 10> kPhaseNames{"turn", "stack",  "dock", "after",   "pay",
                                                              "keep", "return", "mine", "deliver", "over"};

// tower-1-2 (lorry: crest, lorries, points), tower-wagon, E3, barracks-3 (order), barracks-share,
// free-mining, workers-4 (innovations), barracks-orders-objective
std::string_view card_name(Card card);
std::optional<Card> read_card(std::string_view name);

// A card by its number within its family.
inline std::string_view card_name(Family family, int kind) { return card_name(number_of(family, kind)); }
inline std::string_view name_of(Zone zone) { return kZoneNames[static_cast<std::size_t>(zone)]; }

// 2+1+workers-4: worker cards from the highest down, then innovations.
void write_payment(Workers workers, WorkerInnovations innovations, std::string& out);

}  // namespace pithead::card_game
