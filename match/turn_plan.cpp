#include "match/turn_plan.h"

#include <algorithm>
#include <utility>

namespace pithead {
namespace {

// Whether anything of the turn can be known behind this move.
bool goes_on(const Preview& seen) { return !seen.reveals && !seen.ends_turn; }

bool looks_alike(const Preview& one, const Preview& two, Seat eyes) {
  const auto seen = [eyes](const Preview& preview) {
    std::vector<Event> events = preview.events;
    std::erase_if(events, [eyes](const Event& event) { return !event.visible_to(eyes); });
    return events;
  };
  return one.reveals == two.reveals && seen(one) == seen(two);
}

}  // namespace

std::unique_ptr<AnyState> position_to_plan(const AnyState& state, Seat seat) {
  Rng rng(0);
  return state.imagine_next_turn(seat, rng);
}

std::vector<Move> Foreseen::next() const {
  if (!line.empty() && !goes_on(line.back().seen)) return {};
  return after->legal();
}

Result<Foreseen> foresee(const AnyGame& game, const AnyState& from, std::span<const Move> moves) {
  Foreseen foreseen{.line = {}, .after = from.copy()};
  for (const Move move : moves) {
    const auto text = [&] { return in_quotes(game.move_text(move)); };
    if (!foreseen.line.empty() && !goes_on(foreseen.line.back().seen)) {
      return fail(Error::Kind::IllegalMove, text() + " stands behind " +
                                                in_quotes(game.move_text(foreseen.line.back().move)) +
                                                ", which ends the turn or has an outcome that is not known");
    }
    if (!foreseen.after->is_legal(move))
      return fail(Error::Kind::IllegalMove, text() + " could not be made there");
    Preview seen = preview(*foreseen.after, move);
    foreseen.after = std::move(seen.after);
    foreseen.line.push_back({move, std::move(seen)});
  }
  return foreseen;
}

std::optional<Misfit> find_misfit(const PlannedLine& line, PlanCondition condition, const AnyState& state) {
  const Seat seat = state.to_move();
  std::unique_ptr<AnyState> at = state.copy();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!at->is_legal(line[i].move)) return Misfit{i};
    Preview now = preview(*at, line[i].move);
    const bool fits = condition == PlanCondition::Legal || looks_alike(line[i].seen, now, seat);
    const bool last = i + 1 == line.size();
    if (!fits || (!last && !goes_on(now))) return Misfit{i, std::move(now)};
    at = std::move(now.after);
  }
  return std::nullopt;
}

}  // namespace pithead
