// The games of the program, as games/catalogue.txt lists them.
#pragma once

#include <span>
#include <string_view>

#include "games/core/any_game.h"

namespace pithead {

// Every game, in the order people see them.
std::span<const AnyGame* const> all_games();

// The game of that id, or null.
const AnyGame* find_game(std::string_view id);

}  // namespace pithead
