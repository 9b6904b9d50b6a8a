// What is in the box, card by card, and the decks whose split is reconstructed.
#include <map>

#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

// How many of each card lie in these stacks: nobody has taken any yet.
std::map<std::string, int> cards_in(const Position& at, Position::List stacks) {
  std::map<std::string, int> cards;
  for (const auto stack : stacks) {
    for (const std::string& card : at.stack(stack)) ++cards[card];
  }
  return cards;
}
int sum(const std::map<std::string, int>& cards) {
  int total = 0;
  for (const auto& [name, copies] : cards) total += copies;
  return total;
}

using Counted = std::map<std::string, int>;

TEST(CardBox, HoldsTwoHundredAndThirtyNineCards) {
  const Position at(4);
  EXPECT_EQ(sum(cards_in(at, {"lorry-left", "lorry-right"})), 40);
  EXPECT_EQ(sum(cards_in(at, {"wagon-left", "wagon-right"})), 40);
  EXPECT_EQ(sum(cards_in(at, {"engine"})), 28);
  EXPECT_EQ(sum(cards_in(at, {"order"})), 28);
  EXPECT_EQ(sum(cards_in(at, {"share"})), 24);
  EXPECT_EQ(sum(cards_in(at, {"innovation"})), 16);
  EXPECT_EQ(sum(cards_in(at, {"objective"})), 18);
  const int workers = kMaxSeats * (5 + 2 + 1 + 1 + 1);
  EXPECT_EQ(at.workers(3), "5+4+3+2+2+1+1+1+1+1");
  const int action_cards = kZones - kStacks;
  EXPECT_EQ(40 + 40 + 28 + 28 + 24 + 16 + 18 + workers + action_cards, 239);
}

TEST(CardBox, HoldsTenLorriesOfEachCrest) {
  const Counted lorries = cards_in(Position(4), {"lorry-left", "lorry-right"});
  EXPECT_EQ(lorries, (Counted{{"wheel-1-1", 4},
                              {"wheel-1-2", 2},
                              {"wheel-2-0", 4},
                              {"clover-1-1", 4},
                              {"clover-1-2", 2},
                              {"clover-2-0", 4},
                              {"tower-1-1", 4},
                              {"tower-1-2", 2},
                              {"tower-2-0", 4},
                              {"fox-1-1", 4},
                              {"fox-1-2", 2},
                              {"fox-2-0", 4}}));
}

TEST(CardBox, HoldsSixWagonsOfEachCrestAndSixteenWildOnes) {
  const Counted wagons = cards_in(Position(4), {"wagon-left", "wagon-right"});
  EXPECT_EQ(wagons, (Counted{{"wheel-wagon", 6},
                             {"clover-wagon", 6},
                             {"tower-wagon", 6},
                             {"fox-wagon", 6},
                             {"wild-wagon", 16}}));
}

TEST(CardBox, HoldsSevenEnginesOfEachType) {
  EXPECT_EQ(cards_in(Position(4), {"engine"}), (Counted{{"E1", 7}, {"E2", 7}, {"E3", 7}, {"E4", 7}}));
}

TEST(CardBox, HoldsSevenOrdersForEachDestination) {
  const Counted orders = cards_in(Position(4), {"order"});
  EXPECT_EQ(sum(orders), 28);
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    EXPECT_EQ(orders.at(destination + "-1"), 2);
    EXPECT_EQ(orders.at(destination + "-2"), 2);
    EXPECT_EQ(orders.at(destination + "-3"), 2);
    EXPECT_EQ(orders.at(destination + "-4"), 1);
  }
}

TEST(CardBox, HoldsSixSharesOfEachDestination) {
  EXPECT_EQ(
      cards_in(Position(4), {"share"}),
      (Counted{
          {"barracks-share", 6}, {"furnaces-share", 6}, {"factories-share", 6}, {"steamboats-share", 6}}));
}

TEST(CardBox, HoldsEighteenDifferentObjectives) {
  Counted expected{{"tokens-objective", 1}, {"objectives-objective", 1}};
  for (const std::string engine : {"E1", "E2", "E3", "E4"}) expected[engine + "-objective"] = 1;
  for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
    for (const auto what : {"-shares", "-orders", "-lorries"})
      expected[destination + what + "-objective"] = 1;
  }
  EXPECT_EQ(expected.size(), 18U);
  EXPECT_EQ(cards_in(Position(4), {"objective"}), expected);
}

