// Positions of the added game, set up in a line.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/pit_pony/game.h"

namespace pithead::pit_pony {

// Seat 0 to move, two players, nobody holds anything yet.
class Position {
 public:
  Position() { state.players = 2; }

  Position& hand(Seat seat, std::initializer_list<int> weights) {
    for (const int each : weights) ++state.seats[seat].hand[static_cast<std::size_t>(each - 1)];
    return *this;
  }
  Position& train(std::initializer_list<int> weights) {
    for (const int each : weights) ++state.train[static_cast<std::size_t>(each - 1)];
    return *this;
  }
  Position& stack(std::initializer_list<int> weights) {
    for (const int each : weights) state.stack[state.left++] = static_cast<std::uint8_t>(each - 1);
    return *this;
  }
  void play(std::string_view move) {
    Rng rng(1);
    ASSERT_TRUE(play_checked<PitPony>(state, PitPony::read_move(move).value(), rng, log)) << move;
  }
  std::vector<std::string> heard_by(Seat seat) const {
    const std::vector<std::string> names{"Ann", "Ben"};
    std::vector<std::string> told;
    for (const Event& event : log.events()) {
      if (event.visible_to(seat)) PitPony::tell(event, names, told.emplace_back());
    }
    return told;
  }

  State state;
  EventLog log;
};

}  // namespace pithead::pit_pony
