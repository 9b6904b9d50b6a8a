// Tables that ended before results were kept: their logs are read once, a few at a time and in the
// background, and what they should have left behind is written.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/net/worker_pool.h"
#include "server/store/store_writer.h"

namespace pithead::server {

class ResultFiller {
 public:
  // A table that this program cannot read; it stays in the list for one that can.
  using Skipped = std::function<void(const TableId& table, const std::string& why)>;

  ResultFiller(StoreWriter& writer, WorkerPool& workers, Skipped skipped);

  // Goes on if there is something left; to be called now and then, because a store may have been silent.
  void tick();
  bool done() const { return done_; }

 private:
  struct TableLog;
  struct Folded;
  using Logs = std::vector<TableLog>;

  static StoreResult<Logs> read_logs(Store& store, const TableId& behind);
  void fold(Logs logs);
  void save(Folded folded);

  StoreWriter& writer_;
  WorkerPool& workers_;
  Skipped skipped_;
  TableId behind_;  // all up to this one are dealt with
  bool busy_ = false;
  bool done_ = false;
};

}  // namespace pithead::server
