// Tables whose games are rated: what they ask for, what is not allowed there, and who is placed where.
#include <gtest/gtest.h>

#include "server/rated_tables.h"
#include "server/table/lobby_card.h"
#include "server/table/opening.h"
#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

Plan rated_plan(std::vector<SeatHolder> seats) {
  Plan plan = plan_of(std::move(seats), "schichtwechsel");
  plan.rated = true;
  plan.clock = {.kind = ClockRule::Kind::Turn, .seconds = 60, .increment = 0};
  return plan;
}

std::string error_of(const Answer<void>& answer) {
  return answer ? "" : std::string(error_name(answer.error().why));
}

std::string refusal_of_plan(const std::string& more,
                            const std::string& seats = R"([{"kind":"person"},{"kind":"open"}])") {
  std::string id;
  const auto plan = read_new_table(R"({"game":"coal-baron","rated":true,"seats":)" + seats + more + "}", id);
  return plan ? "" : std::string(error_name(plan.error().why));
}

TEST(RatedTable, NeedsAClockADealOfChanceAndOneSeatForEach) {
  const std::string clock = R"(,"clock":{"kind":"turn","seconds":60})";
  EXPECT_EQ(refusal_of_plan(clock), "");
  EXPECT_EQ(refusal_of_plan(""), "not-ratable");
  EXPECT_EQ(refusal_of_plan(R"(,"clock":{"kind":"none"})"), "not-ratable");
  EXPECT_EQ(refusal_of_plan(clock + R"(,"begin":{"seed":"7"})"), "not-ratable");
  EXPECT_EQ(refusal_of_plan(clock, R"([{"kind":"person"},{"kind":"person","name":"Bea"}])"), "not-ratable");
  EXPECT_EQ(refusal_of_plan(R"(,"clock":{"kind":"turn","seconds":60},"rated":1)"), "bad-message");
}

TEST(RatedTable, IsToldToEverybodyAndStaysRatedWhenItIsReadAgain) {
  TableAtHand at(rated_plan({person_seat("ada"), bot_seat("easy")}));
  EXPECT_NE(summarise(at.table).card.find(R"("rated":true)"), std::string::npos);
  EXPECT_NE(tell_table(at.table, "eve", 0, at.now, {}).find(R"("rated":true)"), std::string::npos);
  Table again("table");
  for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
  EXPECT_TRUE(again.plan().rated);
}

TEST(RatedTable, OthersAreToldAndKeptAsBefore) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy")}));
  EXPECT_EQ(at.log[0].body.find("rated"), std::string::npos);
  EXPECT_EQ(summarise(at.table).card.find("rated"), std::string::npos);
  EXPECT_EQ(tell_table(at.table, "ada", 0, at.now, {}).find("rated"), std::string::npos);
}

TEST(RatedTable, DoesNotBeginWhereSomebodyHasSeveralSeats) {
  SeatHolder invited{
      .kind = SeatHolder::Kind::Invited, .person = {}, .name = "Bea", .level = {}, .link = "key"};
  TableAtHand at(rated_plan({person_seat("ada"), invited}));
  ASSERT_EQ(at.wish("ada", "join", R"(,"link":"key")"), "done") << "the host takes the own invitation";
  EXPECT_EQ(at.wish("ada", "start"), "not-ratable");
  EXPECT_EQ(at.table.status(), Summary::Status::Open);
}

TEST(RatedTable, TakesNoBotThatNobodyMeasured) {
  EXPECT_EQ(error_of(check_levels(rated_plan({person_seat("ada"), bot_seat("random")}))), "not-ratable");
  EXPECT_EQ(error_of(check_levels(rated_plan({person_seat("ada"), bot_seat("easy")}))), "");
  EXPECT_EQ(error_of(check_levels(plan_of({person_seat("ada"), bot_seat("random")}))), "") << "not rated";
}

TEST(RatedTable, BeginsAmongPeopleWithAccounts) {
  TableAtHand at(rated_plan({person_seat("ada"), person_seat("bruno")}));
  EXPECT_EQ(error_of(check_accounts(at.table, {{"ada", true}, {"bruno", true}})), "");
  EXPECT_EQ(error_of(check_accounts(at.table, {{"ada", true}, {"bruno", false}})), "guest-seated");
  EXPECT_EQ(error_of(check_accounts(at.table, {{"ada", true}})), "guest-seated");
}

TEST(RatedTable, NobodyGetsHintsOrCallsABotForAnother) {
  TableAtHand at(rated_plan({person_seat("ada"), person_seat("bruno")}));
  at.start();
  const Seat seat = at.table.actor();
  EXPECT_EQ(error_of(check_hint(at.table, name_of(seat))), "rated");
  EXPECT_EQ(error_of(check_to_move(at.table, name_of(seat))), "") << "previews stay";
  at.now += Milliseconds{3} * 60 * 1000;
  EXPECT_EQ(at.wish(name_of(other(seat)), "stand-in"), "rated");
}

