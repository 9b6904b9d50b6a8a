// A position that a game begins from: a deal that is known, and what was played from there already.
#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "match/result.h"

namespace pithead::server {

struct Beginning {
  Seed seed;
  std::vector<std::string> moves;  // in the game's notation
};

// Plays one move after the other; the error names the first that cannot be played by its number.
Result<void> play_all(Match& match, const std::vector<std::string>& moves);

}  // namespace pithead::server
