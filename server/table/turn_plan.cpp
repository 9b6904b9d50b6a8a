#include "server/table/turn_plan.h"

#include <utility>

namespace pithead::server {

const KeptPlan* TurnPlans::kept(Seat seat) const { return seats_[seat].kept ? &*seats_[seat].kept : nullptr; }

const DroppedPlan* TurnPlans::dropped(Seat seat) const {
  return seats_[seat].dropped ? &*seats_[seat].dropped : nullptr;
}

const PlannedLine* TurnPlans::due(Seat seat) const {
  const OfSeat& of = seats_[seat];
  return of.kept && of.due ? &of.kept->lines[*of.due] : nullptr;
}

void TurnPlans::keep(Seat seat, KeptPlan plan) {
  forget(seat);
  seats_[seat].kept = std::move(plan);
  ++seats_[seat].count;
}

void TurnPlans::forget(Seat seat) {
  seats_[seat].kept.reset();
  seats_[seat].dropped.reset();
  seats_[seat].due.reset();
}

void TurnPlans::moved(Seat seat) {
  OfSeat& of = seats_[seat];
  if (!of.kept || !of.kept->standing) return forget(seat);
  of.due.reset();
}

void TurnPlans::look(const AnyState& state) {
  OfSeat& of = seats_[state.to_move()];
  if (!of.kept) return;
  of.due.reset();
  std::optional<Misfit> first;
  for (std::size_t i = 0; i < of.kept->lines.size(); ++i) {
    auto misfit = find_misfit(of.kept->lines[i], of.kept->condition, state);
    if (!misfit) {
      of.due = i;
      return;
    }
    if (!first) first = std::move(misfit);
  }
  of.dropped = DroppedPlan{.plan = std::move(*of.kept), .misfit = std::move(*first)};
  of.kept.reset();
}

}  // namespace pithead::server
