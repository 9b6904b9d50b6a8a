// Conditional moves: what somebody planned is played when its turn has come and it is still what it was, and
// never else.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json_fields.h"
#include "server/table/plan_telling.h"
#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

std::string lines_of(const std::vector<std::vector<std::string>>& lines) {
  std::string text = ",\"lines\":[";
  for (const auto& line : lines) {
    text += text.ends_with('[') ? "{\"moves\":[" : ",{\"moves\":[";
    for (const std::string& move : line) text += (text.ends_with('[') ? "\"" : ",\"") + move + '"';
    text += "]}";
  }
  return text + ']';
}

std::string plan(TableAtHand& at, Seat seat, const std::vector<std::string>& line,
                 const std::string& more = "") {
  return at.wish(name_of(seat), "plan", lines_of({line}) + more);
}

std::string told(const TableAtHand& at, Seat seat) { return tell_table(at.table, name_of(seat), 0, at.now); }
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The draft is over; the seat to act and the one that plans meanwhile.
struct Turns {
  TableAtHand at = two_people();
  Seat acting;
  Seat waiting;

  Turns() {
    at.start();
    play_to_first_turn(at);
    acting = at.table.actor();
    waiting = other(acting);
  }

  std::string play(const std::string& move) { return at.play(name_of(at.table.actor()), move); }
  const KeptPlan* kept() const { return at.table.turn_plans().kept(waiting); }
  const DroppedPlan* dropped() const { return at.table.turn_plans().dropped(waiting); }
  std::vector<std::string> played() const {
    std::vector<std::string> moves;
    for (const Ply& ply : at.table.match()->plies()) moves.push_back(at.table.game()->move_text(ply.move));
    return moves;
  }
};

TEST(TurnPlan, IsPlayedAtOnceWhenTheTurnHasCome) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}), "done");
  EXPECT_NE(turns.kept(), nullptr);
  ASSERT_EQ(turns.play("place M6"), "done");
  EXPECT_NE(turns.kept(), nullptr) << "the turn of the other goes on";
  ASSERT_EQ(turns.play("stop"), "done");
  const auto moves = turns.played();
  EXPECT_EQ(moves[moves.size() - 2], "place M10");
  EXPECT_EQ(moves.back(), "stop");
  EXPECT_EQ(turns.at.table.actor(), turns.acting) << "the whole turn is over";
  EXPECT_EQ(turns.kept(), nullptr);
  EXPECT_EQ(turns.dropped(), nullptr);
}

TEST(TurnPlan, IsDroppedWhenAMoveWouldDoSomethingElse) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}), "done");
  ASSERT_EQ(turns.play("place M10"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  EXPECT_EQ(turns.at.table.actor(), turns.waiting);
  EXPECT_EQ(turns.played().back(), "stop");
  EXPECT_EQ(turns.kept(), nullptr);
  ASSERT_NE(turns.dropped(), nullptr);
  EXPECT_EQ(turns.dropped()->misfit.at, 0U);
  ASSERT_TRUE(turns.dropped()->misfit.now);
  EXPECT_EQ(turns.dropped()->lines[0][0].seen.cost.has[0], 1);
  EXPECT_EQ(turns.dropped()->misfit.now->cost.has[0], 2) << "one worker more than was planned";
  EXPECT_TRUE(has(told(turns.at, turns.waiting), R"("plan_dropped":{"ply":6,"condition":"same")"));
}

TEST(TurnPlan, IsPlayedWhateverItDoesIfThatWasAskedFor) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}, R"(,"condition":"legal")"), "done");
  ASSERT_EQ(turns.play("place M10"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  EXPECT_EQ(turns.at.table.actor(), turns.acting);
  EXPECT_EQ(turns.dropped(), nullptr);
}

TEST(TurnPlan, IsDroppedWhenAMoveCannotBeMadeAnyMore) {
  Turns turns;
  const std::string order = any_move(turns.at, "place O");
  ASSERT_EQ(plan(turns.at, turns.waiting, {order}), "done");
  ASSERT_EQ(turns.play(order), "done");
  EXPECT_EQ(turns.at.table.actor(), turns.waiting) << "another order lies there now, for two workers";
  ASSERT_NE(turns.dropped(), nullptr);
}

TEST(TurnPlan, TheFirstLineThatFitsIsPlayed) {
  Turns turns;
  const std::string lines = lines_of({{"place M10", "stop"}, {"place M6", "stop"}, {"place bank"}});
  ASSERT_EQ(turns.at.wish(name_of(turns.waiting), "plan", lines), "done");
  ASSERT_EQ(turns.play("place M10"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  const auto moves = turns.played();
  EXPECT_EQ(moves[moves.size() - 2], "place M6");
}

TEST(TurnPlan, PartOfATurnLeavesTheRestToItsPlayer) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10"}), "done");
  ASSERT_EQ(turns.play("place bank"), "done");
  EXPECT_EQ(turns.played().back(), "place M10");
  EXPECT_EQ(turns.at.table.actor(), turns.waiting);
  EXPECT_EQ(turns.play("stop"), "done");
}

TEST(TurnPlan, WhatIsPlannedLaterTakesThePlaceOfWhatWasBefore) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}), "done");
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "done");
  ASSERT_EQ(turns.play("place M6"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  EXPECT_EQ(turns.played().back(), "place bank");
}

TEST(TurnPlan, CanBeRemoved) {
  Turns turns;
  EXPECT_EQ(turns.at.wish(name_of(turns.waiting), "unplan"), "nothing-planned");
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "done");
  ASSERT_EQ(turns.at.wish(name_of(turns.waiting), "unplan"), "done");
  ASSERT_EQ(turns.play("place bank"), "done");
  EXPECT_EQ(turns.at.table.actor(), turns.waiting);
}

