// The reasons for turns in Schichtwechsel: what is told, in which words, and what is not.
#include "tests/bots/reasons.h"

#include <string>

#include <gtest/gtest.h>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

std::string why(Position& at, Position::List moves) { return pithead::why<Schichtwechsel>(at, moves); }

// ---- before the actions -----------------------------------------------------------------------------

TEST(SchichtwechselReasons, SetsOfCubes) {
  Position at(3);
  at.round(2, 2).draws(2, {"ccs", "ccc", "sss"}).begin_sets();
  EXPECT_EQ(why(at, {"give 1"}),
            "gives 2 coal and 1 spoil to Cobalt, gets a later set, from 10 coal and 5 spoil in the bag, lets "
            "Cobalt fill 2 carts with it");
  EXPECT_EQ(why(at, {"cube coal K1", "cube coal K5", "cube spoil K2"}),
            "fills 2 carts, puts 2 coal and 1 spoil on carts");
  EXPECT_EQ(why(at, {"give 0", "cube coal K1", "cube coal K5", "cube coal K5"}),
            "keeps the set, fills 2 carts, puts 3 coal on carts")
      << "the last set goes to seat 2 without a question";
  EXPECT_EQ(why(at, {"cube spoil K1", "cube spoil K3", "cube spoil K3"}),
            "fills 2 carts, puts 3 spoil on carts");
}

TEST(SchichtwechselReasons, CubesWithoutRoomCostTools) {
  Position at(2);
  at.round(2, 2)
      .full_carts(0)
      .cart(0, "K1", "coal", 0)
      .cart(0, "K2", "coal", 0)
      .draws(2, {"ccc"})
      .begin_sets();
  EXPECT_EQ(why(at, {"give 0", "cube coal K1"}),
            "keeps the set, fills 2 carts, puts 2 coal on carts, takes 1 tool");
}

TEST(SchichtwechselReasons, WhyASetIsGivenAway) {
  Position full(2);
  full.round(2, 2).full_carts(0).draws(2, {"ccs"}).begin_sets();
  EXPECT_EQ(
      why(full, {"give 1"}),
      "gives 2 coal and 1 spoil to Cobalt, has no room itself for 3 cubes of it, gets a later set, from 6 "
      "coal and 3 spoil in the bag, lets Cobalt fill 2 carts with it");
  Position rival(2);
  rival.round(2, 2)
      .full_carts(1)
      .cart(1, "K1", "coal", 0)
      .cart(1, "K2", "coal", 0)
      .draws(2, {"sss"})
      .begin_sets();
  EXPECT_EQ(
      why(rival, {"give 1"}),
      "gives 3 spoil to Cobalt, gives Cobalt 1 tool for want of room, gets a later set, from 8 coal and "
      "1 spoil in the bag, lets Cobalt fill 2 carts with it");
  Position last(4);
  last.round(2, 2).scored(1, "rounds", 5).scored(2, "rounds", 3).scored(3, "rounds", 4).begin_sets();
  last.play({"give 0", "cube coal K1", "cube coal K2", "cube spoil K3"});
  Position not_last = last;
  EXPECT_EQ(why(last, {"give 2"}),
            "gives 2 coal and 1 spoil to Verdigris, helps Verdigris, who has the fewest points of those "
            "without a set, lets Verdigris fill 2 carts with it");
  EXPECT_EQ(why(not_last, {"give 3"}),
            "gives 2 coal and 1 spoil to Heather, lets Heather fill 2 carts with it");
  Position half(3);
  half.round(2, 2).full_carts(1).cart(1, "K3", "coal", 0).draws(2, {"cws"}).begin_sets();
  EXPECT_TRUE(why(half, {"give 1"}).ends_with("lets Cobalt fill no cart with it"));
}

TEST(SchichtwechselReasons, SelectionTiles) {
  Position at(3);
  at.round(2, 2).begin_tiles();
  EXPECT_EQ(why(at, {"tile haulier"}), "takes the haulier tile, is to get spoil on a cart");
  EXPECT_EQ(why(at, {"tile engine-driver"}),
            "takes the engine driver tile, is to get coal or spoil on a cart");
  EXPECT_EQ(why(at, {"tile mine-rescue"}), "takes the mine rescue tile, is to get coal on a wagon");
  Position more(3);
  more.round(2, 2).tile(0, "haulier").tile(1, "engine-driver").begin_tiles();
  EXPECT_EQ(why(more, {"tile gatekeeper"}),
            "takes the gatekeeper tile, is to get coke on a wagon with a tool and more water");
}

TEST(SchichtwechselReasons, Sale) {
  Position at(3);
  at.round(2, 2).coke(0, 3).pairs(0, 1).coke(1, 2).begin_sale();
  EXPECT_EQ(why(at, {"sell"}), "sells a pair of coke worth 6 points");
  EXPECT_EQ(why(at, {"hold"}), "keeps 2 coke on the wagons");
}

