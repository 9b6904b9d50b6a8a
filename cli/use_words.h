// Worker spaces and cards in the words of a player of the game.
#pragma once

#include <string>
#include <string_view>

namespace pithead::cli {

// "place M10" of Coal Baron: "Mining, 10 steps". What has no words keeps its notation.
std::string use_words(std::string_view game, std::string_view notation);

}  // namespace pithead::cli
