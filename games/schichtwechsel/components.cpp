// Schichtwechsel's components as JSON, so that whoever draws the game repeats no number of it.
#include "games/schichtwechsel/components.h"

#include "games/schichtwechsel/game.h"

namespace pithead::schichtwechsel {

void Schichtwechsel::write_components(JsonWriter& json) {
  json.begin_object();
  json.end_object();
}

}  // namespace pithead::schichtwechsel
