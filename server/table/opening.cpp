#include "server/table/opening.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/table/commitment.h"

namespace pithead::server {

TableOpened open_with(Plan plan) {
  std::optional<DealSecret> deal;
  if (!plan.begin) deal = draw_deal_secret();
  return {.plan = std::move(plan), .deal = std::move(deal)};
}

Plan plan_rematch(const Table& table) {
  Plan plan = table.plan();
  plan.seats.clear();
  plan.begin.reset();
  for (const TableSeat& seat : table.seats()) plan.seats.push_back(seat.holder);
  std::rotate(plan.seats.begin(), plan.seats.begin() + 1, plan.seats.end());
  if (table.match() != nullptr) plan.first_player = table.match()->began();
  return plan;
}

}  // namespace pithead::server
