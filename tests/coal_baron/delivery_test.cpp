// Delivery: all complete orders of one vehicle.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Delivery, NeedsACompleteOrderOfTheVehicle) {
  Position at(4);
  at.order(0, "carriage-KK", "K").order(0, "truck-Y").complete_order(0, "engine-B");
  EXPECT_FALSE(at.offers("place carriage"));
  EXPECT_FALSE(at.offers("place truck"));
  EXPECT_FALSE(at.offers("place barrow"));
  EXPECT_TRUE(at.offers("place engine"));
}

TEST(Delivery, SomebodyElsesCompleteOrderDoesNotCount) {
  Position at(2);
  at.complete_order(1, "truck-Y");
  EXPECT_FALSE(at.offers("place truck"));
  at.play("place bank");
  EXPECT_TRUE(at.offers("place truck"));
}

TEST(Delivery, EveryVehicleHasItsSpace) {
  for (const std::string vehicle : {"barrow", "carriage", "truck", "engine"}) {
    for (const int players : {2, 3, 4}) {
      Position at(players);
      at.complete_order(0, vehicle + "-G");
      at.play("place " + vehicle);
      EXPECT_EQ(at.points(0), 4);
      EXPECT_EQ(at.delivered(0), Texts{vehicle + "-G"});
    }
  }
}

TEST(Delivery, DeliversAllCompleteOrdersOfTheVehicle) {
  Position at(4);
  at.complete_order(0, "truck-Y").complete_order(0, "truck-KKK").complete_order(0, "truck-GG");
  at.play("place truck");
  EXPECT_EQ(at.delivered(0), (Texts{"truck-Y", "truck-GG", "truck-KKK"}));
  EXPECT_EQ(at.outstanding(0), Texts{});
  EXPECT_EQ(at.points(0), 2 + 7 + 12);
  EXPECT_EQ(at.turn(), 1);
}

TEST(Delivery, LeavesIncompleteOrdersAndOtherVehicles) {
  Position at(4);
  at.complete_order(0, "truck-Y").complete_order(0, "engine-Y").order(0, "truck-KK", "K").order(0, "truck-B");
  at.play("place truck");
  EXPECT_EQ(at.delivered(0), Texts{"truck-Y"});
  EXPECT_EQ(at.outstanding(0), (Texts{"engine-Y", "truck-B", "truck-KK"}));
  EXPECT_EQ(at.lying_on_order("truck-KK"), "K");
  EXPECT_EQ(at.points(0), 2);
}

TEST(Delivery, LeavesTheOrdersOfOthers) {
  Position at(2);
  at.complete_order(0, "truck-Y").complete_order(1, "truck-GG");
  at.play("place truck");
  EXPECT_EQ(at.outstanding(1), Texts{"truck-GG"});
  EXPECT_EQ(at.points(1), 0);
  at.play("place truck");
  EXPECT_EQ(at.points(1), 7);
}

TEST(Delivery, ExampleOfTheTwoCarriageOrders) {
  Position at(4);
  at.complete_order(0, "carriage-KK").complete_order(0, "carriage-YBGK");
  const int supply = at.state.supply.total();
  at.play("place carriage");
  EXPECT_EQ(at.points(0), 19);
  EXPECT_TRUE(at.told("Ann delivers carriage-KK for 9 points"));
  EXPECT_TRUE(at.told("Ann delivers carriage-YBGK for 10 points"));
  EXPECT_EQ(at.state.supply.total(), supply + 6);
  EXPECT_EQ(at.delivered(0), (Texts{"carriage-KK", "carriage-YBGK"}));
}

TEST(Delivery, ScoresAtOnceAndAddsUp) {
  Position at(2);
  at.complete_order(0, "carriage-KK").complete_order(0, "barrow-YBGK");
  at.play({"place carriage", "place bank"});
  EXPECT_EQ(at.points(0), 9);
  at.play("place barrow");
  EXPECT_EQ(at.points(0), 19);
  EXPECT_EQ(at.points(0, Source::Orders), 19);
}

TEST(Delivery, ReturnsTheCubesToTheSupply) {
  Position at(4);
  at.complete_order(0, "truck-YBGK").complete_order(0, "truck-KK").supply("Y");
  at.play("place truck");
  EXPECT_EQ(at.supply(), "YYBGKKK");
}

TEST(Delivery, ReturnsBothCubesOfASubstitution) {
  Position at(2);
  at.cage(0, "YGK").storage(0, "B").order(0, "truck-KK").supply("");
  at.play({"place M6", "fill truck-KK black with yellow gray", "fill truck-KK black with black stored-brown",
           "stop"});
  EXPECT_EQ(at.supply(), "");
  at.play({"place bank", "place truck"});
  EXPECT_EQ(at.supply(), "YBGK");
}

TEST(Delivery, ADeliveredOrderIsDoneWith) {
  Position at(2);
  at.complete_order(0, "truck-KK").cage(0, "KK");
  at.play({"place truck", "place bank"});
  EXPECT_FALSE(at.offers("place truck"));
  at.play("place M6");
  EXPECT_EQ(at.legal("fill"), Texts{});
}

}  // namespace
}  // namespace pithead::coal_baron
