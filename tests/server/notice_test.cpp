// Who is told what, decided without clock, store or network; and how it is sealed and where it may go.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>

#include "server/notice/decide_notices.h"
#include "server/notice/delivery.h"
#include "server/notice/http_post.h"
#include "server/notice/web_push.h"
#include "server/notice/words.h"
#include "server/table/absent.h"
#include "tests/server/two_people.h"

namespace pithead::server {
namespace {

// ---- whom a change concerns -------------------------------------------------------------------------

constexpr Milliseconds kDue = 77;

// What the last change of the table leaves to be told.
std::vector<NewNotice> last_absent(const TableAtHand& at) {
  Table before(at.table.id());
  for (std::size_t i = 0; i + 1 < at.log.size(); ++i) EXPECT_TRUE(before.replay(at.log[i]));
  return AbsentWatch(before, at.table.history().back().change).notices(at.table, kDue);
}

void play_turn(TableAtHand& at) {
  const Seat mover = at.table.actor();
  while (at.table.actor() == mover) at.play_any();
}

NewNotice notice(const PersonId& person, NoticeKind kind, std::int64_t mark = 0) {
  return {.person = person, .kind = kind, .subject = "table", .mark = mark, .due = kDue, .body = {}};
}

TableAtHand by_turns() {
  Plan plan = plan_of({person_seat("ada"), person_seat("bruno")});
  plan.by_turn = true;
  return TableAtHand(plan);
}

TEST(Absent, WhoseTurnItBecomesIsToldOnce) {
  TableAtHand at = by_turns();
  at.start();
  int told = 0;
  for (int i = 0; i < 30; ++i) {
    const Seat mover = at.table.actor();
    at.play_any();
    const auto all = last_absent(at);
    const Seat next = at.table.actor();
    if (next == mover) {
      EXPECT_TRUE(all.empty()) << "the turn goes on";
      continue;
    }
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].person, name_of(next));
    EXPECT_EQ(all[0].kind, NoticeKind::Turn);
    EXPECT_EQ(all[0].due, kDue);
    ++told;
  }
  EXPECT_GT(told, 3);
}

TEST(Absent, ATurnTakenBackAndPlayedAnewIsTheSameTurn) {
  TableAtHand at = by_turns();
  at.start();
  play_turn(at);
  const auto first = last_absent(at);
  ASSERT_EQ(first.size(), 1U);
  const Seat mover = other(at.table.actor());
  ASSERT_EQ(at.wish(name_of(mover), "undo", ",\"ply\":" + std::to_string(at.table.ply())), "done");
  play_turn(at);
  EXPECT_EQ(last_absent(at), first);
}

TEST(Absent, AnEveningsTableCallsNobodyForATurn) {
  TableAtHand at = two_people();
  at.start();
  for (int i = 0; i < 10; ++i) {
    at.play_any();
    EXPECT_TRUE(last_absent(at).empty());
  }
}

TEST(Absent, WhoPlaysWithBotsAloneIsToldNothing) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("random")});
  plan.by_turn = true;
  TableAtHand at(plan);
  at.start();
  while (at.table.status() == Summary::Status::Running) {
    at.play_any();
    EXPECT_TRUE(last_absent(at).empty());
  }
}

TEST(Absent, EverybodyElseIsToldThatTheGameIsOver) {
  TableAtHand at = two_people();
  at.start();
  while (at.table.status() == Summary::Status::Running) at.play_any();
  const PersonId last = at.table.history().back().change.by;
  EXPECT_EQ(last_absent(at), std::vector{notice(last == "ada" ? "bruno" : "ada", NoticeKind::Over)});
}

TEST(Absent, WordsAreForThoseWhoWantToHearThem) {
  TableAtHand at = two_people();
  ASSERT_EQ(at.wish("ada", "chat", R"(,"text":"hello")"), "done");
  EXPECT_EQ(last_absent(at), std::vector{notice("bruno", NoticeKind::Chat)});
  ASSERT_EQ(at.wish("bruno", "mute", R"(,"person":"ada","on":true)"), "done");
  ASSERT_EQ(at.wish("ada", "chat", R"(,"text":"hello")"), "done");
  EXPECT_TRUE(last_absent(at).empty());
}

