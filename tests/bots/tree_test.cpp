// The search itself: what it counts, keeps and finds.
#include "bots/tree.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "bots/search_bot.h"
#include "tests/bots/wander.h"

namespace pithead {
namespace {

// A position about half way through a game in which there is something to choose.
template <Game G>
typename G::State middle_of_game() {
  std::vector<typename G::State> choices;
  wander<G>(3, 3, [&](const typename G::State& state) {
    if (Situation<G>(state).legal().size() > 1) choices.push_back(state);
  });
  return choices[choices.size() / 2];
}

template <Game G>
Tree<G> grow_tree(const Situation<G>& situation, int iterations, std::size_t deepest = kDeepest) {
  Tree<G> tree(deepest);
  Rng rng(1);
  for (int i = 0; i < iterations; ++i) tree.iterate(situation.belief(), rng);
  return tree;
}

TEST(Utility, IsVictoryFirstAndPointsSecond) {
  const BySeat close = utility_of({.victory = {1, 0}, .points = {50, 49}}, 2);
  const BySeat far = utility_of({.victory = {1, 0}, .points = {80, 20}}, 2);
  EXPECT_GT(far[0], close[0]);
  EXPECT_LT(far[1], close[1]);
  EXPECT_GT(close[0], 0.75F);
  EXPECT_LT(close[1], 0.25F);
  const BySeat shared = utility_of({.victory = {0.5F, 0.5F, 0}, .points = {40, 40, 10}}, 3);
  EXPECT_FLOAT_EQ(shared[0], shared[1]);
  EXPECT_GT(shared[0], shared[2]);
}

TEST(Tree, CountsEveryIterationAtOneMoveOfTheRoot) {
  for_each_game([]<class G>() {
    const typename G::State state = middle_of_game<G>();
    const Situation<G> situation(state);
    const Tree<G> tree = grow_tree<G>(situation, 50);
    std::uint64_t visits = 0;
    for (const Candidate& each : tree.candidates()) {
      EXPECT_TRUE(situation.legal().contains(each.move));
      EXPECT_EQ(each.visits, tree.visits_of(each.move));
      const double shares = std::accumulate(each.victory.begin(), each.victory.end(), 0.0);
      EXPECT_NEAR(shares, static_cast<double>(each.visits), 1e-3);
      visits += each.visits;
    }
    EXPECT_EQ(visits, 50U);
    EXPECT_EQ(tree.iterations(), 50U);
  });
}

// What was found out below a move is still known after it.
TEST(Tree, GoesOnFromAMove) {
  for_each_game([]<class G>() {
    const typename G::State state = middle_of_game<G>();
    Tree<G> tree = grow_tree<G>(Situation<G>(state), 50);
    const Move move = tree.candidates().front().move;
    const std::uint32_t visits = tree.visits_of(move);
    tree.advance(move);
    EXPECT_EQ(tree.iterations(), visits);
    EXPECT_TRUE(tree.candidates().empty());
  });
}

// Flat Monte Carlo compares the moves of the root and nothing below them.
TEST(Tree, GrowsNoDeeperThanItMay) {
  for_each_game([]<class G>() {
    const typename G::State state = middle_of_game<G>();
    const auto tried_below = [&](std::size_t deepest) {
      const Situation<G> situation(state);
      Tree<G> tree = grow_tree<G>(situation, 300, deepest);
      const auto tried_more = [](const Candidate& a, const Candidate& b) { return a.visits < b.visits; };
      const auto& candidates = tree.candidates();
      tree.advance(std::max_element(candidates.begin(), candidates.end(), tried_more)->move);
      EXPECT_GT(tree.iterations(), 20U) << G::kInfo.id;
      return tree.lead_in_visits();
    };
    EXPECT_EQ(tried_below(1), 0U) << G::kInfo.id;
    EXPECT_GT(tried_below(kDeepest), 0U) << G::kInfo.id;
  });
}

TEST(Tree, ForgetsAllAfterAMoveItNeverTried) {
  using G = coal_baron::CoalBaron;
  Tree<G> tree;
  tree.advance(Move{0});
  EXPECT_EQ(tree.iterations(), 0U);
}

TEST(Tree, TriesOutAnyLegalMove) {
  for_each_game([]<class G>() {
    wander<G>(2, 8, [](const typename G::State& state) {
      const Situation<G> situation(state);
      Tree<G> tree;
      Rng rng(2);
      const Move last = situation.legal()[situation.legal().size() - 1];
      tree.try_out(situation.belief(), last, rng);
      tree.try_out(situation.belief(), last, rng);
      ASSERT_EQ(tree.visits_of(last), 2U);
      ASSERT_EQ(tree.candidates().size(), 1U);
    });
  });
}

// A move that is too unlikely for the width of the tree joins the others, and nothing is made twice.
TEST(Tree, TriesOutAMoveBeyondItsWidth) {
  using G = coal_baron::CoalBaron;
  int found = 0;
  const auto try_position = [&](const typename G::State& state) {
    const Situation<G> situation(state);
    const std::size_t moves = situation.legal().size();
    if (moves <= Tree<G>::kWidest + 5) return;
    ++found;
    Tree<G> tree;
    Rng rng(2);
    const auto try_all = [&] {
      for (const Move move : situation.legal()) tree.try_out(situation.belief(), move, rng);
      return tree.size();
    };
    const std::size_t once = try_all();
    const std::size_t twice = try_all();
    for (const Move move : situation.legal()) ASSERT_EQ(tree.visits_of(move), 2U);
    EXPECT_LT(twice - once, moves * moves) << "less than the root's moves for each game";
  };
  for (std::uint64_t seed = 0; seed < 1000 && found < 3; ++seed) wander<G>(4, seed, try_position);
  EXPECT_GE(found, 3) << "too few positions with so many moves";
}

// Who wins after the last decision of a game; nobody if another choice follows.
template <Game G>
SeatSet winners_after(typename G::State state, Move move) {
  Rng rng(0);
  NoEvents silence;
  typename G::Moves moves;
  G::play(state, move, rng, silence);
  while (G::to_move(state) != kNobody) {
    G::legal(state, moves);
    if (moves.size() > 1) return SeatSet::none();
    G::play(state, moves[0], rng, silence);
  }
  return G::winners(state);
}

// Where some moves win at once and all others lose at once, a winning one is found.
TEST(Search, FindsTheMoveThatWinsAtOnce) {
  int found = 0;
  for_each_game([&]<class G>() {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      typename G::State last{};
      wander<G>(2, seed, [&](const typename G::State& state) {
        if (Situation<G>(state).legal().size() > 1) last = state;
      });
      const Situation<G> situation(last);
      const SeatSet mine = SeatSet::only(situation.seat());
      std::vector<SeatSet> outcomes;
      for (const Move move : situation.legal()) outcomes.push_back(winners_after<G>(last, move));
      const auto wins = std::count(outcomes.begin(), outcomes.end(), mine);
      const auto open = std::count(outcomes.begin(), outcomes.end(), SeatSet::none());
      if (open > 0 || wins == 0 || wins == std::ssize(outcomes)) continue;
      SearchBot<G> bot({.iterations = 300});
      Rng rng(1);
      EXPECT_EQ(winners_after<G>(last, bot.choose(situation, rng)), mine) << G::kInfo.id << " seed " << seed;
      ++found;
    }
  });
  EXPECT_GT(found, 3) << "the test looked at too few positions";
}

}  // namespace
}  // namespace pithead