TEST(TurnPlan, IsPlayedAtOnceIfTheTurnHasComeMeanwhile) {
  Turns turns;
  ASSERT_EQ(turns.play("place M6"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  ASSERT_EQ(turns.at.table.actor(), turns.waiting);
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}, ",\"ply\":6"), "done");
  EXPECT_EQ(turns.played().back(), "place bank");
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place bank"}, ",\"ply\":6"), "stale-ply") << "that turn is over";
}

// ---- who confirms turns, takes back, leaves --------------------------------------------------------------

TEST(TurnPlan, NeedsNoConfirmation) {
  Turns turns;
  ASSERT_EQ(turns.at.wish(name_of(turns.waiting), "confirm-turns", ",\"on\":true"), "done");
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}), "done");
  ASSERT_EQ(turns.play("place bank"), "done");
  EXPECT_EQ(turns.at.table.unconfirmed(), kNobody);
  EXPECT_EQ(turns.at.table.actor(), turns.acting);
}

TEST(TurnPlan, WaitsUntilTheTurnBeforeIsConfirmed) {
  Turns turns;
  ASSERT_EQ(turns.at.wish(name_of(turns.acting), "confirm-turns", ",\"on\":true"), "done");
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "done");
  ASSERT_EQ(turns.play("place M6"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  EXPECT_EQ(turns.played().back(), "stop");
  ASSERT_EQ(turns.at.wish(name_of(turns.acting), "confirm", ",\"ply\":8"), "done");
  EXPECT_EQ(turns.played().back(), "place bank");
}

TEST(TurnPlan, OutlivesThatOthersTakeBack) {
  Turns turns;
  ASSERT_EQ(turns.play("place M10"), "done");
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "done");
  ASSERT_EQ(turns.at.wish(name_of(turns.acting), "undo", ",\"ply\":7"), "done");
  EXPECT_NE(turns.kept(), nullptr);
  ASSERT_EQ(turns.play("place M6"), "done");
  ASSERT_EQ(turns.play("stop"), "done");
  EXPECT_EQ(turns.played().back(), "place bank");
}

TEST(TurnPlan, IsGoneWhenItsOwnerTakesBack) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy")}));
  at.start();
  play_to_first_turn(at);
  while (at.table.actor() != 0) at.play_any();
  ASSERT_EQ(at.play("ada", any_move(at, "place M")), "done");
  ASSERT_EQ(at.play("ada", "stop"), "done");
  ASSERT_EQ(at.wish("ada", "plan", lines_of({{"place bank"}})), "done");
  ASSERT_EQ(at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply())), "done");
  EXPECT_EQ(at.table.turn_plans().kept(0), nullptr);
  EXPECT_EQ(at.table.actor(), 0) << "who takes back decides anew";
}

