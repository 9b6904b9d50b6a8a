// Arenas: mirrored deals, whole sums, the same standings on any number of threads.
#include "bots/arena.h"

#include <array>
#include <atomic>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/in_order.h"
#include "catalogue/games.h"
#include "games/catalogue.h"
#include "tests/bots/wander.h"

namespace pithead {
namespace {

std::vector<BotSpec> bots_named(const std::vector<std::string>& names) {
  std::vector<BotSpec> bots;
  for (const std::string& name : names) bots.push_back(*read_bot(name));
  return bots;
}

Arena arena_of(std::string_view game, int players, const std::vector<std::string>& names, std::uint64_t games,
               std::uint64_t seed = 1) {
  Arena arena;
  arena.setup = *make_setup(game, players, {}, seed);
  arena.field = make_field(bots_named(names), players);
  arena.games = games;
  arena.threads = 2;
  return arena;
}

Standings play(const Arena& arena) {
  return play_arena(arena, [](std::uint64_t /*done*/, const Standings& /*standings*/) { return true; });
}

// ---- who plays --------------------------------------------------------------------------------------

TEST(Field, OfOneBotASeatIsALineUp) {
  const Field field = make_field(bots_named({"easy", "random", "easy"}), 3);
  EXPECT_EQ(field.bots.size(), 2U);
  EXPECT_EQ(field.line_ups, (std::vector<LineUp>{{0, 1, 0}}));
}

TEST(Field, FillsUpWithTheLast) {
  const Field field = make_field(bots_named({"easy", "random"}), 4);
  EXPECT_EQ(field.line_ups, (std::vector<LineUp>{{0, 1, 1, 1}}));
}

TEST(Field, ChoosesFromMoreInEveryWay) {
  const Field field = make_field(bots_named({"easy", "easy:2", "random", "random:2"}), 2);
  EXPECT_EQ(field.line_ups, (std::vector<LineUp>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
}

// ---- games ------------------------------------------------------------------------------------------

TEST(ArenaGame, LetsEachBotSitInEachSeatOnce) {
  const Arena arena = arena_of("coal-baron", 4, {"random", "random:2", "random:3", "random:4"}, 4);
  std::set<std::pair<std::size_t, std::size_t>> seen;
  for (int rotation = 0; rotation < 4; ++rotation) {
    const PlayedGame game = play_arena_game(arena, 3, rotation);
    for (std::size_t seat = 0; seat < 4; ++seat) seen.emplace(game.seats[seat].bot, seat);
  }
  EXPECT_EQ(seen.size(), 16U);
}

// The deal and all chance come from the deal's seed alone; only the bots' choices differ between rotations.
TEST(ArenaGame, IsPlayedOnTheSameDealInEveryRotation) {
  for (const AnyGame* each : learned_games()) {
    with_game(each->info().id, [&]<class G>() {
      const Arena arena = arena_of(G::kInfo.id, 3, {"random"}, 3, 77);
      for (int rotation = 0; rotation < 3; ++rotation) {
        const std::uint64_t seed = game_seed(77, 5);
        Rng chance(seed);
        Rng choices = bot_rng(seed, static_cast<std::uint64_t>(rotation));
        typename G::State state = G::deal(3, Options{}, chance);
        RandomBot<G> bot;
        NoEvents silence;
        while (G::to_move(state) != kNobody) {
          G::play(state, bot.choose(Situation<G>(state), choices), chance, silence);
        }
        const PlayedGame game = play_arena_game(arena, 5, rotation);
        for (Seat seat = 0; seat < 3; ++seat) {
          EXPECT_EQ(game.seats[seat].sheet, G::score(state, seat)) << G::kInfo.id << rotation;
          EXPECT_EQ(game.seats[seat].won, G::winners(state).has(seat));
        }
      }
    });
  }
}

TEST(ArenaGame, RemembersWhoBegan) {
  for (const AnyGame* each : learned_games()) {
    with_game(each->info().id, [&]<class G>() {
      const Arena arena = arena_of(G::kInfo.id, 3, {"random"}, 3);
      std::set<Seat> seen;
      for (std::uint64_t deal = 0; deal < 20; ++deal) {
        Rng chance(game_seed(1, deal));
        const Seat first = G::first_player(G::deal(3, Options{}, chance));
        for (int rotation = 0; rotation < 3; ++rotation) {
          EXPECT_EQ(play_arena_game(arena, deal, rotation).first, first) << G::kInfo.id;
        }
        seen.insert(first);
      }
      EXPECT_EQ(seen.size(), 3U) << G::kInfo.id;
    });
  }
}

// In Coal Baron every turn is a use, so nothing of the score lies between two uses of a shift. That the next
// shift will score all majorities again is nobody's merit, nor what others do before one's first turn in it.
TEST(ArenaGame, FindsTheWholeScoreInTheUsesAndBetweenTheShifts) {
  using G = coal_baron::CoalBaron;
  const PlayedGame game = play_arena_game(arena_of("coal-baron", 3, {"random"}, 1), 0, 0);
  Rng chance(game_seed(1, 0));
  Rng choices = bot_rng(game_seed(1, 0), 0);
  G::State state = G::deal(3, Options{}, chance);
  RandomBot<G> bot;
  NoEvents silence;
  std::array<int, 3> points{};
  std::array<std::optional<int>, 3> at_end_of_shift;
  while (G::to_move(state) != kNobody) {
    const Seat seat = G::to_move(state);
    if (at_end_of_shift[seat]) points[seat] += G::projected(state, seat).total() - *at_end_of_shift[seat];
    at_end_of_shift[seat].reset();
    const int round = state.round;
    G::play(state, bot.choose(Situation<G>(state), choices), chance, silence);
    if (state.round == round) continue;
    for (Seat each = 0; each < 3; ++each) at_end_of_shift[each] = G::score(state, each).total();
  }
  for (const Use& use : game.uses) points[use.seat] += use.gain;
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(points[seat], game.seats[seat].sheet.total());
}

// A move that brings nothing but the end of a round is worth nothing to anybody.
TEST(ArenaGame, GivesNobodyCreditForTheEndOfARound) {
  for (const AnyGame* each : learned_games()) {
    with_game(each->info().id, [&]<class G>() {
      const auto brings_nothing = [](std::string_view move) {
        return move == "pass" || move == "place bank";
      };
      // One round card of Schichtwechsel lowers the water.
      const auto begins_with_a_gift = [](const typename G::State& state) {
        if constexpr (std::is_same_v<G, schichtwechsel::Schichtwechsel>) {
          return state.round_cards[state.round] == schichtwechsel::box_of(state).lowers_water;
        }
        return false;
      };
      int rounds = 0;
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng rng(seed);
        typename G::State state = G::deal(3, Options{}, rng);
        RandomBot<G> bot;
        NoEvents silence;
        while (G::to_move(state) != kNobody) {
          const typename G::State before = state;
          const Move move = bot.choose(Situation<G>(state), rng);
          G::play(state, move, rng, silence);
          if (G::round(state) == G::round(before) || !brings_nothing(each->move_text(move))) continue;
          if (begins_with_a_gift(state)) continue;
          ++rounds;
          for (Seat seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(G::points_after_round(state, seat), G::projected(before, seat).total()) << G::kInfo.id;
          }
        }
      }
      EXPECT_GT(rounds, 10) << G::kInfo.id;
    });
  }
}

// ---- sums -------------------------------------------------------------------------------------------

TEST(Arena, AddsUpToWholeVictories) {
  for (const AnyGame* game : learned_games()) {
    const Standings standings = play(arena_of(game->info().id, 4, {"random", "random:2"}, 200));
    std::uint64_t by_bots = 0;
    std::int64_t in_turn = 0;
    std::uint64_t appearances = 0;
    for (const BotTally& bot : standings.bots) {
      by_bots += bot.seats.victories;
      appearances += bot.seats.scores.count();
      EXPECT_EQ(static_cast<std::int64_t>(bot.seats.victories), bot.wins.sum);
    }
    for (const Clusters& place : standings.in_turn) in_turn += place.sum;
    EXPECT_EQ(by_bots, 200 * kWholeVictory) << game->info().id;
    EXPECT_EQ(in_turn, static_cast<std::int64_t>(200 * kWholeVictory));
    EXPECT_EQ(appearances, 800U);
    EXPECT_EQ(standings.bots[0].seats.scores.count(), 200U);
  }
}

TEST(Arena, CountsVictoriesByTurnOrderNotBySeat) {
  Standings standings;
  standings.bots.resize(1);
  PlayedGame game;
  game.seats.resize(4);
  game.first = 2;
  for (const std::size_t winner : {2U, 2U, 3U, 1U}) {
    for (std::size_t seat = 0; seat < 4; ++seat) game.seats[seat].won = seat == winner;
    standings.add({game});
  }
  const std::array<std::int64_t, 4> wins{2, 1, 0, 1};  // the first player, the next clockwise, …
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(standings.in_turn[i].sum, wins[i] * static_cast<std::int64_t>(kWholeVictory)) << i;
    EXPECT_EQ(standings.in_turn[i].values, 4U);
  }
}

TEST(Arena, PlaysExactlySoManyGames) {
  for (const std::uint64_t games : {1U, 2U, 5U, 8U}) {
    const Standings standings = play(arena_of("schichtwechsel", 4, {"random", "random:2"}, games));
    EXPECT_EQ(standings.games, games);
    EXPECT_EQ(standings.lengths.count(), games);
    EXPECT_EQ(standings.in_turn[0].deals, (games + 3) / 4);
  }
}

TEST(Arena, LetsLineUpsTakeTurns) {
  const Standings standings = play(arena_of("coal-baron", 2, {"random", "random:2", "random:3"}, 60));
  for (const BotTally& bot : standings.bots) EXPECT_EQ(bot.seats.scores.count(), 40U);
}

// Equal bots under two names: half of the games lies in the interval of about 95 of 100 series.
TEST(Arena, SaysThatEqualBotsAreEqual) {
  constexpr int kSeries = 150;
  int held = 0;
  for (std::uint64_t seed = 0; seed < kSeries; ++seed) {
    const Standings standings = play(arena_of("schichtwechsel", 2, {"random", "random:2"}, 80, seed));
    const Interval interval = share_interval(standings.bots[0].wins);
    held += interval.low <= 0.5 && 0.5 <= interval.high ? 1 : 0;
  }
  EXPECT_GE(held, kSeries * 90 / 100);
  EXPECT_LT(held, kSeries);
}

TEST(Arena, FindsTheStrongerBotAndItsLead) {
  for (const AnyGame* game : learned_games()) {
    const Standings standings = play(arena_of(game->info().id, 2, {"random", "easy"}, 40));
    EXPECT_GT(share_interval(standings.bots[1].wins).low, 0.6) << game->info().id;
    EXPECT_GT(mean_interval(standings.bots[1].leads).low, 0);
    EXPECT_EQ(standings.bots[0].leads.sum, -standings.bots[1].leads.sum);
    const std::vector<Rating> ratings = rate(standings.rankings, 2);
    EXPECT_GT(ratings[1].elo - 2 * ratings[1].error, 0);
    EXPECT_GE(standings.bots[1].thinking.longest,
              standings.bots[1].thinking.nanoseconds / standings.bots[1].thinking.decisions);
  }
}

TEST(Arena, EndsWithTheWholeDealsSoFar) {
  const Arena arena = arena_of("schichtwechsel", 4, {"easy", "random"}, 1'000'000'000);
  const Standings standings =
      play_arena(arena, [](std::uint64_t /*done*/, const Standings& so_far) { return so_far.games == 0; });
  EXPECT_GT(standings.games, 0U);
  EXPECT_EQ(standings.games % 4, 0U);
  EXPECT_EQ(standings.verdict, Verdict::Open);
}

// ---- deciding ---------------------------------------------------------------------------------------

TEST(Decision, EndsEarlyAfterWholeDealsOnAnyNumberOfThreads) {
  Arena arena = arena_of("schichtwechsel", 2, {"easy", "random"}, 4000);
  arena.decide = 0.75;
  std::vector<std::uint64_t> games;
  std::vector<std::uint64_t> victories;
  for (const int threads : {1, 2, 5}) {
    arena.threads = threads;
    const Standings standings = play(arena);
    EXPECT_EQ(standings.verdict, Verdict::Above);
    EXPECT_LT(standings.games, 100U);
    EXPECT_EQ(standings.games % 2, 0U);
    games.push_back(standings.games);
    victories.push_back(standings.bots[0].seats.victories);
  }
  EXPECT_EQ(games, std::vector<std::uint64_t>(3, games[0]));
  EXPECT_EQ(victories, std::vector<std::uint64_t>(3, victories[0]));
}

TEST(Decision, FindsTheWeakerBotBelow) {
  Arena arena = arena_of("schichtwechsel", 2, {"random", "easy"}, 4000);
  arena.decide = 0.5;
  EXPECT_EQ(play(arena).verdict, Verdict::Below);
}

TEST(Decision, StaysOpenWhenGamesAreFew) {
  Arena arena = arena_of("schichtwechsel", 2, {"random", "random:2"}, 10);
  arena.decide = 0.5;
  const Standings standings = play(arena);
  EXPECT_EQ(standings.verdict, Verdict::Open);
  EXPECT_EQ(standings.games, 10U);
}

// ---- pieces in order --------------------------------------------------------------------------------

TEST(InOrder, TakesPiecesInOrderUntilItIsEnough) {
  for (const int threads : {1, 2, 7}) {
    std::vector<std::uint64_t> taken;
    const auto make_worker = [] {
      return [](std::uint64_t i, const std::atomic<bool>& /*stop*/) {
        // The first of every eight is the slowest.
        if (i % 8 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
        return i;
      };
    };
    const auto take = [&](std::uint64_t i) {
      taken.push_back(i);
      return i < 700;
    };
    in_order(1000, threads, make_worker, take, [] { return true; });
    ASSERT_EQ(taken.size(), 701U) << threads;
    for (std::size_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], i);
  }
}

TEST(InOrder, TellsThoseAtWorkThatItIsEnough) {
  std::atomic<bool> begun = false;
  std::atomic<bool> told = false;
  const auto make_worker = [&] {
    return [&](std::uint64_t i, const std::atomic<bool>& stop) {
      if (i == 1) begun = true;
      while (!begun) std::this_thread::yield();
      while (i == 1 && !stop) std::this_thread::yield();  // for ever unless it is told
      if (i == 1) told = true;
      return i;
    };
  };
  in_order(2, 2, make_worker, [](std::uint64_t /*i*/) { return false; }, [] { return true; });
  EXPECT_TRUE(told);
}

TEST(InOrder, EndsWhenWhoeverWatchesHasSeenEnough) {
  std::uint64_t taken = 0;
  const auto make_worker = [] {
    return [](std::uint64_t i, const std::atomic<bool>& stop) {
      while (i == 3 && !stop) std::this_thread::yield();  // for ever unless it is told
      return i;
    };
  };
  const auto take = [&](std::uint64_t /*i*/) { return ++taken, true; };
  in_order(1000, 2, make_worker, take, [] { return false; });
  EXPECT_EQ(taken, 3U) << "what comes after a piece that is missing tells nothing";
}

}  // namespace
}  // namespace pithead
