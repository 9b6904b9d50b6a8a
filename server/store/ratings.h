// Rated games as they ended, and the ratings folded from them. A game is written with the entry that ends it
// and waits to be folded; folding takes the games of a pool in the sequence in which they ended (finished,
// then table), and begins anew at a game that comes late. So what is kept is at all times what a fold over
// all games up to some moment gives, whoever wrote them when.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/rating/fold.h"
#include "server/store/store.h"

namespace pithead::server {

// Ratings are compared within one game for one number of players.
struct RatingPool {
  std::string game;
  int players = 0;

  friend bool operator==(const RatingPool&, const RatingPool&) = default;
};

struct PooledStep {
  RatingPool pool;
  RatingStep step;

  friend bool operator==(const PooledStep&, const PooledStep&) = default;
};

struct LadderEntry {
  std::string name;
  RatingStep step;  // the latest
};

class Ratings : public Interface {
 public:
  // Folds some waiting games of one pool, about as many as asked for; whether others wait.
  virtual StoreResult<bool> fold(std::size_t most) = 0;
  // All that was folded is forgotten, and all games wait again.
  virtual StoreResult<void> drop() = 0;
  virtual StoreResult<std::vector<RatingPool>> pools() = 0;  // in which a game was folded

  // People with accounts, the best first, and behind them those whose rating is provisional.
  virtual StoreResult<std::vector<LadderEntry>> ladder(const RatingPool& pool, std::size_t from,
                                                       std::size_t most) = 0;
  virtual StoreResult<int> count(const RatingPool& pool) = 0;
  virtual StoreResult<int> count_before(const RatingPool& pool, const PersonId& person) = 0;

  // A person's latest step in every pool, in one of them, and all of them in one, the latest first.
  virtual StoreResult<std::vector<PooledStep>> of_person(const PersonId& person) = 0;
  virtual StoreResult<std::optional<PooledStep>> in_pool(const RatingPool& pool, const PersonId& person) = 0;
  virtual StoreResult<std::vector<PooledStep>> history(const RatingPool& pool, const PersonId& person,
                                                       std::size_t most) = 0;
  // What a game did to those who played it.
  virtual StoreResult<std::vector<PooledStep>> at_table(const TableId& table) = 0;
};

}  // namespace pithead::server
