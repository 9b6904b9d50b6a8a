// HTTP and WebSocket on one port. Everything that the listener calls runs on the one thread of the event
// loop, so nothing there needs a lock.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/core/interface.h"
#include "server/net/http.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): not ours to name
}

namespace pithead::server {

// One WebSocket. Whatever is sent goes out in sequence; a peer that does not read is dropped. May be kept
// after it is closed, then nothing is sent any more; but not longer than the loop lives.
class Session : public Interface {
 public:
  virtual void send(std::shared_ptr<const std::string> text) = 0;  // returns at once
  virtual void close(std::string_view why) = 0;                    // after what was sent; close code 1008

  // Whatever the handler wants to keep with this session.
  std::shared_ptr<void> user_data;
};

// What requests and messages are handed to.
class Handler : public Interface {
 public:
  virtual void on_request(HttpRequest request, Respond respond) = 0;

  // Somebody asks for a WebSocket, at /ws. No refusal accepts it, and `user_data` becomes the session's. Only
  // the first answer counts.
  using AnswerUpgrade =
      std::function<void(std::optional<HttpResponse> refusal, std::shared_ptr<void> user_data)>;
  virtual void on_upgrade(HttpRequest request, AnswerUpgrade answer) = 0;

  virtual void on_open(const std::shared_ptr<Session>& session) = 0;
  virtual void on_message(const std::shared_ptr<Session>& session, std::string_view text) = 0;
  // Exactly once for each that was opened, also if the handler closed it; never from within send() or
  // close().
  virtual void on_close(const std::shared_ptr<Session>& session) = 0;
  // A message that came faster than the limits allow: it is to be answered, and not to be looked at.
  virtual void on_excess(const std::shared_ptr<Session>& session, std::string_view text) = 0;
  // An HTTP request or an upgrade of this address is about to be answered with an error.
  virtual void on_refused(std::string_view error, std::string_view address) = 0;
};

struct ListenerLimits {
  std::size_t header_bytes = 8 * 1024;     // of an HTTP request, with its first line
  std::size_t body_bytes = 64 * 1024;      // of an HTTP request
  std::size_t message_bytes = 16 * 1024;   // of a WebSocket message
  std::size_t unsent_bytes = 1024 * 1024;  // waiting to be sent, before a slow reader is dropped
  double messages_per_second = 50;         // of one WebSocket, after a burst; more are refused
  double message_burst = 200;
  double flood_per_second = 250;  // even more close it
  double flood_burst = 1200;
  double requests_per_second = 50;  // of one address, after a burst
  double request_burst = 200;
  int sockets_per_address = 200;  // WebSockets; an IPv6 address counts as its /64
  int sockets = 10000;

  // Each is the longest time for all of it, so that a peer cannot gain time by a byte now and then.
  std::chrono::milliseconds request_timeout{10'000};     // header of a first request, or a body
  std::chrono::milliseconds keep_alive_timeout{30'000};  // from a response to the end of the next header
  std::chrono::milliseconds response_timeout{60'000};
  std::chrono::milliseconds idle_timeout{60'000};  // of a silent WebSocket; pings go out at half of it
  std::chrono::milliseconds close_timeout{3'000};  // for a peer to answer a close
};

struct ListenerSettings {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  // Allowed Origin headers, such as https://play.example.org; without any, that of the Host header itself, if
  // nobody else can have that name (request_check.h)
  std::vector<std::string> origins;
  bool https = false;        // people come by it, through a proxy that ends TLS
  bool trust_proxy = false;  // take the client's address from the last element of X-Forwarded-For
  ListenerLimits limits;
};

struct ListenerCounts {
  std::uint64_t requests = 0;
  std::uint64_t messages = 0;
  std::uint64_t sent = 0;
  std::uint64_t sent_bytes = 0;
  std::uint64_t dropped = 0;  // slow readers
  int sockets = 0;            // WebSockets open now
};

class Listener : public Interface {
 public:
  // Listens; an error is a sentence ("port 8080 is taken: …"). Nothing here may be called but on the loop's
  // thread or while it does not run. Loop and handler must live longer than the listener; once it is
  // destroyed, the handler is not called any more.
  static std::unique_ptr<Listener> open(boost::asio::io_context& loop, const ListenerSettings& settings,
                                        Handler& handler, std::string& error);
  // What keeps a listener from opening there now, or nothing.
  static std::string check(const ListenerSettings& settings);
  virtual std::uint16_t port() const = 0;
  virtual ListenerCounts counts() const = 0;
  // No new connections; open sessions are told to come back (close code 1012) and end soon.
  virtual void close() = 0;
};

}  // namespace pithead::server
