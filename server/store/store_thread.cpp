#include "server/store/store_thread.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace pithead::server {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t kLargestBatch = 256;  // so that a query behind many entries need not wait long
// Who waited for so long in vain has found a store that hangs, and not one that is merely gone.
constexpr std::chrono::milliseconds kHangs{1000};

using Job = std::shared_ptr<StoreJob>;

AppendJob* as_append(const Job& job) { return dynamic_cast<AppendJob*>(job.get()); }

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

bool is_silence(const StoreError& error) {
  return error.kind == StoreError::Kind::Unreachable || error.kind == StoreError::Kind::Locked;
}

const StoreError& no_answer() {
  static const StoreError kError{.kind = StoreError::Kind::Unreachable,
                                 .what = "the store does not answer",
                                 .code = "waited too long",
                                 .topic = "connection"};
  return kError;
}

// Gives the answers, on the caller's thread; some may still be on their way when the writer has ended.
struct Answering {
  std::atomic<bool> hangs{false};
  std::function<void(const StoreAnswer&)> listener;

  void answer(StoreJob& job) {
    const StoreError* error = job.error();
    const bool silence = error != nullptr && is_silence(*error);
    // Also if it comes too late. Nothing else will do: a file that is locked can still be read.
    if (job.is_probe && !silence) hangs = false;
    if (job.answered.exchange(true)) return;
    if (silence && job.ran >= kHangs) hangs = true;
    tell(job, error);
    job.answer();
  }

  void fail(StoreJob& job) const {
    tell(job, &no_answer());
    job.fail(no_answer());
  }

  void tell(const StoreJob& job, const StoreError* error) const {
    if (listener) listener({steady_clock::now() - job.submitted, error});
  }
};

}  // namespace

struct StoreThread::Impl {
  std::unique_ptr<Store> store;
  std::function<void(Work)> post;
  std::shared_ptr<Answering> answering = std::make_shared<Answering>();
  mutable std::mutex mutex;  // for all below
  std::condition_variable changed;
  std::deque<Job> queue;
  std::deque<Job> open;  // by the time of their submission; those not answered yet, and some that are
  bool closing = false;
  std::thread thread;

  // The next job or, if an entry stands first, all entries; none when the writer may end. Nodes that play at
  // the same tables read about as often as they write: one commit for each entry between two queries would be
  // too slow.
  std::vector<Job> dequeue() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return closing || !queue.empty(); });
    std::vector<Job> jobs;
    if (queue.empty() || (closing && answering->hangs)) return jobs;
    if (as_append(queue.front()) == nullptr) {
      jobs.push_back(std::move(queue.front()));
      queue.pop_front();
      return jobs;
    }
    std::deque<Job> left;
    for (Job& job : queue) {
      const bool taken = as_append(job) != nullptr && jobs.size() < kLargestBatch;
      taken ? jobs.push_back(std::move(job)) : left.push_back(std::move(job));
    }
    queue = std::move(left);
    return jobs;
  }

  void run(const std::vector<Job>& jobs) const {
    const auto begun = steady_clock::now();
    jobs.size() == 1 ? jobs.front()->run(*store) : append(jobs);
    for (const Job& job : jobs) job->ran = steady_clock::now() - begun;
  }

  void append(const std::vector<Job>& jobs) const {
    std::vector<Append> batch;
    for (const Job& job : jobs) batch.push_back(as_append(job)->take());
    auto results = append_together(*store, batch);
    for (std::size_t i = 0; i < jobs.size(); ++i) as_append(jobs[i])->set(std::move(results[i]));
  }

  // All that have waited for too long.
  std::vector<Job> overdue(Moment now) {
    const std::lock_guard lock(mutex);
    std::vector<Job> jobs;
    while (!open.empty() && (open.front()->answered || open.front()->submitted + kPatience <= now)) {
      if (!open.front()->answered.exchange(true)) jobs.push_back(std::move(open.front()));
      open.pop_front();
    }
    std::erase_if(queue, [](const Job& job) { return job->answered.load(); });
    return jobs;
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

StoreThread::StoreThread(std::unique_ptr<Store> store, std::function<void(Work)> post)
    : impl_(std::make_unique<Impl>()) {
  impl_->store = std::move(store);
  impl_->post = std::move(post);
  impl_->thread = std::thread([this] {
    for (std::vector<Job> jobs; !(jobs = impl_->dequeue()).empty();) {
      impl_->run(jobs);
      // Whatever a job holds must not be destroyed on this thread.
      for (Job& job : jobs) {
        impl_->post([answering = impl_->answering, job = std::move(job)] { answering->answer(*job); });
      }
    }
  });
}

StoreThread::~StoreThread() { impl_->close(); }

void StoreThread::take(Job job) {
  if (job->is_probe || !impl_->answering->hangs) return enqueue(std::move(job));
  impl_->post([answering = impl_->answering, job = std::move(job)] { answering->fail(*job); });
}

void StoreThread::enqueue(Job job) {
  {
    const std::lock_guard lock(impl_->mutex);
    while (!impl_->open.empty() && impl_->open.front()->answered) impl_->open.pop_front();
    impl_->open.push_back(job);
    impl_->queue.push_back(std::move(job));
  }
  impl_->changed.notify_one();
}

void StoreThread::give_up(Moment now) {
  const std::vector<Job> overdue = impl_->overdue(now);
  if (!overdue.empty()) impl_->answering->hangs = true;
  for (const Job& job : overdue) impl_->answering->fail(*job);
}

void StoreThread::on_answer(std::function<void(const StoreAnswer&)> listener) {
  impl_->answering->listener = std::move(listener);
}

bool StoreThread::hangs() const { return impl_->answering->hangs; }

std::size_t StoreThread::waiting() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->queue.size();
}

}  // namespace pithead::server
