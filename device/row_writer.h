// The way to a device's rows: jobs are done at once in memory, and answered when the browser's database has
// what they changed.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "device/host.h"
#include "device/rows.h"
#include "server/store/store_writer.h"

namespace pithead::server::device {

class RowWriter final : public server::StoreWriter {
 public:
  RowWriter(Rows& rows, server::Store& store, Host& host) : rows_(rows), store_(store), host_(host) {}

  // Does what is waiting; true if something was answered.
  bool work();

  void saved(std::optional<server::StoreError> error);
  void fetched(const std::string& prefix, const std::vector<std::pair<std::string, std::string>>& rows);

 private:
  using Job = std::shared_ptr<server::StoreJob>;

  void take(Job job) override { queue_.push_back(std::move(job)); }
  void run_queue();

  Rows& rows_;
  server::Store& store_;
  Host& host_;
  std::deque<Job> queue_;
  std::vector<Job> done_;                    // not answered yet
  std::vector<RowChange> before_;            // what they changed
  std::optional<std::string> wanted_;        // rows that the first in the queue needs
  std::optional<server::StoreError> error_;  // of the last save
  bool busy_ = false;                        // the database is at it
};

}  // namespace pithead::server::device
