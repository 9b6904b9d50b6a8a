#include "server/net/worker_pool.h"

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <thread>

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace pithead::server {
namespace {

using Work = WorkerPool::Work;

void do_it(const Work& work) { work(); }

// Keeps a thread busy until it is told to end. Must outlive the pool.
struct BusyWork {
  std::promise<void> begun;
  std::promise<void> end;

  void begin(WorkerPool& workers) {
    workers.submit([this] {
      begun.set_value();
      end.get_future().wait();
      return Work([] {});
    });
    begun.get_future().wait();
  }
};

TEST(WorkerPool, CountsWhatWaits) {
  std::promise<void> last;
  BusyWork busy;
  WorkerPool workers(1, do_it);
  busy.begin(workers);
  EXPECT_EQ(workers.threads(), 1);
  EXPECT_EQ(workers.waiting(), 0U);
  for (int i = 1; i <= 3; ++i) {
    workers.submit([] { return Work([] {}); });
    EXPECT_EQ(workers.waiting(), static_cast<std::size_t>(i));
  }
  workers.submit([&] { return Work([&] { last.set_value(); }); });
  busy.end.set_value();
  last.get_future().wait();
  EXPECT_EQ(workers.waiting(), 0U);
}

TEST(WorkerPool, UsesAllItsThreads) {
  BusyWork one;
  BusyWork two;
  WorkerPool workers(2, do_it);
  one.begin(workers);
  two.begin(workers);  // would wait for ever on a single thread
  one.end.set_value();
  two.end.set_value();
}

TEST(WorkerPool, DoesShortWorkWhileLongWorkGoesOn) {
  std::promise<void> done;
  BusyWork busy;
  WorkerPool workers(1, do_it);
  busy.begin(workers);
  workers.submit({.address = "here", .person = "one"}, Effort::Short,
                 [&] { return Work([&] { done.set_value(); }); });
  done.get_future().wait();  // would be for ever on a thread for everything
  busy.end.set_value();
}

TEST(WorkerPool, TellsHowManyComeBefore) {
  const Asker many{.address = "there", .person = "many"};
  const Asker one{.address = "here", .person = "one"};
  BusyWork busy;
  WorkerPool workers(1, do_it);
  busy.begin(workers);
  for (int i = 0; i < 9; ++i) workers.submit(many, Effort::Long, [] { return Work([] {}); });
  EXPECT_EQ(workers.crowd(many), 10U);
  EXPECT_EQ(workers.crowd(one), 1U);
  busy.end.set_value();
}

TEST(WorkerPool, DropsWhatHasNotBegunWhenItEnds) {
  std::atomic<int> done = 0;
  std::thread::id destroyed;
  std::shared_ptr<void> held(nullptr, [&](void*) { destroyed = std::this_thread::get_id(); });
  BusyWork busy;
  std::thread release;
  {
    WorkerPool workers(1, do_it);
    busy.begin(workers);
    for (int i = 0; i < 10; ++i) {
      workers.submit([&done, held] {
        ++done;
        return Work([] {});
      });
    }
    held.reset();
    release = std::thread([&busy] {
      std::this_thread::sleep_for(std::chrono::milliseconds(500));  // until the pool is being destroyed
      busy.end.set_value();
    });
  }
  release.join();
  EXPECT_EQ(done, 0);
  EXPECT_EQ(destroyed, std::this_thread::get_id());
}

int niceness_of(WorkerPool::Priority priority) {
  std::promise<int> niceness;
  WorkerPool workers(1, do_it, priority);
  workers.submit([&] {
    niceness.set_value(getpriority(PRIO_PROCESS, 0));
    return Work([] {});
  });
  return niceness.get_future().get();
}

TEST(WorkerPool, HasALowPriority) {
  EXPECT_GT(niceness_of(WorkerPool::Priority::Medium), 0);
  EXPECT_GE(niceness_of(WorkerPool::Priority::Low), 10);
  EXPECT_GT(niceness_of(WorkerPool::Priority::Lower), niceness_of(WorkerPool::Priority::Low));
}

}  // namespace
}  // namespace pithead::server
