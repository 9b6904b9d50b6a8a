// Barriers: what a disc finds when it crosses one, in which order, and what may be declined.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

constexpr std::array<std::string_view, 3> kRoutes{"road", "rail", "canal"};

// A single step of seat 0's disc from that space: by route-S on the road, by an exchange of spoil on the
// rails, by route-L2 on the canal, with the rail disc at its end.
Position step_from(std::string_view track, int space) {
  Position at(4);
  at.disc(0, track, space);
  if (track == "road") at.purse(0, "W").play({"card route-S", "option a"});
  if (track == "rail") at.spoil(0, 3).play("exchange 3 rail");
  if (track == "canal") at.disc(0, "rail", 12).purse(0, "P").play("card route-L2");
  return at;
}
// The rest of the turn after the last question of such a step.
bool is_over(const Position& at) { return at.question() == "turn"; }

const Texts kBuild{"build B1", "build B2", "build B3", "build B4", "build B5", "decline"};
const Texts kMinerOrFrame{"miner", "headframe", "decline"};

// ---- where they stand -------------------------------------------------------------------------------

struct Crossing {
  std::string_view track;
  int after;
  std::string_view first;  // building, tool, or nothing before the miner or headframe
  bool points = false;
};
const std::vector<Crossing> kBarriers{
    {"road", 3, "building"}, {"road", 7, "tool"},      {"road", 10, "building"}, {"road", 13, "tool", true},
    {"rail", 2, "building"}, {"rail", 5, "tool"},      {"rail", 8, "building"},  {"rail", 10, ""},
    {"canal", 1, "tool"},    {"canal", 3, "building"}, {"canal", 5, "tool"},     {"canal", 7, ""},
};

TEST(SwBarriers, EachGivesItsBenefitsInOrder) {
  for (const Crossing& each : kBarriers) {
    Position at = step_from(each.track, each.after);
    const std::string where = std::string(each.track) + " " + std::to_string(each.after);
    EXPECT_EQ(at.disc(0, each.track), each.after + 1) << where;
    EXPECT_EQ(at.tools(0), each.first == "tool" ? 5 : 6) << where;
    if (each.first == "building") {
      EXPECT_EQ(at.legal(), kBuild) << where;
      at.play("decline");
    }
    Texts choice = kMinerOrFrame;
    if (each.points) choice.insert("points");
    EXPECT_EQ(at.question(), "benefit") << where;
    EXPECT_EQ(at.legal(), choice) << where;
    at.play("decline");
    EXPECT_TRUE(is_over(at)) << where;
    EXPECT_EQ(at.points(0), 0) << where;
  }
}

TEST(SwBarriers, ThereAreFourOnEachTrackAndNothingElsewhere) {
  const std::array<int, 3> lengths{16, 12, 9};
  for (std::size_t i = 0; i < kRoutes.size(); ++i) {
    int barriers = 0;
    for (int space = 0; space < lengths[i]; ++space) {
      const bool barrier = std::any_of(kBarriers.begin(), kBarriers.end(), [&](const Crossing& each) {
        return each.track == kRoutes[i] && each.after == space;
      });
      barriers += barrier ? 1 : 0;
      Position at = step_from(kRoutes[i], space);
      EXPECT_EQ(is_over(at), !barrier) << kRoutes[i] << " " << space;
      EXPECT_EQ(at.disc(0, kRoutes[i]), space + 1);
      if (!barrier) {
        EXPECT_EQ(at.tools(0), 6) << kRoutes[i] << " " << space;
      }
    }
    EXPECT_EQ(barriers, 4);
  }
}

