// Money and new orders. Drawing five orders: draw_five_test.cpp.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

TEST(Money, ASpacePaysItsNumber) {
  for (int marks = 3; marks <= 6; ++marks) {
    Position at(4);
    at.play("place money" + std::to_string(marks));
    EXPECT_EQ(at.marks(0), 8 + marks);
    EXPECT_EQ(at.turn(), 1);
  }
}

TEST(Money, ExampleOfTheFiveMarks) {
  Position at(4);
  at.marks(0, 2);
  at.play("place money5");
  EXPECT_EQ(at.marks(0), 7);
  EXPECT_TRUE(at.told("Ann gets 5 Marks"));
}

TEST(Money, TheBanksMoneyHasNoLimit) {
  Position at(4);
  for (Seat seat = 0; seat < 4; ++seat) at.marks(seat, 250);
  at.play({"place money6", "place money5", "place money4", "place bank"});
  EXPECT_EQ((Numbers{at.marks(0), at.marks(1), at.marks(2), at.marks(3)}), (Numbers{256, 255, 254, 251}));
}

TEST(Money, IsOpenToAll) {
  Position at(4);
  at.marks(1, 3);
  for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
    EXPECT_NE(at.view(viewer).find(R"("seat":1,"marks":3)"), std::string::npos);
  }
}

TEST(NewOrder, TakesTheCardBelowTheSpace) {
  for (int i = 1; i <= 4; ++i) {
    Position at(4);
    const std::string space = "O" + std::to_string(i);
    at.open(space, "engine-GG").marks(0, 0);
    at.play("place " + space);
    EXPECT_EQ(at.outstanding(0), Texts{"engine-GG"});
    EXPECT_EQ(at.lying_on_order("engine-GG"), "");
    EXPECT_EQ(at.marks(0), 0) << "orders are free";
  }
}

TEST(NewOrder, ExampleOfTheEngineOrder) {
  Position at(4);
  at.open("O3", "engine-BBB").top_orders({"carriage-KK"});
  at.play("place O3");
  EXPECT_EQ(at.outstanding(0), Texts{"engine-BBB"});
  EXPECT_EQ(at.open("O3"), "carriage-KK");
  EXPECT_EQ(at.turn(), 1);
}

TEST(NewOrder, TheStackRefillsTheSpaceAtOnce) {
  Position at(4);
  at.open("O2", "barrow-K").top_orders({"truck-YY", "truck-GG"});
  at.play("place O2");
  EXPECT_EQ(at.open("O2"), "truck-YY");
  EXPECT_EQ(at.order_stack().front(), "truck-GG");
  at.play("place O2");
  EXPECT_EQ(at.outstanding(1), Texts{"truck-YY"});
}

TEST(NewOrder, AnExhaustedStackLeavesTheSpaceEmpty) {
  Position at(3);
  at.open("O2", "barrow-K").open("O3", "barrow-G").only_orders({"truck-YY"});
  at.play({"place O2", "place O3"});
  EXPECT_EQ(at.open("O2"), "truck-YY");
  EXPECT_EQ(at.open("O3"), "nothing");
  EXPECT_FALSE(at.offers("place O3")) << "there is no card to take";
  EXPECT_TRUE(at.offers("place O2"));
}

TEST(NewOrder, AnOrderSpaceOffersItsCardToTwoPlayersToo) {
  Position at(2);
  EXPECT_EQ(at.legal("place O"), (Texts{"place O2", "place O3", "place O4", "place Odraw"}));
}

TEST(NewOrder, OutstandingOrdersHaveNoLimit) {
  Position at(2);
  for (const auto order :
       {"barrow-Y", "barrow-B", "barrow-YY", "barrow-G", "barrow-K", "barrow-BB", "barrow-BBB"}) {
    at.order(0, order);
  }
  for (const auto order : {"truck-Y", "truck-B", "truck-YY", "truck-G", "truck-K", "truck-BB", "truck-YYY"}) {
    at.order(0, order);
  }
  at.play("place O2");
  EXPECT_EQ(at.outstanding(0).size(), 15U);
}

}  // namespace
}  // namespace pithead::coal_baron