TEST(CardBox, HoldsSixteenInnovationsOfTenKinds) {
  EXPECT_EQ(cards_in(Position(4), {"innovation"}), (Counted{{"workers-3", 2},
                                                            {"workers-4", 2},
                                                            {"workers-5", 2},
                                                            {"free-lorry", 2},
                                                            {"free-wagon", 2},
                                                            {"free-mining", 2},
                                                            {"free-engine", 1},
                                                            {"free-order", 1},
                                                            {"free-share", 1},
                                                            {"free-delivery", 1}}));
}

// One deck differs from the default, the other two do not.
TEST(Decks, TheLorrySplitIsAnOption) {
  for (const auto& [split, copies] :
       {std::pair{"4/2/4", std::array{4, 2, 4}}, std::pair{"3/3/4", std::array{3, 3, 4}},
        std::pair{"3/2/5", std::array{3, 2, 5}}}) {
    const Position at(4, std::string(split) + ":2/2/2/1:6+10");
    const Counted lorries = cards_in(at, {"lorry-left", "lorry-right"});
    for (const std::string crest : {"wheel", "clover", "tower", "fox"}) {
      EXPECT_EQ(lorries.at(crest + "-1-1"), copies[0]) << split;
      EXPECT_EQ(lorries.at(crest + "-1-2"), copies[1]) << split;
      EXPECT_EQ(lorries.at(crest + "-2-0"), copies[2]) << split;
    }
    EXPECT_EQ(cards_in(at, {"order"}), cards_in(Position(4), {"order"}));
    EXPECT_EQ(cards_in(at, {"innovation"}), cards_in(Position(4), {"innovation"}));
  }
}

TEST(Decks, TheOrderSplitIsAnOption) {
  for (const auto& [split, copies] :
       {std::pair{"2/2/2/1", std::array{2, 2, 2, 1}}, std::pair{"1/2/2/2", std::array{1, 2, 2, 2}},
        std::pair{"1/2/3/1", std::array{1, 2, 3, 1}}}) {
    const Position at(4, "4/2/4:" + std::string(split) + ":6+10");
    const Counted orders = cards_in(at, {"order"});
    for (const std::string destination : {"barracks", "furnaces", "factories", "steamboats"}) {
      for (std::size_t size = 1; size <= 4; ++size)
        EXPECT_EQ(orders.at(destination + "-" + std::to_string(size)), copies[size - 1]) << split;
    }
    EXPECT_EQ(cards_in(at, {"lorry-left", "lorry-right"}),
              cards_in(Position(4), {"lorry-left", "lorry-right"}));
    EXPECT_EQ(cards_in(at, {"innovation"}), cards_in(Position(4), {"innovation"}));
  }
}

TEST(Decks, TheInnovationSplitIsAnOption) {
  const Counted more_workers = cards_in(Position(4, "4/2/4:2/2/2/1:9+7"), {"innovation"});
  EXPECT_EQ(more_workers, (Counted{{"workers-3", 3},
                                   {"workers-4", 3},
                                   {"workers-5", 3},
                                   {"free-lorry", 1},
                                   {"free-wagon", 1},
                                   {"free-mining", 1},
                                   {"free-engine", 1},
                                   {"free-order", 1},
                                   {"free-share", 1},
                                   {"free-delivery", 1}}));
  const Counted more_actions = cards_in(Position(4, "4/2/4:2/2/2/1:3+13"), {"innovation"});
  EXPECT_EQ(more_actions, (Counted{{"workers-3", 1},
                                   {"workers-4", 1},
                                   {"workers-5", 1},
                                   {"free-lorry", 2},
                                   {"free-wagon", 2},
                                   {"free-mining", 2},
                                   {"free-engine", 2},
                                   {"free-order", 2},
                                   {"free-share", 2},
                                   {"free-delivery", 1}}));
}

TEST(Decks, AreChosenTogetherInAllTwentySevenWays) {
  std::set<Counted> boxes;
  for (const auto decks : kDecksNames) {
    const Position at(4, decks);
    Counted cards = cards_in(at, {"lorry-left", "lorry-right", "order", "innovation"});
    EXPECT_EQ(sum(cards), 40 + 28 + 16) << decks;
    EXPECT_EQ(CardGame::broken_law(at.state), nullptr) << decks;
    boxes.insert(std::move(cards));
  }
  EXPECT_EQ(boxes.size(), 27U);
}

TEST(Decks, TheFirstChoiceIsTheDefault) {
  ASSERT_FALSE(CardGame::kInfo.options.empty());
  EXPECT_EQ(CardGame::kInfo.options[0].key, "decks");
  EXPECT_EQ(CardGame::kInfo.options[0].values.front(), "4/2/4:2/2/2/1:6+10");
  EXPECT_EQ(Position(4).state.decks, 0);
}

}  // namespace
}  // namespace pithead::card_game
