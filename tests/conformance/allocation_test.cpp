// Playing must not touch the heap: every allocation of this program is counted.
#include <atomic>
#include <cstdlib>
#include <new>
#include <tuple>

#include <gtest/gtest.h>

#include "catalogue/games.h"
#include "games/catalogue.h"

namespace {
std::atomic<long> allocations = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
}  // namespace

// Out of line, so that g++ does not see malloc in one and free in the other and call them mismatched.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace pithead {
namespace {

template <Game G>
void play_games(int players) {
  NoEvents silence;
  typename G::Moves moves;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    typename G::State state = G::deal(players, Options{}, rng);
    while (G::to_move(state) != kNobody) {
      G::legal(state, moves);
      const typename G::State guess = Belief<G>(state, G::to_move(state)).sample(rng);
      ASSERT_EQ(G::to_move(guess), G::to_move(state));
      G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
    }
  }
}

TEST(Allocation, PlayingAndSamplingNeverTouchesTheHeap) {
  const long before_any = allocations;
  ::operator delete(::operator new(1));
  ASSERT_GT(allocations, before_any) << "the counter counts";
  for (const AnyGame* game : all_games()) {
    for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
      const long before = allocations;
      with_game(game->info().id, [&]<class G>() { play_games<G>(players); });
      EXPECT_EQ(allocations, before) << game->info().id << " with " << players << " players";
    }
  }
}

}  // namespace
}  // namespace pithead
