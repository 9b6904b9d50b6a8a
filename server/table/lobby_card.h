// What lobbies and lists show of a table, without opening it.
#pragma once

#include <string>
#include <vector>

#include "server/table/table.h"

namespace pithead::server {

// What the store keeps for the lobby, with the card that everybody may see.
Summary summarise(const Table& table);

// {"type":"tables","tables":[{"table":…,"status":…,"version":…,"changed":…,"your_turn":…,"host":…,"card":…}]}
std::string tell_tables(const std::vector<Summary>& tables, const PersonId& person);

}  // namespace pithead::server
