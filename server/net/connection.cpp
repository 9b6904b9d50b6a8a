#include "server/net/connection.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include <boost/asio/write.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/request_check.h"
#include "server/net/websocket_session.h"

namespace pithead::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::string_view kSocketPath = "/ws";
constexpr std::chrono::milliseconds kLinger{2000};

std::string_view text_of(beast::string_view text) { return {text.data(), text.size()}; }

bool changes_something(std::string_view method) {
  return method != "GET" && method != "HEAD" && method != "OPTIONS";
}

HttpResponse bad_request(std::string_view what) { return error_response(400, "bad-request", what); }

HttpResponse closing() {
  return error_response(503, "closing", "the server is closing; come back in a minute");
}

HttpResponse too_fast(int seconds) {
  HttpResponse response =
      error_response(429, "too-fast", "too many requests came from your address; wait a little");
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  return response;
}

}  // namespace

void serve_connection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer) {
  std::make_shared<Connection>(std::move(shared), std::move(socket), std::move(peer))->start();
}

Connection::Connection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer)
    : shared_(std::move(shared)),
      socket_(std::move(socket)),
      deadline_(shared_->loop.get_executor()),
      peer_(std::move(peer)),
      ticket_(std::make_unique<Ticket>(shared_->connections, address_group(peer_))),
      // Room for the largest header, and for whatever of the next requests came with it.
      buffer_(shared_->settings.limits.header_bytes + 4096) {
  shared_->peers.insert(this);
}

Connection::~Connection() { shared_->peers.erase(this); }

void Connection::start() { read_header(shared_->settings.limits.request_time); }

// The timer must not keep the connection alive, or one whose answer never comes would stay for ever.
void Connection::set_deadline(std::chrono::milliseconds time) {
  too_late_ = false;
  deadline_.expires_after(time);
  deadline_.async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (!error && self && Clock::now() >= self->deadline_.expiry()) self->give_up();
  });
}

void Connection::give_up() {
  too_late_ = true;
  if (asking_) return cut();
  error_code ignored;
  socket_.cancel(ignored);
}

void Connection::say_goodbye() {
  keep_ = false;
  if (waiting_ && !parser_->got_some()) return cut();
  set_deadline(shared_->settings.limits.close_time);
}

void Connection::cut() {
  error_code ignored;
  socket_.close(ignored);
}

// ---- reading a request ------------------------------------------------------------------------------

void Connection::read_header(std::chrono::milliseconds time) {
  const ListenerLimits& limits = shared_->settings.limits;
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  parser_->body_limit(limits.body_bytes);
  waiting_ = true;
  set_deadline(time);
  http::async_read_header(socket_, buffer_, *parser_,
                          [self = shared_from_this()](error_code error, std::size_t) {
                            self->waiting_ = false;
                            if (error) return self->failed(error);
                            self->on_header();
                          });
}

void Connection::on_header() {
  ++shared_->counts.requests;
  request_ = plain_request();
  const std::string group = address_group(request_.address);
  const Moment now = Clock::now();
  if (!shared_->guard.take(group, now)) {
    ++shared_->counts.refused;
    return refuse(too_fast(shared_->guard.seconds_to_wait(group, now)));
  }
  read_body();
}

void Connection::read_body() {
  if (parser_->is_done()) return serve();
  set_deadline(shared_->settings.limits.request_time);
  http::async_read(socket_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->failed(error);
    self->serve();
  });
}

void Connection::failed(error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return refuse(error_response(431, "too-large", "the header of the request is too large"));
  if (error == http::error::body_limit)
    return refuse(error_response(413, "too-large", "the body of the request is too large"));
  if (too_late_ && parser_->got_some())
    return refuse(error_response(408, "too-slow", "the request did not arrive in time"));
  const bool ended = error == http::error::end_of_stream || error == http::error::partial_message;
  if (!ended && error.category() == make_error_code(http::error::end_of_stream).category())
    return refuse(bad_request("this is no HTTP request: " + error.message()));
  cut();
}

// Names in small letters; a name that comes twice is a list, as HTTP has it.
HttpRequest Connection::plain_request() const {
  const auto& message = parser_->get();
  HttpRequest request;
  request.method = text_of(message.method_string());
  for (const auto& field : message) {
    std::string name(text_of(field.name_string()));
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    const auto [place, fresh] = request.headers.try_emplace(std::move(name), text_of(field.value()));
    if (fresh) continue;
    place->second += place->first == "cookie" ? "; " : ", ";
    place->second += text_of(field.value());
  }
  request.address =
      shared_->settings.trust_proxy ? client_address(peer_, request.header("x-forwarded-for")) : peer_;
  return request;
}

// ---- answering it -----------------------------------------------------------------------------------

std::optional<HttpResponse> Connection::objection(const HttpRequest& request) const {
  const auto& message = parser_->get();
  if (message.version() != 10 && message.version() != 11)
    return bad_request("only HTTP/1.1 and HTTP/1.0 are spoken here");
  if (message.version() == 11 && message.count(http::field::host) != 1)
    return bad_request("a request needs one Host header");
  const bool matters = changes_something(request.method) || request.path == kSocketPath;
  if (matters && !origin_allowed(request.header("origin"), request.header("host"), shared_->settings.origins))
    return error_response(403, "forbidden-origin", "pages of another origin may not ask this of the server");
  return std::nullopt;
}

