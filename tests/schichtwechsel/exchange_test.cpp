// The tip exchange: once a turn, directly before or after the action.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

const Texts kThree{"exchange 3 road", "exchange 3 rail", "exchange 3 point"};
const Texts kFive{"exchange 3 road", "exchange 3 rail", "exchange 3 point", "exchange 5 road",
                  "exchange 5 rail"};
const Texts kSix{"exchange 3 road", "exchange 3 rail", "exchange 3 point",
                 "exchange 5 road", "exchange 5 rail", "exchange 6 coin"};

// An action that leaves the tip and the discs alone.
constexpr std::array<std::string_view, 2> kAction{"card route-S", "option b"};

// ---- what ---------------------------------------------------------------------------------------------

TEST(SwExchange, NeedsThreeFiveOrSixSpoil) {
  const std::array<Texts, 7> offered{Texts{}, Texts{}, Texts{}, kThree, kThree, kFive, kSix};
  for (int spoil = 0; spoil <= 6; ++spoil) {
    Position at(4);
    at.spoil(0, spoil);
    EXPECT_EQ(at.legal("exchange"), offered[static_cast<std::size_t>(spoil)]) << spoil;
  }
}

TEST(SwExchange, GivesWhatItNamesAndTakesTheSpoil) {
  struct Case {
    std::string_view exchange;
    int spoil, road, rail, points, coins;
  };
  for (const auto& [exchange, spoil, road, rail, points, coins] :
       {Case{"exchange 3 road", 3, 1, 0, 0, 0}, Case{"exchange 3 rail", 3, 0, 1, 0, 0},
        Case{"exchange 3 point", 3, 0, 0, 1, 0}, Case{"exchange 5 road", 1, 1, 0, 1, 0},
        Case{"exchange 5 rail", 1, 0, 1, 1, 0}, Case{"exchange 6 coin", 0, 0, 0, 0, 1}}) {
    Position at(4);
    at.spoil(0, 6).purse(0, "W").play(exchange);
    EXPECT_EQ(at.spoil(0), spoil) << exchange;
    EXPECT_EQ(at.disc(0, "road"), road) << exchange;
    EXPECT_EQ(at.disc(0, "rail"), rail) << exchange;
    EXPECT_EQ(at.points(0, "tip"), points) << exchange;
    EXPECT_EQ(at.points(0), points) << exchange;
    EXPECT_EQ(at.coins(0), coins) << exchange;
    EXPECT_EQ(at.turn(), 0) << "the action follows";
  }
}

TEST(SwExchange, MustBePossibleAsAWhole) {
  Position at(4);
  at.spoil(0, 6).disc(0, "road", 16);
  EXPECT_EQ(at.legal("exchange"),
            (Texts{"exchange 3 rail", "exchange 3 point", "exchange 5 rail", "exchange 6 coin"}));
  at.disc(0, "rail", 12);
  EXPECT_EQ(at.legal("exchange"), (Texts{"exchange 3 point", "exchange 6 coin"}));
  at.disc(0, "road", 15);
  EXPECT_EQ(at.legal("exchange"),
            (Texts{"exchange 3 road", "exchange 3 point", "exchange 5 road", "exchange 6 coin"}));
}

TEST(SwExchange, IsPaidBeforeWhatItBrings) {
  Position at(4);
  at.spoil(0, 6).disc(0, "road", 7).play({"exchange 3 road", "headframe"});
  EXPECT_EQ(at.spoil(0), 4) << "three are left, and the headframe's spoil has room";
}

TEST(SwExchange, MayCrossABarrier) {
  Position at(4);
  at.spoil(0, 5).disc(0, "rail", 2).play("exchange 5 rail");
  EXPECT_EQ(at.points(0), 1) << "the point comes first";
  EXPECT_EQ(at.question(), "building");
  at.play({"build B4", "lot sale", "headframe"});
  EXPECT_EQ(at.spoil(0), 1);
  EXPECT_EQ(at.question(), "turn");
}

// ---- when -------------------------------------------------------------------------------------------

TEST(SwExchange, ComesBeforeTheAction) {
  Position at(4);
  at.spoil(0, 3).purse(0, "WW").play("exchange 3 point");
  EXPECT_EQ(at.question(), "turn");
  EXPECT_EQ(at.legal("exchange"), Texts{});
  at.play("card miner-M");
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwExchange, ComesAfterTheAction) {
  Position at(4);
  at.spoil(0, 3).purse(0, "W").play({kAction[0], kAction[1]});
  EXPECT_EQ(at.question(), "after");
  Texts offered = kThree;
  offered.insert("end");
  EXPECT_EQ(at.legal(), offered);
  Position kept = at;
  kept.play("end");
  EXPECT_EQ(kept.turn(), 1);
  EXPECT_EQ(kept.spoil(0), 3);
  at.play("exchange 3 rail");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.disc(0, "rail"), 1);
}

TEST(SwExchange, IsMadeOnceATurn) {
  Position before(4);
  before.spoil(0, 6).purse(0, "W").play({"exchange 3 rail", kAction[0], kAction[1]});
  EXPECT_EQ(before.turn(), 1) << "not again after the action";
  EXPECT_EQ(before.spoil(0), 3);
  Position after(4);
  after.spoil(0, 6).purse(0, "W").play({kAction[0], kAction[1], "exchange 3 rail"});
  EXPECT_EQ(after.turn(), 1) << "six spoil are not two rail spaces";
  EXPECT_EQ(after.spoil(0), 3);
}

