#include "games/catalogue.h"

#include <array>

#include "catalogue/games.h"

namespace pithead {
namespace {

template <class... Games>
std::span<const AnyGame* const> list(std::tuple<Games...>* /*types*/) {
  static const std::tuple<GameOf<Games>...> kGames;
  static const std::array<const AnyGame*, sizeof...(Games)> kList{&std::get<GameOf<Games>>(kGames)...};
  return kList;
}

}  // namespace

std::span<const AnyGame* const> all_games() { return list(static_cast<GameTypes*>(nullptr)); }

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace pithead
