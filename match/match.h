// A game being played: the state, how it came about, and what may be taken back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/core/any_game.h"
#include "games/core/seed.h"
#include "match/result.h"

namespace pithead {

// All that is decided before the first move.
struct Setup {
  const AnyGame* game = nullptr;
  int players = 0;
  Options options;
  Seed seed;
};

// Options in words: pairs of key and value.
using ChosenOptions = std::vector<std::pair<std::string, std::string>>;

// Checked setup of a new game; an option left out has its default.
Result<Setup> make_setup(std::string_view game, int players, const ChosenOptions& options, Seed seed);

// Checked setup of a game that was begun by this program or an earlier version of it, under the `rules` of
// that time. An option left out did not exist then. Rules that lead elsewhere are an error, OtherRules.
Result<Setup> restore_setup(std::string_view game, int rules, int players, const ChosenOptions& options,
                            Seed seed);
Result<Setup> restore_setup(const AnyGame& game, int rules, int players, const ChosenOptions& options,
                            Seed seed);

// The value of every option, as it must be written down to be restored.
ChosenOptions options_of(const Setup& setup);

// "seed":…, a number, or a text if it is wide.
void write_seed(JsonWriter& json, const Seed& seed);

// {"id":…,"title":…,…}: what a program needs to know to offer a game.
void write_game_info(JsonWriter& json, const AnyGame& game);

// {"key":"value",…}: the value of each option, chosen or default.
void write_options(JsonWriter& json, const Setup& setup);

// "scores":[…],"winners":[…], by seat.
void write_standing(JsonWriter& json, const AnyState& state);

// "events":[…], those a viewer may see.
void write_events(const AnyGame& game, const std::vector<Event>& events, Seat viewer, JsonWriter& json);

// One move with its outcome.
struct Ply {
  Seat seat = kNobody;
  Move move{};
  std::uint64_t hash = 0;  // of the state after it
  std::vector<Event> events;
};

class Match {
 public:
  explicit Match(const Setup& setup);
  // From a deal of one's own, such as one with other hidden cards: for proofs.
  Match(const Setup& setup, std::unique_ptr<AnyState> dealt, const Rng& rng);

  const Setup& setup() const { return setup_; }
  const AnyGame& game() const { return *setup_.game; }
  const AnyState& state() const { return *state_; }
  const std::vector<Ply>& plies() const { return plies_; }
  bool over() const { return state_->to_move() == kNobody; }
  Seat began() const { return dealt_->first_player(); }
  // The same deal before its first move.
  Match from_the_deal() const { return Match(setup_, dealt_->copy(), dealt_rng_); }

  // The move that a notation names, if it is legal now.
  Result<Move> read(std::string_view notation) const;

  // Plays for the seat to move; an illegal move changes nothing.
  Result<void> play(Move move);
  Result<void> play(std::string_view notation);
  // Trusts that `read` gave the move or the state lists it as legal.
  void play_legal(Move move);

  // A seat may take back the moves of its latest turn until something hidden was revealed or the next turn's
  // first move was made.
  std::size_t undoable(Seat seat) const;  // how many moves
  bool can_undo(Seat seat) const { return undoable(seat) > 0; }
  Result<void> undo(Seat seat);

  // The state when so many moves were made.
  std::unique_ptr<AnyState> state_at(std::size_t plies) const;

  // How many of the last moves, of all seats, revealed nothing hidden.
  std::size_t since_reveal() const { return since_reveal_; }
  // Trusts its caller: the game as it was when so many moves were made.
  void take_back_to(std::size_t plies);

 private:
  Result<void> check(Move move) const;
  void play_from_deal(std::size_t plies, AnyState& state, Rng& rng) const;

  Setup setup_;
  Rng dealt_rng_;  // generator and state before the first move
  std::unique_ptr<AnyState> dealt_;
  Rng rng_;
  std::unique_ptr<AnyState> state_;
  std::vector<Ply> plies_;
  std::size_t undoable_ = 0;  // how many of the last moves can be taken back
  std::size_t since_reveal_ = 0;
};

}  // namespace pithead
