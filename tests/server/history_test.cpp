// What a finished game leaves behind for those who played it, and what they are told of it.
#include "server/table/history.h"

#include <algorithm>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/result_filler.h"
#include "server/store/store_thread.h"
#include "server/table/result.h"
#include "server/table/statistics.h"
#include "tests/server/hand_loop.h"
#include "tests/server/store_samples.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;
using Kind = GameResult::Kind;

TableAtHand a_game(std::vector<SeatHolder> seats, const PersonId& host = "ada",
                   const std::string& game = "schichtwechsel") {
  TableAtHand at(plan_of(std::move(seats), game), host);
  at.start(7);
  return at;
}

void finish(TableAtHand& at) {
  while (at.table.status() == Summary::Status::Running) {
    at.now += 1000;
    at.play_any();
    if (testing::Test::HasFatalFailure()) return;
  }
}

GameResult only_result(const TableAtHand& at) {
  const auto results = results_of(at.table);
  EXPECT_EQ(results.size(), 1U);
  return results.empty() ? GameResult{} : results.front();
}

// ---- results ---------------------------------------------------------------------------------------------

TEST(GameResults, EverybodyWhoSatThereHasOneWhenTheGameIsOver) {
  TableAtHand at = a_game({person_seat("ada"), bot_seat("random"), person_seat("bea")});
  const Milliseconds began = at.now;
  EXPECT_TRUE(results_of(at.table).empty());
  finish(at);
  const Milliseconds finished = at.now;
  at.now += 5000;
  ASSERT_EQ(at.wish("ada", "chat", R"(,"text":"Well played")"), "done");
  const auto results = results_of(at.table);
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].person, "ada");
  EXPECT_EQ(results[1].person, "bea");
  EXPECT_EQ(results[0].rivals, (std::vector<std::string>{":random", "bea"}));
  EXPECT_EQ(results[1].rivals, (std::vector<std::string>{":random", "ada"}));
  const AnyState& state = at.table.match()->state();
  for (const GameResult& each : results) {
    EXPECT_EQ(each.began, began);
    EXPECT_EQ(each.finished, finished) << "what was said afterwards is no part of the game";
    EXPECT_EQ(each.players, 3);
    EXPECT_EQ(each.points, state.score(static_cast<Seat>(each.seat)).total());
    EXPECT_EQ(each.rank == 1, state.winners().has(static_cast<Seat>(each.seat)));
    EXPECT_EQ(each.kind, Kind::Counted);
  }
}

TEST(GameResults, ACardTellsWhoSatThereAndWhatItBroughtThem) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("easy")}, "coal-baron");
  plan.title = "After \"work\"";
  TableAtHand at(plan, "ada");
  at.start(7);
  finish(at);
  const auto played = read_played(only_result(at).card);
  ASSERT_TRUE(played);
  EXPECT_EQ(played->title, plan.title);
  EXPECT_EQ(played->options, options_of(at.table.match()->setup()));
  ASSERT_EQ(played->seats.size(), 2U);
  EXPECT_EQ(played->seats[0].person, "ada");
  EXPECT_EQ(played->seats[0].level, "");
  EXPECT_EQ(played->seats[1].person, "");
  EXPECT_EQ(played->seats[1].level, "easy");
  const GameInfo& info = at.table.game()->info();
  for (Seat seat = 0; seat < 2; ++seat) {
    const PlayedSeat& each = played->seats[seat];
    const ScoreSheet sheet = at.table.match()->state().score(seat);
    EXPECT_EQ(each.points, sheet.total());
    ASSERT_EQ(each.sources.size(), info.sources.size());
    for (std::size_t i = 0; i < info.sources.size(); ++i)
      EXPECT_EQ(each.sources[i], std::pair(std::string(info.sources[i]), int{sheet.points[i]}));
  }
  for (const char* bad : {"", "{", "[]", "{}", R"({"title":"","options":{},"seats":[{"rank":1}]})"})
    EXPECT_FALSE(read_played(bad)) << bad;
}

