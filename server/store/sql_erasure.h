// Erasure on any database that speaks SQL.
#pragma once

#include <span>

#include "server/store/erasure.h"
#include "server/store/sql.h"

namespace pithead::server {

class SqlErasure final : public Erasure {
 public:
  explicit SqlErasure(SqlConnection& connection) : connection_(connection) {}

  StoreResult<std::vector<TableId>> tables_naming(const PersonId& person) override;
  StoreResult<void> rewrite(const TableId& table, const Rewrite& rewrite) override;
  StoreResult<void> remove_person(const PersonId& person) override;
  StoreResult<std::optional<PersonId>> sweep_guests(const PersonId& behind, std::size_t most,
                                                    Milliseconds unseen_since) override;
  StoreResult<void> sweep_logins(Milliseconds accounts, Milliseconds guests, std::size_t most) override;
  StoreResult<void> sweep_codes(Milliseconds now) override;
  StoreResult<void> sweep_nodes(Milliseconds before) override;
  StoreResult<std::string> first_node(Milliseconds since) override;

 private:
  StoreResult<void> commit(std::span<const Statement> statements);
  StoreResult<std::vector<std::string>> texts(const Statement& statement);

  SqlConnection& connection_;
};

}  // namespace pithead::server
