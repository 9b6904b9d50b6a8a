#include "tests/server/client.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace pithead::tests {
namespace {

using Clock = std::chrono::steady_clock;

// The key of RFC 6455's own example, whose answer is known.
constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

int open_socket(std::uint16_t port, int receive_buffer, const std::string& host) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return -1;
  const int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (receive_buffer > 0) setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  inet_pton(AF_INET, host.c_str(), &address.sin_addr);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return socket;
  ::close(socket);
  return -1;
}

bool readable(int socket, Clock::time_point until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
  pollfd entry{socket, POLLIN, 0};
  return poll(&entry, 1, static_cast<int>(std::max<std::int64_t>(0, left.count()))) > 0;
}

// Status and headers; the blank line is not part of it.
HttpAnswer parse_head(std::string_view head) {
  HttpAnswer answer;
  if (head.size() < 12 || !head.starts_with("HTTP/1.1 ")) return answer;
  std::from_chars(head.data() + 9, head.data() + 12, answer.status);
  std::size_t at = head.find("\r\n");
  while (at != std::string_view::npos) {
    const std::size_t end = head.find("\r\n", at + 2);
    const std::string_view line = head.substr(at + 2, end == std::string_view::npos ? end : end - at - 2);
    const std::size_t colon = line.find(": ");
    if (colon != std::string_view::npos) {
      std::string name(line.substr(0, colon));
      std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
      answer.headers.insert_or_assign(std::move(name), std::string(line.substr(colon + 2)));
    }
    at = end;
  }
  return answer;
}

bool names(const Headers& headers, std::string_view name) {
  return std::ranges::any_of(headers, [&](const auto& header) { return header.first == name; });
}

}  // namespace

// ---- bytes ------------------------------------------------------------------------------------------

Wire::Wire(std::uint16_t port, int receive_buffer, const std::string& host)
    : socket_(open_socket(port, receive_buffer, host)) {}

Wire::Wire(Wire&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), read_(std::move(other.read_)) {}

Wire& Wire::operator=(Wire&& other) noexcept {
  std::swap(socket_, other.socket_);
  std::swap(read_, other.read_);
  return *this;
}

Wire::~Wire() { shut(); }

void Wire::shut() noexcept {
  if (socket_ >= 0) ::close(std::exchange(socket_, -1));
}

bool Wire::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Wire::fill(std::size_t bytes, Clock::time_point until) {
  std::array<char, 16384> part{};
  while (read_.size() < bytes) {
    if (!readable(socket_, until)) return false;
    const ssize_t got = ::recv(socket_, part.data(), part.size(), 0);
    if (got <= 0) return false;
    read_.append(part.data(), static_cast<std::size_t>(got));
  }
  return true;
}

std::string Wire::read_some(std::chrono::milliseconds timeout) {
  fill(1, Clock::now() + timeout);
  return std::exchange(read_, {});
}

bool Wire::ends(std::chrono::milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  while (fill(1, until)) read_.clear();
  return Clock::now() < until;
}

HttpAnswer Wire::answer(std::chrono::milliseconds timeout, bool head) {
  const auto until = Clock::now() + timeout;
  std::size_t end = read_.find("\r\n\r\n");
  while (end == std::string::npos) {
    if (!fill(read_.size() + 1, until)) return {};
    end = read_.find("\r\n\r\n");
  }
  HttpAnswer answer = parse_head(std::string_view(read_).substr(0, end));
  read_.erase(0, end + 4);
  const std::string length = answer.header("content-length");
  if (head || length.empty()) return answer;
  const std::size_t bytes = std::stoul(length);
  if (!fill(bytes, until)) return {};
  answer.body = read_.substr(0, bytes);
  read_.erase(0, bytes);
  return answer;
}

// ---- HTTP -------------------------------------------------------------------------------------------

std::string request_text(const std::string& method, const std::string& path, const Headers& headers,
                         const std::string& body) {
  std::string text = method + " " + path + " HTTP/1.1\r\n";
  if (!names(headers, "Host")) text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return text + "\r\n" + body;
}

HttpAnswer http(std::uint16_t port, const std::string& method, const std::string& path,
                const Headers& headers, const std::string& body) {
  Wire wire(port);
  if (!wire.connected() || !wire.write(request_text(method, path, headers, body))) return {};
  return wire.answer(kTimeout, method == "HEAD");
}

// ---- WebSocket --------------------------------------------------------------------------------------

