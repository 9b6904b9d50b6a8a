#include "server/net/worker_pool.h"

#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <sys/resource.h>

namespace pithead::server {
namespace {

// On Linux this concerns only the calling thread. The library does not tell when it starts one, so every
// piece of work says it anew; that costs nothing beside a bot's thoughts.
void lower_priority(int niceness) { setpriority(PRIO_PROCESS, 0, niceness); }

}  // namespace

WorkerPool::WorkerPool(int threads, std::function<void(Work)> post, Priority priority)
    : threads_(threads),
      post_(std::move(post)),
      niceness_(priority == Priority::Low ? 10 : 12),
      pool_(std::make_unique<boost::asio::thread_pool>(static_cast<std::size_t>(threads))) {}

WorkerPool::~WorkerPool() = default;

void WorkerPool::submit(std::function<Work()> work) {
  ++waiting_;
  boost::asio::post(*pool_, [this, work = std::move(work)]() mutable {
    --waiting_;
    lower_priority(niceness_);
    Work done = work();
    // Both go back together: whatever the work still holds must not be destroyed on this thread.
    post_([work = std::move(work), done = std::move(done)] { done(); });
  });
}

}  // namespace pithead::server
