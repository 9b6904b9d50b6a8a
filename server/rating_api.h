// Ratings over HTTP. Games that ended are folded before anything is told, so that whoever asks after a game
// is told what it did.
#pragma once

#include <functional>

#include "server/api_call.h"
#include "server/store/store_writer.h"
#include "server/table_registry.h"

namespace pithead::server {

class RatingApi {
 public:
  RatingApi(TableRegistry& tables, StoreWriter& writer) : tables_(tables), writer_(writer) {}

  void show_ladder(const ApiCall& call);
  void show_own(const ApiCall& call);
  void show_table(const ApiCall& call);

  // Folds what has ended, a few games at a time, so that moves come in between.
  void settle(const Respond& respond, const std::function<void()>& then);

 private:
  TableRegistry& tables_;
  StoreWriter& writer_;
};

}  // namespace pithead::server
