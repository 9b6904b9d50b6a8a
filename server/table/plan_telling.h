// What a person planned, told to that person and nobody else.
#pragma once

#include <string>

#include "games/core/json.h"
#include "server/table/refusal.h"
#include "server/table/reply.h"
#include "server/table/table.h"
#include "server/table/wish.h"

namespace pithead::server {

// "plan":{…} if there is one, "plan_dropped":{…} if one did not fit; fields of an open object.
void write_turn_plan(JsonWriter& json, const Table& table, const PersonId& person);

// {"type":"plan-preview","id":…,"table":…,"ply":…,"line":[…],"view":{…},"moves":[…]}: a line of moves for the
// person's next turn, the view behind it and what could follow.
Answer<Told> tell_plan_preview(const std::string& id, const AskPlanPreview& wish, const Table& table,
                               const PersonId& person);

// "plan", or "private" for others: that there was something that does not concern them, so that no version is
// missing.
std::string_view kind_told(const Change& change, const PersonId& person);

}  // namespace pithead::server
