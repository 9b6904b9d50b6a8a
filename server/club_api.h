// Clubs over HTTP: their page, members, board, tables and ladder. Tournaments have an API of their own
// (tournament_api.h).
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "server/api_call.h"
#include "server/club_visit.h"
#include "server/net/rate_limiter.h"
#include "server/rating_api.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

class ClubApi {
 public:
  ClubApi(TableRegistry& tables, StoreWriter& writer, RatingApi& ratings, std::string secret)
      : tables_(tables), writer_(writer), ratings_(ratings), secret_(std::move(secret)) {}

  void list(const ApiCall& call);
  void found(const ApiCall& call);
  void show(const ApiCall& call);
  void change(const ApiCall& call);
  void renew_link(const ApiCall& call);
  void join(const ApiCall& call);
  void leave(const ApiCall& call);
  void set_role(const ApiCall& call);
  void close(const ApiCall& call);
  void show_board(const ApiCall& call);
  void post(const ApiCall& call);
  void remove_post(const ApiCall& call);
  void list_tables(const ApiCall& call);
  void add_table(const ApiCall& call);
  void show_ladder(const ApiCall& call);

 private:
  using Visited = std::function<void(const ClubVisit&)>;

  bool may_act(const ApiCall& call, RateLimiter& limiter);
  void visit(const ApiCall& call, ClubRight right, const Visited& then);
  void save(const ApiCall& call, const Club& club);
  void finish(const ApiCall& call, std::function<StoreResult<void>(Store&)> work);
  void join_as_member(const ApiCall& call, const ClubVisit& visit);

  TableRegistry& tables_;
  StoreWriter& writer_;
  RatingApi& ratings_;
  std::string secret_;  // makes the names of clubs
  RateLimiter changes_{{.per_second = 2, .burst = 40}};
  RateLimiter founded_{{.per_second = 1.0 / 60, .burst = 5}};
  RateLimiter posts_{{.per_second = 0.5, .burst = 10}};
};

}  // namespace pithead::server
