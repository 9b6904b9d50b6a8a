// Coal Baron's components as JSON, so that whoever draws the game repeats no number of it.
#include "games/coal_baron/components.h"

#include "games/coal_baron/game.h"

namespace pithead::coal_baron {

void CoalBaron::write_components(JsonWriter& json) {
  json.begin_object();
  json.end_object();
}

}  // namespace pithead::coal_baron
