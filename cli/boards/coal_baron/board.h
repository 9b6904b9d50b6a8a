// Coal Baron as text: the shift clock with its majorities, the yard with its worker spaces, one's own pit in
// section, the rivals in short.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/boards.h"
#include "games/coal_baron/state.h"

namespace pithead::cli {

// Pure: reads the state and nothing else. The state should be stripped to the scene's seat's knowledge.
std::string draw_coal_baron(const coal_baron::State& known, const Scene& scene);

// moves.cpp
std::string ask_coal_baron(const coal_baron::State& state);
Choice describe_coal_baron(const coal_baron::State& state, Move move);

std::string_view coal_baron_legend();

const Board& coal_baron_board();

}  // namespace pithead::cli
