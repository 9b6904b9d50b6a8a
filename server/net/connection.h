// One HTTP connection: requests one after another, until it becomes a WebSocket or ends.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/listener_state.h"

namespace pithead::server {

// A chain of completion handlers, each of which keeps the connection alive. The links:
//   read_header -> read_body -> serve -> (the handler) -> write -> read_header ... or linger
class Connection final : public Peer, public std::enable_shared_from_this<Connection> {
 public:
  Connection(std::shared_ptr<ListenerState> shared, Socket socket, std::string peer);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() override;

  void start();
  void say_goodbye() override;
  void cut() override;

 private:
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  void read_header(std::chrono::milliseconds time);
  void on_header();
  void read_body();
  void serve();
  void ask_house(HttpRequest request);
  void upgrade(HttpRequest request);
  void enter(std::shared_ptr<Ticket> ticket, std::shared_ptr<void> user_data);
  void failed(error_code error);
  void refuse(HttpResponse response);
  void write(HttpResponse response);
  void on_written(error_code error);
  void linger();
  void drain();

  // The answer to the question asked last, once; to any other, nothing.
  bool answers(std::uint64_t question);
  HttpRequest plain_request() const;
  std::optional<HttpResponse> objection(const HttpRequest& request) const;
  std::optional<HttpResponse> objection_to_upgrade(const HttpRequest& request) const;
  void set_deadline(std::chrono::milliseconds time);
  void give_up();

  std::shared_ptr<ListenerState> shared_;
  Socket socket_;
  Timer deadline_;
  std::string peer_;
  std::unique_ptr<Ticket> ticket_;
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  HttpRequest request_;
  HttpResponse response_;
  std::string head_;
  std::uint64_t questions_ = 0;
  bool asking_ = false;
  bool waiting_ = false;  // for the header of a request
  bool keep_ = false;
  bool too_late_ = false;
};

}  // namespace pithead::server
