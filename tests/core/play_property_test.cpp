// What every game promises, whatever is played: see the concept in games/core/game.h.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/core/game.h"
#include "tests/core/every_game.h"
#include "tests/core/properties.h"

namespace pithead {
namespace {

constexpr int kCases = 300;

template <class G>
class PlayProperty : public testing::Test {};
TYPED_TEST_SUITE(PlayProperty, EveryGame);

// A game in progress: the deal's seed, and a number for each decision that says which legal move is played.
struct Line {
  int players = 0;
  std::uint64_t seed = 0;
  std::vector<std::uint16_t> choices;
};

template <Game G>
Line some_line() {
  Line line;
  line.players = *evenly(G::kInfo.min_players, G::kInfo.max_players + 1);
  line.seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
  const auto length = *evenly<std::size_t>(0, 400);
  line.choices = *rc::gen::container<std::vector<std::uint16_t>>(length, evenly<std::uint16_t>(0, 65535));
  return line;
}

// Calls `visit` with every state of the line, the deal and the last one included.
template <Game G, class Visit>
typename G::State walk(const Line& line, Visit visit) {
  Rng rng(line.seed);
  typename G::State state = G::deal(line.players, {}, rng);
  NoEvents silence;
  typename G::Moves moves;
  G::legal(state, moves);
  visit(state, moves, rng);
  for (const std::uint16_t choice : line.choices) {
    if (moves.empty()) break;
    G::play(state, moves[choice % moves.size()], rng, silence);
    G::legal(state, moves);
    visit(state, moves, rng);
  }
  return state;
}

template <Game G>
typename G::State end_of(const Line& line) {
  return walk<G>(line, [](const typename G::State& /*state*/, const typename G::Moves& /*moves*/,
                          const Rng& /*rng*/) {});
}

TYPED_TEST(PlayProperty, TheLawsHoldAndMovesAreOfferedUntilTheEnd) {
  using G = TypeParam;
  holds(kCases, [] {
    walk<G>(some_line<G>(),
            [](const typename G::State& state, const typename G::Moves& moves, const Rng& /*rng*/) {
              const char* broken = G::broken_law(state);
              if (broken != nullptr) RC_FAIL(broken);
              const bool over = G::to_move(state) == kNobody;
              RC_ASSERT(moves.empty() == over);
              RC_ASSERT(G::winners(state).empty() == !over);
              RC_ASSERT(over || G::to_move(state) < G::players(state));
            });
  });
}

TYPED_TEST(PlayProperty, LegalMovesAreOfferedOnceAndInTheActionSpace) {
  using G = TypeParam;
  holds(kCases, [] {
    walk<G>(some_line<G>(),
            [](const typename G::State& /*state*/, const typename G::Moves& moves, const Rng& /*rng*/) {
              std::vector<bool> offered(G::kActions);
              for (const Move move : moves) {
                RC_ASSERT(index_of(move) < G::kActions);
                RC_ASSERT(!offered[index_of(move)]);
                offered[index_of(move)] = true;
              }
            });
  });
}

TYPED_TEST(PlayProperty, ACopyIsIndependent) {
  using G = TypeParam;
  holds(kCases, [] {
    walk<G>(some_line<G>(),
            [](const typename G::State& state, const typename G::Moves& moves, const Rng& rng) {
              if (moves.empty()) return;
              const std::uint64_t before = G::hash(state);
              typename G::State copy = state;
              Rng chance = rng;
              NoEvents silence;
              G::play(copy, moves[moves.size() - 1], chance, silence);
              RC_ASSERT(G::hash(copy) != before);
              RC_ASSERT(G::hash(state) == before);
            });
  });
}

// The events a sink hears must not change what happens.
TYPED_TEST(PlayProperty, PlayingIsTheSameWithAndWithoutEvents) {
  using G = TypeParam;
  holds(kCases, [] {
    walk<G>(some_line<G>(),
            [](const typename G::State& state, const typename G::Moves& moves, const Rng& rng) {
              if (moves.empty()) return;
              typename G::State silent = state;
              typename G::State told = state;
              Rng silent_chance = rng;
              Rng told_chance = rng;
              NoEvents silence;
              EventLog log;
              G::play(silent, moves[0], silent_chance, silence);
              G::play(told, moves[0], told_chance, log);
              RC_ASSERT(G::hash(silent) == G::hash(told));
              RC_ASSERT(silent_chance.next() == told_chance.next());
            });
  });
}

TYPED_TEST(PlayProperty, ExactlyTheLegalMovesAreAccepted) {
  using G = TypeParam;
  holds(kCases, [] {
    const Line line = some_line<G>();
    const typename G::State state = end_of<G>(line);
    typename G::Moves moves;
    G::legal(state, moves);
    typename G::State tried = state;
    const std::uint64_t before = G::hash(state);
    const Rng untouched(line.seed);
    Rng rng = untouched;
    NoEvents silence;
    for (std::size_t i = 0; i < 65536; i = i < G::kActions + 2 ? i + 1 : 2 * i) {
      const auto move = static_cast<Move>(i);
      const bool legal = moves.contains(move);
      RC_ASSERT((play_checked<G>(tried, move, rng, silence)) == legal);
      if (legal) {
        tried = state;
        rng = untouched;
      }
      RC_ASSERT(G::hash(tried) == before);
    }
    Rng expected = untouched;
    RC_ASSERT(rng.next() == expected.next());
  });
}

// What a seat believes does not depend on what it cannot know, and every sample is a possible game.
TYPED_TEST(PlayProperty, ABeliefSamplesPossibleStatesThatLookTheSame) {
  using G = TypeParam;
  holds(kCases, [] {
    const Line line = some_line<G>();
    const typename G::State state = end_of<G>(line);
    Rng rng = Rng::stream(line.seed, 9);
    for (Seat seat = 0; seat < line.players; ++seat) {
      const Belief<G> belief(state, seat);
      const typename G::State sample = belief.sample(rng);
      RC_ASSERT((G::broken_law(sample) == nullptr));
      RC_ASSERT((Belief<G>(sample, seat).fingerprint()) == belief.fingerprint());
      std::string seen;
      std::string sampled;
      JsonWriter seen_json(seen);
      JsonWriter sampled_json(sampled);
      G::write_view(state, seat, seen_json);
      G::write_view(sample, seat, sampled_json);
      RC_ASSERT(seen == sampled);
    }
  });
}

TYPED_TEST(PlayProperty, TheSameSeedAndMovesMakeTheSameGame) {
  using G = TypeParam;
  holds(kCases, [] {
    const Line line = some_line<G>();
    RC_ASSERT(G::hash(end_of<G>(line)) == G::hash(end_of<G>(line)));
  });
}

}  // namespace
}  // namespace pithead
