// Coking: wagons of coal become coke on the spaces of the plant.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// The coking spaces that are offered, whatever the wagon.
Texts spaces(const Position& at) {
  Texts texts;
  for (const std::string& move : at.legal("coke")) texts.insert(move.substr(move.rfind(' ') + 1));
  return texts;
}
Texts sizes(const Position& at) {
  Texts texts;
  for (const std::string& move : at.legal("coke")) texts.insert(move.substr(5, 1));
  return texts;
}

// ---- how many ---------------------------------------------------------------------------------------

TEST(SwCoking, TheLargeCardCokesUpToThreeWagons) {
  Position at(4);
  at.coal(0, 6).purse(0, "P").play({"card coke-L", "coke 1 own", "coke 1 Q1", "coke 2 Q2"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.plant(0), (Names{"own", "Q1", "Q2"}));
  EXPECT_EQ(at.coal(0), 2);
  EXPECT_EQ(at.water(0), 2) << "as it was";
}

TEST(SwCoking, TheMediumCardCokesUpToTwoWagons) {
  Position at(4);
  at.coal(0, 6).purse(0, "WW").play({"card coke-M", "coke 2 Q3", "coke 1 own"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.plant(0), (Names{"own", "Q3"}));
  EXPECT_EQ(at.coal(0), 3);
}

TEST(SwCoking, TheSmallCardCokesOneWagonAndRaisesTheWater) {
  Position at(4);
  at.coal(0, 6).purse(0, "W").play({"card coke-S", "coke 1 Q1"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.plant(0), Names{"Q1"});
  EXPECT_EQ(at.coal(0), 5);
  EXPECT_EQ(at.water(0), 3);
}

TEST(SwCoking, FewerMayBeCokedAndAlsoNone) {
  Position at(4);
  at.coal(0, 6).purse(0, "P").play("card coke-L");
  EXPECT_TRUE(at.offers("stop"));
  Position one = at;
  one.play({"coke 2 Q1", "stop"});
  EXPECT_EQ(one.turn(), 1);
  EXPECT_EQ(one.plant(0), Names{"Q1"});
  at.play("stop");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coal(0), 6);
}

TEST(SwCoking, TheWaterOfTheSmallCardRisesAlsoWithoutCoke) {
  Position at(4);
  at.coal(0, 1).purse(0, "W").play({"card coke-S", "stop"});
  EXPECT_EQ(at.water(0), 3);
  EXPECT_EQ(at.coal(0), 1);
}

// ---- wagons -----------------------------------------------------------------------------------------

TEST(SwCoking, AWagonHoldsOneOrTwoAndMustBeFull) {
  Position none(4);
  none.purse(0, "P");
  EXPECT_FALSE(none.offers("card coke-L"));
  Position one(4);
  one.coal(0, 1).purse(0, "P").play("card coke-L");
  EXPECT_EQ(sizes(one), Texts{"1"});
  Position two(4);
  two.coal(0, 2).purse(0, "P").play("card coke-L");
  EXPECT_EQ(sizes(two), (Texts{"1", "2"})) << "two small wagons, or a large one";
}

TEST(SwCoking, TheCoalOfTheWagonGoesForOneCoke) {
  for (const int size : {1, 2}) {
    Position at(4);
    at.coal(0, 4).purse(0, "W").play({"card coke-S", "coke " + std::to_string(size) + " own"});
    EXPECT_EQ(at.coal(0), 4 - size);
    EXPECT_EQ(at.plant(0), Names{"own"});
  }
}

// A34
TEST(SwCoking, ThereAreTwoSmallWagons) {
  Position at(4);
  at.coal(0, 6).purse(0, "P").play({"card coke-L", "coke 1 own", "coke 1 Q1"});
  EXPECT_EQ(sizes(at), Texts{"2"});
  Position short_of_coal(4);
  short_of_coal.coal(0, 3).purse(0, "P").play({"card coke-L", "coke 1 own", "coke 1 Q1"});
  EXPECT_EQ(short_of_coal.turn(), 1) << "one coal is left, and it is half of a large wagon";
  EXPECT_EQ(short_of_coal.coal(0), 1);
}

// A34
TEST(SwCoking, ThereAreTwoLargeWagons) {
  Position at(4);
  at.coal(0, 6).purse(0, "P").play({"card coke-L", "coke 2 own", "coke 2 Q1"});
  EXPECT_EQ(at.coal(0), 2);
  EXPECT_EQ(sizes(at), Texts{"1"});
}

// A34
TEST(SwCoking, TheWagonsOfOneCardUseNoMoreCoalThanThereIs) {
  struct Case {
    int coal;
    std::string_view used;  // sizes of wagons, then those still possible
    Texts left;
  };
  for (const auto& [coal, used, left] :
       {Case{3, "1", {"1", "2"}}, Case{3, "2", {"1"}}, Case{4, "2", {"1", "2"}}, Case{4, "22", {}},
        Case{4, "12", {"1"}}, Case{4, "11", {"2"}}, Case{5, "22", {"1"}}, Case{5, "12", {"1", "2"}},
        Case{2, "1", {"1"}}, Case{2, "2", {}}, Case{2, "11", {}}}) {
    Position at(4);
    at.coal(0, coal).purse(0, "P").play("card coke-L");
    for (const char size : used) at.play("coke " + std::string(1, size) + " " + *spaces(at).begin());
    EXPECT_EQ(sizes(at), left) << coal << " coal, used " << used;
  }
}

// A34
TEST(SwCoking, BetweenTwoCardsTheCoalIsArrangedAnew) {
  Position at(2);
  at.coal(0, 3).purse(0, "WWW").purse(1, "WWWP");
  for (const auto* coke : {"coke 1 Q3", "coke 1 Q4", "coke 1 own"}) {
    at.play({"card coke-S", coke});
    at.play({"card route-S", "pay W", "option b"});
  }
  EXPECT_EQ(at.coal(0), 0);
  EXPECT_EQ(at.plant(0).size(), 3U) << "each of them on a small wagon";
}

// A34: the sizes used by one player's card do not bind the next.
TEST(SwCoking, AStoppedCardLeavesNoTraceOnTheNext) {
  Position at(2);
  at.coal(0, 6).coal(1, 2).purse(0, "P").play({"card coke-L", "coke 1 own", "coke 1 Q3", "stop"});
  at.purse(1, "W").play("card coke-S");
  EXPECT_EQ(sizes(at), (Texts{"1", "2"}));
}

// ---- spaces -----------------------------------------------------------------------------------------

TEST(SwCoking, TheGraySpacesDependOnThePlayers) {
  const std::array<Texts, 3> open{Texts{"own", "Q3", "Q4", "Q5"}, Texts{"own", "Q2", "Q3", "Q4", "Q5"},
                                  Texts{"own", "Q1", "Q2", "Q3", "Q4", "Q5"}};
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.coal(0, 1).purse(0, "P").play("card coke-L");
    EXPECT_EQ(spaces(at), open[static_cast<std::size_t>(players - 2)]) << players;
  }
}

TEST(SwCoking, AGraySpaceHoldsOneCokeWhoeverItIsFrom) {
  Position at(4);
  at.coal(0, 4).plant(0, {"Q2"}).plant(1, {"Q1", "Q4"}).purse(0, "P").play("card coke-L");
  EXPECT_EQ(spaces(at), (Texts{"own", "Q3", "Q5"}));
}

TEST(SwCoking, EachPlayerHasASpaceOfItsOwn) {
  Position at(4);
  at.plant(1, {"own"}).plant(2, {"own"}).plant(3, {"own"}).coal(0, 1).purse(0, "P").play("card coke-L");
  EXPECT_TRUE(at.offers("coke 1 own"));
  at.play("coke 1 own");
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(at.plant(seat), Names{"own"});
}

TEST(SwCoking, TheOwnSpaceIsFullWithOne) {
  Position at(4);
  at.plant(0, {"own"}).coal(0, 1).purse(0, "P").play("card coke-L");
  EXPECT_FALSE(at.offers("coke 1 own"));
}

TEST(SwCoking, TwoGrayOnesMayComeFirst) {
  Position at(4);
  at.coal(0, 4).purse(0, "P").play({"card coke-L", "coke 1 Q1"});
  EXPECT_EQ(spaces(at), (Texts{"own", "Q2", "Q3", "Q4", "Q5"}));
  at.play("coke 1 Q2");
  EXPECT_EQ(spaces(at), Texts{"own"});
}

TEST(SwCoking, TheThirdMustGoToTheOwnSpaceIfThatIsEmpty) {
  Position at(4);
  at.coal(0, 2).plant(0, {"Q1", "Q4"}).purse(0, "W").play("card coke-S");
  EXPECT_EQ(at.legal(), (Texts{"coke 1 own", "coke 2 own", "stop"}));
  at.play("coke 1 own");
  EXPECT_EQ(at.plant(0), (Names{"own", "Q1", "Q4"}));
}

TEST(SwCoking, TheThirdCostsAWhiteTokenInTheNextRound) {
  for (const bool third : {false, true}) {
    Position at(2);
    at.coal(0, 1).plant(0, {"Q3", "Q4"}).purse(0, "W");
    at.play({"card coke-S", third ? "coke 1 own" : "stop"});
    at.turn(0).purse(0, "C").round(2).water(0, 0).begin_bonuses();
    EXPECT_EQ(at.white(0), third ? 2 : 3);
  }
}

TEST(SwCoking, OnceTheOwnSpaceIsTakenAThirdGrayOneIsFree) {
  Position at(4);
  at.coal(0, 2).plant(0, {"own", "Q1", "Q2"}).purse(0, "P").play("card coke-L");
  EXPECT_EQ(spaces(at), (Texts{"Q3", "Q4", "Q5"}));
}

TEST(SwCoking, NobodyHasMoreThanFourInThePlant) {
  Position at(4);
  at.coal(0, 6).plant(0, {"own", "Q1", "Q2", "Q3"}).purse(0, "WWWP");
  EXPECT_FALSE(at.offers("card coke-L"));
  EXPECT_FALSE(at.offers("card coke-M"));
  at.plant(0, {"own", "Q1", "Q2"}).play({"card coke-L", "coke 1 Q3"});
  EXPECT_EQ(at.turn(), 1) << "the fourth is the last";
}

TEST(SwCoking, WithoutAFreeSpaceNothingIsCoked) {
  Position at(2);
  at.coal(0, 6).plant(0, {"own"}).plant(1, {"Q3", "Q4", "Q5"}).purse(0, "WWWP");
  EXPECT_FALSE(at.offers("card coke-L"));
  EXPECT_TRUE(at.offers("card coke-S")) << "for its water";
  at.play({"card coke-S", "pay W"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coal(0), 6);
}

// A40
TEST(SwCoking, LoadingMayLeaveThreeGrayOnesAndTheNextGoesToTheOwnSpace) {
  Position at(4);
  at.plant(0, {"own", "Q1", "Q2", "Q3"}).coal(0, 2).purse(0, "WW").purse(1, "W").passed({1, 2, 3});
  at.play({"card load-S", "load own", "stop"});
  EXPECT_EQ(at.plant(0), (Names{"Q1", "Q2", "Q3"}));
  at.play("card coke-S");
  EXPECT_EQ(spaces(at), Texts{"own"});
}

// ---- what the spaces do -----------------------------------------------------------------------------

TEST(SwCoking, TheFourthGraySpaceIsWorthAPoint) {
  Position at(4);
  at.coal(0, 3).purse(0, "P").play({"card coke-L", "coke 1 Q4"});
  EXPECT_EQ(at.points(0, "coke"), 1);
  EXPECT_EQ(at.water(0), 2);
  at.play("coke 1 Q3");
  EXPECT_EQ(at.points(0), 1) << "the others are worth none";
}

TEST(SwCoking, TheFifthGraySpaceRaisesTheWater) {
  Position at(4);
  at.coal(0, 3).purse(0, "P").play({"card coke-L", "coke 1 Q5"});
  EXPECT_EQ(at.water(0), 3);
  EXPECT_EQ(at.points(0), 0);
}

TEST(SwCoking, OnTheFifthGraySpaceTheSmallCardRaisesItTwice) {
  Position at(4);
  at.coal(0, 1).water(0, 3).purse(0, "W").play({"card coke-S", "coke 1 Q5"});
  EXPECT_EQ(at.water(0), 2) << "4, then the top";
  EXPECT_EQ(at.tools(0), 7);
}

// ---- the supply -------------------------------------------------------------------------------------

// A23
TEST(SwCoking, ElevenCokeAreAllThereIs) {
  Position at(4);
  at.pairs(0, 4).coke(0, 3).coal(0, 6).purse(0, "WWWP");
  EXPECT_FALSE(at.offers("card coke-L"));
  EXPECT_FALSE(at.offers("card coke-M"));
  at.play({"card coke-S", "pay W"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coal(0), 6);
  EXPECT_EQ(at.water(0), 3) << "the rest of the effect happens";
}

// A23
TEST(SwCoking, TheEleventhEndsTheCard) {
  Position at(4);
  at.pairs(0, 4).coke(0, 1).plant(0, {"Q1"}).coal(0, 6).purse(0, "P").play({"card coke-L", "coke 2 own"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.coal(0), 4);
}

}  // namespace
}  // namespace pithead::schichtwechsel
