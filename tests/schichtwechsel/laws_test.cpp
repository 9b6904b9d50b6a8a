// Each law can be broken: a state that was spoilt by hand is found out.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

// The law that holds no more after this change to a sound position.
template <class Change>
std::string broken_by(Position at, Change change) {
  EXPECT_EQ(at.broken_law(), nullptr);
  change(at.state);
  const char* law = at.broken_law();
  return law == nullptr ? "none" : law;
}
template <class Change>
std::string broken_by(Change change) {
  return broken_by(Position(3), change);
}

TEST(SwLaws, ACartHoldsOneKindWithinItsPlaces) {
  const std::string law = "a cart holds cubes of one kind, within its places";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].coal_carts = s.seats[0].spoil_carts = 0b100; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[1].spoil_carts = 0b10000; }), law) << "spoil on K5";
  EXPECT_EQ(broken_by([](State& s) { s.seats[2].full_carts = 0b100; }), law) << "full of nothing";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].coal_carts = 0b1; }), law) << "one cube fills K1";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].coal_carts = 0b1000000; }), law) << "a seventh cart";
}

TEST(SwLaws, WagonsTipAndWaterKeepTheirLimits) {
  const std::string law = "wagons, tip and pit water keep their limits";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].coal = 7; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[1].spoil = 7; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[2].coke = 7; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].pairs = 6; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].water = 5; }), law);
}

TEST(SwLaws, APlayerHasElevenCoke) {
  const std::string law = "each player has eleven coke, and a coking space holds one";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].pairs = 5, s.seats[0].coke = 2; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].plant = 0b111101; }), law) << "five in the plant";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].plant = 0b10; }), law) << "Q1 is covered";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].plant = s.seats[1].plant = 0b1000; }), law) << "both on Q3";
  EXPECT_EQ(broken_by([](State& s) {
              s.seats[0].plant = s.seats[1].plant = 0b1;
              s.offer = offer_for(s, s.question);
            }),
            "none")
      << "each on its own space";
}

TEST(SwLaws, EveryBuildingIsOnTheBarOrOnALot) {
  const std::string law = "every building is on the bar or on a lot";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].bar = 0b11110; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].lots = only(Lot::Tools); }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].lots = only(Lot::Speed); }), law) << "but none is counted";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].bar = 0b11110, s.seats[0].on_sale = 1; }), law);
}

TEST(SwLaws, ALotHasNoMoreBuildingsThanSpaces) {
  Position at(3);
  at.lot(0, "miner").lot(1, "miner");
  EXPECT_EQ(broken_by(at,
                      [](State& s) {
                        s.seats[2].bar = 0b11110;
                        s.seats[2].lots = only(Lot::Miner);
                      }),
            "a lot holds no more buildings than it has spaces");
}

TEST(SwLaws, AHeadframeSpaceHoldsOne) {
  const std::string law = "a headframe space holds one headframe";
  Position at(3);
  at.frames(0, {"T2", "depot"}).frames(1, {"depot"});
  EXPECT_EQ(broken_by(at, [](State& s) { s.seats[1].top = 1; }), law) << "two on T2";
  EXPECT_EQ(broken_by(at, [](State& s) { s.seats[1].top = 0, s.seats[1].left = 0; }), law)
      << "but one in play";
  EXPECT_EQ(broken_by(at, [](State& s) { s.seats[1].left = 4; }), law) << "no such space";
}

TEST(SwLaws, EverySelectionTileIsInOnePlace) {
  const std::string law = "every selection tile is in one place";
  EXPECT_EQ(broken_by([](State& s) { s.seats[1].tile = s.seats[0].tile; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.display = 0; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[1].tile = kNone; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.display = box_of(s).tiles_for[s.players]; }), law) << "it is twice";
}

TEST(SwLaws, TokensAreInHandOrOnCards) {
  const std::string law = "tokens are in hand or on cards, and a closed card was paid once";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].token = false; }), law) << "it is nowhere";
  EXPECT_EQ(broken_by([](State& s) { s.laid[13].tokens.add(0); }), law) << "it is twice";
  EXPECT_EQ(broken_by([](State& s) { s.closed = 1; }), law) << "cart-L is closed, but not paid";
  EXPECT_EQ(broken_by([](State& s) { s.laid[0].coins = 1; }), law) << "cart-L is paid, but not closed";
  EXPECT_EQ(broken_by([](State& s) { s.laid[0].coins = 3, s.closed = 1; }), law) << "cart-L was paid twice";
  EXPECT_EQ(broken_by([](State& s) { s.laid[13].coins = 1, s.closed = 1U << 13U; }), law) << "route-S closes";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].white = 10; }), law) << "16 with three players";
}

TEST(SwLaws, DiscsAreOnTheirTracks) {
  const std::string law = "discs are on their tracks, and the first at an end is noted";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].discs[2] = 10; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].discs[1] = 12; }), law) << "nobody was first";
  EXPECT_EQ(broken_by([](State& s) { s.first_at_end[0] = 1; }), law) << "nobody is there";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].discs[1] = 12, s.first_at_end[1] = 1; }), law)
      << "it was another";
}

