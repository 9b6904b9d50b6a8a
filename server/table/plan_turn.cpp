#include "server/table/plan_turn.h"

#include <algorithm>
#include <utility>

#include "server/table/decide.h"

namespace pithead::server {
namespace {

constexpr int kMostPlansOfSeat = 500;  // in one game: the log keeps them for ever

Answer<Seat> planning_seat(const Table& table, const PersonId& person) {
  if (auto running = check_running(table); !running) return tl::unexpected(running.error());
  Seat own = kNobody;
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    if (!table.holds(person, seat)) continue;
    if (own != kNobody) return refuse(Why::NotPlannable, "who has several seats plans none of their turns");
    own = seat;
  }
  if (own == kNobody) return refuse(Why::NotSeated, "only those who have a seat may plan");
  if (table.is_bot(own)) return refuse(Why::Away, "a bot plays for you; come back to your seat first");
  return own;
}

bool has_moved_since(const Match& match, Seat seat, int ply) {
  return std::any_of(match.plies().begin() + ply, match.plies().end(),
                     [seat](const Ply& each) { return each.seat == seat; });
}

Answer<std::vector<Move>> read_moves(const AnyGame& game, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const auto move = game.read_move(text);
    if (!move) {
      return refuse(Why::UnreadableMove, in_quotes(text) + " is no move of " + std::string(game.info().id));
    }
    moves.push_back(*move);
  }
  return moves;
}

Answer<void> check_form(const PlanTurn& wish) {
  if (wish.lines.empty()) return refuse(Why::BadMessage, "'lines' is empty: there is nothing to plan");
  for (const auto& line : wish.lines) {
    if (line.empty()) return refuse(Why::BadMessage, "a line without 'moves' plans nothing");
    if (wish.standing && line.size() > 1)
      return refuse(Why::BadMessage, "a 'standing' plan has one move in each line");
  }
  return {};
}

}  // namespace

Answer<PlanningBoard> planning_board(const Table& table, const PersonId& person, std::optional<int> ply) {
  const auto seat = planning_seat(table, person);
  if (!seat) return tl::unexpected(seat.error());
  const Match& match = *table.match();
  const int from = ply.value_or(table.ply());
  if (from < table.first_ply() || from > table.ply() || has_moved_since(match, *seat, from)) {
    return refuse(Why::StalePly,
                  "you have moved since ply " + std::to_string(from) + ", or it was taken back; look again");
  }
  PlanningBoard board{.seat = *seat, .ply = from, .position = nullptr};
  board.position = position_to_plan(*match.state_at(static_cast<std::size_t>(from)), *seat);
  if (!board.position) {
    return refuse(Why::NotPlannable,
                  "your next turn cannot be foreseen now: first something is settled or laid out that nobody "
                  "knows yet");
  }
  return board;
}

Answer<Foreseen> foresee(const Table& table, const PlanningBoard& board,
                         const std::vector<std::string>& moves) {
  const auto read = read_moves(*table.game(), moves);
  if (!read) return tl::unexpected(read.error());
  auto foreseen = foresee(*table.game(), *board.position, *read);
  if (!foreseen) return refuse_move(foreseen.error());
  return std::move(*foreseen);
}

Answer<Change::What> decide_plan(const PlanTurn& wish, const Table& table, const PersonId& person) {
  if (auto form = check_form(wish); !form) return tl::unexpected(form.error());
  const auto board = planning_board(table, person, wish.ply);
  if (!board) return tl::unexpected(board.error());
  if (table.turn_plans().count_of(board->seat) >= kMostPlansOfSeat)
    return refuse(Why::LogFull, "so much was planned at this table that it takes only moves now");
  TurnPlanned planned{.seat = board->seat,
                      .ply = board->ply,
                      .condition = wish.condition,
                      .standing = wish.standing,
                      .lines = {}};
  for (const auto& texts : wish.lines) {
    const auto foreseen = foresee(table, *board, texts);
    if (!foreseen) return tl::unexpected(foreseen.error());
    LineOfMoves& line = planned.lines.emplace_back();
    for (const PlannedMove& each : foreseen->line) line.moves.push_back(each.move);
  }
  return planned;
}

Answer<Change::What> decide_removal(const Table& table, const PersonId& person) {
  const auto seat = planning_seat(table, person);
  if (!seat) return tl::unexpected(seat.error());
  const TurnPlans& plans = table.turn_plans();
  if (plans.kept(*seat) == nullptr && plans.dropped(*seat) == nullptr)
    return refuse(Why::NothingPlanned, "you have planned nothing");
  return PlanRemoved{*seat};
}

std::vector<Change> follow_plans(const Table& table) {
  const Seat seat = table.actor();
  if (seat == kNobody) return {};
  const PersonId& person = table.seats()[seat].holder.person;
  if (table.unconfirmed() == seat) {
    const auto* last = std::get_if<MovePlayed>(&table.history().back().change.what);
    if (last == nullptr || !last->planned) return {};
    return {{.by = person, .id = {}, .what = TurnConfirmed{seat}}};
  }
  std::vector<Change> changes;
  for (const Move move : table.turn_plans().due(seat)) {
    const int ply = table.ply() + static_cast<int>(changes.size());
    changes.push_back({.by = person,
                       .id = {},
                       .what = MovePlayed{.seat = seat, .ply = ply, .move = move, .planned = true}});
  }
  return changes;
}

}  // namespace pithead::server
