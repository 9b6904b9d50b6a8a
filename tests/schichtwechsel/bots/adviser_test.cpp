// What the adviser expects before the first move: with the numbers of new games no seat has lost by then.
#include "bots/adviser.h"

#include <array>
#include <cstdint>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "tests/schichtwechsel/position.h"
#include "tests/support/effort.h"

namespace pithead::schichtwechsel {
namespace {

// The mean chance of the seats in turn order, over some deals.
std::array<double, kMaxSeats> chances_at_first(int players, std::size_t box) {
  const std::uint64_t deals = kSanitized ? 2 : 6;
  std::array<double, kMaxSeats> chances{};
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    Rng rng(seed);
    const State state = Schichtwechsel::deal(players, with_box(box), rng);
    const pithead::Question question{
        .budget = {.milliseconds = 0, .iterations = 150, .threads = 1}, .most = 1, .also = {}};
    const Advice advice = advise(*find_game("schichtwechsel"), StateOf<Schichtwechsel>(state), question, rng);
    for (Seat turn = 0; turn < players; ++turn) {
      const auto seat = static_cast<std::size_t>((state.first_player + turn) % players);
      chances[turn] += advice.prospect.victory[seat] / static_cast<double>(deals);
    }
  }
  return chances;
}

TEST(SchichtwechselAdviser, GivesEverySeatAChanceBeforeTheFirstMove) {
  for (const int players : {2, 3, 4}) {
    const auto chances = chances_at_first(players, kUsualBox);
    for (Seat turn = 0; turn < players; ++turn)
      EXPECT_GT(chances[turn], 0.5 / players) << "turn " << int{turn} << " of " << players << " players";
  }
}

TEST(SchichtwechselAdviser, KnowsThatTheFirstBoxIsForWhoeverBegins) {
  EXPECT_GT(chances_at_first(2, kFirstBox)[0], 0.75);
}

}  // namespace
}  // namespace pithead::schichtwechsel
