#include "games/core/move.h"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "games/core/event.h"
#include "games/core/seats.h"

namespace pithead {
namespace {

TEST(MoveList, KeepsMovesInTheirOrder) {
  MoveList<4> moves;
  EXPECT_TRUE(moves.empty());
  moves.add(Move{7});
  moves.add(Move{3});
  moves.add(Move{7});
  EXPECT_EQ(std::vector<Move>(moves.begin(), moves.end()), (std::vector<Move>{Move{7}, Move{3}, Move{7}}));
  EXPECT_EQ(moves.size(), 3U);
  EXPECT_EQ(moves[1], Move{3});
}

TEST(MoveList, ContainsWhatWasAddedSinceTheLastClear) {
  MoveList<4> moves;
  EXPECT_FALSE(moves.contains(Move{0}));
  moves.add(Move{5});
  EXPECT_TRUE(moves.contains(Move{5}));
  EXPECT_FALSE(moves.contains(Move{6}));
  moves.clear();
  EXPECT_TRUE(moves.empty());
  EXPECT_FALSE(moves.contains(Move{5}));
}

TEST(MoveList, CanBeFilledToTheLastPlace) {
  MoveList<3> moves;
  for (const Move move : {Move{1}, Move{2}, Move{65535}}) moves.add(move);
  EXPECT_EQ(moves.size(), 3U);
  EXPECT_EQ(index_of(moves[2]), 65535);
}

// Bulk additions must add what a plain loop over the bits would.
TEST(MoveList, AddsTheBitsOfASet) {
  for (const std::uint32_t set : {0U, 1U, 0x80U, 0xffU, 0x5a3c01U, 0x7ffffffU}) {
    MoveList<40> few;
    MoveList<40> many;
    few.add(Move{9});
    many.add(Move{9});
    few.add_few(100, set);
    many.add_many<27>(100, set);
    std::vector<Move> expected{Move{9}};
    for (std::uint16_t bit = 0; bit < 27; ++bit) {
      if (((set >> bit) & 1U) != 0) expected.push_back(static_cast<Move>(100 + bit));
    }
    EXPECT_EQ(std::vector<Move>(few.begin(), few.end()), expected);
    EXPECT_EQ(std::vector<Move>(many.begin(), many.end()), expected);
  }
}

TEST(Seats, TheNextClockwiseIsTheNextThatIsNotOut) {
  EXPECT_EQ(next_clockwise(0, SeatSet::none(), 4), 1);
  EXPECT_EQ(next_clockwise(3, SeatSet::none(), 4), 0);
  EXPECT_EQ(next_clockwise(1, SeatSet::none(), 2), 0);
  SeatSet out = SeatSet::only(1);
  out.add(2);
  EXPECT_EQ(next_clockwise(0, out, 4), 3);
  EXPECT_EQ(next_clockwise(0, out, 3), 0) << "only this one is left";
  EXPECT_EQ(next_clockwise(3, SeatSet::only(0), 4), 1);
}

TEST(SeatSet, HoldsSeatsAndNothingElse) {
  SeatSet seats = SeatSet::only(2);
  seats.add(0);
  seats.add(2);
  EXPECT_EQ(seats.size(), 2);
  EXPECT_TRUE(seats.has(0));
  EXPECT_FALSE(seats.has(1));
  EXPECT_TRUE(seats.has(2));
  EXPECT_FALSE(seats.has(kNobody));
  EXPECT_TRUE(SeatSet::only(kNobody).empty());
  EXPECT_EQ(SeatSet::all().size(), kMaxSeats);
  EXPECT_TRUE(SeatSet::none().empty());
}

TEST(Event, IsSeenByThoseItIsFor) {
  Event event;
  EXPECT_TRUE(event.visible_to(3));
  EXPECT_TRUE(event.visible_to(kNobody));
  event.seen_by = SeatSet::only(1);
  EXPECT_TRUE(event.visible_to(1));
  EXPECT_FALSE(event.visible_to(0));
  EXPECT_FALSE(event.visible_to(kNobody));
}

TEST(EventLog, KeepsEventsUntilCleared) {
  EventLog log;
  log(Event{.kind = 4, .seat = 1, .args = {7}});
  ASSERT_EQ(log.events().size(), 1U);
  EXPECT_EQ(log.events()[0].args[0], 7);
  log.clear();
  EXPECT_TRUE(log.events().empty());
}

}  // namespace
}  // namespace pithead