TEST(GameResults, TheMoveThatEndsAGameCannotBeTakenBack) {
  TableAtHand at = a_game({person_seat("ada"), bot_seat("random")});
  ASSERT_EQ(at.wish("ada", "confirm-turns", R"(,"on":true)"), "done");
  while (at.table.status() == Summary::Status::Running) {
    if (at.table.unconfirmed() != kNobody) {
      ASSERT_EQ(at.wish("ada", "confirm", ",\"ply\":" + std::to_string(at.table.ply())), "done");
    } else {
      at.play_any();
    }
  }
  EXPECT_EQ(at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply())), "game-over");
  EXPECT_EQ(results_of(at.table).size(), 1U);
}

TEST(GameResults, WhoeverMadeMostMovesOfASeatHasPlayedIt) {
  for (const bool leaves_late : {false, true}) {
    TableAtHand at = a_game({person_seat("ada"), person_seat("bea")});
    while (leaves_late && at.table.match()->state().round() < 4) at.play_any();
    ASSERT_EQ(at.wish("bea", "leave"), "done");
    finish(at);
    const auto results = results_of(at.table);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(results[0].kind, Kind::Counted);
    EXPECT_EQ(results[1].kind, leaves_late ? Kind::Counted : Kind::BotPlayed);
    const auto played = read_played(results[0].card);
    EXPECT_EQ(played->seats[1].person, "bea");
    EXPECT_EQ(played->seats[1].level, leaves_late ? "" : "medium");
    using Rivals = std::vector<std::string>;
    EXPECT_EQ(results[0].rivals, leaves_late ? Rivals{"bea"} : (Rivals{":medium", "bea"}));
  }
}

TEST(GameResults, MovesTakenBackCountForNobody) {
  TableAtHand at = a_game({person_seat("ada"), bot_seat("random")}, "ada", "coal-baron");
  while (at.table.actor() != 0) at.play_any();
  for (int i = 0; i < 200; ++i) {  // far more than a bot will make
    at.play_any();
    ASSERT_EQ(at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply())), "done");
  }
  at.make(BotStoodIn{.seat = 0, .only_turn = false});
  finish(at);
  EXPECT_EQ(only_result(at).kind, Kind::BotPlayed);
}

TEST(GameResults, SeveralSeatsAtOneScreenAreOneResultThatDoesNotCount) {
  SeatHolder bruno = person_seat("ada");
  bruno.name = "Bruno";
  TableAtHand at = a_game({person_seat("ada"), bruno, bot_seat("random")});
  finish(at);
  const GameResult result = only_result(at);
  EXPECT_EQ(result.kind, Kind::SeveralSeats);
  EXPECT_EQ(result.rivals, std::vector<std::string>{":random"});
  const auto played = read_played(result.card);
  EXPECT_EQ(result.rank, std::min(played->seats[0].rank, played->seats[1].rank));
}

TEST(GameResults, AGameFromAChosenPositionIsPractice) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("random")}, "schichtwechsel");
  plan.begin = Beginning{.seed = 7, .moves = {}};
  TableAtHand at(plan, "ada");
  at.start(7);
  finish(at);
  EXPECT_EQ(only_result(at).kind, Kind::Practice);
}

TEST(GameResults, AHostWhoDoesNotPlayHasNone) {
  TableAtHand at = a_game({person_seat("bea"), bot_seat("random")}, "ada");
  finish(at);
  EXPECT_EQ(only_result(at).person, "bea");
  TableAtHand bots = a_game({bot_seat("random"), bot_seat("random")}, "ada");
  finish(bots);
  EXPECT_TRUE(results_of(bots.table).empty());
}

TEST(GameResults, AreTheSameWhenTheLogIsReadLater) {
  TableAtHand at = a_game({person_seat("ada"), bot_seat("random")});
  finish(at);
  const auto then = results_of(at.table);
  ASSERT_EQ(at.wish("ada", "rematch"), "done");
  ASSERT_EQ(at.wish("ada", "close"), "done");
  Table again("table");
  for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
  EXPECT_EQ(results_of(again), then);
}

// ---- the list --------------------------------------------------------------------------------------------

