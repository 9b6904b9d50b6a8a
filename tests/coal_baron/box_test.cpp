// What is in the box, written down a second time: the rules read components.h, these tests do not.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

// Every tile, wherever it lies.
std::vector<int> count_tiles(const State& state) {
  std::vector<int> copies(kTileKinds);
  for (std::size_t i = 0; i < state.tiles.size(); ++i) ++copies[state.tiles.at(i)];
  for (const Tile tile : state.open_tiles) {
    if (tile != kNoTile) ++copies[tile];
  }
  return copies;
}

TEST(Box, HoldsSixteenCubesOfEachColour) {
  for (const int players : {2, 3, 4}) {
    const Position at(players);
    Cubes all = at.state.supply;
    for (std::size_t seat = 0; seat < at.state.players; ++seat) {
      for (const Cubes cubes : at.state.seats[seat].coal) all += cubes;
    }
    EXPECT_EQ(all, Cubes::each(16)) << players << " players";
  }
}

TEST(Box, HoldsThreeOfEachOfSixteenKindsOfTile) {
  EXPECT_EQ(count_tiles(Position(4).state), std::vector<int>(16, 3));
  Texts kinds;
  for (Tile kind = 0; kind < kTileKinds; ++kind) kinds.insert(tile_name(kind));
  for (const std::string colour : {"yellow", "brown", "gray", "black"}) {
    for (const std::string rest : {"-1-light", "-1-dark", "-2-light", "-2-dark"}) {
      EXPECT_EQ(kinds.count(colour + rest), 1U) << colour << rest;
    }
  }
}

TEST(Box, ATileCostsItsCartsTimesThePriceOfItsColour) {
  struct Price {
    std::string_view tile;
    int marks;
  };
  for (const auto& [tile, marks] :
       {Price{"yellow-1-light", 1}, Price{"brown-1-dark", 2}, Price{"gray-1-light", 3},
        Price{"black-1-dark", 4}, Price{"yellow-2-dark", 2}, Price{"brown-2-light", 4},
        Price{"gray-2-dark", 6}, Price{"black-2-light", 8}}) {
    Position at(4);
    at.open("F1", tile).marks(0, marks);
    at.play("place F1");
    EXPECT_EQ(at.marks(0), 0) << tile;
    EXPECT_EQ(at.tiles(0), Names{std::string(tile)});
  }
}

TEST(Box, HoldsElevenOrdersForEachVehicle) {
  const std::multiset<std::string> expected{
      "barrow-Y 2",       "barrow-B 3",      "barrow-YY 3",   "barrow-G 4",    "barrow-K 5",
      "barrow-BB 5",      "barrow-BBB 7",    "barrow-GG 7",   "barrow-KK 9",   "barrow-GGG 9",
      "barrow-YBGK 10",   "carriage-Y 2",    "carriage-YY 3", "carriage-B 3",  "carriage-YYY 4",
      "carriage-G 4",     "carriage-K 5",    "carriage-BB 5", "carriage-GG 7", "carriage-KK 9",
      "carriage-YBGK 10", "carriage-KKK 12", "truck-Y 2",     "truck-YY 3",    "truck-B 3",
      "truck-YYY 4",      "truck-G 4",       "truck-BB 5",    "truck-K 5",     "truck-GG 7",
      "truck-KK 9",       "truck-YBGK 10",   "truck-KKK 12",  "engine-Y 2",    "engine-B 3",
      "engine-YY 3",      "engine-G 4",      "engine-BB 5",   "engine-K 5",    "engine-BBB 7",
      "engine-GG 7",      "engine-GGG 9",    "engine-KK 9",   "engine-YBGK 10"};
  std::multiset<std::string> cards;
  for (Order order = 0; order < kOrders; ++order) {
    cards.insert(order_name(order) + " " + std::to_string(kOrderCards[order].points));
  }
  EXPECT_EQ(cards, expected);
}

}  // namespace
}  // namespace pithead::coal_baron
