#include "tests/load/wire.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace pithead::load {
namespace {

constexpr std::size_t kKeptBytes = 64 * 1024;  // a wire that once heard more gives the rest back

sockaddr_in socket_address(std::uint32_t ip, std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(ip);
  address.sin_port = htons(port);
  return address;
}

const sockaddr* generic(const sockaddr_in& address) {
  return reinterpret_cast<const sockaddr*>(&address);  // as the sockets of C want it
}

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
  return number;
}

std::size_t content_length(std::string_view head) {
  constexpr std::string_view kName = "\r\nContent-Length: ";
  const std::size_t at = head.find(kName);
  std::size_t length = 0;
  if (at != std::string::npos)
    std::from_chars(head.data() + at + kName.size(), head.data() + head.size(), length);
  return length;
}

}  // namespace

std::optional<Address> read_url(const std::string& url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) return std::nullopt;
  const std::string place = url.substr(kScheme.size(), url.find('/', kScheme.size()) - kScheme.size());
  const std::size_t colon = place.find(':');
  const std::string port = colon == std::string::npos ? "80" : place.substr(colon + 1);
  addrinfo wanted{};
  wanted.ai_family = AF_INET;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(place.substr(0, colon).c_str(), port.c_str(), &wanted, &found) != 0) return std::nullopt;
  const auto* first = reinterpret_cast<const sockaddr_in*>(found->ai_addr);
  const Address address{.ip = ntohl(first->sin_addr.s_addr), .port = ntohs(first->sin_port)};
  freeaddrinfo(found);
  return address;
}

Wire::Wire(Wire&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      unsent_(std::move(other.unsent_)),
      heard_(std::move(other.heard_)),
      used_(other.used_),
      received_(other.received_) {}

bool Wire::connect(const Address& server, std::uint32_t from) {
  close();
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return false;
  const int on = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (from != 0) {
    // The port is chosen when the peer is known, so that sixty thousand are enough for everybody.
    setsockopt(socket_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
    const sockaddr_in own = socket_address(from, 0);
    if (bind(socket_, generic(own), sizeof own) != 0) return false;
  }
  const sockaddr_in peer = socket_address(server.ip, server.port);
  return ::connect(socket_, generic(peer), sizeof peer) == 0 || errno == EINPROGRESS;
}

void Wire::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
  unsent_.clear();
  heard_.clear();
  used_ = 0;
}

void Wire::send(std::string_view bytes) {
  unsent_ += bytes;
  flush();
}

// Errors are seen by whoever reads.
void Wire::flush() {
  if (unsent_.empty() || !open()) return;
  const ssize_t sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
  if (sent > 0) unsent_.erase(0, static_cast<std::size_t>(sent));
}

// Masked, as RFC 6455 asks of a client, with a mask that changes; it protects proxies, not us.
void Wire::say(std::string_view text, Frame::Op op) {
  static std::uint32_t mask = 0x9E3779B9U;
  mask = mask * 1664525U + 1013904223U;
  std::string frame;
  frame.reserve(text.size() + 8);
  frame += static_cast<char>(0x80U | op);
  const std::size_t size = text.size();  // never 64 KiB: the server would not take it
  frame += static_cast<char>(0x80U | (size < 126 ? size : 126));
  if (size >= 126) {
    frame += static_cast<char>(size >> 8U & 0xFFU);
    frame += static_cast<char>(size & 0xFFU);
  }
  std::array<char, 4> key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<char>(mask >> (8U * i) & 0xFFU);
  frame.append(key.data(), key.size());
  for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(text[i] ^ key[i % key.size()]);
  send(frame);
}

bool Wire::receive() {
  heard_.erase(0, used_);
  used_ = 0;
  if (heard_.empty() && heard_.capacity() > kKeptBytes) heard_.shrink_to_fit();
  static std::array<char, 256 * 1024> room{};
  while (open()) {
    const ssize_t read = recv(socket_, room.data(), room.size(), 0);
    if (read < 0) return errno == EAGAIN || errno == EINTR;
    if (read == 0) return false;
    heard_.append(room.data(), static_cast<std::size_t>(read));
    received_ += static_cast<std::uint64_t>(read);
    if (static_cast<std::size_t>(read) < room.size()) return true;
  }
  return false;
}

std::optional<HttpAnswer> Wire::next_answer() {
  const std::string_view left = std::string_view(heard_).substr(used_);
  const std::size_t end = left.find("\r\n\r\n");
  if (end == std::string::npos) return std::nullopt;
  HttpAnswer answer{.head = left.substr(0, end), .body = {}};
  const std::size_t length = content_length(answer.head);
  if (left.size() < end + 4 + length) return std::nullopt;
  answer.body = left.substr(end + 4, length);
  if (left.size() > 12) std::from_chars(left.data() + 9, left.data() + 12, answer.status);
  used_ += end + 4 + length;
  return answer;
}

std::optional<Frame> Wire::next_frame() {
  const std::string_view left = std::string_view(heard_).substr(used_);
  if (left.size() < 2) return std::nullopt;
  const auto first = static_cast<unsigned char>(left[0]);
  std::uint64_t size = static_cast<unsigned char>(left[1]) & 0x7FU;
  const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (left.size() < 2 + more) return std::nullopt;
  if (more > 0) size = big_endian(left.substr(2, more));
  if (left.size() < 2 + more + size) return std::nullopt;
  used_ += 2 + more + size;
  return Frame{.op = first & 0x0F, .last = (first & 0x80U) != 0, .payload = left.substr(2 + more, size)};
}

}  // namespace pithead::load
