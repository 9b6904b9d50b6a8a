// Clubs and tournaments as every store keeps them.
#include <gtest/gtest.h>

#include "server/store/clubs.h"
#include "server/store/credentials.h"
#include "server/store/erasure.h"
#include "server/store/tournaments.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

using Role = ClubMember::Role;

Summary at_stage(const TableId& table, std::int64_t version, Summary::Status status) {
  Summary summary = summary_of(table, version);
  summary.status = status;
  return summary;
}

class ClubStore : public AnyStore {
 protected:
  Clubs& clubs() { return store().clubs(); }
  Tournaments& tournaments() { return store().tournaments(); }

  void add_person(const PersonId& id) {
    must(store().save_person({.id = id,
                              .name = "Miss " + id,
                              .language = "en",
                              .preferences = "{}",
                              .login = {},
                              .password = {},
                              .created = 1,
                              .mail = {}}));
    ASSERT_TRUE(must(store().credentials().make_account(id, id + ".login", "hash")));
  }

  Club found(const ClubId& id, const PersonId& founder, bool listed = false) {
    const Club club{.id = id,
                    .name = "Pit " + id,
                    .about = "for all",
                    .listed = listed,
                    .link = "key",
                    .created = 5,
                    .closed = false};
    must(clubs().found(club, founder));
    return club;
  }

  std::vector<std::pair<PersonId, Role>> roles(const ClubId& club) {
    std::vector<std::pair<PersonId, Role>> all;
    for (const ClubMember& each : must(clubs().members(club))) all.emplace_back(each.person, each.role);
    return all;
  }

  void say(const ClubId& club, const PersonId& person, const std::string& text, const std::string& request,
           std::size_t kept = 1000) {
    must(clubs().post(club, {.number = 0, .person = person, .name = {}, .time = 9, .text = text}, request,
                      kept));
  }

  Appended write(const TournamentId& id, std::int64_t version,
                 std::optional<Milliseconds> wake = std::nullopt,
                 const std::vector<TournamentPlace>& opened = {}, const std::vector<TableId>& settled = {}) {
    return must(tournaments().append({.summary = {.id = id,
                                                  .club = "c",
                                                  .season = "2026",
                                                  .version = version,
                                                  .state = 1,
                                                  .wake = wake,
                                                  .card = "{}"},
                                      .entry = {version, version * 10, "entry"},
                                      .opened = opened,
                                      .settled = settled}));
  }
};

INSTANTIATE_TEST_SUITE_P(Store, ClubStore, testing::Values("Sqlite", "Postgres"),
                         [](const auto& test) { return test.param; });

TEST_P(ClubStore, AClubIsFoundedOnceWithItsFounder) {
  add_person("ada");
  const Club club = found("c", "ada");
  found("c", "ada");
  EXPECT_EQ(must(clubs().find("c")), club);
  EXPECT_EQ(must(clubs().find("d")), std::nullopt);
  const auto members = must(clubs().members("c"));
  ASSERT_EQ(members.size(), 1U);
  EXPECT_EQ(members[0], (ClubMember{"ada", "Miss ada", Role::Founder, 5}));
  Club changed = club;
  changed.name = "Other";
  changed.listed = true;
  changed.link = "new";
  must(clubs().change(changed));
  EXPECT_EQ(must(clubs().find("c")), changed);
}

TEST_P(ClubStore, ListsShowListedClubsAndOnesOwn) {
  for (const char* each : {"ada", "bob"}) add_person(each);
  found("small", "ada", true);
  found("large", "ada", true);
  must(clubs().set_role("large", "bob", Role::Member, 6));
  Club closed = found("closed", "ada", true);
  closed.closed = true;
  must(clubs().change(closed));
  found("secret", "bob");
  const auto listed = must(clubs().listed(10));
  ASSERT_EQ(listed.size(), 2U);
  EXPECT_EQ(listed[0].id, "large");
  EXPECT_EQ(listed[0].members, 2);
  EXPECT_EQ(listed[0].role, std::nullopt);
  const auto mine = must(clubs().of_person("bob"));
  ASSERT_EQ(mine.size(), 2U);
  EXPECT_EQ(mine[0].id, "large");
  EXPECT_EQ(mine[0].role, Role::Member);
  must(clubs().set_role("large", "bob", Role::Removed, 7));
  EXPECT_EQ(must(clubs().of_person("bob")).size(), 1U);
  EXPECT_EQ(must(clubs().listed(10))[0].members, 1);
}

TEST_P(ClubStore, AFounderWhoLeavesHandsOverAndTheLastOneClosesTheClub) {
  for (const char* each : {"ada", "bob", "cid", "dan"}) add_person(each);
  found("c", "ada");
  must(clubs().set_role("c", "bob", Role::Member, 6));
  must(clubs().set_role("c", "cid", Role::Organiser, 7));
  must(clubs().set_role("c", "dan", Role::Removed, 3));
  must(clubs().leave("c", "ada"));
  EXPECT_EQ(roles("c"),
            (std::vector<std::pair<PersonId, Role>>{{"cid", Role::Founder}, {"bob", Role::Member}}));
  must(clubs().leave("c", "bob"));
  EXPECT_FALSE(must(clubs().find("c"))->closed);
  must(clubs().leave("c", "cid"));
  EXPECT_TRUE(must(clubs().find("c"))->closed);
}

