#include "tests/server/net_house.h"

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

server::DoorSettings on_any_port() {
  server::DoorSettings settings;
  settings.port = 0;
  settings.limits.request_burst = 100'000;
  settings.limits.sockets_per_address = 10'000;
  return settings;
}

OpenHouse::OpenHouse(const server::DoorSettings& settings) : machine_(std::make_unique<Machine>()) {
  std::string error;
  door_ = server::Door::open(machine_->loop, settings, *this, error);
  EXPECT_TRUE(door_) << error;
  if (door_) port_ = door_->port();
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
  door_.reset();
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

server::DoorCounts OpenHouse::counts() {
  server::DoorCounts counts;
  on_loop([&] { counts = door_->counts(); });
  return counts;
}

bool OpenHouse::wait(const std::function<bool()>& condition, std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  return happened_.wait_for(lock, patience, condition);
}

bool OpenHouse::wait_for_entered(int visitors) {
  return wait([&] { return entered_count == visitors; });
}

bool OpenHouse::wait_for_gone(int visitors) {
  return wait([&] { return gone_count == visitors; });
}

void OpenHouse::broadcast(const std::string& text) {
  on_loop([&] {
    const auto shared = std::make_shared<const std::string>(text);
    for (const auto& visitor : inside) visitor->send(shared);
  });
}

void OpenHouse::shut() { door_->close(); }

bool OpenHouse::close(std::chrono::milliseconds patience) {
  on_loop([&] { shut(); });
  machine_->busy.reset();
  return machine_->finished.wait_for(patience) == std::future_status::ready;
}

// ---- what the door calls, on the loop ---------------------------------------------------------------

void OpenHouse::request(server::HttpRequest request, server::Respond respond) {
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

void OpenHouse::knock(server::HttpRequest request, Verdict verdict) {
  if (when_knocked) return when_knocked(std::move(request), std::move(verdict));
  verdict(std::nullopt, nullptr);
}

void OpenHouse::entered(const std::shared_ptr<server::Visitor>& visitor) {
  const std::scoped_lock lock(mutex_);
  inside.push_back(visitor);
  ++entered_count;
  happened_.notify_all();
}

void OpenHouse::said(const std::shared_ptr<server::Visitor>& visitor, std::string_view text) {
  {
    const std::scoped_lock lock(mutex_);
    heard.emplace_back(text);
    happened_.notify_all();
  }
  if (when_spoken_to) return when_spoken_to(visitor, text);
  visitor->send(std::make_shared<const std::string>("echo " + std::string(text)));
}

void OpenHouse::gone(const std::shared_ptr<server::Visitor>& visitor) {
  const std::scoped_lock lock(mutex_);
  EXPECT_EQ(std::erase(inside, visitor), 1U);  // nobody is gone twice
  ++gone_count;
  happened_.notify_all();
}

}  // namespace pithead::tests
