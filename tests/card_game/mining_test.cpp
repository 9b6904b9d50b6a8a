// Mining: steps, the row, the storage, and the duty to make the lower number of steps. In the notation the
// row is given as it moves: its rightmost card first.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

struct Berth {
  std::string_view wagon;
  int dock;
};
constexpr std::array<Berth, 9> kEveryBerth{{{"wheel-wagon", 1},
                                            {"clover-wagon", 1},
                                            {"wild-wagon", 1},
                                            {"wheel-wagon", 2},
                                            {"tower-wagon", 2},
                                            {"wild-wagon", 2},
                                            {"clover-wagon", 3},
                                            {"fox-wagon", 3},
                                            {"wild-wagon", 3}}};

bool fits(const std::string& crest, const Berth& berth) {
  const std::array<std::string_view, 3> shown{"wheel clover", "wheel tower", "clover fox"};
  const bool dock_shows = shown[static_cast<std::size_t>(berth.dock - 1)].find(crest) != std::string::npos;
  return dock_shows && (berth.wagon == "wild-wagon" || berth.wagon == crest + "-wagon");
}

// The rulebook's example.
TEST(CardMining, ExampleOfTheTwoOrThreeSteps) {
  Position at(3);
  at.row(0, {"tower-1-1", "clover-1-1", "fox-2-0"});
  at.dock(0, 1, {"clover-wagon", "wild-wagon"}).dock(0, 2, {"tower-wagon"});
  at.play("place mine-2-3");
  EXPECT_EQ(at.legal(), (Texts{"load tower-wagon 2", "store"})) << "dock 1 does not show the tower";
  at.play("load tower-wagon 2");
  EXPECT_EQ(at.legal(), (Texts{"load clover-wagon 1", "load wild-wagon 1", "store"}));
  at.play("load clover-wagon 1");
  EXPECT_EQ(at.turn(), 1) << "one step is left, and the next card needs two";
  EXPECT_EQ(at.row(0), Names{"fox-2-0"});
  EXPECT_EQ(at.dock(0, 1), (Names{"wild-wagon", "clover-wagon:clover-1-1"}));
  EXPECT_EQ(at.dock(0, 2), Names{"tower-wagon:tower-1-1"});
}

TEST(CardMining, AWildWagonTakesTheTowerInDockTwoOnly) {
  Position at(3);
  at.row(0, {"tower-1-1", "clover-1-1", "fox-2-0"});
  at.dock(0, 1, {"wild-wagon"}).dock(0, 2, {"wild-wagon"}).dock(0, 3, {"wild-wagon"});
  at.play("place mine-2-3");
  EXPECT_EQ(at.legal(), (Texts{"load wild-wagon 2", "store"}));
  at.play("load wild-wagon 2");
  EXPECT_EQ(at.legal(), (Texts{"load wild-wagon 1", "load wild-wagon 3", "store"}));
}

TEST(CardMining, ALorryNeedsAWagonOfItsCrestInADockOfItsCrest) {
  for (const std::string crest : {"wheel", "clover", "tower", "fox"}) {
    for (const Berth& berth : kEveryBerth) {
      Position at(3);
      at.row(0, {crest + "-1-1"}).dock(0, berth.dock, {berth.wagon}).play("place mine-0-1");
      const std::string load = "load " + std::string(berth.wagon) + " " + std::to_string(berth.dock);
      EXPECT_EQ(at.offers(load), fits(crest, berth)) << crest << ", " << load;
      EXPECT_EQ(at.legal().size(), fits(crest, berth) ? 3U : 2U) << "and store, and stop";
    }
  }
}

TEST(CardMining, TheStorageNeedsAFittingWagonAsWell) {
  for (const std::string crest : {"wheel", "clover", "tower", "fox"}) {
    for (const std::string print : {"-1-1", "-1-2", "-2-0"}) {
      for (const Berth& berth : kEveryBerth) {
        Position at(3);
        at.storage(0, {crest + print}).hand(0, {"free-mining"}).dock(0, berth.dock, {berth.wagon});
        EXPECT_EQ(at.offers("play free-mining"), fits(crest, berth));
        if (!fits(crest, berth)) continue;
        at.play("play free-mining");
        EXPECT_EQ(at.storage(0), Names{}) << "one option is not asked";
        EXPECT_EQ(at.dock(0, berth.dock), Names{std::string(berth.wagon) + ":" + crest + print});
      }
    }
  }
}

