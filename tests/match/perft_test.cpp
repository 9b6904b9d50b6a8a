// How many ways a game can go from fixed positions: any change of what is legal or what a move does shows
// here. The positions are deals by seed and places in golden records; `pithead perft` counts the same.
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "bots/perft_impl.h"
#include "catalogue/games.h"
#include "games/catalogue.h"
#include "match/record.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

using card_game::CardGame;
using coal_baron::CoalBaron;
using schichtwechsel::Schichtwechsel;

template <Game G>
std::uint64_t perft_from_deal(int players, std::uint64_t seed, int depth) {
  Rng rng(seed);
  const typename G::State state = G::deal(players, {}, rng);
  return perft<G>(state, depth, rng);
}

// The position of a match after so many plies.
template <Game G>
std::uint64_t perft_within(const Match& match, std::size_t plies, int depth) {
  Rng rng = match.setup().seed.rng();
  typename G::State state = G::deal(match.setup().players, match.setup().options, rng);
  NoEvents silence;
  for (std::size_t i = 0; i < plies; ++i) G::play(state, match.plies()[i].move, rng, silence);
  return perft<G>(state, depth, rng);
}

std::uint64_t perft_from_record(const std::string& name, std::size_t plies, int depth) {
  const Match match = golden(name);
  std::uint64_t leaves = 0;
  if (match.plies().size() < plies) return leaves;
  with_game(match.game().info().id, [&]<Game G>() { leaves = perft_within<G>(match, plies, depth); });
  return leaves;
}

TEST(Perft, TheDraftOfCoalBaronIsAllOrdersOfTheCards) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    EXPECT_EQ(perft_from_deal<CoalBaron>(2, seed, 0), 1U);
    EXPECT_EQ(perft_from_deal<CoalBaron>(2, seed, 6), 7U * 6 * 5 * 4 * 3 * 2);
    EXPECT_EQ(perft_from_deal<CoalBaron>(3, seed, 5), 10U * 9 * 8 * 7 * 6);
    EXPECT_EQ(perft_from_deal<CoalBaron>(4, seed, 5), 13U * 12 * 11 * 10 * 9);
  }
}

// Pass, one of nine stacks, the mining card that asks for no step, or the wild card.
TEST(Perft, TheCardGameBeginsWithTwelveChoices) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    for (const int players : {2, 3, 4}) EXPECT_EQ(perft_from_deal<CardGame>(players, seed, 1), 12U);
  }
}

// Beyond the draft: seven cards for two players, then a space.
TEST(Perft, FromDealsOfCoalBaron) {
  EXPECT_EQ(perft_from_deal<CoalBaron>(2, 1, 7), 80640U);
  EXPECT_EQ(perft_from_deal<CoalBaron>(2, 3, 8), 1078560U);
}

TEST(Perft, FromDealsOfTheCardGame) {
  EXPECT_EQ(perft_from_deal<CardGame>(2, 1, 5), 40573U);
  EXPECT_EQ(perft_from_deal<CardGame>(3, 3, 5), 70970U);
  EXPECT_EQ(perft_from_deal<CardGame>(4, 2, 5), 39730U);
}

// Whoever gets the first set, then that seat's cubes: carts of one place and of two, and one for coal only.
TEST(Perft, FromDealsOfSchichtwechsel) {
  for (const int players : {2, 3, 4}) {
    for (const std::uint64_t seed : {1, 2, 3})
      EXPECT_EQ(perft_from_deal<Schichtwechsel>(players, seed, 1), static_cast<std::uint64_t>(players));
  }
  EXPECT_EQ(perft_from_deal<Schichtwechsel>(2, 1, 6), 20496U);
  EXPECT_EQ(perft_from_deal<Schichtwechsel>(3, 2, 6), 23958U);
  EXPECT_EQ(perft_from_deal<Schichtwechsel>(4, 2, 6), 47916U);
}

struct Case {
  std::string record;
  std::size_t plies;
  int depth;
  std::uint64_t leaves;

  friend std::ostream& operator<<(std::ostream& out, const Case& position) {
    return out << position.record << " after " << position.plies;
  }
};

class PerftFromRecord : public testing::TestWithParam<Case> {};

TEST_P(PerftFromRecord, HasSoManyLeaves) {
  EXPECT_EQ(perft_from_record(GetParam().record, GetParam().plies, GetParam().depth), GetParam().leaves);
}

