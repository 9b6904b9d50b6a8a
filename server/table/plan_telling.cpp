#include "server/table/plan_telling.h"

#include <cstddef>
#include <vector>

#include "match/preview.h"
#include "server/table/plan_turn.h"
#include "server/table/telling_parts.h"

namespace pithead::server {
namespace {

void write_line(JsonWriter& json, const AnyGame& game, const PlannedLine& line, Seat seat) {
  json.begin_array();
  for (const PlannedMove& each : line) write_preview(game, each.move, each.seen, seat, json);
  json.end_array();
}

void write_plan(JsonWriter& json, const AnyGame& game, const TurnPlanned& plan,
                const std::vector<PlannedLine>& lines) {
  json.field("ply", plan.ply);
  json.field("condition", kPlanConditions[static_cast<std::size_t>(plan.condition)]);
  if (plan.standing) json.field("standing", true);
  json.key("lines").begin_array();
  for (const PlannedLine& line : lines) {
    json.begin_object();
    json.key("moves");
    write_line(json, game, line, plan.seat);
    json.end_object();
  }
  json.end_array();
}

// What the first line came to grief on: which of its moves, and what that would do now, if anything.
void write_misfit(JsonWriter& json, const AnyGame& game, const DroppedPlan& dropped) {
  const auto& [at, now] = dropped.misfit;
  json.field("at", at);
  if (!now) return;
  json.key("now");
  write_preview(game, dropped.lines[0][at].move, *now, dropped.planned.seat, json);
}

}  // namespace

void write_turn_plan(JsonWriter& json, const Table& table, const PersonId& person) {
  const AnyGame& game = *table.game();
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    if (!table.holds(person, seat)) continue;
    if (const KeptPlan* kept = table.turn_plans().kept(seat)) {
      json.key("plan").begin_object();
      write_plan(json, game, kept->planned, kept->lines(game));
      json.end_object();
    }
    if (const DroppedPlan* dropped = table.turn_plans().dropped(seat)) {
      json.key("plan_dropped").begin_object();
      write_plan(json, game, dropped->planned, dropped->lines);
      write_misfit(json, game, *dropped);
      json.end_object();
    }
  }
}

Answer<Told> tell_plan_preview(const std::string& id, const AskPlanPreview& wish, const Table& table,
                               const PersonId& person) {
  const auto board = planning_board(table, person, wish.ply);
  if (!board) return tl::unexpected(board.error());
  const auto foreseen = foresee(table, *board, wish.moves);
  if (!foreseen) return tl::unexpected(foreseen.error());
  return Told{object([&](JsonWriter& json) {
    json.field("type", "plan-preview");
    json.field("id", id);
    json.field("table", table.id());
    json.field("ply", board->ply);
    write_line(json.key("line"), *table.game(), foreseen->line, board->seat);
    if (foreseen->after) {
      json.key("view");
      foreseen->after->write_view(board->seat, json);
    }
    json.key("moves").begin_array();
    for (const Move move : foreseen->next())
      write_preview(*table.game(), move, preview(*foreseen->after, move), board->seat, json);
    json.end_array();
  })};
}

std::string_view kind_told(const Change& change, const PersonId& person) {
  const bool is_private = change.is<TurnPlanned>() || change.is<PlanRemoved>();
  return is_private && change.by != person ? "private" : change_kind(change);
}

}  // namespace pithead::server
