// The measured strength of bots. Every deal is played once for each rotation of the seats, so that each bot
// plays the same cards from each seat; what is said about bots is said with how sure it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot_spec.h"
#include "bots/interval.h"
#include "bots/rating.h"
#include "bots/simulate.h"
#include "bots/tally.h"
#include "match/match.h"

namespace pithead {

// ---- who plays --------------------------------------------------------------------------------------

// The bot of each seat before any rotation, by its number.
using LineUp = std::vector<std::size_t>;

struct Field {
  std::vector<BotSpec> bots;  // each name once, in the order in which they were named
  std::vector<LineUp> line_ups;
};

// One bot a seat is a line-up. Of fewer, the last fills the other seats; of more, each named once, every
// choice of as many as there are seats is a line-up.
Field make_field(const std::vector<BotSpec>& named, int seats);

struct Arena {
  Setup setup;  // its seed is the series' seed; each deal derives its own
  Field field;
  std::uint64_t games = 1;
  int threads = 1;               // games at a time; each bot thinks on one
  std::optional<double> decide;  // end as soon as the first bot's win share is known to be above or below
};

// ---- what was played --------------------------------------------------------------------------------

struct Thinking {
  std::uint64_t decisions = 0;
  std::uint64_t nanoseconds = 0;
  std::uint64_t longest = 0;

  void add(std::uint64_t took);
  void add(const Thinking& other);
};

// A worker space or card that a seat used, and how many points further the seat was when it used the next, or
// when the round ended.
struct Use {
  Seat seat;
  Move move;
  int gain;
  bool first_round = false;
};

struct PlayedSeat {
  std::size_t bot = 0;
  ScoreSheet sheet;
  bool won = false;
  Thinking thinking;
};

struct PlayedGame {
  std::vector<PlayedSeat> seats;
  Seat first = 0;  // the first player of the first round
  std::vector<Use> uses;
  int decisions = 0;
};
// The games of one deal, a rotation each.
using PlayedDeal = std::vector<PlayedGame>;

// One game of a series: deal `deal` with the seats moved on by `rotation`.
PlayedGame play_arena_game(const Arena& arena, std::uint64_t deal, int rotation);

// ---- what it says -----------------------------------------------------------------------------------

struct UseTally {
  std::uint64_t times = 0;
  std::uint64_t by_winners = 0;  // in parts of kWholeVictory
  std::int64_t gain = 0;
  std::uint64_t games = 0;      // appearances in which it was used at all
  std::uint64_t victories = 0;  // of those, in parts of kWholeVictory

  void add(const UseTally& other);
};

// A bot's appearances: three a game if it holds three seats.
struct BotTally {
  SeatTally seats;
  Clusters wins;   // in parts of kWholeVictory
  Clusters leads;  // points before the best other seat
  Thinking thinking;
  std::vector<UseTally> uses;  // by move
};

struct Standings {
  std::uint64_t games = 0;
  std::vector<BotTally> bots;               // as Field::bots
  std::array<Clusters, kMaxSeats> in_turn;  // wins of the first player, of the next clockwise, …
  Rankings rankings;
  Distribution winning_scores;  // the best of each game
  Distribution lengths;         // decisions in a game
  Verdict verdict = Verdict::Open;

  void add(const PlayedDeal& deal);
};

// Called now and then from the calling thread: games played, and the standings of the whole deals so far. By
// saying false it ends the series with them.
using ArenaProgress = std::function<bool(std::uint64_t done, const Standings& standings)>;

// The same seed gives the same standings but for times, whatever the number of threads, as long as the bots
// think in iterations and not in time.
Standings play_arena(const Arena& arena, const ArenaProgress& progress);

}  // namespace pithead
