// Schichtwechsel: the bag. All sets of a game are drawn in the deal and wait in the state: no decision
// changes what is drawn, so fixed deals stay fixed. Only the next set's receiver is a decision.
#pragma once

#include <algorithm>
#include <span>

#include "games/core/rng.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

struct Bag {
  int coal, spoil;
  bool marker;

  DrawnSet draw(Rng& rng) {
    DrawnSet set;
    for (int i = 0; i < kCubesInSet; ++i) {
      const int cubes = coal + spoil;
      const auto cube = static_cast<int>(rng.below(static_cast<std::uint32_t>(cubes + (marker ? 1 : 0))));
      if (cube < coal) {
        --coal;
      } else if (cube < cubes) {
        --spoil;
        ++set.spoil;
      } else {
        marker = false;
        set.marker = true;
      }
    }
    return set;
  }
};

// Whether the water marker has been put into the bag by a card up to that round's.
inline bool marker_in_play(const State& s, std::size_t round) {
  const auto revealed = std::span(s.round_cards).first(round + 1);
  return std::find(revealed.begin(), revealed.end(), box_of(s).puts_marker_in_bag) != revealed.end();
}

// How many sets of this round have been drawn.
inline int sets_drawn(const State& s) { return s.phase == Phase::Sets ? s.served : int{s.players}; }

template <class Body>
void for_each_set_to_come(State& s, Body body) {
  for (std::size_t round = s.round; round < kRounds; ++round) {
    const auto first = static_cast<std::size_t>(round == s.round ? sets_drawn(s) : 0);
    for (std::size_t i = first; i < s.players; ++i) body(s.sets[round][i]);
  }
}

// Draws every set that has not been drawn yet, from the bag as it is.
inline void draw_sets_to_come(State& s, Rng& rng) {
  Bag bag{s.bag_coal, s.bag_spoil, s.bag_marker};
  for (std::size_t round = s.round; round < kRounds; ++round) {
    if (round > s.round) {
      bag.coal += kAddedCoal * s.players;
      bag.spoil += kAddedSpoil * s.players;
      bag.marker = marker_in_play(s, round);
    }
    const auto first = static_cast<std::size_t>(round == s.round ? sets_drawn(s) : 0);
    for (std::size_t i = first; i < s.players; ++i) s.sets[round][i] = bag.draw(rng);
  }
}

}  // namespace pithead::schichtwechsel
