// Setup and the draft of the first orders, for two, three and four players.
#include "tests/coal_baron/position.h"

namespace pithead::coal_baron {
namespace {

Position dealt(int players, std::uint64_t seed) {
  Rng rng(seed);
  Position at(players);
  at.state = CoalBaron::deal(players, {}, rng);
  return at;
}

Position dealt_to_start(int players, Seat start) {
  for (std::uint64_t seed = 1;; ++seed) {
    Position at = dealt(players, seed);
    if (at.start_player() == start) return at;
  }
}

// Everybody always takes the first card laid out; returns the seats in the order in which they chose.
Numbers draft_all(Position& at) {
  Numbers seats;
  while (at.state.phase == Phase::Draft) {
    seats.push_back(at.turn());
    at.play(*at.legal().begin());
  }
  return seats;
}

TEST(Setup, TwoPlayersLockSevenSpaces) {
  EXPECT_EQ(Position(2).locked(), (Texts{"F4", "F8", "M4", "M8", "O1", "money3", "money5"}));
}

TEST(Setup, ThreePlayersLockThreeSpaces) { EXPECT_EQ(Position(3).locked(), (Texts{"F8", "M4", "money3"})); }

TEST(Setup, FourPlayersLockNothing) { EXPECT_EQ(Position(4).locked(), Texts{}); }

TEST(Setup, LockedSpacesAreNeverOfferedInAnyShift) {
  for (const int players : {2, 3, 4}) {
    Position at(players);
    at.marks(0, 99);
    for (int shift = 1; shift <= 3; ++shift) {
      for (const std::string& space : at.locked()) EXPECT_FALSE(at.offers("place " + space)) << space;
      const auto open_spaces = static_cast<std::size_t>(kSpaces - kVehicles) - at.locked().size();
      at.marks(static_cast<Seat>(at.turn()), 99);
      EXPECT_EQ(at.legal("place").size(), open_spaces) << players << " players, shift " << shift;
      if (shift < 3) at.end_shift();
    }
  }
}

TEST(Setup, ATileLiesOpenOnEachUnlockedTileSpace) {
  for (const auto& [players, open, stacked] :
       {std::array{2, 6, 42}, std::array{3, 7, 41}, std::array{4, 8, 40}}) {
    const Position at(players);
    int tiles = 0;
    for (int i = 1; i <= 8; ++i) {
      const std::string space = "F" + std::to_string(i);
      const bool empty = at.open(space) == "nothing";
      EXPECT_EQ(empty, at.locked().contains(space)) << space << " with " << players << " players";
      tiles += empty ? 0 : 1;
    }
    EXPECT_EQ(tiles, open);
    EXPECT_EQ(at.tile_stack().size(), static_cast<std::size_t>(stacked));
  }
}

TEST(Setup, EachPrintedCartHoldsACubeOfItsColour) {
  const Position at = dealt(3, 7);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(at.carts(seat, 1), "Y");
    EXPECT_EQ(at.carts(seat, 2), "B");
    EXPECT_EQ(at.carts(seat, 3), "G");
    EXPECT_EQ(at.carts(seat, 4), "K");
  }
}

TEST(Setup, TheSupplyGivesOneCubeOfEachColourToEachPlayer) {
  for (const int players : {2, 3, 4}) EXPECT_EQ(dealt(players, 7).state.supply, Cubes::each(16 - players));
}

TEST(Setup, TheCageStandsEmptyAtTheSurface) {
  const Position at = dealt(4, 7);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at.level(seat), 0);
    EXPECT_EQ(at.cage(seat) + at.storage(seat), "");
  }
}

TEST(Setup, WorkersAndMarksDependOnThePlayers) {
  for (const auto& [players, workers, marks] :
       {std::array{2, 18, 10}, std::array{3, 15, 9}, std::array{4, 13, 8}}) {
    const Position at = dealt(players, 7);
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(at.workers(seat), workers);
      EXPECT_EQ(at.marks(seat), marks);
    }
  }
}

TEST(Setup, EverybodyStartsWithoutPoints) {
  const Position at = dealt(4, 7);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(at.points(seat), 0);
}

