#include "server/table/turn_plan.h"

#include <cstddef>
#include <utility>

namespace pithead::server {

std::vector<PlannedLine> KeptPlan::lines(const AnyGame& game) const {
  std::vector<PlannedLine> lines;
  for (const LineOfMoves& line : planned.lines) {
    auto foreseen = foresee(game, *position, line.moves);
    if (!foreseen || foreseen->line.empty()) return {};
    lines.push_back(std::move(foreseen->line));
  }
  return lines;
}

const KeptPlan* TurnPlans::kept(Seat seat) const { return seats_[seat].kept ? &*seats_[seat].kept : nullptr; }

const DroppedPlan* TurnPlans::dropped(Seat seat) const {
  return seats_[seat].dropped ? &*seats_[seat].dropped : nullptr;
}

void TurnPlans::keep(Seat seat, KeptPlan plan) {
  forget(seat);
  seats_[seat].kept = std::move(plan);
  ++seats_[seat].count;
}

void TurnPlans::forget(Seat seat) {
  seats_[seat].kept.reset();
  seats_[seat].dropped.reset();
  seats_[seat].due.clear();
}

void TurnPlans::moved(Seat seat) {
  OfSeat& of = seats_[seat];
  if (!of.kept || !of.kept->planned.standing) return forget(seat);
  of.due.clear();
}

void TurnPlans::look(const AnyGame& game, const AnyState& state) {
  OfSeat& of = seats_[state.to_move()];
  if (!of.kept) return;
  of.due.clear();
  std::vector<PlannedLine> lines = of.kept->lines(game);
  if (lines.empty()) return forget(state.to_move());
  const TurnPlanned& planned = of.kept->planned;
  std::optional<Misfit> first;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto misfit = find_misfit(lines[i], planned.condition, state);
    if (!misfit) {
      of.due = planned.lines[i].moves;
      return;
    }
    if (!first) first = std::move(misfit);
  }
  of.dropped = DroppedPlan{.planned = planned, .lines = std::move(lines), .misfit = std::move(*first)};
  of.kept.reset();
}

}  // namespace pithead::server
