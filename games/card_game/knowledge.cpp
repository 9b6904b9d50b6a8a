// The Great Card Game: what is hidden: the cards below the top of each stack, and what was taken into a hand
// in secret. games/core/hidden.h keeps what each seat knows of them.
#include <cstddef>
#include <cstdint>

#include "games/card_game/game.h"
#include "games/card_game/secrets.h"

namespace pithead::card_game {
namespace {

// The tops of the stacks, but not while somebody holds them.
Hidden<kPlaces>::Open open_cards(const State& s) {
  Hidden<kPlaces>::Open open;
  for (std::size_t i = 0; i < kStacks; ++i) {
    const bool held = s.stack == i && s.looked > 0;
    if (s.heights[i] > 0 && !held) open.add(place_in(s, static_cast<Zone>(i), 0));
  }
  return open;
}

template <class Held>
Held secret_cards(const State& s, Family family, std::uint32_t secrets) {
  Held held;
  for_each_secret(family, secrets, [&](std::size_t place) { held.add(s.cards.at(place)); });
  return held;
}

// Hands count their secret cards too: takes them out, or puts them in again.
template <class Change>
void change_hands(State& s, Change change) {
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    Player& player = s.seats[seat];
    change(player.orders.packed, secret_cards<OrderCounts>(s, Family::Orders, player.secret_orders).packed);
    change(player.innovations.packed,
           secret_cards<InnovationCounts>(s, Family::Innovations, player.secret_innovations).packed);
  }
}

template <class Arrange>
void rearrange(State& s, Arrange arrange) {
  change_hands(s, [](std::uint32_t& hand, std::uint32_t secret) { hand -= secret; });
  arrange();
  change_hands(s, [](std::uint32_t& hand, std::uint32_t secret) { hand += secret; });
}

}  // namespace

void CardGame::forget_hidden(State& state, Seat seat) {
  rearrange(state, [&] { state.cards.forget_hidden(seat, kDecks, open_cards(state)); });
}

// What a rival is doing may tell of its secret cards: that it delivers means that it holds a fitting order.
// Guesses with which it could not go on are thrown away; the truth is among the others, so this ends.
void CardGame::resample(State& state, Seat seat, Rng& rng) {
  Moves moves;
  do {
    rearrange(state, [&] { state.cards.resample(seat, kDecks, open_cards(state), rng); });
    if (seat == state.turn || state.phase == Phase::Over) return;
    legal(state, moves);
  } while (moves.empty());
}

}  // namespace pithead::card_game
