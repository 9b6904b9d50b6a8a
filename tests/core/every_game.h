// All games as GoogleTest's list of types, for tests that every game must pass.
#pragma once

#include <tuple>

#include <gtest/gtest.h>

#include "catalogue/games.h"
#include "games/catalogue.h"

namespace pithead {

template <class Tuple>
struct TypesOf;
template <class... Games>
struct TypesOf<std::tuple<Games...>> {
  using Types = testing::Types<Games...>;
};
using EveryGame = TypesOf<GameTypes>::Types;

}  // namespace pithead
