#include "tests/rules_index.h"

#include <gtest/gtest.h>

namespace pithead::rules_index {
namespace {

TEST(RulesIndex, NamesOnlyTestsThatExist) { expect_only_existing("games/coal-baron/rules-index.md"); }

TEST(RulesIndex, NamesEveryTestOfARule) { expect_every_test("games/coal-baron/rules-index.md"); }

TEST(RulesIndex, NamesCodeThatStandsThere) { expect_code("games/coal-baron/rules-index.md", "coal_baron"); }

TEST(RulesIndex, RulingsNameOnlyTestsThatExist) { expect_only_existing("games/coal-baron/rulings.md"); }

TEST(RulesIndex, TheRulesAreToldInTheirSections) { expect_sections("games/coal-baron/rules.md", "shift"); }

}  // namespace
}  // namespace pithead::rules_index
