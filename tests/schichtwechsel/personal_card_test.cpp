// The personal card: pumps, and rails for each headframe that has left it.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

TEST(SwPersonalCard, LowersTheWaterByOne) {
  Position at(4);
  at.purse(0, "W").play("card personal");
  EXPECT_EQ(at.water(0), 1);
  EXPECT_EQ(at.disc(0, "rail"), 0) << "both headframes cover their rails";
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwPersonalCard, ReachingTheBottomIsWorthAPoint) {
  Position at(4);
  at.water(0, 1).purse(0, "W").play("card personal");
  EXPECT_EQ(at.points(0, "water"), 1);
}

TEST(SwPersonalCard, CostsAWhiteTokenOrWhatReplacesIt) {
  for (const auto* unit : {"W", "P", "C"}) {
    Position at(4);
    at.purse(0, unit).play("card personal");
    EXPECT_EQ(at.water(0), 1) << unit;
    EXPECT_EQ(at.laid_on_personal(0), unit[0] == 'P' ? "0" : unit);
  }
  Position at(4);
  at.purse(0, "WPC").play("card personal");
  EXPECT_EQ(at.legal(), (Texts{"pay W", "pay P", "pay C"}));
}

TEST(SwPersonalCard, AdvancesUpToOneRailSpaceForEachHeadframeOffIt) {
  Position one(4);
  one.frames(0, {"depot"}).purse(0, "W").play("card personal");
  EXPECT_EQ(one.water(0), 1) << "the water comes first";
  EXPECT_EQ(one.legal(), (Texts{"rail", "stop"}));
  one.play("rail");
  EXPECT_EQ(one.disc(0, "rail"), 1);
  EXPECT_EQ(one.turn(), 1);

  Position two(4);
  two.frames(0, {"depot", "depot"}).purse(0, "W").play({"card personal", "rail"});
  EXPECT_EQ(two.legal(), (Texts{"rail", "stop"}));
  two.play("rail");
  EXPECT_EQ(two.disc(0, "rail"), 2);
  EXPECT_EQ(two.turn(), 1);
}

TEST(SwPersonalCard, HeadframesCountWhereverTheyStand) {
  Position at(4);
  at.frames(0, {"T2", "L4"}).purse(0, "W").play({"card personal", "rail", "rail"});
  EXPECT_EQ(at.disc(0, "rail"), 2);
}

TEST(SwPersonalCard, FewerSpacesMayBeTakenAndAlsoNone) {
  Position at(4);
  at.frames(0, {"depot", "depot"}).purse(0, "W").play("card personal");
  Position none = at;
  none.play("stop");
  EXPECT_EQ(none.disc(0, "rail"), 0);
  EXPECT_EQ(none.turn(), 1);
  at.play({"rail", "stop"});
  EXPECT_EQ(at.disc(0, "rail"), 1);
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwPersonalCard, StopsAtTheEndOfTheRails) {
  Position at(4);
  at.frames(0, {"depot", "depot"}).disc(0, "rail", 11).purse(0, "W").play({"card personal", "rail"});
  EXPECT_EQ(at.disc(0, "rail"), 12);
  EXPECT_EQ(at.turn(), 1) << "the second space is not asked for";
}

// A35
TEST(SwPersonalCard, ASecondSpaceIsAskedForAfterTheBarrierOfTheFirst) {
  Position at(4);
  at.frames(0, {"depot", "depot"}).disc(0, "rail", 5).purse(0, "W").play({"card personal", "rail"});
  EXPECT_EQ(at.tools(0), 5);
  EXPECT_EQ(at.legal(), (Texts{"miner", "decline"}));
  at.play("miner");
  EXPECT_EQ(at.legal(), (Texts{"rail", "stop"}));
  at.play("rail");
  EXPECT_EQ(at.disc(0, "rail"), 7);
}

// A42
TEST(SwPersonalCard, TheNumberOfSpacesIsFixedWhenItBegins) {
  Position at(4);
  at.frames(0, {"depot"}).disc(0, "rail", 5).purse(0, "W").play({"card personal", "rail", "headframe"});
  EXPECT_EQ(at.frames(0), (Names{"depot", "depot"}));
  EXPECT_EQ(at.disc(0, "rail"), 6);
  EXPECT_EQ(at.turn(), 1) << "the second headframe has come too late";
}

// A10
TEST(SwPersonalCard, WorksOnceARound) {
  Position at(4);
  at.purse(0, "WWW").passed({1, 2, 3}).play("card personal");
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.water(0), 1);
  EXPECT_FALSE(at.offers("card personal"));
  EXPECT_TRUE(at.is_personal_closed(0));
}

// A10
TEST(SwPersonalCard, IsOpenAgainInTheNextRound) {
  Position at(2);
  at.personal_closed(0);
  EXPECT_FALSE(at.offers("card personal"));
  at.end_round();
  EXPECT_FALSE(at.is_personal_closed(0));
  EXPECT_EQ(at.laid_on_personal(0), "");
}

TEST(SwPersonalCard, EveryPlayerHasOneForHimselfOnly) {
  Position at(3);
  at.purse(0, "WW").purse(1, "WW").purse(2, "WW").frames(1, {"depot"}).play("card personal");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_TRUE(at.offers("card personal")) << "Ben's own";
  at.play({"card personal", "rail"});
  EXPECT_EQ(at.disc(1, "rail"), 1);
  EXPECT_EQ(at.disc(0, "rail"), 0);
  EXPECT_EQ(at.laid_on_personal(1), "W");
  EXPECT_FALSE(at.is_personal_closed(2));
}

// A13
TEST(SwPersonalCard, IsOfferedIfWaterOrRailsCanChange) {
  Position at(4);
  at.water(0, 0).purse(0, "W");
  EXPECT_FALSE(at.offers("card personal"));
  at.frames(0, {"depot"});
  EXPECT_TRUE(at.offers("card personal"));
  at.disc(0, "rail", 12);
  EXPECT_FALSE(at.offers("card personal"));
  at.water(0, 1);
  EXPECT_TRUE(at.offers("card personal"));
  at.play("card personal");
  EXPECT_EQ(at.turn(), 1) << "no rail is asked for at the end";
}

}  // namespace
}  // namespace pithead::schichtwechsel