TEST(CardMining, TheRightmostCardMovesFirst) {
  Position at(3);
  at.row(0, {"tower-1-1", "fox-1-1"}).dock(0, 3, {"fox-wagon"}).play("place mine-0-1");
  EXPECT_EQ(at.legal(), (Texts{"store", "stop"})) << "the fox has to wait";
  at.play("store");
  EXPECT_EQ(at.row(0), Names{"fox-1-1"});
  EXPECT_EQ(at.storage(0), Names{"tower-1-1"});
}

TEST(CardMining, ACardTakenFirstMovesFirst) {
  Position at(2);
  at.top("lorry-left", {"wheel-1-1", "tower-1-1"});
  at.play({"place lorry-left", "pass", "place lorry-left", "pay 2", "place mine-0-1", "store"});
  EXPECT_EQ(at.storage(0), Names{"wheel-1-1"});
  EXPECT_EQ(at.row(0), Names{"tower-1-1"});
}

TEST(CardMining, ADoubleLorryCostsTwoSteps) {
  Position at(3);
  at.row(0, {"fox-2-0", "fox-1-1"}).dock(0, 3, {"fox-wagon"});
  at.play("place mine-0-1");
  EXPECT_EQ(at.turn(), 1) << "one step moves no double lorry, so there was nothing to ask";
  at.turn(0).play({"place mine-1-2", "load fox-wagon 3"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.state.seats[0].loads[2], 2);
}

TEST(CardMining, EachCardAllowsItsOwnSteps) {
  for (const auto& [mine, least, most] :
       {std::tuple{"mine-0-1", 0, 1}, std::tuple{"mine-1-2", 1, 2}, std::tuple{"mine-2-3", 2, 3}}) {
    Position at(3);
    at.row(0, {"fox-1-1", "fox-1-1", "fox-1-1", "fox-1-1"}).dock(0, 3, {"fox-wagon"});
    at.play(std::string("place ") + mine);
    for (int step = 0; step < most; ++step) {
      EXPECT_EQ(at.offers("stop"), step >= least) << mine << " after " << step;
      at.play("store");
    }
    EXPECT_EQ(at.turn(), 1) << mine << " is over after " << most;
    EXPECT_EQ(at.storage(0).size(), static_cast<std::size_t>(most));
  }
}

// R1
TEST(CardMining, TheLowerNumberIsADuty) {
  Position at(3);
  at.row(0, {"fox-1-1", "wheel-1-1", "tower-1-1"}).dock(0, 2, {"tower-wagon"}).dock(0, 3, {"fox-wagon"});
  at.play({"place mine-2-3", "store"});
  EXPECT_EQ(at.legal(), (Texts{"store", "fetch fox-1-1 fox-wagon 3"}));
  at.play("store");
  EXPECT_EQ(at.legal(), (Texts{"store", "load tower-wagon 2", "fetch fox-1-1 fox-wagon 3", "stop"}));
  at.play("stop");
  EXPECT_EQ(at.storage(0).size(), 2U);
}

// R1
TEST(CardMining, WithoutLorriesTheHigherMinesAreClosed) {
  Position at(3);
  at.dock(0, 1, {"wild-wagon"});
  EXPECT_FALSE(at.offers("place mine-1-2"));
  EXPECT_FALSE(at.offers("place mine-2-3"));
  EXPECT_TRUE(at.offers("place mine-0-1"));
}

// R17
TEST(CardMining, NoStepAtAllIsAPlacementToo) {
  Position at(3);
  at.play("place mine-0-1");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.level("mine-0-1"), 1);
  EXPECT_EQ(at.last_player("mine-0-1"), 0);
  EXPECT_TRUE(at.told("Ann has used 0 mining steps"));
}

TEST(CardMining, StoppingAtOnceMovesNothing) {
  Position at(3);
  at.row(0, {"fox-1-1"}).play({"place mine-0-1", "stop"});
  EXPECT_EQ(at.row(0), Names{"fox-1-1"});
  EXPECT_EQ(at.last_player("mine-0-1"), 0);
}

TEST(CardMining, ADoubleLorryOpensTheMiddleMineByTheStorage) {
  Position at(3);
  at.row(0, {"fox-2-0"}).play("place mine-1-2");
  EXPECT_EQ(at.storage(0), Names{"fox-2-0"}) << "the only way to make a step";
  EXPECT_EQ(at.turn(), 1);
}

