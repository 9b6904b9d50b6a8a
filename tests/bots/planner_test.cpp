// The planner against brute force: every way to finish a turn, tried out one by one.
#include "bots/planner.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "catalogue/bots.h"
#include "tests/bots/wander.h"
#include "tests/support/effort.h"

namespace pithead {
namespace {

// All ways to the end of the turn, without any memory of positions; gives up when there are too many.
template <Game G>
class BruteForce {
 public:
  explicit BruteForce(Seat seat) : seat_(seat) {}

  void try_all(const typename G::State& state) {
    if (ways_ > kMostWays) return;
    if (G::to_move(state) != seat_ || G::begins_turn(state)) {
      ++ways_;
      best_ = std::max(best_, lead_of(values_of<G>(state), seat_, G::players(state)));
      return;
    }
    typename G::Moves moves;
    G::legal(state, moves);
    NoEvents silence;
    for (const Move move : moves) {
      typename G::State next = state;
      Rng chance(0);
      G::play(next, move, chance, silence);
      try_all(next);
    }
  }

  bool gave_up() const { return ways_ > kMostWays; }
  int best() const { return best_; }
  int ways() const { return ways_; }

 private:
  static constexpr int kMostWays = 5'000;

  Seat seat_;
  int ways_ = 0;
  int best_ = std::numeric_limits<int>::min();
};

// Plays the plan; it must be legal to the end and lead where it says.
template <Game G>
int follow(typename G::State state, const Plan<G>& plan, Seat seat) {
  NoEvents silence;
  Rng chance(0);
  for (const Move move : plan.moves) {
    EXPECT_TRUE(play_checked<G>(state, move, chance, silence));
  }
  EXPECT_TRUE(G::to_move(state) != seat || G::begins_turn(state));
  return lead_of(values_of<G>(state), seat, G::players(state));
}

// A planner that looks at everything finds exactly what brute force finds, in every game.
TEST(Planner, IsAsGoodAsBruteForce) {
  constexpr int kCompared = effort(400);
  for_each_game([]<class G>() {
    int compared = 0;
    int most_ways = 0;
    std::uint64_t seed = 0;
    while (compared < kCompared) {
      ++seed;
      wander<G>(G::kInfo.min_players + static_cast<int>(seed % 3), seed, [&](const typename G::State& state) {
        if (G::begins_turn(state) || compared >= kCompared) return;
        const Seat seat = G::to_move(state);
        BruteForce<G> all(seat);
        all.try_all(state);
        if (all.gave_up()) return;
        Planner<G> planner;
        Rng chance(0);
        const Plan<G> plan = planner.best_plan(state, seat, chance);
        ASSERT_EQ(plan.lead, all.best()) << G::kInfo.id;
        ASSERT_EQ(follow<G>(state, plan, seat), plan.lead);
        ASSERT_TRUE(plan.exact);
        ++compared;
        most_ways = std::max(most_ways, all.ways());
      });
    }
    EXPECT_GT(most_ways, 100) << "the comparison was too easy in " << G::kInfo.id;
  });
}

// Limits may cost something, never legality; and a plan that reached one does not call itself exact.
TEST(Planner, StaysLegalWithinLimits) {
  for_each_game([]<class G>() {
    Planner<G> hurried({.breadth = 3, .width = 2, .positions = 50});
    Planner<G> thorough;
    Rng chance(0);
    int hurt = 0;
    wander<G>(2, 9, [&](const typename G::State& state) {
      if (G::begins_turn(state)) return;
      const Seat seat = G::to_move(state);
      hurried.start_count();
      const Plan<G> quick = hurried.best_plan(state, seat, chance);
      EXPECT_EQ(follow<G>(state, quick, seat), quick.lead);
      thorough.start_count();
      const Plan<G> best = thorough.best_plan(state, seat, chance);
      EXPECT_LE(quick.lead, best.lead);
      EXPECT_TRUE(!quick.exact || quick.lead == best.lead);
      hurt += quick.lead < best.lead ? 1 : 0;
    });
    EXPECT_TRUE(hurt > 0 || G::kInfo.id != "coal-baron") << "the limits were no limits";
  });
}

constexpr PlanLimits kTight{.breadth = 24, .width = 16, .positions = 2'000};
constexpr std::uint64_t kOneLayer = kTight.breadth * kTight.width;
constexpr std::uint64_t kHurriedLayers = 40 * PlanLimits::kHurriedBreadth;

// `medium` may think for 30 ms at most: its plans are bounded by positions, about a microsecond each.
TEST(Planner, LooksAtNoMorePositionsThanItMay) {
  for_each_game([]<class G>() {
    Planner<G> planner(kTight);
    Rng chance(0);
    wander<G>(3, 11, [&](const typename G::State& state) {
      if (G::begins_turn(state)) return;
      planner.start_count();
      (void)planner.best_plan(state, G::to_move(state), chance);
      EXPECT_LE(planner.positions(), kTight.positions + kOneLayer + kHurriedLayers);
    });
  });
}

}  // namespace
}  // namespace pithead
