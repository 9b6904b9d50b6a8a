// What the connections of one listener share. They hold it together with the listener, so that those still
// unwinding when the listener is gone find it.
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

// How many there are, in all and of each address.
struct Tally {
  int total = 0;
  std::unordered_map<std::string, int> of;

  int count(const std::string& address) const {
    const auto found = of.find(address);
    return found == of.end() ? 0 : found->second;
  }
};

// Counts its holder for as long as it lives.
class Ticket {
 public:
  Ticket(std::shared_ptr<Tally> tally, std::string address)
      : tally_(std::move(tally)), address_(std::move(address)) {
    ++tally_->total;
    ++tally_->of[address_];
  }
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  ~Ticket() {
    --tally_->total;
    const auto mine = tally_->of.find(address_);
    if (--mine->second == 0) tally_->of.erase(mine);
  }

 private:
  std::shared_ptr<Tally> tally_;
  std::string address_;
};

// A connection, as far as the listener must know it.
class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;
  virtual ~Peer() = default;
  virtual void say_goodbye() = 0;  // leave soon and in good order
  virtual void cut() = 0;          // leave now
};

struct ListenerState {
  ListenerState(net::io_context& its_loop, const ListenerSettings& its_settings, Handler& its_house)
      : loop(its_loop),
        settings(its_settings),
        handler(&its_house),
        guard({its_settings.limits.requests_per_second, its_settings.limits.request_burst}) {}

  net::io_context& loop;
  const ListenerSettings settings;
  Handler* handler;  // none once the listener is destroyed
  ListenerCounts counts;
  RateLimiter guard;
  std::shared_ptr<Tally> connections = std::make_shared<Tally>();
  std::shared_ptr<Tally> sessions = std::make_shared<Tally>();
  std::unordered_set<Peer*> peers;
  bool closing = false;
};

// Serves whoever came until it leaves. Declared here so that the listener need not read the HTTP library.
void serve_connection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer);

}  // namespace pithead::server