TEST(TurnPlan, IsGoneWhenABotTakesTheSeat) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "done");
  ASSERT_EQ(turns.at.wish(name_of(turns.waiting), "leave"), "done");
  EXPECT_EQ(turns.kept(), nullptr);
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "away");
  ASSERT_EQ(turns.at.wish(name_of(turns.waiting), "return"), "done");
  ASSERT_EQ(turns.play("place bank"), "done");
  EXPECT_EQ(turns.at.table.actor(), turns.waiting) << "nothing is planned any more";
}

// ---- favourites ------------------------------------------------------------------------------------------

TEST(TurnPlan, AStandingListIsPlayedTurnAfterTurnUntilNothingOfItIsLeft) {
  TableAtHand at = two_people();
  at.start();
  const Seat acting = at.table.actor();
  const Seat waiting = other(acting);
  std::vector<std::vector<std::string>> favourites;
  for (const Move move : at.table.match()->state().legal())
    favourites.insert(favourites.begin(), {at.table.game()->move_text(move)});
  ASSERT_EQ(
      at.wish(name_of(waiting), "plan", lines_of(favourites) + R"(,"condition":"legal","standing":true)"),
      "done");
  std::vector<std::string> drafted;
  while (at.table.ply() < 6) {
    ASSERT_EQ(at.table.actor(), acting) << "the list answers for the other";
    const Move taken = at.table.match()->state().legal().front();
    std::erase(favourites, std::vector{at.table.game()->move_text(taken)});
    const std::string next = favourites.front().front();
    ASSERT_EQ(at.play(name_of(acting), at.table.game()->move_text(taken)), "done");
    std::erase(favourites, std::vector{next});
    drafted.push_back(next);
  }
  std::vector<std::string> played;
  for (const Ply& ply : at.table.match()->plies()) {
    if (ply.seat == waiting) played.push_back(at.table.game()->move_text(ply.move));
  }
  EXPECT_EQ(played, drafted) << "the highest favourite that is left, each time";
  while (at.table.actor() != waiting) at.play_any();
  EXPECT_EQ(at.table.turn_plans().kept(waiting), nullptr) << "there is nothing to draft any more";
}

// ---- what can be planned ---------------------------------------------------------------------------------

TEST(TurnPlan, NothingIsPlannedBehindWhatCannotBeKnown) {
  Turns turns;
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place Odraw", "decline"}), "illegal-move");
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place Odraw"}), "done") << "as the last move it can be planned";
}

TEST(TurnPlan, ALineIsOneTurnAndNoMore) {
  Turns turns;
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place bank", "place bank"}), "illegal-move");
  EXPECT_EQ(plan(turns.at, turns.waiting, {"stop"}), "illegal-move");
  EXPECT_EQ(plan(turns.at, turns.waiting, {"castle"}), "unreadable-move");
}

TEST(TurnPlan, HasAForm) {
  Turns turns;
  const auto say = [&](const std::string& more) {
    return turns.at.wish(name_of(turns.waiting), "plan", more);
  };
  EXPECT_EQ(say(""), "bad-message");
  EXPECT_EQ(say(",\"lines\":[]"), "bad-message");
  EXPECT_EQ(say(",\"lines\":[7]"), "bad-message");
  EXPECT_EQ(say(",\"lines\":[{}]"), "bad-message");
  EXPECT_EQ(say(lines_of({{}})), "bad-message");
  EXPECT_EQ(say(lines_of({{"place bank"}}) + R"(,"condition":"perhaps")"), "bad-message");
  EXPECT_EQ(say(lines_of({{"place M10", "stop"}}) + ",\"standing\":true"), "bad-message");
  EXPECT_EQ(say(lines_of(std::vector(41, std::vector<std::string>{"place bank"}))), "bad-message");
  EXPECT_EQ(say(lines_of({std::vector<std::string>(101, "stop")})), "bad-message");
  EXPECT_EQ(say(lines_of({{"place bank"}}) + ",\"ply\":99"), "stale-ply");
  EXPECT_EQ(turns.kept(), nullptr) << "what is refused changes nothing";
}

TEST(TurnPlan, IsForThoseWhoHaveOneSeatInARunningGame) {
  TableAtHand open = two_people();
  EXPECT_EQ(plan(open, 0, {"place bank"}), "not-started");
  Turns turns;
  EXPECT_EQ(turns.at.wish("eve", "plan", lines_of({{"place bank"}})), "not-seated");
  TableAtHand screen(plan_of({person_seat("ada"), person_seat("ada")}));
  screen.start();
  EXPECT_EQ(screen.wish("ada", "plan", lines_of({{"place bank"}})), "not-plannable");
}

