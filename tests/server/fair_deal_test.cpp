// Nobody chose the cards: the server is bound before anybody sits down, everybody's share counts, and nothing
// of the secret is told before the end. docs/server/fair-deal.md has the same example.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "match/record.h"
#include "server/table/commitment.h"
#include "server/table/lobby_card.h"
#include "server/table/replay.h"
#include "server/table/result.h"
#include "tests/server/table_at_hand.h"

namespace pithead::server {
namespace {

namespace json = boost::json;

// Computed with sha256sum.
const DealSecret kDealSecret{.salt = "000102030405060708090a0b0c0d0e0f",
                             .share = "101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f"};
constexpr std::string_view kDealCommitment =
    "bcf74948483467b759514eb2bfae95044720eec0410e5a288f910d9588ea0e52";
const std::string kAdasShare = "ada0ada0ada0ada0ada0ada0ada0ada0";
const std::string kBeasShare = "bea0bea0bea0bea0bea0bea0bea0bea0";

std::string with_share(const std::string& digits) { return R"(,"share":")" + digits + '"'; }

TableAtHand shared_table(std::vector<SeatHolder> seats, Seat first_player = kNobody) {
  Plan plan = plan_of(std::move(seats), "schichtwechsel");
  plan.first_player = first_player;
  return TableAtHand(plan, "ada", Table("table"), kDealSecret);
}

json::object fair_of(const TableAtHand& at, const PersonId& person = "ada") {
  return json::parse(tell_table(at.table, person, 0, at.now)).at("fair").as_object();
}

std::vector<std::string> shares_of(const TableAtHand& at) { return at.table.fair()->shares; }

TableAtHand finished_with_shares() {
  TableAtHand at = shared_table({person_seat("ada"), bot_seat("random")});
  EXPECT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
  while (at.table.status() == Summary::Status::Running) at.play_any();
  return at;
}

// ---- what is promised ------------------------------------------------------------------------------------

TEST(FairDeal, TheServerIsBoundBeforeAnybodySitsDown) {
  const TableAtHand at = shared_table({SeatHolder{}, person_seat("ada")});
  EXPECT_EQ(fair_of(at, ""), (json::object{{"scheme", 2}, {"commitment", kDealCommitment}}));
}

TEST(FairDeal, TheSeedIsMadeOfTheSharesByTheirSeats) {
  TableAtHand at = shared_table({person_seat("ada"), bot_seat("random"), SeatHolder{}});
  ASSERT_EQ(at.wish("bea", "join", with_share(kBeasShare)), "done");
  ASSERT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
  EXPECT_EQ(shares_of(at), (std::vector<std::string>{kAdasShare, "", kBeasShare}));
  EXPECT_EQ(at.table.seed().text(), "f260a835ee43707da83f21b49b493fe4a4ccd4a7fa3ed9f54594261de3ac25e1");
  EXPECT_EQ(fair_of(at), (json::object{{"scheme", 2},
                                       {"commitment", kDealCommitment},
                                       {"shares", json::array{kAdasShare, nullptr, kBeasShare}}}));
}

TEST(FairDeal, NobodyHasToGiveAShare) {
  TableAtHand at = shared_table({person_seat("ada"), SeatHolder{}});
  ASSERT_EQ(at.wish("bea", "join"), "done");
  ASSERT_EQ(at.wish("ada", "start"), "done");
  EXPECT_EQ(shares_of(at), (std::vector<std::string>{"", ""}));
}

TEST(FairDeal, AtOneScreenOneShareStandsAtAllSeats) {
  TableAtHand at = shared_table({person_seat("ada"), person_seat("ada"), bot_seat("random")});
  ASSERT_EQ(at.wish("ada", "share", with_share(kAdasShare)), "done");
  ASSERT_EQ(at.wish("ada", "start"), "done");
  EXPECT_EQ(shares_of(at), (std::vector<std::string>{kAdasShare, kAdasShare, ""}));
}

TEST(FairDeal, TheFirstShareOfAPersonCounts) {
  TableAtHand at = shared_table({person_seat("ada"), SeatHolder{}});
  ASSERT_EQ(at.wish("bea", "join", with_share(kBeasShare)), "done");
  EXPECT_EQ(at.wish("bea", "share", with_share(kAdasShare)), "no-share-needed");
  ASSERT_EQ(at.wish("bea", "leave"), "done");
  ASSERT_EQ(at.wish("bea", "join", with_share(kAdasShare)), "done");
  ASSERT_EQ(at.wish("ada", "share", with_share(kAdasShare)), "done");
  ASSERT_EQ(at.wish("ada", "start", with_share(kBeasShare)), "done");
  EXPECT_EQ(shares_of(at), (std::vector<std::string>{kAdasShare, kBeasShare}));
}

TEST(FairDeal, AShareOfSomebodyWhoLeftCountsNoMore) {
  TableAtHand at = shared_table({person_seat("ada"), SeatHolder{}});
  ASSERT_EQ(at.wish("bea", "join", with_share(kBeasShare)), "done");
  ASSERT_EQ(at.wish("bea", "leave"), "done");
  ASSERT_EQ(at.wish("cleo", "join"), "done");
  ASSERT_EQ(at.wish("ada", "start"), "done");
  EXPECT_EQ(shares_of(at), (std::vector<std::string>{"", ""}));
}

TEST(FairDeal, AShareComesFromASeatBeforeTheGame) {
  TableAtHand at = shared_table({person_seat("ada"), bot_seat("random")});
  EXPECT_EQ(at.wish("bea", "share", with_share(kBeasShare)), "not-seated");
  EXPECT_EQ(at.wish("ada", "share"), "bad-message");
  EXPECT_EQ(at.wish("ada", "share", with_share("")), "bad-message");
  EXPECT_EQ(at.wish("ada", "share", with_share(kAdasShare.substr(1))), "bad-message");
  EXPECT_EQ(at.table.version(), 1);
  ASSERT_EQ(at.wish("ada", "start"), "done");
  EXPECT_EQ(at.wish("ada", "share", with_share(kAdasShare)), "started");
}

TEST(FairDeal, TheDealOfAnOldTableIsTheServersAlone) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("random")}));
  EXPECT_EQ(at.wish("ada", "share", with_share(kAdasShare)), "no-share-needed");
  ASSERT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
  EXPECT_EQ(at.table.fair(), commit_to_number(at.table.seed()));
  EXPECT_FALSE(at.table.seed().is_wide());
}

