// arena.h for one game.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "bots/arena.h"
#include "bots/bot.h"
#include "bots/in_order.h"
#include "bots/levels.h"

namespace pithead {

// ---- one game ---------------------------------------------------------------------------------------

// Keeps for each seat the space or card it used last until it can be seen what that brought: at the seat's
// next use or turn, or at the end of the round. What the next round has in store belongs to no use.
template <Game G>
class UseWatch {
 public:
  UseWatch(const typename G::State& state, std::vector<Use>& uses)
      : uses_(uses), first_round_(G::round(state)), round_(first_round_) {}

  void before(const typename G::State& state, Move move) {
    const bool use = G::uses(state, move);
    if (!use && !G::begins_turn(state)) return;
    const Seat seat = G::to_move(state);
    const int points = G::projected(state, seat).total();
    close(seat, points);
    if (use) open_[seat] = {move, points, round_ == first_round_};
  }
  void after(const typename G::State& state) {
    if (G::round(state) == round_) return;
    round_ = G::round(state);
    for (Seat seat = 0; seat < G::players(state); ++seat) close(seat, G::points_after_round(state, seat));
  }
  void after_all(const typename G::State& state) {
    for (Seat seat = 0; seat < G::players(state); ++seat) close(seat, G::score(state, seat).total());
  }

 private:
  struct Open {
    Move move;
    int points;
    bool first_round;
  };
  void close(Seat seat, int points) {
    if (const auto& open = open_[seat])
      uses_.push_back({seat, open->move, points - open->points, open->first_round});
    open_[seat].reset();
  }

  std::vector<Use>& uses_;
  int first_round_, round_;
  std::array<std::optional<Open>, kMaxSeats> open_;
};

template <Game G>
Move choose(Bot<G>& bot, const typename G::State& state, Rng& choices, Thinking& thinking) {
  const auto start = std::chrono::steady_clock::now();
  const Move move = bot.choose(Situation<G>(state), choices);
  const auto took = std::chrono::steady_clock::now() - start;
  thinking.add(static_cast<std::uint64_t>(std::chrono::nanoseconds(took).count()));
  return move;
}

// A game that nobody needs any more is left unfinished.
template <Game G>
PlayedGame play_arena_game(const Arena& arena, std::uint64_t deal, int rotation,
                           const std::atomic<bool>& stop) {
  const auto seats = static_cast<std::size_t>(arena.setup.players);
  const LineUp& line_up = arena.field.line_ups[deal % arena.field.line_ups.size()];
  PlayedGame game;
  game.seats.resize(seats);
  // New for each game: what a bot remembers of one must not depend on which thread played which.
  std::vector<std::unique_ptr<Bot<G>>> bots;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    game.seats[seat].bot = line_up[(seat + static_cast<std::size_t>(rotation)) % seats];
    bots.push_back(make_bot<G>(arena.field.bots[game.seats[seat].bot]));
  }

  const std::uint64_t seed = game_seed(arena.setup.seed.number(), deal);
  Rng chance(seed);
  Rng choices = bot_rng(seed, static_cast<std::uint64_t>(rotation));
  typename G::State state = G::deal(arena.setup.players, arena.setup.options, chance);
  game.first = G::first_player(state);
  UseWatch<G> watch(state, game.uses);
  NoEvents silence;
  while (G::to_move(state) != kNobody && !stop) {
    const Seat seat = G::to_move(state);
    const Move move = choose<G>(*bots[seat], state, choices, game.seats[seat].thinking);
    watch.before(state, move);
    G::play(state, move, chance, silence);
    watch.after(state);
    ++game.decisions;
  }
  watch.after_all(state);
  for (Seat seat = 0; seat < seats; ++seat) {
    game.seats[seat].sheet = G::score(state, seat);
    game.seats[seat].won = G::winners(state).has(seat);
  }
  return game;
}

// ---- the series -------------------------------------------------------------------------------------

// A last deal may be cut.
inline int rotations_of(const Arena& arena, std::uint64_t deal) {
  const auto seats = static_cast<std::uint64_t>(arena.setup.players);
  return static_cast<int>(std::min(seats, arena.games - deal * seats));
}

template <Game G>
Standings play_all_deals(const Arena& arena, const ArenaProgress& progress) {
  const auto seats = static_cast<std::uint64_t>(arena.setup.players);
  std::atomic<std::uint64_t> done = 0;
  Standings standings;
  standings.bots.resize(arena.field.bots.size());
  for (BotTally& bot : standings.bots) bot.uses.resize(G::kActions);

  const auto make_worker = [&] {
    return [&](std::uint64_t deal, const std::atomic<bool>& stop) {
      PlayedDeal played;
      for (int rotation = 0; rotation < rotations_of(arena, deal); ++rotation) {
        played.push_back(play_arena_game<G>(arena, deal, rotation, stop));
        ++done;
      }
      return played;
    };
  };
  const auto take = [&](const PlayedDeal& deal) {
    standings.add(deal);
    if (arena.decide) standings.verdict = sequential_test(standings.bots[0].wins, *arena.decide);
    return standings.verdict == Verdict::Open;
  };
  in_order((arena.games + seats - 1) / seats, arena.threads, make_worker, take,
           [&] { return progress(done, standings); });
  return standings;
}

}  // namespace pithead
