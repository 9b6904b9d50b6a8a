// Coal Baron: The Great Card Game by Wolfgang Kramer and Michael Kiesling, 2016, as a Game: the one header
// that the rest of the program includes. For 2 to 4 players, after the English rulebook of 2016:
// docs/games/card-game/rules-index.md maps its rules to tests, docs/games/card-game/rulings.md settles what
// it leaves open and says which cards are reconstructed. The state has 1024 bytes; four random players make
// 15 million decisions or 60,000 games a second on one core (`pithead bench`).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/card_game/moves.h"
#include "games/card_game/state.h"
#include "games/core/game.h"

namespace pithead::card_game {

inline constexpr std::array<std::string_view, 2> kSeenCardsNames{"shown", "remembered"};
inline constexpr std::array<OptionInfo, 2> kOptions{
    {{.key = "decks",
      .values = kDecksNames,
      .about = "LORRIES:ORDERS:INNOVATIONS, how many of each kind; reconstructed, correct it if you own the "
               "box"},
     {.key = "seen-cards",
      .values = kSeenCardsNames,
      .about = "cards in a rival's hand that everybody saw taken: shown, or up to your memory"}}};

struct CardGame {
  using State = card_game::State;
  using Moves = card_game::Moves;
  static constexpr std::size_t kActions = card_game::kActions;
  static constexpr GameInfo kInfo{.id = "card-game",
                                  .title = "Coal Baron: The Great Card Game",
                                  .rules = 2,
                                  .min_players = 2,
                                  .max_players = 4,
                                  .options = kOptions,
                                  .sources = kSourceNames,
                                  .purse = kPurseNames};

  // rules.cpp
  static State deal(int players, const Options& options, Rng& rng);
  static int players(const State& state) { return state.players; }
  static Seat to_move(const State& state) { return state.phase == Phase::Over ? kNobody : state.turn; }
  static Seat first_player(const State& state) { return state.first_player; }
  static bool begins_turn(const State& state) { return state.phase == Phase::Turn && !state.played; }
  static int round(const State& state) { return state.round; }
  // An innovation may be played before workers are placed on the same turn: both tell.
  static bool uses(const State& /*state*/, Move move) {
    return kPlace.holds(move) || kPlay.holds(move) || kPass.holds(move);
  }
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
    return {{static_cast<std::int16_t>(sum_of(state.seats[seat].workers))}};
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

static_assert(ObservedGame<CardGame>);

}  // namespace pithead::card_game
