// What may be done at a table, by whom and when. Every test plays through the log, as the server does.
#include "server/table/table.h"

#include <gtest/gtest.h>

#include "server/table/lobby_card.h"
#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

// ---- seats -----------------------------------------------------------------------------------------------

TEST(TableSeats, AnOpenSeatIsForWhoeverComesFirst) {
  TableAtHand at(plan_of({person_seat("ada"), SeatHolder{}}));
  EXPECT_EQ(at.wish("ada", "start"), "seats-open");
  EXPECT_EQ(at.wish("bruno", "join", R"(,"name":"Bruno")"), "done");
  EXPECT_EQ(at.wish("clara", "join"), "table-full");
  EXPECT_EQ(at.wish("bruno", "join"), "already-seated");
  EXPECT_EQ(at.table.seats()[1].holder.name, "Bruno");
  EXPECT_EQ(at.wish("bruno", "start"), "not-host");
  EXPECT_EQ(at.wish("ada", "start"), "done");
  EXPECT_EQ(at.wish("clara", "join"), "started");
}

TEST(TableSeats, AnInvitationIsForOneSeatAndCanBeWithdrawn) {
  TableAtHand at(plan_of({person_seat("ada"), SeatHolder{}}));
  ASSERT_EQ(at.wish("ada", "seat", R"(,"seat":1,"sitting":{"kind":"invited"})"), "done");
  const std::string link = at.table.seats()[1].holder.link;
  EXPECT_GE(link.size(), 22U) << "too short to be unguessable";
  EXPECT_EQ(at.wish("bruno", "join"), "table-full") << "an invited seat is not open";
  EXPECT_EQ(at.wish("bruno", "join", R"(,"link":"guessed")"), "invitation-withdrawn");
  ASSERT_EQ(at.wish("ada", "seat", R"(,"seat":1,"sitting":{"kind":"invited"})"), "done");
  EXPECT_EQ(at.wish("bruno", "join", R"(,"link":")" + link + '"'), "invitation-withdrawn");
  const std::string fresh = at.table.seats()[1].holder.link;
  EXPECT_EQ(at.wish("bruno", "join", R"(,"link":")" + fresh + '"'), "done");
  EXPECT_EQ(at.wish("clara", "join", R"(,"link":")" + fresh + '"'), "seat-taken");
}

TEST(TableSeats, OnlyTheHostSeesTheLink) {
  TableAtHand at(plan_of({person_seat("ada"), SeatHolder{}, person_seat("bruno")}));
  ASSERT_EQ(at.wish("ada", "seat", R"(,"seat":1,"sitting":{"kind":"invited"})"), "done");
  const std::string link = at.table.seats()[1].holder.link;
  EXPECT_NE(tell_table(at.table, "ada", 0, at.now).find(link), std::string::npos);
  EXPECT_EQ(tell_table(at.table, "bruno", 0, at.now).find(link), std::string::npos);
  EXPECT_EQ(tell_table(at.table, "", 0, at.now).find(link), std::string::npos);
}

TEST(TableSeats, OthersAtTheSameScreenPlayForTheHost) {
  Plan plan = plan_of({person_seat("ada"), person_seat("ada")});
  plan.seats[1].name = "Anna";
  TableAtHand at(plan);
  at.start();
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(at.table.viewpoint("ada"), at.table.actor()) << "the one screen shows the seat to move";
    at.play_any();
  }
}

TEST(TableSeats, WhenTheHostLeavesBeforeTheGameSomebodyElseIsHost) {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bruno")}));
  EXPECT_EQ(at.wish("ada", "leave"), "done");
  EXPECT_EQ(at.table.host(), "bruno");
  EXPECT_EQ(at.wish("bruno", "leave"), "done");
  EXPECT_EQ(at.table.status(), Summary::Status::Closed);
  EXPECT_EQ(at.wish("bruno", "join"), "closed");
}

TEST(TableSeats, EverybodyIsToldTheOptionsThatCameAfterTheTable) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("random")}, "schichtwechsel"));
  for (const OptionInfo& option : at.table.game()->info().options) {
    const std::string told =
        '"' + std::string(option.key) + "\":\"" + std::string(option.values[option.before]);
    EXPECT_NE(tell_table(at.table, "ada", 0, at.now).find(told), std::string::npos) << told;
  }
}

// ---- moves -----------------------------------------------------------------------------------------------

