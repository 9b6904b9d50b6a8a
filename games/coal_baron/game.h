// Coal Baron (Glück Auf) by Wolfgang Kramer and Michael Kiesling, 2013, as a Game: the one header that the
// rest of the program includes. For 2 to 4 players, after the rulebook of 2013:
// docs/games/coal-baron/rules-index.md maps its rules to tests, docs/games/coal-baron/rulings.md settles what
// it leaves open. The state has 696 bytes and is copied in 17 ns; four random players make 26 million
// decisions or 105,000 games a second on one core (`pithead bench`).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/coal_baron/moves.h"
#include "games/coal_baron/state.h"
#include "games/core/game.h"

namespace pithead::coal_baron {

struct CoalBaron {
  using State = coal_baron::State;
  using Moves = coal_baron::Moves;
  static constexpr std::size_t kActions = coal_baron::kActions;
  static constexpr GameInfo kInfo{.id = "coal-baron",
                                  .title = "Coal Baron",
                                  .rules = 2,
                                  .min_players = 2,
                                  .max_players = 4,
                                  .options = {},
                                  .sources = kSourceNames,
                                  .purse = kPurseNames};

  // rules.cpp
  static State deal(int players, const Options& options, Rng& rng);
  static int players(const State& state) { return state.players; }
  static Seat to_move(const State& state) { return state.phase == Phase::Over ? kNobody : state.turn; }
  static Seat first_player(const State& state) { return state.first_player; }
  static bool begins_turn(const State& state) {
    return state.phase == Phase::Place || state.phase == Phase::Draft;
  }
  static int round(const State& state) { return state.round; }
  static bool uses(const State& state, Move /*move*/) { return begins_turn(state); }
  template <class Sink>
  static void play(State& state, Move move, Rng& rng, Sink& sink);

  // legal.cpp
  static void legal(const State& state, Moves& moves);

  // scoring.cpp
  static ScoreSheet score(const State& state, Seat seat);
  static ScoreSheet projected(const State& state, Seat seat);
  static int points_after_round(const State& state, Seat seat) { return score(state, seat).total(); }
  static SeatSet winners(const State& state);
  static Purse purse(const State& state, Seat seat) {
    return {{state.seats[seat].workers, static_cast<std::int16_t>(state.seats[seat].marks)}};
  }

  // knowledge.cpp
  static void forget_hidden(State& state, Seat seat);
  static void resample(State& state, Seat seat, Rng& rng);

  // observation.cpp
  static std::vector<ObservedField> observed_fields();
  static void observe(const State& state, Seat seat, std::uint8_t* row);

  // text.cpp
  static void write_move(Move move, std::string& out);
  static std::optional<Move> read_move(std::string_view text);
  static void write_event(const Event& event, JsonWriter& json);
  static void tell(const Event& event, std::span<const std::string> names, std::string& out);

  // view.cpp
  static void write_view(const State& state, Seat viewer, JsonWriter& json);

  // components.cpp
  static void write_components(const Options& options, JsonWriter& json);

  // laws.cpp
  static std::uint64_t hash(const State& state);
  static const char* broken_law(const State& state);
};

static_assert(ObservedGame<CoalBaron>);

}  // namespace pithead::coal_baron
