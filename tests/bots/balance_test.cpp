// The balance lab: seats in turn order, whole sums, the same on any number of threads, learning for a
// variant.
#include "bots/balance.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/learn.h"
#include "games/catalogue.h"
#include "tests/bots/wander.h"

namespace pithead {
namespace {

BalanceTrial trial_of(const AnyGame& game, int players, const std::string& bot, std::uint64_t games) {
  return {.setup = *make_setup(game.info().id, players, {}, 3),
          .bot = *read_bot(bot),
          .games = games,
          .threads = 2};
}

Balance measure(const BalanceTrial& trial) {
  return measure_balance(trial, [](std::uint64_t /*done*/, const Balance&) { return true; });
}

TEST(Balance, SharesAddUpAndWinnersHaveMore) {
  for (const AnyGame* game : learned_games()) {
    const Balance balance = measure(trial_of(*game, 3, "policy", 40));
    EXPECT_EQ(balance.games, 40U);
    double wins = 0;
    double points = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      wins += balance.win_share(seat);
      points += balance.seats[seat].scores.mean();
    }
    EXPECT_NEAR(wins, 1, 1e-9) << game->info().id;
    double winner = 0;
    double others = 0;
    for (std::size_t i = 0; i < game->info().sources.size(); ++i) {
      winner += balance.winners.mean(i);
      others += balance.others.mean(i);
    }
    EXPECT_NEAR(winner + 2 * others, points, 0.01);
    EXPECT_GT(winner, others);
    EXPECT_EQ(balance.seats[3].scores.count(), 0U);
    EXPECT_GE(balance.winning_scores.mean(), winner - 1e-9) << "ties are broken among equals";
    EXPECT_GT(balance.led[0], 0U);
    EXPECT_LE(balance.held[0], balance.led[0] * kWholeVictory);
  }
}

TEST(Balance, DoesNotDependOnThreads) {
  const AnyGame& game = *find_game("card-game");
  BalanceTrial trial = trial_of(game, 4, "policy", 30);
  const Balance two = measure(trial);
  trial.threads = 1;
  const Balance one = measure(trial);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(one.wins[seat].sum, two.wins[seat].sum);
    EXPECT_EQ(one.points[seat].sum_squares, two.points[seat].sum_squares);
  }
  EXPECT_EQ(one.held, two.held);
}

TEST(Balance, IsMeasuredOnTheSameDealsWhateverTheVariant) {
  // Random bots never ask the options, so with the same deals they make the same choices.
  const AnyGame& game = *find_game("schichtwechsel");
  BalanceTrial usual = trial_of(game, 2, "random", 20);
  BalanceTrial once = usual;
  once.setup = *make_setup(game.info().id, 2, {{"round-cards", "once"}}, 3);
  EXPECT_EQ(measure(usual).lengths.counts(), measure(once).lengths.counts());
}

TEST(Balance, EndsWhenItIsNoLongerWanted) {
  const BalanceTrial trial = trial_of(*find_game("coal-baron"), 2, "hard:300", 1000);
  const Balance balance = measure_balance(trial, [](std::uint64_t done, const Balance&) { return done < 2; });
  EXPECT_LT(balance.games, 1000U);
}

TEST(Balance, UnevennessIsTheFarthestSeatInEvenShares) {
  Balance balance;
  balance.players = 2;
  EXPECT_EQ(balance.idle_share(), 0);
  for (int game = 0; game < 4; ++game) {
    BalanceGame played;
    played.won[game == 0 ? 1 : 0] = true;
    balance.add(played);
  }
  EXPECT_NEAR(balance.unevenness(), 0.5, 1e-9) << "three of four where two are even";
}

TEST(Balance, WhatIsOnOfferAndNeverUsedIsIdle) {
  Balance balance;
  balance.players = 2;
  balance.uses.resize(2);
  for (int game = 0; game < 100; ++game) {
    BalanceGame played;
    played.won[0] = true;
    played.offered = {Move{0}, Move{1}};
    played.uses = {{.seat = 1, .move = Move{0}, .gain = 3}};
    balance.add(played);
  }
  EXPECT_FALSE(is_idle(balance.uses[0], 2));
  EXPECT_TRUE(is_idle(balance.uses[1], 2));
  EXPECT_NEAR(balance.idle_share(), 0.5, 1e-9);
  EXPECT_EQ(balance.uses[0].by_winners, 0U);
}

