// What every store keeps of notices, and that nodes do not tell anything twice; store_test.cpp runs it on
// each of them.
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/store/clubs.h"
#include "server/store/erasure.h"
#include "server/store/notices.h"
#include "server/store/vacations.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kDay = 24LL * 3'600'000;

NoticeAddress hook_of(const PersonId& person, int kinds = 15) {
  NoticeAddress address;
  address.id = "hook of " + person;
  address.person = person;
  address.way = NoticeWay::Webhook;
  address.target = "https://hooks.example.org/" + person;
  address.about = "https://hooks.example.org";
  address.kinds = kinds;
  address.created = 5;
  return address;
}

NewNotice turn_of(const PersonId& person, const TableId& table, std::int64_t mark, Milliseconds due) {
  return {.person = person, .kind = NoticeKind::Turn, .subject = table, .mark = mark, .due = due, .body = {}};
}

// Ada, who wants to hear everything, and table t, where it is her turn.
void arrive(Store& store, int kinds = 15) {
  must(store.save_person(person_of("ada", "ada")));
  must(store.notices().save_address(hook_of("ada", kinds)));
  Append entry = entry_of("t", 1);
  entry.summary.status = Summary::Status::Running;
  entry.summary.members = {{"ada", true}, {"bea", false}};
  ASSERT_EQ(append_one(store, entry), Appended::Written);
}

NoticeReader read_due(Store& store, const PersonId& person, Milliseconds until) {
  NoticeReader seen;
  must(store.notices().gather(person, until, until, [&](const NoticeReader& reader) {
    seen = reader;
    return NoticeDecision{};
  }));
  return seen;
}

std::size_t due_count(Store& store, Milliseconds until) {
  return read_due(store, "ada", until).waiting.size();
}

void send(Store& store, const std::string& id, Milliseconds now = 10) {
  must(store.notices().gather("ada", now, now, [&](const NoticeReader& reader) {
    NoticeDecision decision;
    decision.messages = {{id, reader.addresses.at(0).id, "words"}};
    return decision;
  }));
}

TEST_P(AnyStore, ANoticeComesWithItsEntryOrNotAtAll) {
  arrive(store());
  Append second = entry_of("t", 2);
  second.summary.status = Summary::Status::Running;
  second.summary.members = {{"ada", true}};
  second.notices = {turn_of("ada", "t", 3, 100)};
  Append taken = second;  // by another node, which was slower
  taken.notices = {turn_of("ada", "t", 9, 50)};
  ASSERT_EQ(append_one(store(), second), Appended::Written);
  ASSERT_EQ(append_one(store(), taken), Appended::Taken);
  reopen();
  EXPECT_TRUE(must(store().notices().due_people(99, 9)).empty());
  EXPECT_EQ(must(store().notices().due_people(100, 9)), std::vector<PersonId>{"ada"});
  const NoticeReader reader = read_due(store(), "ada", 100);
  EXPECT_EQ(reader.language, "en");
  EXPECT_EQ(reader.addresses, std::vector{hook_of("ada")});
  ASSERT_EQ(reader.waiting.size(), 1U);
  EXPECT_EQ(reader.waiting[0], (WaitingNotice{.kind = NoticeKind::Turn,
                                              .subject = "t",
                                              .body = "",
                                              .told = 0,
                                              .times = 0,
                                              .to_move = true,
                                              .status = Summary::Status::Running,
                                              .card = R"({"game":"coal-baron"})"}));
}

TEST_P(AnyStore, NothingWaitsForWhoDoesNotWantIt) {
  arrive(store(), bit_of(NoticeKind::Over));
  add_notice(store(), turn_of("ada", "t", 1, 1));
  add_notice(store(), turn_of("bea", "t", 1, 1));
  EXPECT_TRUE(must(store().notices().due_people(9, 9)).empty());
  NewNotice over = turn_of("ada", "t", 0, 1);
  over.kind = NoticeKind::Over;
  add_notice(store(), over);
  EXPECT_EQ(due_count(store(), 9), 1U);
  must(store().notices().stop_address("hook of ada"));
  EXPECT_TRUE(read_due(store(), "ada", 9).addresses.empty());
  over.subject = "u";
  add_notice(store(), over);
  EXPECT_EQ(due_count(store(), 9), 1U);
}

TEST_P(AnyStore, ATurnIsToldAtMostOnceADay) {
  arrive(store());
  add_notice(store(), turn_of("ada", "t", 1, 100));
  add_notice(store(), turn_of("ada", "t", 1, 900));  // taken back and played anew
  EXPECT_EQ(due_count(store(), 100), 1U) << "what waits goes on waiting";
  must(store().notices().gather("ada", 100, 100, [](const NoticeReader& reader) {
    NoticeDecision decision;
    for (const WaitingNotice& each : reader.waiting)
      decision.rows.push_back({each.kind, each.subject, kNever, true});
    return decision;
  }));
  EXPECT_EQ(due_count(store(), kDay), 0U);
  add_notice(store(), turn_of("ada", "t", 1, 1000));  // once more
  EXPECT_EQ(due_count(store(), kDay + 99), 0U);
  EXPECT_EQ(due_count(store(), kDay + 100), 1U);
  EXPECT_EQ(read_due(store(), "ada", kDay + 100).waiting[0].times, 1);
  add_notice(store(), turn_of("ada", "t", 2, 2000));  // the next turn
  EXPECT_EQ(due_count(store(), 2000), 1U);
  EXPECT_EQ(read_due(store(), "ada", 2000).waiting[0].times, 0);
}

