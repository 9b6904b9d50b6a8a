// What people at a table mean to do on their next turns: conditional moves, private to whoever planned them.
// docs/server/conditional-moves.md says what they mean; match/turn_plan.h, when one fits.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "games/core/seats.h"
#include "match/turn_plan.h"
#include "server/table/change.h"

namespace pithead::server {

struct KeptPlan {
  TurnPlanned planned;
  std::shared_ptr<const AnyState> position;  // in which it was planned

  // What its moves did there. Seen when it is asked for, as a log may have many plans that were replaced
  // before anybody did. None if this program sees the game otherwise than the one that decided the plan.
  std::vector<PlannedLine> lines(const AnyGame& game) const;
};

struct DroppedPlan {
  TurnPlanned planned;
  std::vector<PlannedLine> lines;
  Misfit misfit;  // of the first
};

// The plans of all seats. At the beginning of a turn each is either due or dropped; `due` is played before
// anybody hears that the turn has begun.
class TurnPlans {
 public:
  const KeptPlan* kept(Seat seat) const;
  const DroppedPlan* dropped(Seat seat) const;
  // The moves to be made now; none if nothing is due.
  const std::vector<Move>& due(Seat seat) const { return seats_[seat].due; }
  int count_of(Seat seat) const { return seats_[seat].count; }  // of all that were ever kept

  void keep(Seat seat, KeptPlan plan);
  void forget(Seat seat);
  // The seat has moved, by plan or by hand.
  void moved(Seat seat);
  // The turn of the seat to move begins.
  void look(const AnyGame& game, const AnyState& state);

 private:
  struct OfSeat {
    std::optional<KeptPlan> kept;
    std::optional<DroppedPlan> dropped;
    std::vector<Move> due;
    int count = 0;
  };
  std::array<OfSeat, kMaxSeats> seats_;
};

}  // namespace pithead::server
