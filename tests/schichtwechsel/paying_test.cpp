// Paying for a card: which units do, where they go, and how often a card is used.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

Texts cards(Position::List names) {
  Texts texts;
  for (const auto name : names) texts.insert("card " + std::string(name));
  return texts;
}

Texts plus(Texts texts, Position::List names) {
  texts.merge(cards(names));
  return texts;
}

// ---- costs ------------------------------------------------------------------------------------------

TEST(SwPaying, OneWhiteTokenPaysForSmallCardsAndThePersonalOne) {
  for (const int players : {2, 3, 4}) {
    Position at = busy(players);
    at.purse(0, "W");
    EXPECT_EQ(at.legal("card"), cards({"cart-S", "coke-S", "load-S", "route-S",
                                       players == 4 ? "water-S" : "water-X", "personal"}));
  }
}

TEST(SwPaying, TwoWhiteTokensPayForMediumCards) {
  const Texts small = cards({"cart-S", "coke-S", "load-S", "route-S", "personal"});
  Position two = busy(2);
  two.purse(0, "WW");
  EXPECT_EQ(two.legal("card"), plus(small, {"water-X", "cart-M", "route-M1", "head-1"}));
  Position three = busy(3);
  three.purse(0, "WW");
  EXPECT_EQ(three.legal("card"),
            plus(small, {"water-X", "cart-M", "coke-M", "load-M", "route-M1", "miner-M", "head-1"}));
  Position four = busy(4);
  four.purse(0, "WWW");
  EXPECT_EQ(four.legal("card"), plus(small, {"water-S", "cart-M", "coke-M", "load-M", "route-M1", "route-M2",
                                             "miner-M", "head-1"}))
      << "three are worth no more than two";
}

TEST(SwPaying, ThePlayerTokenPaysForLargeCardsAndReplacesOneWhite) {
  const Texts small = cards({"cart-S", "coke-S", "load-S", "route-S", "personal"});
  Position two = busy(2);
  two.purse(0, "P");
  EXPECT_EQ(two.legal("card"),
            plus(small, {"water-X", "cart-L", "coke-L", "load-L", "route-L1", "miner-L", "first"}));
  Position four = busy(4);
  four.purse(0, "P");
  EXPECT_EQ(four.legal("card"), plus(small, {"water-S", "water-L", "cart-L", "coke-L", "load-L", "route-L1",
                                             "route-L2", "miner-L", "first"}));
}

TEST(SwPaying, ACoinReplacesAnySingleUnit) {
  Position at = busy(4);
  at.purse(0, "C");
  EXPECT_EQ(at.legal("card"),
            cards({"cart-S", "coke-S", "load-S", "route-S", "personal", "water-S", "water-L", "cart-L",
                   "coke-L", "load-L", "route-L1", "route-L2", "miner-L", "first", "head-2"}));
  for (const auto& [players, all] : {std::pair{2, 15U}, std::pair{3, 19U}, std::pair{4, 21U}})
    EXPECT_EQ(busy(players).purse(0, "CC").legal("card").size(), all + 1) << "and the personal one";
}

TEST(SwPaying, OnlyACoinPaysForBothHeadframes) {
  Position at = busy(4);
  at.purse(0, "WWWP");
  EXPECT_FALSE(at.offers("card head-2"));
  at.purse(0, "WWWPC").play("card head-2");
  EXPECT_EQ(at.coins(0), 0) << "not asked: nothing else pays";
  EXPECT_EQ(at.question(), "headframe");
}

// ---- units ------------------------------------------------------------------------------------------

TEST(SwPaying, AWhiteTokenIsReplacedByThePlayerTokenOrACoin) {
  Position at = busy(4);
  at.purse(0, "WWWPCC").play("card route-S");
  EXPECT_EQ(at.legal(), (Texts{"pay W", "pay P", "pay C"}));
}

TEST(SwPaying, ThePlayerTokenIsReplacedByACoinOnly) {
  Position at = busy(4);
  at.purse(0, "WWWPCC").play("card route-L1");
  EXPECT_EQ(at.legal(), (Texts{"pay P", "pay C"}));
}

