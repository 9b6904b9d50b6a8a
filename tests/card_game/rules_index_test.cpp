#include "tests/rules_index.h"

#include <gtest/gtest.h>

namespace pithead::rules_index {
namespace {

TEST(RulesIndex, NamesOnlyTestsThatExist) { expect_only_existing("rules-index-card-game.md"); }

TEST(RulesIndex, NamesEveryTestOfARule) { expect_every_test("rules-index-card-game.md"); }

TEST(RulesIndex, RulingsNameOnlyTestsThatExist) { expect_only_existing("rulings-card-game.md"); }

}  // namespace
}  // namespace pithead::rules_index
