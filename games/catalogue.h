// The games of the house. A new game is added to GameTypes and nowhere else.
#pragma once

#include <span>
#include <string_view>
#include <tuple>

#include "games/card_game/game.h"
#include "games/coal_baron/game.h"
#include "games/core/any_game.h"
#include "games/schichtwechsel/game.h"

namespace pithead {

using GameTypes = std::tuple<coal_baron::CoalBaron, card_game::CardGame, schichtwechsel::Schichtwechsel>;

// Every game, in the order people see them.
std::span<const AnyGame* const> all_games();

// The game of that id, or null.
const AnyGame* find_game(std::string_view id);

// Calls body.template operator()<G>() with the type of the game of that id; false if there is none.
template <class Body>
bool with_game(std::string_view id, Body&& body) {
  return [&]<class... Games>(std::tuple<Games...>* /*types*/) {
    return ((id == Games::kInfo.id && (body.template operator()<Games>(), true)) || ...);
  }(static_cast<GameTypes*>(nullptr));
}

}  // namespace pithead
