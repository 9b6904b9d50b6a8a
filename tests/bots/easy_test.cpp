// The level `easy` in every game: lawful, fair, the same for the same seed, and better than chance.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "bots/levels.h"
#include "bots/simulate.h"
#include "games/catalogue.h"

namespace pithead {
namespace {

template <class Body>
void for_each_game(Body body) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(std::string(game->info().id));
    with_game(game->info().id, body);
  }
}

// Games of random moves; body(state) in every state of them.
template <Game G, class Body>
void wander(int players, std::uint64_t seed, Body body) {
  Rng rng(seed);
  typename G::State state = G::deal(players, Options{}, rng);
  typename G::Moves moves;
  NoEvents silence;
  while (G::to_move(state) != kNobody) {
    body(state);
    G::legal(state, moves);
    G::play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng, silence);
  }
}

TEST(EasyBot, AlwaysAnswersWithALegalMove) {
  for_each_game([]<class G>() {
    for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) {
      const auto bot = make_bot<G>(*read_bot("easy"));
      Rng rng(7);
      wander<G>(players, 1, [&](const typename G::State& state) {
        const Situation<G> situation(state);
        ASSERT_TRUE(situation.legal().contains(bot->choose(situation, rng)));
      });
    }
  });
}

// Whatever the seat cannot know, it chooses the same.
TEST(EasyBot, NeverPeeks) {
  for_each_game([]<class G>() {
    const auto bot = make_bot<G>(*read_bot("easy"));
    Rng others(3);
    std::uint64_t seed = 0;
    for (int players = G::kInfo.min_players; players <= G::kInfo.max_players; ++players) {
      wander<G>(players, 2, [&](const typename G::State& state) {
        typename G::State other = state;
        G::resample(other, G::to_move(state), others);
        Rng one(++seed);
        Rng same(seed);
        ASSERT_EQ(bot->choose(Situation<G>(state), one), bot->choose(Situation<G>(other), same));
      });
    }
  });
}

TEST(EasyBot, BeatsTheRandomOneNearlyAlways) {
  constexpr std::uint64_t kGames = 100;
  for (const AnyGame* game : all_games()) {
    const Simulation simulation{
        .setup = {.game = game, .players = 2, .options = {}, .seed = 1},
        .bots = {*read_bot("easy"), *read_bot("random")},
        .games = kGames,
        .threads = 2,
        .records = {},
    };
    const auto outcomes = simulate(simulation, [](std::uint64_t /*done*/) {});
    ASSERT_TRUE(outcomes) << outcomes.error().what;
    EXPECT_GE(outcomes->seats[0].victories, kWholeVictory * kGames * 92 / 100) << game->info().id;
  }
}

}  // namespace
}  // namespace pithead
