// A turn planned beforehand, and whether it is still what it was.
#include "match/turn_plan.h"

#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/match/dice.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

std::vector<Move> moves_of(const AnyGame& game, std::initializer_list<std::string_view> texts) {
  std::vector<Move> moves;
  for (const std::string_view text : texts) moves.push_back(*game.read_move(text));
  return moves;
}

// Coal Baron behind the draft: whoever is not to move plans.
struct Waiting {
  Match match = random_match("coal-baron", 2, 7, 6);
  Seat seat = match.state().to_move() == 0 ? 1 : 0;
  std::unique_ptr<AnyState> position = position_to_plan(match.state(), seat);
};

TEST(PlannedTurn, BeginsForWhoeverWaits) {
  const Waiting waiting;
  ASSERT_NE(waiting.position, nullptr);
  EXPECT_EQ(waiting.position->to_move(), waiting.seat);
  EXPECT_TRUE(waiting.position->begins_turn());
  EXPECT_EQ(waiting.position->broken_law(), nullptr);
}

TEST(PlannedTurn, AGameThatForeseesNothingHasTheTurnThatHasBegun) {
  const Match match(dice_setup(1));
  const Seat seat = match.state().to_move();
  EXPECT_NE(position_to_plan(match.state(), seat), nullptr);
  EXPECT_EQ(position_to_plan(match.state(), seat == 0 ? 1 : 0), nullptr);
}

TEST(PlannedTurn, ALineEndsWithTheTurnOrWithWhatCannotBeKnown) {
  const Waiting waiting;
  const AnyGame& game = waiting.match.game();
  const auto mining = foresee(game, *waiting.position, moves_of(game, {"place M10"}));
  ASSERT_TRUE(mining);
  EXPECT_FALSE(mining->next().empty());
  const auto over = foresee(game, *waiting.position, moves_of(game, {"place M10", "stop"}));
  ASSERT_TRUE(over);
  EXPECT_TRUE(over->next().empty());
  EXPECT_NE(over->after, nullptr);
  const auto looked = foresee(game, *waiting.position, moves_of(game, {"place Odraw"}));
  ASSERT_TRUE(looked);
  EXPECT_TRUE(looked->next().empty());
  EXPECT_EQ(looked->after, nullptr);
  for (const auto& behind : {moves_of(game, {"place M10", "stop", "place bank"}),
                             moves_of(game, {"place Odraw", "decline"}), moves_of(game, {"stop"})}) {
    const auto refused = foresee(game, *waiting.position, behind);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, Error::Kind::IllegalMove);
  }
}

TEST(PlannedTurn, FitsAsLongAsItsMovesDoTheSame) {
  Waiting waiting;
  const AnyGame& game = waiting.match.game();
  const auto planned = foresee(game, *waiting.position, moves_of(game, {"place M10", "stop"}));
  ASSERT_TRUE(planned);
  ASSERT_TRUE(waiting.match.play("place M10"));
  ASSERT_TRUE(waiting.match.play("stop"));
  const auto misfit = find_misfit(planned->line, PlanCondition::Same, waiting.match.state());
  ASSERT_TRUE(misfit) << "it costs another worker";
  EXPECT_EQ(misfit->at, 0U);
  EXPECT_FALSE(find_misfit(planned->line, PlanCondition::Legal, waiting.match.state()));
  ASSERT_TRUE(waiting.match.undo(waiting.match.plies().back().seat));
  ASSERT_TRUE(waiting.match.undo(waiting.match.plies().back().seat));
  ASSERT_TRUE(waiting.match.play("place bank"));
  EXPECT_FALSE(find_misfit(planned->line, PlanCondition::Same, waiting.match.state()));
}

TEST(Match, HasTheStateOfEveryPly) {
  for (const std::string_view game : {"coal-baron", "card-game", "schichtwechsel"}) {
    const Match match = random_match(game, 3, 5);
    for (std::size_t ply = 1; ply <= match.plies().size(); ply += 7)
      ASSERT_EQ(match.state_at(ply)->hash(), match.plies()[ply - 1].hash) << game << " " << ply;
  }
}

}  // namespace
}  // namespace pithead
