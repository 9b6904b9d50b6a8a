// A device's node with a page that does what a browser would: whole games, a page that is killed at any
// moment, a database that is full.
#include "device/node.h"

#include <ranges>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "games/core/rng.h"
#include "server/table/secret.h"
#include "tests/device/device_host.h"

namespace pithead::server::device {
namespace {

namespace json = boost::json;
using server::HttpRequest;

// Somebody in front of the page; going out of scope is how it is killed.
class Visit {
 public:
  explicit Visit(DeviceHost::Database& database, std::string cookie = {})
      : host(database), node((server::prepare_secrets(), host), host.settings()) {
    host.cookie = std::move(cookie);
  }

  json::object ask(const std::string& method, const std::string& path, const std::string& body = "") {
    HttpRequest request;
    request.method = method;
    request.path = path.substr(0, path.find('?'));
    if (path.ends_with("?list=mine")) request.query["list"] = "mine";
    request.headers = {{"content-type", "application/json"}, {"cookie", host.cookie}};
    request.body = body;
    node.request(++last, std::move(request));
    host.run(node);
    const auto found = host.responses.find(last);
    EXPECT_NE(found, host.responses.end()) << method << ' ' << path;
    return found == host.responses.end() ? json::object{} : json::parse(found->second.body).as_object();
  }

  void watch(const std::string& table) {
    ask("GET", "/api/me");
    node.open(kSession, host.cookie);
    host.run(node);
    node.message(kSession, R"({"type":"watch","table":")" + table + R"("})");
    host.run(node);
  }

  std::string open(const std::string& game, const std::string& level) {
    ask("GET", "/api/me");
    const json::object opened =
        ask("POST", "/api/tables",
            R"({"id":"one","game":")" + game + R"(","seats":[{"kind":"person"},{"kind":"bot","level":")" +
                level + R"("}]})");
    auto table = json::value_to<std::string>(opened.at("table"));
    ask("POST", "/api/tables/" + table, R"({"id":"two","type":"start","table":")" + table + R"("})");
    return table;
  }

  // What the page was told last of a table.
  json::object table() const {
    for (const std::string& text : std::views::reverse(host.heard)) {
      json::object told = json::parse(text).as_object();
      if (told.at("type") == "table") return told;
    }
    return {};
  }

  // Tells a move and does nothing about it yet.
  void begin_move(const std::string& table, const json::object& told, Rng& rng) {
    const json::array& moves = told.at("moves").as_array();
    const auto chosen = rng.below(static_cast<std::uint32_t>(moves.size()));
    const auto move = json::value_to<std::string>(moves[chosen].at("move"));
    node.message(kSession, R"({"type":"move","id":"m)" + std::to_string(++last) + R"(","table":")" + table +
                               R"(","ply":)" + std::to_string(told.at("ply").as_int64()) + R"(,"move":")" +
                               move + R"("})");
  }

  static constexpr std::int64_t kSession = 1;
  DeviceHost host;
  Node node;

 private:
  static inline std::int64_t last = 100;  // a request of another visit is another one
};

bool is_mine(const json::object& told) {
  return told.contains("moves") && !told.at("moves").as_array().empty();
}

std::string status_of(const json::object& told) { return json::value_to<std::string>(told.at("status")); }

// Plays on until the game is over, or for so many moves.
void play(Visit& visit, const std::string& table, Rng& rng, int moves = 1000) {
  for (; moves > 0; --moves) {
    const json::object told = visit.table();
    if (status_of(told) == "over") return;
    ASSERT_TRUE(is_mine(told)) << told;
    visit.begin_move(table, told, rng);
    visit.host.run(visit.node);
  }
}

TEST(DeviceNode, PlaysOnAgainstTheStrongestLevel) {
  for (const AnyGame* game : all_games()) {
    DeviceHost::Database database;
    Visit visit(database);
    Rng rng(8);
    const std::string table = visit.open(std::string(game->info().id), "hard");
    visit.watch(table);
    ASSERT_NO_FATAL_FAILURE(play(visit, table, rng, 4)) << game->info().id;
    EXPECT_GE(visit.table().at("ply").as_int64(), 4);
  }
}

