// One HTTP connection: requests one after another, until it becomes a WebSocket or ends.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/listener_state.h"

namespace pithead::server {

// Notices a header that goes on in the next line. HTTP has given that up, and a proxy may read it otherwise
// than we do.
class HeaderBuffer : public boost::beast::flat_buffer {
  using Base = boost::beast::flat_buffer;

 public:
  using Base::Base;

  // Called by the parser with the whole header, and later with parts of the body.
  void consume(std::size_t count) {
    const std::string_view used(static_cast<const char*>(cdata().data()), std::min(count, size()));
    folded = folded || used.find("\r\n ") != used.npos || used.find("\r\n\t") != used.npos;
    Base::consume(count);
  }

  bool folded = false;  // in what was consumed since it was reset
};

// A chain of completion handlers, each of which keeps the connection alive. The links:
//   read_header -> read_body -> serve -> (handler) -> write -> read_header ... or linger
class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer_address);
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;
  ~HttpConnection() override;

  void start();
  void shut_down() override;
  void abort() override;

 private:
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  void read_header(std::chrono::milliseconds timeout);
  void on_header();
  void read_body();
  void serve();
  void dispatch(HttpRequest request);
  void upgrade(HttpRequest request);
  void open_session(std::shared_ptr<Slot> slot, std::shared_ptr<void> user_data);
  void on_read_error(error_code error);
  void refuse(HttpResponse response);
  void write(HttpResponse response);
  void on_written(error_code error);
  void linger();
  void drain();

  // True once for each request: for its first response, if that comes before the connection ends.
  bool accepts_response(std::uint64_t number);
  HttpRequest read_request() const;
  // The response to a request that is refused.
  std::optional<HttpResponse> check_request(const HttpRequest& request) const;
  std::optional<HttpResponse> check_upgrade(const HttpRequest& request) const;
  void set_deadline(std::chrono::milliseconds timeout);
  void on_timeout();

  std::shared_ptr<ListenerState> shared_;
  Socket socket_;
  Timer deadline_;
  std::string peer_address_;
  std::string address_;  // of whoever sent the request that is being served
  std::unique_ptr<Slot> slot_;
  HeaderBuffer buffer_;
  std::optional<Parser> parser_;
  HttpRequest request_;
  HttpResponse response_;
  std::string head_;
  std::uint64_t request_number_ = 0;
  bool awaiting_response_ = false;
  bool reading_header_ = false;
  bool keep_alive_ = false;
  bool timed_out_ = false;
};

}  // namespace pithead::server
