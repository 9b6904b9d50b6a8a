// A table that begins from a position somebody chose: the game goes on from there as any other, and nobody
// claims that chance dealt it.
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "match/record.h"
#include "server/table/lobby_card.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr std::uint64_t kSeed = 18446744073709551615U;  // beyond what JSON numbers hold

// Some moves into a game of two, or to its end.
Match played(const char* game, int plies) {
  Match match(*make_setup(game, 2, {}, kSeed));
  Rng rng(5);
  while (!match.over() && static_cast<int>(match.plies().size()) < plies) {
    const std::vector<Move> legal = match.state().legal();
    match.play_legal(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return match;
}

json::array moves_of(const Match& match) {
  json::array moves;
  for (const Ply& ply : match.plies()) moves.emplace_back(match.game().move_text(ply.move));
  return moves;
}

Answer<Plan> plan_from(const char* game, const json::value& begin) {
  prepare_secrets();
  const json::object body{
      {"game", game},
      {"seats", json::array{json::object{{"kind", "person"}}, json::object{{"kind", "person"}}}},
      {"begin", begin}};
  std::string id;
  auto wanted = read_new_table(json::serialize(body), id);
  if (!wanted) return tl::unexpected(wanted.error());
  for (SeatHolder& holder : wanted->plan.seats) holder.person = "ada";
  return wanted->plan;
}

json::object begin_of(const Match& match) {
  return {{"seed", std::to_string(kSeed)}, {"moves", moves_of(match)}};
}

TableAtHand begun_from(const Match& match) {
  TableAtHand at(*plan_from(std::string(match.game().info().id).c_str(), begin_of(match)));
  EXPECT_EQ(at.wish("ada", "start"), "done");
  return at;
}

json::object told_of(const TableAtHand& at) {
  return json::parse(tell_table(at.table, "ada", 0, at.now)).as_object();
}

std::string undo(TableAtHand& at) {
  return at.wish("ada", "undo", ",\"ply\":" + std::to_string(at.table.ply()));
}

// Of the same game, later on.
std::string move_that_is_not_legal(const Match& match) {
  const Match whole = played(std::string(match.game().info().id).c_str(), 100'000);
  for (const Ply& ply : whole.plies()) {
    if (!match.state().is_legal(ply.move)) return match.game().move_text(ply.move);
  }
  return {};
}

class Begin : public testing::TestWithParam<const char*> {};

TEST_P(Begin, TheGameGoesOnFromTheChosenPosition) {
  const Match match = played(GetParam(), 40);
  TableAtHand at = begun_from(match);
  EXPECT_EQ(at.table.status(), Summary::Status::Running);
  EXPECT_EQ(at.table.ply(), 40);
  EXPECT_EQ(at.table.match()->state().hash(), match.state().hash());
  EXPECT_EQ(at.table.actor(), match.state().to_move());
  while (at.table.status() == Summary::Status::Running) at.play_any();

  const auto recorded = read_record(*tell_record(at.table, "ada"));
  ASSERT_TRUE(recorded) << recorded.error().what;
  EXPECT_EQ(recorded->match.setup().seed, kSeed);
  EXPECT_EQ(recorded->match.state().hash(), at.table.match()->state().hash());
  EXPECT_EQ(recorded->fair, std::nullopt);
  Table again("table");
  for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
  EXPECT_EQ(tell_table(again, "ada", 0, at.now), tell_table(at.table, "ada", 0, at.now));
  EXPECT_EQ(summarise(again), summarise(at.table));
}

TEST_P(Begin, IsToldAndNothingIsClaimedOfTheDeal) {
  TableAtHand at(*plan_from(GetParam(), begin_of(played(GetParam(), 12))));
  const json::value expected = json::object{{"ply", 12}};
  EXPECT_EQ(told_of(at).at("begin"), expected) << "before the start, too: people shall know what they join";
  at.wish("ada", "start");
  const json::object told = told_of(at);
  EXPECT_EQ(told.at("begin"), expected);
  EXPECT_EQ(told.at("ply"), 12);
  EXPECT_FALSE(told.contains("fair"));
  EXPECT_FALSE(told.contains("seed")) << "the other seats may not know it";
  EXPECT_EQ(json::parse(summarise(at.table).card).at("begin"), expected);
  EXPECT_EQ(told.at("news").at(1).at("moves").as_array().size(), 12U) << "what was played before";
}

TEST_P(Begin, NothingBeforeItIsTakenBack) {
  TableAtHand at = begun_from(played(GetParam(), 6));
  EXPECT_EQ(at.table.undoable("ada"), 0);
  EXPECT_EQ(undo(at), "nothing-to-undo");
  while (at.table.undoable("ada") == 0) at.play_any();
  while (at.table.undoable("ada") > 0) ASSERT_EQ(undo(at), "done");
  EXPECT_GE(at.table.ply(), 6);
  EXPECT_EQ(undo(at), "nothing-to-undo");
}

TEST_P(Begin, ADealAloneIsEnough) {
  const Match match = played(GetParam(), 0);
  EXPECT_EQ(begun_from(match).table.match()->state().hash(), match.state().hash());
  EXPECT_TRUE(plan_from(GetParam(), json::object{{"seed", "7"}}));
}

TEST_P(Begin, TheFirstMoveThatIsNotLegalIsNamed) {
  const Match match = played(GetParam(), 9);
  json::object begin = begin_of(match);
  const std::string text = move_that_is_not_legal(match);
  begin.at("moves").as_array().emplace_back(text);
  const auto plan = plan_from(GetParam(), begin);
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().why, Why::IllegalMove);
  EXPECT_TRUE(plan.error().what.starts_with("move 10: '" + text + "' is not legal here"))
      << plan.error().what;

  begin.at("moves").as_array()[3] = "castle";
  const auto unreadable = plan_from(GetParam(), begin);
  ASSERT_FALSE(unreadable);
  EXPECT_EQ(unreadable.error().why, Why::UnreadableMove);
  EXPECT_TRUE(unreadable.error().what.starts_with("move 4: 'castle' is no move")) << unreadable.error().what;
}

TEST_P(Begin, AGameThatIsOverDoesNotGoOn) {
  const Match match = played(GetParam(), 100'000);
  ASSERT_TRUE(match.over());
  const auto plan = plan_from(GetParam(), begin_of(match));
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().why, Why::GameOver);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Begin, testing::Values("coal-baron", "card-game", "schichtwechsel"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Beginning, IsReadWithCare) {
  for (const json::value& begin :
       {json::value("7"), json::value(json::array{}), json::value(json::object{}),
        json::value(json::object{{"seed", 7}}), json::value(json::object{{"seed", "seven"}}),
        json::value(json::object{{"seed", ""}}), json::value(json::object{{"seed", "18446744073709551616"}}),
        json::value(json::object{{"seed", "7"}, {"moves", "stop"}}),
        json::value(json::object{{"seed", "7"}, {"moves", json::array{1}}}),
        json::value(json::object{{"seed", "7"}, {"moves", json::array(2001, "stop")}})}) {
    const auto plan = plan_from("coal-baron", begin);
    ASSERT_FALSE(plan) << json::serialize(begin);
    EXPECT_EQ(plan.error().why, Why::BadMessage) << json::serialize(begin);
    EXPECT_NE(plan.error().what.find("begin"), std::string::npos) << plan.error().what;
  }
}

TEST(Beginning, ALogThatStartsOtherwiseIsNotRead) {
  const TableAtHand at = begun_from(played("coal-baron", 12));
  const auto after = [&](std::string opening, const std::string& start) {
    Table table("table");
    EXPECT_TRUE(table.replay({"table", 1, 0, std::move(opening)}));
    return table.replay({"table", 2, 0, start}).has_value();
  };
  const std::string opening = at.log[0].body;
  EXPECT_TRUE(after(opening, at.log[1].body));
  EXPECT_FALSE(after(opening, R"({"kind":"start","by":"ada","seed":"7","rules":2})")) << "another deal";
  std::string broken = opening;
  broken.insert(broken.find("\"moves\":[") + 9, "\"stop\",");
  EXPECT_FALSE(after(broken, at.log[1].body)) << "a move that cannot be made";
}

}  // namespace
}  // namespace pithead::server
