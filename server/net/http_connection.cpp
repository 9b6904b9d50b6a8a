#include "server/net/http_connection.h"

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
constexpr std::chrono::milliseconds kLingerTimeout{2000};

std::string_view text_of(beast::string_view text) { return {text.data(), text.size()}; }

bool changes_something(std::string_view method) {
  return method != "GET" && method != "HEAD" && method != "OPTIONS";
}

HttpResponse bad_request(std::string_view what) { return error_response(400, "bad-request", what); }

HttpResponse server_closing() {
  return error_response(503, "closing", "the server is closing; come back in a minute");
}

HttpResponse too_many_requests(int seconds) {
  HttpResponse response =
      error_response(429, "too-fast", "too many requests came from your address; wait a little");
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  return response;
}

}  // namespace

void serve_connection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer_address) {
  std::make_shared<HttpConnection>(std::move(shared), std::move(socket), std::move(peer_address))->start();
}

HttpConnection::HttpConnection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer_address)
    : shared_(std::move(shared)),
      socket_(std::move(socket)),
      deadline_(shared_->loop.get_executor()),
      peer_address_(std::move(peer_address)),
      slot_(std::make_unique<Slot>(shared_->connection_slots, address_group(peer_address_))),
      // Room for the largest header, and for whatever of the next requests came with it.
      buffer_(shared_->settings.limits.header_bytes + 4096) {
  shared_->connections.insert(this);
}

HttpConnection::~HttpConnection() { shared_->connections.erase(this); }

void HttpConnection::start() { read_header(shared_->settings.limits.request_timeout); }

// The timer must not keep the connection alive, or one whose response never comes would stay for ever.
void HttpConnection::set_deadline(std::chrono::milliseconds timeout) {
  timed_out_ = false;
  deadline_.expires_after(timeout);
  deadline_.async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (!error && self && Clock::now() >= self->deadline_.expiry()) self->on_timeout();
  });
}

void HttpConnection::on_timeout() {
  timed_out_ = true;
  if (awaiting_response_) return abort();
  error_code ignored;
  socket_.cancel(ignored);
}

void HttpConnection::shut_down() {
  keep_alive_ = false;
  if (reading_header_ && !parser_->got_some()) return abort();
  set_deadline(shared_->settings.limits.close_timeout);
}

void HttpConnection::abort() {
  error_code ignored;
  socket_.close(ignored);
}

// ---- reading a request ------------------------------------------------------------------------------

void HttpConnection::read_header(std::chrono::milliseconds timeout) {
  const ListenerLimits& limits = shared_->settings.limits;
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  parser_->body_limit(limits.body_bytes);
  reading_header_ = true;
  buffer_.folded = false;
  address_ = peer_address_;
  set_deadline(timeout);
  http::async_read_header(socket_, buffer_, *parser_,
                          [self = shared_from_this()](error_code error, std::size_t) {
                            self->reading_header_ = false;
                            if (error) return self->on_read_error(error);
                            self->on_header();
                          });
}

void HttpConnection::on_header() {
  ++shared_->counts.requests;
  request_ = read_request();
  address_ = request_.address;
  const std::string& group = request_.group;
  const Moment now = Clock::now();
  if (!shared_->request_limiter.take(group, now))
    return refuse(too_many_requests(shared_->request_limiter.seconds_to_wait(group, now)));
  if (buffer_.folded) return refuse(bad_request("a header must not go on in the next line"));
  read_body();
}

void HttpConnection::read_body() {
  if (parser_->is_done()) return serve();
  set_deadline(shared_->settings.limits.request_timeout);
  http::async_read(socket_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->on_read_error(error);
    self->serve();
  });
}

void HttpConnection::on_read_error(error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return refuse(error_response(431, "too-large", "the header of the request is too large"));
  if (error == http::error::body_limit)
    return refuse(error_response(413, "too-large", "the body of the request is too large"));
  if (timed_out_ && parser_->got_some())
    return refuse(error_response(408, "too-slow", "the request did not arrive in time"));
  const bool ended = error == http::error::end_of_stream || error == http::error::partial_message;
  if (!ended && error.category() == make_error_code(http::error::end_of_stream).category())
    return refuse(bad_request("this is no HTTP request: " + error.message()));
  abort();
}

// Names in small letters; a name that comes twice is a list, as HTTP has it.
HttpRequest HttpConnection::read_request() const {
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
  request.address = shared_->settings.trust_proxy
                        ? client_address(peer_address_, request.header("x-forwarded-for"))
                        : peer_address_;
  request.group = address_group(request.address);
  return request;
}

// ---- responding to it -------------------------------------------------------------------------------

std::optional<HttpResponse> HttpConnection::check_request(const HttpRequest& request) const {
  const auto& message = parser_->get();
  if (message.version() != 10 && message.version() != 11)
    return bad_request("only HTTP/1.1 and HTTP/1.0 are spoken here");
  if (message.version() == 11 && message.count(http::field::host) != 1)
    return bad_request("a request needs one Host header");
  const bool needs_origin = changes_something(request.method) || request.path == kSocketPath;
  if (needs_origin &&
      !origin_allowed(request.header("origin"), request.header("host"), shared_->settings.origins))
    return error_response(403, "forbidden-origin",
                          "this page is not the server's own; if it is, start the server with --origin and "
                          "the address of the page");
  return std::nullopt;
}

