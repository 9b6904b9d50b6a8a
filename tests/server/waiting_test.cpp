// Games that stand still, and whoever is waited for: vacations, more time, nudges, adjournment.
#include "server/table/waiting.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/table/lobby_card.h"
#include "server/table/opening.h"
#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr Milliseconds kOneMinute = 60'000;
constexpr Milliseconds kOneHour = 60 * kOneMinute;
constexpr Milliseconds kOneDay = 24 * kOneHour;

constexpr ClockRule kTurnOfTwoDays{.kind = ClockRule::Kind::Turn, .seconds = 2 * 24 * 3600};
constexpr ClockRule kBankOfTwoDays{.kind = ClockRule::Kind::Bank, .seconds = 2 * 24 * 3600};

TableAtHand by_turn(ClockRule clock) {
  Plan plan = plan_of({person_seat("ada"), person_seat("bruno")});
  plan.by_turn = true;
  plan.clock = clock;
  TableAtHand at(std::move(plan));
  at.start();
  return at;
}

void set_vacation(TableAtHand& at, const PersonId& person, Milliseconds until) {
  const auto what = decide_vacation(at.table, person, until);
  ASSERT_TRUE(what);
  at.make({.by = person, .id = {}, .what = *what});
}

// The table that its log makes, which every node agrees on.
Table replayed(const TableAtHand& at) {
  Table again(at.table.id());
  for (const Entry& entry : at.log) EXPECT_TRUE(again.replay(entry)) << entry.body;
  return again;
}

json::object told_to(const TableAtHand& at, const PersonId& person) {
  return json::parse(tell_table(at.table, person, 0, at.now)).as_object();
}

std::string until(Milliseconds time) { return ",\"until\":" + std::to_string(time); }

// ---- vacations -------------------------------------------------------------------------------------------

TEST(OnVacation, TheOwnClockStandsStillAndGoesOnByItself) {
  for (const ClockRule& clock : {kTurnOfTwoDays, kBankOfTwoDays}) {
    TableAtHand at = by_turn(clock);
    const PersonId person = name_of(at.table.actor());
    const Milliseconds began = at.now;
    at.now += 12 * kOneHour;
    set_vacation(at, person, at.now + 5 * kOneDay);
    EXPECT_EQ(at.table.deadline(), began + 2 * kOneDay + 5 * kOneDay);
    EXPECT_EQ(at.table.waited(at.now + 3 * kOneDay), 12 * kOneHour);
    EXPECT_EQ(replayed(at).deadline(), at.table.deadline());
    at.now += 6 * kOneDay;
    EXPECT_EQ(at.table.waited(at.now), 12 * kOneHour + kOneDay) << "it is over";
    ASSERT_EQ(at.wish("ada", "chat", R"(,"text":"hello")"), "done");
    EXPECT_EQ(at.table.deadline(), began + 7 * kOneDay) << "whatever is written meanwhile";
  }
}

TEST(OnVacation, WhoComesBackEarlierPlaysOnFromThere) {
  for (const ClockRule& clock : {kTurnOfTwoDays, kBankOfTwoDays}) {
    TableAtHand at = by_turn(clock);
    const PersonId person = name_of(at.table.actor());
    const Milliseconds began = at.now;
    set_vacation(at, person, at.now + 9 * kOneDay);
    at.now += kOneDay;
    set_vacation(at, person, 0);
    EXPECT_EQ(at.table.deadline(), began + 3 * kOneDay);
    at.now += kOneHour;
    set_vacation(at, person, at.now + 2 * kOneDay);  // and goes once more
    EXPECT_EQ(at.table.deadline(), began + 5 * kOneDay);
    EXPECT_EQ(replayed(at).deadline(), at.table.deadline());
  }
}

TEST(OnVacation, TheOthersClocksRun) {
  TableAtHand at = by_turn(kTurnOfTwoDays);
  const Seat acting = at.table.actor();
  set_vacation(at, name_of(other(acting)), at.now + 9 * kOneDay);
  EXPECT_EQ(at.table.deadline(), at.now + 2 * kOneDay);
  at.play_any();
  ASSERT_EQ(at.table.actor(), other(acting));
  EXPECT_EQ(at.table.deadline(), at.now + 11 * kOneDay) << "a turn that begins in it has its time behind it";
}

