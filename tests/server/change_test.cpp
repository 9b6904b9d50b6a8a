// Logs are kept for ever: an entry of every kind, as the first version of the server wrote it, is read and
// written again to the byte, unless the kind has another name today.
#include "server/table/change.h"

#include <array>
#include <set>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "games/catalogue.h"

namespace pithead::server {
namespace {

constexpr std::array kEntries{
    R"({"kind":"open","by":"ada","id":"r1","plan":{"game":"schichtwechsel","options":{"round-cards":"once"},"seats":[{"kind":"person","person":"ada","name":"Ada"},{"kind":"open"},{"kind":"bot","level":"easy"},{"kind":"invited","name":"Bea","link":"key"}],"title":"After \"work\"","listed":true,"by_turn":true,"clock":"bank","seconds":1200,"increment":10}})",
    R"({"kind":"open","by":"ada","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"ada","name":"Ada"},{"kind":"bot","level":"easy"}],"listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0}})",
    R"({"kind":"open","by":"ada","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"open"},{"kind":"bot","level":"easy"}],"listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0,"begin":{"seed":"18446744073709551615","moves":["take truck-KK","stop"]}}})",
    R"({"kind":"open","by":"ada","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"person","person":"ada","name":"Ada"},{"kind":"bot","level":"easy"}],"listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0,"first_player":1}})",
    R"({"kind":"open","by":"ada","plan":{"game":"coal-baron","options":{},"seats":[{"kind":"open"},{"kind":"bot","level":"easy"}],"listed":false,"by_turn":false,"clock":"none","seconds":0,"increment":0},"deal":{"salt":"00","share":"11"}})",
    R"({"kind":"sit","by":"ada","id":"r1","seat":1,"name":"Ada"})",
    R"({"kind":"sit","by":"ada","id":"r1","seat":1,"name":"Ada","share":"22"})",
    R"({"kind":"share","by":"ada","id":"r1","share":"22"})",
    R"({"kind":"sit","by":"ada","id":"r1","seat":1})",
    R"({"kind":"seat","by":"ada","id":"r1","seat":1,"sitting":{"kind":"invited","name":"Bea","link":"key"}})",
    R"({"kind":"seat","by":"ada","id":"r1","seat":0,"sitting":{"kind":"open"}})",
    R"({"kind":"leave","by":"ada","id":"r1","seat":2})",
    R"({"kind":"leave","by":"ada","id":"r1"})",
    R"({"kind":"stand-in","seat":0})",
    R"({"kind":"return","by":"ada","id":"r1","seat":0})",
    R"({"kind":"start","by":"ada","id":"r1","seed":"18446744073709551615","rules":2})",
    R"({"kind":"start","by":"ada","seed":"00000000000000010000000000000002000000000000000300000000000000ff","rules":2,"share":"22","draw":3})",
    R"({"kind":"move","by":"ada","id":"r1","seat":1,"ply":0,"text":"place M8"})",
    R"({"kind":"move","seat":0,"ply":7,"text":"stop"})",
    R"({"kind":"move","by":"ada","seat":0,"ply":7,"text":"stop","planned":true})",
    R"({"kind":"plan","by":"ada","id":"r1","seat":0,"ply":9,"lines":[{"moves":["place M8","stop"]}]})",
    R"({"kind":"plan","by":"ada","id":"r1","seat":0,"ply":0,"condition":"legal","standing":true,"lines":[{"moves":["take truck-KK"]},{"moves":["take truck-YYY"]}]})",
    R"({"kind":"unplan","by":"ada","id":"r1","seat":0})",
    R"({"kind":"undo","by":"ada","id":"r1","seat":1,"ply":6})",
    R"({"kind":"confirm","by":"ada","id":"r1","seat":1})",
    R"({"kind":"confirm-turns","by":"ada","id":"r1","on":true})",
    R"({"kind":"confirm-turns","by":"ada","id":"r1"})",
    R"({"kind":"chat","by":"ada","id":"r1","text":"Glück auf!","name":"Ada"})",
    R"({"kind":"chat","by":"ada","id":"r1","text":"x"})",
    R"({"kind":"settings","by":"ada","id":"r1","text":"x","chat":"nobody"})",
    R"({"kind":"mute","by":"ada","id":"r1","person":"bea","on":true})",
    R"({"kind":"mute","by":"ada","id":"r1","person":"bea"})",
    R"({"kind":"settings","by":"ada","id":"r1","text":"Title","on":true})",
    R"({"kind":"settings","by":"ada","id":"r1"})",
    R"({"kind":"settings","by":"ada","id":"r1","text":"x","private":true})",
    R"({"kind":"remove","by":"ada","id":"r1","text":"eve"})",
    R"({"kind":"credit","id":"down since 17","amount":3600000})",
    R"({"kind":"vacation","by":"ada","until":3600000})",
    R"({"kind":"vacation","by":"ada","until":0})",
    R"({"kind":"grace","seat":1,"amount":3600000})",
    R"({"kind":"nudge","by":"ada","id":"r1","seat":1})",
    R"({"kind":"adjourn","by":"ada","id":"r1","until":3600000})",
    R"({"kind":"resume","by":"ada","id":"r1"})",
    R"({"kind":"rematch","by":"ada","id":"r1","text":"next"})",
    R"({"kind":"rematch","by":"ada","id":"r1","text":"next","game":"schichtwechsel","without":["bea"]})",
    R"({"kind":"close","by":"ada","id":"r1"})",
};

