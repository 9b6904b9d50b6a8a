// How fast a game is here and now.
#pragma once

#include <cstddef>

#include "games/core/any_game.h"

namespace pithead {

struct Speed {
  double decisions_per_second = 0;  // complete random games: list, choose, play
  double games_per_second = 0;      // the same games, deal included
  double decisions_per_game = 0;
  double moves_per_decision = 0;  // mean length of the lists of legal moves
  std::size_t state_bytes = 0;
  double copy_ns = 0;
  double hash_ns = 0;
  double sample_ns = 0;              // one state drawn from a Belief
  double iterations_per_second = 0;  // of the level `hard`, one thread, half way through a game
  double replay_us = 0;              // one recorded game read from its JSON, every hash checked
};

// Takes the fastest of several repetitions of about `seconds` each: what disturbs a run only slows it down.
Speed measure_speed(const AnyGame& game, int players, double seconds);

}  // namespace pithead