TEST(CardMining, OneStepBesideADoubleLorryComesFromTheStorageOnly) {
  Position at(3);
  at.row(0, {"fox-2-0"}).storage(0, {"tower-1-2"}).dock(0, 2, {"tower-wagon"}).play("place mine-1-2");
  EXPECT_EQ(at.legal(), (Texts{"store", "fetch tower-1-2 tower-wagon 2"}));
  at.play("fetch tower-1-2 tower-wagon 2");
  EXPECT_EQ(at.turn(), 1) << "the second step moves nothing";
  EXPECT_EQ(at.row(0), Names{"fox-2-0"});
}

// R2
TEST(CardMining, ACardMayGoThroughTheStorageIntoAWagon) {
  Position without(3);
  without.row(0, {"fox-1-1"});
  EXPECT_FALSE(without.offers("place mine-2-3"));
  without.dock(0, 1, {"wild-wagon"});
  EXPECT_FALSE(without.offers("place mine-2-3")) << "dock 1 does not show the fox";

  Position with(3);
  with.row(0, {"fox-1-1"}).dock(0, 3, {"fox-wagon"});
  EXPECT_TRUE(with.offers("place mine-2-3"));
  with.play("place mine-2-3");
  EXPECT_EQ(with.dock(0, 3), Names{"fox-wagon:fox-1-1"}) << "nothing to choose: store, then fetch";
  EXPECT_TRUE(with.told("Ann has used 2 mining steps"));
  EXPECT_TRUE(with.told("Ann moves fox-1-1 to the storage"));
}

// R2
TEST(CardMining, BothCardsToTheStorageMakeThreeSteps) {
  Position at(3);
  at.row(0, {"wheel-1-1", "fox-2-0"}).play("place mine-2-3");
  EXPECT_EQ(at.storage(0), (Names{"wheel-1-1", "fox-2-0"}));
  EXPECT_TRUE(at.told("Ann has used 3 mining steps"));

  Position wagon(3);
  wagon.row(0, {"wheel-1-1", "fox-2-0"}).dock(0, 1, {"wheel-wagon"}).play({"place mine-2-3", "store"});
  EXPECT_EQ(wagon.legal(), (Texts{"store", "fetch wheel-1-1 wheel-wagon 1"}));
  wagon.play("fetch wheel-1-1 wheel-wagon 1");
  EXPECT_EQ(wagon.turn(), 1);
  EXPECT_TRUE(wagon.told("Ann has used 2 mining steps"));
}

TEST(CardMining, AMoveThatLeadsToADeadEndIsNotOffered) {
  Position at(3);
  at.row(0, {"wheel-1-1"}).storage(0, {"wheel-2-0"}).dock(0, 1, {"wheel-wagon"}).play("place mine-2-3");
  EXPECT_EQ(at.legal(), (Texts{"store", "fetch wheel-2-0 wheel-wagon 1"}))
      << "the row's card in the only wagon would be one step, and no other could follow";

  Position fetched = at;
  fetched.play("fetch wheel-2-0 wheel-wagon 1");
  EXPECT_EQ(fetched.legal(), (Texts{"store", "stop"}));

  Position stored = at;
  stored.play("store");
  EXPECT_EQ(stored.legal(), (Texts{"fetch wheel-1-1 wheel-wagon 1", "fetch wheel-2-0 wheel-wagon 1"}));
  stored.play("fetch wheel-1-1 wheel-wagon 1");
  EXPECT_EQ(stored.turn(), 1);
  EXPECT_EQ(stored.storage(0), Names{"wheel-2-0"});
}

// One card in the storage and one in the row, one wagon: the storage's card may not take it either.
TEST(CardMining, ADeadEndFromTheStorageIsNotOffered) {
  Position at(3);
  at.storage(0, {"wheel-1-1", "wheel-1-2"}).dock(0, 1, {"wheel-wagon"});
  EXPECT_FALSE(at.offers("place mine-2-3")) << "one step, then the wagon is full";
  EXPECT_TRUE(at.offers("place mine-1-2"));
  at.dock(0, 2, {"wheel-wagon"});
  EXPECT_TRUE(at.offers("place mine-2-3"));
}

TEST(CardMining, ADoubleLorryInTheStorageFulfilsTheDutyAlone) {
  Position at(3);
  at.storage(0, {"tower-2-0"}).dock(0, 2, {"wild-wagon"});
  EXPECT_FALSE(at.offers("play free-mining"));
  EXPECT_TRUE(at.offers("place mine-2-3"));
  at.play("place mine-2-3");
  EXPECT_EQ(at.dock(0, 2), Names{"wild-wagon:tower-2-0"});
}

