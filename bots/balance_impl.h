// balance.h for one game.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "bots/arena_impl.h"
#include "bots/balance.h"
#include "bots/in_order.h"
#include "bots/levels.h"
#include "bots/value.h"

namespace pithead {

template <Game G>
Seat leader_of(const typename G::State& state) {
  const SeatValues values = values_of<G>(state);
  const auto best = std::max_element(values.begin(), values.begin() + G::players(state));
  return static_cast<Seat>(best - values.begin());
}

// Which spaces and cards were on offer in a game.
template <Game G>
class OfferWatch {
 public:
  void look(const typename G::State& state, const typename G::Moves& legal) {
    for (const Move move : legal) {
      if (seen_[index_of(move)] || !G::uses(state, move)) continue;
      seen_[index_of(move)] = true;
      offered_.push_back(move);
    }
  }
  std::vector<Move> take() { return std::move(offered_); }

 private:
  std::vector<bool> seen_ = std::vector<bool>(G::kActions);
  std::vector<Move> offered_;
};

// Seats by the turn they had in the first round.
template <Game G>
void tell_in_turn(const typename G::State& state, Seat first, BalanceGame& game) {
  const int players = G::players(state);
  const auto turn_of = [&](Seat seat) { return static_cast<Seat>((seat - first + players) % players); };
  for (Seat seat = 0; seat < players; ++seat) {
    game.sheets[turn_of(seat)] = G::score(state, seat);
    game.won[turn_of(seat)] = G::winners(state).has(seat);
  }
  for (Use& use : game.uses) use.seat = turn_of(use.seat);
  for (Seat& leader : game.led_after) leader = turn_of(leader);
}

// A game that nobody needs any more is left unfinished.
template <Game G>
BalanceGame play_balance_game(const BalanceTrial& trial, std::uint64_t number,
                              const std::atomic<bool>& stop) {
  std::vector<std::unique_ptr<Bot<G>>> bots;
  for (int seat = 0; seat < trial.setup.players; ++seat) bots.push_back(make_bot<G>(trial.bot));
  const std::uint64_t seed = game_seed(trial.setup.seed.number(), number);
  Rng chance(seed);
  Rng choices = bot_rng(seed, 0);
  typename G::State state = G::deal(trial.setup.players, trial.setup.options, chance);
  const Seat first = G::first_player(state);
  BalanceGame game;
  UseWatch<G> uses(state, game.uses);
  OfferWatch<G> offers;
  NoEvents silence;
  while (G::to_move(state) != kNobody && !stop) {
    const Situation<G> situation(state);
    offers.look(state, situation.legal());
    const Move move = bots[situation.seat()]->choose(situation, choices);
    const int round = G::round(state);
    uses.before(state, move);
    G::play(state, move, chance, silence);
    uses.after(state);
    if (G::round(state) != round && G::to_move(state) != kNobody)
      game.led_after.push_back(leader_of<G>(state));
    ++game.decisions;
  }
  uses.after_all(state);
  game.offered = offers.take();
  tell_in_turn<G>(state, first, game);
  return game;
}

template <Game G>
Balance measure_balance_of(const BalanceTrial& trial, const BalanceProgress& progress) {
  std::atomic<std::uint64_t> done = 0;
  Balance balance;
  balance.players = trial.setup.players;
  balance.uses.resize(G::kActions);
  const auto make_worker = [&] {
    return [&](std::uint64_t number, const std::atomic<bool>& stop) {
      BalanceGame game = play_balance_game<G>(trial, number, stop);
      ++done;
      return game;
    };
  };
  const auto take = [&](const BalanceGame& game) {
    balance.add(game);
    return true;
  };
  in_order(trial.games, trial.threads, make_worker, take, [&] { return progress(done, balance); });
  return balance;
}

}  // namespace pithead
