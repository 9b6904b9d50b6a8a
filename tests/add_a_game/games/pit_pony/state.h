// Pit Pony: a game in progress.
#pragma once

#include <array>
#include <cstdint>

#include "games/core/hash.h"
#include "games/core/seats.h"
#include "games/pit_pony/components.h"

namespace pithead::pit_pony {

// How many loads of each weight, the lightest first.
using Loads = std::array<std::uint8_t, kWeights>;

struct Player {
  Loads hand{};    // only its seat knows it
  Loads buried{};  // and this
  std::array<std::int16_t, kSourceNames.size()> points{};
};

struct State {
  std::uint8_t players = 0;
  Seat turn = 0;
  Seat first_player = 0;    // whoever begins the running train
  std::uint8_t trains = 0;  // that have left
  Loads train{};
  Loads gone{};                              // with earlier trains
  std::array<std::uint8_t, kLoads> stack{};  // weights - 1; the top is the last
  std::uint8_t left = 0;                     // in the stack
  std::array<Player, kMaxSeats> seats{};
};

constexpr int count(const Loads& loads) {
  int sum = 0;
  for (const int each : loads) sum += each;
  return sum;
}

constexpr int weight(const Loads& loads) {
  int sum = 0;
  for (int i = 0; i < kWeights; ++i) sum += (i + 1) * loads[static_cast<std::size_t>(i)];
  return sum;
}

// Names every fact once.
template <class Visitor>
void visit(const State& s, Visitor& v) {
  v(pack_bytes(s.players, s.turn, s.first_player, s.trains, s.left));
  v.bytes(s.train);
  v.bytes(s.gone);
  v.bytes(s.stack, s.left);
  for (Seat seat = 0; seat < s.players; ++seat) {
    const Player& player = s.seats[seat];
    v.bytes(player.hand);
    v.bytes(player.buried);
    for (const int points : player.points) v(static_cast<std::uint64_t>(points));
  }
}

}  // namespace pithead::pit_pony