TEST(OnVacation, ABankIsChargedForTheRestOnly) {
  TableAtHand at = by_turn(kBankOfTwoDays);
  const Seat acting = at.table.actor();
  at.now += kOneHour;
  set_vacation(at, name_of(acting), at.now + 5 * kOneDay);
  at.now += 6 * kOneDay;
  EXPECT_EQ(at.table.bank_left(acting, at.now), 2 * kOneDay - kOneHour - kOneDay);
  at.play_any();
  EXPECT_EQ(at.table.bank_left(acting, at.now), 2 * kOneDay - kOneHour - kOneDay);
}

TEST(OnVacation, NobodyStepsInOrNudges) {
  TableAtHand at = by_turn({});
  const PersonId waiting = name_of(other(at.table.actor()));
  set_vacation(at, name_of(at.table.actor()), at.now + 10 * kOneDay);
  at.now += 4 * kOneDay;
  EXPECT_EQ(at.wish(waiting, "stand-in"), "too-early");
  EXPECT_EQ(at.wish(waiting, "nudge"), "on-vacation");
  at.now += 9 * kOneDay + kOneMinute;
  EXPECT_EQ(at.wish(waiting, "stand-in"), "done") << "three days behind it";
}

TEST(OnVacation, TimeWithoutAServerIsNotGivenBackTwice) {
  TableAtHand at = by_turn(kTurnOfTwoDays);
  const Milliseconds began = at.now;
  set_vacation(at, name_of(at.table.actor()), at.now + 5 * kOneDay);
  at.now += 3 * kOneDay;
  at.make(TimeCredited{kOneDay});
  EXPECT_EQ(at.table.deadline(), began + 7 * kOneDay);
  at.now += 3 * kOneDay;  // a day behind it, of which half was lost
  at.make(TimeCredited{12 * kOneHour});
  EXPECT_EQ(at.table.deadline(), began + 7 * kOneDay + 12 * kOneHour);
}

TEST(OnVacation, IsForGamesByTurnsAndSeenByAll) {
  TableAtHand live = two_people();
  live.start();
  EXPECT_EQ(decide_vacation(live.table, "ada", 5).error().why, Why::BadMessage);
  TableAtHand at = by_turn({});
  EXPECT_EQ(decide_vacation(at.table, "eve", 5).error().why, Why::NotSeated);
  set_vacation(at, "ada", at.now + kOneDay);
  EXPECT_EQ(told_to(at, "bruno").at("seats").at(0).at("vacation_until"), at.now + kOneDay);
  EXPECT_NE(summarise(at.table).card.find("vacation_until"), std::string::npos);
  const json::object news = told_to(at, "bruno").at("news").as_array().back().as_object();
  EXPECT_EQ(news.at("kind"), "vacation");
  EXPECT_EQ(news.at("seat"), 0);
}

// ---- more time -------------------------------------------------------------------------------------------

TEST(TurnGrace, IsGivenOnceAGameAndThenABotPlays) {
  for (const ClockRule& clock : {kTurnOfTwoDays, kBankOfTwoDays}) {
    TableAtHand at = by_turn(clock);
    const Seat seat = at.table.actor();
    const Milliseconds end = at.now + 2 * kOneDay;
    at.now = end;
    const auto more = decide_time_out(at.table, at.now, 12 * kOneHour);
    ASSERT_TRUE(more);
    at.make(*more);
    EXPECT_FALSE(at.table.is_bot(seat));
    EXPECT_EQ(at.table.deadline(), end + 12 * kOneHour);
    EXPECT_EQ(replayed(at).deadline(), at.table.deadline());
    at.now += 12 * kOneHour;
    at.make(*decide_time_out(at.table, at.now, 12 * kOneHour));
    EXPECT_TRUE(at.table.is_bot(seat));
  }
}

TEST(TurnGrace, IsNoMoreThanTheClockHasAndNotForAnEvening) {
  TableAtHand at = by_turn({.kind = ClockRule::Kind::Turn, .seconds = 3600});
  at.now += kOneHour;
  EXPECT_EQ(std::get<GraceGiven>(*decide_time_out(at.table, at.now, 12 * kOneHour)).amount, kOneHour);
  EXPECT_TRUE(std::holds_alternative<BotStoodIn>(*decide_time_out(at.table, at.now))) << "switched off";
  Plan live = plan_of({person_seat("ada"), person_seat("bruno")});
  live.clock = {.kind = ClockRule::Kind::Turn, .seconds = 3600};
  TableAtHand evening(std::move(live));
  evening.start();
  evening.now += kOneHour;
  EXPECT_TRUE(
      std::holds_alternative<BotStoodIn>(*decide_time_out(evening.table, evening.now, 12 * kOneHour)));
}

