// Pit Pony, a game of our own for 2 to 4 players, as a Game: it proves that a game needs nothing but its
// rules.
//
// 1. Each player holds three loads, which nobody else sees; the others are a stack, face down.
// 2. On your turn put one load on the train, or bury one face down; then draw one, as long as there are any.
// 3. A train of exactly 10 leaves and brings 3 points and 1 for each of its wagons. A heavier one the pony
//    refuses: its loads are gone, and that costs 2 points.
// 4. When all hands are empty, the most points win; equal ones share the victory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/core/game.h"
#include "games/pit_pony/moves.h"
#include "games/pit_pony/state.h"

namespace pithead::pit_pony {

struct PitPony {
  using State = pit_pony::State;
  using Moves = pit_pony::Moves;
  static constexpr std::size_t kActions = pit_pony::kActions;
  static constexpr GameInfo kInfo{.id = "pit-pony",
                                  .title = "Pit Pony",
                                  .rules = 1,
                                  .min_players = 2,
                                  .max_players = 4,
                                  .options = {},
                                  .sources = kSourceNames,
                                  .purse = {}};

  // rules.cpp
  static State deal(int players, const Options& options, Rng& rng);
  static int players(const State& state) { return state.players; }
  static Seat to_move(const State& state) {
    return count(state.seats[state.turn].hand) == 0 ? kNobody : state.turn;
  }
  static bool begins_turn(const State& /*state*/) { return true; }
  static Seat first_player(const State& state) { return state.first_player; }
  static int round(const State& state) { return state.trains; }
  static bool uses(const State& /*state*/, Move /*move*/) { return true; }
  template <class Sink>
  static void play(State& state, Move move, Rng& rng, Sink& sink);

  // legal.cpp
  static void legal(const State& state, Moves& moves);

  // scoring.cpp
  static ScoreSheet score(const State& state, Seat seat);
  static ScoreSheet projected(const State& state, Seat seat) { return score(state, seat); }
  static int points_after_round(const State& state, Seat seat) { return score(state, seat).total(); }
  static SeatSet winners(const State& state);
  static Purse purse(const State& /*state*/, Seat /*seat*/) { return {}; }

  // knowledge.cpp
  static void forget_hidden(State& state, Seat seat);
  static void resample(State& state, Seat seat, Rng& rng);

  // text.cpp
  static void write_move(Move move, std::string& out);
  static std::optional<Move> read_move(std::string_view text);
  static void write_event(const Event& event, JsonWriter& json);
  static void tell(const Event& event, std::span<const std::string> names, std::string& out);

  // view.cpp
  static void write_view(const State& state, Seat viewer, JsonWriter& json);
  static void write_components(const Options& options, JsonWriter& json);

  // laws.cpp
  static std::uint64_t hash(const State& state);
  static const char* broken_law(const State& state);
};

static_assert(Game<PitPony>);

}  // namespace pithead::pit_pony
