#include "server/net/visit.h"

#include <algorithm>
#include <utility>

#include <boost/asio/socket_base.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace pithead::server {
namespace {

namespace websocket = boost::beast::websocket;

constexpr std::chrono::seconds kBetweenWarnings{1};
constexpr std::size_t kKeptBuffer = 4096;  // a larger one goes back after the message

Allowance speech(const DoorLimits& limits) { return {limits.messages_per_second, limits.message_burst}; }

// Ten times too fast for four seconds, or a flood of as many at once, is no longer an oversight.
Allowance patience(const DoorLimits& limits) {
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

Visit::Visit(std::shared_ptr<Porch> porch, Socket socket, Tickets tickets)
    : porch_(std::move(porch)),
      stream_(std::move(socket)),
      tickets_(std::move(tickets)),
      heard_(porch_->settings.limits.message_bytes + 4096),
      speech_(speech(porch_->settings.limits), Clock::now()),
      patience_(patience(porch_->settings.limits), Clock::now()),
      warned_(Clock::now() - kBetweenWarnings) {
  porch_->guests.insert(this);
}

Visit::~Visit() { porch_->guests.erase(this); }

void Visit::set_options() {
  const DoorLimits& limits = porch_->settings.limits;
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
    if (!patience_.take(patience(porch_->settings.limits), Clock::now())) cut();
  });
}

void Visit::accept(const Handshake& handshake) {
  set_options();
  stream_.async_accept(handshake, [self = shared_from_this()](error_code error) {
    if (!error && self->porch_->house != nullptr) self->enter();
  });
}

void Visit::enter() {
  inside_ = true;
  ++porch_->counts.sockets;
  porch_->house->entered(shared_from_this());
  if (porch_->closing) say_goodbye();
  read();
}

// ---- hearing ----------------------------------------------------------------------------------------

void Visit::read() {
  stream_.async_read(heard_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->leave();
    self->heard();
    self->heard_.clear();
    if (self->heard_.capacity() > kKeptBuffer) self->heard_.shrink_to_fit();
    self->read();
  });
}

void Visit::heard() {
  if (ending_ || porch_->house == nullptr) return;  // what comes on the way out is not heard
  ++porch_->counts.messages;
  if (stream_.got_binary()) return end(Code::Unsupported, "only text is spoken here");
  if (too_fast()) return;
  const auto bytes = heard_.cdata();
  porch_->house->said(shared_from_this(), {static_cast<const char*>(bytes.data()), bytes.size()});
}

bool Visit::too_fast() {
  const DoorLimits& limits = porch_->settings.limits;
  const Moment now = Clock::now();
  const bool patient = patience_.take(patience(limits), now);
  if (speech_.take(speech(limits), now)) return false;
  ++porch_->counts.refused;
  if (!patient) {
    end(Code::Policy, "too many messages");
  } else if (now - warned_ >= kBetweenWarnings) {
    warned_ = now;
    send(std::make_shared<const std::string>(porch_->house->too_fast()));
  }
  return true;
}

// ---- speaking ---------------------------------------------------------------------------------------

void Visit::send(std::shared_ptr<const std::string> text) {
  if (!inside_ || ending_) return;
  if (!unsent_.empty() && unsent_bytes_ + text->size() > porch_->settings.limits.unread_bytes) {
    ++porch_->counts.dropped;
    return cut();
  }
  unsent_bytes_ += text->size();
  unsent_.push_back(std::move(text));
  if (unsent_.size() == 1) write();
}

void Visit::write() {
  stream_.async_write(
      net::buffer(*unsent_.front()),
      [self = shared_from_this()](error_code error, std::size_t) { self->on_written(error); });
}

void Visit::on_written(error_code error) {
  if (error) {
    unsent_.clear();
    return cut();
  }
  ++porch_->counts.sent;
  porch_->counts.sent_bytes += unsent_.front()->size();
  unsent_bytes_ -= unsent_.front()->size();
  unsent_.pop_front();
  if (!unsent_.empty()) return write();
  if (ending_) send_close();
}

// ---- leaving ----------------------------------------------------------------------------------------

void Visit::close(std::string_view why) { end(Code::Policy, why); }

void Visit::say_goodbye() { end(Code::Restart, "the server restarts; come back in a minute"); }

// What was sent before goes out first. A peer that does not read it, or does not answer, is not waited for.
void Visit::end(Code code, std::string_view why) {
  if (!inside_ || ending_) return;
  ending_ = true;
  reason_ = {static_cast<websocket::close_code>(code), boost::beast::string_view(fitting(why))};
  farewell_ = std::make_unique<Timer>(porch_->loop.get_executor());
  farewell_->expires_after(porch_->settings.limits.close_time);
  farewell_->async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (!error && self) self->cut();
  });
  if (unsent_.empty()) send_close();
}

// The pending read ends with the peer's own close frame.
void Visit::send_close() {
  stream_.async_close(reason_, [self = shared_from_this()](error_code) {});
}

// With a reset: what this peer has not read, the kernel shall not keep either.
void Visit::cut() {
  ending_ = true;
  Socket& socket = stream_.next_layer();
  error_code ignored;
  socket.set_option(net::socket_base::linger(true, 0), ignored);
  socket.close(ignored);
}

void Visit::leave() {
  if (!std::exchange(inside_, false)) return;
  ending_ = true;
  farewell_.reset();
  tickets_ = {};
  --porch_->counts.sockets;
  if (porch_->house != nullptr) porch_->house->gone(shared_from_this());
}

}  // namespace pithead::server