std::string name_of(const testing::TestParamInfo<Case>& which) {
  std::string name = which.param.record + "_" + std::to_string(which.param.plies);
  for (char& c : name) {
    if (c == '-' || c == '/') c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(CoalBaron, PerftFromRecord,
                         testing::Values(  //
                             Case{"coal-baron/2-every-kind-of-move", 6, 5, 320941},
                             Case{"coal-baron/2-every-kind-of-move", 44, 5, 201727},
                             Case{"coal-baron/2-every-kind-of-move", 82, 6, 131688},
                             Case{"coal-baron/2-every-kind-of-move", 120, 6, 79458},
                             Case{"coal-baron/2-every-kind-of-move", 158, 8, 514560},
                             Case{"coal-baron/3-every-kind-of-move", 9, 4, 74218},
                             Case{"coal-baron/3-every-kind-of-move", 56, 6, 199334},
                             Case{"coal-baron/3-every-kind-of-move", 103, 5, 88219},
                             Case{"coal-baron/3-every-kind-of-move", 150, 6, 643000},
                             Case{"coal-baron/3-every-kind-of-move", 197, 5, 141960},
                             Case{"coal-baron/4-every-kind-of-move", 12, 4, 128116},
                             Case{"coal-baron/4-every-kind-of-move", 59, 5, 143563},
                             Case{"coal-baron/4-every-kind-of-move", 106, 6, 107424},
                             Case{"coal-baron/4-every-kind-of-move", 153, 5, 283527},
                             Case{"coal-baron/4-every-kind-of-move", 200, 5, 277398},
                             Case{"coal-baron/4-every-kind-of-move", 247, 7, 63748}),
                         name_of);

// Positions in every phase of a turn; smaller depths of each were counted by
// tests/card_game/oracle/card_game.py too.
INSTANTIATE_TEST_SUITE_P(CardGame, PerftFromRecord,
                         testing::Values(  //
                             Case{"card-game/2-every-kind-of-move", 11, 6, 158529},
                             Case{"card-game/2-every-kind-of-move", 57, 6, 61135},
                             Case{"card-game/2-every-kind-of-move", 103, 7, 292443},
                             Case{"card-game/2-every-kind-of-move", 149, 6, 69366},
                             Case{"card-game/2-every-kind-of-move", 195, 8, 61710},
                             Case{"card-game/2-every-kind-of-move", 218, 8, 145129},
                             Case{"card-game/3-every-kind-of-move", 11, 7, 81648},
                             Case{"card-game/3-every-kind-of-move", 57, 6, 132777},
                             Case{"card-game/3-every-kind-of-move", 126, 8, 167716},
                             Case{"card-game/3-every-kind-of-move", 172, 6, 102962},
                             Case{"card-game/3-every-kind-of-move", 241, 9, 118050},
                             Case{"card-game/4-every-kind-of-move", 57, 11, 206186},
                             Case{"card-game/4-every-kind-of-move", 103, 7, 92269},
                             Case{"card-game/4-every-kind-of-move", 126, 8, 73162},
                             Case{"card-game/4-every-kind-of-move", 195, 7, 228663},
                             Case{"card-game/4-every-kind-of-move", 241, 9, 189132},
                             Case{"card-game/4-every-kind-of-move", 333, 8, 231132},
                             Case{"card-game/3-other-decks", 80, 7, 181470},
                             Case{"card-game/3-other-decks", 149, 7, 122325},
                             Case{"card-game/3-other-decks", 195, 8, 236904},
                             Case{"card-game/3-other-decks", 218, 8, 270943},
                             Case{"card-game/3-other-decks", 287, 8, 110883}),
                         name_of);

// Positions all over the game; smaller depths of each were counted by
// tests/schichtwechsel/oracle/schichtwechsel.py too.
INSTANTIATE_TEST_SUITE_P(
    Schichtwechsel, PerftFromRecord,
    testing::Values(  //
        Case{"schichtwechsel/2-every-kind-of-move", 15, 7, 212131},
        Case{"schichtwechsel/2-every-kind-of-move", 40, 7, 86526},
        Case{"schichtwechsel/2-every-kind-of-move", 66, 7, 127300},
        Case{"schichtwechsel/2-every-kind-of-move", 91, 8, 215609},
        Case{"schichtwechsel/2-every-kind-of-move", 116, 9, 118056},
        Case{"schichtwechsel/2-every-kind-of-move", 141, 8, 89840},
        Case{"schichtwechsel/3-every-kind-of-move", 22, 6, 61927},
        Case{"schichtwechsel/3-every-kind-of-move", 61, 7, 175710},
        Case{"schichtwechsel/3-every-kind-of-move", 100, 6, 151950},
        Case{"schichtwechsel/3-every-kind-of-move", 139, 10, 184149},
        Case{"schichtwechsel/3-every-kind-of-move", 178, 9, 94213},
        Case{"schichtwechsel/3-every-kind-of-move", 217, 7, 252627},
        Case{"schichtwechsel/4-every-kind-of-move", 30, 7, 129852},
        Case{"schichtwechsel/4-every-kind-of-move", 84, 7, 340456},
        Case{"schichtwechsel/4-every-kind-of-move", 139, 9, 86496},
        Case{"schichtwechsel/4-every-kind-of-move", 193, 8, 131690},
        Case{"schichtwechsel/4-every-kind-of-move", 248, 7, 292896},
        Case{"schichtwechsel/4-every-kind-of-move", 302, 6, 172457},
        Case{"schichtwechsel/3-other-options", 24, 7, 96829},
        Case{"schichtwechsel/3-other-options", 66, 6, 172146},
        Case{"schichtwechsel/3-other-options", 109, 10, 97902},
        Case{"schichtwechsel/3-other-options", 151, 7, 164476},
        Case{"schichtwechsel/3-other-options", 194, 8, 249185},
        Case{"schichtwechsel/3-other-options", 236, 9, 61432},
        Case{"schichtwechsel/2-second-box", 30, 7, 22592}, Case{"schichtwechsel/2-second-box", 90, 6, 2779},
        Case{"schichtwechsel/3-second-box", 45, 6, 1386}, Case{"schichtwechsel/3-second-box", 120, 6, 129413},
        Case{"schichtwechsel/4-second-box", 60, 6, 4830}, Case{"schichtwechsel/4-second-box", 180, 6, 111103},
        Case{"schichtwechsel/2-third-box", 60, 6, 11809}, Case{"schichtwechsel/2-third-box", 150, 6, 14600},
        Case{"schichtwechsel/3-third-box", 80, 6, 26237}, Case{"schichtwechsel/3-third-box", 200, 6, 50346},
        Case{"schichtwechsel/4-third-box", 110, 6, 35018}, Case{"schichtwechsel/4-third-box", 300, 6, 61036}),
    name_of);

}  // namespace
}  // namespace pithead