TEST(CardMining, ADoubleLorryNeedsTwoStepsLeft) {
  Position at(3);
  at.row(0, {"fox-1-1"}).storage(0, {"tower-2-0"}).dock(0, 2, {"tower-wagon"}).dock(0, 3, {"fox-wagon"});
  at.play({"place mine-1-2", "load fox-wagon 3"});
  EXPECT_EQ(at.turn(), 1) << "one step left";
  at.turn(0).play("place mine-0-1");
  EXPECT_EQ(at.storage(0), Names{"tower-2-0"}) << "there was nothing to ask";
}

TEST(CardMining, ALoadedWagonIsFullWhateverItsLoad) {
  Position at(3);
  at.row(0, {"fox-1-1"}).dock(0, 3, {"fox-wagon:fox-1-2", "wild-wagon:clover-2-0"}).play("place mine-0-1");
  EXPECT_EQ(at.legal(), (Texts{"store", "stop"}));
}

TEST(CardMining, ALoadedLorryNeverMovesAgain) {
  Position at(3);
  at.row(0, {"fox-1-1"}).dock(0, 3, {"wild-wagon:fox-1-2", "fox-wagon"});
  at.play({"place mine-1-2", "load fox-wagon 3"});
  EXPECT_EQ(at.turn(), 1) << "nothing is left to move";
  EXPECT_EQ(at.dock(0, 3), (Names{"fox-wagon:fox-1-1", "wild-wagon:fox-1-2"}));
}

TEST(CardMining, StoringIsAllowedThoughAWagonWouldFit) {
  Position at(3);
  at.row(0, {"fox-1-1"}).dock(0, 3, {"fox-wagon"}).play({"place mine-0-1", "store"});
  EXPECT_EQ(at.storage(0), Names{"fox-1-1"});
  EXPECT_EQ(at.dock(0, 3), Names{"fox-wagon"});
}

TEST(CardMining, AnyCardOfTheStorageMayBeFetched) {
  Position at(3);
  at.storage(0, {"wheel-1-1", "wheel-1-2", "tower-1-1", "fox-2-0", "wheel-1-1"});
  at.dock(0, 1, {"wheel-wagon"}).dock(0, 2, {"wild-wagon"}).dock(0, 3, {"wild-wagon"});
  at.play("place mine-1-2");
  EXPECT_EQ(at.legal(), (Texts{"fetch wheel-1-1 wheel-wagon 1", "fetch wheel-1-1 wild-wagon 2",
                               "fetch wheel-1-2 wheel-wagon 1", "fetch wheel-1-2 wild-wagon 2",
                               "fetch tower-1-1 wild-wagon 2", "fetch fox-2-0 wild-wagon 3"}));
  at.play("fetch wheel-1-2 wild-wagon 2");
  EXPECT_EQ(at.dock(0, 2), Names{"wild-wagon:wheel-1-2"});
  EXPECT_EQ(at.storage(0), (Names{"wheel-1-1", "wheel-1-1", "tower-1-1", "fox-2-0"}));
}

TEST(CardMining, TheStorageHasNoLimit) {
  Position at(2);
  for (const auto crest : {"wheel", "clover", "tower"}) {
    const std::string one = std::string(crest) + "-1-1";
    const std::string two = std::string(crest) + "-2-0";
    at.storage(0, {one, one, one, one, two, two, two, two});
  }
  at.row(0, {"fox-1-1"}).play({"place mine-0-1", "store"});
  EXPECT_EQ(at.storage(0).size(), 25U);
}

TEST(CardMining, AllKindsOfLorryFitAllTheirWagonsAndCountTheirLoad) {
  Position at(2);
  at.dock(0, 1, {"wheel-wagon:wheel-1-1", "clover-wagon:clover-2-0", "wild-wagon:wheel-1-2"});
  at.dock(0, 1, {"wild-wagon:clover-1-2", "wild-wagon"}).row(0, {"wheel-2-0", "wheel-1-1"});
  at.play({"place mine-2-3", "load wild-wagon 1"});
  EXPECT_EQ(at.dock(0, 1), (Names{"wheel-wagon:wheel-1-1", "clover-wagon:clover-2-0", "wild-wagon:wheel-1-2",
                                  "wild-wagon:wheel-2-0", "wild-wagon:clover-1-2"}));
  EXPECT_EQ(at.state.seats[0].loads[0], 7);
  EXPECT_EQ(at.legal(), (Texts{"store", "stop"}));
}

}  // namespace
}  // namespace pithead::card_game
