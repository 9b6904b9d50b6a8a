// Threads for what takes long: bots, hints, passwords; and in a pool of its own what nobody waits for. They
// are few and of low priority, so that people's moves never wait for them.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>

namespace boost::asio {
class thread_pool;  // NOLINT(readability-identifier-naming): not ours to name
}

namespace pithead::server {

class WorkerPool {
 public:
  using Work = std::function<void()>;

  enum class Priority { Low, Lower };

  // `post` brings work back to the thread of the event loop.
  WorkerPool(int threads, std::function<void(Work)> post, Priority priority = Priority::Low);
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  ~WorkerPool();  // what has not begun is not done any more

  // `work` is done on one of the threads; what it returns is then done on the loop's, where what both hold is
  // also destroyed.
  void submit(std::function<Work()> work);

  int threads() const { return threads_; }
  std::size_t waiting() const { return waiting_; }  // not begun

 private:
  int threads_;
  std::function<void(Work)> post_;
  int niceness_;
  std::atomic<std::size_t> waiting_ = 0;
  std::unique_ptr<boost::asio::thread_pool> pool_;  // last: its threads use what stands above
};

}  // namespace pithead::server
