// Whoever is waited for, and a game that stands still: nudges and bots that step in, time that runs out,
// vacations, adjournment. As decide.h: what would change, or why not.
#pragma once

#include <optional>

#include "server/table/change.h"
#include "server/table/refusal.h"
#include "server/table/table.h"

namespace pithead::server {

// Without a clock somebody who never comes back would end the game for all.
Answer<Change::What> decide_stand_in(const Table& table, const PersonId& by, Milliseconds now);

// From when on a person may nudge who is waited for; nothing where nobody else is.
std::optional<Milliseconds> may_nudge_from(const Table& table, const PersonId& by, Milliseconds now);
Answer<Change::What> decide_nudge(const Table& table, const PersonId& by, Milliseconds now);

// Until 0 says that the person is back.
Answer<Change::What> decide_vacation(const Table& table, const PersonId& by, Milliseconds until);

// Until 0 says that the person would rather not, or no longer.
Answer<Change::What> decide_adjourn(const Table& table, const PersonId& by, Milliseconds until,
                                    Milliseconds now);
Answer<Change::What> decide_resume(const Table& table, const PersonId& by);

// What the server itself does when the time has come. So much more time is given once a game to each who
// plays by turns, but no more than a clock of the table has.
std::optional<Change::What> decide_time_out(const Table& table, Milliseconds now, Milliseconds grace = 0);

}  // namespace pithead::server
