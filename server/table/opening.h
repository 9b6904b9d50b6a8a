// How a table begins its life.
#pragma once

#include "server/table/change.h"
#include "server/table/table.h"

namespace pithead::server {

// Before anybody can sit down the server has drawn its share of the deal, unless somebody chose the deal.
TableOpened open_with(Plan plan);

// The same people and bots, dealt by chance, each one seat further, and the same seat begins: so everybody
// does in turn.
Plan plan_rematch(const Table& table);

}  // namespace pithead::server