TEST(SwLaws, NoTwoMinersShareACircle) {
  const std::string law = "no two miners share a circle between the gates";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].miner = s.seats[1].miner = 5; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].miner = 4; }), law) << "covered with three players";
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].miner = kGateOut; }), law) << "nobody was first";
  EXPECT_EQ(broken_by([](State& s) { s.first_out = 0; }), law) << "nobody is out";
  Position at(3);
  at.miner(0, "gate-out").miner(1, "gate-out");
  EXPECT_EQ(at.broken_law(), nullptr) << "the gates hold any number";
}

TEST(SwLaws, TheBagHoldsWhatWasPutInAndNotDrawn) {
  const std::string law = "the bag holds what was put in and not drawn";
  EXPECT_EQ(broken_by([](State& s) { ++s.bag_coal; }), law);
  EXPECT_EQ(broken_by([](State& s) { --s.bag_spoil; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.sets[0][0].spoil = 3; }), law) << "what was drawn is known";
  EXPECT_EQ(broken_by([](State& s) {
              for (auto& round : s.sets) round.fill({.spoil = 3});
              s.sets[0].fill({.spoil = 1});
            }),
            law)
      << "so much spoil will never be there";
  EXPECT_EQ(broken_by([](State& s) { s.sets[1][0].marker = true; }), law) << "it is not in the bag";
  Position with_marker(3);
  with_marker.round(1, 5);
  EXPECT_EQ(broken_by(with_marker, [](State& s) { s.sets[1][0].marker = s.sets[1][1].marker = true; }), law)
      << "there is only one";
}

TEST(SwLaws, ThereAreSixRoundCards) {
  EXPECT_EQ(broken_by([](State& s) { s.round_cards[4] = s.round_cards[3]; }),
            "there are six different round cards");
}

TEST(SwLaws, TheSeatToMoveIsInTheMiddleOfItsTurn) {
  const std::string law = "the seat to move is in the middle of its turn";
  EXPECT_EQ(broken_by([](State& s) { s.turn = 3; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.first_player = 3; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.passed.add(0); }), law);
  EXPECT_EQ(broken_by([](State& s) { s.card = 3; }), law) << "chosen, but payment is not asked";
  EXPECT_EQ(broken_by([](State& s) { s.question = Question::Pay; }), law) << "for no card";
  EXPECT_EQ(broken_by([](State& s) { s.question = Question::Over; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.agenda.size = Agenda::kMost + 1; }), law) << "more to do than fits";
  Position sets(3);
  sets.begin_sets();
  EXPECT_EQ(broken_by(sets, [](State& s) { s.exchanged = true; }), law);
  EXPECT_EQ(broken_by(sets, [](State& s) { s.acted = true; }), law);
}

TEST(SwLaws, WhatIsOfferedIsWhatIsPossible) {
  const std::string law = "what is offered is what is possible, and more than one thing";
  EXPECT_EQ(broken_by([](State& s) { s.offer = 0; }), law);
  EXPECT_EQ(broken_by([](State& s) { s.seats[0].spoil = 6; }), law) << "exchanges are possible now";
  EXPECT_EQ(broken_by([](State& s) {
              s.seats[0].white = s.seats[0].coins = 0;
              s.seats[0].token = false;
              s.laid[13].tokens.add(0);
              s.offer = offer_for(s, s.question);
            }),
            law)
      << "passing is not asked";
}

// Whatever is open or hidden counts: else two positions would be taken for one.
TEST(SwLaws, TheHashTellsPositionsApart) {
  std::set<std::uint64_t> hashes{Schichtwechsel::hash(Position(3).state)};
  std::size_t expected = 1;
  const auto differs = [&](const Position& at) {
    hashes.insert(Schichtwechsel::hash(at.state));
    EXPECT_EQ(hashes.size(), ++expected);
  };
  differs(Position(3).coins(2, 2));
  differs(Position(3).tools(2, 2));
  differs(Position(3).white(2, 2));
  differs(Position(3).token(2, false));
  differs(Position(3).water(2, 3));
  differs(Position(3).coal(2, 2));
  differs(Position(3).spoil(2, 2));
  differs(Position(3).coke(2, 2));
  differs(Position(3).pairs(2, 2));
  differs(Position(3).plant(2, {"Q4"}));
  differs(Position(3).cart(2, "K3", "coal", 1));
  differs(Position(3).cart(2, "K3", "coal", 2));
  differs(Position(3).cart(2, "K3", "spoil", 2));
  differs(Position(3).disc(2, "canal", 2));
  differs(Position(3).miner(2, "meal"));
  differs(Position(3).lot(2, "sale"));
  differs(Position(3).lot(2, "speed"));
  differs(Position(3).build(2, "B2", "speed"));
  differs(Position(3).frames(2, {"depot"}));
  differs(Position(3).frames(2, {"T1"}));
  differs(Position(3).frames(2, {"L1"}));
  differs(Position(3).tile(2, "haulier"));
  differs(Position(3).scored(2, "marker", 2));
  differs(Position(3).first(2));
  differs(Position(3).turn(2));
  differs(Position(3).passed({2}));
  differs(Position(3).round(2));
  differs(Position(3).round_cards({1, 3}));
  differs(Position(3).draws(5, {"sss"}));
  differs(Position(3).carts_closed());
  differs(Position(3).closed({"cart-L"}));
  differs(Position(3).closed({"route-S"}));
  differs(Position(3).personal_closed(2));
  differs(Position(3).option("round-cards", "once"));
  differs(Position(3).option("track-points", "cumulative"));
}

}  // namespace
}  // namespace pithead::schichtwechsel
