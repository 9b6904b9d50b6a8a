// How even a game is between equal players, and what decides it: the same bot holds every seat, and what is
// told is told by seats in turn order, by winners and others. Variants of a game are measured on the same
// deals.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "bots/arena.h"
#include "bots/bot_spec.h"
#include "bots/interval.h"
#include "bots/simulate.h"
#include "match/match.h"

namespace pithead {

// Games of one variant with one number of players.
struct BalanceTrial {
  Setup setup;  // its seed is the series' seed; each game derives its own
  BotSpec bot;
  std::uint64_t games = 1;
  int threads = 1;
};

// ---- what was played --------------------------------------------------------------------------------

inline constexpr std::size_t kMostRoundsTold = 16;

struct BalanceGame {
  std::array<ScoreSheet, kMaxSeats> sheets;  // seats in turn order: who began is 0
  std::array<bool, kMaxSeats> won{};
  std::vector<Use> uses;        // likewise
  std::vector<Move> offered;    // each that any seat could have used, once
  std::vector<Seat> led_after;  // the seat valued highest when the next round began
  int decisions = 0;
};

// ---- what it says -----------------------------------------------------------------------------------

// Points of some seats of many games, by source.
struct PointsTally {
  std::uint64_t seats = 0;  // in parts of kWholeVictory, as victories are shared
  std::array<std::int64_t, ScoreSheet::kMost> points{};

  double mean(std::size_t source) const;
};

using TimesBySeat = std::array<std::uint64_t, kMaxSeats>;  // seats in turn order

struct BalanceUse {
  std::uint64_t times = 0;
  TimesBySeat by_seat{}, in_first_round{};
  std::uint64_t by_winners = 0;  // in parts of kWholeVictory
  std::int64_t gain = 0;
  std::uint64_t games = 0;          // seats of all games that used it at all
  std::uint64_t games_offered = 0;  // games in which anybody could have
};

struct Balance {
  int players = 0;
  std::uint64_t games = 0;
  std::array<Clusters, kMaxSeats> wins;    // in parts of kWholeVictory, by seats in turn order
  std::array<Clusters, kMaxSeats> points;  // likewise
  std::array<SeatTally, kMaxSeats> seats;
  PointsTally winners, others;
  std::vector<BalanceUse> uses;                       // by move
  std::array<std::uint64_t, kMostRoundsTold> led{};   // games in which somebody led after round 1, 2, …
  std::array<std::uint64_t, kMostRoundsTold> held{};  // and won, in parts of kWholeVictory
  Distribution winning_scores, margins, lengths;

  void add(const BalanceGame& game);

  double even() const { return 1.0 / players; }
  double win_share(std::size_t seat) const { return share_of(wins[seat]); }
  // By how much the seat farthest from an even share misses it, in such shares: 0 is even, and with two
  // players 1 means that one of them always wins.
  double unevenness() const;
  // A move counts as idle if it was on offer, and next to nobody used it. The share of those that are.
  double idle_share() const;
};
// Used by fewer seats than one in fifty of the games that offered it.
bool is_idle(const BalanceUse& use, int players);

// Called now and then from the calling thread; by saying false it ends the series with what was played.
using BalanceProgress = std::function<bool(std::uint64_t done, const Balance& balance)>;

// The same seed gives the same balance, whatever the number of threads, as long as the bots think in
// iterations and not in time.
Balance measure_balance(const BalanceTrial& trial, const BalanceProgress& progress);

}  // namespace pithead
