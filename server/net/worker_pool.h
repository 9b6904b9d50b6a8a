// Threads for what takes long: bots, hints, passwords. They are few and polite, so that people's moves never
// wait for them.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pithead::server {

class WorkerPool {
 public:
  using Work = std::function<void()>;

  // `post` brings work back to the thread of the event loop.
  WorkerPool(int threads, std::function<void(Work)> post);
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  ~WorkerPool();  // what has not begun is not done any more

  // `work` is done on one of the threads; what it returns is then done on the loop's, where what both hold is
  // also let go of.
  void submit(std::function<Work()> work);

  int threads() const { return static_cast<int>(crew_.size()); }
  std::size_t waiting() const;

 private:
  void run();

  std::function<void(Work)> post_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::deque<std::function<Work()>> queue_;
  bool closing_ = false;
  std::vector<std::thread> crew_;
};

}  // namespace pithead::server
