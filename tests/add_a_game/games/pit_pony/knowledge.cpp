// Pit Pony: what is hidden: the stack, and of the other seats what they hold and what they have buried.
#include <algorithm>
#include <span>

#include "games/pit_pony/game.h"

namespace pithead::pit_pony {
namespace {

// Gathers all loads that a seat cannot see, and puts them back in the sequence that `arrange` gives them.
template <class Arrange>
void lay_anew(State& s, Seat viewer, Arrange arrange) {
  std::array<std::uint8_t, kLoads> hidden{};
  std::size_t size = 0;
  const auto for_each_heap = [&](auto body) {
    for (Seat seat = 0; seat < s.players; ++seat) {
      if (seat == viewer) continue;
      body(s.seats[seat].hand);
      body(s.seats[seat].buried);
    }
  };
  std::copy_n(s.stack.begin(), s.left, hidden.begin());
  size = s.left;
  std::array<int, 2 * kMaxSeats> sizes{};
  std::size_t heaps = 0;
  for_each_heap([&](Loads& heap) {
    sizes[heaps++] = count(heap);
    for (std::uint8_t i = 0; i < kWeights; ++i) {
      for (; heap[i] > 0; --heap[i]) hidden[size++] = i;
    }
  });
  arrange(std::span(hidden.data(), size));
  std::copy_n(hidden.begin(), s.left, s.stack.begin());
  std::size_t next = s.left;
  heaps = 0;
  for_each_heap([&](Loads& heap) {
    for (int left = sizes[heaps++]; left > 0; --left) ++heap[hidden[next++]];
  });
}

}  // namespace

void PitPony::forget_hidden(State& state, Seat seat) {
  lay_anew(state, seat, [](auto hidden) { std::sort(hidden.begin(), hidden.end()); });
}

void PitPony::resample(State& state, Seat seat, Rng& rng) {
  lay_anew(state, seat, [&](auto hidden) { rng.shuffle(hidden); });
}

}  // namespace pithead::pit_pony
