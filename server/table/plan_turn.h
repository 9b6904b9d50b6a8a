// What a person may plan at a table, and what plans make of it when their turn has come.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/table/change.h"
#include "server/table/refusal.h"
#include "server/table/table.h"
#include "server/table/wish.h"

namespace pithead::server {

// The position at a ply in which a person plans the next turn of the own seat.
struct PlanningBoard {
  Seat seat = kNobody;
  int ply = 0;
  std::unique_ptr<AnyState> position;
};
// The ply is one since the seat moved last, the latest if none is named: others may move while somebody
// plans.
Answer<PlanningBoard> planning_board(const Table& table, const PersonId& person, std::optional<int> ply);

// What the moves would do there.
Answer<Foreseen> foresee(const Table& table, const PlanningBoard& board,
                         const std::vector<std::string>& moves);

Answer<Change::What> decide_plan(const PlanTurn& wish, const Table& table, const PersonId& person);
Answer<Change::What> decide_removal(const Table& table, const PersonId& person);

// What follows by itself from plans, as the table is now: the moves of a turn, or that it needs no other
// confirmation.
std::vector<Change> follow_plans(const Table& table);

}  // namespace pithead::server
