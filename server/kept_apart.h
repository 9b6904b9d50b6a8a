// People of whom one has blocked the other do not sit down with each other: what the store says of it before
// somebody sits down at a table, nudges a player there or asks those who played there for another game.
#pragma once

#include <set>
#include <vector>

#include "server/store/store.h"
#include "server/table/change.h"
#include "server/table/table.h"
#include "server/table/wish.h"

namespace pithead::server {

struct KeptApart {
  std::set<PersonId> from_asker;
  std::set<PersonId> from_host;
};

// Whether it matters who has blocked whom.
bool is_about_company(const ChangeWish& wish, const Table& table, const PersonId& by);

StoreResult<KeptApart> look_up_kept_apart(Store& store, const PersonId& asker, const PersonId& host);

// Those who played and are not to meet the asker or the host at the next table.
Answer<std::vector<PersonId>> left_out_of_rematch(const Table& table, const PersonId& by,
                                                  const KeptApart& apart);

}  // namespace pithead::server
