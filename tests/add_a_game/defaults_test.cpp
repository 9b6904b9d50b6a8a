// What the bots make of a game that brings nothing but its rules.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "bots/adviser.h"
#include "bots/arena.h"
#include "bots/bot.h"
#include "bots/engine.h"
#include "bots/policy.h"
#include "bots/reasons.h"
#include "bots/value.h"
#include "games/catalogue.h"
#include "games/core/any_game.h"
#include "games/pit_pony/game.h"
#include "tests/add_a_game/position.h"
#include "tests/cli/program.h"

namespace pithead::pit_pony {
namespace {

const AnyGame& game() { return *find_game("pit-pony"); }

// A train of 6 to which a load of 4 is missing, and seat 0 holds one.
Position with_a_train_to_finish() {
  Position at;
  at.hand(0, {1, 2, 4}).hand(1, {3, 5, 6}).train({1, 5}).stack({2, 3, 6});
  return at;
}

TEST(DefaultPolicy, GivesEveryLegalMoveTheSameProbability) {
  Rng rng(1);
  State state = PitPony::deal(3, {}, rng);
  PitPony::Moves moves;
  for (; PitPony::to_move(state) != kNobody; play_by_policy<PitPony>(state, moves, rng)) {
    PitPony::legal(state, moves);
    const MoveProbabilities<PitPony> probabilities(state, moves);
    for (std::size_t i = 0; i < moves.size(); ++i)
      ASSERT_FLOAT_EQ(probabilities.probability(i), 1 / static_cast<float>(moves.size()));
  }
}

// As if a train under way paid a point for each wagon to whoever began it.
struct PaysOnTheWay : PitPony {
  static ScoreSheet projected(const State& state, Seat seat) {
    ScoreSheet sheet = score(state, seat);
    if (seat == state.first_player)
      sheet.points[0] = static_cast<std::int16_t>(sheet.points[0] + count(state.train));
    return sheet;
  }
};

TEST(DefaultValue, IsTheScoreAndWhatTheRoundWouldBring) {
  Position at = with_a_train_to_finish();
  at.state.seats[0].points = {7, -2};
  at.state.seats[1].points = {4, 0};
  const SeatValues values = values_of<PaysOnTheWay>(at.state);
  EXPECT_EQ(values[0], kPoint * (5 + 2));
  EXPECT_EQ(values[1], kPoint * 4);
}

TEST(DefaultValue, PromisesNothingWhenTheGameIsOver) {
  Position at;
  at.train({1, 5});
  at.state.seats[0].points = {7, -2};
  EXPECT_EQ(values_of<PaysOnTheWay>(at.state)[0], kPoint * 5);
}

TEST(DefaultBots, MediumTakesTheMoveThatScoresAtOnce) {
  const Position at = with_a_train_to_finish();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const Move move = make_any_bot(game(), *read_bot("medium"))->choose(StateOf<PitPony>(at.state), rng);
    EXPECT_EQ(game().move_text(move), "haul 4");
  }
}

TEST(DefaultBots, HardBeatsRandom) {
  const Arena arena{.setup = {.game = &game(), .players = 2, .options = {}, .seed = 1},
                    .field = make_field({*read_bot("hard:300"), *read_bot("random")}, 2),
                    .games = 40,
                    .threads = 2,
                    .decide = {}};
  const Standings standings =
      play_arena(arena, [](std::uint64_t /*done*/, const Standings& /*so_far*/) { return true; });
  EXPECT_GE(share_of(standings.bots[0].wins), 0.8);
}

TEST(DefaultReasons, TellOfPoints) {
  const Position at = with_a_train_to_finish();
  Rng rng(1);
  const Advice advice =
      advise(game(), StateOf<PitPony>(at.state),
             {.budget = {.milliseconds = 0, .iterations = 400, .threads = 1}, .most = 5, .also = {}}, rng);
  const AdvisedMove& best = advice.moves.front();
  EXPECT_EQ(game().move_text(best.move), "haul 4");
  ASSERT_EQ(best.reasons.size(), 1U);
  EXPECT_EQ(reason_words(game(), best.reasons[0]), "brings 6 points");
}

TEST(DefaultReasons, TellWhatTheRoundWouldBring) {
  Position at = with_a_train_to_finish();
  const State before = at.state;
  at.play("haul 2");
  std::vector<Event> reasons;
  Reasons<PaysOnTheWay>::find(before, at.state, 0, reasons);
  ASSERT_EQ(reasons.size(), 1U);
  std::string words;
  tell_event(Reasons<PaysOnTheWay>::kForms, reasons[0], {}, words);
  EXPECT_EQ(words, "would bring 1 point if the round ended now");
}

TEST(DefaultStrength, IsUnknownSoThatNoTableIsRated) {
  for (const std::string_view level : kBotLevels)
    EXPECT_FALSE(engine_of(game()).level_rating(level, 2)) << level;
}

TEST(DefaultPolicy, HasNothingToLearn) {
  tests::expect_refusal({"learn", "pit-pony", "--policy"}, "pit-pony has no features to learn weights for");
}

}  // namespace
}  // namespace pithead::pit_pony