TEST(TableMoves, OnlyTheSeatToMoveMovesAndOnlyForThePlyItSaw) {
  TableAtHand at = two_people();
  EXPECT_EQ(at.play("ada", "take truck-KK"), "not-started");
  at.start();
  const Seat first = at.table.actor();
  const std::string move = at.table.match()->game().move_text(at.table.match()->state().legal()[0]);
  EXPECT_EQ(at.play(name_of(other(first)), move), "not-your-turn");
  EXPECT_EQ(at.play("clara", move), "not-seated");
  EXPECT_EQ(at.play("", move), "unknown-person");
  EXPECT_EQ(at.play(name_of(first), "dance"), "unreadable-move");
  EXPECT_EQ(at.play(name_of(first), "place M8"), "illegal-move");
  EXPECT_EQ(at.wish(name_of(first), "move", R"(,"ply":3,"move":")" + move + '"'), "stale-ply");
  EXPECT_EQ(at.wish(name_of(first), "move",
                    R"(,"ply":0,"seat":)" + std::to_string(other(first)) + R"(,"move":")" + move + '"'),
            "not-your-seat");
  EXPECT_EQ(at.table.ply(), 0);
  EXPECT_EQ(at.play(name_of(first), move), "done");
  EXPECT_EQ(at.table.ply(), 1);
}

TEST(TableMoves, ARequestIsFulfilledOnce) {
  TableAtHand at = two_people();
  at.start();
  const Seat first = at.table.actor();
  const std::string move = at.table.match()->game().move_text(at.table.match()->state().legal()[0]);
  const std::string message = R"({"type":"move","id":"x","table":"table","ply":0,"move":")" + move + "\"}";
  EXPECT_EQ(at.say(name_of(first), message), "done");
  const std::int64_t version = at.table.version();
  EXPECT_EQ(at.say(name_of(first), message), "done before");
  EXPECT_EQ(at.table.done_before(name_of(first), "x"), version);
  EXPECT_EQ(at.table.done_before(name_of(other(first)), "x"), std::nullopt) << "ids belong to a person";
}

TEST(TableMoves, AWholeGameEndsWithTheSeedThatWasPromised) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy")}));
  at.start(12345);
  const std::string promise = at.table.fair()->commitment;
  while (at.table.status() == Summary::Status::Running) {
    EXPECT_EQ(tell_table(at.table, "ada", at.table.version(), at.now).find("\"seed\""), std::string::npos);
    at.play_any();
  }
  EXPECT_EQ(at.table.status(), Summary::Status::Over);
  EXPECT_EQ(sha256("12345"), promise);
  EXPECT_NE(tell_table(at.table, "ada", 0, at.now).find("\"seed\":\"12345\""), std::string::npos);
}

TEST(TableMoves, TheLogMakesTheSameTableAgain) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("easy"), person_seat("bruno")}));
  at.start();
  for (int i = 0; i < 60; ++i) {
    at.now += 1234;
    at.play_any();
  }
  Table again("table");
  for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
  for (const PersonId& person : {PersonId("ada"), PersonId("bruno"), PersonId()}) {
    EXPECT_EQ(tell_table(again, person, 0, at.now), tell_table(at.table, person, 0, at.now));
  }
  EXPECT_EQ(summarise(again), summarise(at.table));
}

TEST(TableMoves, AnEntryThatDoesNotFollowIsNotApplied) {
  TableAtHand at = two_people();
  at.start();
  EXPECT_FALSE(
      at.table.replay({"table", at.table.version() + 2, 0, R"({"kind":"chat","by":"ada","text":"x"})"}));
  EXPECT_FALSE(at.table.replay({"table", at.table.version() + 1, 0, R"({"kind":"dance"})"}));
  EXPECT_FALSE(at.table.replay({"table", at.table.version() + 1, 0, "{"}));
  EXPECT_FALSE(
      at.table.replay({"other", at.table.version() + 1, 0, R"({"kind":"chat","by":"ada","text":"x"})"}));
  EXPECT_FALSE(
      at.table.replay({"table", at.table.version() + 1, 0, R"({"kind":"sit","seat":9,"by":"ada"})"}));
}

