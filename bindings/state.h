// A position as Python holds it.
#pragma once

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "games/core/any_game.h"

namespace pithead::python {

// A game's state, the chance it goes on with, and its legal moves: they are asked for more often than it
// changes.
class Position {
 public:
  Position(const AnyGame& game, std::unique_ptr<AnyState> state, const Rng& chance)
      : game_(&game), state_(std::move(state)), chance_(chance) {
    state_->legal(legal_);
  }
  Position(const Position& other)
      : game_(other.game_), state_(other.state_->copy()), chance_(other.chance_), legal_(other.legal_) {}
  Position& operator=(const Position&) = delete;

  const AnyGame& game() const { return *game_; }
  const AnyState& state() const { return *state_; }
  const Rng& chance() const { return chance_; }
  const std::vector<Move>& legal() const { return legal_; }
  bool over() const { return legal_.empty(); }

  // An illegal move is refused before anything is touched.
  void play(std::int64_t move);
  void play(std::string_view notation);
  std::vector<Event> play_told(std::int64_t move);

  Move checked(std::int64_t move) const;

 private:
  const AnyGame* game_;
  std::unique_ptr<AnyState> state_;
  Rng chance_;
  std::vector<Move> legal_;
};

}  // namespace pithead::python
