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
#include "match/result.h"

namespace pithead {

// All that is decided before the first move.
struct Setup {
  const AnyGame* game = nullptr;
  int players = 0;
  Options options;
  std::uint64_t seed = 0;
};

// Checked setup from words; options as pairs of key and value.
Result<Setup> make_setup(std::string_view game, int players,
                         const std::vector<std::pair<std::string, std::string>>& options, std::uint64_t seed);

// {"key":"value",…}: the value of each option, chosen or default.
void write_options(JsonWriter& json, const Setup& setup);

// "scores":[…],"winners":[…], by seat.
void write_standing(JsonWriter& json, const AnyState& state);

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

  const Setup& setup() const { return setup_; }
  const AnyGame& game() const { return *setup_.game; }
  const AnyState& state() const { return *state_; }
  const std::vector<Ply>& plies() const { return plies_; }
  bool over() const { return state_->to_move() == kNobody; }

  // Plays for the seat to move; an illegal move changes nothing.
  Result<void> play(Move move);
  Result<void> play(std::string_view notation);

  // A seat may take back the moves of its latest turn until something hidden was revealed or the next turn's
  // first move was made.
  bool can_undo(Seat seat) const;
  Result<void> undo(Seat seat);

 private:
  Setup setup_;
  Rng rng_;
  std::unique_ptr<AnyState> state_;
  std::vector<Ply> plies_;
  std::size_t undoable_ = 0;  // how many of the last moves can be taken back
};

}  // namespace pithead