// ---- nudges ----------------------------------------------------------------------------------------------

TEST(Nudge, IsForWhoHasWaitedAndNotTooOften) {
  TableAtHand at = by_turn({});
  const Seat acting = at.table.actor();
  const PersonId waiting = name_of(other(acting));
  const Milliseconds from = at.now + 12 * kOneHour;
  EXPECT_EQ(at.wish(waiting, "nudge"), "too-early");
  EXPECT_EQ(told_to(at, waiting).at("nudge_from"), from);
  EXPECT_FALSE(told_to(at, name_of(acting)).contains("nudge_from"));
  EXPECT_FALSE(told_to(at, "eve").contains("nudge_from"));
  at.now = from;
  EXPECT_EQ(at.wish("eve", "nudge"), "not-seated");
  EXPECT_EQ(at.wish(name_of(acting), "nudge"), "not-away");
  ASSERT_EQ(at.wish(waiting, "nudge"), "done");
  EXPECT_EQ(at.wish(waiting, "nudge"), "too-early");
  EXPECT_EQ(told_to(at, name_of(acting)).at("nudged"), from);
  EXPECT_EQ(json::parse(summarise(at.table).card).at("nudged"), from);
  const json::object news = told_to(at, name_of(acting)).at("news").as_array().back().as_object();
  EXPECT_EQ(news.at("seat"), acting);
  EXPECT_EQ(news.at("by"), other(acting));
  at.now += 12 * kOneHour;
  EXPECT_EQ(at.wish(waiting, "nudge"), "done");
  at.play_any();
  EXPECT_FALSE(told_to(at, name_of(acting)).contains("nudged")) << "it was for that turn";
}

TEST(Nudge, ComesSoonerOnAnEveningAndNeverToBots) {
  TableAtHand at = two_people();
  at.start();
  const PersonId waiting = name_of(other(at.table.actor()));
  at.now += 2 * kOneMinute - 1;
  EXPECT_EQ(at.wish(waiting, "nudge"), "too-early");
  at.now += 1;
  EXPECT_EQ(at.wish(waiting, "nudge"), "done");
  ASSERT_EQ(at.wish(name_of(at.table.actor()), "leave"), "done");
  EXPECT_EQ(at.wish(waiting, "nudge"), "not-away");
}

// ---- adjournment -----------------------------------------------------------------------------------------

TEST(Adjournment, NeedsEverybody) {
  TableAtHand at = by_turn(kTurnOfTwoDays);
  const Milliseconds sunday = at.now + 3 * kOneDay;
  EXPECT_EQ(at.wish("eve", "adjourn", until(sunday)), "not-seated");
  EXPECT_EQ(at.wish("ada", "adjourn", until(at.now)), "bad-message");
  EXPECT_EQ(at.wish("ada", "adjourn", until(at.now + 61 * kOneDay)), "bad-message");
  ASSERT_EQ(at.wish("ada", "adjourn", until(sunday)), "done");
  EXPECT_FALSE(at.table.adjourned());
  EXPECT_EQ(told_to(at, "bruno").at("adjourn_asked").at("agreed"), json::array{0});
  ASSERT_EQ(at.wish("bruno", "adjourn", until(sunday + kOneDay)), "done");
  EXPECT_FALSE(at.table.adjourned()) << "another moment is another question";
  ASSERT_EQ(at.wish("ada", "adjourn", until(sunday + kOneDay)), "done");
  ASSERT_TRUE(at.table.adjourned());
  EXPECT_EQ(at.table.adjourned()->until, sunday + kOneDay);
  EXPECT_FALSE(at.table.proposal());
}

TEST(Adjournment, CanBeDeclined) {
  TableAtHand at = by_turn(kTurnOfTwoDays);
  ASSERT_EQ(at.wish("ada", "adjourn", until(at.now + kOneDay)), "done");
  ASSERT_EQ(at.wish("bruno", "adjourn"), "done");
  EXPECT_FALSE(at.table.proposal());
  ASSERT_EQ(at.wish("bruno", "adjourn", until(at.now + kOneDay)), "done");
  EXPECT_FALSE(at.table.adjourned()) << "who asked before has to ask again";
}

