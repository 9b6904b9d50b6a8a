#include "tests/server/echo_server.h"

#include <algorithm>
#include <future>
#include <thread>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <gtest/gtest.h>

#include "games/core/json.h"

namespace pithead::tests {

struct EchoServer::Impl {
  boost::asio::io_context loop{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> busy{loop.get_executor()};
  std::promise<void> done;
  std::future<void> finished = done.get_future();
  std::thread thread;
};

server::ListenerSettings on_any_port() {
  server::ListenerSettings settings;
  settings.port = 0;
  settings.limits.request_burst = 100'000;
  settings.limits.sockets_per_address = 10'000;
  return settings;
}

EchoServer::EchoServer(const server::ListenerSettings& settings) : impl_(std::make_unique<Impl>()) {
  std::string error;
  listener_ = server::Listener::open(impl_->loop, settings, *this, error);
  EXPECT_TRUE(listener_) << error;
  if (listener_) port_ = listener_->port();
  impl_->thread = std::thread([impl = impl_.get()] {
    impl->loop.run();
    impl->done.set_value();
  });
}

EchoServer::~EchoServer() { destroy_listener(); }

void EchoServer::destroy_listener() {
  impl_->loop.stop();
  if (impl_->thread.joinable()) impl_->thread.join();
  request_hook = nullptr;  // a held answer may hold its connection
  upgrade_hook = nullptr;
  listener_.reset();
  sessions.clear();
}

void EchoServer::on_loop(const std::function<void()>& work) {
  std::promise<void> done;
  boost::asio::post(impl_->loop, [&] {
    const std::scoped_lock lock(mutex_);
    work();
    done.set_value();
  });
  done.get_future().wait();
}

server::ListenerCounts EchoServer::counts() {
  server::ListenerCounts counts;
  on_loop([&] { counts = listener_->counts(); });
  return counts;
}

bool EchoServer::wait(const std::function<bool()>& condition, std::chrono::milliseconds timeout) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, timeout, condition);
}

bool EchoServer::wait_for_open(int count) {
  return wait([&] { return opened_count == count; });
}

bool EchoServer::wait_for_closed(int count) {
  return wait([&] { return closed_count == count; });
}

void EchoServer::broadcast(const std::string& text) {
  on_loop([&] {
    const auto shared = std::make_shared<const std::string>(text);
    for (const auto& session : sessions) session->send(shared);
  });
}

void EchoServer::close_listener() { listener_->close(); }

bool EchoServer::close(std::chrono::milliseconds timeout) {
  on_loop([&] { close_listener(); });
  impl_->busy.reset();
  return impl_->finished.wait_for(timeout) == std::future_status::ready;
}

// ---- what the listener calls, on the loop -----------------------------------------------------------

void EchoServer::on_request(server::HttpRequest request, server::Respond respond) {
  {
    const std::scoped_lock lock(mutex_);
    paths.push_back(request.path);
    changed_.notify_all();
  }
  if (request_hook) return request_hook(std::move(request), std::move(respond));
  server::HttpResponse response;
  JsonWriter out(response.body);
  out.begin_object();
  out.field("method", request.method);
  out.field("path", request.path);
  out.key("query").begin_object();
  for (const auto& [name, value] : request.query) out.field(name, value);
  out.end_object();
  out.field("body", request.body);
  out.field("address", request.address);
  out.field("cookie", request.cookie("seat"));
  out.end_object();
  respond(std::move(response));
}

void EchoServer::on_upgrade(server::HttpRequest request, AnswerUpgrade answer) {
  if (upgrade_hook) return upgrade_hook(std::move(request), std::move(answer));
  answer(std::nullopt, nullptr);
}

void EchoServer::on_open(const std::shared_ptr<server::Session>& session) {
  const std::scoped_lock lock(mutex_);
  sessions.push_back(session);
  ++opened_count;
  changed_.notify_all();
}

void EchoServer::on_message(const std::shared_ptr<server::Session>& session, std::string_view text) {
  {
    const std::scoped_lock lock(mutex_);
    messages.emplace_back(text);
    changed_.notify_all();
  }
  if (message_hook) return message_hook(session, text);
  session->send(std::make_shared<const std::string>("echo " + std::string(text)));
}

void EchoServer::on_excess(const std::shared_ptr<server::Session>& session, std::string_view text) {
  session->send(std::make_shared<const std::string>("too fast: " + std::string(text)));
}

void EchoServer::on_refused(std::string_view error, std::string_view /*address*/) {
  const std::scoped_lock lock(mutex_);
  errors.emplace_back(error);
}

void EchoServer::on_close(const std::shared_ptr<server::Session>& session) {
  const std::scoped_lock lock(mutex_);
  EXPECT_EQ(std::erase(sessions, session), 1U);  // nobody is gone twice
  ++closed_count;
  changed_.notify_all();
}

}  // namespace pithead::tests