TEST(SwBarriers, ManyDiscsMayCrossTheSameOne) {
  Position at(2);
  at.disc(0, "road", 3).disc(1, "road", 3).purse(0, "W").purse(1, "W");
  at.play({"card route-S", "option a", "decline", "decline", "card route-S", "option a"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.legal(), kBuild) << "for Ben as well";
}

// ---- what they bring --------------------------------------------------------------------------------

TEST(SwBarriers, MayHaveAHouseTheMinerOrAHeadframeAloneInAnotherBox) {
  Print print = boxes[kFirstBox];
  print.tracks[0].barriers[0] = {3, {kBuilding}};
  print.tracks[0].barriers[1] = {5, {kMoveMiner}};
  print.tracks[0].barriers[2] = {7, {miner_or_headframe(0, kWithoutMiner)}};
  print.tracks[0].barriers[3] = {9, {miner_or_headframe(kRoadPoints, kWithoutHeadframe)}};
  bring_own_box(print);
  const auto crossed = [](int after) {
    Position at(4);
    at.state.box = kOwnBox;
    at.disc(0, "road", after).purse(0, "W").play({"card route-S", "option a"});
    return at;
  };
  EXPECT_EQ(crossed(3).legal(), kBuild);
  EXPECT_EQ(crossed(5).miner(0), "baths") << "it moves at once";
  EXPECT_EQ(crossed(7).legal(), (Texts{"headframe", "decline"}));
  EXPECT_EQ(crossed(9).legal(), (Texts{"miner", "points", "decline"}));
}

TEST(SwBarriers, TheBuildingComesBeforeTheMiner) {
  Position at = step_from("road", 3);
  at.play({"build B1", "lot four-a"});
  EXPECT_EQ(at.legal(), kMinerOrFrame);
  EXPECT_EQ(at.lots(0), Names{"four-a"});
}

TEST(SwBarriers, WithoutABuildingThatIsNotAsked) {
  Position at(4);
  at.bar(0, {"B1", "B2", "B3", "B4", "B5"})
      .disc(0, "road", 3)
      .purse(0, "W")
      .play({"card route-S", "option a"});
  EXPECT_EQ(at.legal(), kMinerOrFrame);
}

TEST(SwBarriers, ToolsNeverFallBelowNone) {
  Position at(4);
  at.tools(0, 0).disc(0, "road", 7).purse(0, "W").play({"card route-S", "option a"});
  EXPECT_EQ(at.tools(0), 0);
  EXPECT_EQ(at.legal(), kMinerOrFrame);
  EXPECT_EQ(at.happened(EventKind::ToolsDiscarded).size(), 0U);
}

TEST(SwBarriers, TheMinerMovesAtOnceWithItsBenefit) {
  Position at = step_from("road", 7);
  at.play("miner");
  EXPECT_EQ(at.miner(0), "baths") << "the only circle it can reach";
  EXPECT_EQ(at.points(0, "shift"), 1);
  EXPECT_TRUE(is_over(at));
}

TEST(SwBarriers, TheMinerMovesAtItsSpeed) {
  Position at(4);
  at.bar(0, {"B1", "B2"}).disc(0, "road", 7).purse(0, "W").play({"card route-S", "option a", "miner"});
  EXPECT_EQ(at.legal(), (Texts{"go baths", "go lamp-room", "go overman"}));
}

TEST(SwBarriers, TheFirstHeadframeBringsSpoil) {
  Position at = step_from("road", 7);
  at.play("headframe");
  EXPECT_EQ(at.frames(0), (Names{"card", "depot"}));
  EXPECT_EQ(at.spoil(0), 1);
  EXPECT_EQ(at.points(0), 0);
}

// A45
TEST(SwBarriers, TheSpoilOfTheFirstHeadframeIsNotRefused) {
  Position at(4);
  at.spoil(0, 5).disc(0, "road", 7).purse(0, "W").play({"card route-S", "option a", "headframe"});
  EXPECT_EQ(at.spoil(0), 6) << "nothing was asked";
  EXPECT_EQ(at.question(), "after");
}

// A22
TEST(SwBarriers, TheSpoilIsLostOnAFullTipWithoutATool) {
  Position at(4);
  at.spoil(0, 6).disc(0, "road", 10).purse(0, "W");
  at.play({"card route-S", "option a", "decline", "headframe"});
  EXPECT_EQ(at.frames(0), (Names{"card", "depot"}));
  EXPECT_EQ(at.spoil(0), 6);
  EXPECT_EQ(at.tools(0), 6);
}

TEST(SwBarriers, TheSecondHeadframeBringsTwoPoints) {
  Position at(4);
  at.frames(0, {"depot"}).disc(0, "road", 7).purse(0, "W").play({"card route-S", "option a", "headframe"});
  EXPECT_EQ(at.frames(0), (Names{"depot", "depot"}));
  EXPECT_EQ(at.spoil(0), 0);
  EXPECT_EQ(at.points(0, "headframes"), 2);
  EXPECT_EQ(at.points(0), 2);
}

TEST(SwBarriers, AThirdHeadframeDoesNotExist) {
  for (const auto* place : {"depot", "T2"}) {
    Position at(4);
    at.frames(0, {"depot", place}).disc(0, "road", 7).purse(0, "W").play({"card route-S", "option a"});
    EXPECT_EQ(at.legal(), (Texts{"miner", "decline"}));
  }
}

// A9
TEST(SwBarriers, TheLastOfTheRoadOffersTwoPointsInstead) {
  Position at = step_from("road", 13);
  EXPECT_EQ(at.legal(), (Texts{"miner", "headframe", "points", "decline"}));
  EXPECT_EQ(at.tools(0), 5);
  Position points = at;
  points.play("points");
  EXPECT_EQ(points.points(0), 2);
  EXPECT_EQ(points.points(0, "road"), 2);
  EXPECT_EQ(points.frames(0), (Names{"card", "card"}));
  EXPECT_EQ(points.miner(0), "gate-in");
  Position frame = at;
  frame.play("headframe");
  EXPECT_EQ(frame.points(0), 0);
  EXPECT_EQ(frame.spoil(0), 1);
  at.play("miner");
  EXPECT_EQ(at.miner(0), "baths");
}

// A9
TEST(SwBarriers, TheTwoPointsAreThereWithoutAHeadframeToPlace) {
  Position at(4);
  at.frames(0, {"depot", "depot"}).disc(0, "road", 13).purse(0, "W").play({"card route-S", "option a"});
  EXPECT_EQ(at.legal(), (Texts{"miner", "points", "decline"}));
}

TEST(SwBarriers, AMinerAtTheExitStillMoves) {
  Position at(4);
  at.miner(0, "gate-out").frames(0, {"depot", "depot"}).disc(0, "road", 7).purse(0, "W");
  at.play({"card route-S", "option a", "miner"});
  EXPECT_EQ(at.points(0, "shift"), 2);
  EXPECT_EQ(at.tools(0), 4) << "one for the barrier, one beyond the exit";
}

// ---- the order of things ----------------------------------------------------------------------------

// A35
TEST(SwBarriers, TheSecondRoadSpaceWaitsForWhatTheFirstBrings) {
  Position at(4);
  at.disc(0, "road", 3).disc(0, "canal", 4).purse(0, "P").play("card route-L1");
  EXPECT_EQ(at.disc(0, "road"), 4);
  EXPECT_EQ(at.question(), "building");
  at.play({"build B2", "lot speed"});
  EXPECT_EQ(at.disc(0, "road"), 4);
  at.play({"miner", "go baths"});
  EXPECT_EQ(at.disc(0, "road"), 5);
  EXPECT_EQ(at.disc(0, "canal"), 5);
  EXPECT_EQ(at.turn(), 1);
}

// A35
TEST(SwBarriers, TwoTracksCrossOneAfterTheOther) {
  Position at(4);
  at.disc(0, "road", 2).disc(0, "canal", 3).purse(0, "P").play("card route-L1");
  EXPECT_EQ(at.disc(0, "road"), 4) << "the second space crosses";
  EXPECT_EQ(at.disc(0, "canal"), 3);
  at.play({"decline", "headframe"});
  EXPECT_EQ(at.disc(0, "canal"), 4);
  EXPECT_EQ(at.question(), "building");
  at.play({"decline", "headframe"});
  EXPECT_EQ(at.points(0, "headframes"), 2) << "the second of them";
  EXPECT_EQ(at.turn(), 1);
}

// The exchange before the action and the action itself may each cross one.
TEST(SwBarriers, EachStepOfATurnMayCross) {
  Position at(4);
  at.spoil(0, 3).disc(0, "rail", 8).disc(0, "road", 13).purse(0, "W");
  at.play({"exchange 3 rail", "build B1", "lot speed", "headframe"});
  EXPECT_EQ(at.question(), "turn");
  at.play({"card route-S", "option a", "headframe"});
  EXPECT_EQ(at.frames(0), (Names{"depot", "depot"}));
  EXPECT_EQ(at.points(0), 2) << "of the second headframe";
  EXPECT_EQ(at.turn(), 1);
}

}  // namespace
}  // namespace pithead::schichtwechsel
