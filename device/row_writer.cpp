#include "device/row_writer.h"

namespace pithead::server::device {

// Up to the first that needs rows which are not here.
void RowWriter::run_queue() {
  while (!queue_.empty() && !wanted_) {
    const std::size_t mark = rows_.mark();
    queue_.front()->run(store_);
    wanted_ = rows_.take_missing();
    if (wanted_) return rows_.undo_to(mark);
    done_.push_back(std::move(queue_.front()));
    queue_.pop_front();
  }
}

bool RowWriter::work() {
  if (busy_) return false;
  if (done_.empty()) {
    run_queue();
    Rows::Changes changes = rows_.take_changes();
    before_ = std::move(changes.before);
    if (!changes.now.empty()) {
      busy_ = true;
      host_.save(changes.now);
      return false;
    }
  }
  const std::vector<Job> answered = std::exchange(done_, {});
  const auto error = std::exchange(error_, std::nullopt);
  for (const Job& job : answered) error ? job->fail(*error) : job->answer();
  if (wanted_ && done_.empty() && !busy_) {
    busy_ = true;
    host_.fetch(*wanted_);
  }
  return !answered.empty();
}

void RowWriter::saved(std::optional<server::StoreError> error) {
  busy_ = false;
  error_ = std::move(error);
  if (error_) rows_.undo(before_);
}

void RowWriter::fetched(const std::string& prefix,
                        const std::vector<std::pair<std::string, std::string>>& rows) {
  busy_ = false;
  wanted_.reset();
  rows_.bring(prefix, rows);
}

}  // namespace pithead::server::device
