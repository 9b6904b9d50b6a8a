// Looking back: what was told then is told again, and no more while the game runs.
#include "server/table/replay.h"

#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

constexpr ReplayWish kOwnEyes{};

const auto kTell = [](const PastGame& past) { return tell_replay(past); };

Answer<std::string> told_back(const Table& table, const PersonId& person, const ReplayWish& wish) {
  return look_back(table, person, wish).map(kTell);
}

Answer<std::string> told_aside(const Table& table, const PersonId& person, const Variation& variation,
                               const ReplayWish& wish) {
  return look_aside(table, person, variation, wish).map(kTell);
}

TableAtHand a_game_of_two(const char* game) {
  TableAtHand at(plan_of({person_seat("ada"), person_seat("bea")}, game), "ada");
  at.start(7);
  return at;
}

PersonId mover_at(const TableAtHand& at) { return at.table.actor() == 0 ? "ada" : "bea"; }

void play_any(TableAtHand& at, Rng& rng) {
  const std::vector<Move> legal = at.table.match()->state().legal();
  const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  ASSERT_EQ(at.play(mover_at(at), at.table.match()->game().move_text(move)), "done");
}

json::object replay_of(const TableAtHand& at, const PersonId& person, const ReplayWish& wish = kOwnEyes) {
  const auto told = told_back(at.table, person, wish);
  EXPECT_TRUE(told) << told.error().what;
  return told ? json::parse(*told).as_object() : json::object();
}

json::object table_for(const TableAtHand& at, const PersonId& person) {
  return json::parse(tell_table(at.table, person, 0, 0)).as_object();
}

class Replay : public testing::TestWithParam<const char*> {};

TEST_P(Replay, TellsEveryViewAndEventAgainAsItWasTold) {
  TableAtHand at = a_game_of_two(GetParam());
  Rng rng(3);
  std::vector<json::value> views{table_for(at, "bea").at("view")};
  while (at.table.status() == Summary::Status::Running) {
    play_any(at, rng);
    views.push_back(table_for(at, "bea").at("view"));
  }
  const json::object replay = replay_of(at, "bea");
  EXPECT_EQ(replay.at("eyes"), 1);
  EXPECT_EQ(replay.at("first"), views.front());
  const json::array& moves = replay.at("moves").as_array();
  ASSERT_EQ(moves.size() + 1, views.size());
  std::size_t ply = 0;
  json::value view = replay.at("first");
  for (std::int64_t version = 1; version <= at.table.version(); ++version) {
    const json::value page = json::parse(tell_news("", at.table, "bea", version + 1).text);
    const json::value& news = page.at("news").as_array().back();
    if (news.at("kind") != "move") continue;
    const json::object& move = moves[ply].as_object();
    EXPECT_EQ(move.at("seat"), news.at("seat"));
    EXPECT_EQ(move.at("events"), news.at("events"));
    EXPECT_EQ(move.contains("move"), news.as_object().contains("move"));
    for (const auto& [pointer, value] : move.at("changes").as_object()) view.at_pointer(pointer) = value;
    ASSERT_EQ(view, views[++ply]) << "behind ply " << ply;
  }
  EXPECT_EQ(ply, moves.size());
}

json::object variation_of(const TableAtHand& at, const std::string& body, const ReplayWish& wish) {
  const auto variation = read_variation(body);
  EXPECT_TRUE(variation) << variation.error().what;
  const auto told = told_aside(at.table, "ada", *variation, wish);
  EXPECT_TRUE(told) << told.error().what;
  return told ? json::parse(*told).as_object() : json::object();
}