TEST_P(AnyStore, AClubTellsThoseOfItsMembersWhoWantToHear) {
  arrive(store(), bit_of(NoticeKind::Invitation));
  must(store().notices().save_address(hook_of("bea", bit_of(NoticeKind::Turn))));
  must(store().notices().save_address(hook_of("cleo")));
  must(store().notices().save_address(hook_of("eve")));
  must(store().clubs().found({.id = "club", .name = "x", .about = {}, .link = {}}, "cleo"));
  for (const char* each : {"ada", "bea", "dan"})
    must(store().clubs().set_role("club", each, ClubMember::Role::Member, 1));
  must(store().clubs().set_role("club", "eve", ClubMember::Role::Removed, 1));
  const NewNotice cup{
      .person = "cleo", .kind = NoticeKind::Invitation, .subject = "cup", .due = 7, .body = "{}"};
  for (int i = 0; i < 2; ++i) must(store().notices().tell_members("club", cup));
  EXPECT_EQ(must(store().notices().due_people(7, 9)), std::vector<PersonId>{"ada"});
  EXPECT_EQ(read_due(store(), "ada", 7).waiting.at(0).subject, "cup");
}

TEST_P(AnyStore, WhoLooksIsNotToldOfWordsButOfTurns) {
  arrive(store());
  for (const NoticeKind kind :
       {NoticeKind::Turn, NoticeKind::Over, NoticeKind::Invitation, NoticeKind::Chat}) {
    NewNotice each = turn_of("ada", "t", 0, 1);
    each.kind = kind;
    add_notice(store(), each);
  }
  EXPECT_EQ(due_count(store(), 1), 4U);
  must(store().notices().seen("ada", "elsewhere"));
  EXPECT_EQ(due_count(store(), 1), 4U);
  must(store().notices().seen("ada", "t"));
  const auto left = read_due(store(), "ada", 1).waiting;
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].kind, NoticeKind::Turn);
}

TEST_P(AnyStore, ABrowserIsToldAsLongAsItIsLoggedIn) {
  arrive(store());
  must(store().add_login({"key", "ada", 1, "Firefox on Linux", 1}));
  NoticeAddress browser = hook_of("ada");
  browser.id = "browser";
  browser.way = NoticeWay::Push;
  browser.login = "key";
  must(store().notices().save_address(browser));
  EXPECT_EQ(read_due(store(), "ada", 1).addresses.size(), 2U);
  must(store().end_login("key"));
  EXPECT_EQ(read_due(store(), "ada", 1).addresses.size(), 1U);
  EXPECT_EQ(must(store().notices().addresses("ada")).size(), 2U) << "until it says by itself that it is back";
}

TEST_P(AnyStore, AnAddressIsKeptOnceAndCanBeUsedAgain) {
  arrive(store());
  Notices& notices = store().notices();
  must(notices.stop_address("hook of ada"));
  NoticeAddress again = hook_of("ada", 3);
  again.id = "another id";
  again.created = 9;
  must(notices.save_address(again));
  NoticeAddress kept = hook_of("ada", 3);
  kept.created = 9;
  EXPECT_EQ(must(notices.addresses("ada")), std::vector{kept});
  EXPECT_TRUE(must(notices.set_kinds("ada", "hook of ada", 8)));
  EXPECT_FALSE(must(notices.set_kinds("bea", "hook of ada", 8))) << "it is not hers";
  EXPECT_FALSE(must(notices.remove_address("bea", "hook of ada")));
  EXPECT_TRUE(must(notices.remove_address("ada", "hook of ada")));
  EXPECT_TRUE(must(notices.addresses("ada")).empty());
}

TEST_P(AnyStore, QuietHoursAreKept) {
  EXPECT_EQ(must(store().notices().quiet_hours("ada")), QuietHours{});
  const QuietHours night{"Europe/Berlin", 1320, 420};
  must(store().notices().set_quiet_hours("ada", night));
  must(store().notices().save_address(hook_of("ada")));
  EXPECT_EQ(must(store().notices().quiet_hours("ada")), night);
}

TEST_P(AnyStore, AVacationIsKnownWhileItLasts) {
  arrive(store());
  must(store().vacations().begin("ada", {.began = 20, .until = 40}));
  for (const auto& [now, until] : {std::pair{19, 0}, {20, 40}, {39, 40}, {40, 0}})
    EXPECT_EQ(read_due(store(), "ada", now).away_until, until) << now;
}