TEST_P(ClubStore, WhoGoesForGoodLeavesAllClubsAndTakesAllWordsAlong) {
  for (const char* each : {"ada", "bob"}) add_person(each);
  found("c", "ada");
  found("d", "ada");
  must(clubs().set_role("c", "bob", Role::Member, 6));
  say("c", "ada", "hello", "1");
  say("c", "bob", "good evening", "2");
  must(store().erasure().remove_person("ada"));
  EXPECT_EQ(roles("c"), (std::vector<std::pair<PersonId, Role>>{{"bob", Role::Founder}}));
  EXPECT_TRUE(must(clubs().find("d"))->closed);
  const auto posts = must(clubs().posts("c", 10));
  ASSERT_EQ(posts.size(), 1U);
  EXPECT_EQ(posts[0].text, "good evening");
}

TEST_P(ClubStore, TheBoardKeepsTheLatestAndARequestWritesOnce) {
  add_person("ada");
  found("c", "ada");
  say("c", "ada", "one", "1", 2);
  say("c", "ada", "one", "1", 2);
  say("c", "ada", "two", "2", 2);
  say("c", "ada", "three", "3", 2);
  auto posts = must(clubs().posts("c", 10));
  ASSERT_EQ(posts.size(), 2U);
  EXPECT_EQ(posts[0].text, "three");
  EXPECT_EQ(posts[0].name, "Miss ada");
  EXPECT_EQ(posts[1].number, 2);
  must(clubs().remove_post("c", 3));
  EXPECT_EQ(must(clubs().posts("c", 1))[0].text, "");
  EXPECT_EQ(must(clubs().posts_by("ada")).size(), 2U);
}

TEST_P(ClubStore, TablesThatGoOnComeFirst) {
  found("c", "ada");
  Summary over = at_stage("over", 1, Summary::Status::Over);
  over.changed = 100;
  Summary running = at_stage("running", 1, Summary::Status::Running);
  running.changed = 50;
  save(over);
  save(running);
  save(at_stage("elsewhere", 1, Summary::Status::Running));
  for (const char* each : {"over", "running"}) must(clubs().add_table("c", each));
  const auto tables = must(clubs().tables("c", 10));
  ASSERT_EQ(tables.size(), 2U);
  EXPECT_EQ(tables[0].table, "running");
  EXPECT_EQ(tables[1].table, "over");
}

TEST_P(ClubStore, AnEntryOfATournamentIsWrittenOnceAndInSequence) {
  EXPECT_EQ(write("t", 2), Appended::Taken);
  EXPECT_EQ(write("t", 1), Appended::Written);
  EXPECT_EQ(write("t", 1), Appended::Taken);
  EXPECT_EQ(write("t", 2), Appended::Written);
  const auto log = must(tournaments().read("t"));
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[1], (TournamentEntry{2, 20, "entry"}));
  const auto found = must(tournaments().find("t"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->version, 2);
  EXPECT_EQ(found->season, "2026");
  EXPECT_EQ(must(tournaments().of_club("c")).size(), 1U);
}

TEST_P(ClubStore, ATournamentIsDueByItsTimeByATableThatIsNotOpenAndByAResult) {
  write("t", 1, 500);
  EXPECT_TRUE(must(tournaments().due(499)).empty());
  EXPECT_EQ(must(tournaments().due(500)), (std::vector<TournamentId>{"t"}));
  write("t", 2, std::nullopt, {{"board", 0, 3}});
  EXPECT_EQ(must(tournaments().due(0)), (std::vector<TournamentId>{"t"}));
  EXPECT_EQ(must(tournaments().unopened("t")), (std::vector<TournamentPlace>{{"board", 0, 3}}));
  save(at_stage("board", 1, Summary::Status::Open));
  EXPECT_EQ(must(tournaments().unopened("t")).size(), 1U) << "it has not begun";
  save(at_stage("board", 2, Summary::Status::Running));
  EXPECT_TRUE(must(tournaments().due(0)).empty());
  Append end = entry_of("board", 3);
  end.summary.status = Summary::Status::Over;
  end.rated = RatedGame{.table = "board",
                        .finished = 7,
                        .game = "coal-baron",
                        .seats = {{.person = "ada", .level = {}, .points = 0, .rank = 2},
                                  {.person = {}, .level = "easy", .points = 1400, .rank = 1}}};
  ASSERT_EQ(append_one(store(), end), Appended::Written);
  EXPECT_EQ(must(tournaments().due(0)), (std::vector<TournamentId>{"t"}));
  const auto results = must(tournaments().unsettled("t"));
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(results[0].place, (TournamentPlace{"board", 0, 3}));
  ASSERT_EQ(results[0].seats.size(), 2U);
  EXPECT_EQ(results[0].seats[0].rank, 2);
  write("t", 3, std::nullopt, {}, {"board"});
  EXPECT_TRUE(must(tournaments().due(0)).empty());
  EXPECT_EQ(must(tournaments().places("t")).size(), 1U);
}

}  // namespace
}  // namespace pithead::server
