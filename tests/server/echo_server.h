// A server for tests of the network: a real listener with the loop on a thread of its own.
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
// happens is written down and may be waited for; the hooks are for tests that want something else.
class EchoServer final : public server::Handler {
 public:
  explicit EchoServer(const server::ListenerSettings& settings = on_any_port());
  EchoServer(const EchoServer&) = delete;
  EchoServer& operator=(const EchoServer&) = delete;
  ~EchoServer() override;

  std::uint16_t port() const { return port_; }
  void on_loop(const std::function<void()>& work);  // and waits until it is done
  server::ListenerCounts counts();
  // Waits until so many sessions were opened or closed; false if it takes too long.
  bool wait_for_open(int count);
  bool wait_for_closed(int count);
  bool wait(const std::function<bool()>& condition, std::chrono::milliseconds timeout = kTimeout);
  void broadcast(const std::string& text);
  // Closes the listener and waits until the loop has nothing left to do.
  bool close(std::chrono::milliseconds timeout = kTimeout);
  void close_listener();  // on the loop
  void destroy_listener();

  // To be set before anybody connects, or on the loop.
  std::function<void(server::HttpRequest, server::Respond)> request_hook;
  std::function<void(server::HttpRequest, AnswerUpgrade)> upgrade_hook;
  std::function<void(const std::shared_ptr<server::Session>&, std::string_view)> message_hook;

  // Written on the loop; to be read within wait() or on_loop().
  std::vector<std::shared_ptr<server::Session>> sessions;
  std::vector<std::string> messages;
  std::vector<std::string> paths;
  std::vector<std::string> errors;  // of requests that were refused
  int opened_count = 0;
  int closed_count = 0;

 private:
  void on_request(server::HttpRequest request, server::Respond respond) override;
  void on_upgrade(server::HttpRequest request, AnswerUpgrade answer) override;
  void on_open(const std::shared_ptr<server::Session>& session) override;
  void on_message(const std::shared_ptr<server::Session>& session, std::string_view text) override;
  void on_close(const std::shared_ptr<server::Session>& session) override;
  void on_excess(const std::shared_ptr<server::Session>& session, std::string_view text) override;
  void on_refused(std::string_view error, std::string_view address) override;

  struct Impl;  // the loop and its thread
  std::unique_ptr<Impl> impl_;
  std::unique_ptr<server::Listener> listener_;
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
};

}  // namespace pithead::tests