TEST(TableMoves, AMoveInTheLogThatCannotBePlayedIsNotApplied) {
  TableAtHand at = two_people();
  at.start();
  const Seat first = at.table.actor();
  const Move legal = at.table.match()->state().legal().front();
  const Move illegal = *at.table.game()->read_move("place M8");
  const auto entry = [&](Seat seat, int ply, Move move) {
    const Change change{.by = {}, .id = {}, .what = MovePlayed{seat, ply, move}};
    return Entry{"table", at.table.version() + 1, 0, write_change(change, at.table.game())};
  };
  EXPECT_FALSE(at.table.replay(entry(other(first), 0, legal)));
  EXPECT_FALSE(at.table.replay(entry(first, 1, legal)));
  EXPECT_FALSE(at.table.replay(entry(first, 0, illegal)));
  EXPECT_EQ(at.table.ply(), 0);
  EXPECT_TRUE(at.table.replay(entry(first, 0, legal)));
  EXPECT_EQ(at.table.ply(), 1);
}

// Counts how often the rules are asked whether a move is legal, in all copies of a state.
class CountingState final : public AnyState {
 public:
  CountingState(std::unique_ptr<AnyState> state, int& checks) : state_(std::move(state)), checks_(checks) {}

  int players() const override { return state_->players(); }
  Seat first_player() const override { return state_->first_player(); }
  Seat to_move() const override { return state_->to_move(); }
  bool begins_turn() const override { return state_->begins_turn(); }
  int round() const override { return state_->round(); }
  std::vector<Move> legal() const override { return ++checks_, state_->legal(); }
  bool is_legal(Move move) const override { return ++checks_, state_->is_legal(move); }
  void play(Move move, Rng& rng, EventLog& log) override { state_->play(move, rng, log); }
  void legal(std::vector<Move>& moves) const override { ++checks_, state_->legal(moves); }
  void play_silently(Move move, Rng& rng) override { state_->play_silently(move, rng); }
  ScoreSheet score(Seat seat) const override { return state_->score(seat); }
  ScoreSheet projected(Seat seat) const override { return state_->projected(seat); }
  SeatSet winners() const override { return state_->winners(); }
  Purse purse(Seat seat) const override { return state_->purse(seat); }
  std::uint64_t hash() const override { return state_->hash(); }
  const char* broken_law() const override { return state_->broken_law(); }
  void write_view(Seat viewer, JsonWriter& json) const override { state_->write_view(viewer, json); }
  std::unique_ptr<AnyState> copy() const override {
    return std::make_unique<CountingState>(state_->copy(), checks_);
  }
  std::unique_ptr<AnyState> imagine(Seat seat, Rng& rng) const override { return state_->imagine(seat, rng); }
  std::unique_ptr<AnyState> imagine_next_turn(Seat seat, Rng& rng) const override {
    return state_->imagine_next_turn(seat, rng);
  }

 private:
  std::unique_ptr<AnyState> state_;
  int& checks_;
};

Dealer counting_dealer(int& checks) {
  return [&checks](const Setup& setup) {
    Rng rng = setup.seed.rng();
    auto dealt = setup.game->deal(setup.players, setup.options, rng);
    return Match(setup, std::make_unique<CountingState>(std::move(dealt), checks), rng);
  };
}

TEST(TableMoves, AMoveIsCheckedOnce) {
  int checks = 0;
  const Dealer counting = counting_dealer(checks);
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bruno")}), "ada", Table("table", counting));
  at.start();
  const std::string move = at.table.game()->move_text(at.table.match()->state().legal().front());
  checks = 0;
  ASSERT_EQ(at.play(name_of(at.table.actor()), move), "done");
  EXPECT_EQ(checks, 1) << "on its way from the message to the rules";

  Table again("table", counting);
  for (const Entry& entry : at.log) {
    checks = 0;
    ASSERT_TRUE(again.replay(entry));
  }
  EXPECT_EQ(checks, 1) << "on its way from the log to the rules";
}

Entry begun_under(int rules) {
  return {"table", 2, 0, R"({"kind":"start","by":"ada","seed":"7","rules":)" + std::to_string(rules) + "}"};
}

TEST(TableMoves, AGameBegunUnderEarlierRulesGoesOn) {
  TableAtHand at = two_people();
  ASSERT_TRUE(at.table.replay(begun_under(find_game("coal-baron")->info().oldest_rules)));
  EXPECT_EQ(at.table.status(), Summary::Status::Running);
}

TEST(TableMoves, AGameBegunUnderLaterRulesIsNotContinued) {
  TableAtHand at = two_people();
  const auto replayed = at.table.replay(begun_under(find_game("coal-baron")->info().rules + 1));
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().why, Why::OtherRules);
}

