// Final scoring, step by step, and the winner.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// After the last round, with nothing that costs or brings points but what a test adds: no tools, and the
// marker with the last seat.
Position at_the_end(int players = 3) {
  Position at(players);
  at.round(5).first(static_cast<Seat>(players - 1));
  for (Seat seat = 0; seat < players; ++seat) at.tools(seat, 0);
  return at;
}

// ---- 1: the last miner move ---------------------------------------------------------------------------

TEST(SwLastMinerMove, IsMadeByTheOwnersOfTheMinerLot) {
  Position at = at_the_end();
  at.lot(0, "miner").miner(0, "heading").miner(1, "pit-bottom").begin_last_move();
  EXPECT_EQ(at.miner(0), "coal-face");
  EXPECT_EQ(at.miner(1), "pit-bottom");
  EXPECT_EQ(at.phase(), "over");
}

TEST(SwLastMinerMove, CannotBeRefusedAndIsAskedOnlyWithAChoice) {
  Position at = at_the_end();
  at.lot(0, "miner").lot(0, "speed").miner(0, "heading").begin_last_move();
  EXPECT_EQ(at.question(), "miner");
  EXPECT_EQ(at.phase(), "last-move");
  EXPECT_EQ(at.legal(), (Texts{"go coal-face", "go pumps"})) << "the speed counts";
  at.play("go pumps");
  EXPECT_EQ(at.miner(0), "pumps");
  EXPECT_EQ(at.phase(), "over");
}

TEST(SwLastMinerMove, BringsNoBenefit) {
  for (const auto& [from, to] : {std::pair{"gate-in", "baths"},
                                 {"baths", "lamp-room"},
                                 {"lamp-room", "overman"},
                                 {"overman", "pit-bottom"},
                                 {"pit-bottom", "heading"},
                                 {"heading", "coal-face"},
                                 {"coal-face", "pumps"},
                                 {"pumps", "meal"},
                                 {"tool-chest", "winding-2"},
                                 {"winding-2", "pay-hall"}}) {
    Position at = at_the_end();
    at.lot(0, "miner").miner(0, from).begin_last_move();
    EXPECT_EQ(at.miner(0), to);
    EXPECT_EQ(at.phase(), "over") << "nothing is asked at " << to;
    EXPECT_EQ(at.points(0), 0) << to;
    EXPECT_EQ(at.coins(0), 1) << to;
    EXPECT_EQ(at.carts(0), Names{}) << to;
    EXPECT_EQ(at.coal(0) + at.spoil(0), 0) << to;
    EXPECT_EQ(at.water(0), 2) << to;
  }
}

TEST(SwLastMinerMove, StillDiscardsATool) {
  Position at = at_the_end();
  at.lot(0, "miner").miner(0, "meal").tools(0, 3).begin_last_move();
  EXPECT_EQ(at.miner(0), "tool-chest");
  EXPECT_EQ(at.tools(0), 2);
  EXPECT_EQ(at.points(0, "tools"), -4);
}

TEST(SwLastMinerMove, MayReachTheExit) {
  Position at = at_the_end();
  at.lot(0, "miner").miner(0, "pay-hall").tools(0, 2).begin_last_move();
  EXPECT_EQ(at.miner(0), "gate-out");
  EXPECT_EQ(at.tools(0), 1);
  EXPECT_EQ(at.points(0, "shift"), 0);
  EXPECT_EQ(at.points(0, "gate"), 8) << "it counts for the next step";
}

TEST(SwLastMinerMove, BeyondTheExitBringsTwoPointsAndDiscardsATool) {
  Position at = at_the_end();
  at.lot(0, "miner").miner(0, "gate-out").tools(0, 2).begin_last_move();
  EXPECT_EQ(at.points(0, "shift"), 2);
  EXPECT_EQ(at.tools(0), 1);
  EXPECT_EQ(at.points(0, "gate"), 8);
}

TEST(SwLastMinerMove, GoesClockwiseFromTheFirstPlayer) {
  Position at = at_the_end();
  at.first(1).lot(0, "miner").lot(1, "miner").miner(0, "pay-hall").miner(1, "tool-chest");
  at.lot(1, "speed").begin_last_move();
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.miner(0), "pay-hall") << "seat 0 has not moved yet";
  at.play("go gate-out");
  EXPECT_EQ(at.points(1, "gate"), 8);
  EXPECT_EQ(at.points(0, "gate"), 5);
}

// ---- 2: miners ----------------------------------------------------------------------------------------

