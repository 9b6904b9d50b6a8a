// The Great Card Game: what a shift and the game score. Templates where rules tell what they award.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/card_game/events.h"
#include "games/card_game/game.h"
#include "games/card_game/state.h"
#include "games/core/tell.h"

namespace pithead::card_game {

// Who placed last on the mining card 0/1, or else the start player of the shift.
inline Seat next_token_owner(const State& s) {
  const Seat last = last_player(s, Zone::Mine01);
  return last == kNobody ? s.first_player : last;
}

int fulfilled_for(const Player& player, int destination);
// Each fulfilled order takes one share of its destination.
int assigned_shares(const Player& player, int destination);
int lorries_ordered(const Player& player, int destination);
// What an objective would score for a player now.
int objective_points(const Player& player, Objective objective);

inline void award_token(Player& player, int round) {
  player.tokens = static_cast<std::uint8_t>(player.tokens | 1U << round);
}

template <class Sink>
void score_round(State& s, Sink& sink) {
  const Seat owner = next_token_owner(s);
  award_token(s.seats[owner], s.round);
  tell(sink, EventKind::TokenAwarded, owner, s.round + 1);
}

// Points are what lies before a player, so there is nothing to award any more.
template <class Sink>
void score_game(const State& s, Sink& sink) {
  if constexpr (Sink::kWanted) {
    for (Seat seat = 0; seat < s.players; ++seat) {
      const ScoreSheet sheet = CardGame::score(s, seat);
      for (int source = 0; source < kSources; ++source)
        tell(sink, EventKind::PointsScored, seat, source, sheet.points[static_cast<std::size_t>(source)]);
    }
  }
}

}  // namespace pithead::card_game