void Connection::serve() {
  if (shared_->handler == nullptr) return cut();
  HttpRequest request = std::move(request_);
  const auto broken = read_target(text_of(parser_->get().target()), request);
  if (broken) return refuse(bad_request(*broken));
  if (const auto why_not = objection(request)) {
    ++shared_->counts.refused;
    return refuse(*why_not);
  }
  keep_ = parser_->get().keep_alive();
  if (request.path == kSocketPath) return upgrade(std::move(request));
  request.body = std::move(parser_->get().body());
  ask_house(std::move(request));
}

void Connection::ask_house(HttpRequest request) {
  if (request.method == "HEAD") request.method = "GET";
  deadline_.cancel();
  asking_ = true;
  shared_->handler->on_request(std::move(request),
                               [self = shared_from_this(), question = ++questions_](HttpResponse response) {
                                 if (self->answers(question)) self->write(std::move(response));
                               });
}

bool Connection::answers(std::uint64_t question) {
  if (!asking_ || question != questions_) return false;
  asking_ = false;
  return socket_.is_open();
}

void Connection::refuse(HttpResponse response) {
  keep_ = false;
  write(std::move(response));
}

void Connection::write(HttpResponse response) {
  response_ = std::move(response);
  keep_ = keep_ && !shared_->closing;
  head_ = response_head(response_, keep_);
  if (parser_->get().method() == http::verb::head) response_.body.clear();
  if (!shared_->closing) set_deadline(shared_->settings.limits.response_time);
  const std::array<net::const_buffer, 2> parts{net::buffer(head_), net::buffer(response_.body)};
  net::async_write(socket_, parts,
                   [self = shared_from_this()](error_code error, std::size_t) { self->on_written(error); });
}

void Connection::on_written(error_code error) {
  if (error) return cut();
  response_ = {};
  head_ = {};
  if (!keep_ || shared_->closing) return linger();
  buffer_.shrink_to_fit();
  read_header(shared_->settings.limits.keep_alive);
}

// Closing with something unread would reset the connection, and the peer might lose the response it is just
// reading.
void Connection::linger() {
  error_code ignored;
  socket_.shutdown(Socket::shutdown_send, ignored);
  set_deadline(std::min(kLinger, shared_->settings.limits.close_time));
  buffer_.clear();
  drain();
}

void Connection::drain() {
  socket_.async_read_some(buffer_.prepare(1024), [self = shared_from_this()](error_code error, std::size_t) {
    if (error || self->too_late_) return self->cut();
    self->drain();
  });
}

// ---- becoming a WebSocket ---------------------------------------------------------------------------

std::optional<HttpResponse> Connection::objection_to_upgrade(const HttpRequest& request) const {
  const ListenerLimits& limits = shared_->settings.limits;
  if (!beast::websocket::is_upgrade(parser_->get()))
    return bad_request("here is a WebSocket; a request for it must ask for the upgrade");
  if (request.header("sec-websocket-version") != "13")
    return bad_request("only version 13 of the WebSocket protocol is spoken here");
  if (request.header("sec-websocket-key").size() != 24)
    return bad_request("the header Sec-WebSocket-Key must be 16 bytes in base64");
  if (buffer_.size() != 0) return bad_request("speak only after the WebSocket is accepted");
  const bool many = shared_->sessions->total >= limits.sockets;
  if (many || shared_->sessions->count(address_group(request.address)) >= limits.sockets_per_address)
    return error_response(503, "too-many-sockets",
                          many ? "the handler is full; come back later"
                               : "too many WebSockets of your address are open; close some");
  if (shared_->closing) return closing();
  return std::nullopt;
}

void Connection::upgrade(HttpRequest request) {
  if (const auto why_not = objection_to_upgrade(request)) {
    ++shared_->counts.refused;
    return refuse(*why_not);
  }
  deadline_.cancel();
  asking_ = true;
  // Counted from now on, so that many who upgrade at once cannot all slip in.
  auto ticket = std::make_shared<Ticket>(shared_->sessions, address_group(request.address));
  const auto answer = [self = shared_from_this(), question = ++questions_, ticket = std::move(ticket)](
                          std::optional<HttpResponse> refusal, std::shared_ptr<void> user_data) mutable {
    if (!self->answers(question)) return;
    if (refusal) return self->refuse(*std::move(refusal));
    self->enter(std::move(ticket), std::move(user_data));
  };
  shared_->handler->on_upgrade(std::move(request), answer);
}

void Connection::enter(std::shared_ptr<Ticket> ticket, std::shared_ptr<void> user_data) {
  if (shared_->closing) return refuse(closing());
  WebSocketSession::Tickets tickets{std::move(ticket_), std::move(ticket)};
  const auto session = std::make_shared<WebSocketSession>(shared_, std::move(socket_), std::move(tickets));
  session->user_data = std::move(user_data);
  session->accept(parser_->get());
}

}  // namespace pithead::server