TableAtHand adjourned(ClockRule clock, Milliseconds length) {
  TableAtHand at = by_turn(clock);
  at.now += kOneHour;
  const Milliseconds end = at.now + length;
  EXPECT_EQ(at.wish("ada", "adjourn", until(end)), "done");
  EXPECT_EQ(at.wish("bruno", "adjourn", until(end)), "done");
  EXPECT_TRUE(at.table.adjourned());
  return at;
}

TEST(Adjournment, StopsTheGameAndItsClock) {
  for (const ClockRule& clock : {kTurnOfTwoDays, kBankOfTwoDays}) {
    TableAtHand at = adjourned(clock, 5 * kOneDay);
    const Seat acting = at.table.actor();
    const Milliseconds end = at.now + 5 * kOneDay;
    EXPECT_EQ(at.play(name_of(acting), "take truck-KK"), "adjourned");
    EXPECT_EQ(at.wish(name_of(other(acting)), "stand-in"), "adjourned");
    EXPECT_EQ(at.wish(name_of(other(acting)), "nudge"), "adjourned");
    EXPECT_EQ(at.wish("ada", "adjourn", until(end)), "adjourned");
    EXPECT_FALSE(told_to(at, "ada").contains("moves"));
    EXPECT_FALSE(told_to(at, "ada").contains("deadline"));
    for (const Summary::Member& each : summarise(at.table).members) EXPECT_FALSE(each.to_move);
    at.now += 2 * kOneDay;
    at.make(TimeCredited{kOneHour});  // nothing was lost
    EXPECT_EQ(at.table.deadline(), end);
    at.now = end;
    at.time_out();
    EXPECT_FALSE(at.table.adjourned());
    EXPECT_EQ(at.table.deadline(), end + 2 * kOneDay - kOneHour);
    EXPECT_EQ(replayed(at).deadline(), at.table.deadline());
    at.play_any();
  }
}

TEST(Adjournment, DuringAVacationCostsNobodyTime) {
  TableAtHand at = by_turn(kTurnOfTwoDays);
  const Milliseconds began = at.now;
  at.now += kOneDay;
  set_vacation(at, name_of(at.table.actor()), at.now + 9 * kOneDay);
  at.now += kOneDay;
  const Milliseconds end = at.now + 3 * kOneDay;
  ASSERT_EQ(at.wish("ada", "adjourn", until(end)), "done");
  ASSERT_EQ(at.wish("bruno", "adjourn", until(end)), "done");
  at.now = end;
  at.time_out();
  EXPECT_EQ(at.table.deadline(), began + 11 * kOneDay) << "a day before both, and one behind them";
}

TEST(Adjournment, EndsEarlierWhenAllAreReady) {
  TableAtHand at = adjourned(kTurnOfTwoDays, 5 * kOneDay);
  at.now += kOneDay;
  ASSERT_EQ(at.wish("ada", "resume"), "done");
  ASSERT_TRUE(at.table.adjourned());
  EXPECT_EQ(told_to(at, "bruno").at("adjourned").at("agreed"), json::array{0});
  ASSERT_EQ(at.wish("bruno", "resume"), "done");
  EXPECT_FALSE(at.table.adjourned());
  EXPECT_EQ(at.table.deadline(), at.now + 2 * kOneDay - kOneHour);
  EXPECT_EQ(at.wish("bruno", "resume"), "not-away");
}

TEST(Adjournment, WhoLeftTheGameToABotIsNotAsked) {
  Plan plan = plan_of({person_seat("ada"), person_seat("bruno"), person_seat("cyd")});
  TableAtHand at(std::move(plan));
  at.start();
  ASSERT_EQ(at.wish("cyd", "leave"), "done");
  ASSERT_EQ(at.wish("ada", "adjourn", until(at.now + kOneDay)), "done");
  ASSERT_EQ(at.wish("bruno", "adjourn", until(at.now + kOneDay)), "done");
  EXPECT_TRUE(at.table.adjourned());
  EXPECT_FALSE(summarise(at.table).bot_to_move);
  EXPECT_EQ(decide_bot_move(at.table, at.table.actor(), Move{}).error().why, Why::Adjourned);
}