// ---- what is told, and when ------------------------------------------------------------------------------

// Everything that anybody can be told of the table.
std::string all_told(const TableAtHand& at) {
  std::string text = summarise(at.table).card;
  for (const PersonId& person : {PersonId("ada"), PersonId("bea"), PersonId()}) {
    text += tell_table(at.table, person, 0, at.now);
    if (const auto past = look_back(at.table, person, {})) text += tell_replay(*past);
    if (const auto record = tell_record(at.table, person)) text += *record;
  }
  return text;
}

TEST(FairDeal, TheServersShareIsToldWhenTheGameIsOverAndNotBefore) {
  TableAtHand at = shared_table({person_seat("ada"), person_seat("bea")});
  const auto secrets = [&] {
    std::vector<std::string> all{kDealSecret.salt, kDealSecret.share};
    if (at.table.match() != nullptr) all.push_back(at.table.seed().text());
    return all;
  };
  const auto expect_told = [&](bool told) {
    const std::string text = all_told(at);
    for (const std::string& secret : secrets()) EXPECT_EQ(text.find(secret) != std::string::npos, told);
  };
  expect_told(false);
  ASSERT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
  for (int i = 0; at.table.status() == Summary::Status::Running; ++i) {
    if (i % 8 == 0) expect_told(false);
    at.play_any();
  }
  expect_told(true);
}

TEST(FairDeal, AtTheEndTableReplayAndRecordTellTheSame) {
  const TableAtHand at = finished_with_shares();
  const json::object told = fair_of(at);
  EXPECT_EQ(told.at("salt").as_string(), kDealSecret.salt);
  EXPECT_EQ(told.at("server_share").as_string(), kDealSecret.share);
  EXPECT_EQ(told.at("draw"), 0);
  const std::string record = *tell_record(at.table, "ada");
  for (const std::string& text :
       {tell_replay(*look_back(at.table, "ada", {})), record, *tell_replay(record, {})}) {
    const json::object object = json::parse(text).as_object();
    EXPECT_EQ(object.at("fair"), told);
    EXPECT_EQ(object.at("seed").as_string(), at.table.seed().text());
  }
}

// ---- the log ---------------------------------------------------------------------------------------------