void HttpConnection::serve() {
  if (shared_->handler == nullptr) return abort();
  HttpRequest request = std::move(request_);
  const auto wrong = read_target(text_of(parser_->get().target()), request);
  if (wrong) return refuse(bad_request(*wrong));
  if (const auto refusal = check_request(request)) return refuse(*refusal);
  keep_alive_ = parser_->get().keep_alive();
  if (request.path == kSocketPath) return upgrade(std::move(request));
  request.body = std::move(parser_->get().body());
  dispatch(std::move(request));
}

void HttpConnection::dispatch(HttpRequest request) {
  if (request.method == "HEAD") request.method = "GET";
  deadline_.cancel();
  awaiting_response_ = true;
  shared_->handler->on_request(
      std::move(request), [self = shared_from_this(), number = ++request_number_](HttpResponse response) {
        if (self->accepts_response(number)) self->write(std::move(response));
      });
}

bool HttpConnection::accepts_response(std::uint64_t number) {
  if (!awaiting_response_ || number != request_number_) return false;
  awaiting_response_ = false;
  return socket_.is_open();
}

void HttpConnection::refuse(HttpResponse response) {
  keep_alive_ = false;
  write(std::move(response));
}

void HttpConnection::write(HttpResponse response) {
  response_ = std::move(response);
  if (shared_->settings.https) response_.headers.emplace_back(kOnlyHttps);
  if (response_.error && shared_->handler != nullptr)
    shared_->handler->on_refused(*response_.error, address_);
  keep_alive_ = keep_alive_ && !shared_->closing;
  head_ = response_head(response_, keep_alive_);
  if (parser_->get().method() == http::verb::head) response_.body.clear();
  if (!shared_->closing) set_deadline(shared_->settings.limits.response_timeout);
  const std::array<net::const_buffer, 2> parts{net::buffer(head_), net::buffer(response_.body)};
  net::async_write(socket_, parts,
                   [self = shared_from_this()](error_code error, std::size_t) { self->on_written(error); });
}

void HttpConnection::on_written(error_code error) {
  if (error) return abort();
  response_ = {};
  head_ = {};
  if (!keep_alive_ || shared_->closing) return linger();
  buffer_.shrink_to_fit();
  read_header(shared_->settings.limits.keep_alive_timeout);
}

// Closing with something unread would reset the connection, and the peer might lose the response it is just
// reading.
void HttpConnection::linger() {
  error_code ignored;
  socket_.shutdown(Socket::shutdown_send, ignored);
  set_deadline(std::min(kLingerTimeout, shared_->settings.limits.close_timeout));
  buffer_.clear();
  drain();
}

void HttpConnection::drain() {
  socket_.async_read_some(buffer_.prepare(1024), [self = shared_from_this()](error_code error, std::size_t) {
    if (error || self->timed_out_) return self->abort();
    self->drain();
  });
}

// ---- becoming a WebSocket ---------------------------------------------------------------------------

std::optional<HttpResponse> HttpConnection::check_upgrade(const HttpRequest& request) const {
  const ListenerLimits& limits = shared_->settings.limits;
  if (!beast::websocket::is_upgrade(parser_->get()))
    return bad_request("here is a WebSocket; a request for it must ask for the upgrade");
  if (request.header("sec-websocket-version") != "13")
    return bad_request("only version 13 of the WebSocket protocol is spoken here");
  if (request.header("sec-websocket-key").size() != 24)
    return bad_request("the header Sec-WebSocket-Key must be 16 bytes in base64");
  if (buffer_.size() != 0) return bad_request("speak only after the WebSocket is accepted");
  const bool full = shared_->session_slots->total >= limits.sockets;
  if (full || shared_->session_slots->count(request.group) >= limits.sockets_per_address)
    return error_response(503, "too-many-sockets",
                          full ? "the server is full; come back later"
                               : "too many WebSockets of your address are open; close some");
  if (shared_->closing) return server_closing();
  return std::nullopt;
}

void HttpConnection::upgrade(HttpRequest request) {
  if (const auto refusal = check_upgrade(request)) return refuse(*refusal);
  deadline_.cancel();
  awaiting_response_ = true;
  // Counted from now on, so that many upgrades at once cannot exceed the limit together.
  auto slot = std::make_shared<Slot>(shared_->session_slots, request.group);
  const auto answer = [self = shared_from_this(), number = ++request_number_, slot = std::move(slot)](
                          std::optional<HttpResponse> refusal, std::shared_ptr<void> user_data) mutable {
    if (!self->accepts_response(number)) return;
    if (refusal) return self->refuse(*std::move(refusal));
    self->open_session(std::move(slot), std::move(user_data));
  };
  shared_->handler->on_upgrade(std::move(request), answer);
}

void HttpConnection::open_session(std::shared_ptr<Slot> slot, std::shared_ptr<void> user_data) {
  if (shared_->closing) return refuse(server_closing());
  WebSocketSession::Slots slots{std::move(slot_), std::move(slot)};
  const auto session = std::make_shared<WebSocketSession>(shared_, std::move(socket_), std::move(slots));
  session->user_data = std::move(user_data);
  session->accept(parser_->get());
}

}  // namespace pithead::server
