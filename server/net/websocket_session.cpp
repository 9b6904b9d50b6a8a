#include "server/net/websocket_session.h"

#include <algorithm>
#include <utility>

#include <boost/asio/socket_base.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace pithead::server {
namespace {

namespace websocket = boost::beast::websocket;

constexpr std::size_t kKeptBuffer = 4096;  // a larger one is freed after the message

RateLimit message_limit(const ListenerLimits& limits) {
  return {limits.messages_per_second, limits.message_burst};
}

RateLimit flood_limit(const ListenerLimits& limits) { return {limits.flood_per_second, limits.flood_burst}; }

// RFC 6455 ends there, and the library does not.
constexpr unsigned kLastCloseCode = 4999;

// A close frame has room for 123 bytes, and must not end within a letter.
std::string_view truncated(std::string_view why) {
  constexpr std::size_t kMost = 123;
  if (why.size() <= kMost) return why;
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(why[end]) & 0xC0U) == 0x80U) --end;
  return why.substr(0, end);
}

}  // namespace

WebSocketSession::WebSocketSession(std::shared_ptr<ListenerState> shared, Socket socket, Slots slots)
    : shared_(std::move(shared)),
      stream_(std::move(socket)),
      slots_(std::move(slots)),
      buffer_(shared_->settings.limits.message_bytes + 4096),
      messages_(message_limit(shared_->settings.limits), Clock::now()),
      flood_(flood_limit(shared_->settings.limits), Clock::now()) {
  shared_->connections.insert(this);
}

WebSocketSession::~WebSocketSession() { shared_->connections.erase(this); }

void WebSocketSession::set_options() {
  const ListenerLimits& limits = shared_->settings.limits;
  websocket::stream_base::timeout times{};
  times.handshake_timeout = limits.close_timeout;
  times.idle_timeout = limits.idle_timeout;
  times.keep_alive_pings = true;
  stream_.set_option(times);
  stream_.read_message_max(limits.message_bytes);
  stream_.auto_fragment(false);  // one frame and one system call for a message
  stream_.text(true);
  if (shared_->settings.https) {
    stream_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& answer) { answer.set(kOnlyHttps.first, kOnlyHttps.second); }));
  }
  // Pings are answered by the library, so nobody else would count them.
  stream_.control_callback([this](websocket::frame_type type, boost::beast::string_view) {
    if (!flood_.take(flood_limit(shared_->settings.limits), Clock::now())) return abort();
    if (type == websocket::frame_type::close && stream_.reason().code > kLastCloseCode) close_wrong();
  });
}

void WebSocketSession::accept(const Handshake& handshake) {
  set_options();
  stream_.async_accept(handshake, [self = shared_from_this()](error_code error) {
    if (!error && self->shared_->handler != nullptr) self->on_accepted();
  });
}

void WebSocketSession::on_accepted() {
  open_ = true;
  ++shared_->counts.sockets;
  shared_->handler->on_open(shared_from_this());
  if (shared_->closing) shut_down();
  read();
}

// ---- receiving -------------------------------------------------------------------------------------

void WebSocketSession::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->on_disconnected();
    self->on_message();
    self->buffer_.clear();
    if (self->buffer_.capacity() > kKeptBuffer) self->buffer_.shrink_to_fit();
    self->read();
  });
}

void WebSocketSession::on_message() {
  if (closing_ || shared_->handler == nullptr) return;  // what comes behind a close is ignored
  ++shared_->counts.messages;
  if (stream_.got_binary()) return close(CloseCode::Unsupported, "only text is spoken here");
  const ListenerLimits& limits = shared_->settings.limits;
  const Moment now = Clock::now();
  const bool flood = !flood_.take(flood_limit(limits), now);
  const bool excess = !messages_.take(message_limit(limits), now);
  const auto bytes = buffer_.cdata();
  const std::string_view text{static_cast<const char*>(bytes.data()), bytes.size()};
  if (!excess) return shared_->handler->on_message(shared_from_this(), text);
  if (flood) return close(CloseCode::Policy, "too many messages");
  shared_->handler->on_excess(shared_from_this(), text);
}

// ---- sending ----------------------------------------------------------------------------------------

void WebSocketSession::send(std::shared_ptr<const std::string> text) {
  if (!open_ || closing_) return;
  if (!unsent_.empty() && unsent_bytes_ + text->size() > shared_->settings.limits.unsent_bytes) {
    ++shared_->counts.dropped;
    return abort();
  }
  unsent_bytes_ += text->size();
  unsent_.push_back(std::move(text));
  if (unsent_.size() == 1) write();
}

void WebSocketSession::write() {
  stream_.async_write(
      net::buffer(*unsent_.front()),
      [self = shared_from_this()](error_code error, std::size_t) { self->on_written(error); });
}

void WebSocketSession::on_written(error_code error) {
  if (error) {
    unsent_.clear();
    return abort();
  }
  ++shared_->counts.sent;
  shared_->counts.sent_bytes += unsent_.front()->size();
  unsent_bytes_ -= unsent_.front()->size();
  unsent_.pop_front();
  if (!unsent_.empty()) return write();
  if (closing_) send_close();
}

// ---- closing ----------------------------------------------------------------------------------------

void WebSocketSession::close(std::string_view why) { close(CloseCode::Policy, why); }

void WebSocketSession::shut_down() {
  close(CloseCode::Restart, "the server restarts; come back in a minute");
}

// What was sent before goes out first. A peer that does not read it, or does not answer, is not waited for.
void WebSocketSession::close(CloseCode code, std::string_view why) {
  if (!open_ || closing_) return;
  closing_ = true;
  reason_ = {static_cast<websocket::close_code>(code), boost::beast::string_view(truncated(why))};
  close_timer_ = std::make_unique<Timer>(shared_->loop.get_executor());
  close_timer_->expires_after(shared_->settings.limits.close_timeout);
  close_timer_->async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (!error && self) self->abort();
  });
  if (unsent_.empty()) send_close();
}

// The pending read ends with the peer's own close frame.
void WebSocketSession::send_close() {
  stream_.async_close(reason_, [self = shared_from_this()](error_code) {});
}

// At once, or the library would answer with the peer's own code.
void WebSocketSession::close_wrong() {
  closing_ = true;
  reason_ = {static_cast<websocket::close_code>(CloseCode::Mistake), "there is no such close code"};
  send_close();
}

// With a reset: what this peer has not read, the kernel shall not keep either.
void WebSocketSession::abort() {
  closing_ = true;
  Socket& socket = stream_.next_layer();
  error_code ignored;
  socket.set_option(net::socket_base::linger(true, 0), ignored);
  socket.close(ignored);
}

void WebSocketSession::on_disconnected() {
  if (!std::exchange(open_, false)) return;
  closing_ = true;
  close_timer_.reset();
  slots_ = {};
  --shared_->counts.sockets;
  if (shared_->handler != nullptr) shared_->handler->on_close(shared_from_this());
}

}  // namespace pithead::server