TEST(FairDeal, TheLogMakesTheSameDealAgain) {
  TableAtHand at = finished_with_shares();
  Table again("table");
  for (const Entry& entry : at.log) ASSERT_TRUE(again.replay(entry));
  EXPECT_EQ(tell_table(again, "ada", 0, at.now), tell_table(at.table, "ada", 0, at.now));
  EXPECT_EQ(*tell_record(again, "ada"), *tell_record(at.table, "ada"));
}

TEST(FairDeal, ALogWhoseSeedIsNotMadeOfItsSharesIsBroken) {
  TableAtHand at = shared_table({person_seat("ada"), bot_seat("random")});
  ASSERT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
  const std::vector<std::pair<std::string, std::string>> changes{
      {kAdasShare, kBeasShare},
      {at.table.seed().text(), Seed({1, 2, 3, 4}).text()},
      {R"("rules")", R"("draw":1,"rules")"}};
  for (const auto& [from, to] : changes) {
    Entry changed = at.log.back();
    changed.body.replace(changed.body.find(from), from.size(), to);
    Table table("table");
    ASSERT_TRUE(table.replay(at.log.front()));
    const auto replayed = table.replay(changed);
    ASSERT_FALSE(replayed) << changed.body;
    EXPECT_EQ(replayed.error().why, Why::Broken);
  }
}

// ---- who begins a rematch --------------------------------------------------------------------------------

TEST(FairDeal, TheDrawIsTheFirstThatLetsTheAgreedSeatBegin) {
  int redrawn = 0;
  for (Seat begins = 0; begins < 3; ++begins) {
    TableAtHand at = shared_table({person_seat("ada"), bot_seat("random"), bot_seat("random")}, begins);
    EXPECT_EQ(fair_of(at).at("first_player"), int{begins}) << "told before the game";
    ASSERT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
    EXPECT_EQ(at.table.match()->began(), begins);
    FairDeal deal = *at.table.fair();
    auto setup = at.table.match()->setup();
    redrawn += deal.draw > 0 ? 1 : 0;
    while (--deal.draw >= 0) {
      setup.seed = seed_of(deal);
      EXPECT_NE(Match(setup).began(), begins);
    }
  }
  EXPECT_EQ(redrawn, 2) << "draw 0 lets one seat begin";
}

TEST(FairDeal, ALaterDrawThanNeededIsNoticed) {
  TableAtHand at = shared_table({person_seat("ada"), bot_seat("random"), bot_seat("random")}, 0);
  ASSERT_EQ(at.wish("ada", "start", with_share(kAdasShare)), "done");
  auto setup = at.table.match()->setup();
  FairDeal deal = *at.table.fair();
  do {
    ++deal.draw;
    setup.seed = seed_of(deal);
  } while (Match(setup).began() != 0);
  const auto checked = check_commitment({.match = Match(setup), .names = {}, .fair = deal, .bots = {}});
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().kind, Error::Kind::WrongDeal);
  EXPECT_TRUE(check_commitment(
      {.match = at.table.match()->from_the_deal(), .names = {}, .fair = at.table.fair(), .bots = {}}));
}

// ---- records ---------------------------------------------------------------------------------------------

TEST(FairDeal, ARecordIsReadAndCheckedAsItWasWritten) {
  const TableAtHand at = finished_with_shares();
  const auto recorded = read_record(*tell_record(at.table, "ada"));
  ASSERT_TRUE(recorded) << recorded.error().what;
  EXPECT_EQ(recorded->fair, at.table.fair());
  EXPECT_EQ(recorded->match.setup().seed, at.table.seed());
  EXPECT_TRUE(check_commitment(*recorded));
}

TEST(FairDeal, ARecordOfTheFirstSchemeIsStillChecked) {
  TableAtHand at(plan_of({person_seat("ada"), bot_seat("random")}, "schichtwechsel"));
  at.start(12345);
  while (at.table.status() == Summary::Status::Running) at.play_any();
  json::object record = json::parse(*tell_record(at.table, "ada")).as_object();
  EXPECT_EQ(record.at("version"), 1);
  EXPECT_EQ(record.at("commitment").as_string(), sha256("12345"));
  EXPECT_FALSE(record.contains("fair"));
  EXPECT_TRUE(check_commitment(*read_record(json::serialize(record))));
  record.at("commitment") = sha256("12346");
  const auto checked = check_commitment(*read_record(json::serialize(record)));
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().kind, Error::Kind::WrongDeal);
}

}  // namespace
}  // namespace pithead::server
