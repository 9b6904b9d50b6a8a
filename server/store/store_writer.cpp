#include "server/store/store_writer.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

namespace pithead::server {
namespace {

constexpr std::size_t kLargestBatch = 256;  // so that a query behind many entries need not wait long

struct AppendJob {
  Append append;
  std::function<void(StoreResult<Appended>)> then;
};
using StoreJob = std::function<StoreWriter::Work(Store&)>;
using Job = std::variant<AppendJob, StoreJob>;

bool is_append(const Job& job) { return std::holds_alternative<AppendJob>(job); }

std::vector<StoreResult<Appended>> append_one_by_one(Store& store, std::span<const Append> batch) {
  std::vector<StoreResult<Appended>> results;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    results.push_back(store.append(batch.subspan(i, 1)).map([](const auto& all) { return all.at(0); }));
  }
  return results;
}

std::vector<StoreResult<Appended>> append_together(Store& store, std::span<const Append> batch) {
  const auto written = store.append(batch);
  if (written) return {written->begin(), written->end()};
  // One entry the database will not take, such as text that is no UTF-8, must not cost the others theirs.
  if (written.error().kind == StoreError::Kind::Refused && batch.size() > 1)
    return append_one_by_one(store, batch);
  return {batch.size(), tl::unexpected(written.error())};
}

}  // namespace

struct StoreWriter::Impl {
  std::unique_ptr<Store> store;
  std::function<void(Work)> post;
  mutable std::mutex mutex;  // for all below
  std::condition_variable changed;
  std::deque<Job> queue;
  bool closing = false;
  std::thread thread;

  void enqueue(Job job) {
    {
      const std::lock_guard lock(mutex);
      queue.push_back(std::move(job));
    }
    changed.notify_one();
  }

  // The next job or, if an entry stands first, all entries; none when the writer may end. Nodes that play at
  // the same tables read about as often as they write: one commit for each entry between two queries would be
  // too slow.
  std::vector<Job> dequeue() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return closing || !queue.empty(); });
    std::vector<Job> jobs;
    if (queue.empty()) return jobs;
    if (!is_append(queue.front())) {
      jobs.push_back(std::move(queue.front()));
      queue.pop_front();
      return jobs;
    }
    std::deque<Job> left;
    for (Job& job : queue) {
      const bool taken = is_append(job) && jobs.size() < kLargestBatch;
      taken ? jobs.push_back(std::move(job)) : left.push_back(std::move(job));
    }
    queue = std::move(left);
    return jobs;
  }

  void run() {
    for (std::vector<Job> jobs; !(jobs = dequeue()).empty();) {
      if (auto* job = std::get_if<StoreJob>(&jobs.front())) {
        run(std::move(*job));
      } else {
        append(std::move(jobs));
      }
    }
  }

  void run(StoreJob job) {
    Work done = job(*store);
    // Both go back together: whatever the job still holds must not be destroyed on this thread.
    post([job = std::move(job), done = std::move(done)] { done(); });
  }

  void append(std::vector<Job> jobs) {
    std::vector<Append> batch;
    for (Job& job : jobs) batch.push_back(std::move(std::get<AppendJob>(job).append));
    auto results = append_together(*store, batch);
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      post([then = std::move(std::get<AppendJob>(jobs[i]).then), result = std::move(results[i])] {
        then(result);
      });
    }
  }

  void close() {
    {
      const std::lock_guard lock(mutex);
      closing = true;
    }
    changed.notify_one();
    thread.join();
  }
};

StoreWriter::StoreWriter(std::unique_ptr<Store> store, std::function<void(Work)> post)
    : impl_(std::make_unique<Impl>()) {
  impl_->store = std::move(store);
  impl_->post = std::move(post);
  impl_->thread = std::thread([this] { impl_->run(); });
}

StoreWriter::~StoreWriter() { impl_->close(); }

void StoreWriter::append(Append append, std::function<void(StoreResult<Appended>)> then) {
  impl_->enqueue(AppendJob{std::move(append), std::move(then)});
}

void StoreWriter::enqueue(std::function<Work(Store&)> job) { impl_->enqueue(std::move(job)); }

std::size_t StoreWriter::waiting() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->queue.size();
}

}  // namespace pithead::server
