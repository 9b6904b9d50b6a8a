#include "server/net/worker_pool.h"
#include <utility>

#include <sys/resource.h>

namespace pithead::server {
namespace {

// On Linux this makes only the calling thread polite.
void be_polite() { setpriority(PRIO_PROCESS, 0, 10); }

}  // namespace

WorkerPool::WorkerPool(int threads, std::function<void(Work)> post) : post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) crew_.emplace_back([this] { run(); });
}

WorkerPool::~WorkerPool() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    queue_.clear();
  }
  something_.notify_all();
  for (std::thread& each : crew_) each.join();
}

void WorkerPool::submit(std::function<Work()> work) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(work));
  }
  something_.notify_one();
}

std::size_t WorkerPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void WorkerPool::run() {
  be_polite();
  std::unique_lock lock(mutex_);
  while (true) {
    something_.wait(lock, [this] { return closing_ || !queue_.empty(); });
    if (closing_) return;
    auto work = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    Work answer = work();
    // The question goes home with its answer: whatever it still holds must not die here.
    post_([work = std::move(work), answer = std::move(answer)] { answer(); });
    lock.lock();
  }
}

}  // namespace pithead::server
