// Setup for two, three and four players.
#include "tests/card_game/position.h"

namespace pithead::card_game {
namespace {

Position dealt(int players, std::uint64_t seed) {
  Rng rng(seed);
  Position at(players);
  at.state = CardGame::deal(players, {}, rng);
  return at;
}

TEST(CardSetup, LorriesAndWagonsAreCutIntoTwoEqualStacks) {
  const Position at = dealt(3, 7);
  for (const auto stack : {"lorry-left", "lorry-right", "wagon-left", "wagon-right"})
    EXPECT_EQ(at.height(stack), 20) << stack;
  EXPECT_EQ(at.height("engine"), 28);
  EXPECT_EQ(at.height("order"), 28);
  EXPECT_EQ(at.height("share"), 24);
  EXPECT_EQ(at.height("innovation"), 16);
  EXPECT_EQ(at.height("objective"), 18);
}

TEST(CardSetup, TheDecksAreTheSameForAllNumbersOfPlayers) {
  for (const int players : {2, 3, 4}) {
    const Position at = dealt(players, 7);
    EXPECT_EQ(at.height("lorry-left") + at.height("lorry-right"), 40);
    EXPECT_EQ(at.height("innovation"), 16);
    EXPECT_EQ(CardGame::broken_law(at.state), nullptr);
  }
}

TEST(CardSetup, EachStackIsShuffled) {
  const Position one = dealt(4, 1);
  const Position two = dealt(4, 2);
  for (std::size_t i = 0; i < kStacks; ++i) {
    EXPECT_NE(one.stack(kZoneNames[i]), two.stack(kZoneNames[i])) << kZoneNames[i];
    std::set<std::string> tops;
    for (std::uint64_t seed = 0; seed < 60; ++seed) tops.insert(dealt(2, seed).top(kZoneNames[i]));
    EXPECT_GE(tops.size(), 4U) << "always the same few on top of " << kZoneNames[i];
  }
}

TEST(CardSetup, TheStacksLieFaceUp) {
  const Position at = dealt(4, 7);
  for (std::size_t i = 0; i < kStacks; ++i) {
    const std::string shown = R"({"stack":")" + std::string(kZoneNames[i]) + R"(","size":)" +
                              std::to_string(at.height(kZoneNames[i])) + R"(,"top":")" +
                              at.top(kZoneNames[i]) + R"("})";
    for (const Seat viewer : {Seat{0}, Seat{3}, kNobody})
      EXPECT_NE(at.view(viewer).find(shown), std::string::npos) << shown;
  }
}

TEST(CardSetup, FourteenZonesAreOpen) {
  for (const int players : {3, 4}) {
    const Position at(players);
    // No train and no lorry yet: two of the mines and the delivery have nothing to do.
    EXPECT_EQ(at.legal("place").size(), 14U - 3U);
    EXPECT_EQ(at.level("mine-1-2"), 0);
  }
}

TEST(CardSetup, TwoPlayersLeaveOutTheMiddleMiningCard) {
  Position two(2);
  two.row(0, {"fox-1-1"});
  EXPECT_FALSE(two.offers("place mine-1-2"));
  EXPECT_EQ(two.legal("place").size(), 13U - 2U) << "no delivery, and one step cannot pay for two";
  Position three(3);
  three.row(0, {"fox-1-1"});
  EXPECT_TRUE(three.offers("place mine-1-2"));
}

TEST(CardSetup, WorkerCardsDependOnThePlayers) {
  for (const auto& [players, hand] :
       {std::pair{2, "3+2+2+1+1+1+1+1"}, {3, "4+3+2+2+1+1+1+1+1"}, {4, "5+4+3+2+2+1+1+1+1+1"}}) {
    const Position at = dealt(players, 7);
    for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(at.workers(seat), hand) << players << " players";
  }
}

TEST(CardSetup, ThereAreSevenSixOrFiveShifts) {
  for (const auto& [players, shifts] : {std::array{2, 7}, std::array{3, 6}, std::array{4, 5}}) {
    Position at(players);
    for (int shift = 1; shift <= shifts; ++shift) {
      EXPECT_EQ(at.shift(), shift);
      EXPECT_NE(at.phase(), Phase::Over) << players << " players, shift " << shift;
      at.end_shift();
    }
    EXPECT_EQ(at.phase(), Phase::Over) << players << " players";
    EXPECT_EQ(at.shift(), shifts);
  }
}

TEST(CardSetup, ZonesStartEmptyButForTheWorkerPrintedOnTheWildCard) {
  const Position at = dealt(4, 7);
  for (std::size_t i = 0; i < kZones; ++i) {
    EXPECT_EQ(at.level(kZoneNames[i]), kZoneNames[i] == "wild" ? 1 : 0) << kZoneNames[i];
    EXPECT_EQ(at.last_player(kZoneNames[i]), kNobody);
  }
}

TEST(CardSetup, NobodyStartsWithAnyOtherCard) {
  const Position at = dealt(4, 7);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at.hand(seat), Names{});
    EXPECT_EQ(at.row(seat), Names{});
    EXPECT_EQ(at.storage(seat), Names{});
    EXPECT_EQ(at.shares(seat), Names{});
    EXPECT_EQ(at.objectives(seat), Texts{});
    EXPECT_EQ(at.tokens(seat), Numbers{});
    for (int dock = 1; dock <= 3; ++dock) EXPECT_EQ(at.dock(seat, dock), Names{});
    EXPECT_EQ(at.points(seat), 0);
  }
}

TEST(CardSetup, TheFirstStartPlayerIsDrawnAtRandom) {
  for (const int players : {2, 3, 4}) {
    std::array<int, kMaxSeats> starts{};
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
      const State state = dealt(players, seed).state;
      EXPECT_EQ(state.turn, state.first_player);
      ++starts[state.first_player];
    }
    // Five standard deviations of a fair draw.
    for (int seat = 0; seat < players; ++seat)
      EXPECT_NEAR(starts[static_cast<std::size_t>(seat)], 1200.0 / players, 90) << players << " players";
  }
}

}  // namespace
}  // namespace pithead::card_game
