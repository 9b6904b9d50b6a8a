// What a seat knows as a row of numbers: nothing hidden is in it, and nothing that the seat knows is missing.
#include "games/core/observation.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/conformance/conformance.h"
#include "tests/core/every_game.h"
#include "tests/support/effort.h"

namespace pithead {
namespace {

using Row = std::vector<std::uint8_t>;

template <class G>
class Observations : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if constexpr (ObservedGame<G>) fields = G::observed_fields();
  }
  void SetUp() override {
    if constexpr (!ObservedGame<G>) GTEST_SKIP() << "the game has no observations";
  }

  static std::size_t length() { return fields.back().first + fields.back().size; }

  static Row observe(const typename G::State& state, Seat seat) {
    Row row(length());
    if constexpr (ObservedGame<G>) G::observe(state, seat, row.data());
    return row;
  }

  // body(state, rng) in every state of random games.
  template <class Body>
  static void in_every_state(std::uint64_t games, Body body) {
    for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) {
      for (std::uint64_t seed = 0; seed < games; ++seed) {
        Rng rng(seed);
        typename G::State state = G::deal(players, {}, rng);
        for (;;) {
          body(state, rng);
          if (testing::Test::HasFatalFailure()) return;
          const std::vector<Move> legal = conformance::legal_moves<G>(state);
          if (legal.empty()) break;
          NoEvents silence;
          G::play(state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], rng, silence);
        }
      }
    }
  }

  static inline std::vector<ObservedField> fields;
};

TYPED_TEST_SUITE(Observations, EveryGame);

TYPED_TEST(Observations, TheTableExplainsEveryNumberOnce) {
  std::size_t next = 0;
  std::set<std::string> names;
  for (const ObservedField& field : this->fields) {
    EXPECT_EQ(field.first, next) << field.name;
    EXPECT_GT(field.size, 0U) << field.name;
    EXPECT_TRUE(names.insert(field.name).second) << field.name;
    EXPECT_FALSE(field.about.empty()) << field.name;
    if (field.kind == ObservedField::Kind::Number) {
      EXPECT_EQ(field.size, 1U) << field.name;
    } else {
      EXPECT_EQ(std::set(field.labels.begin(), field.labels.end()).size(), field.size) << field.name;
    }
    EXPECT_LE(field.most - field.least, 255) << field.name;
    next += field.size;
  }
}

TYPED_TEST(Observations, EveryNumberIsWithinItsBounds) {
  this->in_every_state(effort(20U), [&](const auto& state, Rng& /*rng*/) {
    for (Seat seat = 0; seat < TypeParam::players(state); ++seat) {
      const Row row = this->observe(state, seat);
      for (const ObservedField& field : this->fields) {
        int sum = 0;
        for (std::size_t i = 0; i < field.size; ++i) {
          ASSERT_LE(row[field.first + i], field.most - field.least) << field.name << " " << i;
          sum += row[field.first + i];
        }
        if (field.kind == ObservedField::Kind::OneOf) {
          ASSERT_LE(sum, 1) << field.name;
        }
      }
    }
  });
}

// Small things are written as whole words.
TYPED_TEST(Observations, NothingIsWrittenBehindTheirEnd) {
  constexpr std::size_t kBehind = 64;
  const Row untouched(kBehind, 0xee);
  this->in_every_state(effort(4U), [&](const auto& state, Rng& /*rng*/) {
    for (Seat seat = 0; seat < TypeParam::players(state); ++seat) {
      Row row(this->length());
      row.insert(row.end(), untouched.begin(), untouched.end());
      if constexpr (ObservedGame<TypeParam>) TypeParam::observe(state, seat, row.data());
      ASSERT_TRUE(std::equal(untouched.begin(), untouched.end(), row.end() - kBehind));
    }
  });
}

TYPED_TEST(Observations, NothingHiddenIsInThem) {
  this->in_every_state(effort(12U), [&](const auto& state, Rng& rng) {
    for (Seat seat = 0; seat < TypeParam::players(state); ++seat) {
      auto guess = state;
      TypeParam::resample(guess, seat, rng);
      ASSERT_EQ(this->observe(guess, seat), this->observe(state, seat)) << "seat " << int{seat};
    }
  });
}

// States that a seat can tell apart look different to it. Those that differ by one move are the ones that are
// hardest to tell apart, so every move is tried in every state.
TYPED_TEST(Observations, NothingThatASeatKnowsIsMissing) {
  std::map<std::pair<Seat, Row>, std::string> seen;
  this->in_every_state(effort(4U), [&](const auto& state, Rng& rng) {
    const auto look = [&](const auto& at) {
      for (Seat seat = 0; seat < TypeParam::players(at); ++seat) {
        const std::string view = conformance::view_text<TypeParam>(at, seat);
        const auto [entry, is_new] = seen.try_emplace({seat, this->observe(at, seat)}, view);
        ASSERT_EQ(entry->second, view) << "seat " << int{seat} << " sees two tables as one";
      }
    };
    look(state);
    for (const Move move : conformance::legal_moves<TypeParam>(state)) {
      auto after = state;
      Rng chance = rng;
      NoEvents silence;
      TypeParam::play(after, move, chance, silence);
      look(after);
      if (testing::Test::HasFatalFailure()) return;
    }
    if (seen.size() > 200'000) seen.clear();
  });
}

}  // namespace
}  // namespace pithead
