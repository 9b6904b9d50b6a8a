// Every game of the house against the conformance suite.
#include "tests/conformance/conformance.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

#include "games/catalogue.h"

namespace pithead {
namespace {

template <class G>
class Conformance : public testing::Test {};

template <class Tuple>
struct AsTestTypes;
template <class... Games>
struct AsTestTypes<std::tuple<Games...>> {
  using Types = testing::Types<Games...>;
};
TYPED_TEST_SUITE(Conformance, AsTestTypes<GameTypes>::Types);

template <Game G, class Body>
void for_each_player_count(Body body) {
  for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) body(players);
}

TYPED_TEST(Conformance, EveryCheckInEveryStateOfRandomGames) {
  for_each_player_count<TypeParam>([](int players) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) conformance::conform<TypeParam>(players, seed);
  });
}

TYPED_TEST(Conformance, EveryMoveOfTheActionSpaceHasItsOwnText) {
  std::set<std::string> texts;
  for (std::size_t i = 0; i < TypeParam::kActions; ++i) {
    const auto move = static_cast<Move>(i);
    const std::string text = conformance::move_text<TypeParam>(move);
    EXPECT_EQ(TypeParam::read_move(text), move) << text;
    EXPECT_TRUE(texts.insert(text).second) << text;
  }
}

// `make million` asks for a million games in all; otherwise a few thousand.
std::uint64_t games_wanted() {
  const char* wanted = std::getenv("PITHEAD_LAWFUL_GAMES");  // NOLINT(concurrency-mt-unsafe)
  return wanted == nullptr ? 3000 : std::strtoull(wanted, nullptr, 10);
}

TYPED_TEST(Conformance, RandomGamesKeepTheLaws) {
  constexpr int kCounts = TypeParam::kInfo.max_players - TypeParam::kInfo.min_players + 1;
  const std::uint64_t games = games_wanted();
  std::atomic<std::uint64_t> next = 0;
  const auto work = [&] {
    for (std::uint64_t game = next++; game < games && !testing::Test::HasFailure(); game = next++) {
      const int players = TypeParam::kInfo.min_players + static_cast<int>(game % kCounts);
      conformance::keep_the_laws<TypeParam>(players, game);
      if (game % 10000 == 9999 && isatty(STDERR_FILENO) == 1) {
        std::fprintf(stderr, "\r%llu of %llu games", static_cast<unsigned long long>(game + 1),
                     static_cast<unsigned long long>(games));
      }
    }
  };
  {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
      threads.emplace_back(work);
  }
}

}  // namespace
}  // namespace pithead