TEST(SchichtwechselReasons, TheBuildingBar) {
  Position at(3);
  at.round(2, 2).build(0, "B3", "speed").build(1, "B1", "speed").water(1, 1).begin_bar();
  EXPECT_EQ(why(at, {"option a"}), "advances 1 space on the road");
  EXPECT_EQ(why(at, {"option a"}), "scores 1 point, brings the pit water down to 0");
}

// ---- actions ----------------------------------------------------------------------------------------

TEST(SchichtwechselReasons, CartsAboveGround) {
  Position at(3);
  at.round(1, 2).cart(0, "K1", "coal", 1).cart(0, "K3", "coal", 2).purse(0, "WWC");
  EXPECT_EQ(why(at, {"card cart-S", "pay W", "cart K1", "cart K3"}),
            "empties 2 carts of 3 coal, lets the pit water rise to 3, keeps 1 action token and 1 coin");
  Position mixed(3);
  mixed.round(1, 2).cart(0, "K1", "coal", 1).cart(0, "K3", "spoil", 2).purse(0, "PC");
  EXPECT_EQ(why(mixed, {"card cart-L", "pay P", "cart K1", "cart K3"}),
            "empties 2 carts of 1 coal and 2 spoil, brings the pit water down to 1, keeps 1 coin");
}

TEST(SchichtwechselReasons, CokeMadeLoadedAndReadyForSale) {
  Position at(4);
  at.round(1, 2).coal(0, 6).purse(0, "PW");
  EXPECT_EQ(why(at, {"card coke-L", "coke 1 own", "coke 1 Q4", "coke 2 Q2"}),
            "scores 1 point, makes 3 coke, keeps 1 action token");
  at.turn(0);
  EXPECT_EQ(why(at, {"card load-S", "load own", "load Q2"}),
            "brings 2 coke onto wagons, has 1 pair of coke ready for sale, has nothing left to pay with");
}

TEST(SchichtwechselReasons, AdvancesOnTracks) {
  Position at(4);
  at.round(1, 2).disc(0, "road", 4).purse(0, "PW");
  EXPECT_EQ(why(at, {"card route-L1"}),
            "advances 2 spaces on the road (now 1 point), advances 1 space on the canal, keeps 1 action "
            "token");
  Position end(4);
  end.round(1, 2).disc(0, "rail", 11).disc(0, "road", 1).purse(0, "WWW");
  EXPECT_EQ(
      why(end, {"card route-M1"}),
      "advances 1 space on the road, reaches the end of the rail (8 points), gets 2 more points from the "
      "round card, keeps 1 action token");
}

TEST(SchichtwechselReasons, ABarrierWithBuildingAndHeadframe) {
  Position at(3);
  at.round(1, 2).disc(0, "road", 3).purse(0, "WW");
  EXPECT_EQ(why(at, {"card route-S", "option a", "build B2", "lot four-a", "headframe"}),
            "builds on a four-point lot and uncovers space 2 of the bar, advances 1 space on the road, "
            "brings 1 headframe into "
            "play, keeps 1 action token");
}

TEST(SchichtwechselReasons, ABuildingWhoseLotIsChosen) {
  Position at(3);
  at.round(1, 2).disc(0, "road", 3).purse(0, "WW").play({"card route-S", "option a", "build B4"});
  EXPECT_EQ(why(at, {"lot speed", "decline"}),
            "builds on the speed lot and uncovers space 4 of the bar, keeps 1 action token");
}

TEST(SchichtwechselReasons, TheMiner) {
  Position at(3);
  at.purse(0, "PW");
  EXPECT_EQ(why(at, {"card miner-L"}), "scores 2 points, sends the miner to the baths, keeps 1 action token");
  Position exit(3);
  exit.miner(0, "pay-hall").miner(1, "gate-out").purse(0, "PW");
  EXPECT_EQ(why(exit, {"card miner-L"}),
            "scores 1 point, brings the miner to the exit (5 points), discards 1 tool, keeps 1 action token");
}

TEST(SchichtwechselReasons, Headframes) {
  Position at(3);
  at.frames(0, {"depot"}).purse(0, "WW");
  EXPECT_EQ(why(at, {"card head-1", "frame L3 from depot"}),
            "moves a headframe to space 3 of the left column, discards 1 tool, has nothing left to pay with");
}

TEST(SchichtwechselReasons, TheFirstPlayerMarker) {
  Position at(3);
  at.first(1).turn(0).purse(0, "PW");
  EXPECT_EQ(why(at, {"card first", "decline"}),
            "takes the first-player marker from Cobalt, keeps 1 action token");
}

