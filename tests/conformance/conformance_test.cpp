// Every game against the conformance suite.
#include "tests/conformance/conformance.h"

#include <gtest/gtest.h>

#include "catalogue/games.h"
#include "games/catalogue.h"
#include "tests/core/every_game.h"
#include "tests/support/effort.h"

namespace pithead {
namespace {

template <class G>
class Conformance : public testing::Test {};

TYPED_TEST_SUITE(Conformance, EveryGame);

template <Game G, class Body>
void for_each_player_count(Body body) {
  for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) body(players);
}

TYPED_TEST(Conformance, EveryCheckInEveryStateOfRandomGames) {
  for_each_player_count<TypeParam>([](int players) {
    for (std::uint64_t seed = 0; seed < effort(12U); ++seed) conformance::conform<TypeParam>(players, seed);
  });
}

TYPED_TEST(Conformance, EveryMoveOfTheActionSpaceHasItsOwnText) {
  std::set<std::string> texts;
  for (std::size_t i = 0; i < TypeParam::kActions; ++i) {
    const auto move = static_cast<Move>(i);
    const std::string text = conformance::move_text<TypeParam>(move);
    EXPECT_EQ(TypeParam::read_move(text), move) << text;
    EXPECT_TRUE(texts.insert(text).second) << text;
  }
}

TYPED_TEST(Conformance, GamesOfEarlierVersionsHaveRulesAndOptionsToGoOnWith) {
  const GameInfo& info = TypeParam::kInfo;
  EXPECT_LE(info.oldest_rules, info.rules);
  for (const OptionInfo& option : info.options) EXPECT_LT(option.before, option.values.size()) << option.key;
}

// A few thousand here; `make million` plays a million.
TYPED_TEST(Conformance, RandomGamesKeepTheLaws) {
  for_each_player_count<TypeParam>([](int players) {
    const Setup setup{.game = find_game(TypeParam::kInfo.id), .players = players, .options = {}, .seed = 1};
    const std::uint64_t wanted = effort(1000U);
    const auto games = check_laws(setup, wanted, 2, [](std::uint64_t /*done*/) {});
    ASSERT_TRUE(games) << games.error().what;
    EXPECT_GT(games->decisions, 10U * wanted);
  });
}

TYPED_TEST(Conformance, EveryValueOfEveryOptionKeepsTheLaws) {
  const auto& options = TypeParam::kInfo.options;
  if (options.empty()) GTEST_SKIP() << "the game has no options";
  for (std::size_t option = 0; option < options.size(); ++option) {
    for (std::size_t value = 0; value < options[option].values.size(); ++value) {
      Setup setup{.game = find_game(TypeParam::kInfo.id), .players = 3, .options = {}, .seed = value};
      setup.options.chosen[option] = static_cast<std::uint8_t>(value);
      const auto games = check_laws(setup, 50, 2, [](std::uint64_t /*done*/) {});
      ASSERT_TRUE(games) << options[option].values[value] << ": " << games.error().what;
      EXPECT_GT(games->decisions, 0U);
    }
  }
}

}  // namespace
}  // namespace pithead