TEST(TurnPlan, WhoHasNoWorkersLeftCannotForeseeTheNextTurn) {
  Turns turns;
  const AnyState& state = turns.at.table.match()->state();
  while (state.purse(turns.waiting).has[0] > 0) {
    const bool crowds = turns.at.table.actor() == turns.waiting && turns.play("place M6") == "done";
    ASSERT_EQ(turns.play(crowds ? "stop" : "place bank"), "done");
  }
  ASSERT_EQ(turns.at.table.actor(), turns.acting);
  ASSERT_EQ(state.round(), 0);
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "not-plannable");
}

TEST(TurnPlan, ALogHasRoomForFiveHundredOfOneSeat) {
  Turns turns;
  for (int i = 0; i < 500; ++i) ASSERT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "done");
  EXPECT_EQ(plan(turns.at, turns.waiting, {"place bank"}), "log-full");
  EXPECT_EQ(turns.at.wish(name_of(turns.waiting), "unplan"), "done");
}

// ---- who is told -----------------------------------------------------------------------------------------

TEST(TurnPlan, IsToldToItsOwnerAlone) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}), "done");
  const std::string mine = told(turns.at, turns.waiting);
  EXPECT_TRUE(has(mine, R"("plan":{"ply":6,"condition":"same","lines":[{"moves":[{"move":"place M10")"));
  EXPECT_TRUE(has(mine, R"("kind":"plan")"));
  for (const std::string& others : {told(turns.at, turns.acting), tell_table(turns.at.table, {}, 0, 0)}) {
    EXPECT_FALSE(has(others, "\"plan"));
    EXPECT_TRUE(has(others, R"("kind":"private"})")) << "no version is missing";
  }
  ASSERT_EQ(turns.play("place bank"), "done");
  EXPECT_TRUE(has(told(turns.at, turns.waiting), R"("planned":true)"));
  EXPECT_FALSE(has(told(turns.at, turns.acting), "plan"));
}

TEST(TurnPlan, ThatOneWasDroppedIsNoChangeThatOthersHearOf) {
  Turns with;
  Turns without;
  ASSERT_EQ(plan(with.at, with.waiting, {"place M10", "stop"}), "done");
  ASSERT_EQ(without.at.wish(name_of(without.waiting), "chat", R"(,"text":"x")"), "done");
  for (Turns* each : {&with, &without}) {
    ASSERT_EQ(each->play("place M10"), "done");
    ASSERT_EQ(each->play("stop"), "done");
  }
  EXPECT_EQ(with.at.table.version(), without.at.table.version());
}

TEST(TurnPlan, IsTheSameWhenTheLogIsReadAgain) {
  Turns turns;
  ASSERT_EQ(plan(turns.at, turns.waiting, {"place M10", "stop"}), "done");
  ASSERT_EQ(turns.play("place M6"), "done");
  Table again("table");
  for (const Entry& entry : turns.at.log) ASSERT_TRUE(again.replay(entry));
  const PersonId person = name_of(turns.waiting);
  EXPECT_EQ(tell_table(again, person, 0, turns.at.now), told(turns.at, turns.waiting));
  ASSERT_EQ(turns.play("stop"), "done");
}

TEST(TurnPlan, APreviewTellsTheBoardBehindALine) {
  Turns turns;
  const auto ask = [&](std::vector<std::string> moves) {
    return tell_plan_preview("p", {.ply = std::nullopt, .moves = std::move(moves)}, turns.at.table,
                             name_of(turns.waiting));
  };
  const auto begin = ask({});
  ASSERT_TRUE(begin);
  EXPECT_TRUE(
      has(begin->text, R"("type":"plan-preview","id":"p","table":"table","ply":6,"line":[],"view":{)"));
  EXPECT_TRUE(has(begin->text, R"({"move":"place M10")"));
  const auto mining = ask({"place M10"});
  ASSERT_TRUE(mining);
  EXPECT_TRUE(has(mining->text, R"({"move":"stop")"));
  const auto done = ask({"place M10", "stop"});
  ASSERT_TRUE(done);
  EXPECT_TRUE(has(done->text, R"("moves":[]})")) << "the turn is over";
  const auto hidden = ask({"place Odraw"});
  ASSERT_TRUE(hidden);
  EXPECT_FALSE(has(hidden->text, "\"view\"")) << "what comes then nobody knows";
}

}  // namespace
}  // namespace pithead::server