TEST(Absent, AnotherGameOfTheSamePeopleIsAnInvitation) {
  TableAtHand at = two_people();
  at.start();
  while (at.table.status() == Summary::Status::Running) at.play_any();
  at.make({.by = "bruno", .id = {}, .what = RematchAgreed{.table = "next", .game = {}, .without = {}}});
  NewNotice invitation = notice("ada", NoticeKind::Invitation);
  invitation.subject = "next";
  EXPECT_EQ(last_absent(at), std::vector{invitation});
}

TEST(Absent, WhoIsNudgedIsToldOfTheSameTurnAnew) {
  TableAtHand at = by_turns();
  at.start();
  play_turn(at);
  const auto turn = last_absent(at);
  ASSERT_EQ(turn.size(), 1U);
  const Seat acting = at.table.actor();
  at.make({.by = name_of(other(acting)), .id = {}, .what = PlayerNudged{.seat = acting}});
  EXPECT_EQ(last_absent(at), turn);
}

TEST(Absent, WhoPlaysAtATableOfATournamentIsInvited) {
  Plan plan = plan_of({person_seat("ada"), bot_seat("random")});
  plan.tournament = "cup";
  TableAtHand at(plan, "tournament:cup");
  at.start();
  EXPECT_EQ(last_absent(at), std::vector{notice("ada", NoticeKind::Invitation)});
}

// ---- what a person is told --------------------------------------------------------------------------

constexpr int kAllKinds = 15;
constexpr Milliseconds kNoon = 1'763'380'800'000;  // 17 November 2025, 12:00 UTC

WaitingNotice waiting_turn(const std::string& table) {
  return {.kind = NoticeKind::Turn,
          .subject = table,
          .body = {},
          .told = 0,
          .times = 0,
          .to_move = true,
          .status = Summary::Status::Running,
          .card = R"({"game":"coal-baron","title":"Table )" + table + R"(","seats":[]})"};
}

WaitingNotice waiting(NoticeKind kind, const std::string& table) {
  WaitingNotice other = waiting_turn(table);
  other.kind = kind;
  other.to_move = false;
  return other;
}

NoticeAddress address(const std::string& id, int kinds = kAllKinds) {
  NoticeAddress address;
  address.id = id;
  address.kinds = kinds;
  return address;
}

NoticeReader reader_of(std::vector<WaitingNotice> waiting,
                       std::vector<NoticeAddress> addresses = {address("a")}) {
  return {.person = "ada",
          .language = "en",
          .quiet = {},
          .away_until = 0,
          .addresses = std::move(addresses),
          .waiting = std::move(waiting)};
}