TEST(History, TellsAPageAndHowToGoOn) {
  HistoryPage page{.results = {result_of("ada", "t", 5000)}, .count = 7, .more = true};
  page.results[0].kind = Kind::Practice;
  const json::object told = json::parse(tell_history(page)).as_object();
  EXPECT_EQ(told.at("count"), 7);
  const json::object& game = told.at("games").at(0).as_object();
  EXPECT_EQ(game.at("result"), "lost");
  EXPECT_EQ(game.at("left_out"), "practice");
  EXPECT_EQ(game.at("played").at("seats").at(1).at("level"), "easy");
  const auto next = read_history_wish({{"before", std::string(told.at("next").as_string())}}, "ada");
  ASSERT_TRUE(next);
  EXPECT_EQ(next->filter.behind->finished, 5000);
  EXPECT_EQ(next->filter.behind->table, "t");
  page.more = false;
  EXPECT_FALSE(json::parse(tell_history(page)).as_object().contains("next"));
}

TEST(History, ReadsWhatIsAskedFor) {
  const auto wish = read_history_wish({{"game", "coal-baron"},
                                       {"players", "3"},
                                       {"result", "shared"},
                                       {"person", "bea"},
                                       {"level", "hard"},
                                       {"since", "5"},
                                       {"until", "9"},
                                       {"most", "100"},
                                       {"unknown", "x"}},
                                      "ada");
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->filter.person, "ada");
  EXPECT_EQ(wish->filter.game, "coal-baron");
  EXPECT_EQ(wish->filter.players, 3);
  EXPECT_EQ(wish->filter.outcome, GameResult::Outcome::Shared);
  EXPECT_EQ(wish->filter.rival, "bea");
  EXPECT_EQ(wish->filter.level, rival_of_level("hard"));
  EXPECT_EQ(wish->filter.since, 5);
  EXPECT_EQ(wish->filter.until, 9);
  EXPECT_EQ(wish->most, 100U);
  EXPECT_EQ(read_history_wish({}, "ada")->most, 50U);
}

TEST(History, SaysWhatIsWrongWithAQuestion) {
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"players", "1"},       {"players", "5"},
      {"players", "two"},     {"result", "drawn"},
      {"level", "brilliant"}, {"since", "-1"},
      {"until", "soon"},      {"most", "0"},
      {"most", "101"},        {"before", "x"},
      {"before", "5"},        {"before", "5."},
      {"before", ".t"},       {"since", "99999999999999999999"}};
  for (const auto& [key, value] : wrong) {
    const auto wish = read_history_wish({{key, value}}, "ada");
    ASSERT_FALSE(wish) << key << " " << value;
    EXPECT_EQ(wish.error().why, Why::BadMessage);
    EXPECT_EQ(wish.error().what.find("'" + key + "' must be "), 0U) << wish.error().what;
  }
}

// ---- files -----------------------------------------------------------------------------------------------

GameResult result_with_name(const std::string& title) {
  GameResult result = result_of("ada", "t", 1'700'000'000'000);
  json::object card = json::parse(result.card).as_object();
  card["title"] = title;
  result.card = json::serialize(card);
  return result;
}

std::string line_of(const std::string& csv, std::size_t number) {
  std::size_t from = 0;
  for (; number > 0; --number) from = csv.find("\r\n", from) + 2;
  return csv.substr(from, csv.find("\r\n", from) - from);
}

TEST(HistoryFile, HasALineForEachGameAndAColumnForEachFact) {
  const std::string csv = history_csv({result_with_name("")});
  EXPECT_EQ(line_of(csv, 0),
            "\xEF\xBB\xBF"
            "table,finished,seconds,game,players,title,options,result,rank,points,left_out,"
            "points: orders,points: majorities,rival 1,rival 1 level,rival 1 points,"
            "rival 2,rival 2 level,rival 2 points,rival 3,rival 3 level,rival 3 points");
  EXPECT_EQ(line_of(csv, 1), "t,2023-11-14T22:13:20Z,600,coal-baron,2,,,lost,2,54,,40,14,,easy,60,,,,,,");
}

TEST(HistoryFile, DoesNothingInASpreadsheet) {
  for (const std::string formula : {"=1+1", "+1", "-1", "@SUM(A1)", "\tx"}) {
    const std::string line = line_of(history_csv({result_with_name(formula)}), 1);
    EXPECT_NE(line.find(",2,\"'" + formula + "\",,lost"), std::string::npos) << line;
  }
  const std::string line = line_of(history_csv({result_with_name("a,\"b\"")}), 1);
  EXPECT_NE(line.find(",2,\"a,\"\"b\"\"\",,lost"), std::string::npos) << line;
}