TEST(SwFinalScoring, MinersAtTheExitScoreEightAndFive) {
  Position at = at_the_end(4);
  at.miner(2, "gate-out").miner(0, "gate-out").miner(1, "gate-out").miner(3, "pay-hall").begin_last_move();
  EXPECT_EQ(at.points(2, "gate"), 8) << "the first";
  EXPECT_EQ(at.points(0, "gate"), 5);
  EXPECT_EQ(at.points(1, "gate"), 5);
  EXPECT_EQ(at.points(3, "gate"), 0);
  Position played(4);
  played.miner(1, "pay-hall").miner(0, "winding-2");
  played.play({"card miner-L", "pay P", "card miner-M", "pay WW"});
  played.begin_last_move();
  EXPECT_EQ(played.points(0, "gate"), 8) << "it jumped over the other and came first";
  EXPECT_EQ(played.points(1, "gate"), 5);
}

// ---- 3: tracks ----------------------------------------------------------------------------------------

// What a disc alone on that space scores.
int track_points(std::string_view track, int space, std::string_view reading) {
  Position at = at_the_end();
  at.option("track-points", reading).disc(0, track, space).begin_last_move();
  return at.points(0, track);
}

// A4
TEST(SwFinalScoring, TheHighestValueReachedOnATrackCounts) {
  struct Row {
    std::string_view track;
    int space, points;
  };
  for (const Row row :
       {Row{"road", 5, 0},  Row{"road", 6, 1},  Row{"road", 9, 1},  Row{"road", 10, 2}, Row{"road", 12, 2},
        Row{"road", 13, 3}, Row{"road", 15, 3}, Row{"road", 16, 8}, Row{"rail", 4, 0},  Row{"rail", 5, 2},
        Row{"rail", 7, 2},  Row{"rail", 8, 3},  Row{"rail", 9, 3},  Row{"rail", 10, 4}, Row{"rail", 11, 4},
        Row{"rail", 12, 8}, Row{"canal", 2, 0}, Row{"canal", 3, 1}, Row{"canal", 4, 1}, Row{"canal", 5, 2},
        Row{"canal", 6, 2}, Row{"canal", 7, 3}, Row{"canal", 8, 3}, Row{"canal", 9, 8}})
    EXPECT_EQ(track_points(row.track, row.space, "highest"), row.points) << row.track << " " << row.space;
}

// A4: the other reading is an option.
TEST(SwFinalScoring, AllValuesReachedOnATrackMayAddUp) {
  struct Row {
    std::string_view track;
    int space, points;
  };
  for (const Row row :
       {Row{"road", 5, 0}, Row{"road", 6, 1}, Row{"road", 10, 3}, Row{"road", 13, 6}, Row{"road", 16, 14},
        Row{"rail", 5, 2}, Row{"rail", 8, 5}, Row{"rail", 10, 9}, Row{"rail", 12, 17}, Row{"canal", 3, 1},
        Row{"canal", 5, 3}, Row{"canal", 7, 6}, Row{"canal", 9, 14}})
    EXPECT_EQ(track_points(row.track, row.space, "cumulative"), row.points) << row.track << " " << row.space;
}

TEST(SwFinalScoring, OnlyTheFirstAtTheEndOfATrackScoresEight) {
  for (const auto& [track, end] : {std::pair{"road", 16}, std::pair{"rail", 12}, std::pair{"canal", 9}}) {
    Position at = at_the_end();
    at.disc(1, track, end).disc(0, track, end).disc(2, track, end).begin_last_move();
    EXPECT_EQ(at.points(1, track), 8) << track;
    EXPECT_EQ(at.points(0, track), 5) << track;
    EXPECT_EQ(at.points(2, track), 5) << track;
  }
  Position played(2);
  played.disc(0, "road", 15).disc(1, "road", 15);
  played.play({"card route-S", "pay W", "option a", "card route-S", "pay W", "option a"});
  played.begin_last_move();
  EXPECT_EQ(played.points(0, "road"), 8) << "who came first stays first";
  EXPECT_EQ(played.points(1, "road"), 5);
  Position cumulative = at_the_end();
  cumulative.option("track-points", "cumulative").disc(1, "rail", 12).disc(0, "rail", 12).begin_last_move();
  EXPECT_EQ(cumulative.points(0, "rail"), 2 + 3 + 4 + 5);
}

// ---- 4: lots ------------------------------------------------------------------------------------------

