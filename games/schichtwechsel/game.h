// Schichtwechsel by Thomas Spitzer, 2021, as a Game: the one header the rest of the program includes. For
// 2 to 4 players, after the rulebook in Italian translation: docs/games/schichtwechsel/rules-index.md maps
// its rules to tests, docs/games/schichtwechsel/rulings.md settles what it leaves open and says which printed
// numbers are reconstructed. The state has 448 bytes; four random players make 19 million decisions or 90,000
// games a second on one core (`pithead bench`).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/core/game.h"
#include "games/schichtwechsel/moves.h"
#include "games/schichtwechsel/state.h"

namespace pithead::schichtwechsel {

inline constexpr std::array<std::string_view, 2> kRoundCardValues{"per-group", "once"};
inline constexpr std::array<std::string_view, 2> kTrackPointValues{"highest", "cumulative"};
// An own box is on offer as soon as it is there.
inline constinit std::array<OptionInfo, 3> game_options{
    {{.key = "round-cards",
      .values = kRoundCardValues,
      .about =
          "whether round cards 1 to 3 pay for every full group of spaces or for one; the rulebook can be "
          "read both ways"},
     {.key = "track-points",
      .values = kTrackPointValues,
      .about = "whether the highest points reached on a track count or all of them; the rulebook can be read "
               "both ways"},
     {.key = "box",
      .values = std::span(kBoxNames).first(kOwnBox),
      .about =
          "the printed numbers, which are reconstructed: those with which every seat can win, or the first "
          "ones; `pithead box` brings your own",
      .before = kFirstBox}}};

struct Schichtwechsel {
  using State = schichtwechsel::State;
  using Moves = schichtwechsel::Moves;
  static constexpr std::size_t kActions = schichtwechsel::kActions;
  static constexpr GameInfo kInfo{.id = "schichtwechsel",
                                  .title = "Schichtwechsel",
                                  .rules = 2,
                                  .min_players = kMinPlayers,
                                  .max_players = kMaxSeats,
                                  .options = game_options,
                                  .sources = kSourceNames,
                                  .purse = kPurseNames};

  // rules.cpp
  static State deal(int players, const Options& options, Rng& rng);
  static int players(const State& state) { return state.players; }
  static Seat to_move(const State& state) { return state.question == Question::Over ? kNobody : state.turn; }
  static Seat first_player(const State& state) { return state.first_player; }
  static bool begins_turn(const State& state) { return state.fresh; }
  static int round(const State& state) { return state.round; }
  // Turns also begin with a cube for a cart, and an exchange may stand before or after a card.
  static bool uses(const State& /*state*/, Move move) {
    return kCard.holds(move) || kTile.holds(move) || kExchange.holds(move) || kSell.holds(move) ||
           kPass.holds(move);
  }
  template <class Sink>
  static void play(State& state, Move move, Rng& rng, Sink& sink);

  // legal.cpp
  static void legal(const State& state, Moves& moves);

  // scoring.cpp
  static ScoreSheet score(const State& state, Seat seat);
  static ScoreSheet projected(const State& state, Seat seat);
  static int points_after_round(const State& state, Seat seat);
  static SeatSet winners(const State& state);
  static Purse purse(const State& state, Seat seat) {
    return {{state.seats[seat].coins, state.seats[seat].tools, state.seats[seat].water}};
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

  // box.cpp
  static std::string box_text(const Options& options);
  static std::optional<std::string> load_box(std::string_view text);

  // laws.cpp
  static std::uint64_t hash(const State& state);
  static const char* broken_law(const State& state);
};

static_assert(ObservedGame<Schichtwechsel>);

}  // namespace pithead::schichtwechsel
