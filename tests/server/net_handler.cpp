#include "tests/server/net_handler.h"

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

struct OpenHouse::Machine {
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

OpenHouse::OpenHouse(const server::ListenerSettings& settings) : machine_(std::make_unique<Machine>()) {
  std::string error;
  listener_ = server::Listener::open(machine_->loop, settings, *this, error);
  EXPECT_TRUE(listener_) << error;
  if (listener_) port_ = listener_->port();
  machine_->thread = std::thread([machine = machine_.get()] {
    machine->loop.run();
    machine->done.set_value();
  });
}

OpenHouse::~OpenHouse() { stop_and_destroy_door(); }

void OpenHouse::stop_and_destroy_door() {
  machine_->loop.stop();
  if (machine_->thread.joinable()) machine_->thread.join();
  when_asked = nullptr;  // a held answer may hold its connection
  when_knocked = nullptr;
  listener_.reset();
  inside.clear();
}

void OpenHouse::on_loop(const std::function<void()>& work) {
  std::promise<void> done;
  boost::asio::post(machine_->loop, [&] {
    const std::scoped_lock lock(mutex_);
    work();
    done.set_value();
  });
  done.get_future().wait();
}

server::ListenerCounts OpenHouse::counts() {
  server::ListenerCounts counts;
  on_loop([&] { counts = listener_->counts(); });
  return counts;
}

bool OpenHouse::wait(const std::function<bool()>& condition, std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  return happened_.wait_for(lock, patience, condition);
}

bool OpenHouse::wait_for_entered(int sessions) {
  return wait([&] { return entered_count == sessions; });
}

bool OpenHouse::wait_for_gone(int sessions) {
  return wait([&] { return gone_count == sessions; });
}

void OpenHouse::broadcast(const std::string& text) {
  on_loop([&] {
    const auto shared = std::make_shared<const std::string>(text);
    for (const auto& session : inside) session->send(shared);
  });
}

void OpenHouse::shut() { listener_->close(); }

bool OpenHouse::close(std::chrono::milliseconds patience) {
  on_loop([&] { shut(); });
  machine_->busy.reset();
  return machine_->finished.wait_for(patience) == std::future_status::ready;
}

// ---- what the door calls, on the loop ---------------------------------------------------------------

void OpenHouse::on_request(server::HttpRequest request, server::Respond respond) {
  {
    const std::scoped_lock lock(mutex_);
    paths.push_back(request.path);
    happened_.notify_all();
  }
  if (when_asked) return when_asked(std::move(request), std::move(respond));
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

void OpenHouse::on_upgrade(server::HttpRequest request, AnswerUpgrade answer) {
  if (when_knocked) return when_knocked(std::move(request), std::move(answer));
  answer(std::nullopt, nullptr);
}

void OpenHouse::on_open(const std::shared_ptr<server::Session>& session) {
  const std::scoped_lock lock(mutex_);
  inside.push_back(session);
  ++entered_count;
  happened_.notify_all();
}

void OpenHouse::on_message(const std::shared_ptr<server::Session>& session, std::string_view text) {
  {
    const std::scoped_lock lock(mutex_);
    heard.emplace_back(text);
    happened_.notify_all();
  }
  if (when_spoken_to) return when_spoken_to(session, text);
  session->send(std::make_shared<const std::string>("echo " + std::string(text)));
}

void OpenHouse::on_close(const std::shared_ptr<server::Session>& session) {
  const std::scoped_lock lock(mutex_);
  EXPECT_EQ(std::erase(inside, session), 1U);  // nobody is gone twice
  ++gone_count;
  happened_.notify_all();
}

}  // namespace pithead::tests
