// Time at a table: clocks, who leaves, who is waited for no longer.
#include <gtest/gtest.h>

#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

Plan clocked(ClockRule clock) {
  Plan plan = plan_of({person_seat("ada"), person_seat("bruno")});
  plan.clock = clock;
  return plan;
}

TEST(TableClock, ATurnHasItsSecondsAndThenABotPlaysOn) {
  TableAtHand at(clocked({.kind = ClockRule::Kind::Turn, .seconds = 60}));
  EXPECT_EQ(at.table.deadline(), std::nullopt);
  at.start();
  const Seat seat = at.table.actor();
  EXPECT_EQ(at.table.deadline(), at.now + 60'000);
  EXPECT_FALSE(decide_time_out(at.table, at.now + 59'999));
  at.now += 60'000;
  at.time_out();
  EXPECT_TRUE(at.table.is_bot(seat));
  EXPECT_EQ(at.table.deadline(), std::nullopt) << "bots have no clock";
  EXPECT_EQ(at.play(name_of(seat), "take truck-KK"), "away");
  ASSERT_EQ(at.wish(name_of(seat), "return"), "done");
  EXPECT_FALSE(at.table.is_bot(seat));
  EXPECT_EQ(at.table.deadline(), at.now + 60'000);
  EXPECT_EQ(at.wish(name_of(seat), "return"), "not-away");
}

TEST(TableClock, WhenTimeIsUpABotPlaysThatTurnOnly) {
  TableAtHand at(clocked({.kind = ClockRule::Kind::Turn, .seconds = 60}));
  at.start();
  play_to_first_turn(at);
  const Seat seat = at.table.actor();
  at.now += 60'000;
  at.time_out();
  while (at.table.actor() == seat) at.play_any();
  EXPECT_FALSE(at.table.is_bot(seat)) << "the next turn is the person's again";
  EXPECT_EQ(at.table.seats()[seat].timed_out, 1);
  while (at.table.actor() != seat) at.play_any();
  at.play_any();
  EXPECT_EQ(at.table.seats()[seat].timed_out, 0) << "who plays is there";
}

TEST(TableClock, WhoIsAskedBackIsWaitedFor) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("easy")});
  plan.clock = {.kind = ClockRule::Kind::Turn, .seconds = 60};
  TableAtHand at(std::move(plan));
  at.start();
  while (at.table.actor() != 0) at.play_any();
  at.now += 60'000;
  at.time_out();
  EXPECT_FALSE(at.table.is_paused());
  EXPECT_TRUE(summarise(at.table).bot_to_move);
}

TEST(TableClock, AfterThreeTurnsInARowTheBotGoesOn) {
  TableAtHand at(clocked({.kind = ClockRule::Kind::Bank, .seconds = 60, .increment = 0}));
  at.start();
  const Seat seat = at.table.actor();
  for (int turn = 1; turn <= 3; ++turn) {
    while (at.table.actor() != seat) at.play_any();
    EXPECT_FALSE(at.table.is_bot(seat));
    EXPECT_GE(at.table.bank_left(seat, at.now), 30'000) << "who is asked back has time to answer";
    at.now = *at.table.deadline();
    at.time_out();
    while (at.table.actor() == seat) at.play_any();
  }
  EXPECT_TRUE(at.table.is_bot(seat));
  ASSERT_EQ(at.wish(name_of(seat), "return"), "done");
  EXPECT_EQ(at.table.seats()[seat].timed_out, 0);
}

TEST(TableClock, ATurnThatOnlyWaitsToBeConfirmedIsConfirmedWhenTimeIsUp) {
  TableAtHand at(clocked({.kind = ClockRule::Kind::Turn, .seconds = 60}));
  at.start();
  play_to_first_turn(at);
  const Seat seat = at.table.actor();
  ASSERT_EQ(at.wish(name_of(seat), "confirm-turns", ",\"on\":true"), "done");
  ASSERT_EQ(at.play(name_of(seat), any_move(at, "place M")), "done");
  ASSERT_EQ(at.play(name_of(seat), "stop"), "done");
  at.now += 60'000;
  at.time_out();
  EXPECT_EQ(at.table.actor(), other(seat));
  EXPECT_FALSE(at.table.is_bot(seat));
}

TEST(TableClock, ABankOfTimeIsUsedUpInOnesOwnTurnsAndGrowsWithEach) {
  TableAtHand at(clocked({.kind = ClockRule::Kind::Bank, .seconds = 100, .increment = 10}));
  at.start();
  const Seat first = at.table.actor();
  at.now += 30'000;
  EXPECT_EQ(at.table.bank_left(first, at.now), 70'000);
  EXPECT_EQ(at.table.bank_left(other(first), at.now), 100'000);
  at.play_any();
  ASSERT_EQ(at.table.actor(), other(first));
  EXPECT_EQ(at.table.bank_left(first, at.now), 80'000);
  EXPECT_EQ(at.table.deadline(), at.now + 100'000);
  at.now += 5'000;
  ASSERT_EQ(at.wish("ada", "chat", R"(,"text":"hurry")"), "done");
  at.now += 5'000;
  EXPECT_EQ(at.table.bank_left(other(first), at.now), 90'000) << "talking does not stop the clock";
}

TEST(TableClock, TimeDuringWhichNoServerRanIsGivenBack) {
  for (const ClockRule& clock : {ClockRule{.kind = ClockRule::Kind::Bank, .seconds = 100},
                                 ClockRule{.kind = ClockRule::Kind::Turn, .seconds = 100}}) {
    TableAtHand at(clocked(clock));
    at.start();
    const Milliseconds deadline = *at.table.deadline();
    at.now += 5'000'000;
    at.make(TimeCredited{5'000'000});
    EXPECT_EQ(at.table.deadline(), deadline + 5'000'000);
    EXPECT_FALSE(decide_time_out(at.table, at.now));
  }
}

TEST(TableLeaving, ABotPlaysForWhoeverLeavesUntilTheyComeBack) {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bruno"), bot_seat("easy")}));
  at.start();
  ASSERT_EQ(at.wish("ada", "leave"), "done");
  EXPECT_TRUE(at.table.is_bot(0));
  EXPECT_FALSE(at.table.is_paused());
  EXPECT_TRUE(at.table.holds("ada", 0)) << "the seat is kept";
  for (int i = 0; i < 10; ++i) at.play_any();
  ASSERT_EQ(at.wish("bruno", "leave"), "done");
  EXPECT_TRUE(at.table.is_paused());
  EXPECT_FALSE(summarise(at.table).bot_to_move) << "bots do not play among themselves for nobody";
  ASSERT_EQ(at.wish("ada", "return"), "done");
  EXPECT_FALSE(at.table.is_bot(0));
  EXPECT_FALSE(at.table.is_paused());
}

TEST(TableLeaving, WhoNeverMovesIsReplacedWhenTheOthersHaveWaitedLongEnough) {
  TableAtHand at = two_people();
  EXPECT_EQ(at.wish("ada", "stand-in"), "not-started");
  at.start();
  const Seat seat = at.table.actor();
  EXPECT_EQ(at.wish(name_of(seat), "stand-in"), "not-away") << "nobody replaces themselves; they leave";
  at.now += 119'999;
  EXPECT_EQ(at.wish(name_of(other(seat)), "stand-in"), "too-early");
  at.now += 1;
  EXPECT_EQ(at.wish("clara", "stand-in"), "not-seated");
  EXPECT_EQ(at.wish(name_of(other(seat)), "stand-in"), "done");
  EXPECT_TRUE(at.table.is_bot(seat));
  EXPECT_EQ(at.wish(name_of(seat), "return"), "done");
}

}  // namespace
}  // namespace pithead::server
