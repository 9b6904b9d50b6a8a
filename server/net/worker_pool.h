// Threads for what takes long: bots and hints; in pools of their own passwords, and what nobody waits for.
// They are few and of low priority, so that people's moves never wait for them. Work is begun as FairQueue
// has it, and one more thread does short work only: whoever wants little does not wait until long work is
// done.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>

#include "server/net/fair_queue.h"
#include "server/net/workers.h"

namespace boost::asio {
class thread_pool;  // NOLINT(readability-identifier-naming): not ours to name
}

namespace pithead::server {

class WorkerPool final : public Workers {
 public:
  enum class Priority { Medium, Low, Lower };

  // `post` brings work back to the thread of the event loop.
  WorkerPool(int threads, std::function<void(Work)> post, Priority priority = Priority::Low);
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  ~WorkerPool() override;  // what has not begun is not done any more

  using Workers::submit;
  void submit(const Asker& by, Effort effort, std::function<Work()> work) override;

  int threads() const { return threads_; }  // for long work
  std::size_t waiting() const;              // not begun
  // How many pieces of long work are done before one that is asked for now, for each thread.
  std::size_t crowd(const Asker& by) const;

 private:
  void take(Effort most);

  int threads_;
  std::function<void(Work)> post_;
  int niceness_;
  mutable std::mutex mutex_;  // of the queue
  FairQueue queue_;
  // Last: their threads use what stands above.
  std::unique_ptr<boost::asio::thread_pool> any_;
  std::unique_ptr<boost::asio::thread_pool> short_only_;
};

}  // namespace pithead::server
