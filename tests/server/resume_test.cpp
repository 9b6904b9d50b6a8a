// A game goes along: whoever plays it with nobody but bots gets its record while it runs, and a new table,
// here or elsewhere, goes on from it as if nothing had happened.
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "match/record.h"
#include "server/table/lobby_card.h"
#include "server/table/opening.h"
#include "server/table/replay.h"
#include "server/table/result.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr const char* kSalt = "000102030405060708090a0b0c0d0e0f";
constexpr const char* kServerShare = "101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f";

// Ada's seats, one for each name, and bots behind them.
std::vector<SeatHolder> seats_of(const std::vector<std::string>& adas, const std::vector<std::string>& bots) {
  std::vector<SeatHolder> seats;
  for (const std::string& name : adas) {
    seats.push_back(person_seat("ada"));
    seats.back().name = name;
  }
  for (const std::string& level : bots) seats.push_back(bot_seat(level));
  return seats;
}

TableAtHand begun(Plan plan) {
  TableAtHand at(std::move(plan), "ada", Table("table"), DealSecret{.salt = kSalt, .share = kServerShare});
  EXPECT_EQ(at.wish("ada", "start", R"(,"share":"ada0ada0ada0ada0ada0ada0ada0ada0")"), "done");
  return at;
}

Move any_move(const TableAtHand& at, Rng& rng) {
  const std::vector<Move> legal = at.table.match()->state().legal();
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

void play(TableAtHand& at, Move move) {
  const Seat seat = at.table.actor();
  if (at.table.is_bot(seat)) return at.make(*decide_bot_move(at.table, seat, move));
  ASSERT_EQ(at.play("ada", at.table.match()->game().move_text(move)), "done");
}

void play_some(TableAtHand& at, Rng& rng, std::uint32_t moves) {
  for (std::uint32_t i = 0; i < moves && at.table.status() == Summary::Status::Running; ++i)
    play(at, any_move(at, rng));
}

std::string record_of(const TableAtHand& at) {
  const auto record = tell_record(at.table, "ada");
  EXPECT_TRUE(record) << record.error().what;
  return record.value_or("");
}

Answer<NewTable> wanted(const json::object& body) {
  std::string id;
  return read_new_table(json::serialize(body), id);
}

Answer<NewTable> wanted_from(const std::string& record) { return wanted({{"record", record}}); }

// Bruno opens the file: it is his game from now on.
TableAtHand gone_on(const std::string& record) {
  prepare_secrets();
  const std::vector<Change> changes = opening_of(*wanted_from(record), person_named("bruno"), "r1");
  TableAtHand at(std::get<TableOpened>(changes.front().what).plan, "bruno");
  for (std::size_t i = 1; i < changes.size(); ++i) at.make(changes[i]);
  return at;
}

// All that somebody at the table sees of the game and may do.
json::object seen(const TableAtHand& at, const PersonId& person) {
  const json::object told = json::parse(tell_table(at.table, person, 0, at.now)).as_object();
  json::object seen;
  for (const char* key : {"status", "game", "options", "seat", "ply", "actor", "view", "undoable", "moves"}) {
    if (told.contains(key)) seen[key] = told.at(key);
  }
  for (const json::value& seat : told.at("seats").as_array()) {
    json::object holder = seat.as_object();
    holder.erase("person");
    holder.erase("shared");
    seen["seats"].is_null() ? void(seen["seats"] = json::array{holder})
                            : void(seen["seats"].as_array().emplace_back(holder));
  }
  return seen;
}

json::object replayed_whole(const TableAtHand& at, const PersonId& person) {
  json::object told = json::parse(tell_replay(*look_back(at.table, person, {}))).as_object();
  told.erase("fair");
  return told;
}

class Resume : public testing::TestWithParam<const char*> {};

TEST_P(Resume, EverythingGoesOnAsItWouldHaveAtTheFirstTable) {
  const std::vector<std::vector<SeatHolder>> tables{seats_of({"Ada"}, {"easy"}), seats_of({"Ada", "Bea"}, {}),
                                                    seats_of({"Ada"}, {"random", "hard"}),
                                                    seats_of({"Ada", "Bea"}, {"medium", "easy"})};
  for (std::uint64_t round = 0; round < tables.size(); ++round) {
    Rng rng(round);
    TableAtHand first = begun(plan_of(tables[round], GetParam()));
    play_some(first, rng, 1 + rng.below(90));
    TableAtHand second = gone_on(record_of(first));
    while (first.table.status() == Summary::Status::Running) {
      ASSERT_EQ(second.table.match()->state().hash(), first.table.match()->state().hash());
      ASSERT_EQ(seen(second, "bruno"), seen(first, "ada")) << "at ply " << first.table.ply();
      const Move move = any_move(first, rng);
      play(first, move);
      if (second.table.is_bot(second.table.actor()))
        second.make(*decide_bot_move(second.table, second.table.actor(), move));
      else
        ASSERT_EQ(second.play("bruno", second.table.match()->game().move_text(move)), "done");
    }
    EXPECT_EQ(seen(second, "bruno"), seen(first, "ada"));
    EXPECT_EQ(replayed_whole(second, "bruno"), replayed_whole(first, "ada")) << "from the deal on";
    EXPECT_EQ(read_record(*tell_record(second.table, "bruno"))->match.state().hash(),
              first.table.match()->state().hash());
  }
}

TEST_P(Resume, ItsLogIsReadAgainAndHasEveryMove) {
  Rng rng(3);
  TableAtHand first = begun(plan_of(seats_of({"Ada"}, {"easy"}), GetParam()));
  play_some(first, rng, 50);
  const TableAtHand second = gone_on(record_of(first));
  Table again("table");
  for (const Entry& entry : second.log) ASSERT_TRUE(again.replay(entry)) << entry.body;
  EXPECT_EQ(tell_table(again, "bruno", 0, second.now), tell_table(second.table, "bruno", 0, second.now));
  EXPECT_EQ(summarise(again), summarise(second.table));
  EXPECT_EQ(again.version(), 2 + first.table.ply());
  for (const AppliedChange& each : again.history()) {
    const auto* played = std::get_if<MovePlayed>(&each.change.what);
    if (played == nullptr) continue;
    EXPECT_EQ(each.change.by, played->seat == 0 ? "bruno" : "") << "whoever has the seat";
    const Ply& ply = again.match()->plies()[static_cast<std::size_t>(played->ply)];
    EXPECT_EQ(each.events.size(), ply.events.size()) << "what it did is told";
  }
}

TEST_P(Resume, WhatCouldBeTakenBackStillCan) {
  Rng rng(5);
  TableAtHand first = begun(plan_of(seats_of({"Ada"}, {"easy"}), GetParam()));
  while (first.table.undoable("ada") == 0) play(first, any_move(first, rng));
  TableAtHand second = gone_on(record_of(first));
  while (first.table.undoable("ada") > 0) {
    const std::string ply = ",\"ply\":" + std::to_string(first.table.ply());
    ASSERT_EQ(first.wish("ada", "undo", ply), "done");
    ASSERT_EQ(second.wish("bruno", "undo", ply), "done");
    EXPECT_EQ(second.table.match()->state().hash(), first.table.match()->state().hash());
  }
  EXPECT_EQ(second.table.undoable("bruno"), 0);
}

TEST_P(Resume, ItIsPracticeAndNothingIsClaimedOfTheDeal) {
  Rng rng(7);
  TableAtHand first = begun(plan_of(seats_of({"Ada"}, {"easy"}), GetParam()));
  play_some(first, rng, 30);
  TableAtHand second = gone_on(record_of(first));
  EXPECT_EQ(second.table.fair(), std::nullopt);
  EXPECT_TRUE(json::parse(summarise(second.table).card).as_object().contains("begin"));
  while (second.table.status() == Summary::Status::Running) {
    const Move move = any_move(second, rng);
    const Seat seat = second.table.actor();
    second.make({.by = second.table.seats()[seat].holder.person,
                 .id = {},
                 .what = MovePlayed{.seat = seat, .ply = second.table.ply(), .move = move}});
  }
  const std::vector<GameResult> results = results_of(second.table);
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(results.front().kind, GameResult::Kind::Practice);
  const auto played = read_played(results.front().card);
  EXPECT_EQ(played->seats[0].level, "") << "the moves before were a person's, too";
  EXPECT_EQ(played->seats[1].level, "easy");
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Resume, testing::Values("coal-baron", "card-game", "schichtwechsel"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

// ---- who gets the record of a running game ---------------------------------------------------------------

std::string asked_by(const TableAtHand& at, const PersonId& person) {
  const auto record = tell_record(at.table, person);
  return record ? "record" : std::string(error_name(record.error().why));
}

TEST(RecordOfARunningGame, IsForWhoPlaysWithNobodyButBots) {
  const TableAtHand alone = begun(plan_of(seats_of({"Ada"}, {"easy"})));
  EXPECT_EQ(asked_by(alone, "ada"), "record");
  EXPECT_EQ(asked_by(alone, "bruno"), "not-over") << "who watches";
  EXPECT_EQ(asked_by(alone, ""), "not-over") << "nobody in particular";
  const TableAtHand at_one_screen = begun(plan_of(seats_of({"Ada", "Bea"}, {})));
  EXPECT_EQ(asked_by(at_one_screen, "ada"), "record");
}

TEST(RecordOfARunningGame, IsNobodysWhereSomebodyElseHasASeat) {
  TableAtHand at = begun(plan_of({person_seat("ada"), person_seat("bruno")}));
  EXPECT_EQ(asked_by(at, "ada"), "not-over");
  ASSERT_EQ(at.wish("bruno", "leave"), "done");
  EXPECT_EQ(asked_by(at, "ada"), "not-over") << "Bruno may come back";
  EXPECT_EQ(asked_by(at, "bruno"), "not-over");
}

TEST(RecordOfARunningGame, StaysWhereItsClockRuns) {
  Plan plan = plan_of(seats_of({"Ada"}, {"easy"}));
  plan.clock = {.kind = ClockRule::Kind::Turn, .seconds = 60, .increment = 0};
  EXPECT_EQ(asked_by(begun(plan), "ada"), "not-over");
}

TEST(RecordOfARunningGame, IsNotThereBeforeTheGame) {
  const TableAtHand at(plan_of(seats_of({"Ada"}, {"easy"})));
  EXPECT_EQ(asked_by(at, "ada"), "not-over");
}

TEST(RecordOfARunningGame, HostsWithoutASeatWatchOnly) {
  EXPECT_EQ(asked_by(begun(plan_of(seats_of({}, {"easy", "random"}))), "ada"), "not-over");
}

TEST(RecordOfARunningGame, SaysWhoHasWhichSeat) {
  TableAtHand at = begun(plan_of(seats_of({"hard"}, {"easy"})));
  ASSERT_EQ(at.wish("ada", "leave"), "done");
  const json::value record = json::parse(record_of(at));
  EXPECT_EQ(record.at("names"), (json::array{"hard", "easy"}));
  EXPECT_EQ(record.at("bots"), (json::array{nullptr, "easy"})) << "somebody called hard is no bot";
  const Table& table = gone_on(record_of(at)).table;
  EXPECT_EQ(table.seats()[0].holder.kind, SeatHolder::Kind::Person);
  EXPECT_EQ(table.seats()[0].holder.name, "hard");
  EXPECT_FALSE(table.is_bot(0)) << "who takes a game along sits there";
}

// ---- which records go on ---------------------------------------------------------------------------------

json::object short_record() {
  Rng rng(11);
  TableAtHand at = begun(plan_of(seats_of({"Ada"}, {"easy"})));
  play_some(at, rng, 12);
  return json::parse(record_of(at)).as_object();
}

std::string refused(const Answer<NewTable>& table) {
  if (table) return "";
  const Refusal& refusal = table.error();
  std::string why(error_name(refusal.why));
  if (refusal.record) why += ' ' + std::string(refusal.record->kind);
  if (refusal.record && refusal.record->move) why += ' ' + std::to_string(*refusal.record->move);
  return why;
}

std::string refused_with(std::string_view key, const json::value& value) {
  json::object record = short_record();
  record[key] = value;
  return refused(wanted_from(json::serialize(record)));
}

TEST(ResumedTable, RefusesARecordAsAReplayDoes) {
  const json::object record = short_record();
  json::array moves = record.at("moves").as_array();
  EXPECT_EQ(refused_with("game", "chess"), "bad-record unknown-game");
  EXPECT_EQ(refused_with("options", json::object{{"weather", "rain"}}), "bad-record wrong-setup");
  EXPECT_EQ(refused_with("rules", 99), "bad-record other-rules");
  EXPECT_EQ(refused_with("result", json::object{}), "bad-record wrong-result");
  EXPECT_EQ(refused_with("seed", 7), "bad-record illegal-move 1");
  moves[3] = "castle";
  EXPECT_EQ(refused_with("moves", moves), "bad-record unreadable-move 4");
  json::array hashes = record.at("hashes").as_array();
  hashes[5] = "0123456789abcdef";
  EXPECT_EQ(refused_with("hashes", hashes), "bad-record wrong-hash 6");
  json::object fair = record.at("fair").as_object();
  fair["salt"] = std::string(32, 'a');
  EXPECT_EQ(refused_with("fair", fair), "bad-record wrong-deal");
  const std::string text = json::serialize(record);
  EXPECT_EQ(refused(wanted_from(text.substr(0, text.size() / 2))), "bad-record no-record");
  EXPECT_EQ(refused(wanted_from("")), "bad-record no-record");
}

TEST(ResumedTable, RefusesAGameThatIsOver) {
  Rng rng(11);
  TableAtHand at = begun(plan_of(seats_of({"Ada"}, {"easy"})));
  play_some(at, rng, 100'000);
  EXPECT_EQ(refused(wanted_from(record_of(at))), "game-over");
}

TEST(ResumedTable, RefusesSeatsThatNoTableHas) {
  EXPECT_EQ(refused_with("bots", json::array{nullptr, "brilliant"}), "bad-record no-record");
  EXPECT_EQ(refused_with("bots", json::array{nullptr}), "bad-record no-record");
  EXPECT_EQ(refused_with("bots", json::array{nullptr, 3}), "bad-record no-record");
  EXPECT_EQ(refused_with("bots", "easy"), "bad-record no-record");
  EXPECT_EQ(refused_with("names", json::array{std::string(31, 'A'), "easy"}), "bad-record no-record");
  EXPECT_EQ(refused_with("names", json::array{"A\u202e", "easy"}), "bad-record no-record");
}

TEST(ResumedTable, TakesTheRecordAsTextAndNothingThatContradictsIt) {
  const json::object record = short_record();
  const std::string text = json::serialize(record);
  EXPECT_EQ(refused(wanted({{"record", record}})), "bad-message");
  for (const char* key : {"game", "options", "seats", "clock", "begin"}) {
    const auto table = wanted({{"record", text}, {key, json::object{}}});
    EXPECT_EQ(refused(table), "bad-message");
    EXPECT_NE(table.error().what.find(key), std::string::npos) << table.error().what;
  }
  const auto table =
      wanted({{"record", text}, {"title", "On the train"}, {"private", true}, {"clock", nullptr}});
  ASSERT_TRUE(table) << table.error().what;
  EXPECT_EQ(table->plan.title, "On the train");
  EXPECT_TRUE(table->plan.is_private);
}

TEST(ResumedTable, OfAnOldRecordKnowsBotsByTheirNames) {
  json::object record = short_record();
  record.erase("bots");
  record["names"] = json::array{"", "hard:200ms"};
  const Table& table = gone_on(json::serialize(record)).table;
  EXPECT_EQ(table.seats()[0].holder.kind, SeatHolder::Kind::Person);
  EXPECT_EQ(table.seats()[0].holder.name, "bruno") << "who has no name there has the own one";
  EXPECT_EQ(table.seats()[1].holder.level, "hard");
  record.erase("names");
  const auto nameless = wanted_from(json::serialize(record));
  ASSERT_TRUE(nameless);
  for (const SeatHolder& holder : nameless->plan.seats) EXPECT_EQ(holder.kind, SeatHolder::Kind::Person);
}

}  // namespace
}  // namespace pithead::server
