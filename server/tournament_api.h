// Tournaments over HTTP: announced in a club, entered, carried on by its organisers, and looked at.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "server/api_call.h"
#include "server/club_visit.h"
#include "server/net/rate_limiter.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"
#include "server/tournament_keeper.h"
#include "server/tournament_wish.h"

namespace pithead::server {

class TournamentApi {
 public:
  TournamentApi(TableRegistry& tables, StoreWriter& writer, TournamentKeeper& keeper, std::string secret)
      : tables_(tables), writer_(writer), keeper_(keeper), secret_(std::move(secret)) {}

  void announce(const ApiCall& call);
  void show(const ApiCall& call);
  void act(const ApiCall& call);
  void show_league(const ApiCall& call);

 private:
  bool may_act(const ApiCall& call, RateLimiter& limiter, const std::string& who);
  void act_on(const ApiCall& call, const TournamentWish& wish, int rating);
  void extend(const ApiCall& call, const TournamentWish& wish, const ExtendTable& extension);

  TableRegistry& tables_;
  StoreWriter& writer_;
  TournamentKeeper& keeper_;
  std::string secret_;  // makes the names of tournaments
  RateLimiter deeds_{{.per_second = 2, .burst = 40}};
  RateLimiter announced_{{.per_second = 1.0 / 3600, .burst = 5}};  // in one club: all its members hear of it
};

}  // namespace pithead::server
