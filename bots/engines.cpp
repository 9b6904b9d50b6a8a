#include "bots/engine.h"
#include "catalogue/games.h"

namespace pithead {

const Engine& engine_of(const AnyGame& game) {
  const Engine* engine = nullptr;
  with_game(game.info().id, [&]<class G>() { engine = &engine_for<G>(); });
  return *engine;
}

}  // namespace pithead
