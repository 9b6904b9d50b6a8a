// What the connections of one listener share. They own it together with the listener, so that those still
// unwinding when the listener is destroyed find it.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "games/core/interface.h"
#include "server/net/listener.h"
#include "server/net/rate_limiter.h"

namespace pithead::server {

namespace net = boost::asio;
using boost::system::error_code;

// One thread runs the loop, so the executor is the loop's own: no strand, and nothing to look up at run time.
using Executor = net::io_context::executor_type;
using Socket = net::basic_stream_socket<net::ip::tcp, Executor>;
using Clock = std::chrono::steady_clock;
using Timer = net::basic_waitable_timer<Clock, net::wait_traits<Clock>, Executor>;

// How many slots are taken, in all and by each address.
struct SlotCounts {
  int total = 0;
  std::unordered_map<std::string, int> by_address;

  int count(const std::string& address) const {
    const auto found = by_address.find(address);
    return found == by_address.end() ? 0 : found->second;
  }
};

// Is counted for as long as it lives.
class Slot {
 public:
  Slot(std::shared_ptr<SlotCounts> counts, std::string address)
      : counts_(std::move(counts)), address_(std::move(address)) {
    ++counts_->total;
    ++counts_->by_address[address_];
  }
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;
  ~Slot() {
    --counts_->total;
    const auto mine = counts_->by_address.find(address_);
    if (--mine->second == 0) counts_->by_address.erase(mine);
  }

 private:
  std::shared_ptr<SlotCounts> counts_;
  std::string address_;
};

// An open connection, as far as the listener must know it.
class Connection : public Interface {
 public:
  virtual void shut_down() = 0;  // soon and in good order
  virtual void abort() = 0;      // at once
};

struct ListenerState {
  ListenerState(net::io_context& its_loop, const ListenerSettings& its_settings, Handler& its_handler)
      : loop(its_loop),
        settings(its_settings),
        handler(&its_handler),
        request_limiter({its_settings.limits.requests_per_second, its_settings.limits.request_burst}) {}

  net::io_context& loop;
  const ListenerSettings settings;
  Handler* handler;  // null once the listener is destroyed
  ListenerCounts counts;
  RateLimiter request_limiter;  // by address
  std::shared_ptr<SlotCounts> connection_slots = std::make_shared<SlotCounts>();
  std::shared_ptr<SlotCounts> session_slots = std::make_shared<SlotCounts>();
  std::unordered_set<Connection*> connections;
  bool closing = false;
};

// Serves one connection until it ends. Declared here so that the listener need not read the HTTP library.
void serve_connection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer_address);

}  // namespace pithead::server