TEST(SwFinalScoring, TheSpoilLotScoresOneAndOneForEachSpoilOnTheTip) {
  Position at = at_the_end();
  at.lot(0, "spoil").spoil(0, 4).cart(0, "K3", "spoil", 2).lot(1, "spoil").spoil(2, 6).begin_last_move();
  EXPECT_EQ(at.points(0, "lots"), 1 + 4) << "spoil on carts does not count";
  EXPECT_EQ(at.points(1, "lots"), 1);
  EXPECT_EQ(at.points(2, "lots"), 0) << "nothing without a building there";
}

TEST(SwFinalScoring, TwoLotsScoreFour) {
  Position at = at_the_end();
  at.lot(0, "four-a").lot(1, "four-b").begin_last_move();
  EXPECT_EQ(at.points(0, "lots"), 4);
  EXPECT_EQ(at.points(1, "lots"), 4);
  Position both = at_the_end();
  both.lot(0, "four-a").lot(0, "four-b").begin_last_move();
  EXPECT_EQ(both.points(0, "lots"), 8);
}

TEST(SwFinalScoring, TheOtherLotsScoreNothingThemselves) {
  Position at = at_the_end();
  at.lot(0, "miner").lot(0, "sale").lot(0, "tools").lot(0, "speed").miner(0, "tool-chest");
  at.begin_last_move();
  at.play("go pay-hall");
  EXPECT_EQ(at.points(0), 0);
}

// ---- 5: load and sell ---------------------------------------------------------------------------------

// A18
TEST(SwFinalScoring, ABuildingForSalesLoadsTwoCokeAndSellsAPair) {
  Position at = at_the_end();
  at.lot(0, "sale").plant(0, {"own", "Q2", "Q3", "Q4"}).begin_last_move();
  EXPECT_EQ(at.pairs(0), 1);
  EXPECT_EQ(at.coke(0), 0);
  EXPECT_EQ(at.plant(0), (Names{"Q3", "Q4"})) << "the spaces are emptied in their sequence";
  EXPECT_EQ(at.points(0, "coke"), 4);
  EXPECT_EQ(at.points(0, "leftovers"), 2) << "for the two that stay";
}

TEST(SwFinalScoring, ItsSaleBringsNeitherCoinNorToken) {
  Position at = at_the_end();
  at.lot(0, "sale").coke(0, 2).begin_last_move();
  EXPECT_EQ(at.pairs(0), 1);
  EXPECT_EQ(at.coins(0), 1);
  EXPECT_EQ(at.happened(EventKind::CoinsTaken).size(), 0U);
  EXPECT_EQ(at.happened(EventKind::WhiteTaken).size(), 0U);
}

TEST(SwFinalScoring, EachBuildingForSalesSellsAPair) {
  Position at = at_the_end(4);
  at.lot(0, "sale").lot(0, "sale").plant(0, {"own", "Q2", "Q3"}).coke(0, 3).pairs(0, 1).begin_last_move();
  EXPECT_EQ(at.pairs(0), 3) << "two pairs";
  EXPECT_EQ(at.coke(0), 3 + 3 - 4);
  EXPECT_EQ(at.plant(0), Names{});
  EXPECT_EQ(at.points(0, "coke"), 4 + 6 + 7);
  EXPECT_EQ(at.points(0, "leftovers"), 2);
}

TEST(SwFinalScoring, AllLoadingComesBeforeAllSelling) {
  Position at = at_the_end(4);
  at.lot(0, "sale").lot(0, "sale").plant(0, {"own", "Q2"}).coke(0, 5).begin_last_move();
  // A sixth wagon takes one coke; a sale in between would have made room for the other.
  EXPECT_EQ(at.pairs(0), 2);
  EXPECT_EQ(at.coke(0), 2);
  EXPECT_EQ(at.plant(0).size(), 1U);
}

TEST(SwFinalScoring, WithoutABuildingNothingIsLoadedOrSold) {
  Position at = at_the_end();
  at.plant(0, {"own", "Q3"}).coke(0, 4).begin_last_move();
  EXPECT_EQ(at.pairs(0), 0);
  EXPECT_EQ(at.points(0, "coke"), 0);
  EXPECT_EQ(at.points(0, "leftovers"), 6);
}

TEST(SwFinalScoring, ASingleCokeIsNotSold) {
  Position at = at_the_end();
  at.lot(0, "sale").coke(0, 1).begin_last_move();
  EXPECT_EQ(at.pairs(0), 0);
  EXPECT_EQ(at.points(0, "leftovers"), 1);
}

