// What can be taken back at a table, and until when.
#include <gtest/gtest.h>

#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

TEST(TableUndo, MovesOfATurnCanBeTakenBackUntilAnotherSeatMoved) {
  TableAtHand at = two_people();
  at.start();
  play_to_first_turn(at);
  const Seat seat = at.table.actor();
  EXPECT_EQ(at.wish(name_of(other(seat)), "undo", ",\"ply\":6"), "nothing-to-undo");
  ASSERT_EQ(at.play(name_of(seat), any_move(at, "place M")), "done");
  const std::uint64_t before = at.table.match()->state().hash();
  const int ply = at.table.ply();
  ASSERT_EQ(at.play(name_of(seat), "stop"), "done");
  EXPECT_EQ(at.wish(name_of(other(seat)), "undo", ",\"ply\":" + std::to_string(ply + 1)), "nothing-to-undo");
  EXPECT_EQ(at.wish(name_of(seat), "undo", ",\"ply\":" + std::to_string(ply)), "stale-ply");
  ASSERT_EQ(at.wish(name_of(seat), "undo", ",\"ply\":" + std::to_string(ply + 1)), "done");
  EXPECT_EQ(at.table.ply(), ply);
  EXPECT_EQ(at.table.match()->state().hash(), before);
  ASSERT_EQ(at.wish(name_of(seat), "undo",
                    ",\"ply\":" + std::to_string(ply) + ",\"to\":" + std::to_string(ply - 1)),
            "done");
  EXPECT_EQ(at.wish(name_of(seat), "undo", ",\"ply\":" + std::to_string(ply - 1)), "nothing-to-undo")
      << "the draft was another turn";
  ASSERT_EQ(at.play(name_of(seat), any_move(at, "place M")), "done");
  ASSERT_EQ(at.play(name_of(seat), "stop"), "done");
  ASSERT_EQ(at.play(name_of(other(seat)), any_move(at, "place M")), "done");
  EXPECT_EQ(at.wish(name_of(seat), "undo", ",\"ply\":" + std::to_string(at.table.ply())), "nothing-to-undo");
}

TEST(TableUndo, WhoConfirmsTurnsIsWaitedForAndCanTakeBackTheLastMove) {
  TableAtHand at = two_people();
  at.start();
  play_to_first_turn(at);
  const Seat seat = at.table.actor();
  ASSERT_EQ(at.wish(name_of(seat), "confirm-turns", ",\"on\":true"), "done");
  ASSERT_EQ(at.play(name_of(seat), any_move(at, "place M")), "done");
  EXPECT_EQ(at.table.unconfirmed(), kNobody) << "the turn is not over";
  ASSERT_EQ(at.play(name_of(seat), "stop"), "done");
  EXPECT_EQ(at.table.unconfirmed(), seat);
  EXPECT_EQ(at.table.actor(), seat);
  EXPECT_EQ(at.play(name_of(other(seat)), "place M6"), "not-your-turn");
  EXPECT_EQ(at.play(name_of(seat), "place M6"), "unconfirmed");
  EXPECT_EQ(at.wish(name_of(other(seat)), "confirm", ",\"ply\":8"), "nothing-to-confirm");
  ASSERT_EQ(at.wish(name_of(seat), "undo", ",\"ply\":8"), "done");
  EXPECT_EQ(at.table.unconfirmed(), kNobody);
  ASSERT_EQ(at.play(name_of(seat), "stop"), "done");
  ASSERT_EQ(at.wish(name_of(seat), "confirm", ",\"ply\":8"), "done");
  EXPECT_EQ(at.table.actor(), other(seat));
  EXPECT_EQ(at.wish(name_of(seat), "confirm", ",\"ply\":8"), "nothing-to-confirm");
  EXPECT_EQ(at.wish(name_of(seat), "undo", ",\"ply\":8"), "nothing-to-undo") << "confirmed is confirmed";
}

