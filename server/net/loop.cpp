#include "server/net/loop.h"

#include <csignal>
#include <cstdlib>
#include <list>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

namespace pithead::server {

namespace asio = boost::asio;

struct Loop::Impl {
  asio::io_context context{1};
  asio::executor_work_guard<asio::io_context::executor_type> keep_running = asio::make_work_guard(context);
  std::list<asio::steady_timer> timers;
  asio::signal_set signals{context};
  Work on_stop;

  void tick(asio::steady_timer& timer, std::chrono::milliseconds pause, const Work& work) {
    timer.expires_after(pause);
    timer.async_wait([this, &timer, pause, work](const boost::system::error_code& error) {
      if (error) return;
      work();
      tick(timer, pause, work);
    });
  }

  void await_signal() {
    signals.async_wait([this](const boost::system::error_code& error, int /*signal*/) {
      if (error) return;
      if (!on_stop) std::_Exit(130);
      std::exchange(on_stop, nullptr)();
      await_signal();
    });
  }
};

Loop::Loop() : impl_(std::make_unique<Impl>()) {}
Loop::~Loop() = default;

void Loop::post(Work work) { asio::post(impl_->context, std::move(work)); }

void Loop::every(std::chrono::milliseconds pause, const Work& work) {
  impl_->tick(impl_->timers.emplace_back(impl_->context), pause, work);
}

void Loop::after(std::chrono::milliseconds pause, Work work) {
  auto timer = std::make_shared<asio::steady_timer>(impl_->context, pause);
  timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
    if (!error) work();
  });
}

void Loop::on_stop_signal(Work work) {
  impl_->on_stop = std::move(work);
  impl_->signals.add(SIGINT);
  impl_->signals.add(SIGTERM);
  impl_->await_signal();
}

void Loop::run() { impl_->context.run(); }

void Loop::stop() { impl_->context.stop(); }

asio::io_context& Loop::context() { return impl_->context; }

}  // namespace pithead::server
