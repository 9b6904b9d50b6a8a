#include "server/net/listener.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/buffer.hpp>

#include "server/net/listener_state.h"
#include "server/net/request_check.h"

namespace pithead::server {
namespace {

using net::ip::tcp;
using Acceptor = net::basic_socket_acceptor<tcp, Executor>;

constexpr std::chrono::milliseconds kPause{100};
constexpr int kSpareForOneAddress = 64;  // plain HTTP connections on top of the WebSockets

// Takes connections in. Its handlers hold it, since the last of them may run after the listener is destroyed.
class AcceptLoop : public std::enable_shared_from_this<AcceptLoop> {
 public:
  explicit AcceptLoop(std::shared_ptr<ListenerState> shared)
      : shared_(std::move(shared)),
        acceptor_(shared_->loop.get_executor()),
        pause_(shared_->loop.get_executor()) {}

  error_code listen(const tcp::endpoint& endpoint);
  void accept();
  std::uint16_t port() const;
  void stop();

 private:
  void on_accepted(error_code error, Socket socket);
  void take_in(Socket socket, const std::string& peer);
  bool crowded(const std::string& peer) const;

  std::shared_ptr<ListenerState> shared_;
  Acceptor acceptor_;
  Timer pause_;
};

error_code AcceptLoop::listen(const tcp::endpoint& endpoint) {
  error_code error;
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(Acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(net::socket_base::max_listen_connections, error);
  return error;
}

std::uint16_t AcceptLoop::port() const {
  error_code ignored;
  return acceptor_.local_endpoint(ignored).port();
}

void AcceptLoop::stop() {
  error_code ignored;
  acceptor_.close(ignored);
  pause_.cancel();
}

void AcceptLoop::accept() {
  if (!acceptor_.is_open()) return;
  acceptor_.async_accept([self = shared_from_this()](error_code error, Socket socket) {
    self->on_accepted(error, std::move(socket));
  });
}

// Out of file descriptors, say: the connection stays in the queue of the kernel, and asking again at once
// would only spin until somebody leaves.
void AcceptLoop::on_accepted(error_code error, Socket socket) {
  if (!acceptor_.is_open()) return;
  if (error && error != net::error::connection_aborted) {
    pause_.expires_after(kPause);
    pause_.async_wait([self = shared_from_this()](error_code) { self->accept(); });
    return;
  }
  error_code gone_already;
  const tcp::endpoint peer = socket.remote_endpoint(gone_already);
  if (!error && !gone_already) take_in(std::move(socket), peer.address().to_string());
  accept();
}

void AcceptLoop::take_in(Socket socket, const std::string& peer) {
  error_code ignored;
  if (crowded(peer)) {
    ++shared_->counts.refused;
    const HttpResponse full =
        error_response(503, "too-many-sockets", "too many connections are open; come back later");
    const std::string text = response_head(full, false) + full.body;
    socket.non_blocking(true, ignored);
    socket.write_some(net::buffer(text), ignored);
    return;
  }
  socket.set_option(tcp::no_delay(true), ignored);
  serve_connection(shared_, std::move(socket), peer);
}

// WebSockets are counted at their handshake and refused politely there; this keeps connections that never get
// that far from using up the file descriptors. Behind a proxy all of them are of one address.
bool AcceptLoop::crowded(const std::string& peer) const {
  const ListenerLimits& limits = shared_->settings.limits;
  if (shared_->connections->total >= limits.sockets + limits.sockets / 4 + kSpareForOneAddress) return true;
  return !shared_->settings.trust_proxy &&
         shared_->connections->count(address_group(peer)) >= limits.sockets_per_address + kSpareForOneAddress;
}

class OpenListener final : public Listener {
 public:
  OpenListener(std::shared_ptr<ListenerState> shared, std::shared_ptr<AcceptLoop> acceptor)
      : shared_(std::move(shared)), listener_(std::move(acceptor)), port_(listener_->port()) {}
  OpenListener(const OpenListener&) = delete;
  OpenListener& operator=(const OpenListener&) = delete;
  ~OpenListener() override {
    shared_->handler = nullptr;
    listener_->stop();
    for (Peer* peer : peers()) peer->cut();
  }

  std::uint16_t port() const override { return port_; }
  ListenerCounts counts() const override { return shared_->counts; }
  void close() override {
    if (std::exchange(shared_->closing, true)) return;
    listener_->stop();
    for (Peer* peer : peers()) peer->say_goodbye();
  }

 private:
  // None of them dies before the loop runs again, but a copy costs nothing.
  std::vector<Peer*> peers() const { return {shared_->peers.begin(), shared_->peers.end()}; }

  std::shared_ptr<ListenerState> shared_;
  std::shared_ptr<AcceptLoop> listener_;
  std::uint16_t port_;
};

std::string sentence(const ListenerSettings& settings, error_code error) {
  const std::string port = "port " + std::to_string(settings.port);
  if (error == net::error::address_in_use)
    return port + " is taken: another program listens there already; stop it or choose another port";
  if (error == net::error::access_denied)
    return "no right to use " + port + ": those below 1024 are for the administrator; choose a higher one";
  if (error == boost::system::errc::address_not_available)
    return settings.host +
           " is no address of this machine; 127.0.0.1 is for this machine only, 0.0.0.0 for all networks";
  return "cannot listen on " + settings.host + ", " + port + ": " + error.message();
}

std::optional<tcp::endpoint> resolve(net::io_context& loop, const ListenerSettings& settings) {
  error_code error;
  const auto address = net::ip::make_address(settings.host, error);
  if (!error) return tcp::endpoint(address, settings.port);
  tcp::resolver resolver(loop);
  const auto found = resolver.resolve(settings.host, std::to_string(settings.port), error);
  if (error || found.empty()) return std::nullopt;
  return found.begin()->endpoint();
}

}  // namespace

std::unique_ptr<Listener> Listener::open(net::io_context& loop, const ListenerSettings& settings,
                                         Handler& handler, std::string& error) {
  const auto endpoint = resolve(loop, settings);
  if (!endpoint) {
    error = "'" + settings.host + "' is neither an address nor the name of a machine";
    return nullptr;
  }
  auto shared = std::make_shared<ListenerState>(loop, settings, handler);
  auto acceptor = std::make_shared<AcceptLoop>(shared);
  if (const error_code failed = acceptor->listen(*endpoint)) {
    error = sentence(settings, failed);
    return nullptr;
  }
  acceptor->accept();
  return std::make_unique<OpenListener>(std::move(shared), std::move(acceptor));
}

}  // namespace pithead::server
