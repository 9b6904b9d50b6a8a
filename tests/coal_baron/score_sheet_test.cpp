// Points by source, now and as they would stand if the shift ended.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

std::vector<int> sheet(const ScoreSheet& score) {
  return {score.points.begin(),
          score.points.begin() + static_cast<std::ptrdiff_t>(CoalBaron::kInfo.sources.size())};
}

TEST(ScoreSheet, NamesItsSources) {
  const auto sources = CoalBaron::kInfo.sources;
  EXPECT_EQ(Names(sources.begin(), sources.end()),
            (Names{"orders", "coal", "vehicles", "carts", "money", "cubes", "outstanding", "balance"}));
}

TEST(ScoreSheet, KeepsEachSourceApart) {
  Position at(2);
  at.shift(3).complete_order(0, "truck-YY").order(0, "engine-K").carts(0, 1, "").marks(0, 11).marks(1, 0);
  at.tiles(0, {"gray-1-dark"}).carts(0, 3, "GG");
  at.play("place truck");
  EXPECT_EQ(sheet(CoalBaron::score(at.state, 0)), (Numbers{3, 0, 0, 0, 0, 0, 0, 0}));
  at.turn(0).end_shift();
  // yellow spots 2, truck spots 8, the printed yellow cart 10, 11 Marks 2, four cubes 1, one order -1, one
  // tile -2
  EXPECT_EQ(sheet(CoalBaron::score(at.state, 0)), (Numbers{3, 2, 8, 10, 2, 1, -1, -2}));
  EXPECT_EQ(at.points(0), 23);
}

TEST(ScoreSheet, ProjectsTheScoringOfTheCurrentShift) {
  Position at(3);
  at.delivered(0, {"truck-KK"}).delivered(1, {"truck-K"}).marks(0, 50).order(0, "truck-G");
  EXPECT_EQ(sheet(CoalBaron::projected(at.state, 0)), (Numbers{0, 5, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(sheet(CoalBaron::projected(at.state, 1)), (Numbers{0, 2, 0, 0, 0, 0, 0, 0}));
  at.shift(2);
  EXPECT_EQ(sheet(CoalBaron::projected(at.state, 0)), (Numbers{0, 5, 8, 0, 0, 0, 0, 0}));
  EXPECT_EQ(at.points(0), 0) << "it is only a projection";
}

TEST(ScoreSheet, ProjectsTheEndOfTheGameInTheLastShift) {
  Position at(2);
  at.shift(3).delivered(0, {"truck-KK"}).order(0, "truck-G").marks(0, 12);
  EXPECT_EQ(sheet(CoalBaron::projected(at.state, 0)), (Numbers{0, 5, 8, 0, 2, 1, -1, 0}));
  EXPECT_EQ(at.marks(0), 12);
}

TEST(ScoreSheet, TheProjectionIsWhatComesTrue) {
  for (int shift = 1; shift <= 3; ++shift) {
    Position at(3);
    at.shift(shift).delivered(0, {"truck-KK", "barrow-Y"}).delivered(1, {"engine-YBGK"}).carts(2, 4, "");
    at.tiles(1, {"brown-2-dark"}).order(2, "carriage-K").marks(2, 33);
    std::array<ScoreSheet, 3> projected;
    for (Seat seat = 0; seat < 3; ++seat) projected[seat] = CoalBaron::projected(at.state, seat);
    at.end_shift();
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(CoalBaron::score(at.state, seat), projected[seat]);
  }
}

TEST(ScoreSheet, TheProjectionOfAFinishedGameIsItsScore) {
  Position at(2);
  at.shift(3).delivered(0, {"truck-KK"}).end_shift();
  EXPECT_EQ(CoalBaron::projected(at.state, 0), CoalBaron::score(at.state, 0));
}

TEST(ScoreSheet, TheDraftProjectsNothing) {
  Rng rng(3);
  const State state = CoalBaron::deal(3, {}, rng);
  EXPECT_EQ(CoalBaron::projected(state, 0).total(), 0);
}

}  // namespace
}  // namespace pithead::coal_baron
