// Buildings: which one leaves the bar, and which lots can take it.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Seat 0 crosses a barrier with a house.
Position& cross(Position& at) {
  at.disc(0, "road", 3).purse(0, "W").play({"card route-S", "option a"});
  return at;
}

// The lots that are offered for the next building, without the word.
Texts lots(Position& at) {
  cross(at).play(*at.legal("build").begin());
  Texts names;
  for (const std::string& move : at.legal("lot")) names.insert(move.substr(4));
  return names;
}

Texts all_but(std::initializer_list<std::string> some) {
  Texts names{"miner", "spoil", "four-a", "four-b", "sale", "tools", "speed"};
  for (const std::string& each : some) names.erase(each);
  return names;
}

// ---- the bar ----------------------------------------------------------------------------------------

// A6
TEST(SwBuildings, TheOwnerChoosesWhichLeavesTheBar) {
  for (const auto* bar : {"B1", "B2", "B3", "B4", "B5"}) {
    Position at(4);
    cross(at).play({"build " + std::string(bar), "lot tools"});
    Names left{"B1", "B2", "B3", "B4", "B5"};
    std::erase(left, bar);
    EXPECT_EQ(at.bar(0), left);
    EXPECT_EQ(at.lots(0), Names{"tools"});
  }
}

// A6
TEST(SwBuildings, MayLeaveTheBarFromTheLeftInAnotherBox) {
  Print print = boxes[kFirstBox];
  print.bar_from_left = true;
  bring_own_box(print);
  Position at(4);
  at.state.box = kOwnBox;
  at.build(0, "B1", "tools");
  cross(at);
  EXPECT_EQ(at.legal(), (Texts{"build B2", "decline"}));
}

// A6
TEST(SwBuildings, ASpaceIsUncoveredOnce) {
  Position at(4);
  at.build(0, "B2", "tools").build(0, "B5", "speed");
  cross(at);
  EXPECT_EQ(at.legal(), (Texts{"build B1", "build B3", "build B4", "decline"}));
}

TEST(SwBuildings, MayBeDeclined) {
  Position at(4);
  cross(at).play("decline");
  EXPECT_EQ(at.bar(0).size(), 5U);
  EXPECT_EQ(at.lots(0), Names{});
  EXPECT_EQ(at.question(), "benefit");
}

TEST(SwBuildings, TheUncoveredSpaceGivesNothingInThisPhase) {
  Position at(4);
  cross(at).play({"build B2", "lot tools", "decline"});
  EXPECT_EQ(at.white(0), 0) << "B2 gives its token in step VI";
  EXPECT_EQ(at.turn(), 1);
}

// ---- the lots ---------------------------------------------------------------------------------------

TEST(SwBuildings, SevenLotsAreOpenAtFirst) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    EXPECT_EQ(lots(at), all_but({})) << players;
  }
}

TEST(SwBuildings, TheLotsOfFourPointsTakeOneBuilding) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.lot(1, "four-a");
    EXPECT_EQ(lots(at), all_but({"four-a"})) << players;
    Position other(players);
    other.lot(1, "four-b");
    EXPECT_EQ(lots(other), all_but({"four-b"})) << players;
  }
}

TEST(SwBuildings, MinerSpoilAndToolsTakeTwoPlayers) {
  for (const auto* name : {"miner", "spoil", "tools"}) {
    for (const int players : {3, 4}) {
      Position at(players);
      at.lot(1, name);
      EXPECT_EQ(lots(at), all_but({})) << name;
      Position full(players);
      full.lot(1, name).lot(2, name);
      EXPECT_EQ(lots(full), all_but({name})) << name;
    }
    Position two(2);
    two.lot(1, name);
    EXPECT_EQ(lots(two), all_but({})) << name;
  }
}

TEST(SwBuildings, TheSaleLotHasOneTwoOrThreeSpaces) {
  for (const int players : {2, 3, 4}) {
    for (int taken = 0; taken <= players - 1; ++taken) {
      Position at(players);
      for (int i = 0; i < taken; ++i) at.lot(1, "sale");
      EXPECT_EQ(lots(at), taken == players - 1 ? all_but({"sale"}) : all_but({}))
          << taken << " of " << players;
    }
  }
}

// A17
TEST(SwBuildings, OneOfEachPlayerOnMinerSpoilAndTools) {
  for (const std::string name : {"miner", "spoil", "tools"}) {
    Position at(2);
    at.lot(0, name);
    EXPECT_EQ(lots(at), all_but({name}));
  }
}

// A17
TEST(SwBuildings, SeveralOwnOnesInTheSaleLot) {
  Position at(4);
  at.lot(0, "sale").lot(0, "sale");
  cross(at).play({"build B3", "lot sale"});
  EXPECT_EQ(at.lots(0), (Names{"sale", "sale", "sale"}));
}

// A17
TEST(SwBuildings, AnyNumberInTheSpeedArea) {
  Position at(2);
  for (int i = 0; i < 5; ++i) at.lot(1, "speed");
  for (int i = 0; i < 4; ++i) at.lot(0, "speed");
  cross(at).play({"build B5", "lot speed"});
  EXPECT_EQ(at.lots(0).size(), 5U);
}

TEST(SwBuildings, OnlyTheSpeedAreaLeftIsNotAsked) {
  Position at(2);
  at.lot(0, "miner").lot(0, "spoil").lot(0, "tools").lot(1, "four-a").lot(1, "four-b").lot(1, "sale");
  cross(at).play("build B5");
  EXPECT_EQ(at.lots(0), (Names{"miner", "spoil", "tools", "speed"}));
  EXPECT_EQ(at.question(), "benefit");
}

// ---- speed ------------------------------------------------------------------------------------------

TEST(SwBuildings, SpeedCountsAtOnceForTheMinerOfTheSameBarrier) {
  Position at(4);
  cross(at).play({"build B1", "lot speed", "miner"});
  EXPECT_EQ(at.legal(), (Texts{"go baths", "go lamp-room"}));
}

TEST(SwBuildings, OtherLotsGiveNoSpeed) {
  for (const auto* name : {"miner", "spoil", "four-a", "four-b", "sale", "tools"}) {
    Position at(4);
    cross(at).play({"build B1", "lot " + std::string(name), "miner"});
    EXPECT_EQ(at.miner(0), "baths") << name << ": the only circle in reach";
  }
}

TEST(SwBuildings, AnothersSpeedIsNoHelp) {
  Position at(4);
  at.lot(1, "speed").lot(1, "speed");
  cross(at).play({"decline", "miner"});
  EXPECT_EQ(at.miner(0), "baths");
}

}  // namespace
}  // namespace pithead::schichtwechsel
