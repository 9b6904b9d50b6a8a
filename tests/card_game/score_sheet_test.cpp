// Points by source, now and as they would stand if the shift ended.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

Numbers sheet(const ScoreSheet& score) {
  return {score.points.begin(),
          score.points.begin() + static_cast<std::ptrdiff_t>(CardGame::kInfo.sources.size())};
}

TEST(CardScoreSheet, NamesItsSources) {
  const auto sources = CardGame::kInfo.sources;
  EXPECT_EQ(Names(sources.begin(), sources.end()),
            (Names{"lorries", "orders", "shares", "tokens", "objectives"}));
}

TEST(CardScoreSheet, KeepsEachSourceApart) {
  Position at(3);
  at.shift(3).delivered(0, {"fox-1-2", "fox-1-1", "E1"}).fulfilled(0, {"barracks-2"}).tokens(0, {2});
  at.shares(0, {"barracks-share"}).objectives(0, {"E1-objective"});
  EXPECT_EQ(sheet(CardGame::score(at.state, 0)), (Numbers{3, 5, 3, 1, 2}));
  EXPECT_EQ(CardGame::score(at.state, 0).total(), 14);
}

TEST(CardScoreSheet, ProjectsTheTokenOfTheCurrentShift) {
  Position at(3);
  at.play({"place share", "place mine-0-1"});
  EXPECT_EQ(sheet(CardGame::projected(at.state, 0)), (Numbers{0, 0, 0, 0, 0}));
  EXPECT_EQ(sheet(CardGame::projected(at.state, 1)), (Numbers{0, 0, 0, 1, 0}));
  EXPECT_EQ(sheet(CardGame::score(at.state, 1)), (Numbers{0, 0, 0, 0, 0})) << "it is only a projection";
}

TEST(CardScoreSheet, ProjectsWhatTheTokenIsWorthToAnObjective) {
  Position at(3);
  at.shift(2).tokens(0, {1}).objectives(0, {"tokens-objective"});
  EXPECT_EQ(sheet(CardGame::projected(at.state, 0)), (Numbers{0, 0, 0, 2, 3}));
}

TEST(CardScoreSheet, ProjectsTheTokenOfTheStartPlayerIfNobodyMined) {
  Position at(3);
  at.start_player(2);
  EXPECT_EQ(CardGame::projected(at.state, 2).total(), 1);
  EXPECT_EQ(CardGame::projected(at.state, 0).total(), 0);
}

TEST(CardScoreSheet, TheProjectionIsWhatComesTrue) {
  for (const int shift : {1, 4, 6}) {
    Position at(3);
    at.shift(shift).fulfilled(0, {"barracks-2"}).shares(1, {"barracks-share"}).delivered(2, {"fox-1-1"});
    at.objectives(1, {"tokens-objective"}).play({"place share", "place mine-0-1"});
    std::array<ScoreSheet, 3> projected;
    for (Seat seat = 0; seat < 3; ++seat) projected[seat] = CardGame::projected(at.state, seat);
    at.end_shift();
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(CardGame::score(at.state, seat), projected[seat]);
  }
}

TEST(CardScoreSheet, TheProjectionOfAFinishedGameIsItsScore) {
  Position at(3);
  at.shift(6).end_shift();
  for (Seat seat = 0; seat < 3; ++seat)
    EXPECT_EQ(CardGame::projected(at.state, seat), CardGame::score(at.state, seat));
}

}  // namespace
}  // namespace pithead::card_game
