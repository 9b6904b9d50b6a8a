// What of rated tables a table alone does not know: what bots are rated, and who has an account.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "server/table/rated.h"

namespace pithead::server {

// The fixed rating of a level; nothing if there is none.
std::optional<int> level_rating(std::string_view game, int players, std::string_view level);

// Every bot of a rated game needs a rating.
Answer<void> check_levels(const Plan& plan);
Answer<void> check_levels(const Table& table);

// Everybody at a table, and whether they have an account.
using HasAccount = std::map<PersonId, bool>;
std::vector<PersonId> people_at(const Table& table);
StoreResult<HasAccount> look_up_accounts(Store& store, const std::vector<PersonId>& people);
// A rated game begins among people with accounts; those who are not looked up yet have none.
Answer<void> check_accounts(const Table& table, const HasAccount& accounts);

// A rated game that is over, as the store keeps it.
std::optional<RatedGame> rated_result_of(const Table& table);

}  // namespace pithead::server