TEST(SwExchange, IsMadeOnEveryTurn) {
  Position at(2);
  at.spoil(0, 6).purse(0, "WW").purse(1, "WW");
  at.play({"exchange 3 rail", kAction[0], kAction[1], kAction[0], kAction[1], "exchange 3 rail"});
  EXPECT_EQ(at.disc(0, "rail"), 2);
}

TEST(SwExchange, IsNotAskedForWithoutEnoughSpoil) {
  Position at(4);
  at.spoil(0, 2).purse(0, "W").play({kAction[0], kAction[1]});
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwExchange, MayUseTheSpoilOfTheActionItself) {
  Position at(4);
  at.spoil(0, 1).cart(0, "K3", "spoil", 2).purse(0, "W");
  EXPECT_EQ(at.legal("exchange"), Texts{});
  at.play({"card cart-S", "cart K3"});
  EXPECT_EQ(at.question(), "after");
  at.play("exchange 3 point");
  EXPECT_EQ(at.spoil(0), 0);
}

TEST(SwExchange, MakesRoomForTheAction) {
  Position at(4);
  at.spoil(0, 6).cart(0, "K3", "spoil", 2).purse(0, "W");
  at.play({"exchange 3 point", "card cart-S", "cart K3"});
  EXPECT_EQ(at.spoil(0), 5);
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwExchange, ComesAfterEverythingTheActionHasTriggered) {
  Position at(4);
  at.spoil(0, 2).disc(0, "road", 3).purse(0, "W");
  at.play({"card route-S", "option a", "decline", "headframe"});
  EXPECT_EQ(at.spoil(0), 3);
  EXPECT_EQ(at.question(), "after");
}

TEST(SwExchange, AfterTheActionMayCrossABarrierToo) {
  Position at(4);
  at.spoil(0, 3).disc(0, "rail", 5).purse(0, "W").play({kAction[0], kAction[1], "exchange 3 rail"});
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.question(), "benefit");
  at.play("miner");
  EXPECT_EQ(at.miner(0), "baths");
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwExchange, OthersDoNotExchangeOnThisTurn) {
  Position at(4);
  at.spoil(1, 6).purse(0, "W");
  EXPECT_EQ(at.legal("exchange"), Texts{});
  at.play({kAction[0], kAction[1]});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.legal("exchange"), kSix);
}

TEST(SwExchange, IsForgottenOnTheNextTurn) {
  Position at(2);
  at.spoil(0, 3).spoil(1, 3).purse(0, "W").purse(1, "W").play({"exchange 3 point", kAction[0], kAction[1]});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.legal("exchange"), kThree);
}

// ---- with the last unit, and without one ------------------------------------------------------------

TEST(SwExchange, TheCoinPaysForTheAction) {
  Position at(4);
  at.spoil(0, 6).frames(0, {"depot"}).purse(0, "W");
  EXPECT_FALSE(at.offers("card head-2"));
  at.play({"exchange 6 coin", "card head-2", "frame T4 from depot"});
  EXPECT_EQ(at.coins(0), 0);
  EXPECT_EQ(at.white(0), 1);
  EXPECT_EQ(at.points(0), 2);
}

// A39
TEST(SwExchange, WithoutAUnitOnlyTheCoinComesBefore) {
  Position at(4);
  at.spoil(0, 6).purse(0, "");
  EXPECT_EQ(at.legal(), (Texts{"pass", "exchange 6 coin"}));
  at.play("exchange 6 coin");
  EXPECT_FALSE(at.offers("pass"));
  EXPECT_TRUE(at.offers("card route-S"));
  EXPECT_EQ(at.legal("exchange"), Texts{});
}

// A39
TEST(SwExchange, WithoutAUnitAndWithFewerThanSixThePlayerMustPass) {
  Position at(3);
  at.purse(0, "W").purse(1, "").spoil(1, 5).play({kAction[0], kAction[1]});
  EXPECT_EQ(at.turn(), 2);
  EXPECT_EQ(at.passed(), Numbers{1});
  EXPECT_EQ(at.spoil(1), 5);
}

// A39
TEST(SwExchange, AnyUnitAllowsEveryExchangeBefore) {
  for (const auto* unit : {"W", "P", "C"}) {
    Position at(4);
    at.spoil(0, 6).purse(0, unit);
    EXPECT_EQ(at.legal("exchange"), kSix) << unit;
  }
}

TEST(SwExchange, AfterTheLastUnitEveryExchangeIsPossible) {
  Position at(4);
  at.spoil(0, 6).purse(0, "W").play({kAction[0], kAction[1]});
  EXPECT_EQ(at.legal("exchange"), kSix);
  at.play("exchange 6 coin");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coins(0), 1);
}

// Phase 2 only: a full tip brings no question in the steps before.
TEST(SwExchange, BelongsToTheActionPhase) {
  Position at(2);
  at.round(2).spoil(0, 6).spoil(1, 6).begin_bonuses();
  EXPECT_EQ(at.phase(), "actions") << "nothing was asked before";
  EXPECT_EQ(at.legal("exchange"), kSix);
}

}  // namespace
}  // namespace pithead::schichtwechsel
