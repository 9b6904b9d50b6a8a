// A turn: placing workers, ousting others, the canteen, the bank, and whose turn it is.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Turn, AnEmptySpaceTakesExactlyOneWorker) {
  Position at(4);
  at.play("place money4");
  EXPECT_EQ(at.standing("money4"), "Ann");
  EXPECT_EQ(at.workers(0), 12);
}

TEST(Turn, AnOccupiedSpaceTakesOneWorkerMore) {
  Position at(4);
  at.crowd("money4", 1, 3);
  at.play("place money4");
  EXPECT_EQ(at.standing("money4"), "Ann Ann Ann Ann");
  EXPECT_EQ(at.workers(0), 9);
}

TEST(Turn, OustedWorkersGoToTheCanteen) {
  Position at(3);
  at.crowd("M6", 1, 2);
  at.play({"place M6", "stop"});
  EXPECT_EQ(at.canteen(1), 2);
  EXPECT_EQ(at.canteen(0), 0);
  EXPECT_EQ(at.workers(1), 13) << "they do not come home before the shift ends";
}

TEST(Turn, OwnWorkersAreOustedToo) {
  Position at(2);
  at.crowd("money6", 0, 2);
  at.play("place money6");
  EXPECT_EQ(at.standing("money6"), "Ann Ann Ann");
  EXPECT_EQ(at.canteen(0), 2);
  EXPECT_EQ(at.workers(0), 18 - 2 - 3);
}

TEST(Turn, ExampleOfTheThreeMoneySpaces) {
  Position four(4);
  four.play("place money4");
  EXPECT_EQ(four.standing("money4"), "Ann");

  Position five(4);
  five.crowd("money5", 2, 1);
  five.play("place money5");
  EXPECT_EQ(five.standing("money5"), "Ann Ann");
  EXPECT_EQ(five.canteen(2), 1);

  Position six(4);
  six.crowd("money6", 0, 2);
  six.play("place money6");
  EXPECT_EQ(six.standing("money6"), "Ann Ann Ann");
  EXPECT_EQ(six.canteen(0), 2);
}

TEST(Turn, WithoutEnoughWorkersASpaceIsNotAvailable) {
  Position at(3);
  at.crowd("M6", 1, 2).crowd("Odraw", 0, 3).crowd("money4", 2, 4).workers(0, 3);
  EXPECT_TRUE(at.offers("place M6"));
  EXPECT_FALSE(at.offers("place Odraw")) << "own workers are no easier to oust";
  EXPECT_FALSE(at.offers("place money4"));
  at.workers(0, 2);
  EXPECT_FALSE(at.offers("place M6"));
}

TEST(Turn, NobodyPlacesAtTheCanteen) { EXPECT_FALSE(CoalBaron::read_move("place canteen")); }

TEST(Turn, TheBankTakesOneWorkerAndPaysOneMark) {
  Position at(4);
  at.play("place bank");
  EXPECT_EQ(at.bank(0), 1);
  EXPECT_EQ(at.workers(0), 12);
  EXPECT_EQ(at.marks(0), 9);
}

TEST(Turn, TheBankIsNeverCrowded) {
  Position at(2);
  for (int i = 0; i < 10; ++i) at.play("place bank");
  EXPECT_EQ((Numbers{at.bank(0), at.bank(1)}), (Numbers{5, 5}));
  EXPECT_EQ((Numbers{at.workers(0), at.workers(1)}), (Numbers{13, 13}));
  EXPECT_EQ((Numbers{at.marks(0), at.marks(1)}), (Numbers{15, 15}));
  EXPECT_EQ(at.canteen(0) + at.canteen(1), 0);
}

TEST(Turn, TheBankIsOpenToTheLastWorkerWhenAllElseIsCrowded) {
  Position at(2);
  at.marks(0, 99);
  for (const auto space : {"F1", "F2", "F3", "F5", "F6", "F7", "Fdraw"}) at.crowd(space, 1, 1);
  for (const auto space : {"M6", "M10", "money4", "money6", "O2", "O3", "O4", "Odraw"}) at.crowd(space, 1, 1);
  at.workers(0, 1);
  EXPECT_EQ(at.legal(), Texts{"place bank"});
}

TEST(Turn, TheBankMayBeChosenThoughOtherSpacesAreFree) {
  const Position at(4);
  EXPECT_TRUE(at.offers("place bank"));
  EXPECT_TRUE(at.offers("place money6"));
}

TEST(Turn, GoesClockwiseOneActionEach) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    for (int i = 0; i < 2 * players; ++i) {
      EXPECT_EQ(at.turn(), i % players);
      at.play("place bank");
    }
  }
}

TEST(Turn, PlayersWithoutWorkersAreSkipped) {
  Position at(4);
  at.workers(1, 0).workers(2, 0);
  at.play("place bank");
  EXPECT_EQ(at.turn(), 3);
}

TEST(Turn, ThePlayerWithTheLastWorkersMovesSeveralTimesInARow) {
  Position at(3);
  at.workers(0, 3).workers(1, 0).workers(2, 0);
  at.play("place bank");
  EXPECT_EQ(at.turn(), 0);
  at.play("place money4");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.shift(), 1);
}

TEST(Turn, TheShiftEndsWhenNobodyHasWorkers) {
  Position at(3);
  at.workers(0, 1).workers(1, 0).workers(2, 1);
  at.play("place bank");
  EXPECT_EQ(at.shift(), 1);
  EXPECT_EQ(at.turn(), 2);
  at.play("place bank");
  EXPECT_EQ(at.shift(), 2);
  EXPECT_TRUE(at.told("Shift 1 is scored"));
}

TEST(Turn, TheShiftEndsOnlyAfterTheLastActionIsCarriedOut) {
  Position at(2);
  at.workers(0, 1).workers(1, 0);
  at.play({"place M6", "cage 1"});
  EXPECT_EQ(at.shift(), 1);
  at.play("stop");
  EXPECT_EQ(at.shift(), 2);
}

TEST(Turn, WorkersStayWhereTheyArePlaced) {
  Position at(2);
  at.play({"place money4", "place money6", "place bank", "place bank"});
  EXPECT_EQ(at.standing("money4"), "Ann");
  EXPECT_EQ(at.standing("money6"), "Ben");
}

}  // namespace
}  // namespace pithead::coal_baron
