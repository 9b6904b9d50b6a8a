#include "tests/rules_index.h"

#include <gtest/gtest.h>

namespace pithead::rules_index {
namespace {

TEST(RulesIndex, NamesOnlyTestsThatExist) { expect_only_existing("games/card-game/rules-index.md"); }

TEST(RulesIndex, NamesEveryTestOfARule) { expect_every_test("games/card-game/rules-index.md"); }

TEST(RulesIndex, NamesCodeThatStandsThere) { expect_code("games/card-game/rules-index.md", "card_game"); }

TEST(RulesIndex, RulingsNameOnlyTestsThatExist) { expect_only_existing("games/card-game/rulings.md"); }

TEST(RulesIndex, TheRulesAreToldInTheirSections) { expect_sections("games/card-game/rules.md", "shift"); }

}  // namespace
}  // namespace pithead::rules_index
