// The Great Card Game: the cards that a hand holds in secret.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/card_game/state.h"

namespace pithead::card_game {

// The places of a hand's secret cards of a family, as bits from the deck's first place on.
inline std::uint64_t secrets_of(const Player& player, Family family) {
  if (family == Family::Orders) return player.secret_orders;
  return family == Family::Innovations ? player.secret_innovations : 0U;
}

// Calls body with each place (in State::cards) of the secret cards that the bits name.
template <class Body>
void for_each_secret(Family family, std::uint32_t secrets, Body body) {
  const std::size_t first = kDecks[static_cast<std::size_t>(family)].first;
  for (; secrets != 0; secrets &= secrets - 1)
    body(first + static_cast<std::size_t>(std::countr_zero(secrets)));
}

inline int secret_copies(const State& s, Family family, std::uint32_t secrets, int kind) {
  int copies = 0;
  for_each_secret(family, secrets, [&](std::size_t place) { copies += s.cards.at(place) == kind ? 1 : 0; });
  return copies;
}

}  // namespace pithead::card_game
