// Step II: selection tiles and their upper bonuses.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// Seats of these events in their sequence.
Numbers seats_of(const Position& at, EventKind what) {
  Numbers seats;
  for (const Event& event : at.happened(what)) seats.push_back(event.seat);
  return seats;
}

TEST(SwSelectionTile, InTheFirstRoundTheFirstPlayerChoosesLast) {
  Position at(4);
  at.first(1).begin_tiles();
  EXPECT_EQ(at.turn(), 0) << "to the right of the first player";
  at.play("tile overman");
  EXPECT_EQ(at.turn(), 3);
  at.play("tile haulier");
  EXPECT_EQ(at.turn(), 2);
  at.play("tile gatekeeper");
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwSelectionTile, InLaterRoundsTheFirstPlayerChoosesFirst) {
  Position at(4);
  at.round(2).first(1).begin_tiles();
  Numbers seats;
  for (const auto tile : {"hewer", "haulier", "engine-driver", "gatekeeper"}) {
    seats.push_back(at.turn());
    at.play(std::string("tile ") + tile);
  }
  EXPECT_EQ(seats, (Numbers{1, 2, 3, 0}));
}

TEST(SwSelectionTile, AChosenTileIsNotThereForOthers) {
  Position at(3);
  at.begin_tiles();
  EXPECT_EQ(at.legal().size(), 6U);
  at.play("tile haulier");
  EXPECT_EQ(at.legal(), (Texts{"tile engine-driver", "tile mine-rescue", "tile gatekeeper",
                               "tile coal-merchant", "tile overman"}));
}

TEST(SwSelectionTile, MustBeChangedEveryRound) {
  Position at(3);
  at.round(3).begin_tiles();
  ASSERT_EQ(at.tile(0), "mine-rescue");
  EXPECT_EQ(at.legal(), (Texts{"tile engine-driver", "tile overman", "tile haulier"}))
      << "neither the own one nor those of others";
}

TEST(SwSelectionTile, TheOldOneIsThereForLaterPlayers) {
  Position at(3);
  at.round(2).begin_tiles();
  at.play("tile overman");
  EXPECT_EQ(at.tile(0), "overman");
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.legal(), (Texts{"tile engine-driver", "tile mine-rescue", "tile haulier"}));
  at.play("tile mine-rescue");
  EXPECT_TRUE(at.offers("tile gatekeeper")) << "which seat 1 has left";
}

TEST(SwSelectionTile, CannotBeRefused) {
  Position at(3);
  at.round(2).begin_tiles();
  EXPECT_FALSE(at.offers("decline"));
  EXPECT_FALSE(at.offers("pass"));
}

TEST(SwSelectionTile, BonusesComeWhenAllHaveChosen) {
  Position at(3);
  at.round(2).begin_tiles();
  at.play({"tile haulier", "tile mine-rescue"});
  EXPECT_EQ(at.question(), "tile");
  EXPECT_EQ(at.coal(1), 0);
  at.play("tile gatekeeper");
  EXPECT_EQ(at.question(), "cube") << "of seat 0";
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.coal(1) + at.coke(2), 0);
  at.play("cube spoil K1");
  EXPECT_EQ(at.coal(1), 1);
  EXPECT_EQ(at.coke(2), 1);
}

// In round 1 tiles are chosen the other way round, but bonuses are not.
TEST(SwSelectionTile, BonusesGoClockwiseFromTheFirstPlayer) {
  Position at(3);
  at.first(1).begin_tiles();
  EXPECT_EQ(at.turn(), 0);
  at.play({"tile overman", "tile haulier", "tile engine-driver"});
  Numbers seats;
  for (const auto cube : {"cube coal K1", "cube spoil K1", "cube coal K1"}) {
    seats.push_back(at.turn());
    at.play(cube);
  }
  EXPECT_EQ(seats, (Numbers{1, 2, 0}));
  EXPECT_EQ(at.phase(), "actions");
}

// ---- upper bonuses ------------------------------------------------------------------------------------

// Seat 0 has the tile, the others get coke or have their water lowered; afterwards everybody's water rises.
Position with_tile(std::string_view tile, int players = 3) {
  Position at(players);
  at.tile(0, tile);
  return at;
}

TEST(SwUpperBonus, EngineDriverPutsACoalOrASpoilOnACart) {
  Position at = with_tile("engine-driver");
  at.begin_bonuses();
  EXPECT_EQ(at.legal("cube coal").size(), 6U);
  EXPECT_EQ(at.legal("cube spoil").size(), 5U) << "no spoil on the coal-only cart";
  EXPECT_FALSE(at.offers("decline"));
  at.play("cube spoil K2");
  EXPECT_EQ(at.carts(0), Names{"K2 spoil 1"});
  EXPECT_EQ(at.tools(0), 6);
}

TEST(SwUpperBonus, EngineDriverMustTakeTheKindThatFits) {
  Position coal = with_tile("engine-driver");
  coal.full_carts(0).cart(0, "K5", "coal", 1).begin_bonuses();
  EXPECT_EQ(coal.cart(0, "K5"), "coal 2");
  EXPECT_EQ(coal.tools(0), 6);
  Position spoil = with_tile("engine-driver");
  spoil.full_carts(0).cart(0, "K3", "spoil", 1).begin_bonuses();
  EXPECT_EQ(spoil.cart(0, "K3"), "spoil 2");
  EXPECT_EQ(spoil.tools(0), 6);
}

TEST(SwUpperBonus, EngineDriverWithoutAnyRoomTakesATool) {
  Position at = with_tile("engine-driver");
  at.full_carts(0).begin_bonuses();
  EXPECT_EQ(at.tools(0), 7);
}