TEST(SwPaying, TwoWhiteTokensAreReplacedOneByOneInEveryMixture) {
  using Case = std::pair<std::string_view, Texts>;
  for (const auto& [purse, units] :
       {Case{"WWPCC", {"pay WW", "pay WP", "pay WC", "pay PC", "pay CC"}},
        Case{"WWPC", {"pay WW", "pay WP", "pay WC", "pay PC"}}, Case{"WWP", {"pay WW", "pay WP"}},
        Case{"WWC", {"pay WW", "pay WC"}}, Case{"WPC", {"pay WP", "pay WC", "pay PC"}},
        Case{"WPCC", {"pay WP", "pay WC", "pay PC", "pay CC"}}, Case{"PCC", {"pay PC", "pay CC"}},
        Case{"WCC", {"pay WC", "pay CC"}}}) {
    Position at = busy(4);
    at.purse(0, purse).play("card route-M1");
    EXPECT_EQ(at.legal(), units) << purse;
  }
}

TEST(SwPaying, OneUnitNeverPaysForTwo) {
  for (const auto* purse : {"W", "P", "C"}) {
    Position at = busy(4);
    at.purse(0, purse);
    EXPECT_FALSE(at.offers("card route-M1")) << purse;
  }
}

TEST(SwPaying, IsAskedOnlyWhenThereIsAChoice) {
  for (const auto* purse : {"WW", "WP", "WC", "PC", "CC"}) {
    Position at = busy(4);
    at.disc(0, "road", 0).purse(0, purse).play("card route-M1");
    EXPECT_EQ(at.turn(), 1) << purse;
    EXPECT_TRUE(at.told("Ann uses route-M1 for " + std::string(purse)));
  }
}

TEST(SwPaying, TheUnitsLieOnTheCard) {
  Position at(4);
  at.purse(0, "WWWPCC").play({"card route-M1", "pay PC"});
  EXPECT_EQ(at.white(0), 3);
  EXPECT_EQ(at.coins(0), 1);
  EXPECT_FALSE(at.token(0));
  EXPECT_EQ(at.laid("route-M1"), "C0");
}

TEST(SwPaying, PaymentsOfSeveralPlayersGatherOnAWhiteBorderedCard) {
  Position at(2);
  at.purse(0, "WP").purse(1, "WWPC");
  at.play({"card route-S", "pay P", "option b", "card route-S", "pay P", "option b", "card route-S",
           "option b", "card route-S", "pay C", "option b"});
  EXPECT_EQ(at.laid("route-S"), "WC01");
}

// ---- how often --------------------------------------------------------------------------------------

TEST(SwPaying, ACardWithoutWhiteBorderClosesForEverybody) {
  Position at(4);
  at.purse(0, "WWWPC").purse(1, "WWWPC");
  EXPECT_TRUE(at.offers("card water-S"));
  at.play({"card water-S", "pay W"});
  for (int i = 0; i < 4; ++i) {
    EXPECT_FALSE(at.offers("card water-S")) << "seat " << at.turn();
    at.play({"card route-S", "pay W", "option b"});
  }
}

// Each card is paid by a seat that then has another turn, and looks whether it is still offered.
TEST(SwPaying, SixCardsHaveAWhiteBorder) {
  const Texts multi = cards({"cart-S", "coke-S", "load-S", "route-S", "head-1", "head-2"});
  Texts still_offered;
  for (const std::string& card : busy(4).purse(0, "WWWPCC").legal("card")) {
    Position at = busy(4);
    at.purse(0, "WWWPCC").play(card);
    for (int i = 0; i < 9 && at.turn() == 0; ++i) at.play(*at.legal().rbegin());
    for (int i = 0; i < 3; ++i) at.play({"card route-S", "pay W", "option b"});
    // whatever the card has used up
    at.white(0, 3).coins(0, 2).water(0, 4).coal(0, 1).cart(0, "K1", "coal", 1).plant(0, {"Q3"});
    if (at.offers(card)) still_offered.insert(card);
  }
  EXPECT_EQ(still_offered, multi);
}

TEST(SwPaying, AWhiteBorderedCardServesOnePlayerSeveralTimesEachAnActionOfItsOwn) {
  Position at(2);
  at.purse(0, "WWWW").purse(1, "WWWW");
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(at.turn(), i % 2);
    at.play({"card route-S", "option b"});
  }
  EXPECT_EQ(at.points(0), 3);
  EXPECT_EQ(at.points(1), 3);
  EXPECT_EQ(at.laid("route-S"), "WWWWWW01") << "where this table has put the player tokens as well";
}

// ---- the water card for two and three ---------------------------------------------------------------

