// The event loop: one thread on which sockets, tables and timers live.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): not ours to name
}

namespace pithead::server {

class Loop {
 public:
  using Work = std::function<void()>;

  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  void post(Work work);  // from any thread
  void every(std::chrono::milliseconds pause, const Work& work);
  void after(std::chrono::milliseconds pause, Work work);
  void on_stop_signal(Work work);  // SIGINT or SIGTERM; a second one ends the program at once

  void run();   // until stop
  void stop();  // from any thread

  boost::asio::io_context& context();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pithead::server
