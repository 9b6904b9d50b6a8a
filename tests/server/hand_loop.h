// An event loop for tests that are about what happens on it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
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

  // What comes back after a node has died concerns nobody any more.
  std::function<void(std::function<void()>)> post_while(const std::shared_ptr<bool>& alive) {
    return [this, weak = std::weak_ptr<bool>(alive)](std::function<void()> work) {
      post([weak, work = std::move(work)] {
        if (weak.lock()) work();
      });
    };
  }

  // False if it did not come true in a long time.
  bool run_until(const std::function<bool()>& true_at_last) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(120);
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
  std::mutex mutex_;
  std::condition_variable something_;
  std::deque<std::function<void()>> queue_;
};

}  // namespace pithead::server
