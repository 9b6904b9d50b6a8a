// How a table comes to be: the first entries of its log. A game that was begun elsewhere goes on at a new
// table from its record; there its log has everything that was played, as if it had been played there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/table/change.h"
#include "server/table/refusal.h"
#include "server/table/table.h"

namespace pithead::server {

// A table that somebody wants.
struct NewTable {
  Plan plan;
  std::optional<std::vector<MovePlayed>> played = std::nullopt;  // elsewhere: then the game goes on at once
};

// Fills in what the record of an unfinished game says: the game, its deal, who has which seat and every move.
// All seats of people are for whoever creates the table.
Answer<NewTable> resume(Plan plan, std::string_view record);

// Before anybody can sit down the server has drawn its share of the deal, unless somebody chose the deal.
TableOpened open_with(Plan plan);

// The same people and bots, dealt by chance, each one seat further, and the same seat begins: so everybody
// does in turn. In another game, if that was asked for, whoever the deal draws begins.
Plan plan_rematch(const Table& table);

// What is written first at the new table of a person; the first entry has the request's id.
std::vector<Change> opening_of(NewTable table, const Person& by, const std::string& id);

}  // namespace pithead::server
