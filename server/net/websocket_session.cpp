#include "server/net/websocket_session.h"

#include <algorithm>
#include <utility>

#include <boost/asio/socket_base.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace pithead::server {
namespace {

namespace websocket = boost::beast::websocket;

constexpr std::chrono::seconds kBetweenWarnings{1};
constexpr std::size_t kKeptBuffer = 4096;  // a larger one goes back after the message

RateLimit speech(const ListenerLimits& limits) { return {limits.messages_per_second, limits.message_burst}; }

// Ten times too fast for four seconds, or a flood of as many at once, is no longer an oversight.
RateLimit patience(const ListenerLimits& limits) {
  return {5 * limits.messages_per_second, limits.message_burst + 20 * limits.messages_per_second};
}

// A close frame has room for 123 bytes, and must not end within a letter.
std::string_view fitting(std::string_view why) {
  constexpr std::size_t kMost = 123;
  if (why.size() <= kMost) return why;
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(why[end]) & 0xC0U) == 0x80U) --end;
  return why.substr(0, end);
}

}  // namespace

WebSocketSession::WebSocketSession(std::shared_ptr<ListenerState> shared, Socket socket, Tickets tickets)
    : shared_(std::move(shared)),
      stream_(std::move(socket)),
      tickets_(std::move(tickets)),
      heard_(shared_->settings.limits.message_bytes + 4096),
      speech_(speech(shared_->settings.limits), Clock::now()),
      patience_(patience(shared_->settings.limits), Clock::now()),
      warned_(Clock::now() - kBetweenWarnings) {
  shared_->peers.insert(this);
}

WebSocketSession::~WebSocketSession() { shared_->peers.erase(this); }

void WebSocketSession::set_options() {
  const ListenerLimits& limits = shared_->settings.limits;
  websocket::stream_base::timeout times{};
  times.handshake_timeout = limits.close_time;
  times.idle_timeout = limits.idle;
  times.keep_alive_pings = true;
  stream_.set_option(times);
  stream_.read_message_max(limits.message_bytes);
  stream_.auto_fragment(false);  // one frame and one system call for a message
  stream_.text(true);
  // Pings are answered by the library, so nobody else would count them.
  stream_.control_callback([this](websocket::frame_type, boost::beast::string_view) {
    if (!patience_.take(patience(shared_->settings.limits), Clock::now())) cut();
  });
}

void WebSocketSession::accept(const Handshake& handshake) {
  set_options();
  stream_.async_accept(handshake, [self = shared_from_this()](error_code error) {
    if (!error && self->shared_->handler != nullptr) self->enter();
  });
}

void WebSocketSession::enter() {
  inside_ = true;
  ++shared_->counts.sockets;
  shared_->handler->on_open(shared_from_this());
  if (shared_->closing) say_goodbye();
  read();
}

// ---- hearing ----------------------------------------------------------------------------------------

void WebSocketSession::read() {
  stream_.async_read(heard_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->leave();
    self->heard();
    self->heard_.clear();
    if (self->heard_.capacity() > kKeptBuffer) self->heard_.shrink_to_fit();
    self->read();
  });
}

void WebSocketSession::heard() {
  if (ending_ || shared_->handler == nullptr) return;  // what comes on the way out is not heard
  ++shared_->counts.messages;
  if (stream_.got_binary()) return end(Code::Unsupported, "only text is spoken here");
  if (too_fast()) return;
  const auto bytes = heard_.cdata();
  shared_->handler->on_message(shared_from_this(), {static_cast<const char*>(bytes.data()), bytes.size()});
}

bool WebSocketSession::too_fast() {
  const ListenerLimits& limits = shared_->settings.limits;
  const Moment now = Clock::now();
  const bool patient = patience_.take(patience(limits), now);
  if (speech_.take(speech(limits), now)) return false;
  ++shared_->counts.refused;
  if (!patient) {
    end(Code::Policy, "too many messages");
  } else if (now - warned_ >= kBetweenWarnings) {
    warned_ = now;
    send(std::make_shared<const std::string>(shared_->handler->rate_limit_error()));
  }
  return true;
}

// ---- speaking ---------------------------------------------------------------------------------------

void WebSocketSession::send(std::shared_ptr<const std::string> text) {
  if (!inside_ || ending_) return;
  if (!unsent_.empty() && unsent_bytes_ + text->size() > shared_->settings.limits.unread_bytes) {
    ++shared_->counts.dropped;
    return cut();
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
    return cut();
  }
  ++shared_->counts.sent;
  shared_->counts.sent_bytes += unsent_.front()->size();
  unsent_bytes_ -= unsent_.front()->size();
  unsent_.pop_front();
  if (!unsent_.empty()) return write();
  if (ending_) send_close();
}

// ---- leaving ----------------------------------------------------------------------------------------

void WebSocketSession::close(std::string_view why) { end(Code::Policy, why); }

void WebSocketSession::say_goodbye() { end(Code::Restart, "the server restarts; come back in a minute"); }

// What was sent before goes out first. A peer that does not read it, or does not answer, is not waited for.
void WebSocketSession::end(Code code, std::string_view why) {
  if (!inside_ || ending_) return;
  ending_ = true;
  reason_ = {static_cast<websocket::close_code>(code), boost::beast::string_view(fitting(why))};
  farewell_ = std::make_unique<Timer>(shared_->loop.get_executor());
  farewell_->expires_after(shared_->settings.limits.close_time);
  farewell_->async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (!error && self) self->cut();
  });
  if (unsent_.empty()) send_close();
}

// The pending read ends with the peer's own close frame.
void WebSocketSession::send_close() {
  stream_.async_close(reason_, [self = shared_from_this()](error_code) {});
}

// With a reset: what this peer has not read, the kernel shall not keep either.
void WebSocketSession::cut() {
  ending_ = true;
  Socket& socket = stream_.next_layer();
  error_code ignored;
  socket.set_option(net::socket_base::linger(true, 0), ignored);
  socket.close(ignored);
}

void WebSocketSession::leave() {
  if (!std::exchange(inside_, false)) return;
  ending_ = true;
  farewell_.reset();
  tickets_ = {};
  --shared_->counts.sockets;
  if (shared_->handler != nullptr) shared_->handler->on_close(shared_from_this());
}

}  // namespace pithead::server
