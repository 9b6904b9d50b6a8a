// The event loop in a test's own hands.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace pithead::server {

// The event loop, run by the test's own thread as long as it waits for something.
class HandLoop {
 public:
  void post(std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(work));
    something_.notify_one();
  }

  // False if it did not come true in a long time.
  bool run_until(const std::function<bool()>& true_at_last) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!true_at_last()) {
      std::unique_lock lock(mutex_);
      if (!something_.wait_until(lock, end, [this] { return !queue_.empty(); })) return false;
      const auto work = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      work();
    }
    return true;
  }

 private:
  static constexpr std::chrono::seconds kPatience{30};

  std::mutex mutex_;
  std::condition_variable something_;
  std::deque<std::function<void()>> queue_;
};

}  // namespace pithead::server