// A38
TEST(SwPaying, TheUnitLaidDecidesTheEffectOfTheOneWaterCard) {
  for (const int players : {2, 3}) {
    for (const auto* unit : {"W", "P", "C"}) {
      const bool white = unit[0] == 'W';
      Position at(players);
      at.water(0, 4).purse(0, "WPC").play({"card water-X", "pay " + std::string(unit)});
      if (white) {
        EXPECT_EQ(at.turn(), 1);
        EXPECT_EQ(at.water(0), 1);
        EXPECT_EQ(at.points(0), 0);
        continue;
      }
      EXPECT_EQ(at.legal(), (Texts{"lower 0", "lower 1", "lower 2", "lower 3", "lower 4"})) << unit;
      at.play("lower 2");
      EXPECT_EQ(at.water(0), 2);
      EXPECT_EQ(at.points(0), 2);
    }
  }
}

// A13
TEST(SwPaying, AtTheBottomAWhiteTokenDoesNotBuyTheOneWaterCard) {
  Position at(2);
  at.water(0, 0).purse(0, "WWW");
  EXPECT_FALSE(at.offers("card water-X"));
  EXPECT_TRUE(at.purse(0, "P").offers("card water-X"));
  EXPECT_TRUE(at.purse(0, "C").offers("card water-X"));
  at.purse(0, "WWWPC").play("card water-X");
  EXPECT_EQ(at.legal(), (Texts{"pay P", "pay C"}));
  at.play("pay C");
  EXPECT_EQ(at.turn(), 1) << "lowering by 0 is the only answer";
  EXPECT_EQ(at.points(0), 2);
}

TEST(SwPaying, TheOneWaterCardClosesWhicheverUnitLiesOnIt) {
  for (const auto* unit : {"pay W", "pay P", "pay C"}) {
    Position at(2);
    at.water(0, 3).water(1, 3).purse(0, "WPC").play({"card water-X", unit});
    if (at.turn() == 0) at.play("lower 0");
    EXPECT_EQ(at.turn(), 1);
    EXPECT_FALSE(at.offers("card water-X")) << unit;
  }
}

// ---- what can change something ----------------------------------------------------------------------

// A13: nothing in the mine, the pit dry, every disc at its end.
TEST(SwUsable, OnlyWhatCanChangeSomething) {
  Position at(4);
  at.purse(0, "WWWPCC").water(0, 0).disc(0, "road", 16).disc(0, "rail", 12).disc(0, "canal", 9);
  EXPECT_EQ(at.legal("card"),
            cards({"cart-S", "coke-S", "load-L", "route-S", "miner-L", "miner-M", "water-L", "first"}))
      << "water +1 counts, and so do points, a miner's move and the marker";
}

// A13
TEST(SwUsable, OneEffectThatCanIsEnough) {
  Position at(4);
  at.purse(0, "WWWPCC").water(0, 0).disc(0, "road", 16).disc(0, "rail", 12);
  EXPECT_TRUE(at.offers("card route-L1")) << "the canal";
  EXPECT_TRUE(at.offers("card route-L2"));
  EXPECT_TRUE(at.offers("card route-M2"));
  EXPECT_FALSE(at.offers("card route-M1"));
  EXPECT_FALSE(at.offers("card cart-L"));
  EXPECT_FALSE(at.offers("card load-M"));
  at.water(0, 1);
  EXPECT_TRUE(at.offers("card cart-L")) << "the water";
  EXPECT_TRUE(at.offers("card load-M"));
  EXPECT_FALSE(at.offers("card cart-M"));
  EXPECT_FALSE(at.offers("card load-S"));
}

// A13
TEST(SwUsable, ChoosingNothingAfterwardsIsAllowed) {
  Position at = busy(4);
  at.purse(0, "WW").play({"card cart-M", "stop"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.white(0), 0) << "it is paid all the same";
  EXPECT_EQ(at.coal(0), 1);
  EXPECT_TRUE(at.is_closed("cart-M"));
}

// A25: four mines with 64 coal, more tools and coins than the box holds.
TEST(SwSupply, NeverRunsOut) {
  Position at(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    at.coal(seat, 5).tools(seat, 20).coins(seat, 5);
    for (const auto* cart : {"K3", "K4", "K5", "K6"}) at.cart(seat, cart, "coal", 2);
  }
  at.miner(0, "heading").miner(1, "tool-chest").miner(2, "winding-2");
  at.purse(0, "WW").play({"card miner-M", "use"});
  EXPECT_EQ(at.coal(0), 6);
  at.turn(2).play({"card miner-L", "pay P"});
  EXPECT_EQ(at.coins(2), 6) << "the 18th coin of twelve";
  at.water(3, 4).purse(3, "W").play("card cart-S");
  EXPECT_EQ(at.tools(3), 21) << "the 81st tool of fifty";
}

}  // namespace
}  // namespace pithead::schichtwechsel
