// A handler of a test's own behind a real door, with the loop on a thread of its own.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/listener.h"
#include "tests/server/client.h"

namespace pithead::tests {

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

server::ListenerSettings on_any_port();

// Answers every request with what it understood of it, and every message with "echo " and the message. What
// happens is written down and may be waited for; the hooks are for those who want another handler.
class OpenHouse final : public server::Handler {
 public:
  explicit OpenHouse(const server::ListenerSettings& settings = on_any_port());
  OpenHouse(const OpenHouse&) = delete;
  OpenHouse& operator=(const OpenHouse&) = delete;
  ~OpenHouse() override;

  std::uint16_t port() const { return port_; }
  void on_loop(const std::function<void()>& work);  // and waits until it is done
  server::ListenerCounts counts();
  // Waits until so many have entered or left; false if it takes too long.
  bool wait_for_entered(int sessions);
  bool wait_for_gone(int sessions);
  bool wait(const std::function<bool()>& condition, std::chrono::milliseconds patience = kPatience);
  void broadcast(const std::string& text);
  // Closes the door and waits until the loop has nothing left to do.
  bool close(std::chrono::milliseconds patience = kPatience);
  void shut();  // closes the door; on the loop
  void stop_and_destroy_door();

  // To be set before anybody comes, or on the loop.
  std::function<void(server::HttpRequest, server::Respond)> when_asked;
  std::function<void(server::HttpRequest, AnswerUpgrade)> when_knocked;
  std::function<void(const std::shared_ptr<server::Session>&, std::string_view)> when_spoken_to;

  // Written on the loop; to be read within wait() or on_loop().
  std::vector<std::shared_ptr<server::Session>> inside;
  std::vector<std::string> heard;
  std::vector<std::string> paths;
  int entered_count = 0;
  int gone_count = 0;

 private:
  void on_request(server::HttpRequest request, server::Respond respond) override;
  void on_upgrade(server::HttpRequest request, AnswerUpgrade answer) override;
  void on_open(const std::shared_ptr<server::Session>& session) override;
  void on_message(const std::shared_ptr<server::Session>& session, std::string_view text) override;
  void on_close(const std::shared_ptr<server::Session>& session) override;
  std::string rate_limit_error() override { return "too fast"; }

  struct Machine;  // the loop and its thread
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<server::Listener> listener_;
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::condition_variable happened_;
};

}  // namespace pithead::tests