TEST(SwUpperBonus, MineRescuePutsACoalOnACoalWagon) {
  Position at = with_tile("mine-rescue");
  at.coal(0, 5).begin_bonuses();
  EXPECT_EQ(at.coal(0), 6);
  EXPECT_EQ(at.tools(0), 6);
}

TEST(SwUpperBonus, MineRescueWithFullWagonsTakesATool) {
  Position at = with_tile("mine-rescue");
  at.coal(0, 6).begin_bonuses();
  EXPECT_EQ(at.coal(0), 6);
  EXPECT_EQ(at.tools(0), 7);
}

TEST(SwUpperBonus, GatekeeperBringsACokeWaterAndATool) {
  Position at = with_tile("gatekeeper");
  at.water(0, 1).begin_bonuses();
  EXPECT_EQ(at.coke(0), 1);
  EXPECT_EQ(at.water(0), 1 + 1 + 1) << "by the tile and by step III";
  EXPECT_EQ(at.tools(0), 7);
}

TEST(SwUpperBonus, GatekeeperMayFloodTheMine) {
  Position at = with_tile("gatekeeper");
  at.water(0, 4).begin_bonuses();
  EXPECT_EQ(at.water(0), 2 + 1) << "from the top down to 2, and up by step III";
  EXPECT_EQ(at.tools(0), 8) << "one for the top, one of the tile";
}

// A23
TEST(SwUpperBonus, GatekeeperWithoutCokeOrWagonBringsTheRest) {
  Position no_wagon = with_tile("gatekeeper");
  no_wagon.coke(0, 6).begin_bonuses();
  EXPECT_EQ(no_wagon.coke(0), 6);
  EXPECT_EQ(no_wagon.water(0), 4);
  EXPECT_EQ(no_wagon.tools(0), 7);
  Position no_coke = with_tile("gatekeeper");
  no_coke.pairs(0, 4).coke(0, 1).plant(0, {"own", "Q3"}).begin_bonuses();
  EXPECT_EQ(no_coke.coke(0), 1) << "all eleven are out";
  EXPECT_EQ(no_coke.tools(0), 7);
}

TEST(SwUpperBonus, CoalMerchantLowersTheWater) {
  Position at = with_tile("coal-merchant");
  at.water(0, 3).begin_bonuses();
  EXPECT_EQ(at.water(0), 3 - 1 + 1);
  EXPECT_EQ(at.points(0), 0);
}

// A28
TEST(SwUpperBonus, CoalMerchantScoresAtTheBottom) {
  Position reached = with_tile("coal-merchant");
  reached.water(0, 1).begin_bonuses();
  EXPECT_EQ(reached.points(0, "water"), 1);
  EXPECT_EQ(reached.water(0), 1);
  Position there = with_tile("coal-merchant");
  there.water(0, 0).begin_bonuses();
  EXPECT_EQ(there.points(0), 0) << "not when it lies there already";
  EXPECT_EQ(there.water(0), 1);
}

TEST(SwUpperBonus, OvermanPutsACoalOnACart) {
  Position at = with_tile("overman");
  at.begin_bonuses();
  EXPECT_EQ(at.legal("cube spoil"), Texts{});
  EXPECT_EQ(at.legal().size(), 6U);
  at.play("cube coal K5");
  EXPECT_EQ(at.carts(0), Names{"K5 coal 1"});
}

TEST(SwUpperBonus, OvermanWithoutRoomForCoalTakesATool) {
  Position at = with_tile("overman");
  at.full_carts(0).cart(0, "K3", "spoil", 1).begin_bonuses();
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.cart(0, "K3"), "spoil 1");
}

TEST(SwUpperBonus, HaulierPutsASpoilOnACart) {
  Position at = with_tile("haulier");
  at.begin_bonuses();
  EXPECT_EQ(at.legal("cube coal"), Texts{});
  EXPECT_EQ(at.legal().size(), 5U) << "not on the coal-only cart";
  at.play("cube spoil K6");
  EXPECT_EQ(at.carts(0), Names{"K6 spoil 1"});
}

TEST(SwUpperBonus, HaulierWithoutRoomForSpoilTakesATool) {
  Position at = with_tile("haulier");
  at.full_carts(0).cart(0, "K5", "coal", 0).begin_bonuses();
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.cart(0, "K5"), "empty");
}

TEST(SwUpperBonus, HewerPutsACoalOnACart) {
  Position at = with_tile("hewer", 4);
  at.begin_bonuses();
  EXPECT_EQ(at.legal("cube spoil"), Texts{});
  at.play("cube coal K4");
  EXPECT_EQ(at.carts(0), Names{"K4 coal 1"});
}

TEST(SwUpperBonus, HewerWithoutRoomForCoalTakesATool) {
  Position at = with_tile("hewer", 4);
  at.full_carts(0, "spoil").begin_bonuses();
  EXPECT_EQ(at.tools(0), 7);
}

// A27
TEST(SwUpperBonus, AClosedCartTakesNoCube) {
  Position at = with_tile("overman");
  at.round(1, 4).carts_closed().begin_bonuses();
  EXPECT_FALSE(at.offers("cube coal K6"));
  Position full = with_tile("haulier");
  full.round(1, 4).carts_closed().full_carts(0).cart(0, "K6", "coal", 0).begin_bonuses();
  EXPECT_EQ(full.tools(0), 7);
  EXPECT_EQ(seats_of(full, EventKind::CubePlaced), Numbers{});
}

}  // namespace
}  // namespace pithead::schichtwechsel
