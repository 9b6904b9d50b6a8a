// How many ways a game can go from fixed positions: any change of what is legal or what a move does shows
// here. The positions are deals by seed and places in golden records; `pithead perft` counts the same.
#include "bots/perft.h"

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "match/record.h"
#include "tests/match/play.h"

namespace pithead {
namespace {

using coal_baron::CoalBaron;

std::uint64_t perft_from_deal(int players, std::uint64_t seed, int depth) {
  Rng rng(seed);
  const CoalBaron::State state = CoalBaron::deal(players, {}, rng);
  return perft<CoalBaron>(state, depth, rng);
}

// The position of a golden record after so many plies.
std::uint64_t perft_from_record(const std::string& name, std::size_t plies, int depth) {
  const auto record = load_record(PITHEAD_SOURCE_DIR "/tests/match/golden/" + name + ".json");
  EXPECT_TRUE(record) << record.error().what;
  Rng rng(record->match.setup().seed);
  CoalBaron::State state = CoalBaron::deal(record->match.setup().players, {}, rng);
  NoEvents silence;
  for (std::size_t i = 0; i < plies; ++i) CoalBaron::play(state, record->match.plies()[i].move, rng, silence);
  return perft<CoalBaron>(state, depth, rng);
}

TEST(Perft, TheDraftIsAllOrdersOfTheCards) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    EXPECT_EQ(perft_from_deal(2, seed, 0), 1U);
    EXPECT_EQ(perft_from_deal(2, seed, 6), 7U * 6 * 5 * 4 * 3 * 2);
    EXPECT_EQ(perft_from_deal(3, seed, 5), 10U * 9 * 8 * 7 * 6);
    EXPECT_EQ(perft_from_deal(4, seed, 5), 13U * 12 * 11 * 10 * 9);
  }
}

// Beyond the draft: seven cards for two players, then a space.
TEST(Perft, FromDeals) {
  EXPECT_EQ(perft_from_deal(2, 1, 7), 80640U);
  EXPECT_EQ(perft_from_deal(2, 3, 8), 1078560U);
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

INSTANTIATE_TEST_SUITE_P(
    Golden, PerftFromRecord,
    testing::Values(  //
        Case{"2-every-kind-of-move", 6, 5, 320941}, Case{"2-every-kind-of-move", 44, 5, 201727},
        Case{"2-every-kind-of-move", 82, 6, 131688}, Case{"2-every-kind-of-move", 120, 6, 79458},
        Case{"2-every-kind-of-move", 158, 8, 514560}, Case{"3-every-kind-of-move", 9, 4, 74218},
        Case{"3-every-kind-of-move", 56, 6, 199334}, Case{"3-every-kind-of-move", 103, 5, 88219},
        Case{"3-every-kind-of-move", 150, 6, 643000}, Case{"3-every-kind-of-move", 197, 5, 141960},
        Case{"4-every-kind-of-move", 12, 4, 128116}, Case{"4-every-kind-of-move", 59, 5, 143563},
        Case{"4-every-kind-of-move", 106, 6, 107424}, Case{"4-every-kind-of-move", 153, 5, 283527},
        Case{"4-every-kind-of-move", 200, 5, 277398}, Case{"4-every-kind-of-move", 247, 7, 63748}),
    [](const testing::TestParamInfo<Case>& which) {
      std::string name = which.param.record + "_" + std::to_string(which.param.plies);
      for (char& c : name) {
        if (c == '-') c = '_';
      }
      return name;
    });

}  // namespace
}  // namespace pithead