// Ada's seat and a bot's, with a move of Ada's and the bot's answer; neither showed anything hidden.
TableAtHand answered_by_a_bot(const Plan& plan = plan_of({person_seat("ada"), bot_seat("easy")})) {
  TableAtHand at(plan);
  at.start();
  play_to_first_turn(at);
  while (at.table.actor() != 0) at.play_any();
  EXPECT_EQ(at.play("ada", any_move(at, "place M")), "done");
  EXPECT_EQ(at.play("ada", "stop"), "done");
  const Match& match = *at.table.match();
  for (const char* quiet : {"place M", "stop"}) {
    const auto move = match.game().read_move(quiet == std::string("stop") ? "stop" : any_move(at, quiet));
    at.make(*decide_bot_move(at.table, 1, *move));
  }
  return at;
}

TEST(TableUndo, AgainstBotsATurnCanBeTakenBackAlsoWhenTheyHaveAnswered) {
  TableAtHand at = answered_by_a_bot();
  const int ply = at.table.ply();
  ASSERT_EQ(at.table.actor(), 0);
  EXPECT_GE(at.table.undoable("ada"), 4);
  const auto undo = [&](const std::string& more) {
    return at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply()) + more);
  };
  EXPECT_EQ(undo(",\"to\":" + std::to_string(ply - 1)), "nothing-to-undo") << "that was the bot's decision";
  ASSERT_EQ(undo(""), "done");
  EXPECT_EQ(at.table.ply(), ply - 3) << "back to the own last decision";
  EXPECT_EQ(at.table.actor(), 0);
  ASSERT_EQ(undo(""), "done");
  EXPECT_EQ(at.table.ply(), ply - 4);

  Table again("table");
  for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
  EXPECT_EQ(again.match()->state().hash(), at.table.match()->state().hash());
}

TEST(TableUndo, WhereTheGameIsRatedNobodyGoesBackBeyondTheOwnTurn) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("easy")});
  plan.rated = true;
  TableAtHand at = answered_by_a_bot(plan);
  EXPECT_EQ(at.table.undoable("ada"), 0);
  ASSERT_EQ(at.play("ada", any_move(at, "place M")), "done");
  EXPECT_EQ(at.table.undoable("ada"), 1) << "the own turn is";
  EXPECT_EQ(at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply())), "done");
}

TEST(TableUndo, WhatHasComeToLightIsNotTakenBack) {
  TableAtHand at = answered_by_a_bot();
  while (at.table.match()->since_reveal() > 0) at.play_any();
  EXPECT_EQ(at.table.undoable("ada"), 0);
  EXPECT_EQ(at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply())), "nothing-to-undo");
}

TEST(TableUndo, WithOthersAtTheTableABotsAnswerStands) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy"), person_seat("bruno")}));
  at.start();
  play_to_first_turn(at);
  while (at.table.actor() != 0 || !any_move(at, "place M").starts_with("place")) at.play_any();
  ASSERT_EQ(at.play("ada", any_move(at, "place M")), "done");
  ASSERT_EQ(at.play("ada", "stop"), "done");
  EXPECT_EQ(at.table.undoable("ada"), 2);
  at.play_any();
  EXPECT_EQ(at.table.undoable("ada"), 0);
}

TEST(TableUndo, AConfirmedTurnStaysAlsoAgainstBots) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy")}));
  at.start();
  play_to_first_turn(at);
  while (at.table.actor() != 0) at.play_any();
  ASSERT_EQ(at.wish("ada", "confirm-turns", ",\"on\":true"), "done");
  ASSERT_EQ(at.play("ada", any_move(at, "place M")), "done");
  ASSERT_EQ(at.play("ada", "stop"), "done");
  ASSERT_EQ(at.wish("ada", "confirm", ",\"ply\":" + std::to_string(at.table.ply())), "done");
  at.play_any();
  EXPECT_EQ(at.table.undoable("ada"), 0);
}

}  // namespace
}  // namespace pithead::server
