// A blocking client for tests: HTTP, WebSocket, and the bare bytes below them. It shares no code with the
// server, so that a mistake in one is not answered by the same mistake in the other.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pithead::tests {

using Headers = std::vector<std::pair<std::string, std::string>>;

// How long a test waits before it gives up; one that passes never waits so long.
constexpr std::chrono::milliseconds kTimeout{10'000};

struct HttpAnswer {
  int status = 0;                              // 0: there was none
  std::map<std::string, std::string> headers;  // names in small letters
  std::string body;

  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
  }
};

// A TCP connection to this machine.
class Wire {
 public:
  // A small receive buffer makes a slow reader of it. `host` as numbers.
  explicit Wire(std::uint16_t port, int receive_buffer = 0, const std::string& host = "127.0.0.1");
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&& other) noexcept;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire();

  bool connected() const { return socket_ >= 0; }
  bool write(std::string_view bytes);
  // What has come, at least one byte; empty if the peer has closed or the time is over.
  std::string read_some(std::chrono::milliseconds timeout = kTimeout);
  // The next response; what comes behind it stays for the next call. Of a HEAD there is no body to wait for.
  HttpAnswer answer(std::chrono::milliseconds timeout = kTimeout, bool head = false);
  // Whether the peer closes in time; what it still sends is thrown away.
  bool ends(std::chrono::milliseconds timeout = kTimeout);
  void shut() noexcept;

 private:
  friend class Client;
  bool fill(std::size_t bytes, std::chrono::steady_clock::time_point until);

  int socket_ = -1;
  std::string read_;
};

// One request on a connection of its own.
HttpAnswer http(std::uint16_t port, const std::string& method, const std::string& path,
                const Headers& headers = {}, const std::string& body = "");
// The text of a request, for a Wire.
std::string request_text(const std::string& method, const std::string& path, const Headers& headers = {},
                         const std::string& body = "");

// A WebSocket.
class Client {
 public:
  // Look at connected(), or else at refusal().
  static Client connect(std::uint16_t port, const std::string& path = "/ws", const Headers& headers = {},
                        int receive_buffer = 0);

  bool connected() const { return handshake_.status == 101; }
  const HttpAnswer& refusal() const { return handshake_; }

  bool send(std::string_view text);
  // The next text message. Pings are answered on the way; a close frame too, after which there is nothing
  // more.
  std::optional<std::string> receive(std::chrono::milliseconds timeout = kTimeout);
  // Reads until the server closes; its code, 1006 if it went without one, 0 if it stays.
  int close_code(std::chrono::milliseconds timeout = kTimeout);
  const std::string& close_reason() const { return reason_; }
  void close();  // asks the server to close; close_code() sees it through

  // Frames as one likes them, for whoever wants to break the rules.
  enum Op : std::uint8_t { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };
  static std::string frame(Op op, std::string_view payload, bool last = true, bool masked = true);
  bool send_raw(std::string_view bytes) { return wire_->write(bytes); }
  int pings() const { return pings_; }
  int pongs() const { return pongs_; }
  bool answer_pings = true;
  Wire& wire() { return *wire_; }

 private:
  struct Frame {
    Op op = Text;
    bool last = true;
    std::string payload;
  };
  std::optional<Frame> read_frame(std::chrono::steady_clock::time_point until);
  void handle_control(const Frame& frame);

  std::unique_ptr<Wire> wire_;
  HttpAnswer handshake_;
  std::string reason_;
  int code_ = 0;
  int pings_ = 0;
  int pongs_ = 0;
};

}  // namespace pithead::tests