TEST(Setup, TheStartingPlayerIsDrawnAtRandom) {
  for (const int players : {2, 3, 4}) {
    std::array<int, kMaxSeats> starts{};
    for (std::uint64_t seed = 0; seed < 1200; ++seed) ++starts[dealt(players, seed).state.first_player];
    // Five standard deviations of a fair draw.
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_NEAR(starts[static_cast<std::size_t>(seat)], 1200.0 / players, 90) << players << " players";
    }
  }
}

TEST(Setup, BothStacksAreShuffled) {
  const Position one = dealt(4, 1);
  const Position two = dealt(4, 2);
  EXPECT_NE(one.tile_stack(), two.tile_stack());
  EXPECT_NE(one.order_stack(), two.order_stack());
  EXPECT_NE(one.state.draft, two.state.draft);
  EXPECT_NE(one.state.open_tiles, two.state.open_tiles);
}

TEST(Draft, LaysOutThreeOrdersForEachPlayerAndOneMore) {
  for (const auto& [players, laid_out] : {std::array{2, 7}, std::array{3, 10}, std::array{4, 13}}) {
    const Position at = dealt(players, 7);
    EXPECT_EQ(at.legal().size(), static_cast<std::size_t>(laid_out));
    EXPECT_EQ(at.legal("take ").size(), static_cast<std::size_t>(laid_out));
    EXPECT_EQ(at.order_stack().size(), static_cast<std::size_t>(44 - laid_out));
  }
}

TEST(Draft, GoesCounterClockwiseWithTheStartingPlayerLast) {
  for (const int players : {2, 3, 4}) {
    for (Seat start = 0; start < players; ++start) {
      Position at = dealt_to_start(players, start);
      Numbers expected;
      for (int round = 0; round < 3; ++round) {
        for (int i = 1; i <= players; ++i) expected.push_back((start + players - i) % players);
      }
      EXPECT_EQ(draft_all(at), expected) << players << " players, seat " << int{start} << " starts";
    }
  }
}

TEST(Draft, EverybodyTakesTheCardsOfTheirChoice) {
  Position at = dealt_to_start(2, 0);
  std::vector<Texts> taken(2);
  while (at.state.phase == Phase::Draft) {
    const std::string last = *at.legal().rbegin();
    taken[static_cast<std::size_t>(at.turn())].insert(last.substr(5));
    at.play(last);
    EXPECT_FALSE(at.legal().contains(last));
  }
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(at.outstanding(seat), taken[seat]);
    EXPECT_EQ(at.outstanding(seat).size(), 3U);
  }
}

TEST(Draft, TheCardThatRemainsLiesOnTheLastOrderSpace) {
  Position at = dealt_to_start(3, 1);
  while (at.legal().size() > 2) at.play(*at.legal().begin());
  const std::string remaining = at.legal().rbegin()->substr(5);
  EXPECT_EQ(at.open("O4"), "nothing");
  at.play(*at.legal().begin());
  EXPECT_EQ(at.open("O4"), remaining);
}

TEST(Draft, TheStackFillsTheOtherOrderSpacesFromTheLeft) {
  for (const int players : {3, 4}) {
    Position at = dealt(players, 7);
    const Names stack = at.order_stack();
    draft_all(at);
    EXPECT_EQ((Names{at.open("O1"), at.open("O2"), at.open("O3")}), Names(stack.begin(), stack.begin() + 3));
    EXPECT_EQ(at.order_stack(), Names(stack.begin() + 3, stack.end()));
  }
}

TEST(Draft, WithTwoPlayersTheLeftmostOrderSpaceStaysEmpty) {
  Position at = dealt(2, 7);
  const Names stack = at.order_stack();
  draft_all(at);
  EXPECT_EQ((Names{at.open("O1"), at.open("O2"), at.open("O3")}), (Names{"nothing", stack[0], stack[1]}));
  EXPECT_NE(at.open("O4"), "nothing");
}

TEST(Draft, TheStartingPlayerHasTheFirstTurn) {
  for (const int players : {2, 3, 4}) {
    for (Seat start = 0; start < players; ++start) {
      Position at = dealt_to_start(players, start);
      draft_all(at);
      EXPECT_EQ(at.turn(), start);
      EXPECT_EQ(at.shift(), 1);
      EXPECT_TRUE(at.offers("place bank"));
    }
  }
}

}  // namespace
}  // namespace pithead::coal_baron
