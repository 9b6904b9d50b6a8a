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

constexpr std::chrono::milliseconds kRetryPause{100};
constexpr int kPlainConnections = 64;  // plain HTTP connections on top of the WebSockets

// Accepts connections. Its completion handlers own it, since the last of them may run after the listener is
// destroyed.
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
  void serve(Socket socket, const std::string& peer_address);
  bool full(const std::string& peer_address) const;

  std::shared_ptr<ListenerState> shared_;
  Acceptor acceptor_;
  Timer pause_;
};

error_code listen_at(Acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(net::socket_base::max_listen_connections, error);
  return error;
}

error_code AcceptLoop::listen(const tcp::endpoint& endpoint) { return listen_at(acceptor_, endpoint); }

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

// Out of file descriptors, say: the connection stays in the queue of the kernel, and accepting again at once
// would only spin until one is free.
void AcceptLoop::on_accepted(error_code error, Socket socket) {
  if (!acceptor_.is_open()) return;
  if (error && error != net::error::connection_aborted) {
    pause_.expires_after(kRetryPause);
    pause_.async_wait([self = shared_from_this()](error_code) { self->accept(); });
    return;
  }
  error_code disconnected;
  const tcp::endpoint peer = socket.remote_endpoint(disconnected);
  if (!error && !disconnected) serve(std::move(socket), peer.address().to_string());
  accept();
}

void AcceptLoop::serve(Socket socket, const std::string& peer_address) {
  error_code ignored;
  if (full(peer_address)) {
    HttpResponse response =
        error_response(503, "too-many-sockets", "too many connections are open; come back later");
    if (shared_->settings.https) response.headers.emplace_back(kOnlyHttps);
    shared_->handler->on_refused(*response.error, peer_address);
    const std::string text = response_head(response, false) + response.body;
    socket.non_blocking(true, ignored);
    socket.write_some(net::buffer(text), ignored);
    return;
  }
  socket.set_option(tcp::no_delay(true), ignored);
  serve_connection(shared_, std::move(socket), peer_address);
}

// WebSockets are counted at their handshake and refused politely there; this keeps connections that never get
// that far from using up the file descriptors. Behind a proxy all of them are of one address.
bool AcceptLoop::full(const std::string& peer_address) const {
  const ListenerLimits& limits = shared_->settings.limits;
  if (shared_->connection_slots->total >= limits.sockets + limits.sockets / 4 + kPlainConnections)
    return true;
  return !shared_->settings.trust_proxy && shared_->connection_slots->count(address_group(peer_address)) >=
                                               limits.sockets_per_address + kPlainConnections;
}

class OpenListener final : public Listener {
 public:
  OpenListener(std::shared_ptr<ListenerState> shared, std::shared_ptr<AcceptLoop> accept_loop)
      : shared_(std::move(shared)), accept_loop_(std::move(accept_loop)), port_(accept_loop_->port()) {}
  OpenListener(const OpenListener&) = delete;
  OpenListener& operator=(const OpenListener&) = delete;
  ~OpenListener() override {
    shared_->handler = nullptr;
    accept_loop_->stop();
    for (Connection* each : connections()) each->abort();
  }

  std::uint16_t port() const override { return port_; }
  ListenerCounts counts() const override { return shared_->counts; }
  void close() override {
    if (std::exchange(shared_->closing, true)) return;
    accept_loop_->stop();
    for (Connection* each : connections()) each->shut_down();
  }

 private:
  // None of them is destroyed before the loop runs again, but a copy costs nothing.
  std::vector<Connection*> connections() const {
    return {shared_->connections.begin(), shared_->connections.end()};
  }

  std::shared_ptr<ListenerState> shared_;
  std::shared_ptr<AcceptLoop> accept_loop_;
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

std::string unknown_host(const ListenerSettings& settings) {
  return "'" + settings.host + "' is neither an address nor the name of a machine";
}

}  // namespace

std::string Listener::check(const ListenerSettings& settings) {
  net::io_context loop;
  const auto endpoint = resolve(loop, settings);
  if (!endpoint) return unknown_host(settings);
  Acceptor acceptor(loop.get_executor());
  const error_code failed = listen_at(acceptor, *endpoint);
  return failed ? sentence(settings, failed) : "";
}

std::unique_ptr<Listener> Listener::open(net::io_context& loop, const ListenerSettings& settings,
                                         Handler& handler, std::string& error) {
  const auto endpoint = resolve(loop, settings);
  if (!endpoint) {
    error = unknown_host(settings);
    return nullptr;
  }
  auto shared = std::make_shared<ListenerState>(loop, settings, handler);
  auto accept_loop = std::make_shared<AcceptLoop>(shared);
  if (const error_code failed = accept_loop->listen(*endpoint)) {
    error = sentence(settings, failed);
    return nullptr;
  }
  accept_loop->accept();
  return std::make_unique<OpenListener>(std::move(shared), std::move(accept_loop));
}

}  // namespace pithead::server
