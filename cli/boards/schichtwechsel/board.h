// Schichtwechsel as text: the round and its points, the action cards, the works with tracks, shift and plant,
// one's own mine, the rivals in short.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/boards.h"
#include "games/schichtwechsel/state.h"

namespace pithead::cli {

// Pure: reads the state and nothing else. The state should be stripped to the scene's seat's knowledge.
std::string draw_schichtwechsel(const schichtwechsel::State& known, const Scene& scene);

// questions.cpp
std::string ask_schichtwechsel(const schichtwechsel::State& state);

// moves.cpp
Choice describe_schichtwechsel(const schichtwechsel::State& state, Move move);

// pages.cpp
std::string_view schichtwechsel_legend();

const Board& schichtwechsel_board();

}  // namespace pithead::cli