Client Client::connect(std::uint16_t port, const std::string& path, const Headers& headers,
                       int receive_buffer) {
  Client client;
  client.wire_ = std::make_unique<Wire>(port, receive_buffer);
  Headers all = headers;
  const auto add = [&](const char* name, std::string_view value) {
    if (!names(headers, name)) all.emplace_back(name, value);
  };
  add("Connection", "Upgrade");
  add("Upgrade", "websocket");
  add("Sec-WebSocket-Version", "13");
  add("Sec-WebSocket-Key", kKey);
  if (!client.wire_->connected() || !client.wire_->write(request_text("GET", path, all))) return client;
  client.handshake_ = client.wire_->answer();
  const bool mine = !names(headers, "Sec-WebSocket-Key");
  if (client.connected() && mine && client.handshake_.header("sec-websocket-accept") != kAccept)
    client.handshake_.status = 0;
  return client;
}

std::string Client::frame(Op op, std::string_view payload, bool last, bool masked) {
  const auto byte = [](std::size_t value) { return static_cast<char>(value & 0xFFU); };
  const std::size_t mask_bit = masked ? 0x80U : 0U;
  const std::size_t size = payload.size();
  std::string bytes(1, byte((last ? 0x80U : 0U) | op));
  if (size < 126) {
    bytes += byte(mask_bit | size);
  } else if (size < 65536) {
    bytes += {byte(mask_bit | 126U), byte(size >> 8U), byte(size)};
  } else {
    bytes += byte(mask_bit | 127U);
    for (unsigned shift = 64; shift != 0; shift -= 8) bytes += byte(size >> (shift - 8));
  }
  if (!masked) return bytes.append(payload);
  constexpr std::array<unsigned char, 4> kMask{0x12, 0x34, 0x56, 0x78};
  for (const unsigned char c : kMask) bytes += static_cast<char>(c);
  for (std::size_t i = 0; i < size; ++i)
    bytes += static_cast<char>(static_cast<unsigned char>(payload[i]) ^ kMask[i % 4]);
  return bytes;
}

bool Client::send(std::string_view text) { return wire_->write(frame(Text, text)); }

void Client::close() { wire_->write(frame(Close, std::string_view("\x03\xe8", 2))); }

std::optional<Client::Frame> Client::read_frame(Clock::time_point until) {
  std::string& bytes = wire_->read_;
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (!wire_->fill(2, until)) return std::nullopt;
  std::size_t size = at(1) & 0x7FU;
  std::size_t head = 2;
  if (size >= 126) {
    const std::size_t wide = size == 126 ? 2 : 8;
    if (!wire_->fill(head + wide, until)) return std::nullopt;
    size = 0;
    for (std::size_t i = 0; i < wide; ++i) size = size << 8U | at(head + i);
    head += wide;
  }
  if (!wire_->fill(head + size, until)) return std::nullopt;
  Frame frame{static_cast<Op>(at(0) & 0x0FU), (at(0) & 0x80U) != 0, bytes.substr(head, size)};
  bytes.erase(0, head + size);
  return frame;
}

void Client::handle_control(const Frame& frame) {
  if (frame.op == Pong) ++pongs_;
  if (frame.op == Ping) {
    ++pings_;
    if (answer_pings) wire_->write(Client::frame(Pong, frame.payload));
  }
  if (frame.op != Close) return;
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(frame.payload[i]); };
  code_ = frame.payload.size() < 2 ? 1005 : at(0) * 256 + at(1);
  if (frame.payload.size() > 2) reason_ = frame.payload.substr(2);
  wire_->write(Client::frame(Close, std::string_view(frame.payload).substr(0, 2)));
  wire_->ends();  // the server hangs up first, as the protocol has it
  wire_->shut();
}

std::optional<std::string> Client::receive(std::chrono::milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  std::string message;
  while (code_ == 0) {
    const auto frame = read_frame(until);
    if (!frame) {
      if (Clock::now() < until) code_ = 1006;
      return std::nullopt;
    }
    handle_control(*frame);
    if (frame->op >= Close) continue;
    message += frame->payload;
    if (frame->last) return message;
  }
  return std::nullopt;
}

int Client::close_code(std::chrono::milliseconds timeout) {
  const auto until = Clock::now() + timeout;
  while (code_ == 0 && Clock::now() < until)
    receive(std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()));
  return code_;
}

}  // namespace pithead::tests
