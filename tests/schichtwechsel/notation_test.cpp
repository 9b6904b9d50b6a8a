// Moves as text: one spelling each.
#include <map>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

std::string text_of(Move move) {
  std::string text;
  Schichtwechsel::write_move(move, text);
  return text;
}

// Of every kind as many as there are details: seats, carts, cards and so on.
TEST(SwNotation, EveryKindOfMoveIsThere) {
  std::map<std::string, int> kinds;
  for (std::size_t i = 0; i < Schichtwechsel::kActions; ++i) {
    const std::string text = text_of(static_cast<Move>(i));
    ++kinds[text.substr(0, text.find(' '))];
  }
  EXPECT_EQ(kinds, (std::map<std::string, int>{
                       {"pass", 1},     {"end", 1},       {"hold", 1},      {"stop", 1},      {"decline", 1},
                       {"give", 4},     {"cube", 2 * 8},  {"tile", 7},      {"sell", 1},      {"option", 2},
                       {"exchange", 6}, {"card", 22 + 1}, {"pay", 8},       {"cart", 8},      {"coke", 2 * 6},
                       {"load", 6},     {"rail", 1},      {"plant", 6},     {"lower", 7 + 1}, {"build", 5},
                       {"lot", 7},      {"miner", 1},     {"headframe", 1}, {"points", 1},    {"go", 14},
                       {"use", 1},      {"copy", 22},     {"frame", 8 * 3}}));
}

TEST(SwNotation, SpellsEachKindAsTheTraceSays) {
  for (const auto text : {"give 3",
                          "cube spoil K6",
                          "tile engine-driver",
                          "tile coal-merchant",
                          "option b",
                          "exchange 3 road",
                          "exchange 3 rail",
                          "exchange 3 point",
                          "exchange 5 road",
                          "exchange 5 rail",
                          "exchange 6 coin",
                          "card route-L1",
                          "card water-X",
                          "card first",
                          "card personal",
                          "pay W",
                          "pay P",
                          "pay C",
                          "pay WW",
                          "pay WP",
                          "pay WC",
                          "pay PC",
                          "pay CC",
                          "cart K1",
                          "coke 1 own",
                          "coke 2 Q5",
                          "load own",
                          "plant Q1",
                          "lower 0",
                          "lower 4",
                          "build B5",
                          "lot four-a",
                          "miner",
                          "headframe",
                          "points",
                          "go winding-1",
                          "go gate-out",
                          "copy miner-L",
                          "frame T1 from depot",
                          "frame L4 from top",
                          "frame T3 from left",
                          "sell",
                          "hold",
                          "rail",
                          "use",
                          "stop",
                          "decline",
                          "pass",
                          "end"}) {
    const auto move = Schichtwechsel::read_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(text_of(*move), text);
  }
}

TEST(SwNotation, OtherTextsAreRefused) {
  for (const auto text : {"",
                          " ",
                          "Pass",
                          "pass ",
                          " pass",
                          "pass now",
                          "give",
                          "give 4",
                          "give -1",
                          "give Ann",
                          "cube coal",
                          "cube K3",
                          "cube K3 coal",
                          "cube coke K3",
                          "cube coal K9",
                          "cube coal  K3",
                          "tile steiger",
                          "tile",
                          "option",
                          "option c",
                          "option A",
                          "exchange",
                          "exchange 3",
                          "exchange 3 coin",
                          "exchange 5 point",
                          "exchange 6 road",
                          "exchange 4 road",
                          "card",
                          "card route",
                          "card cart_L",
                          "card Cart-L",
                          "pay",
                          "pay ",
                          "pay PW",
                          "pay CW",
                          "pay PP",
                          "pay WWW",
                          "pay w",
                          "cart",
                          "cart K0",
                          "cart K3 coal",
                          "coke Q4",
                          "coke 3 Q4",
                          "coke 0 own",
                          "coke 1 Q6",
                          "coke 1",
                          "load",
                          "load Q0",
                          "plant",
                          "plant 1",
                          "lower",
                          "lower 8",
                          "lower -1",
                          "build",
                          "build B6",
                          "build B0",
                          "lot",
                          "lot four",
                          "lot Speed",
                          "go",
                          "go winding",
                          "go 3",
                          "copy",
                          "copy personal",
                          "frame",
                          "frame T1",
                          "frame T1 depot",
                          "frame T5 from depot",
                          "frame L1 from card",
                          "frame T1 from T2",
                          "rail 1",
                          "sell 1",
                          "end turn"})
    EXPECT_FALSE(Schichtwechsel::read_move(text)) << '"' << text << '"';
}

}  // namespace
}  // namespace pithead::schichtwechsel
