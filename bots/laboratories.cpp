#include "bots/laboratory.h"
#include "catalogue/games.h"

namespace pithead {

const Laboratory& laboratory_of(const AnyGame& game) {
  const Laboratory* laboratory = nullptr;
  with_game(game.info().id, [&]<class G>() { laboratory = &laboratory_for<G>(); });
  return *laboratory;
}

}  // namespace pithead
