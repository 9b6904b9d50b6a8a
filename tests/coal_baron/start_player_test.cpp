// Between two shifts: who starts next, and everybody comes home.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(StartPlayer, ExampleOfTheFactoryWorkers) {
  for (const int players : {3, 4}) {
    Position at(players);
    at.crowd("F1", 2, 2).crowd("F2", 2, 3).crowd("F3", 1, 4).crowd("F5", 0, 2);
    at.end_shift();
    EXPECT_EQ(at.start_player(), 2) << "five workers against four and two";
    EXPECT_EQ(at.turn(), 2);
    EXPECT_EQ(at.shift(), 2);
    EXPECT_TRUE(at.told("Cleo becomes the starting player"));
  }
}

TEST(StartPlayer, TheOldOneStaysWithMoreWorkersThanAnybody) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.start_player(1).crowd("F1", 1, 2).crowd("F2", 0, 1);
    at.end_shift();
    EXPECT_EQ(at.start_player(), 1);
    EXPECT_EQ(at.turn(), 1);
  }
}

TEST(StartPlayer, EveryFactorySpaceCounts) {
  for (const auto space : {"F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "Fdraw"}) {
    Position at(4);
    at.start_player(0).crowd(space, 3, 1);
    at.end_shift();
    EXPECT_EQ(at.start_player(), 3) << space;
  }
}

TEST(StartPlayer, OtherSpacesDoNotCount) {
  Position at(4);
  at.start_player(0).crowd("M10", 2, 5).crowd("money6", 3, 5).crowd("Odraw", 2, 2).crowd("F1", 3, 1);
  at.crowd("O1", 2, 1).workers(2, 0);
  at.end_shift();
  EXPECT_EQ(at.start_player(), 3);
}

TEST(StartPlayer, OustedWorkersInTheCanteenDoNotCount) {
  Position at(2);
  at.start_player(0).crowd("F1", 1, 2).crowd("F2", 1, 2).open("F1", "yellow-1-dark");
  at.play("place F1");
  EXPECT_EQ(at.canteen(1), 2);
  at.end_shift();
  EXPECT_EQ(at.start_player(), 0) << "three against two, with two more in the canteen";
}

TEST(StartPlayer, OfTiedPlayersTheFirstClockwiseAfterTheOldOne) {
  Position four(4);
  four.start_player(2).crowd("F1", 0, 2).crowd("F2", 1, 2).crowd("F3", 3, 1);
  four.end_shift();
  EXPECT_EQ(four.start_player(), 0);

  Position around(4);
  around.start_player(1).crowd("F1", 0, 2).crowd("F2", 3, 2);
  around.end_shift();
  EXPECT_EQ(around.start_player(), 3);

  Position three(3);
  three.start_player(1).crowd("F1", 0, 2).crowd("F2", 2, 2);
  three.end_shift();
  EXPECT_EQ(three.start_player(), 2);
}

TEST(StartPlayer, TheOldOneNeverWinsATie) {
  for (const int players : {2, 3, 4}) {
    for (Seat old = 0; old < players; ++old) {
      const auto rival = static_cast<Seat>((old + players - 1) % players);
      Position at(players);
      at.start_player(old).crowd("F1", old, 2).crowd("F2", rival, 2);
      at.end_shift();
      EXPECT_EQ(at.start_player(), rival) << players << " players, seat " << int{old} << " had started";
    }
  }
}

TEST(StartPlayer, WithNobodyInTheFactoryTheLeftNeighbourStarts) {
  for (const int players : {2, 3, 4}) {
    for (Seat old = 0; old < players; ++old) {
      Position at(players);
      at.start_player(old).end_shift();
      EXPECT_EQ(at.start_player(), (old + 1) % players) << players << " players";
      EXPECT_EQ(at.turn(), (old + 1) % players);
    }
  }
}

TEST(StartPlayer, AllWorkersComeHome) {
  for (const auto& [players, workers] : {std::pair{2, 18}, {3, 15}, {4, 13}}) {
    Position at(players);
    at.crowd("F1", 0, 3).crowd("M10", 1, 2);
    at.play({"place M10", "stop"});
    at.end_shift();
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(at.workers(seat), workers);
      EXPECT_EQ(at.canteen(seat) + at.bank(seat), 0);
    }
    EXPECT_EQ(at.standing("F1") + at.standing("M10") + at.standing("M6"), "");
  }
}

TEST(StartPlayer, EverythingElseStaysForTheNextShift) {
  Position at(2);
  at.marks(0, 7).cage(0, "G", 2).storage(0, "K").order(0, "truck-KK", "K").tiles(0, {"gray-1-dark"});
  const auto open_tiles = at.state.open_tiles;
  const auto open_orders = at.state.open_orders;
  at.end_shift();
  EXPECT_EQ(at.marks(0), 7);
  EXPECT_EQ(at.cage(0) + at.storage(0) + at.lying_on_order("truck-KK"), "GKK");
  EXPECT_EQ(at.level(0), 2);
  EXPECT_EQ(at.outstanding(0), Texts{"truck-KK"});
  EXPECT_EQ(at.tiles(0), Names{"gray-1-dark"});
  EXPECT_EQ(at.state.open_tiles, open_tiles);
  EXPECT_EQ(at.state.open_orders, open_orders);
}

TEST(StartPlayer, IsChosenAfterTheFirstAndTheSecondShiftOnly) {
  Position at(3);
  at.end_shift();
  EXPECT_EQ(at.happened(EventKind::StartPlayerChosen).size(), 1U);
  at.end_shift();
  EXPECT_EQ(at.happened(EventKind::StartPlayerChosen).size(), 1U);
  at.end_shift();
  EXPECT_EQ(at.happened(EventKind::StartPlayerChosen).size(), 0U);
}

}  // namespace
}  // namespace pithead::coal_baron
