#include "server/net/worker_pool.h"

#include <optional>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <sys/resource.h>

namespace pithead::server {
namespace {

// On Linux this concerns only the calling thread. The library does not tell when it starts one, so every
// piece of work says it anew; that costs nothing beside a bot's thoughts.
void lower_priority(int niceness) { setpriority(PRIO_PROCESS, 0, niceness); }

int niceness_of(WorkerPool::Priority priority) {
  switch (priority) {
    case WorkerPool::Priority::Medium: return 5;
    case WorkerPool::Priority::Low: return 10;
    default: return 12;
  }
}

}  // namespace

WorkerPool::WorkerPool(int threads, std::function<void(Work)> post, Priority priority)
    : threads_(threads),
      post_(std::move(post)),
      niceness_(niceness_of(priority)),
      any_(std::make_unique<boost::asio::thread_pool>(static_cast<std::size_t>(threads))),
      short_only_(std::make_unique<boost::asio::thread_pool>(1)) {}

WorkerPool::~WorkerPool() = default;

// Threads are only told that there is something; which is next is seen when one is free. Short work is told
// to both kinds of threads, and who comes second finds nothing, or something else.
void WorkerPool::submit(const Asker& by, Effort effort, std::function<Work()> work) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push(by, effort, [this, work = std::move(work)]() mutable {
      Work done = work();
      // Both go back together: whatever the work still holds must not be destroyed on this thread.
      post_([work = std::move(work), done = std::move(done)] { done(); });
    });
  }
  boost::asio::post(*any_, [this] { take(Effort::Long); });
  if (effort == Effort::Short) boost::asio::post(*short_only_, [this] { take(Effort::Short); });
}

void WorkerPool::take(Effort most) {
  lower_priority(niceness_);
  std::optional<FairQueue::Item> next;
  {
    const std::lock_guard lock(mutex_);
    next = queue_.pop(most);
  }
  if (next) (*next)();
}

std::size_t WorkerPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

std::size_t WorkerPool::crowd(const Asker& by) const {
  const std::lock_guard lock(mutex_);
  const std::size_t before = queue_.addresses(Effort::Long) + queue_.waiting_of(by, Effort::Long);
  return before / static_cast<std::size_t>(threads_);
}

}  // namespace pithead::server
