// Route cards: how far which disc goes, and the ends of the tracks.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

Numbers discs(const Position& at, Seat seat = 0) {
  return {at.disc(seat, "road"), at.disc(seat, "rail"), at.disc(seat, "canal")};
}

// Spaces after which no barrier stands for the next two steps of any disc.
Position on_the_way(std::string_view purse) {
  Position at(4);
  at.disc(0, "road", 4).disc(0, "rail", 3).disc(0, "canal", 4).purse(0, purse);
  return at;
}

TEST(SwRoutes, EachCardMovesItsDiscs) {
  struct Case {
    std::string_view card, purse;
    Numbers discs;
  };
  for (const auto& [card, purse, expected] :
       {Case{"card route-L1", "P", {6, 3, 5}}, Case{"card route-L2", "P", {4, 4, 5}},
        Case{"card route-M1", "WW", {5, 4, 4}}, Case{"card route-M2", "WW", {5, 3, 5}}}) {
    Position at = on_the_way(purse);
    at.play(card);
    EXPECT_EQ(at.turn(), 1);
    EXPECT_EQ(discs(at), expected) << card;
    EXPECT_EQ(discs(at, 1), (Numbers{0, 0, 0})) << "nobody else's";
  }
}

TEST(SwRoutes, TheSmallCardIsARoadSpaceOrAPoint) {
  Position road = on_the_way("W");
  road.play("card route-S");
  EXPECT_EQ(road.legal(), (Texts{"option a", "option b"}));
  Position point = road;
  road.play("option a");
  EXPECT_EQ(discs(road), (Numbers{5, 3, 4}));
  EXPECT_EQ(road.points(0), 0);
  point.play("option b");
  EXPECT_EQ(discs(point), (Numbers{4, 3, 4}));
  EXPECT_EQ(point.points(0, "cards"), 1);
  EXPECT_EQ(point.points(0), 1);
}

TEST(SwRoutes, DiscsShareASpace) {
  Position at = on_the_way("WW");
  at.disc(1, "road", 5).disc(2, "road", 5).play("card route-M1");
  EXPECT_EQ(at.disc(0, "road"), 5);
  EXPECT_EQ(at.disc(1, "road"), 5);
}

TEST(SwRoutes, TheFirstDiscAtAnEndIsWorthEightLaterOnesFive) {
  struct Case {
    std::string_view track, purse;
    int before;
    std::vector<std::string_view> moves;
  };
  const std::vector<Case> cases{{"road", "W", 15, {"card route-S", "option a"}},
                                {"rail", "WW", 11, {"card route-M1"}},
                                {"canal", "WW", 8, {"card route-M2"}}};
  for (const auto& [track, purse, before, moves] : cases) {
    for (const bool first : {true, false}) {
      Position at(4);
      at.disc(0, track, before).purse(0, purse);
      if (!first) at.disc(2, track, before + 1);
      for (const auto move : moves) at.play(move);
      EXPECT_EQ(at.disc(0, track), before + 1);
      EXPECT_TRUE(at.told("Ann reaches the end of the " + std::string(track) + ", worth " +
                          (first ? "8" : "5") + " points"));
      EXPECT_EQ(at.points(0), 0) << "scored at the end of the game";
      EXPECT_EQ(at.projected(0, track), first ? 8 : 5);
    }
  }
}

TEST(SwRoutes, EachEndHasAFirstOfItsOwn) {
  Position at(4);
  at.disc(2, "road", 16).disc(0, "canal", 8).purse(0, "WW").play("card route-M2");
  EXPECT_EQ(at.projected(0, "canal"), 8) << "Cleo was first on another track";
  EXPECT_EQ(at.projected(2, "road"), 8);
}

TEST(SwRoutes, SurplusSpacesAreLost) {
  Position at(4);
  at.disc(0, "road", 15).disc(0, "canal", 4).purse(0, "P").play("card route-L1");
  EXPECT_EQ(discs(at), (Numbers{16, 0, 5})) << "the canal still follows";
  EXPECT_EQ(at.happened(EventKind::EndReached).size(), 1U);
}

TEST(SwRoutes, ADiscAtItsEndStaysThereAndTheOtherGoesOn) {
  Position at(4);
  at.disc(0, "road", 16).disc(0, "canal", 4).purse(0, "P").play("card route-L1");
  EXPECT_EQ(discs(at), (Numbers{16, 0, 5}));
}

// A13
TEST(SwRoutes, ACardWithBothDiscsAtTheirEndsIsNoUse) {
  Position at(4);
  at.purse(0, "WWWP").disc(0, "road", 16).disc(0, "rail", 12);
  EXPECT_FALSE(at.offers("card route-M1"));
  at.disc(0, "canal", 9);
  EXPECT_FALSE(at.offers("card route-L1"));
  EXPECT_FALSE(at.offers("card route-L2"));
  EXPECT_FALSE(at.offers("card route-M2"));
}

TEST(SwRoutes, AtTheEndOfTheRoadTheSmallCardGivesItsPointUnasked) {
  Position at(4);
  at.disc(0, "road", 16).purse(0, "W").play("card route-S");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.points(0), 1);
}

}  // namespace
}  // namespace pithead::schichtwechsel