// A24
TEST(SwFinalScoring, AFifthPairIsTheLast) {
  Position at = at_the_end(4);
  at.lot(0, "sale").lot(0, "sale").pairs(0, 4).coke(0, 3).begin_last_move();
  EXPECT_EQ(at.pairs(0), 5);
  EXPECT_EQ(at.points(0, "coke"), 36);
  EXPECT_EQ(at.points(0, "leftovers"), 1);
}

// ---- 6: coke ------------------------------------------------------------------------------------------

// Two test vectors of the specification among them: 6 coke are worth 17, 10 are worth 36.
TEST(SwFinalScoring, SoldCokeScoresByColumns) {
  for (const auto& [pairs, points] : {std::array{0, 0}, std::array{1, 4}, std::array{2, 10},
                                      std::array{3, 17}, std::array{4, 26}, std::array{5, 36}}) {
    Position at = at_the_end();
    at.pairs(0, pairs).begin_last_move();
    EXPECT_EQ(at.points(0, "coke"), points) << pairs << " pairs";
  }
}

// ---- 7: what is left ----------------------------------------------------------------------------------

// A34
TEST(SwFinalScoring, FullCoalWagonsScoreOneEachInTheBestArrangement) {
  for (const auto& [coal, points] : {std::array{0, 0}, std::array{1, 1}, std::array{2, 2}, std::array{3, 2},
                                     std::array{4, 3}, std::array{5, 3}, std::array{6, 4}}) {
    Position at = at_the_end();
    at.coal(0, coal).begin_last_move();
    EXPECT_EQ(at.points(0, "leftovers"), points) << coal << " coal";
  }
}

TEST(SwFinalScoring, UnsoldCokeScoresOneEach) {
  Position at = at_the_end();
  at.coke(0, 3).plant(0, {"own", "Q4"}).begin_last_move();
  EXPECT_EQ(at.points(0, "leftovers"), 5);
  EXPECT_EQ(at.points(0), 5);
}

TEST(SwFinalScoring, CartsAndTheTipScoreNothing) {
  Position at = at_the_end();
  at.full_carts(0).spoil(0, 6).begin_last_move();
  EXPECT_EQ(at.points(0), 0);
}

// ---- 8: tools -----------------------------------------------------------------------------------------

TEST(SwFinalScoring, EachToolCostsTwoPoints) {
  Position at = at_the_end();
  at.tools(0, 5).begin_last_move();
  EXPECT_EQ(at.points(0, "tools"), -10);
  EXPECT_EQ(at.points(0), -10) << "a total may be negative";
}

TEST(SwFinalScoring, TheToolLotDiscardsUpToThree) {
  for (const auto& [tools, points] :
       {std::array{5, -4}, std::array{4, -2}, std::array{3, 0}, std::array{2, 0}, std::array{0, 0}}) {
    Position at = at_the_end();
    at.lot(0, "tools").tools(0, tools).begin_last_move();
    EXPECT_EQ(at.points(0, "tools"), points) << tools << " tools";
    EXPECT_EQ(at.tools(0), std::max(tools - 3, 0));
  }
}

// ---- 9 and 10 -----------------------------------------------------------------------------------------

TEST(SwFinalScoring, TheFirstPlayerMarkerScoresTwo) {
  Position at = at_the_end();
  at.begin_last_move();
  EXPECT_EQ(at.points(2, "marker"), 2);
  EXPECT_EQ(at.points(0, "marker") + at.points(1, "marker"), 0);
}

// A29
TEST(SwFinalScoring, CoinsScoreNothing) {
  Position at = at_the_end();
  at.coins(0, 7).begin_last_move();
  EXPECT_EQ(at.points(0), 0);
}

TEST(SwFinalScoring, WhatWasCollectedDuringTheGameIsAdded) {
  Position at = at_the_end();
  at.scored(0, "rounds", 9).scored(0, "coke", 1).pairs(0, 1).begin_last_move();
  EXPECT_EQ(at.points(0, "coke"), 5);
  EXPECT_EQ(at.points(0), 14);
}

