// What each pair of eyes sees: all but the cards and the sets to come.
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

bool shows(const Position& at, Seat viewer, std::string_view json) {
  return at.view(viewer).find(json) != std::string::npos;
}

TEST(SwView, OnlyAllSeeingEyesSeeWhatIsToCome) {
  Position at(2);
  at.round(4).round_cards({1, 2, 3, 4, 6, 5}).draws(4, {"ccs", "css"}).draws(5, {"ccs", "css"}).begin_sets();
  for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
    EXPECT_FALSE(shows(at, viewer, "to_come"));
    EXPECT_EQ(at.view(viewer), at.view(0)) << "and all see the same";
  }
  EXPECT_TRUE(shows(at, kAllSeeing, R"("cards_to_come":[6,5])")) << "the last stays in the box";
  EXPECT_TRUE(shows(at, kAllSeeing,
                    R"("sets_to_come":[[{"coal":1,"spoil":2,"marker":false}],)"
                    R"([{"coal":2,"spoil":1,"marker":false},{"coal":1,"spoil":2,"marker":false}]])"));
}

TEST(SwView, ShowsTheRevealedRoundCardsAndTheBag) {
  Position at(2);
  at.round(3, 5).draws(1, {"ccs", "ccs"}).draws(2, {"ccs", "ccs"}).draws(3, {"ccs", "ccs"});
  EXPECT_TRUE(shows(at, 1, R"("round":3)"));
  EXPECT_TRUE(shows(at, 1, R"("round_cards":[1,2,5])"));
  EXPECT_TRUE(shows(at, 1, R"("bag":{"coal":2,"spoil":2,"marker":true})")) << "14 - 12 and 8 - 6";
}

TEST(SwView, ShowsTheSetThatIsGivenAndPlaced) {
  Position at(3);
  at.round(2, 5).draws(2, {"csw"}).begin_sets();
  EXPECT_TRUE(shows(at, 2, R"("hand":{"seat":null,"coal":1,"spoil":1,"marker":true})"));
  at.play({"give 1", "cube coal K1"});
  EXPECT_TRUE(shows(at, 2, R"("hand":{"seat":1,"coal":0,"spoil":1,"marker":false})")) << "it is used up";
  EXPECT_TRUE(shows(at, 2, R"("with_set":[1])"));
  EXPECT_TRUE(shows(Position(3), 2, R"("hand":null)"));
}

TEST(SwView, ShowsTheTurn) {
  Position at(3);
  at.first(2).turn(1).passed({0}).spoil(1, 3).play({"exchange 3 point", "card cart-L"});
  EXPECT_TRUE(shows(at, 0,
                    R"("question":"pay","phase":"actions","round":1,"first_player":2,"to_move":1,)"
                    R"("exchanged":true,"acted":false,"card":"cart-L","pending":[],"passed":[0],)"
                    R"("winners":[])"));
}

TEST(SwView, ShowsWhatIsStillToBeDone) {
  Position at(3);
  at.disc(0, "road", 3).play({"card route-L1", "pay P"});
  EXPECT_TRUE(shows(at, 0, R"("question":"building")"));
  EXPECT_TRUE(shows(at, 0, R"("acted":true)"));
  EXPECT_TRUE(shows(at, 0, R"("pending":["build","miner-or-headframe","advance road 1","advance canal 1"])"));
}

TEST(SwView, ShowsCardsAndWhatLiesOnThem) {
  Position at(2);
  at.play({"card cart-L", "pay P", "card personal", "pay W", "card route-S", "pay C", "option b"});
  EXPECT_TRUE(shows(at, 1, R"({"card":"cart-L","closed":true,"white":0,"coins":0,"tokens":[0]})"));
  EXPECT_TRUE(shows(at, 1, R"({"card":"route-S","closed":false,"white":0,"coins":1,"tokens":[]})"));
  EXPECT_TRUE(shows(at, 1, R"("personal":{"closed":true,"white":1,"coins":0,"tokens":[]})"));
  EXPECT_FALSE(shows(at, 1, "route-M2")) << "which is not in play";
}

TEST(SwView, ShowsASeat) {
  Position at(3);
  at.coins(1, 2).tools(1, 4).water(1, 3).cart(1, "K1", "spoil", 1).cart(1, "K5", "coal", 1).coal(1, 3);
  at.spoil(1, 2).coke(1, 1).pairs(1, 2).plant(1, {"own", "Q4"}).lot(1, "speed").lot(1, "sale");
  at.frames(1, {"T2", "L4"}).disc(1, "road", 4).disc(1, "rail", 12).miner(1, "gate-out").tile(1, "haulier");
  EXPECT_TRUE(shows(
      at, 0,
      R"("seat":1,"coins":2,"tools":4,"white":3,"token":true,"water":3,"carts":[)"
      R"({"cart":"K1","coal":0,"spoil":1},{"cart":"K2","coal":0,"spoil":0},{"cart":"K3","coal":0,"spoil":0},)"
      R"({"cart":"K4","coal":0,"spoil":0},{"cart":"K5","coal":1,"spoil":0},{"cart":"K6","coal":0,"spoil":0}],)"
      R"("coal":3,"spoil":2,"coke":1,"pairs":2,"coke_left":4,"plant":["own","Q4"],)"
      R"("bar":["B3","B4","B5"],"lots":{"miner":0,"spoil":0,"four-a":0,"four-b":0,"sale":1,"tools":0,)"
      R"("speed":1},"headframes":{"card":0,"depot":0,"top":"T2","left":"L4"},)"
      R"("discs":{"road":4,"rail":12,"canal":0},"miner":"gate-out","tile":"haulier")"));
  EXPECT_TRUE(shows(at, 0, R"("first_at_end":{"road":null,"rail":1,"canal":null},"first_out":1)"));
}

TEST(SwView, ShowsTheDisplayAndClosedCarts) {
  Position at(2);
  at.carts_closed();
  EXPECT_TRUE(shows(at, 0, R"("carts_closed":true)"));
  EXPECT_TRUE(shows(at, 0, R"("display":["coal-merchant","overman","haulier"])"));
}

TEST(SwView, ShowsPointsAndProjection) {
  Position at(2);
  at.round(1, 1).first(1).disc(0, "road", 6).tools(0, 1).scored(0, "tip", 3);
  EXPECT_TRUE(shows(at, 1,
                    R"("points":{"rounds":0,"cards":0,"bonuses":0,"tip":3,"water":0,"coke":0,)"
                    R"("headframes":0,"shift":0,"gate":0,"road":0,"rail":0,"canal":0,"lots":0,)"
                    R"("leftovers":0,"tools":0,"marker":0,"total":3})"));
  EXPECT_TRUE(shows(at, 1,
                    R"("projected":{"rounds":4,"cards":0,"bonuses":0,"tip":3,"water":0,"coke":0,)"
                    R"("headframes":0,"shift":0,"gate":0,"road":1,"rail":0,"canal":0,"lots":0,)"
                    R"("leftovers":0,"tools":-2,"marker":0,"total":6})"));
}

TEST(SwView, ShowsTheEnd) {
  Position at(2);
  at.round(5).tools(1, 0).end_round();
  EXPECT_TRUE(shows(at, 0, R"("question":"over","phase":"over","round":5)"));
  EXPECT_TRUE(shows(at, 0, R"("to_move":null)"));
  EXPECT_TRUE(shows(at, 0, R"("winners":[1])"));
}

}  // namespace
}  // namespace pithead::schichtwechsel
