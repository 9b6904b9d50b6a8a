// The Great Card Game's components as JSON, so that whoever draws the game repeats no number of it.
#include "games/card_game/components.h"

#include "games/card_game/game.h"

namespace pithead::card_game {

void CardGame::write_components(JsonWriter& json) {
  json.begin_object();
  json.end_object();
}

}  // namespace pithead::card_game
