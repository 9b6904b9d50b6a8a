// What is taken out of a store again: people who want to go, guests who never came back, logins and codes
// that are too old.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

class Erasure : public Interface {
 public:
  // Where a person sits, sat to the end, is the host or said something.
  virtual StoreResult<std::vector<TableId>> tables_naming(const PersonId& person) = 0;

  // Every text of a table in which people are named goes through this: entries, card, results. Nothing: it
  // stays. All nodes hear that the table is another one.
  using Rewrite = std::function<std::optional<std::string>(std::string_view text)>;
  virtual StoreResult<void> rewrite(const TableId& table, const Rewrite& rewrite) = 0;

  // The person with its logins, codes and history; tables stay.
  virtual StoreResult<void> remove_person(const PersonId& person) = 0;

  // Of the next guests by id, those who were last seen before a moment and are at no table are removed. The
  // last that was looked at; none when there are no more.
  virtual StoreResult<std::optional<PersonId>> sweep_guests(const PersonId& behind, std::size_t most,
                                                            Milliseconds unseen_since) = 0;
  // Logins that were last used before, by accounts and by guests, and codes that ended before now.
  virtual StoreResult<void> sweep_logins(Milliseconds accounts, Milliseconds guests, std::size_t most) = 0;
  virtual StoreResult<void> sweep_codes(Milliseconds now) = 0;
  // Nodes that gave their last sign of life before.
  virtual StoreResult<void> sweep_nodes(Milliseconds before) = 0;
  // The first by name of those nodes that gave a sign of life since then: who does what one is to do.
  virtual StoreResult<std::string> first_node(Milliseconds since) = 0;
};

}  // namespace pithead::server
