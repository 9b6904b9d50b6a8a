// A person's finished games over HTTP: a page of the list, statistics, and files of all of it. Only one's
// own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/api_call.h"
#include "server/net/workers.h"
#include "server/store/store_writer.h"
#include "server/table/history.h"

namespace pithead::server {

class HistoryApi {
 public:
  HistoryApi(StoreWriter& writer, Workers& workers) : writer_(writer), workers_(workers) {}

  void list(const ApiCall& call);
  void list_games(const ApiCall& call);
  void show_statistics(const ApiCall& call);
  void export_csv(const ApiCall& call);
  void export_json(const ApiCall& call);

 private:
  using Tell = std::function<HttpResponse(const HistoryPage&)>;
  struct Gathering;

  // Reads all that is asked for, a few at a time; they are told on a thread that may take its time.
  void tell_all(const ApiCall& call, const Tell& tell);
  void gather(const std::shared_ptr<Gathering>& gathering);

  StoreWriter& writer_;
  Workers& workers_;
};

}  // namespace pithead::server