TEST_P(Replay, OtherMovesAreTriedOutFromAnyMoment) {
  TableAtHand at = a_game_of_two(GetParam());
  Rng rng(3);
  const auto refused = told_aside(at.table, "ada", {.ply = 0, .moves = {}}, kOwnEyes);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().why, Why::NotOver);
  while (at.table.status() == Summary::Status::Running) play_any(at, rng);
  const json::object whole = replay_of(at, "ada", {.eyes = 1});
  const json::array& moves = whole.at("moves").as_array();
  const Match& match = *at.table.match();
  // What was really played is told as in the replay.
  json::array same;
  for (std::size_t ply = 0; ply < 4; ++ply)
    same.emplace_back(match.game().move_text(match.plies()[ply].move));
  const json::object again =
      variation_of(at, json::serialize(json::object{{"ply", 0}, {"moves", same}}), {.eyes = 1});
  EXPECT_EQ(again.at("first"), whole.at("first"));
  EXPECT_EQ(again.at("moves"), json::array(moves.begin(), moves.begin() + 4));
  // Something else than what was played, and behind it what is not possible.
  Match other = match.from_the_deal();
  for (std::size_t ply = 0; ply < 20; ++ply) other.play_legal(match.plies()[ply].move);
  const std::string move = other.game().move_text(other.state().legal().back());
  const json::object branch = variation_of(
      at, json::serialize(json::object{{"ply", 20}, {"moves", json::array{move, same.back(), move, move}}}),
      {.eyes = other.state().to_move()});
  ASSERT_GE(branch.at("moves").as_array().size(), 1U);
  EXPECT_LT(branch.at("moves").as_array().size(), 4U);
  EXPECT_EQ(branch.at("moves").at(0).at("ply"), 20);
  EXPECT_EQ(branch.at("moves").at(0).at("move").as_string(), move);
  const auto none = told_aside(at.table, "ada", {.ply = 100'000, .moves = {}}, kOwnEyes);
  EXPECT_EQ(none.error().why, Why::BadMessage);
  const auto unreadable = told_aside(at.table, "ada", {.ply = 0, .moves = {"castle"}}, kOwnEyes);
  EXPECT_EQ(unreadable.error().why, Why::UnreadableMove);
  for (const char* body : {"{", "{}", R"({"ply":-1,"moves":[]})", R"({"ply":1,"moves":[1]})"}) {
    EXPECT_FALSE(read_variation(body)) << body;
  }
}

TEST_P(Replay, OthersEyesAreForGamesThatAreOver) {
  TableAtHand at = a_game_of_two(GetParam());
  Rng rng(4);
  for (int i = 0; i < 5; ++i) play_any(at, rng);
  EXPECT_FALSE(replay_of(at, "ada").contains("seed")) << "it tells all hidden cards";
  for (const auto& [person, eyes] : {std::pair<PersonId, Seat>{"ada", 1}, {"ada", kNobody}, {"cleo", 0}}) {
    const auto told = told_back(at.table, person, {.eyes = eyes});
    ASSERT_FALSE(told);
    EXPECT_EQ(told.error().why, Why::NotOver);
  }
  EXPECT_EQ(replay_of(at, "ada", {.eyes = 0}).at("eyes"), 0);
  EXPECT_TRUE(replay_of(at, "cleo").at("eyes").is_null()) << "a spectator has nobody's eyes";
  while (at.table.status() == Summary::Status::Running) play_any(at, rng);
  EXPECT_EQ(replay_of(at, "ada", {.eyes = 1}).at("eyes"), 1);
  EXPECT_EQ(replay_of(at, "ada", {.eyes = 1}), replay_of(at, "bea"));
  EXPECT_FALSE(told_back(at.table, "ada", {.eyes = 2})) << "there is no third seat";
}

TEST_P(Replay, OfARecordSaysWhoPlayedAndRefusesWhatWasEdited) {
  TableAtHand at = a_game_of_two(GetParam());
  Rng rng(5);
  while (at.table.status() == Summary::Status::Running) play_any(at, rng);
  const std::string record = *tell_record(at.table, "ada");
  const auto told = tell_replay(record, {.eyes = 1});
  ASSERT_TRUE(told);
  const json::object replay = json::parse(*told).as_object();
  EXPECT_EQ(replay.at("game"), GetParam());
  EXPECT_EQ(replay.at("names"), (json::array{"ada", "bea"}));
  EXPECT_EQ(replay.at("moves"), replay_of(at, "bea").at("moves"));
  EXPECT_EQ(replay.at("last"), table_for(at, "bea").at("view"));
  EXPECT_EQ(replay.at("seed"), "7");
  EXPECT_EQ(replay_of(at, "cleo").at("seed"), "7");

  const auto cut = tell_replay(std::string_view(record).substr(0, record.size() / 2), {});
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().why, Why::BadRecord);
  EXPECT_EQ(cut.error().record.value().kind, "no-record");
  EXPECT_FALSE(cut.error().record->move);
  json::object edited = json::parse(record).as_object();
  json::array& moves = edited.at("moves").as_array();
  std::swap(moves.at(1), moves.back());
  const auto swapped = tell_replay(json::serialize(edited), {});
  ASSERT_FALSE(swapped);
  EXPECT_EQ(swapped.error().record.value().move, 2) << swapped.error().what;
  std::swap(moves.at(1), moves.back());
  edited.at("result") = nullptr;
  const auto without = tell_replay(json::serialize(edited), {});
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().record.value().kind, "wrong-result");

  std::string promised = record;
  const std::size_t digit = promised.find("\"commitment\":\"") + 14;
  promised[digit] = promised[digit] == '0' ? '1' : '0';
  const auto broken = tell_replay(promised, {});
  ASSERT_FALSE(broken) << "the shuffle is not the one announced";
  EXPECT_EQ(broken.error().why, Why::BadRecord);
  EXPECT_EQ(broken.error().record.value().kind, "wrong-deal");
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Replay, testing::Values("coal-baron", "card-game", "schichtwechsel"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(ReplayBeforeTheStart, ThereIsNothingToLookBackAt) {
  const TableAtHand at(plan_of({person_seat("ada"), person_seat("bea")}, "coal-baron"), "ada");
  EXPECT_EQ(told_back(at.table, "ada", kOwnEyes).error().why, Why::NotStarted);
}

}  // namespace
}  // namespace pithead::server
