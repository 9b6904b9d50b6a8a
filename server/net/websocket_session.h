// One WebSocket, from the handshake to the end.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/listener_state.h"

namespace pithead::server {

// Reads for as long as it lives; whatever ends it, ends the read, and only there it is closed. So the
// handler's on_close never comes from within a call of its own.
class WebSocketSession final : public Session,
                               public Connection,
                               public std::enable_shared_from_this<WebSocketSession> {
 public:
  using Handshake = boost::beast::http::request<boost::beast::http::string_body>;
  struct Slots {
    std::unique_ptr<Slot> connection;
    std::shared_ptr<Slot> session;
  };

  WebSocketSession(std::shared_ptr<ListenerState> shared, Socket socket, Slots slots);
  WebSocketSession(const WebSocketSession&) = delete;
  WebSocketSession& operator=(const WebSocketSession&) = delete;
  ~WebSocketSession() override;

  void accept(const Handshake& handshake);  // is done with it when it returns
  void send(std::shared_ptr<const std::string> text) override;
  void close(std::string_view why) override;
  void shut_down() override;
  void abort() override;

 private:
  // Without permessage-deflate: its windows would cost every session some 300 kB. A proxy may compress.
  using Stream = boost::beast::websocket::stream<Socket, false>;
  enum class CloseCode : std::uint16_t { Mistake = 1002, Unsupported = 1003, Policy = 1008, Restart = 1012 };

  void set_options();
  void on_accepted();
  void read();
  void on_message();
  void write();
  void on_written(error_code error);
  void close(CloseCode code, std::string_view why);
  void close_wrong();
  void send_close();
  void on_disconnected();

  std::shared_ptr<ListenerState> shared_;
  Stream stream_;
  Slots slots_;
  boost::beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> unsent_;  // the first of them is on its way
  std::size_t unsent_bytes_ = 0;
  TokenBucket messages_;
  TokenBucket flood_;
  std::unique_ptr<Timer> close_timer_;  // only of one that is closing
  boost::beast::websocket::close_reason reason_;
  bool open_ = false;
  bool closing_ = false;
};

}  // namespace pithead::server