TEST(HistoryFile, KeepsAGameWhoseCardCannotBeRead) {
  GameResult result = result_of("ada", "t", 5000);
  result.card = "{}";
  EXPECT_NE(history_csv({result}).find("t,1970-01-01T00:00:05Z"), std::string::npos);
}

// ---- statistics ------------------------------------------------------------------------------------------

// A game of mine for two, with as many points from orders, against a bot or a person with ten more.
GameResult game_with(int points, const std::string& level, GameResult::Outcome outcome) {
  GameResult result = result_of("ada", "t" + std::to_string(points), 1000 * points);
  const auto seat = [](const std::string& who, int rank, int scored) {
    return "{" + who + ",\"rank\":" + std::to_string(rank) + ",\"points\":" + std::to_string(scored) +
           ",\"sources\":{\"orders\":" + std::to_string(scored) + ",\"rest\":0}}";
  };
  const std::string rival = level.empty() ? R"("person":"bea","name":"Bea")" : R"("level":")" + level + '"';
  result.points = points;
  result.outcome = outcome;
  result.rank = outcome == GameResult::Outcome::Lost ? 2 : 1;
  result.card = R"({"title":"","options":{},"seats":[)" +
                seat(R"("person":"ada","name":"Ada")", result.rank, points) + "," +
                seat(rival, 3 - result.rank, points + 10) + "]}";
  return result;
}

json::object statistics_of(std::vector<GameResult> earliest_first) {
  std::ranges::reverse(earliest_first);
  return json::parse(tell_statistics(earliest_first)).as_object();
}

TEST(Statistics, AddUpResultsPointsAndPlaces) {
  using enum GameResult::Outcome;
  const json::object told =
      statistics_of({game_with(20, "easy", Won), game_with(40, "easy", Lost), game_with(60, "", Shared)});
  ASSERT_EQ(told.at("games").as_array().size(), 1U);
  const json::object& figures = told.at("games").at(0).as_object();
  EXPECT_EQ(figures.at("games"), 3);
  EXPECT_EQ(figures.at("won"), 1);
  EXPECT_EQ(figures.at("shared"), 1);
  EXPECT_EQ(figures.at("places"), (json::array{2, 1}));
  EXPECT_EQ(figures.at("best").at("table"), "t60");
  const json::array& against = figures.at("against").as_array();
  ASSERT_EQ(against.size(), 3U);
  EXPECT_EQ(against[0].at("who"), "rivals");
  const auto mean = [](const json::value& tally) { return tally.at("points").to_number<double>(); };
  EXPECT_EQ(mean(against[0].at("mine")), 40);
  EXPECT_EQ(mean(against[0].at("theirs")), 50);
  EXPECT_EQ(against[1].at("who"), "people");
  EXPECT_EQ(against[2].at("who"), "easy");
  EXPECT_EQ(against[2].at("games"), 2);
  EXPECT_EQ(against[2].at("won"), 1);
  EXPECT_EQ(mean(against[2].at("mine")), 30);
  EXPECT_EQ(mean(against[2].at("theirs")), 40);
  EXPECT_EQ(against[2].at("theirs").at("sources").at("orders").to_number<double>(), 40);
  EXPECT_EQ(told.at("people"), json::parse(R"([{"person":"bea","name":"Bea","games":1}])"));
  EXPECT_EQ(told.at("left_out"), 0);
}

TEST(Statistics, TellEachGameAndNumberOfPlayersApart) {
  using enum GameResult::Outcome;
  GameResult other = game_with(30, "easy", Won);
  other.game = "another";
  EXPECT_EQ(statistics_of({game_with(20, "easy", Won), other}).at("games").as_array().size(), 2U);
}

