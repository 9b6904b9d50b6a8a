// A connection that never waits: HTTP first, a WebSocket later. Shares no code with the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pithead::load {

struct Address {
  std::uint32_t ip = 0;  // as the machine has its numbers
  std::uint16_t port = 0;
};

// "http://host:port"; nothing if it is none, or the host is not known.
std::optional<Address> read_url(const std::string& url);

struct HttpAnswer {
  int status = 0;
  std::string_view head;
  std::string_view body;
};

struct Frame {
  enum Op : std::uint8_t { Text = 1, Close = 8, Ping = 9, Pong = 10 };
  int op = Text;
  bool last = true;
  std::string_view payload;
};

class Wire {
 public:
  Wire() = default;
  Wire(Wire&& other) noexcept;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  Wire& operator=(Wire&&) = delete;
  ~Wire() { close(); }

  // Begins to connect, from the address `from` of this machine if that is not 0. False if it cannot.
  bool connect(const Address& server, std::uint32_t from);
  void close();
  int socket() const { return socket_; }
  bool open() const { return socket_ >= 0; }

  // What the kernel does not take at once goes out with flush(), when the socket can be written again.
  void send(std::string_view bytes);
  void say(std::string_view text, Frame::Op op = Frame::Text);
  void flush();
  bool stuffed() const { return !unsent_.empty(); }

  // Reads what has come; false when the peer has gone.
  bool receive();
  std::uint64_t received() const { return received_; }

  // The next whole answer or frame, until the next call of either or of receive().
  std::optional<HttpAnswer> next_answer();
  std::optional<Frame> next_frame();

 private:
  int socket_ = -1;
  std::string unsent_;
  std::string heard_;
  std::size_t used_ = 0;  // of what was heard
  std::uint64_t received_ = 0;
};

}  // namespace pithead::load
