// Copying: which cards the lamp room, the small circles and the card `first` can copy, and what it costs.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// A mine in which hardly any card can change something.
Position idle(int players) {
  Position at(players);
  at.water(0, 0).disc(0, "road", 16).disc(0, "rail", 12).disc(0, "canal", 9);
  return at;
}

// Seat 0's miner has just come to the circle.
Position& enter(Position& at, std::string_view before) {
  at.miner(0, before).purse(0, "P").play("card miner-L");
  return at;
}
Position& use_first(Position& at) {
  at.purse(0, "P").play("card first");
  return at;
}

Texts copies(Position::List names) {
  Texts texts{"decline"};
  for (const auto name : names) texts.insert("copy " + std::string(name));
  return texts;
}

// ---- large ------------------------------------------------------------------------------------------

TEST(SwCopying, TheLampRoomCopiesLargeCardsForOnePlayerToken) {
  Position two = busy(2);
  EXPECT_EQ(enter(two, "baths").legal(), copies({"cart-L", "coke-L", "load-L", "route-L1", "water-X"}));
  Position three = busy(3);
  EXPECT_EQ(enter(three, "baths").legal(),
            copies({"cart-L", "coke-L", "load-L", "route-L1", "route-L2", "water-X"}));
  Position four = busy(4);
  EXPECT_EQ(enter(four, "baths").legal(),
            copies({"cart-L", "coke-L", "load-L", "route-L1", "route-L2", "water-L"}))
      << "never the miner, the headframes or the marker";
}

// The rulebook's example.
TEST(SwCopying, ExampleOfTheLampRoomAndTheLargeRoute) {
  Position at(4);
  enter(at, "baths").play("copy route-L1");
  EXPECT_EQ(at.disc(0, "road"), 2);
  EXPECT_EQ(at.disc(0, "canal"), 1);
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwCopying, TheToolOfTheLampRoomComesAfterTheCopy) {
  Position at = busy(4);
  enter(at, "baths").play("copy water-L");
  EXPECT_EQ(at.tools(0), 6);
  at.play("lower 1");
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.points(0, "cards"), 3) << "two of the copy, then that of the miner's card";
}

// A8
TEST(SwCopying, WithoutACopyTheLampRoomCostsNoTool) {
  Position at = busy(4);
  enter(at, "baths").play("decline");
  EXPECT_EQ(at.tools(0), 6);
  EXPECT_EQ(at.turn(), 1);
}

// ---- small ------------------------------------------------------------------------------------------

TEST(SwCopying, OvermanAndWindingsCopySmallCards) {
  for (const auto* before : {"lamp-room", "overman", "tool-chest"}) {
    Position four = busy(4);
    EXPECT_EQ(enter(four, before).legal(), copies({"cart-S", "coke-S", "load-S", "route-S", "water-S"}))
        << before;
  }
  Position three = busy(3);
  EXPECT_EQ(enter(three, "lamp-room").legal(), copies({"cart-S", "coke-S", "load-S", "route-S", "water-X"}));
  Position two = busy(2);
  EXPECT_EQ(enter(two, "tool-chest").legal(), copies({"cart-S", "coke-S", "load-S", "route-S", "water-X"}));
}

TEST(SwCopying, ASmallCopyCostsNothing) {
  Position at(4);
  enter(at, "tool-chest").play({"copy route-S", "option b"});
  EXPECT_EQ(at.tools(0), 6);
  EXPECT_EQ(at.points(0), 2) << "one of the copy, one of the miner's card";
}

// A33
TEST(SwCopying, TheWholeEffectIsCopiedRisingWaterToo) {
  Position carts = busy(4);
  enter(carts, "tool-chest").play({"copy cart-S", "cart K1"});
  EXPECT_EQ(carts.coal(0), 2);
  EXPECT_EQ(carts.water(0), 2) << "the top was reached";
  EXPECT_EQ(carts.tools(0), 7);
  Position coke(4);
  coke.coal(0, 1);
  enter(coke, "tool-chest").play({"copy coke-S", "coke 1 own"});
  EXPECT_EQ(coke.water(0), 3);
  EXPECT_EQ(coke.plant(0), Names{"own"});
}

// ---- the card `first` -------------------------------------------------------------------------------

TEST(SwCopying, TheFirstPlayerCardCopiesMediumAndSmallCards) {
  Position two = busy(2);
  EXPECT_EQ(use_first(two).legal(),
            copies({"cart-M", "route-M1", "cart-S", "coke-S", "load-S", "route-S", "water-X"}));
  Position three = busy(3);
  EXPECT_EQ(use_first(three).legal(), copies({"cart-M", "coke-M", "load-M", "route-M1", "cart-S", "coke-S",
                                              "load-S", "route-S", "water-X"}));
  Position four = busy(4);
  EXPECT_EQ(use_first(four).legal(), copies({"cart-M", "coke-M", "load-M", "route-M1", "route-M2", "cart-S",
                                             "coke-S", "load-S", "route-S", "water-S"}))
      << "never the miner or the headframe";
}

TEST(SwCopying, TheMarkerComesAfterTheCopy) {
  Position at = busy(4);
  at.first(2);
  use_first(at).play("copy route-S");
  EXPECT_EQ(at.first(), 2);
  at.play("option b");
  EXPECT_EQ(at.first(), 0);
  EXPECT_EQ(at.tools(0), 6) << "no tool";
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwCopying, TheMarkerComesWithoutACopyToo) {
  Position at(4);
  at.first(2);
  use_first(at).play("decline");
  EXPECT_EQ(at.first(), 0);
}