TEST_P(AnyStore, AMessageIsClaimedByOneNodeAndTakenOverOnce) {
  arrive(store());
  send(store(), "m");
  Notices& notices = store().notices();
  const auto first = must(notices.claim("one", 10, 50));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->id, "m");
  EXPECT_EQ(first->body, "words");
  EXPECT_EQ(first->address, hook_of("ada"));
  EXPECT_EQ(first->lapses, 0);
  EXPECT_FALSE(must(notices.claim("two", 50, 90))) << "the claim still holds";
  const auto second = must(notices.claim("two", 51, 90));
  ASSERT_TRUE(second);
  EXPECT_EQ(second->lapses, 1) << "nobody knows whether the first has sent it";
  must(notices.finish(*second, "two", {}));
  EXPECT_FALSE(must(notices.claim("one", 1000, 2000)));
}

TEST_P(AnyStore, AMessageThatWasNotTakenWaitsWithoutDoubt) {
  arrive(store());
  send(store(), "m");
  Notices& notices = store().notices();
  const auto claimed = must(notices.claim("one", 10, 50));
  must(notices.finish(*claimed, "one", {MessageOutcome::Kind::Later, "unreachable", 200}));
  EXPECT_FALSE(must(notices.claim("two", 199, 300)));
  const auto again = must(notices.claim("two", 200, 300));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->tries, 1);
  EXPECT_EQ(again->lapses, 0);
}

TEST_P(AnyStore, AnAddressThatFailsThreeTimesIsNotUsedAnyMore) {
  arrive(store());
  Notices& notices = store().notices();
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(must(notices.addresses("ada")).at(0).stopped);
    send(store(), "m" + std::to_string(i));
    const auto claimed = must(notices.claim("one", 10, 50));
    must(notices.finish(*claimed, "one", {MessageOutcome::Kind::GivenUp, "refused", 0}));
  }
  const NoticeAddress address = must(notices.addresses("ada")).at(0);
  EXPECT_TRUE(address.stopped);
  EXPECT_EQ(address.trouble, "refused");
}

TEST_P(AnyStore, SuccessForgetsTroubleAndAGoneAddressIsNotUsed) {
  arrive(store());
  Notices& notices = store().notices();
  send(store(), "m");
  must(notices.finish(*must(notices.claim("one", 10, 50)), "one",
                      {MessageOutcome::Kind::GivenUp, "refused", 0}));
  send(store(), "n");
  must(notices.finish(*must(notices.claim("one", 10, 50)), "one", {}));
  EXPECT_EQ(must(notices.addresses("ada")).at(0), hook_of("ada"));
  send(store(), "o");
  must(notices.finish(*must(notices.claim("one", 10, 50)), "one", {MessageOutcome::Kind::Gone, "gone", 0}));
  EXPECT_TRUE(must(notices.addresses("ada")).at(0).stopped);
  NoticeAddress browser = hook_of("ada");
  browser.way = NoticeWay::Push;
  must(notices.remove_address("ada", browser.id));
  must(notices.save_address(browser));
  send(store(), "p");
  must(notices.finish(*must(notices.claim("one", 10, 50)), "one", {MessageOutcome::Kind::Gone, "gone", 0}));
  EXPECT_TRUE(must(notices.addresses("ada")).empty()) << "the browser will give a new one";
}

TEST_P(AnyStore, WhoeverRestsIsToldLater) {
  arrive(store());
  add_notice(store(), turn_of("ada", "t", 1, 10));
  must(store().notices().gather("ada", 10, 10, [](const NoticeReader&) {
    NoticeDecision decision;
    decision.rest_until = 500;
    return decision;
  }));
  EXPECT_TRUE(must(store().notices().due_people(499, 9)).empty());
  bool asked = false;
  must(store().notices().gather("ada", 499, 499, [&](const NoticeReader&) {
    asked = true;  // a node that waited for another that was faster
    return NoticeDecision{};
  }));
  EXPECT_FALSE(asked);
  EXPECT_EQ(must(store().notices().due_people(500, 9)).size(), 1U);
}

TEST_P(AnyStore, WhoGoesLeavesNothingToBeTold) {
  arrive(store());
  add_notice(store(), turn_of("ada", "t", 1, 10));
  send(store(), "m");
  must(store().erasure().remove_person("ada"));
  EXPECT_TRUE(must(store().notices().addresses("ada")).empty());
  EXPECT_TRUE(must(store().notices().due_people(1000, 9)).empty());
  EXPECT_FALSE(must(store().notices().claim("one", 1000, 2000)));
  must(store().notices().save_address(hook_of("ghost")));
  must(store().notices().sweep(1000));
  EXPECT_TRUE(must(store().notices().addresses("ghost")).empty());
}

}  // namespace
}  // namespace pithead::server
