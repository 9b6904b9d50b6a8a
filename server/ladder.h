// What is told of ratings: a part of a ladder, a person's own with how they came about, and those at a table.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/store/ratings.h"
#include "server/table/refusal.h"
#include "server/table/url_query.h"

namespace pithead::server {

struct LadderWish {
  RatingPool pool;
  std::size_t from = 0;
  std::size_t most = 0;
  bool around_me = false;
};
// `game=`, `players=3`, `from=0`, `most=50`, `around=me`
Answer<LadderWish> read_ladder_wish(const UrlQuery& query);

struct LadderPage {
  LadderWish wish;
  int count = 0;
  std::vector<LadderEntry> entries;
};
StoreResult<LadderPage> read_ladder(Store& store, LadderWish wish, const PersonId& person);
// {"type":"ladder","entries":[…],"bots":[…]}
std::string tell_ladder(const LadderPage& page, const PersonId& person);

struct OwnRating {
  PooledStep latest;
  int place = 0;                    // in the ladder
  std::vector<PooledStep> history;  // the latest first
};
StoreResult<std::vector<OwnRating>> read_own_ratings(Store& store, const PersonId& person);
// {"type":"ratings","ratings":[…]}
std::string tell_own_ratings(const std::vector<OwnRating>& ratings);

// A seat of a rated table: a person's rating, or a bot's.
struct SeatRating {
  PersonId person;
  std::optional<int> bot;
  bool guest = false;
  Standing standing;
  std::optional<std::int64_t> before;  // when the game is over and folded
};
struct TableRatings {
  TableId table;
  RatingPool pool;
  std::vector<SeatRating> seats;  // none if the table is not rated
  bool over = false;
};
StoreResult<TableRatings> read_table_ratings(Store& store, TableRatings asked);
// {"type":"table-ratings","seats":[…]}
std::string tell_table_ratings(const TableRatings& ratings);

}  // namespace pithead::server