NoticeDecision decided(const NoticeReader& reader, Milliseconds now = kNoon) {
  int drawn = 0;
  return decide_notices(
      reader, {.now = now, .rest = 300'000, .draw_id = [&] { return "m" + std::to_string(++drawn); }});
}

std::string title_in(const NoticeDecision& decision) {
  return read_message(decision.messages.at(0).body).title;
}

TEST(DecideNotices, ATurnIsToldAndRemindedOfADayLater) {
  const auto decision = decided(reader_of({waiting_turn("t")}));
  ASSERT_EQ(decision.messages.size(), 1U);
  const NoticeMessage message = read_message(decision.messages[0].body);
  EXPECT_EQ(message.title, "Your turn: Table t");
  ASSERT_EQ(message.lines.size(), 1U);
  EXPECT_EQ(message.lines[0].text, "It is your turn at “Table t”.");
  EXPECT_EQ(message.lines[0].path, "/table/t");
  ASSERT_EQ(decision.rows.size(), 1U);
  EXPECT_TRUE(decision.rows[0].told);
  EXPECT_EQ(decision.rows[0].due, kNoon + 24 * 3'600'000);
  EXPECT_EQ(decision.rest_until, kNoon + 300'000);
}

TEST(DecideNotices, AReminderSaysSoAndAfterAWeekThereIsNone) {
  WaitingNotice told = waiting_turn("t");
  told.told = kNoon - 24 * 3'600'000;
  told.times = 1;
  EXPECT_EQ(read_message(decided(reader_of({told})).messages.at(0).body).lines[0].text,
            "It is still your turn at “Table t”.");
  told.times = kMostReminders;
  const auto decision = decided(reader_of({told}));
  EXPECT_TRUE(decision.messages.empty());
  EXPECT_EQ(decision.rows.at(0).due, kNever) << "remembered, lest it be told once more";
}

TEST(DecideNotices, WhoHasMovedIsToldNothing) {
  WaitingNotice moved = waiting_turn("t");
  moved.to_move = false;
  const auto decision = decided(reader_of({moved}));
  EXPECT_TRUE(decision.messages.empty());
  EXPECT_EQ(decision.rows.at(0).due, std::nullopt);
  moved.told = 5;
  EXPECT_EQ(decided(reader_of({moved})).rows.at(0).due, kNever);
  moved.status = Summary::Status::Over;
  EXPECT_EQ(decided(reader_of({moved})).rows.at(0).due, std::nullopt) << "the game is over";
}

TEST(DecideNotices, SeveralTablesAreOneMessage) {
  const auto turns = decided(reader_of({waiting_turn("s"), waiting_turn("t"), waiting_turn("u")}));
  ASSERT_EQ(turns.messages.size(), 1U);
  EXPECT_EQ(title_in(turns), "Your turn at 3 tables");
  EXPECT_EQ(title_in(decided(reader_of({waiting_turn("s"), waiting(NoticeKind::Over, "t")}))),
            "Pithead: 2 news");
  std::vector<WaitingNotice> many;
  for (int i = 0; i < 20; ++i) many.push_back(waiting_turn(std::to_string(i)));
  const auto lines = read_message(decided(reader_of(many)).messages.at(0).body).lines;
  ASSERT_EQ(lines.size(), 13U);
  EXPECT_EQ(lines.back().text, "… and 8 more");
}

TEST(DecideNotices, EachAddressIsToldWhatIsWantedThere) {
  const auto decision = decided(reader_of({waiting_turn("s"), waiting(NoticeKind::Chat, "t")},
                                          {address("turns", bit_of(NoticeKind::Turn)),
                                           address("games", bit_of(NoticeKind::Over)), address("all")}));
  ASSERT_EQ(decision.messages.size(), 2U);
  EXPECT_EQ(decision.messages[0].address, "turns");
  EXPECT_EQ(title_in(decision), "Your turn: Table s");
  EXPECT_EQ(decision.messages[1].address, "all");
  EXPECT_EQ(read_message(decision.messages[1].body).title, "Pithead: 2 news");
}

TEST(DecideNotices, QuietHoursPutOffAllOfIt) {
  NoticeReader reader = reader_of({waiting_turn("s"), waiting(NoticeKind::Over, "t")});
  reader.quiet = {"Etc/UTC", 11 * 60, 14 * 60};
  const auto decision = decided(reader);
  EXPECT_TRUE(decision.messages.empty());
  EXPECT_EQ(decision.rest_until, 0);
  ASSERT_EQ(decision.rows.size(), 2U);
  for (const auto& row : decision.rows) {
    EXPECT_EQ(row.due, kNoon + 2 * 3'600'000);
    EXPECT_FALSE(row.told);
  }
  EXPECT_EQ(decided(reader, kNoon + 2 * 3'600'000).messages.size(), 1U) << "and then it is one message";
}

TEST(DecideNotices, NoTurnIsToldDuringAVacation) {
  NoticeReader reader = reader_of({waiting_turn("s"), waiting(NoticeKind::Over, "t")});
  reader.away_until = kNoon + 5;
  const auto decision = decided(reader);
  EXPECT_EQ(decision.rows.at(0).due, kNoon + 5);
  EXPECT_FALSE(decision.rows[0].told);
  EXPECT_EQ(decision.rows.at(1).due, std::nullopt);
  ASSERT_EQ(decision.messages.size(), 1U);
  EXPECT_EQ(read_message(decision.messages[0].body).lines.size(), 1U) << "the game that is over";
}

TEST(DecideNotices, WordsAreToldOnceUntilSomebodyHasLooked) {
  const auto decision = decided(reader_of({waiting(NoticeKind::Chat, "t")}));
  EXPECT_EQ(decision.rows.at(0).due, kNever);
  EXPECT_TRUE(decision.rows.at(0).told);
  EXPECT_EQ(decided(reader_of({waiting(NoticeKind::Over, "t")})).rows.at(0).due, std::nullopt);
}

TEST(DecideNotices, NothingIsSaidOfTablesThatAreGone) {
  WaitingNotice closed = waiting(NoticeKind::Invitation, "t");
  closed.status = Summary::Status::Closed;
  EXPECT_TRUE(decided(reader_of({closed})).messages.empty());
  closed.status.reset();
  closed.times = 5;
  EXPECT_TRUE(decided(reader_of({closed})).messages.empty());
  EXPECT_EQ(decided(reader_of({closed})).rows.at(0).due, std::nullopt);
  closed.body = R"({"name":"Thursday club","path":"/club/7"})";
  const auto decision = decided(reader_of({closed}));
  EXPECT_EQ(title_in(decision), "Invitation: Thursday club") << "elsewhere than at a table";
  EXPECT_EQ(read_message(decision.messages[0].body).lines[0].path, "/club/7");
}

TEST(DecideNotices, ATableThatIsJustBeingOpenedIsWaitedFor) {
  WaitingNotice invitation = waiting(NoticeKind::Invitation, "next");
  invitation.status.reset();
  const auto decision = decided(reader_of({invitation}));
  EXPECT_TRUE(decision.messages.empty());
  EXPECT_EQ(decision.rows.at(0).due, kNoon + 2'000);
  invitation.status = Summary::Status::Open;
  invitation.times = 1;
  EXPECT_EQ(title_in(decided(reader_of({invitation}))), "Invitation: Table next");
}

TEST(DecideNotices, ATableWithoutATitleIsTheGameAndWhoElsePlays) {
  WaitingNotice turn = waiting_turn("t");
  turn.card = R"({"game":"coal-baron","title":"","seats":[{"kind":"person","name":"Ada","person":"ada"},)"
              R"({"kind":"person","name":"Bea","person":"bea"},{"kind":"bot","name":"","level":"easy"}]})";
  EXPECT_EQ(title_in(decided(reader_of({turn}))), "Your turn: Coal Baron (Bea)");
}

TEST(DecideNotices, FourLanguagesAreSpoken) {
  NoticeReader reader = reader_of({waiting_turn("t")});
  std::vector<std::string> titles;
  for (const char* language : {"en", "de", "nl", "it", "xx"}) {
    reader.language = language;
    titles.push_back(title_in(decided(reader)));
  }
  EXPECT_EQ(titles, (std::vector<std::string>{"Your turn: Table t", "Du bist am Zug: Table t",
                                              "Jij bent aan zet: Table t", "Tocca a te: Table t",
                                              "Your turn: Table t"}));
}

// ---- where it may go, and who can read it -----------------------------------------------------------

bool is_public(const std::string& text) {
  sockaddr_storage storage{};
  auto& v4 = reinterpret_cast<sockaddr_in&>(storage);
  auto& v6 = reinterpret_cast<sockaddr_in6&>(storage);
  if (inet_pton(AF_INET, text.c_str(), &v4.sin_addr) == 1) {
    storage.ss_family = AF_INET;
  } else {
    EXPECT_EQ(inet_pton(AF_INET6, text.c_str(), &v6.sin6_addr), 1) << text;
    storage.ss_family = AF_INET6;
  }
  return is_public_address(reinterpret_cast<const sockaddr&>(storage));
}

TEST(HttpPost, LeadsIntoTheInternetOnly) {
  for (const char* address :
       {"8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.128.0.1", "192.0.1.1", "223.255.255.255",
        "2606:4700:4700::1111", "2a00:1450:4001::1", "2001:4860:4860::8888"})
    EXPECT_TRUE(is_public(address)) << address;
  for (const char* address : {"0.0.0.0",
                              "10.1.2.3",
                              "100.64.0.1",
                              "127.0.0.1",
                              "127.255.255.254",
                              "169.254.169.254",
                              "172.16.0.1",
                              "172.31.255.255",
                              "192.0.0.1",
                              "192.0.2.1",
                              "192.168.1.1",
                              "198.18.0.1",
                              "198.51.100.1",
                              "203.0.113.1",
                              "224.0.0.1",
                              "240.0.0.1",
                              "255.255.255.255",
                              "::",
                              "::1",
                              "::ffff:127.0.0.1",
                              "::ffff:8.8.8.8",
                              "64:ff9b::7f00:1",
                              "fc00::1",
                              "fd12::1",
                              "fe80::1",
                              "ff02::1",
                              "2001::1",
                              "2001:db8::1",
                              "2002:7f00:1::",
                              "3fff::1"})
    EXPECT_FALSE(is_public(address)) << address;
}

TEST(HttpPost, TakesAddressesOfHttpsOnly) {
  EXPECT_TRUE(is_post_target("https://hooks.example.org/x?y=1", Reach::Public));
  EXPECT_TRUE(is_post_target("https://127.0.0.1/", Reach::Public)) << "it is looked at when it is posted to";
  for (const char* url :
       {"", "hooks.example.org", "http://hooks.example.org/", "ftp://example.org/", "file:///etc/passwd",
        "https://", "https://user:word@example.org/", "https://example.org/a b",
        "https://example.org/\r\nHost: x", "gopher://example.org/"})
    EXPECT_FALSE(is_post_target(url, Reach::Public)) << url;
  EXPECT_TRUE(is_post_target("http://127.0.0.1:8000/", Reach::Private));
  EXPECT_EQ(origin_of("https://push.example.org/x/y"), "https://push.example.org");
  EXPECT_EQ(origin_of("https://push.example.org:8443/x"), "https://push.example.org:8443");
}

TEST(HttpPost, ConnectsToNoPrivateAddressWhateverItIsCalled) {
  for (const char* url : {"https://127.0.0.1:1/", "https://localhost:1/", "https://[::1]:1/",
                          "https://2130706433:1/", "https://169.254.169.254/latest"})
    EXPECT_EQ(http_post({.url = url, .headers = {}, .body = "{}"}, Reach::Public).trouble, "private-address")
        << url;
  EXPECT_EQ(http_post({.url = "http://127.0.0.1:1/", .headers = {}, .body = "{}"}, Reach::Private).trouble,
            "unreachable");
}

const PushKeys kBrowser{
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg"};

std::string in_url_letters(const std::string& bytes) {
  constexpr const char* kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string text;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char c : bytes) {
    bits = bits << 8U | static_cast<unsigned char>(c);
    for (count += 8; count >= 6; count -= 6) text += kLetters[bits >> (count - 6) & 63U];
  }
  if (count > 0) text += kLetters[bits << (6 - count) & 63U];
  return text;
}

// The example of RFC 8291, appendix A.
TEST(WebPush, SealsAsTheStandardDoes) {
  const auto sealed = encrypt_push("When I grow up, I want to be a watermelon", kBrowser,
                                   "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "DGv6ra1nlYgDCS1FRnbzlw");
  ASSERT_TRUE(sealed);
  EXPECT_EQ(
      in_url_letters(*sealed),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
      "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, NoTwoMessagesAreSealedAlike) {
  EXPECT_NE(encrypt_push("hello", kBrowser), encrypt_push("hello", kBrowser));
}

TEST(WebPush, TakesNoKeysThatAreNone) {
  EXPECT_TRUE(are_push_keys(kBrowser));
  for (const PushKeys& keys :
       {PushKeys{"", kBrowser.auth}, PushKeys{kBrowser.p256dh, ""},
        PushKeys{kBrowser.p256dh.substr(0, 40), kBrowser.auth}, PushKeys{std::string(87, 'A'), kBrowser.auth},
        PushKeys{"B" + std::string(86, 'x'), kBrowser.auth}, PushKeys{kBrowser.p256dh, "short"},
        PushKeys{"not letters!", kBrowser.auth}}) {
    EXPECT_FALSE(are_push_keys(keys)) << keys.p256dh;
    if (keys.auth != kBrowser.auth) continue;  // any secret would do for sealing
    EXPECT_FALSE(encrypt_push("hello", keys)) << keys.p256dh;
  }
}

TEST(WebPush, AKeyOfTheServerHasAnotherHalf) {
  const std::string key = new_vapid_key();
  EXPECT_EQ(key.size(), 43U);
  EXPECT_EQ(vapid_public_key(key).size(), 87U);
  EXPECT_NE(vapid_public_key(key), vapid_public_key(new_vapid_key()));
  EXPECT_EQ(vapid_public_key("nonsense"), "");
  EXPECT_EQ(vapid_authorization("nonsense", "https://a", "mailto:b", 1), "");
}

TEST(Delivery, OnlyItsOwnLinksStopSomething) {
  prepare_secrets();
  const std::string token = stop_token("abc", "secret");
  EXPECT_EQ(address_in(token, "secret"), "abc");
  EXPECT_EQ(address_in(token, "another"), "");
  EXPECT_EQ(address_in("abc~" + std::string(22, 'x'), "secret"), "");
  EXPECT_EQ(address_in("x" + token, "secret"), "");
  EXPECT_EQ(address_in("", "secret"), "");
}

}  // namespace
}  // namespace pithead::server
