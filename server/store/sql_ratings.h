// Ratings on any database that speaks SQL.
#pragma once

#include <vector>

#include "server/store/ratings.h"
#include "server/store/sql.h"

namespace pithead::server {

// What writes a game that ended down.
void add_rated_game(const RatedGame& game, std::vector<Statement>& statements);

LadderEntry ladder_entry_of(Row& row);

class SqlRatings final : public Ratings {
 public:
  explicit SqlRatings(SqlConnection& connection) : connection_(connection) {}

  StoreResult<bool> fold(std::size_t most) override;
  StoreResult<void> drop() override;
  StoreResult<std::vector<RatingPool>> pools() override;
  StoreResult<std::vector<LadderEntry>> ladder(const RatingPool& pool, std::size_t from,
                                               std::size_t most) override;
  StoreResult<int> count(const RatingPool& pool) override;
  StoreResult<int> count_before(const RatingPool& pool, const PersonId& person) override;
  StoreResult<std::vector<PooledStep>> of_person(const PersonId& person) override;
  StoreResult<std::optional<PooledStep>> in_pool(const RatingPool& pool, const PersonId& person) override;
  StoreResult<std::vector<PooledStep>> history(const RatingPool& pool, const PersonId& person,
                                               std::size_t most) override;
  StoreResult<std::vector<PooledStep>> at_table(const TableId& table) override;

 private:
  StoreResult<void> fold_pool(const RatingPool& pool, std::size_t most);
  StoreResult<std::vector<RatingPool>> listed_pools(Query query);
  StoreResult<std::vector<PooledStep>> steps(const Statement& statement);
  StoreResult<int> counted(const Statement& statement);

  SqlConnection& connection_;
};

}  // namespace pithead::server