// A table that leaves an option out is taken for older than the option.
// As a program left it that had other games or options than this one.
Table opened_elsewhere(const Plan& plan) {
  prepare_secrets();
  Table table("table");
  const Change opening{.by = "ada", .id = {}, .what = TableOpened{plan}};
  EXPECT_TRUE(table.replay({"table", 1, 0, write_change(opening, nullptr)}));
  return table;
}

std::string_view why_not_started(const Table& table) {
  const auto started = decide(StartGame{}, table, person_named("ada"), 0);
  return started ? "done" : error_name(started.error().why);
}

TEST(TableOfAnotherProgram, IsToldAndClosedButNotStartedWithoutItsGame) {
  const Table table = opened_elsewhere(plan_of({person_seat("ada"), bot_seat("easy")}, "chess"));
  EXPECT_EQ(why_not_started(table), "unknown-game");
  EXPECT_NE(tell_table(table, "ada", 0, 0).find(R"("game":"chess")"), std::string::npos);
  EXPECT_NE(summarise(table).card.find(R"("game":"chess")"), std::string::npos);
  EXPECT_FALSE(tell_preview("r1", AskPreview{"e2 e4"}, table, "ada"));
  EXPECT_FALSE(check_to_move(table, "ada")) << "nobody is given a hint";
  EXPECT_FALSE(tell_record(table, "ada"));
  EXPECT_TRUE(decide(CloseTable{}, table, person_named("ada"), 0));
}

TEST(TableOfAnotherProgram, IsNotStartedWithPlayersOrOptionsThatTheGameDoesNotAllow) {
  EXPECT_EQ(why_not_started(opened_elsewhere(plan_of({person_seat("ada")}))), "wrong-setup");
  Plan plan = plan_of({person_seat("ada"), bot_seat("easy")});
  EXPECT_EQ(why_not_started(opened_elsewhere(plan)), "done");
  plan.options = {{"weather", "rain"}};
  EXPECT_EQ(why_not_started(opened_elsewhere(plan)), "wrong-setup");
}

TEST(TableOfAnotherProgram, SaysWhichGameIsMissingWhenItHasBegun) {
  Table table = opened_elsewhere(plan_of({person_seat("ada"), bot_seat("easy")}, "chess"));
  const auto replayed = table.replay({"table", 2, 0, R"({"kind":"start","by":"ada","seed":"7","rules":1})"});
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().why, Why::UnknownGame);
}

TEST(TablePlan, NamesEveryOption) {
  std::string id;
  const auto table = read_new_table(
      R"({"game":"schichtwechsel","options":{"round-cards":"once"},"seats":[{"kind":"open"},{"kind":"open"}]})",
      id);
  ASSERT_TRUE(table) << table.error().what;
  EXPECT_EQ(table->plan.options,
            (ChosenOptions{{"round-cards", "once"}, {"track-points", "highest"}, {"box", "third"}}));
}

// ---- after the game --------------------------------------------------------------------------------------

TEST(TableAfter, ARematchIsForThoseWhoPlayed) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("random")}));
  EXPECT_EQ(at.wish("ada", "rematch"), "not-over");
  at.start();
  while (at.table.status() == Summary::Status::Running) at.play_any();
  EXPECT_EQ(at.wish("bruno", "rematch"), "not-seated");
  EXPECT_EQ(at.wish("ada", "rematch"), "done");
  EXPECT_EQ(at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply())), "game-over");
}

TEST(TableAfter, APlanMaySayWhoBegins) {
  for (Seat begins = 0; begins < 3; ++begins) {
    Plan plan = plan_of({person_seat("ada"), bot_seat("random"), bot_seat("random")});
    plan.first_player = begins;
    TableAtHand at(plan);
    ASSERT_EQ(at.wish("ada", "start"), "done");
    EXPECT_EQ(at.table.match()->began(), begins);
    Table again("table");
    for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
    EXPECT_EQ(again.match()->began(), begins);
  }
}

TEST(TableAfter, WhoBeginsIsDrawnIfThereIsNoSuchSeat) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("random")});
  plan.first_player = 3;
  TableAtHand at(plan);
  ASSERT_EQ(at.wish("ada", "start"), "done");
  EXPECT_LT(at.table.match()->began(), 2);
}

}  // namespace
}  // namespace pithead::server
