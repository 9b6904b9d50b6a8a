// Many games side by side: they are the games of a simulation, whatever the threads, and a wrong move changes
// nothing.
#include "bots/batch.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/simulate.h"
#include "games/catalogue.h"
#include "tests/support/effort.h"

namespace pithead {
namespace {

constexpr std::uint64_t kSeed = 7;

BatchPlan plan_for(const AnyGame& game, int players, std::size_t lanes) {
  return {.setup = {.game = &game, .players = players, .options = {}, .seed = Seed(kSeed)},
          .lanes = lanes,
          .threads = 1,
          .masks = true,
          .observed = ObservationKind::None,
          .opponents = std::nullopt,
          .seat = std::nullopt};
}

std::unique_ptr<Batch> batch_for(const BatchPlan& plan) {
  auto batch = make_batch(plan);
  EXPECT_TRUE(batch) << batch.error().what;
  return std::move(*batch);
}

// A game of the series by itself, so many decisions of random bots long.
std::unique_ptr<AnyState> simulated(const Setup& setup, std::uint64_t game, std::uint32_t decisions) {
  const std::uint64_t seed = game_seed(setup.seed.number(), game);
  Rng chance(seed);
  Rng choices = bot_rng(seed, 0);
  auto state = setup.game->deal(setup.players, setup.options, chance);
  for (; decisions > 0; --decisions) {
    const std::vector<Move> legal = state->legal();
    state->play_silently(legal[choices.below(static_cast<std::uint32_t>(legal.size()))], chance);
  }
  return state;
}

template <class Body>
void with_every_game(Body body) {
  for (const AnyGame* game : all_games()) {
    for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
      SCOPED_TRACE(std::string(game->info().id) + " " + std::to_string(players));
      body(*game, players);
    }
  }
}

TEST(BatchTest, AMillionRandomStepsEndInTheStatesOfTheSimulation) {
  with_every_game([](const AnyGame& game, int players) {
    const BatchPlan plan = plan_for(game, players, 64);
    const auto batch = batch_for(plan);
    batch->step_randomly(effort(1'000'000U) / 64 / 9);
    for (std::size_t lane = 0; lane < plan.lanes; ++lane) {
      const auto& arrays = batch->arrays();
      EXPECT_EQ(arrays.games[lane] % plan.lanes, lane);
      const auto expected = simulated(plan.setup, arrays.games[lane], arrays.decisions[lane]);
      ASSERT_EQ(batch->state(lane)->hash(), expected->hash()) << "lane " << lane;
      ASSERT_EQ(arrays.to_move[lane], expected->to_move());
    }
    EXPECT_GE(*std::ranges::max_element(batch->arrays().games), 2 * plan.lanes) << "games begin anew";
  });
}

TEST(BatchTest, StepByStepIsTheSameAsManyStepsAtOnceAndOnSeveralThreads) {
  with_every_game([](const AnyGame& game, int players) {
    BatchPlan plan = plan_for(game, players, 33);
    const auto one = batch_for(plan);
    plan.threads = 3;
    const auto other = batch_for(plan);
    std::vector<std::int64_t> moves(plan.lanes);
    for (int step = 0; step < 300; ++step) {
      one->choose_randomly(moves);
      ASSERT_TRUE(one->step(moves));
    }
    other->step_randomly(300);
    for (std::size_t lane = 0; lane < plan.lanes; ++lane)
      ASSERT_EQ(one->state(lane)->hash(), other->state(lane)->hash()) << "lane " << lane;
    EXPECT_TRUE(std::ranges::equal(one->arrays().masks, other->arrays().masks));
    EXPECT_TRUE(std::ranges::equal(one->arrays().scores, other->arrays().scores));
  });
}

TEST(BatchTest, MasksSayWhatIsLegal) {
  with_every_game([](const AnyGame& game, int players) {
    const auto batch = batch_for(plan_for(game, players, 8));
    for (int step = 0; step < 400; ++step) {
      batch->step_randomly(1);
      const auto& arrays = batch->arrays();
      for (std::size_t lane = 0; lane < arrays.lanes; ++lane) {
        std::vector<std::uint8_t> expected(game.actions());
        for (const Move move : batch->state(lane)->legal()) expected[index_of(move)] = 1;
        const auto row = arrays.masks.subspan(lane * arrays.actions, arrays.actions);
        ASSERT_TRUE(std::ranges::equal(row, expected)) << "lane " << lane;
        ASSERT_EQ(std::accumulate(row.begin(), row.end(), 0), arrays.legal[lane]);
      }
    }
  });
}

TEST(BatchTest, ObservationsAreThoseOfTheSeatToMove) {
  with_every_game([](const AnyGame& game, int players) {
    BatchPlan plan = plan_for(game, players, 5);
    plan.observed = ObservationKind::Bytes;
    const auto bytes = batch_for(plan);
    plan.observed = ObservationKind::Floats;
    plan.threads = 2;
    const auto floats = batch_for(plan);
    const auto fields = observed_fields(game);
    for (int step = 0; step < 200; ++step) {
      bytes->step_randomly(1);
      floats->step_randomly(1);
      const auto& arrays = bytes->arrays();
      for (std::size_t lane = 0; lane < plan.lanes; ++lane) {
        std::vector<std::uint8_t> row(arrays.observed);
        observe(game, *bytes->state(lane), arrays.to_move[lane], row.data());
        ASSERT_TRUE(
            std::ranges::equal(row, arrays.observations.subspan(lane * arrays.observed, arrays.observed)));
        for (const ObservedField& field : fields) {
          const std::size_t at = lane * arrays.observed + field.first;
          ASSERT_FLOAT_EQ(
              floats->arrays().float_observations[at],
              static_cast<float>(arrays.observations[at]) / static_cast<float>(field.most - field.least))
              << field.name;
        }
      }
    }
  });
}

TEST(BatchTest, AnIllegalMoveIsToldAndNothingIsPlayed) {
  const AnyGame& game = *all_games().front();
  const auto batch = batch_for(plan_for(game, 2, 4));
  batch->step_randomly(50);
  std::vector<std::uint64_t> before;
  for (std::size_t lane = 0; lane < 4; ++lane) before.push_back(batch->state(lane)->hash());
  std::vector<std::int64_t> moves(4);
  for (const std::int64_t wrong :
       {std::int64_t{-1}, std::int64_t{1} << 40, static_cast<std::int64_t>(game.actions())}) {
    batch->choose_randomly(moves);
    moves[2] = wrong;
    const auto result = batch->step(moves);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().kind, Error::Kind::IllegalMove);
    EXPECT_NE(result.error().what.find("lane 2"), std::string::npos) << result.error().what;
  }
  batch->choose_randomly(moves);
  // Every one, as those that were legal a step ago are still at hand.
  const auto legal = batch->arrays().masks.subspan(game.actions() * 3, game.actions());
  for (std::size_t move = 0; move < legal.size(); ++move) {
    moves[3] = static_cast<std::int64_t>(move);
    if (legal[move] == 0) {
      EXPECT_FALSE(batch->step(moves)) << move;
    }
  }
  for (std::size_t lane = 0; lane < 4; ++lane) EXPECT_EQ(batch->state(lane)->hash(), before[lane]);
}

