// Moves as text: one spelling each.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

std::string text_of(Move move) {
  std::string text;
  CardGame::write_move(move, text);
  return text;
}

TEST(CardNotation, NamesEachKindOfMove) {
  for (const auto text : {"pass",
                          "end",
                          "stop",
                          "store",
                          "done",
                          "place mine-1-2",
                          "play free-delivery",
                          "pay 5",
                          "pay 3+2+1+1+workers-3+workers-5",
                          "pay workers-4+workers-4",
                          "stack lorry-left",
                          "keep tower-1-2",
                          "keep wild-wagon",
                          "keep E4",
                          "keep barracks-3",
                          "keep steamboats-share",
                          "keep workers-4",
                          "keep factories-lorries-objective",
                          "return tokens-objective",
                          "dock 3",
                          "load wild-wagon 2",
                          "fetch clover-2-0 clover-wagon 3",
                          "deliver 2 furnaces-4"}) {
    const auto move = CardGame::read_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(text_of(*move), text);
  }
}

TEST(CardNotation, APaymentHasOneSequence) {
  for (const auto text : {"pay 1+2", "pay 2+3+1", "pay workers-4+2", "pay 2+workers-4+1",
                          "pay workers-5+workers-3", "pay 1+1+2"})
    EXPECT_FALSE(CardGame::read_move(text)) << text;
}

TEST(CardNotation, APaymentHoldsNoMoreCardsThanTheBox) {
  for (const auto text : {"pay 5+5", "pay 4+4", "pay 3+3", "pay 2+2+2", "pay 1+1+1+1+1+1",
                          "pay workers-3+workers-3+workers-3+workers-3"})
    EXPECT_FALSE(CardGame::read_move(text)) << text;
  EXPECT_TRUE(CardGame::read_move("pay 5+4+3+2+2+1+1+1+1+1+workers-3+workers-3+workers-3"));
}

TEST(CardNotation, OtherTextsAreRefused) {
  for (const auto text : {"",
                          " ",
                          "Pass",
                          "pass ",
                          " pass",
                          "pass now",
                          "place",
                          "place wilds",
                          "place  share",
                          "place Share",
                          "pay",
                          "pay ",
                          "pay 0",
                          "pay 6",
                          "pay 2+",
                          "pay +2",
                          "pay 2++1",
                          "pay 2 1",
                          "pay free-lorry",
                          "play workers-3",
                          "play",
                          "stack wild",
                          "stack mine-0-1",
                          "dock 0",
                          "dock 4",
                          "dock 12",
                          "dock one",
                          "keep",
                          "keep barracks",
                          "keep barracks-5",
                          "return tower-1-3",
                          "load tower-wagon 1",
                          "load fox-wagon 2",
                          "load tower-wagon",
                          "load wild-wagon 4",
                          "fetch tower-1-1 tower-wagon 1",
                          "fetch tower-1-1 wild-wagon 3",
                          "fetch tower-1-1 fox-wagon 3",
                          "fetch tower-wagon 2",
                          "deliver 0 barracks-1",
                          "deliver 1 barracks-5",
                          "deliver 1 barracks-share",
                          "deliver barracks-1 1",
                          "deliver 1 barracks-1 2",
                          "move",
                          "end turn"})
    EXPECT_FALSE(CardGame::read_move(text)) << '"' << text << '"';
}

TEST(CardNotation, NoTwoCardsHaveOneName) {
  Texts names;
  for (int card = 0; card < kCardKinds; ++card) {
    const std::string_view name = card_name(static_cast<Card>(card));
    names.emplace(name);
    EXPECT_EQ(read_card(name), static_cast<Card>(card)) << name;
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kCardKinds));
  EXPECT_FALSE(read_card("wheel"));
}

}  // namespace
}  // namespace pithead::card_game