TEST(Adjournment, IsNotForWhoPlaysWithBotsAlone) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy")}));
  at.start();
  EXPECT_EQ(at.wish("ada", "adjourn", until(at.now + kOneDay)), "alone");
  TableAtHand left = by_turn(kTurnOfTwoDays);
  ASSERT_EQ(left.wish("bruno", "leave"), "done");
  EXPECT_EQ(left.wish("ada", "adjourn", until(left.now + kOneDay)), "alone") << "nor with who is gone";
}

// ---- the next game ---------------------------------------------------------------------------------------

TEST(NextGame, RotatesSeatsAndWhoBegins) {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bruno"), bot_seat("random")}));
  at.start();
  while (at.table.status() == Summary::Status::Running) at.play_any();
  ASSERT_EQ(at.wish("bruno", "rematch"), "done");
  const Plan next = plan_rematch(at.table);
  EXPECT_EQ(next.seats[0].person, "bruno");
  EXPECT_EQ(next.seats[2].person, "ada");
  EXPECT_EQ(next.first_player, at.table.match()->began());
}

TEST(NextGame, MayBeAnotherOneWithTheSamePeople) {
  Plan plan = plan_of({person_seat("ada"), person_seat("bruno")});
  plan.title = "After work";
  TableAtHand at(std::move(plan));
  at.start();
  while (at.table.status() == Summary::Status::Running) at.play_any();
  EXPECT_EQ(at.wish("ada", "rematch", R"(,"game":"chess")"), "unknown-game");
  ASSERT_EQ(at.wish("ada", "rematch", R"(,"game":"schichtwechsel")"), "done");
  const Table again = replayed(at);
  const Plan next = plan_rematch(again);
  EXPECT_EQ(next.game, "schichtwechsel");
  EXPECT_EQ(next.title, "After work");
  EXPECT_EQ(next.seats[0].person, "bruno");
  EXPECT_EQ(next.first_player, kNobody);
}

TEST(NextGame, LeavesSeatsFreeOfThoseWhoAreKeptApart) {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bruno"), bot_seat("random")}));
  at.start();
  while (at.table.status() == Summary::Status::Running) at.play_any();
  at.make({.by = "ada", .id = {}, .what = RematchAgreed{.table = "next", .game = {}, .without = {"bruno"}}});
  const Plan next = plan_rematch(replayed(at));
  EXPECT_EQ(next.seats[0].kind, SeatHolder::Kind::Open);
  EXPECT_EQ(next.seats[1].kind, SeatHolder::Kind::Bot);
  EXPECT_EQ(next.seats[2].person, "ada");
}

// ---- blocking and silence --------------------------------------------------------------------------------

TEST(Blocking, HidesWordsAndMarksSeats) {
  TableAtHand at = two_people();
  ASSERT_EQ(at.wish("bruno", "chat", R"(,"text":"you fool")"), "done");
  const std::string told = tell_table(at.table, "ada", 0, at.now, {}, {"bruno"});
  EXPECT_EQ(told.find("you fool"), std::string::npos);
  EXPECT_EQ(tell_news("n", at.table, "ada", 99, {"bruno"}).text.find("you fool"), std::string::npos);
  const json::value read = json::parse(told);
  EXPECT_EQ(read.at("seats").at(1).at("blocked"), true);
  EXPECT_EQ(read.at("news").as_array().back().at("blocked"), true);
  EXPECT_EQ(tell_table(at.table, "bruno", 0, at.now).find("blocked"), std::string::npos);
}

TEST(Blocking, NobodySitsDownWithAHostTheyBlocked) {
  Plan plan = plan_of({person_seat("ada"), {}});
  TableAtHand at(std::move(plan));
  Person bruno = person_named("bruno");
  bruno.blocked = {"ada"};
  EXPECT_EQ(decide(JoinTable{}, at.table, bruno, at.now).error().why, Why::HostBlocked);
  bruno.blocked = {"cyd"};
  EXPECT_TRUE(decide(JoinTable{}, at.table, bruno, at.now));
}

TEST(Silence, LastsUntilItsTime) {
  TableAtHand at = two_people();
  Person bruno = person_named("bruno");
  bruno.silenced_until = at.now + 1;
  EXPECT_EQ(decide(SayChat{"hello"}, at.table, bruno, at.now).error().why, Why::Silenced);
  EXPECT_TRUE(decide(SayChat{"hello"}, at.table, bruno, at.now + 1));
}

}  // namespace
}  // namespace pithead::server
