// Points by source, now and as they would stand if the game ended with this round.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Sources with points: "road 2".
Names sheet(const ScoreSheet& score) {
  Names names;
  for (std::size_t i = 0; i < kSources; ++i) {
    if (score.points[i] != 0)
      names.push_back(std::string(kSourceNames[i]) + " " + std::to_string(score.points[i]));
  }
  return names;
}
Names scored(const Position& at, Seat seat) { return sheet(Schichtwechsel::score(at.state, seat)); }
Names projected(const Position& at, Seat seat) { return sheet(Schichtwechsel::projected(at.state, seat)); }

TEST(SwScoreSheet, NamesItsSources) {
  const auto sources = Schichtwechsel::kInfo.sources;
  EXPECT_EQ(Names(sources.begin(), sources.end()),
            (Names{"rounds", "cards", "bonuses", "tip", "water", "coke", "headframes", "shift", "gate",
                   "road", "rail", "canal", "lots", "leftovers", "tools", "marker"}));
}

TEST(SwScoreSheet, CardsScoreWhatIsPrintedOnThem) {
  Position load(4);
  load.plant(0, {"own"}).play({"card load-L", "pay P", "stop"});
  EXPECT_EQ(scored(load, 0), Names{"cards 1"});
  Position miner(4);
  miner.miner(0, "tool-chest").play({"card miner-L", "pay P", "decline"});
  EXPECT_EQ(scored(miner, 0), Names{"cards 1"});
  Position route(4);
  route.play({"card route-S", "pay W", "option b"});
  EXPECT_EQ(scored(route, 0), Names{"cards 1"});
  Position water(4);
  water.play({"card water-L", "pay P", "lower 0"});
  EXPECT_EQ(scored(water, 0), Names{"cards 2"});
  Position few(2);
  few.play({"card water-X", "pay C", "lower 2"});
  EXPECT_EQ(scored(few, 0), (Names{"cards 2", "water 1"}));
}

TEST(SwScoreSheet, ExchangesScoreForTheTip) {
  Position three(2);
  three.spoil(0, 3).play("exchange 3 point");
  EXPECT_EQ(scored(three, 0), Names{"tip 1"});
  Position five(2);
  five.spoil(0, 5).play("exchange 5 rail");
  EXPECT_EQ(scored(five, 0), Names{"tip 1"});
}

TEST(SwScoreSheet, TheCokingSpaceWithAPointScoresForCoke) {
  Position at(2);
  at.coal(0, 1).play({"card coke-S", "pay W", "coke 1 Q4"});
  EXPECT_EQ(scored(at, 0), Names{"coke 1"});
}

TEST(SwScoreSheet, HeadframesScoreForTheirSpacesAndForTheSecond) {
  Position canal(2);
  canal.frames(0, {"depot"}).play({"card head-2", "frame T4 from depot"});
  EXPECT_EQ(scored(canal, 0), Names{"headframes 2"});
  Position left(2);
  left.frames(0, {"depot"}).play({"card head-1", "pay WW", "frame L4 from depot"});
  EXPECT_EQ(scored(left, 0), Names{"headframes 1"});
  Position second(2);
  second.frames(0, {"depot"}).disc(0, "road", 7);
  second.play({"card route-S", "pay W", "option a", "headframe"});
  EXPECT_EQ(scored(second, 0), Names{"headframes 2"});
}

TEST(SwScoreSheet, CirclesAndMovesBeyondTheExitScoreForTheShift) {
  Position baths(4);
  baths.play({"card miner-M", "pay WW"});
  EXPECT_EQ(scored(baths, 0), Names{"shift 1"});
  Position meal(4);
  meal.miner(0, "pumps").play({"card miner-M", "pay WW"});
  EXPECT_EQ(scored(meal, 0), Names{"shift 2"});
  Position beyond(4);
  beyond.miner(0, "gate-out").play({"card miner-M", "pay WW"});
  EXPECT_EQ(scored(beyond, 0), Names{"shift 2"});
}

TEST(SwScoreSheet, TheLastRoadBarrierScoresForTheRoad) {
  Position at(2);
  at.disc(0, "road", 13).play({"card route-S", "pay W", "option a", "points"});
  EXPECT_EQ(scored(at, 0), Names{"road 2"});
}

TEST(SwScoreSheet, TheTotalIsTheSum) {
  Position at(2);
  at.scored(0, "rounds", 12).scored(0, "tip", 3).scored(0, "tools", -4);
  EXPECT_EQ(Schichtwechsel::score(at.state, 0).total(), 11);
}

