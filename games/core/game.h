// What a game is. Simulation, search and bots are templates over the concept Game; everything else (CLI,
// server, bindings) uses the thin handle in any_game.h.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "games/core/event.h"
#include "games/core/json.h"
#include "games/core/move.h"
#include "games/core/observation.h"
#include "games/core/rng.h"
#include "games/core/seats.h"

namespace pithead {

// A choice made before the deal; the first value is the default.
struct OptionInfo {
  std::string_view key;
  std::span<const std::string_view> values;
  std::string_view about;   // what is chosen, for people
  std::uint8_t before = 0;  // place of the value that games have which were begun before the option existed
};

// The chosen value of each of a game's options, by its place in OptionInfo::values.
struct Options {
  static constexpr std::size_t kMost = 4;
  std::array<std::uint8_t, kMost> chosen{};
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// Old games stay: a change that alters the course of a game, its deal or its result comes as an option whose
// old value stays, so that running tables and records go on.
struct GameInfo {
  std::string_view id;
  std::string_view title;
  int rules;  // version: raised whenever an option is added or the same moves give other hashes or knowledge
  int oldest_rules = 1;  // games of all versions since this one take the same course
  int min_players;
  int max_players;
  std::span<const OptionInfo> options;
  std::span<const std::string_view> sources;  // where points come from, in the score sheet's order
  std::span<const std::string_view> purse;    // what a player pays with, in the purse's order
};

// What a player has to pay with. Kinds beyond the game's own stay 0.
struct Purse {
  static constexpr std::size_t kMost = 4;
  std::array<std::int16_t, kMost> has{};
};

// Points by source. Sources beyond the game's own stay 0.
struct ScoreSheet {
  static constexpr std::size_t kMost = 16;
  std::array<std::int16_t, kMost> points{};

  constexpr int total() const {
    int sum = 0;
    for (const int each : points) sum += each;
    return sum;
  }
  friend constexpr bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

// Whose eyes a view is made for: a seat, a spectator (kNobody), or a proof that must see everything.
inline constexpr Seat kAllSeeing = 0xfe;

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 1024 &&
    requires(const typename G::State& state, typename G::State& changing, typename G::Moves& moves, Move move,
             Seat seat, Rng& rng, NoEvents& silence, EventLog& log, const Event& event, JsonWriter& json,
             std::string& text, std::string_view words, std::span<const std::string> names) {
      { G::kInfo } -> std::convertible_to<const GameInfo&>;
      { G::kActions } -> std::convertible_to<std::size_t>;  // size of the fixed action space
      { G::deal(2, Options{}, rng) } -> std::same_as<typename G::State>;

      // Playing. `play` trusts its caller: use `legal` or play_checked for moves from outside.
      { G::players(state) } -> std::same_as<int>;
      { G::to_move(state) } -> std::same_as<Seat>;       // kNobody when the game is over
      { G::begins_turn(state) } -> std::same_as<bool>;   // else the seat to move is in the middle of one
      { G::first_player(state) } -> std::same_as<Seat>;  // of the running round; after a deal, of the first
      { G::round(state) } -> std::same_as<int>;          // the running one; the first is 0
      {
        G::uses(state, move)
      } -> std::same_as<bool>;  // does the move use a space or a card, as players count?
      { G::legal(state, moves) } -> std::same_as<void>;  // in ascending order
      { G::play(changing, move, rng, silence) } -> std::same_as<void>;
      { G::play(changing, move, rng, log) } -> std::same_as<void>;

      // Standing.
      { G::score(state, seat) } -> std::same_as<ScoreSheet>;
      { G::projected(state, seat) } -> std::same_as<ScoreSheet>;  // if the current round ended now
      // When a round has just begun: what its end left the seat with, as `projected` said before it.
      { G::points_after_round(state, seat) } -> std::same_as<int>;
      { G::winners(state) } -> std::same_as<SeatSet>;  // empty until the game is over
      { G::purse(state, seat) } -> std::same_as<Purse>;

      // Knowledge.
      { G::forget_hidden(changing, seat) } -> std::same_as<void>;
      { G::resample(changing, seat, rng) } -> std::same_as<void>;

      // Text, for records, people and programs.
      { G::write_move(move, text) } -> std::same_as<void>;
      { G::read_move(words) } -> std::same_as<std::optional<Move>>;
      { G::write_view(state, seat, json) } -> std::same_as<void>;
      { G::write_components(Options{}, json) } -> std::same_as<void>;  // what is in the box: one value
      { G::write_event(event, json) } -> std::same_as<void>;
      { G::tell(event, names, text) } -> std::same_as<void>;

      // Proof.
      { G::hash(state) } -> std::same_as<std::uint64_t>;
      { G::broken_law(state) } -> std::same_as<const char*>;  // null when every conservation law holds
    };

// A game may also foresee turns: `foresee_turn(state, seat)` lets the next turn of a seat begin as if nobody
// else did anything before, at once, whoever is to move now. False, and nothing is changed, where that would
// be a guess: when more is laid out or asked first than others decide openly. It depends on what everybody
// knows alone.
template <class G>
concept ForeseesTurns = requires(typename G::State& state, Seat seat) {
  { G::foresee_turn(state, seat) } -> std::same_as<bool>;
};

// A game that can also say what a seat knows as a row of numbers (observation.h); what learns needs it.
template <class G>
concept ObservedGame = Game<G> && requires(const typename G::State& state, Seat seat, std::uint8_t* row) {
  { G::observed_fields() } -> std::same_as<std::vector<ObservedField>>;
  { G::observe(state, seat, row) } -> std::same_as<void>;  // into a row of zeros
};

// Plays a move that may be wrong; refuses it before anything is touched.
template <Game G, class Sink>
bool play_checked(typename G::State& state, Move move, Rng& rng, Sink& sink) {
  typename G::Moves moves;
  G::legal(state, moves);
  if (!moves.contains(move)) return false;
  G::play(state, move, rng, sink);
  return true;
}

// All that one seat knows, and nothing else: what it cannot know was overwritten when the Belief was made,
// so no bot can peek. States drawn from it are equally likely to be the true one.
template <Game G>
class Belief {
 public:
  Belief(const typename G::State& truth, Seat seat) : state_(truth), seat_(seat) {
    G::forget_hidden(state_, seat_);
  }

  Seat seat() const { return seat_; }

  typename G::State sample(Rng& rng) const {
    typename G::State guess = state_;
    G::resample(guess, seat_, rng);
    return guess;
  }

  // A state drawn from it in which the seat's next turn begins; nothing where that cannot be foreseen. The
  // turn that has begun is there for every game.
  std::optional<typename G::State> next_turn(Rng& rng) const {
    typename G::State guess = sample(rng);
    if (G::to_move(guess) == seat_) return G::begins_turn(guess) ? std::optional(guess) : std::nullopt;
    if constexpr (ForeseesTurns<G>) {
      if (G::foresee_turn(guess, seat_)) return guess;
    }
    return std::nullopt;
  }

  // Equal for equal knowledge; lets a test prove that nothing hidden is left inside.
  std::uint64_t fingerprint() const { return G::hash(state_); }

 private:
  typename G::State state_;
  Seat seat_;
};

}  // namespace pithead