TEST(Statistics, LeaveOutWhatDoesNotCount) {
  using enum GameResult::Outcome;
  std::vector<GameResult> results;
  for (const Kind kind : {Kind::Practice, Kind::SeveralSeats, Kind::BotPlayed}) {
    results.push_back(game_with(90, "", Won));
    results.back().kind = kind;
  }
  results.push_back(game_with(91, "easy", Won));
  results.back().card = "{}";
  results.push_back(game_with(10, "easy", Lost));
  const json::object told = statistics_of(results);
  EXPECT_EQ(told.at("left_out"), 4);
  ASSERT_EQ(told.at("games").as_array().size(), 1U);
  EXPECT_EQ(told.at("games").at(0).at("best").at("points"), 10);
  EXPECT_EQ(told.at("people").at(0).at("games"), 3) << "they have been at a table all the same";
  EXPECT_EQ(statistics_of({}).at("games"), json::array{});
}

TEST(Statistics, TheTrendKeepsItsOrderAndStaysShort) {
  using enum GameResult::Outcome;
  std::vector<GameResult> results;
  for (int i = 1; i <= 100; ++i) results.push_back(game_with(i, "easy", i > 50 ? Won : Lost));
  const json::object told = statistics_of(results);
  const json::array& trend = told.at("games").at(0).at("trend").as_array();
  ASSERT_EQ(trend.size(), 40U);
  int games = 0;
  double before = 0;
  for (const json::value& each : trend) {
    games += each.at("games").to_number<int>();
    EXPECT_GT(each.at("points").to_number<double>(), before);
    EXPECT_LE(each.at("from").as_int64(), each.at("until").as_int64());
    before = each.at("points").to_number<double>();
  }
  EXPECT_EQ(games, 100);
  EXPECT_EQ(trend.front().at("won"), 0);
  EXPECT_EQ(trend.back().at("won"), trend.back().at("games"));
}

// ---- old tables ------------------------------------------------------------------------------------------

// A store of before: the log is there, its results are not.
class OldTables : public testing::Test {
 protected:
  OldTables() { prepare_secrets(); }

  void keep(const TableId& id, const TableAtHand& at, const std::string& last = {}) {
    std::vector<Append> log;
    for (const Entry& entry : at.log) {
      Append append = entry_of(id, entry.version, entry.body);
      append.entry.time = entry.time;
      append.summary.status = at.table.status();
      log.push_back(std::move(append));
    }
    if (!last.empty()) log.back().entry.body = last;
    EXPECT_EQ(must(opened(address())->append(log)), std::vector(log.size(), Appended::Written));
  }

  void fill() {
    must(must(open_sqlite(folder_ / "pithead.db"))
             ->run("INSERT INTO tables_without_results SELECT table_id FROM tables WHERE status >= 2"));
    HandLoop loop;
    const auto post = [&](std::function<void()> work) { loop.post(std::move(work)); };
    StoreThread writer(opened(address()), post);
    WorkerPool workers(1, post);
    ResultFiller filler(writer, workers,
                        [this](const TableId& table, const std::string&) { skipped.push_back(table); });
    filler.tick();
    ASSERT_TRUE(loop.run_until([&] { return filler.done(); }));
  }

  std::vector<GameResult> results() {
    ResultFilter filter;
    filter.person = "ada";
    return must(opened(address())->results(filter, 99));
  }

  std::string address() const { return "sqlite:" + folder_ / "pithead.db"; }

  std::vector<TableId> skipped;

 private:
  TemporaryFolder folder_;
};

TEST_F(OldTables, AreFilledInAndThoseThatCannotBeReadAreSkipped) {
  TableAtHand at = a_game({person_seat("ada"), bot_seat("random")});
  TableAtHand running = a_game({person_seat("ada"), bot_seat("random")});
  finish(at);
  for (int i = 0; i < 20; ++i) {
    at.now += 1;
    keep("t" + std::to_string(10 + i), at, i == 4 ? R"({"kind":"of a later version"})" : "");
  }
  keep("running", running);
  fill();
  EXPECT_EQ(skipped, std::vector<TableId>{"t14"});
  const auto filled = results();
  ASSERT_EQ(filled.size(), 19U);
  EXPECT_EQ(filled.front().points, results_of(at.table).front().points);
  EXPECT_EQ(must(opened(address())->tables_without_results("", 9)), std::vector<TableId>{"t14"})
      << "a later version may read it";
}

}  // namespace
}  // namespace pithead::server