TEST(SwCopying, TheHolderMayUseTheFirstPlayerCardForItsCopy) {
  Position at(4);
  use_first(at).play("copy route-M2");
  EXPECT_EQ(at.first(), 0);
  EXPECT_EQ(at.disc(0, "road"), 1);
  EXPECT_EQ(at.disc(0, "canal"), 1);
}

// ---- closed and protected ---------------------------------------------------------------------------

TEST(SwCopying, ACardInUseMayBeCopied) {
  Position at = busy(4);
  at.closed({"cart-L", "coke-L", "load-L", "route-L1", "route-L2", "water-L"});
  EXPECT_FALSE(at.offers("card cart-L"));
  EXPECT_EQ(enter(at, "baths").legal(),
            copies({"cart-L", "coke-L", "load-L", "route-L1", "route-L2", "water-L"}));
  Position medium = busy(4);
  medium.closed({"cart-M", "water-S"});
  use_first(medium);
  EXPECT_TRUE(medium.offers("copy cart-M"));
  EXPECT_TRUE(medium.offers("copy water-S"));
}

TEST(SwCopying, NothingIsLaidOnTheCopiedCardAndItStaysOpen) {
  Position at(4);
  enter(at, "baths").play("copy route-L1");
  EXPECT_EQ(at.laid("route-L1"), "");
  EXPECT_FALSE(at.is_closed("route-L1"));
  EXPECT_TRUE(at.offers("card route-L1")) << "for Ben";
}

TEST(SwCopying, APaymentOnTheCopiedCardStaysAsItIs) {
  Position at(4);
  at.closed({"route-L1"});
  enter(at, "baths").play("copy route-L1");
  EXPECT_EQ(at.laid("route-L1"), "C");
  EXPECT_TRUE(at.is_closed("route-L1"));
}

// ---- what can change something ----------------------------------------------------------------------

// A13
TEST(SwCopying, OnlyCardsThatCanChangeSomething) {
  Position large = idle(4);
  EXPECT_EQ(enter(large, "baths").legal(), copies({"load-L", "water-L"}));
  Position small = idle(4);
  EXPECT_EQ(enter(small, "tool-chest").legal(), copies({"cart-S", "coke-S", "route-S"}));
  Position first = idle(4);
  EXPECT_EQ(use_first(first).legal(), copies({"cart-S", "coke-S", "route-S"}));
}

// A13, A38
TEST(SwCopying, TheOneWaterCardAtTheBottomIsWorthALargeCopyOnly) {
  Position large = idle(3);
  EXPECT_EQ(enter(large, "baths").legal(), copies({"load-L", "water-X"}));
  large.play("copy water-X");
  EXPECT_EQ(large.points(0, "cards"), 3) << "two of the copy, one of the miner's card";
  Position small = idle(3);
  EXPECT_EQ(enter(small, "tool-chest").legal(), copies({"cart-S", "coke-S", "route-S"}));
  Position first = idle(3);
  EXPECT_EQ(use_first(first).legal(), copies({"cart-S", "coke-S", "route-S"}));
}

// ---- the one water card -----------------------------------------------------------------------------

TEST(SwCopying, TheOneWaterCardIsLargeInTheLampRoom) {
  Position at = busy(2);
  enter(at, "baths").play("copy water-X");
  EXPECT_EQ(at.legal(), (Texts{"lower 0", "lower 1", "lower 2", "lower 3", "lower 4"}));
  at.play("lower 4");
  EXPECT_EQ(at.water(0), 0);
  EXPECT_EQ(at.points(0, "cards"), 3) << "two of the copy, one of the miner's card";
  EXPECT_EQ(at.points(0, "water"), 1);
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_FALSE(at.is_closed("water-X"));
}

TEST(SwCopying, TheOneWaterCardIsSmallElsewhere) {
  Position circle = busy(2);
  enter(circle, "tool-chest").play("copy water-X");
  EXPECT_EQ(circle.water(0), 1);
  EXPECT_EQ(circle.points(0, "cards"), 1) << "of the miner's card";
  Position first = busy(3);
  use_first(first).play("copy water-X");
  EXPECT_EQ(first.water(0), 1);
  EXPECT_EQ(first.points(0), 0);
}

// ---- copies within copies ---------------------------------------------------------------------------

// A35
TEST(SwCopying, ACopyMayLeadToAnother) {
  Position at(4);
  at.disc(0, "road", 3);
  enter(at, "baths").play({"copy route-L1", "decline", "miner"});
  EXPECT_EQ(at.miner(0), "overman");
  EXPECT_EQ(at.question(), "copy");
  EXPECT_EQ(at.disc(0, "road"), 4) << "the second space of the outer copy waits";
  at.play({"copy route-S", "option a"});
  EXPECT_EQ(at.disc(0, "road"), 6) << "one of the inner copy, then the waiting one";
  EXPECT_EQ(at.disc(0, "canal"), 1);
  EXPECT_EQ(at.tools(0), 7);
  EXPECT_EQ(at.turn(), 1);
}

TEST(SwCopying, TheSameCardMayBeUsedAndCopiedOnOneTurn) {
  Position at(4);
  at.disc(0, "road", 7).miner(0, "tool-chest").purse(0, "W");
  at.play({"card route-S", "option a", "miner", "copy route-S", "option a"});
  EXPECT_EQ(at.disc(0, "road"), 9);
  EXPECT_EQ(at.laid("route-S"), "W0") << "one payment, beside the token that this table has put there";
}

}  // namespace
}  // namespace pithead::schichtwechsel
