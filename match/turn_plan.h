// What a seat means to do on its next turn, and whether that is still what it was when the turn has come.
//
// A plan is made in the position that the seat can foresee from what it knows: as if its turn began now. What
// each move did there, as far as the seat can know, is what the plan is built on. So one meaning serves every
// game: the same moves, with the same consequences.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "match/preview.h"

namespace pithead {

struct PlannedMove {
  Move move{};
  Preview seen;  // when it was planned; without the state after it
};
// Moves of one turn, one after the other.
using PlannedLine = std::vector<PlannedMove>;

// When a line is played.
enum class PlanCondition {
  Same,   // every move does what it did when it was planned
  Legal,  // the moves can be made
};

// The position in which a seat plans its next turn; null where that cannot be foreseen. It is made of what
// the seat knows: nothing else can be told by it.
std::unique_ptr<AnyState> position_to_plan(const AnyState& state, Seat seat);

// What moves would do that are made one after the other, and the position behind them.
struct Foreseen {
  PlannedLine line;
  std::unique_ptr<AnyState> after;  // null if the last move reveals something hidden

  // The moves that can be planned behind the line; none when the turn is over.
  std::vector<Move> next() const;
};
// Nothing can be planned behind a move that ends the turn, nor behind one whose outcome cannot be known.
Result<Foreseen> foresee(const AnyGame& game, const AnyState& from, std::span<const Move> moves);

// The first move of a line that is not what it was.
struct Misfit {
  std::size_t at = 0;
  std::optional<Preview> now = std::nullopt;  // what it would do; nothing if it cannot be made
};
// Whether a line can be played now that the seat's turn begins; nothing is wrong with one that fits.
std::optional<Misfit> find_misfit(const PlannedLine& line, PlanCondition condition, const AnyState& state);

}  // namespace pithead
