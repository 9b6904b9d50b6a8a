// What people at a table mean to do on their next turns: conditional moves, private to whoever planned them.
// docs/server/conditional-moves.md says what they mean; match/turn_plan.h, when one fits.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "games/core/seats.h"
#include "match/turn_plan.h"

namespace pithead::server {

struct KeptPlan {
  int ply = 0;  // of the position it was made in
  PlanCondition condition = PlanCondition::Same;
  bool standing = false;           // for every turn until nothing of it fits, not for the next one alone
  std::vector<PlannedLine> lines;  // the first that fits is played
};

struct DroppedPlan {
  KeptPlan plan;
  Misfit misfit;  // of its first line
};

// The plans of all seats. At the beginning of a turn each is either due or dropped; `due` is played before
// anybody hears that the turn has begun.
class TurnPlans {
 public:
  const KeptPlan* kept(Seat seat) const;
  const DroppedPlan* dropped(Seat seat) const;
  const PlannedLine* due(Seat seat) const;
  int count_of(Seat seat) const { return seats_[seat].count; }  // of all that were ever kept

  void keep(Seat seat, KeptPlan plan);
  void forget(Seat seat);
  // The seat has moved, by plan or by hand.
  void moved(Seat seat);
  // The turn of the seat to move begins.
  void look(const AnyState& state);

 private:
  struct OfSeat {
    std::optional<KeptPlan> kept;
    std::optional<DroppedPlan> dropped;
    std::optional<std::size_t> due;  // which of its lines
    int count = 0;
  };
  std::array<OfSeat, kMaxSeats> seats_;
};

}  // namespace pithead::server
