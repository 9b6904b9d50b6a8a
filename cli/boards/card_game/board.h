// The Great Card Game as text: the shift and its points, the table with its zones and stacks, one's own mine
// with its three docks, the rivals in short.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/boards.h"
#include "games/card_game/state.h"

namespace pithead::cli {

// Pure: reads the state and nothing else. The state should be stripped to the scene's seat's knowledge.
std::string draw_card_game(const card_game::State& known, const Scene& scene);

// moves.cpp
std::string ask_card_game(const card_game::State& state);
Choice describe_card_game(const card_game::State& state, Move move);

// pages.cpp
std::string_view card_game_legend();

const Board& card_game_board();

}  // namespace pithead::cli
