// The parts of the Coal Baron board, each in a file of its own, and the few words they share.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/boards/layout.h"
#include "games/coal_baron/state.h"

namespace pithead::cli {

Lines draw_yard(const coal_baron::State& s, const Scene& scene);     // yard.cpp
Lines draw_own_pit(const coal_baron::State& s, const Scene& scene);  // pit.cpp

// "{GG···}"
std::string draw_cage(const coal_baron::Player& player, const Pen& pen);
// "KKK", each letter on its own colour.
std::string coal_letters(const Pen& pen, std::string_view letters);
// The letters of all cubes.
std::string letters_of(coal_baron::Cubes cubes);

inline std::string letter(coal_baron::Coal coal) {
  return std::string(1, coal_baron::kCoalLetters[static_cast<std::size_t>(coal)]);
}

}  // namespace pithead::cli