TEST(BatchTest, WithOpponentsOnlyOneSeatIsAsked) {
  with_every_game([](const AnyGame& game, int players) {
    BatchPlan plan = plan_for(game, players, 12);
    plan.opponents = *read_bot("easy");
    const auto batch = batch_for(plan);
    const auto& arrays = batch->arrays();
    std::size_t finished = 0;
    for (int step = 0; step < 150; ++step) {
      batch->step_randomly(1);
      for (std::size_t lane = 0; lane < plan.lanes; ++lane) {
        ASSERT_EQ(arrays.to_move[lane], arrays.games[lane] % static_cast<std::size_t>(players));
        if (arrays.done[lane] == 0) continue;
        ++finished;
        const auto rewards = arrays.rewards.subspan(lane * arrays.players, arrays.players);
        ASSERT_FLOAT_EQ(std::accumulate(rewards.begin(), rewards.end(), 0.0F), 1.0F);
      }
    }
    EXPECT_GT(finished, 0U);
    plan.seat = Seat{1};
    const auto second = batch_for(plan);
    second->step_randomly(100);
    for (const std::uint8_t seat : second->arrays().to_move) EXPECT_EQ(seat, 1);
  });
}

TEST(BatchTest, ARestartIsABeginningAnew) {
  const BatchPlan plan = plan_for(*all_games().front(), 3, 6);
  const auto batch = batch_for(plan);
  const auto fresh = batch_for(plan);
  batch->step_randomly(500);
  batch->restart(kSeed);
  EXPECT_TRUE(std::ranges::equal(batch->arrays().masks, fresh->arrays().masks));
  for (std::size_t lane = 0; lane < plan.lanes; ++lane)
    EXPECT_EQ(batch->state(lane)->hash(), fresh->state(lane)->hash());
  for (const std::uint8_t done : batch->arrays().done) EXPECT_EQ(done, 0);
}

}  // namespace
}  // namespace pithead
