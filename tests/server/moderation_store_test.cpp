// What every store keeps of people who do not want to meet, of reports and of vacations; store_test.cpp runs
// it on each of them.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/store/erasure.h"
#include "server/store/moderation.h"
#include "server/store/vacations.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

using Ids = std::set<PersonId>;

Report report_of(const std::string& id, const PersonId& reporter, std::int64_t version = 3) {
  return {.id = id,
          .time = 100,
          .table = "table",
          .version = version,
          .said = 90,
          .speaker = "bea",
          .name = "Bea",
          .words = "You fool 🪨",
          .reporter = reporter,
          .reason = Report::Reason::Insult,
          .note = "twice"};
}

void save_people(Store& store, const std::vector<PersonId>& people) {
  for (const PersonId& each : people) must(store.save_person(person_of(each)));
}

TEST_P(AnyStore, KeepsWhomSomebodyBlocked) {
  save_people(store(), {"ada", "bea", "cyd"});
  must(store().moderation().block("ada", "bea", 5));
  must(store().moderation().block("ada", "bea", 9));  // it is the same one
  must(store().moderation().block("cyd", "ada", 7));
  reopen();
  const Person bea = *must(store().find_person("bea"));
  EXPECT_EQ(must(store().moderation().blocks_of("ada")), (std::vector<Block>{{"bea", bea.name, 5}}));
  EXPECT_EQ(must(store().find_person("ada"))->blocked, Ids{"bea"});
  EXPECT_EQ(must(store().moderation().kept_apart("ada")), (Ids{"bea", "cyd"}));
  EXPECT_EQ(must(store().moderation().kept_apart("bea")), Ids{"ada"});
  EXPECT_EQ(bea.blocked, Ids{}) << "who is blocked is not told by that";
  must(store().moderation().unblock("ada", "bea"));
  EXPECT_EQ(must(store().moderation().blocked_by("ada")), Ids{});
}

TEST_P(AnyStore, BlocksGoWithThePeople) {
  save_people(store(), {"ada", "bea", "cyd"});
  must(store().moderation().block("ada", "bea", 5));
  must(store().moderation().block("bea", "cyd", 5));
  must(store().erasure().remove_person("bea"));
  EXPECT_EQ(must(store().moderation().kept_apart("ada")), Ids{});
  EXPECT_EQ(must(store().moderation().kept_apart("cyd")), Ids{});
}

TEST_P(AnyStore, KeepsReportsUntilTheyAreSettledAndLongOver) {
  save_people(store(), {"ada", "bea"});
  Moderation& moderation = store().moderation();
  must(moderation.report(report_of("r1", "ada")));
  must(moderation.report(report_of("r2", "ada")));  // the same line by the same person
  must(moderation.report(report_of("r3", "cyd")));
  EXPECT_EQ(must(moderation.open_reports(10)), (std::vector{report_of("r1", "ada"), report_of("r3", "cyd")}));
  EXPECT_EQ(must(moderation.reports_by("ada", 10)), std::vector{report_of("r1", "ada")});
  EXPECT_EQ(must(moderation.reports_about("bea", 10)).size(), 2u);
  EXPECT_EQ(must(moderation.count_open_reports("ada")), 1);
  EXPECT_TRUE(must(moderation.settle("r1", Report::Verdict::Dismissed, 200)));
  EXPECT_FALSE(must(moderation.settle("r1", Report::Verdict::Silenced, 300))) << "once";
  EXPECT_EQ(must(moderation.find_report("r1"))->verdict, Report::Verdict::Dismissed);
  EXPECT_EQ(must(moderation.count_open_reports("ada")), 0);
  must(moderation.sweep_reports(200));
  EXPECT_TRUE(must(moderation.find_report("r1")));
  must(moderation.sweep_reports(201));
  EXPECT_FALSE(must(moderation.find_report("r1")));
  EXPECT_TRUE(must(moderation.find_report("r3"))) << "who waits is not swept away";
}

TEST_P(AnyStore, ReportsForgetWhoGoes) {
  save_people(store(), {"ada", "bea", "cyd"});
  Moderation& moderation = store().moderation();
  must(moderation.report(report_of("r1", "ada")));
  must(moderation.report(report_of("r2", "cyd")));
  must(store().erasure().remove_person("ada"));
  must(store().erasure().remove_person("cyd"));  // both reported the same line
  const auto left = must(moderation.open_reports(10));
  ASSERT_EQ(left.size(), 2u) << "the operator can settle them nevertheless";
  EXPECT_EQ(left[0].reporter + left[0].note, "");
  must(store().erasure().remove_person("bea"));
  EXPECT_EQ(must(moderation.open_reports(10)).size(), 0u) << "the words are gone with who said them";
}

TEST_P(AnyStore, ASilenceIsNotShortened) {
  save_people(store(), {"bea"});
  must(store().moderation().silence("bea", 1000));
  must(store().moderation().silence("bea", 500));
  EXPECT_EQ(must(store().find_person("bea"))->silenced_until, 1000);
  Person renamed = *must(store().find_person("bea"));
  renamed.name = "Bee";
  must(store().save_person(renamed));
  EXPECT_EQ(must(store().find_person("bea"))->silenced_until, 1000);
}

TEST_P(AnyStore, KeepsVacations) {
  save_people(store(), {"ada"});
  must(store().vacations().begin("ada", {.began = 100, .until = 200}));
  must(store().vacations().begin("ada", {.began = 300, .until = 400}));
  must(store().vacations().set_end("ada", 350, 360));
  using Taken = std::vector<Vacation>;
  EXPECT_EQ(must(store().vacations().since("ada", 0)), (Taken{{100, 200}, {300, 360}}));
  EXPECT_EQ(must(store().vacations().since("ada", 200)), (Taken{{300, 360}}));
  must(store().erasure().remove_person("ada"));
  EXPECT_EQ(must(store().vacations().since("ada", 0)), Taken{});
}

}  // namespace
}  // namespace pithead::server