// Every step is told for all players before the next begins, clockwise from the first player.
TEST(SwFinalScoring, GoesStepByStepForAllPlayers) {
  Position at = at_the_end(2);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    at.miner(seat, "gate-out").disc(seat, "road", 6).disc(seat, "rail", 5).disc(seat, "canal", 3);
    at.lot(seat, "spoil").pairs(seat, 1).coal(seat, 1).tools(seat, 1);
  }
  at.begin_last_move();
  Names steps;
  for (const Event& event : at.happened(EventKind::PointsScored))
    steps.push_back(std::string(kSourceNames[static_cast<std::size_t>(event.args[0])]) + " " +
                    std::to_string(event.seat));
  EXPECT_EQ(steps, (Names{"gate 1", "gate 0", "road 1", "road 0", "rail 1", "rail 0", "canal 1", "canal 0",
                          "lots 1", "lots 0", "coke 1", "coke 0", "leftovers 1", "leftovers 0", "tools 1",
                          "tools 0", "marker 1"}));
}

TEST(SwFinalScoring, ExampleOfAWholeColliery) {
  Position at = at_the_end(2);
  at.scored(0, "rounds", 10).lot(0, "miner").lot(0, "spoil").lot(0, "four-a").lot(0, "sale").lot(0, "tools");
  at.miner(0, "pay-hall").disc(0, "road", 11).disc(0, "rail", 12).disc(0, "canal", 2).spoil(0, 2).pairs(0, 2);
  at.plant(0, {"own", "Q3", "Q4"}).coke(0, 1).coal(0, 4).tools(0, 6).begin_last_move();
  EXPECT_EQ(at.points(0, "gate"), 8);
  EXPECT_EQ(at.points(0, "road"), 2);
  EXPECT_EQ(at.points(0, "rail"), 8);
  EXPECT_EQ(at.points(0, "canal"), 0);
  EXPECT_EQ(at.points(0, "lots"), 1 + 2 + 4);
  EXPECT_EQ(at.points(0, "coke"), 4 + 6 + 7) << "two loaded, one pair sold";
  EXPECT_EQ(at.points(0, "leftovers"), 3 + 1 + 1) << "three wagons, a coke on a wagon and one in the plant";
  EXPECT_EQ(at.points(0, "tools"), -4) << "one discarded at the exit, three by the lot";
  EXPECT_EQ(at.points(0), 10 + 8 + 2 + 8 + 7 + 17 + 5 - 4);
}

// ---- the winner ---------------------------------------------------------------------------------------

TEST(SwVictory, MostPointsWin) {
  Position at = at_the_end(4);
  at.scored(0, "rounds", 5).scored(1, "rounds", 9).scored(2, "rounds", 8).begin_last_move();
  EXPECT_EQ(at.winners(), Numbers{1});
}

TEST(SwVictory, NobodyHasWonBeforeTheEnd) {
  Position at(2);
  at.scored(0, "rounds", 50);
  EXPECT_EQ(at.winners(), Numbers{});
}

// A44
TEST(SwVictory, ATieGoesToTheSeatFarthestClockwiseFromTheMarker) {
  Position at = at_the_end(4);
  at.first(1).scored(0, "rounds", 5).scored(2, "rounds", 5).scored(3, "rounds", 5).begin_last_move();
  EXPECT_EQ(at.winners(), Numbers{0}) << "2, 3 and 0 sit clockwise behind seat 1";
  Position two = at_the_end(4);
  two.first(3).scored(0, "rounds", 5).scored(1, "rounds", 5).begin_last_move();
  EXPECT_EQ(two.winners(), Numbers{1});
}

// A44
TEST(SwVictory, TheHolderOfTheMarkerLosesEveryTie) {
  for (const Seat holder : {Seat{0}, Seat{1}, Seat{2}}) {
    Position at = at_the_end();
    at.first(holder);
    for (Seat seat = 0; seat < 3; ++seat) at.scored(seat, "rounds", seat == holder ? 3 : 5);
    at.begin_last_move();
    EXPECT_EQ(at.points(holder), 5) << "with the two of the marker";
    EXPECT_EQ(at.winners(), Numbers{(holder + 2) % 3});
  }
}

TEST(SwVictory, NegativeTotalsAreCompared) {
  Position at = at_the_end(2);
  at.tools(0, 5).tools(1, 7).begin_last_move();
  EXPECT_EQ(at.points(0), -10);
  EXPECT_EQ(at.points(1), -14 + 2);
  EXPECT_EQ(at.winners(), Numbers{0});
}

TEST(SwVictory, ThereIsAlwaysOneWinner) {
  Position at = at_the_end(4);
  at.scored(3, "rounds", -2).begin_last_move();
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(at.points(seat), 0);
  EXPECT_EQ(at.winners(), Numbers{2});
}

}  // namespace
}  // namespace pithead::schichtwechsel