TEST(SchichtwechselReasons, ExchangedSpoil) {
  Position at(3);
  at.spoil(0, 3).purse(0, "WW").round(1, 3);
  EXPECT_EQ(why(at, {"exchange 3 point", "card route-S", "option b"}),
            "scores 2 points, exchanges spoil, keeps 1 action token");
}

TEST(SchichtwechselReasons, TheRoundCard) {
  Position at(3);
  at.round(1, 1).disc(0, "road", 2).purse(0, "WW");
  EXPECT_EQ(why(at, {"card route-S", "option a"}),
            "advances 1 space on the road, gets 2 more points from the round card, keeps 1 action token");
}

TEST(SchichtwechselReasons, Passing) {
  Position at(3);
  at.purse(0, "WWC").purse(1, "C");
  EXPECT_EQ(why(at, {"pass"}), "passes with 2 white tokens unused");
  EXPECT_EQ(why(at, {"pass"}), "passes");
}

// ---- rivals -----------------------------------------------------------------------------------------

TEST(SchichtwechselReasons, TheLastCardOfAKind) {
  Position at(3);
  at.purse(0, "PW").closed({"miner-M"});
  EXPECT_EQ(why(at, {"card miner-L"}),
            "scores 2 points, sends the miner to the baths, takes the last miner card of the round, keeps 1 "
            "action token");
  Position water(3);
  water.purse(0, "WW").round(1, 2);
  EXPECT_EQ(why(water, {"card water-X"}),
            "scores 1 point, brings the pit water down to 0, takes the last water card of the round, keeps 1 "
            "action token");
}

TEST(SchichtwechselReasons, TheLastSpaceOfTheCokingPlant) {
  Position at(2);
  at.round(1, 2).coal(0, 6).purse(0, "PW").plant(1, {"Q3", "Q5"});
  EXPECT_EQ(
      why(at, {"card coke-S", "pay W", "coke 1 Q4"}),
      "scores 1 point, makes 1 coke, lets the pit water rise to 3, takes the last free space of the coking "
      "plant, keeps 1 action token");
}

// ---- ends, and what nobody knows yet ----------------------------------------------------------------

TEST(SchichtwechselReasons, TheEndOfARoundIsToldWithoutTheNextOne) {
  Position at(3);
  at.round_cards({1, 6}).disc(0, "road", 6).water(0, 1).purse(0, "WWC").passed({1, 2});
  EXPECT_EQ(why(at, {"pass"}), "scores 4 points by the round card, ends the round");
  EXPECT_EQ(at.points(0, "water"), 1) << "the next card's doing, which nobody could know";
}

TEST(SchichtwechselReasons, TheEndOfTheGame) {
  Position at(2);
  at.round(5, 1).passed({1}).tools(0, 0).tools(1, 6).disc(0, "road", 3);
  EXPECT_EQ(why(at, {"pass"}), "wins the game, ends the game with 4 points") << "round card 2, marker 2";
}

// ---- whole games ------------------------------------------------------------------------------------

TEST(SchichtwechselReasons, FormsAreSound) { expect_sound_forms<Schichtwechsel>(); }

TEST(SchichtwechselReasons, EveryTurnHasReasonsAndTheirNumbersAreRight) {
  for_each_turn<Schichtwechsel>(150, [](const PlayedTurn<Schichtwechsel>& turn, Rng& /*rng*/) {
    expect_reasons_for_all(turn);
    const auto reasons = find_reasons<Schichtwechsel>(turn.before(), turn.after(), turn.seat);
    const Player& was = turn.before().seats[turn.seat];
    const Player& is = turn.after().seats[turn.seat];
    const auto expect = [&](std::string_view name, std::string_view argument, int number) {
      const int told = told_number<Schichtwechsel>(reasons, name, argument);
      if (told == 0) return;
      EXPECT_EQ(told, number) << name;
    };
    const int before = Schichtwechsel::score(turn.before(), turn.seat).total();
    const int after = Schichtwechsel::score(turn.after(), turn.seat).total();
    expect("game-ended", "points", after);
    expect("round-scored", "points", is.points[0] - was.points[0]);
    expect("tools-discarded", "n", was.tools - is.tools);
    expect("tools-taken", "n", is.tools - was.tools);
    if (turn.before().phase != Phase::Actions || turn.after().phase != Phase::Actions) return;
    expect("points-scored", "points", after - before);
    expect("coins-gained", "n", is.coins - was.coins);
    expect("tokens-kept", "tokens", is.white + (is.token ? 1 : 0));
  });
}

TEST(SchichtwechselReasons, NothingIsToldOfGuesses) {
  int compared = 0;
  for_each_turn<Schichtwechsel>(
      150, [&](const PlayedTurn<Schichtwechsel>& turn, Rng& rng) { compared += expect_no_guess(turn, rng); });
  EXPECT_GT(compared, 10000);
}

}  // namespace
}  // namespace pithead::schichtwechsel