TEST(SwProjection, AddsTheRoundsCardAndFinalScoring) {
  Position at(3);
  at.round(2, 1).scored(0, "rounds", 3).disc(0, "road", 6).pairs(0, 2).coal(0, 3).tools(0, 2).tools(1, 0);
  EXPECT_EQ(projected(at, 0),
            (Names{"rounds 7", "coke 10", "road 1", "leftovers 2", "tools -4", "marker 2"}));
  EXPECT_EQ(projected(at, 1), Names{});
  EXPECT_EQ(scored(at, 0), Names{"rounds 3"}) << "it is only a projection";
}

TEST(SwProjection, ScoresTheCardOfTheRoundThatRuns) {
  Position at(2);
  at.round(2, 5).spoil(0, 4).disc(0, "road", 3).tools(0, 0).first(1).begin_sets();
  EXPECT_EQ(projected(at, 0), Names{"rounds 2"});
}

TEST(SwProjection, LoadsSellsAndDiscardsAsAtTheEnd) {
  Position at(2);
  at.first(1).lot(0, "sale").lot(0, "tools").plant(0, {"own", "Q3"}).tools(0, 4);
  EXPECT_EQ(projected(at, 0), (Names{"coke 4", "tools -2"}));
}

TEST(SwProjection, MakesTheLastMinerMove) {
  Position exit(2);
  exit.first(1).tools(0, 2).lot(0, "miner").miner(0, "pay-hall");
  EXPECT_EQ(projected(exit, 0), (Names{"gate 8", "tools -2"}));
  Position chest(2);
  chest.first(1).tools(0, 2).lot(0, "miner").lot(0, "speed").lot(0, "speed").miner(0, "meal");
  EXPECT_EQ(projected(chest, 0), Names{"tools -2"}) << "to the tool chest, though it could go on";
  Position beyond(2);
  beyond.first(1).tools(0, 2).lot(0, "miner").miner(0, "gate-out");
  EXPECT_EQ(projected(beyond, 0), (Names{"shift 2", "gate 8", "tools -2"}));
}

TEST(SwProjection, PrefersTheExitToTheToolChest) {
  Position at(2);
  at.first(1).tools(0, 0).lot(0, "miner").lot(0, "speed").lot(0, "speed").lot(0, "speed").miner(0, "meal");
  EXPECT_EQ(projected(at, 0), Names{"gate 8"});
}

TEST(SwProjection, MakesTheLastMovesClockwiseFromTheFirstPlayer) {
  Position at(2);
  at.first(1).tools(0, 0).tools(1, 0).lot(0, "miner").lot(1, "miner");
  at.miner(0, "pay-hall").miner(1, "winding-2");
  EXPECT_EQ(projected(at, 1), (Names{"gate 8", "marker 2"})) << "it jumps over the other miner";
  EXPECT_EQ(projected(at, 0), Names{"gate 5"});
}

TEST(SwProjection, CountsNeitherTheCardNorALastMoveTwice) {
  Position at(3);
  at.round(5, 1).disc(0, "road", 3).lot(0, "miner").lot(1, "miner").lot(1, "speed").first(0);
  for (Seat seat = 0; seat < 3; ++seat) at.tools(seat, 3);
  at.miner(0, "gate-out").miner(1, "pumps").turn(2).end_round();
  EXPECT_EQ(at.phase(), "last-move");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(projected(at, 0), (Names{"rounds 2", "shift 2", "gate 8", "tools -4", "marker 2"}));
  EXPECT_EQ(projected(at, 1), Names{"tools -4"}) << "its own move to the tool chest is to come";
}

TEST(SwProjection, IsWhatComesTrue) {
  Position at(3);
  at.round(5, 4).first(1).lot(0, "miner").miner(0, "pay-hall").disc(0, "canal", 9).disc(1, "canal", 9);
  at.lot(1, "sale").plant(1, {"own", "Q4"}).coke(1, 1).lot(2, "tools").lot(2, "spoil").spoil(2, 5);
  std::array<ScoreSheet, 3> projections;
  for (Seat seat = 0; seat < 3; ++seat) projections[seat] = Schichtwechsel::projected(at.state, seat);
  at.end_round();
  EXPECT_EQ(at.phase(), "over");
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(sheet(projections[seat]), scored(at, seat));
    EXPECT_EQ(projected(at, seat), scored(at, seat)) << "and then it is the score";
  }
}

}  // namespace
}  // namespace pithead::schichtwechsel
