#include "tests/rules_index.h"

#include <gtest/gtest.h>

namespace pithead::rules_index {
namespace {

TEST(RulesIndex, NamesOnlyTestsThatExist) { expect_only_existing("games/schichtwechsel/rules-index.md"); }

TEST(RulesIndex, NamesEveryTestOfARule) { expect_every_test("games/schichtwechsel/rules-index.md"); }

TEST(RulesIndex, NamesCodeThatStandsThere) {
  expect_code("games/schichtwechsel/rules-index.md", "schichtwechsel");
}

TEST(RulesIndex, RulingsNameOnlyTestsThatExist) { expect_only_existing("games/schichtwechsel/rulings.md"); }

TEST(RulesIndex, TheRulesAreToldInTheirSections) {
  expect_sections("games/schichtwechsel/rules.md", "round");
}

}  // namespace
}  // namespace pithead::rules_index