TEST(Balance, TellsWhichSeatUsesWhatAndWhatItBeginsWith) {
  Balance balance;
  balance.players = 2;
  balance.uses.resize(1);
  BalanceGame played;
  played.won[0] = true;
  played.uses = {{.seat = 1, .move = Move{0}, .gain = 3, .first_round = true},
                 {.seat = 1, .move = Move{0}, .gain = 2},
                 {.seat = 0, .move = Move{0}, .gain = 2}};
  balance.add(played);
  EXPECT_EQ(balance.uses[0].by_seat, (TimesBySeat{1, 2}));
  EXPECT_EQ(balance.uses[0].in_first_round, (TimesBySeat{0, 1}));
}

TEST(Balance, CountsNoLaterRoundAsTheFirst) {
  // Coal Baron has three rounds of much the same length.
  const Balance balance = measure(trial_of(*find_game("coal-baron"), 2, "policy", 20));
  std::uint64_t first = 0;
  std::uint64_t all = 0;
  for (const BalanceUse& use : balance.uses) {
    EXPECT_EQ(use.by_seat[0] + use.by_seat[1], use.times);
    first += use.in_first_round[0] + use.in_first_round[1];
    all += use.times;
  }
  EXPECT_GT(first, all / 5);
  EXPECT_LT(first, all / 2);
}

// ---- learning for a box -----------------------------------------------------------------------------

TEST(BalanceLearning, IsForTheOwnBoxAndItsNumberOfPlayersAlone) {
  const AnyGame& game = *find_game("schichtwechsel");
  ASSERT_FALSE(game.load_box(game.box_text({})).has_value());
  const auto own = [&](int players) {
    BalanceTrial trial = trial_of(game, players, "policy", 40);
    trial.setup = *make_setup(game.info().id, players, {{"box", "own"}}, 3);
    return measure(trial).winning_scores.mean();
  };
  const double two = own(2);
  const double three = own(3);
  EXPECT_EQ(two, measure(trial_of(game, 2, "policy", 40)).winning_scores.mean())
      << "the usual weights at first";
  const Learning lesson{.game = &game,
                        .options = make_setup(game.info().id, 2, {{"box", "own"}}, 3)->options,
                        .players = 2,
                        .training = {.rounds = 2, .games = 60, .rate = 0.3},
                        .onward = false,
                        .seed = 7,
                        .threads = 2};
  ASSERT_TRUE(bring_policy(game, 2, learn_policy(lesson, [](int, double) { return true; })));
  EXPECT_LT(own(2), two - 10) << "who has learned next to nothing plays worse";
  EXPECT_EQ(own(3), three);
  EXPECT_EQ(measure(trial_of(game, 2, "policy", 40)).winning_scores.mean(), two) << "other boxes keep theirs";
  bring_policy(game, 2, {});
  EXPECT_EQ(own(2), two);
  EXPECT_FALSE(bring_policy(*find_game("coal-baron"), 2, {}));
}

TEST(BalanceLearning, GoesOnFromTheWeightsInUse) {
  const AnyGame& game = *find_game("coal-baron");
  std::vector<double> scores;
  Learning lesson{.game = &game,
                  .options = {},
                  .players = 0,
                  .training = {.rounds = 1, .games = 90, .rate = 0.01},
                  .onward = true,
                  .seed = 7,
                  .threads = 2};
  const auto note = [&](int /*rounds*/, double score) {
    scores.push_back(score);
    return true;
  };
  (void)learn_policy(lesson, note);
  lesson.onward = false;
  (void)learn_policy(lesson, note);
  EXPECT_GT(scores[0], scores[1] + 20);
}

}  // namespace
}  // namespace pithead
