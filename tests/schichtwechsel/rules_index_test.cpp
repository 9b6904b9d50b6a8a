#include "tests/rules_index.h"

#include <gtest/gtest.h>

namespace pithead::rules_index {
namespace {

TEST(RulesIndex, NamesOnlyTestsThatExist) { expect_only_existing("rules-index-schichtwechsel.md"); }

TEST(RulesIndex, NamesEveryTestOfARule) { expect_every_test("rules-index-schichtwechsel.md"); }

TEST(RulesIndex, RulingsNameOnlyTestsThatExist) { expect_only_existing("rulings-schichtwechsel.md"); }

}  // namespace
}  // namespace pithead::rules_index
