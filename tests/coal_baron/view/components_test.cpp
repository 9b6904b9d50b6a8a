// What a page is told of the box is what the rules play with.
#include "tests/support/components.h"

#include "games/coal_baron/names.h"
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

const boost::json::object& box() {
  static const boost::json::object kBox = components_of<CoalBaron>();
  return kBox;
}

TEST(ComponentsJson, TellsWhatEveryOrderPays) {
  ASSERT_EQ(box().at("orders").as_array().size(), kOrders);
  for (Order order = 0; order < kOrders; ++order) {
    const boost::json::object& card = find_named(box(), "orders", order_name(order));
    EXPECT_EQ(card.at("points").as_int64(), kOrderCards[order].points) << order_name(order);
    EXPECT_EQ(card.at("spots").as_string(), kOrderCards[order].spots);
  }
}

TEST(ComponentsJson, TellsWhatEveryTileCosts) {
  for (Tile tile = 0; tile < kTileKinds; ++tile)
    EXPECT_EQ(find_named(box(), "tiles", tile_name(tile)).at("price").as_int64(), price_of(tile));
}

TEST(ComponentsJson, TellsTheAwardsInTheSequenceOfTheClock) {
  const boost::json::array& elements = box().at("elements").as_array();
  ASSERT_EQ(elements.size(), kElements);
  for (std::size_t i = 0; i < kElements; ++i) {
    EXPECT_EQ(elements[i].at("first").as_int64(), kAwards[i].first);
    EXPECT_EQ(elements[i].at("second").as_int64(), kAwards[i].second);
  }
  EXPECT_EQ(find_named(box(), "elements", "engine").at("from_shift").as_int64(), 2);
  EXPECT_EQ(find_named(box(), "elements", "empty-yellow").at("from_shift").as_int64(), 3);
  EXPECT_EQ(box().at("fewest_players_for_second").as_int64(), 3);
}

TEST(ComponentsJson, TellsWhatASubstitutionCosts) { EXPECT_EQ(box().at("substitution_steps").as_int64(), 2); }

TEST(ComponentsJson, TellsWhatASpaceGivesAndWhereItIsLocked) {
  EXPECT_EQ(find_named(box(), "spaces", "M8").at("steps").as_int64(), 8);
  EXPECT_EQ(find_named(box(), "spaces", "money5").at("marks").as_int64(), 5);
  EXPECT_EQ(find_named(box(), "spaces", "bank").at("marks").as_int64(), kBankPays);
  const boost::json::value& two = box().at("tables").as_array()[0];
  EXPECT_EQ(two.at("workers").as_int64(), table_for(2).workers);
  EXPECT_EQ(static_cast<int>(two.at("locked").as_array().size()), std::popcount(table_for(2).locked));
}

}  // namespace
}  // namespace pithead::coal_baron