TEST(DeviceNode, PlaysWholeGamesOfEveryGameAgainstAllOtherLevels) {
  for (const AnyGame* game : all_games()) {
    for (const std::string_view level : {"random", "easy", "medium"}) {
      DeviceHost::Database database;
      Visit visit(database);
      Rng rng(7);
      const std::string table = visit.open(std::string(game->info().id), std::string(level));
      visit.watch(table);
      ASSERT_NO_FATAL_FAILURE(play(visit, table, rng)) << game->info().id << ' ' << level;
      EXPECT_EQ(visit.ask("GET", "/api/history").at("count"), 1) << game->info().id;
    }
  }
}

TEST(DeviceNode, AnAcknowledgedMoveSurvivesAPageThatIsKilledAtAnyMoment) {
  DeviceHost::Database database;
  Rng rng(3);
  std::string table;
  std::string cookie;
  std::int64_t acknowledged = 0;
  {
    Visit visit(database);
    table = visit.open(std::string(all_games().front()->info().id), "easy");
    cookie = visit.host.cookie;
  }
  for (int life = 0; life < 60; ++life) {
    Visit visit(database, cookie);
    visit.watch(table);
    const json::object told = visit.table();
    ASSERT_GE(told.at("version").as_int64(), acknowledged);
    if (status_of(told) == "over") break;
    if (!is_mine(told)) continue;
    visit.begin_move(table, told, rng);
    for (std::uint32_t steps = rng.below(6); steps > 0; --steps) visit.host.step(visit.node);
    acknowledged = std::max(acknowledged, visit.table().at("version").as_int64());
  }
  EXPECT_GT(acknowledged, 20);
}

TEST(DeviceNode, AMoveThatCannotBeKeptIsRefusedAndNothingHasChanged) {
  DeviceHost::Database database;
  Visit visit(database);
  Rng rng(5);
  const std::string table = visit.open(std::string(all_games().front()->info().id), "easy");
  visit.watch(table);
  const json::object before = visit.table();
  visit.host.full = true;
  visit.host.heard.clear();
  visit.begin_move(table, before, rng);
  visit.host.run(visit.node);
  ASSERT_FALSE(visit.host.heard.empty());
  const json::object refused = json::parse(visit.host.heard.front()).as_object();
  EXPECT_EQ(refused.at("error"), "unavailable") << refused;
  visit.host.full = false;
  visit.host.heard.clear();
  visit.node.message(Visit::kSession, R"({"type":"watch","table":")" + table + R"("})");
  visit.host.run(visit.node);
  EXPECT_EQ(visit.table().at("version"), before.at("version"));
  visit.begin_move(table, visit.table(), rng);
  visit.host.run(visit.node);
  EXPECT_GT(visit.table().at("version").as_int64(), before.at("version").as_int64());
}

TEST(DeviceNode, WhoCameWhenThereWasNoRoomIsKnownLater) {
  DeviceHost::Database database;
  std::string cookie;
  std::string person;
  {
    Visit visit(database);
    visit.host.full = true;
    visit.host.run(visit.node);
    visit.host.full = false;
    person = json::value_to<std::string>(visit.ask("GET", "/api/me").at("person"));
    visit.node.tick();
    visit.host.run(visit.node);
    cookie = visit.host.cookie;
  }
  Visit again(database, cookie);
  EXPECT_EQ(json::value_to<std::string>(again.ask("GET", "/api/me").at("person")), person);
}

TEST(DeviceNode, AnalysesAFinishedGame) {
  DeviceHost::Database database;
  Visit visit(database);
  Rng rng(1);
  const std::string table = visit.open(std::string(all_games().back()->info().id), "random");
  visit.watch(table);
  ASSERT_NO_FATAL_FAILURE(play(visit, table, rng));
  const json::object asked = visit.ask("POST", "/api/tables/" + table + "/analysis", R"({"ply":3})");
  EXPECT_EQ(asked.at("plies").as_array().size(), 1) << asked;
}

}  // namespace
}  // namespace pithead::server::device
