#include "server/store/all_ratings.h"

#include <iterator>
#include <memory>
#include <utility>

#include "server/store/open.h"

namespace pithead::server {
namespace {

constexpr std::size_t kFoldedAtOnce = 500;
constexpr std::size_t kListedAtOnce = 1000;

StoreResult<PoolRatings> list_pool(Ratings& ratings, const RatingPool& pool) {
  PoolRatings all{.pool = pool, .entries = {}};
  for (;;) {
    auto some = ratings.ladder(pool, all.entries.size(), kListedAtOnce);
    if (!some) return tl::unexpected(some.error());
    if (some->empty()) return all;
    std::move(some->begin(), some->end(), std::back_inserter(all.entries));
  }
}

StoreResult<std::vector<PoolRatings>> fold_and_list(Ratings& ratings) {
  for (;;) {
    const auto more = ratings.fold(kFoldedAtOnce);
    if (!more) return tl::unexpected(more.error());
    if (!*more) break;
  }
  const auto pools = ratings.pools();
  if (!pools) return tl::unexpected(pools.error());
  std::vector<PoolRatings> all;
  for (const RatingPool& pool : *pools) {
    auto listed = list_pool(ratings, pool);
    if (!listed) return tl::unexpected(listed.error());
    all.push_back(std::move(*listed));
  }
  return all;
}

}  // namespace

StoreResult<std::vector<PoolRatings>> list_ratings(const std::string& store) {
  const auto opened = open_existing_store(store);
  if (!opened) return tl::unexpected(opened.error());
  return fold_and_list((*opened)->ratings());
}

StoreResult<std::vector<PoolRatings>> recompute_ratings(const std::string& store) {
  const auto opened = open_existing_store(store);
  if (!opened) return tl::unexpected(opened.error());
  if (const auto dropped = (*opened)->ratings().drop(); !dropped) return tl::unexpected(dropped.error());
  return fold_and_list((*opened)->ratings());
}

}  // namespace pithead::server