// ---- when it is over -------------------------------------------------------------------------------------

TEST(RatedTable, LeavesItsPlacesBehind) {
  TableAtHand at(rated_plan({person_seat("ada"), bot_seat("easy"), person_seat("bruno")}));
  EXPECT_FALSE(rated_game_of(at.table));
  at.start();
  EXPECT_FALSE(rated_game_of(at.table));
  while (at.table.status() == Summary::Status::Running) at.play_any();
  const auto game = rated_result_of(at.table);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->table, "table");
  EXPECT_EQ(game->game, "schichtwechsel");
  EXPECT_EQ(game->finished, at.now);
  ASSERT_EQ(game->seats.size(), 3U);
  EXPECT_EQ(game->seats[0].person, "ada");
  EXPECT_EQ(game->seats[1].person, "");
  EXPECT_EQ(game->seats[1].level, "easy");
  EXPECT_EQ(game->seats[1].points, level_rating("schichtwechsel", 3, "easy"));
  const AnyState& state = at.table.match()->state();
  for (Seat seat = 0; seat < 3; ++seat)
    EXPECT_EQ(game->seats[seat].rank == 1, state.winners().has(seat)) << seat;
}

TEST(RatedTable, WhoLeavesTheGameToABotIsLast) {
  for (const bool by_clock : {false, true}) {
    SCOPED_TRACE(by_clock);
    TableAtHand at(rated_plan({person_seat("ada"), person_seat("bruno"), bot_seat("easy")}));
    at.start();
    while (at.table.actor() != 0) at.play_any();
    for (int turn = 0; by_clock && turn < 3; ++turn) {  // then nobody waits for the next one
      while (at.table.actor() != 0) at.play_any();
      at.now += 61'000;
      at.time_out();
      while (turn < 2 && at.table.seats()[0].away) at.play_any();
    }
    if (!by_clock) {
      ASSERT_EQ(at.wish("ada", "leave"), "done");
    }
    ASSERT_TRUE(at.table.seats()[0].away);
    while (at.table.status() == Summary::Status::Running) at.play_any();
    const auto game = rated_game_of(at.table);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->seats[0].rank, 3);
    EXPECT_LT(game->seats[1].rank, 3);
    EXPECT_LT(game->seats[2].rank, 3);
  }
}

TEST(RatedTable, WhoComesBackIsPlacedByTheGame) {
  TableAtHand at(rated_plan({person_seat("ada"), person_seat("bruno")}));
  at.start();
  ASSERT_EQ(at.wish("ada", "leave"), "done");
  ASSERT_EQ(at.wish("ada", "return"), "done");
  while (at.table.status() == Summary::Status::Running) at.play_any();
  const auto game = rated_game_of(at.table);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->seats[0].rank == 1, at.table.match()->state().winners().has(0));
}

TEST(RatedTable, BotsPlayItToItsEndWhenEverybodyHasLeft) {
  TableAtHand at(rated_plan({person_seat("ada"), bot_seat("easy")}));
  at.start();
  ASSERT_EQ(at.wish("ada", "leave"), "done");
  EXPECT_FALSE(at.table.is_paused());
  EXPECT_TRUE(summarise(at.table).bot_to_move) << "a node that looks for work finds it";
  while (at.table.status() == Summary::Status::Running) at.play_any();
  EXPECT_EQ(rated_game_of(at.table)->seats[0].rank, 2);
}

TEST(RatedTable, ARematchIsRatedToo) {
  TableAtHand at(rated_plan({person_seat("ada"), bot_seat("easy")}));
  at.start();
  EXPECT_TRUE(plan_rematch(at.table).rated);
}

TEST(RatedTable, EveryGameOfTheHouseHasMeasuredLevels) {
  for (const AnyGame* game : all_games()) {
    for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
      const auto easy = level_rating(game->info().id, players, "easy");
      const auto medium = level_rating(game->info().id, players, "medium");
      const auto hard = level_rating(game->info().id, players, "hard");
      ASSERT_TRUE(easy && medium && hard) << game->info().id << ' ' << players;
      EXPECT_LT(*easy, *medium);
      EXPECT_LT(*medium, *hard);
      EXPECT_FALSE(level_rating(game->info().id, players, "random"));
    }
    EXPECT_FALSE(level_rating(game->info().id, game->info().max_players + 1, "easy"));
    EXPECT_FALSE(level_rating(game->info().id, 1, "easy"));
  }
  EXPECT_FALSE(level_rating("chess", 2, "easy"));
}

}  // namespace
}  // namespace pithead::server
