// What a page is told of the box is what the rules play with.
#include "tests/support/components.h"

#include "games/card_game/names.h"
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

const boost::json::object& box() {
  static const boost::json::object kBox = components_of<CardGame>();
  return kBox;
}

TEST(CgComponentsJson, TellsEveryOrderAndLorry) {
  for (Order order = 0; order < kOrderKinds; ++order) {
    const boost::json::object& card = find_named(box(), "orders", card_name(Family::Orders, order));
    EXPECT_EQ(card.at("lorries").as_int64(), size_of(order));
    EXPECT_EQ(card.at("points").as_int64(), points_of(order));
  }
  EXPECT_EQ(find_named(box(), "lorries", "tower-2-0").at("lorries").as_int64(), 2);
  EXPECT_EQ(find_named(box(), "lorries", "tower-2-0").at("points").as_int64(), 0);
}

TEST(CgComponentsJson, TellsWhatObjectivesPayAndInnovationsReplace) {
  EXPECT_EQ(find_named(box(), "objectives", "barracks-orders-objective").at("points").as_int64(),
            kPointsPerMatch);
  EXPECT_EQ(find_named(box(), "innovations", "workers-4").at("workers").as_int64(), 4);
  EXPECT_EQ(find_named(box(), "innovations", "free-mining").at("most_steps").as_int64(),
            kInnovationSteps.most);
}

TEST(CgComponentsJson, TellsTheTableByNumberOfPlayers) {
  const boost::json::array& tables = box().at("tables").as_array();
  ASSERT_EQ(tables.size(), kTables.size());
  EXPECT_EQ(tables[0].at("shifts").as_int64(), kTables[0].shifts);
  EXPECT_EQ(tables[0].at("workers"), boost::json::value({5, 2, 1, 0, 0})) << "without the 4 and the 5";
  EXPECT_EQ(tables[2].at("zones").as_array().size(), kZones);
}

}  // namespace
}  // namespace pithead::card_game