const AnyGame* game() { return find_game("coal-baron"); }

class OldEntry : public testing::TestWithParam<const char*> {};

TEST_P(OldEntry, IsReadAndWrittenAgainToTheByte) {
  const auto change = read_change(GetParam(), game());
  ASSERT_TRUE(change);
  EXPECT_EQ(write_change(*change, game()), GetParam());
}

INSTANTIATE_TEST_SUITE_P(EveryKind, OldEntry, testing::ValuesIn(kEntries));

TEST(Changes, AKindIsReadByItsNameOfBeforeAndWrittenByThatOfToday) {
  const auto change = read_change(R"({"kind":"habit","by":"ada","id":"r1","on":true})", game());
  ASSERT_TRUE(change);
  EXPECT_EQ(write_change(*change, game()), R"({"kind":"confirm-turns","by":"ada","id":"r1","on":true})");
}

TEST(Changes, EveryKindIsAmongTheOldEntries) {
  std::set<std::size_t> kinds;
  for (const char* entry : kEntries) kinds.insert(read_change(entry, game())->what.index());
  EXPECT_EQ(kinds.size(), std::variant_size_v<Change::What>);
}

TEST(Changes, FieldsAreReadAsTheyWereMeant) {
  const auto opened = read_change(kEntries[0], game());
  const Plan& plan = std::get<TableOpened>(opened->what).plan;
  EXPECT_EQ(opened->by, "ada");
  EXPECT_EQ(opened->id, "r1");
  EXPECT_EQ(plan.options, (ChosenOptions{{"round-cards", "once"}}));
  EXPECT_EQ(plan.seats[3].link, "key");
  EXPECT_EQ(plan.clock.kind, ClockRule::Kind::Bank);
  EXPECT_EQ(plan.clock.increment, 10);

  const auto moved = read_change(R"({"kind":"move","seat":1,"ply":6,"text":"stop"})", game());
  const auto& move = std::get<MovePlayed>(moved->what);
  EXPECT_EQ(move.seat, 1);
  EXPECT_EQ(move.ply, 6);
  EXPECT_EQ(game()->move_text(move.move), "stop");

  const auto left = read_change(R"({"kind":"leave","by":"ada"})", game());
  EXPECT_EQ(std::get<SeatLeft>(left->what).seat, kNobody) << "all seats of the person";
}

TEST(Changes, WhatIsNoChangeIsNotRead) {
  for (const char* body :
       {"", "{", "[]", "{}", R"({"kind":"dance"})", R"({"kind":"move","seat":1,"ply":0})",
        R"({"kind":"move","seat":1,"ply":0,"text":"castle"})",
        R"({"kind":"move","seat":"1","ply":0,"text":"stop"})", R"({"kind":"start","seed":"many","rules":2})",
        R"({"kind":"open","by":"ada"})", R"({"kind":"seat","seat":0,"sitting":{"kind":"throne"}})",
        R"({"kind":"sit","seat":4})"}) {
    EXPECT_FALSE(read_change(body, game())) << body;
  }
  EXPECT_FALSE(read_change(R"({"kind":"move","seat":1,"ply":0,"text":"stop"})", nullptr))
      << "before the table is open there is no move";
}

}  // namespace
}  // namespace pithead::server
